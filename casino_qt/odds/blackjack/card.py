"""The card of best play at blackjack: what to do with each hand against each first card of the croupier.

Rows are totals, soft totals and pairs, as on the cards sold outside any casino; a hand of three cards is
played as one of two with the same total. The values are those of two cards. These and the croupier's first
card are missing from the shoe; what comes after them is drawn as if the card before went back. That is quick,
within some thousandths of a stake of the truth, and leads to the same decisions: `tests/odds` tries the close
ones the other way in the exact calculation of `blackjack_round`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from math import comb
from typing import NamedTuple

from casino_qt.odds.blackjack.croupier import ACE, LIMIT, TEN, VALUES, best_total, croupier
from casino_qt.rules.blackjack.options import Rules

PACKS = 6
SHOE = (4 * PACKS,) * 9 + (16 * PACKS,)
"""Cards of each value, 1 … 10, in a full shoe."""
HANDS = 4
"""A pair may become so many."""
FORCED_TO = 12
"""Who has less, without an ace that counts 11, must draw."""
SURRENDERS_AT = 12


class Play(StrEnum):
    """What may be done with a hand; the words of table scripts."""

    STAND = "stand"
    HIT = "hit"
    DOUBLE = "double"
    SPLIT = "split"
    SURRENDER = "surrender"


class Row(NamedTuple):
    """A row of the card: `kind` is "hard", "soft" or "pair"; `number` the total, or one card's value."""

    kind: str
    number: int


_KINDS = ("hard", "soft", "pair")


def row_of(values: Sequence[int], *, pair: bool) -> Row:
    """The row of a hand of these card values; `pair`: two equal cards that may be split."""
    if pair and len(values) == 2 and values[0] == values[1]:
        return Row("pair", values[0])
    pips = sum(values)
    total = best_total(pips, ACE in values)
    return Row("hard" if total == pips else "soft", total)


@dataclass(frozen=True, slots=True)
class Cell:
    """What each play of a hand is worth, in stakes, the best first."""

    plays: tuple[tuple[Play, float], ...]

    @property
    def best(self) -> Play:
        """What to do when everything the house ever allows is allowed."""
        return self.plays[0][0]

    @property
    def value(self) -> float:
        """What that is worth on average, in stakes."""
        return self.plays[0][1]

    def among(self, allowed: Container[Play]) -> Play:
        """The best of what is allowed. Raises ValueError when nothing of the cell is."""
        for play, _ in self.plays:
            if play in allowed:
                return play
        raise ValueError("none of these can be done with this hand")


class Card:
    """Every cell, by row and the croupier's first card (1 … 10).

    `column` makes all cells against one first card; they are asked for when they are first needed.
    """

    def __init__(self, column: Callable[[int], Mapping[Row, Cell]]) -> None:
        self._column = column

    def rows(self) -> list[Row]:
        """Every row, hard totals first, then soft ones and pairs."""
        return list(self._column(ACE))

    def cell(self, row: Row, up: int) -> Cell:
        """One cell. Raises KeyError for a hand that is never decided, such as 21."""
        return self._column(up)[row]

    def play(self, values: Sequence[int], up: int, allowed: Container[Play]) -> Play:
        """What to do with a hand of these card values against `up`, among what is allowed.

        Raises ValueError or KeyError where the hand has nothing to decide.
        """
        return self.cell(row_of(values, pair=Play.SPLIT in allowed), up).among(allowed)

    def otherwise(self, row: Row, up: int, play: Play) -> Card:
        """The same card with `play` put first in one cell."""
        plays = tuple(sorted(self.cell(row, up).plays, key=lambda entry: entry[0] is not play))
        changed = {**self._column(up), row: Cell(plays)}
        return Card(lambda other: changed if other == up else self._column(other))


class Patterns(NamedTuple):
    """How the second cards of split hands fall, each hand's own card being the pair's.

    A card is "like" when it equals them. `shared[n]` is by how much the value of a hand with another second
    card counts, given that n named further cards are like; `alike[n]` the same for hands left as a pair
    because there are as many as may be. Alternating signs say of the other hands that theirs are unlike.
    """

    shared: Mapping[int, int]
    alike: Mapping[int, int]
    endings: tuple[tuple[int, int, int], ...]
    """(hands with an unlike second card, hands left as a pair, like cards among all second cards)."""


@cache
def patterns(most: int) -> Patterns:
    """All of them for a pair that may become `most` hands."""
    shared: defaultdict[int, int] = defaultdict(int)
    alike: defaultdict[int, int] = defaultdict(int)
    endings = []
    growing = [(2, 0, 0, 0)]  # hands, unlike, left as pairs, like
    while growing:
        hands, unlike, pairs, like = growing.pop()
        if unlike + pairs == hands:
            endings.append((unlike, pairs, like))
            for others in range(unlike):
                shared[like + others] += unlike * (-1) ** others * comb(unlike - 1, others)
            for others in range(unlike + 1 if pairs else 0):
                alike[like + others] += pairs * (-1) ** others * comb(unlike, others)
            continue
        growing.append((hands, unlike + 1, pairs, like))
        growing.append(
            (hands + 1, unlike, pairs, like + 1) if hands < most else (hands, unlike, pairs + 1, like + 1)
        )
    return Patterns(dict(shared), dict(alike), tuple(endings))


def hands_of_pair(value: int) -> int:
    """How many hands a pair of this value may become: split aces are not split again."""
    return 2 if value == ACE else HANDS


class _Fate(NamedTuple):
    """What a hand comes to: result where the croupier has no blackjack, stake that waits for him, bust."""

    result: float
    waiting: float
    bust: float


class _Hand:
    """Two cards against one first card; what comes after is drawn as if the card before went back."""

    def __init__(self, first: int, second: int, up: int, rules: Rules) -> None:
        left = list(SHOE)
        for value in (first, second, up):
            left[value - 1] -= 1
        cards = sum(left)
        self._rules, self._up, self._first, self._second = rules, up, first, second
        self._chance = {value: left[value - 1] / cards for value in VALUES}
        results, self._blackjack = croupier(up).results(left)
        self._results = {total: results[max(0, total - 16)] for total in range(2, LIMIT + 1)}
        self._drawn: dict[tuple[int, bool], float] = {}
        self._fates: dict[tuple[int, bool], _Fate] = {}

    def plays(self) -> dict[Play, float]:
        """What each play is worth; a split too, of two equal cards."""
        plays = self._plays(self._first + self._second, ACE in (self._first, self._second))
        if self._first == self._second:
            plays[Play.SPLIT] = self._split(self._first)
        return plays

    def _plays(self, pips: int, ace: bool) -> dict[Play, float]:
        total = best_total(pips, ace)
        plays = {Play.HIT: self._hit(pips, ace), Play.DOUBLE: self._double(pips, ace)}
        if total > pips or pips >= FORCED_TO:
            plays[Play.STAND] = self._stand(total)
        if total == pips and self._up != ACE and surrenders(self._rules, pips):
            plays[Play.SURRENDER] = -0.5
        return plays

    def _stand(self, total: int) -> float:
        return self._results[total] - self._blackjack

    def _hit(self, pips: int, ace: bool) -> float:
        """One card, and the best of standing and drawing after it."""
        if (pips, ace) not in self._drawn:
            value = 0.0
            for card, chance in self._chance.items():
                after, with_ace = pips + card, ace or card == ACE
                value += chance * (self._go_on(after, with_ace) if after <= LIMIT else -1.0)
            self._drawn[pips, ace] = value
        return self._drawn[pips, ace]

    def _go_on(self, pips: int, ace: bool) -> float:
        total = best_total(pips, ace)
        if total == LIMIT:
            return self._stand(total)
        hit = self._hit(pips, ace)
        return hit if total < FORCED_TO and total == pips else max(hit, self._stand(total))

    def _double(self, pips: int, ace: bool) -> float:
        fate = self._one_card(pips, ace)
        lost = fate.waiting if self._rules.dealer_blackjack == "takes_all" else fate.waiting / 2
        return fate.result - self._blackjack * lost

    def _one_card(self, pips: int, ace: bool) -> _Fate:
        """Doubled: two stakes on the hand with one more card."""
        result = bust = 0.0
        for card, chance in self._chance.items():
            after = pips + card
            if after > LIMIT:
                bust += chance
            else:
                result += 2 * chance * self._results[best_total(after, ace or card == ACE)]
        return _Fate(result - 2 * bust, 2 * (1 - bust), bust)

    def _played(self, pips: int, ace: bool) -> _Fate:
        """A hand that is hit and stood on as is best."""
        total = best_total(pips, ace)
        if total == LIMIT or (
            (total > pips or pips >= FORCED_TO) and self._stand(total) >= self._hit(pips, ace)
        ):
            return _Fate(self._results[total], 1.0, 0.0)
        if (pips, ace) not in self._fates:
            result = waiting = bust = 0.0
            for card, chance in self._chance.items():
                after = pips + card
                fate = self._played(after, ace or card == ACE) if after <= LIMIT else _Fate(-1.0, 0.0, 1.0)
                result += chance * fate.result
                waiting += chance * fate.waiting
                bust += chance * fate.bust
            self._fates[pips, ace] = _Fate(result, waiting, bust)
        return self._fates[pips, ace]

    def _split_hand(self, own: int, second: int) -> _Fate:
        """What one of the hands of a split comes to with its second card."""
        pips, ace = own + second, ACE in (own, second)
        if own == ACE or best_total(pips, ace) == LIMIT:
            return _Fate(self._results[best_total(pips, ace)], 1.0, 0.0)
        if self._rules.double_after_split:
            plays = self._plays(pips, ace)
            plays.pop(Play.SURRENDER, None)
            if max(plays, key=lambda play: plays[play]) is Play.DOUBLE:
                return self._one_card(pips, ace)
        return self._played(pips, ace)

    def _split(self, own: int) -> float:
        like = self._chance[own]
        pair = self._split_hand(own, own)
        result = waiting = bust = 0.0
        for second, chance in self._chance.items():
            if second != own:
                fate = self._split_hand(own, second)
                result += chance * fate.result
                waiting += chance * fate.waiting
                bust += chance * fate.bust
        found = patterns(hands_of_pair(own))
        value = lost = 0.0
        for others, times in found.shared.items():
            value += times * like**others * result
            lost += times * like**others * waiting
        for others, times in found.alike.items():
            value += times * like**others * pair.result
            lost += times * like**others * pair.waiting
        if self._rules.dealer_blackjack == "original_only":
            lost = 1.0 - sum(
                bust**unlike * pair.bust**pairs * like ** (alike - pairs) * like**pairs
                for unlike, pairs, alike in found.endings
            )
        return value - self._blackjack * lost


def surrenders(rules: Rules, total: int) -> bool:
    """Whether two cards without an ace that make `total` may be given up against anything but an ace."""
    if rules.surrender == "hard_12_or_more":
        return total >= SURRENDERS_AT
    return rules.surrender == "hard_12" and total == SURRENDERS_AT


def _sorted(plays: Mapping[Play, float]) -> Cell:
    return Cell(tuple(sorted(plays.items(), key=lambda entry: -entry[1])))


def _column(up: int, rules: Rules) -> dict[Row, Cell]:
    """All cells against one first card: hands of two cards, weighed by how often they are dealt."""
    worth: defaultdict[Row, dict[Play, float]] = defaultdict(dict)
    weights: defaultdict[Row, float] = defaultdict(float)
    pairs: dict[Row, Cell] = {}
    alone: dict[Row, Cell] = {}
    for first in VALUES:
        for second in range(first, TEN + 1):
            if (first, second) == (ACE, TEN):
                continue
            plays = _Hand(first, second, up, rules).plays()
            row = row_of((first, second), pair=False)
            if first == second:
                pairs[Row("pair", first)] = _sorted(plays)
                # The row of a pair that cannot be split, where no other two cards come to that total.
                del plays[Play.SPLIT]
                alone[row] = _sorted(plays)
                continue
            weight = SHOE[first - 1] * SHOE[second - 1]
            weights[row] += weight
            for play, value in plays.items():
                worth[row][play] = worth[row].get(play, 0.0) + weight * value
    totals = {
        row: _sorted({play: value / weights[row] for play, value in plays.items()})
        for row, plays in worth.items()
    }
    ruled = {**alone, **totals, **pairs}
    return {row: ruled[row] for row in sorted(ruled, key=lambda row: (_KINDS.index(row.kind), row.number))}


def of_weight(rules: Rules) -> Rules:
    """The same as far as they decide how to play: limits and the croupier's slips as they usually are."""
    return Rules(
        dealer_blackjack=rules.dealer_blackjack,
        double_after_split=rules.double_after_split,
        surrender=rules.surrender,
    )


@cache
def _card(rules: Rules) -> Card:
    return Card(cache(lambda up: _column(up, rules)))


def best_play(rules: Rules) -> Card:
    """The card for these house rules; limits and the croupier's slips do not change it. Kept once made.

    A column takes some hundredths of a second when it is first looked at.
    """
    return _card(of_weight(rules))
