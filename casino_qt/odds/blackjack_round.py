"""What one box gives and takes in a round, exactly, when it is played by a card and the shoe is full.

Every card is drawn from the six packs without replacement. Hands of the box are followed by composition: the
cards in them, not their order; against each the croupier's hand is taken from what is then left. What other
boxes draw changes nothing: cards that are not seen are as good as cards still in the shoe, and the card of
best play looks at nothing but the hand and the croupier's first card. For the same reason the value is that
of every round of a shoe, as long as the number of rounds does not hang on the cards.

**Splits** are exact too. The stakes add up, so each hand may be taken by itself; of the others only their
second cards matter, because these decide how many hands there are. That another second card is unlike the
pair is one less the case that it is like it, and so every case comes down to a hand played from a shoe that
lacks a few more cards of the pair (`blackjack_card.patterns` counts them).

**The one approximation**: with the option `original_only` what a croupier's blackjack takes depends on
whether all hands of a split are bust. This is followed exactly for two hands; a third and a fourth are taken
to go bust as often as the second did. Where two of three or four hands are bust there is, besides, a
croupier's blackjack in 0.75 of a million rounds: the value is wrong by less than that, in stakes. The rest is
exact but for the last digits of floating numbers, some 1e-13.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import cache
from typing import NamedTuple

from casino_qt.odds.blackjack_card import (
    FORCED_TO,
    SHOE,
    Card,
    Play,
    Row,
    best_play,
    hands_of_pair,
    patterns,
    surrenders,
)
from casino_qt.odds.blackjack_croupier import ACE, LIMIT, TEN, VALUES, best_total, croupier
from casino_qt.rules.blackjack.options import Rules

BLACKJACK_PAYS = 1.5
SURRENDER_COSTS = 0.5
_FOLLOWED = 2
"""So many hands of a split are followed card by card until they are all bust."""

# A composition is one number: five bits for the cards of each value.
_BITS = 5
_ONE = [1 << (_BITS * (value - 1)) for value in VALUES]
_CARDS = (1 << _BITS) - 1
_Chances = dict[int, float]


def _code(values: Sequence[int]) -> int:
    return sum(_ONE[value - 1] for value in values)


@cache
def _counts(code: int) -> tuple[int, ...]:
    return tuple(code >> (_BITS * place) & _CARDS for place in range(len(_ONE)))


@cache
def _pips(code: int) -> int:
    return sum(value * count for value, count in zip(VALUES, _counts(code), strict=True))


@cache
def _total(code: int) -> int:
    return best_total(_pips(code), bool(code & _CARDS))


class _Played(NamedTuple):
    """Hands as they are left, with the chance of each: `once` and `doubled` wait for the croupier."""

    once: _Chances
    doubled: _Chances
    bust: _Chances
    bust_doubled: float


class _Worth(NamedTuple):
    """Of some hands: result where the croupier has no blackjack, and what his blackjack takes."""

    result: float
    taken: float

    @property
    def value(self) -> float:
        return self.result - self.taken


def _add(chances: defaultdict[int, float], more: Mapping[int, float], times: float = 1.0) -> None:
    for hand, chance in more.items():
        chances[hand] += times * chance


class RoundAgainst:
    """One box against the first card `up`. `shoe`: cards of each value before anything is dealt.

    The shoe holds an `up`, and is not so small that it can run out.
    """

    def __init__(self, up: int, card: Card, rules: Rules, shoe: Sequence[int] = SHOE) -> None:
        self._up, self._card, self._rules = up, card, rules
        self._left = [count - (value == up) for value, count in zip(VALUES, shoe, strict=True)]
        self._croupier = croupier(up)
        self._takes_all = rules.dealer_blackjack == "takes_all"
        self._known: dict[int, tuple[list[float], float]] = {}
        self._draws: dict[int, bool] = {}

    def value(self) -> float:
        """The expectation of the round, in stakes, given the first card."""
        value, drawing = 0.0, _Chances()
        cards = sum(self._left)
        for first in VALUES:
            for second in range(first, len(_ONE) + 1):
                count = self._left[first - 1]
                other = self._left[second - 1] - (first == second)
                chance = count * other / (cards * (cards - 1)) * (1 if first == second else 2)
                if not chance:
                    continue
                hand = _code((first, second))
                if (first, second) == (ACE, TEN):
                    value += chance * BLACKJACK_PAYS * (1 - self._results(hand)[1])
                    continue
                play = self.opening(first, second)
                if play in (Play.HIT, Play.STAND):
                    drawing[hand] = chance  # all of them are played out together
                else:
                    value += chance * self.hand(first, second, play)
        return value + self._worth(self._play_out(drawing, 0), 0).value

    def hand(self, first: int, second: int, play: Play) -> float:
        """What these two cards are worth when `play` is done with them, and the card goes on."""
        hand = _code((first, second))
        if play is Play.SURRENDER:
            return -SURRENDER_COSTS
        if play is Play.SPLIT:
            return self.split(first)
        if play is Play.DOUBLE:
            return self._worth(self._one_card(hand, 0), 0).value
        if play is Play.STAND:
            return self._worth(_Played({hand: 1.0}, {}, {}, 0.0), 0).value
        drawn = dict(self._next(hand, 0))
        alive = {after: chance for after, chance in drawn.items() if _pips(after) <= LIMIT}
        bust = 1.0 - sum(alive.values())
        return self._worth(self._play_out(alive, 0), 0).value - bust

    def opening(self, first: int, second: int) -> Play:
        """What the card does with these two cards."""
        allowed = {Play.HIT, Play.DOUBLE}
        total = best_total(first + second, ACE in (first, second))
        if total > first + second or total >= FORCED_TO:
            allowed.add(Play.STAND)
        if first == second:
            allowed.add(Play.SPLIT)
        if ACE not in (first, second, self._up) and surrenders(self._rules, total):
            allowed.add(Play.SURRENDER)
        return self._card.play((first, second), self._up, allowed)

    # ── one hand ────────────────────────────────────────────────────────────────────────────────

    def _results(self, gone: int) -> tuple[list[float], float]:
        """The croupier's results when `gone` is missing from the shoe, and the chance of his blackjack."""
        if gone not in self._known:
            missing = _counts(gone)
            left = [count - less for count, less in zip(self._left, missing, strict=True)]
            self._known[gone] = self._croupier.results(left)
        return self._known[gone]

    def _is_drawn_to(self, hand: int) -> bool:
        """Whether the card draws to this hand when nothing else may be done."""
        if hand not in self._draws:
            total = _total(hand)
            kind = "hard" if total == _pips(hand) else "soft"
            allowed = {Play.HIT} if kind == "hard" and total < FORCED_TO else {Play.HIT, Play.STAND}
            self._draws[hand] = (
                total < LIMIT and self._card.cell(Row(kind, total), self._up).among(allowed) is Play.HIT
            )
        return self._draws[hand]

    def _next(self, hand: int, gone: int) -> list[tuple[int, float]]:
        """Every card that may come to `hand`, as the hand with it, and its chance."""
        missing = _counts(hand + gone)
        left = [count - less for count, less in zip(self._left, missing, strict=True)]
        cards = sum(left)
        return [(hand + one, count / cards) for one, count in zip(_ONE, left, strict=True) if count > 0]

    def _play_out(self, hands: Mapping[int, float], gone: int) -> _Played:
        """Hit and stand; `gone` is missing from the shoe besides the hand."""
        once: defaultdict[int, float] = defaultdict(float)
        bust: defaultdict[int, float] = defaultdict(float)
        # By cards in the hand: what two orders lead to is played on once.
        rounds: defaultdict[int, _Chances] = defaultdict(dict)
        for hand, chance in hands.items():
            rounds[sum(_counts(hand))][hand] = chance
        size = min(rounds, default=0)
        while size in rounds:
            longer = rounds[size + 1]
            for hand, chance in rounds.pop(size).items():
                if not self._is_drawn_to(hand):
                    once[hand] += chance
                    continue
                for after, next_chance in self._next(hand, gone):
                    if _pips(after) > LIMIT:
                        bust[after] += chance * next_chance
                    else:
                        longer[after] = longer.get(after, 0.0) + chance * next_chance
            if not longer:
                break
            size += 1
        return _Played(once, {}, bust, 0.0)

    def _one_card(self, hand: int, gone: int) -> _Played:
        """Doubled."""
        waiting, bust, lost = _Chances(), _Chances(), 0.0
        for after, chance in self._next(hand, gone):
            if _pips(after) > LIMIT:
                bust[after] = chance
                lost += chance
            else:
                waiting[after] = chance
        return _Played({}, waiting, bust, lost)

    def _worth(self, played: _Played, gone: int) -> _Worth:
        """What the hands come to, each by itself."""
        result = -sum(played.bust.values()) - played.bust_doubled
        taken = 0.0
        for stake, hands in ((1, played.once), (2, played.doubled)):
            lost = stake if self._takes_all else 1
            for hand, chance in hands.items():
                results, blackjack = self._results(hand + gone)
                result += stake * chance * results[max(0, _total(hand) - 16)]
                taken += lost * chance * blackjack
        return _Worth(result, taken)

    # ── splits ──────────────────────────────────────────────────────────────────────────────────

    def split(self, own: int) -> float:
        """The expectation of a pair of `own` that is split, in first stakes."""
        found = patterns(hands_of_pair(own))
        result = taken = 0.0
        named = 1.0  # the chance that so many named second cards are like
        cards = sum(self._left) - 2
        like = self._left[own - 1] - 2
        for more in range(max(*found.shared, *found.alike) + 1):
            # From a shoe that lacks the pair and `more` cards like it; one of the pair is in the hand.
            gone = _code([own] * (1 + more))
            if times := named * found.shared.get(more, 0):
                worth = self._worth(self._split_hands(own, gone), gone)
                result += times * worth.result
                taken += times * worth.taken
            # A hand left as a pair holds one of those cards itself.
            if times := named * found.alike.get(more, 0):
                gone = _code([own] * more)
                worth = self._worth(self._left_as_pair(own, gone), gone)
                result += times * worth.result
                taken += times * worth.taken
            named *= max(0, like - more) / (cards - more)
        if not self._takes_all:
            taken = self._taken_of_first_stake(own)
        return result - taken

    def _doubles_split(self, own: int, second: int) -> bool:
        if not self._rules.double_after_split:
            return False
        allowed = {Play.HIT, Play.DOUBLE}
        total = best_total(own + second, ACE in (own, second))
        if total > own + second or total >= FORCED_TO:
            allowed.add(Play.STAND)
        return self._card.play((own, second), self._up, allowed) is Play.DOUBLE

    def _split_hands(self, own: int, gone: int) -> _Played:
        """One hand of a split with every unlike second card, each with its chance among all second cards."""
        seconds = self._next(_code((own,)), gone)
        return self._split_from(
            {hand: chance for hand, chance in seconds if _pips(hand) != 2 * own}, own, gone
        )

    def _left_as_pair(self, own: int, gone: int) -> _Played:
        """A hand of a split that is a pair again and is not split again."""
        return self._split_from({_code((own, own)): 1.0}, own, gone)

    def _split_from(self, hands: Mapping[int, float], own: int, gone: int) -> _Played:
        """Hands of a split that have their second card, played to the end."""
        once: defaultdict[int, float] = defaultdict(float)
        doubled: defaultdict[int, float] = defaultdict(float)
        bust: defaultdict[int, float] = defaultdict(float)
        bust_doubled = 0.0
        drawing = _Chances()
        for hand, chance in hands.items():
            if own == ACE or _total(hand) == LIMIT:
                once[hand] += chance
            elif self._doubles_split(own, _pips(hand) - own):
                played = self._one_card(hand, gone)
                _add(doubled, played.doubled, chance)
                _add(bust, played.bust, chance)
                bust_doubled += chance * played.bust_doubled
            else:
                drawing[hand] = chance
        played = self._play_out(drawing, gone)
        _add(once, played.once)
        _add(bust, played.bust)
        return _Played(once, doubled, bust, bust_doubled)

    def _taken_of_first_stake(self, own: int) -> float:
        """What a croupier's blackjack takes of a split where it takes the first stake only."""
        if self._croupier.blackjack_with is None:
            return 0.0
        pair = _code((own, own))
        return self._results(pair)[1] - self._all_bust(own)

    def _all_bust(self, own: int) -> float:
        """The chance that all hands of a split are bust and the croupier has a blackjack.

        Hand after hand; the hands after the second are taken as the module says.
        """
        most = hands_of_pair(own)
        found = rate = 0.0
        cases = {(2, _code((own, own))): 1.0}  # by hands there are, and cards that are gone
        for bust in range(most + 1):
            still: defaultdict[tuple[int, int], float] = defaultdict(float)
            for (hands, gone), chance in cases.items():
                if bust in (hands, _FOLLOWED):
                    found += chance * rate ** (hands - bust) * self._results(gone)[1]
                    continue
                for case, then in self._bust_next(own, hands, gone).items():
                    still[case] += chance * then
            if cases:
                rate = sum(still.values()) / sum(cases.values())
            cases = still
        return found

    def _bust_next(self, own: int, hands: int, gone: int) -> dict[tuple[int, int], float]:
        """The cases in which the next hand of a split goes bust."""
        found: defaultdict[tuple[int, int], float] = defaultdict(float)
        most, chance = hands_of_pair(own), 1.0
        before = gone - _code((own,))
        while True:
            seconds = dict(self._next(_code((own,)), before))
            if hands < most:
                del seconds[_code((own, own))]
            played = self._split_from(seconds, own, before)
            for hand, then in played.bust.items():
                found[hands, before + hand] += chance * then
            if hands == most:
                return found
            missing = _counts(before + _code((own,)))
            left = [count - less for count, less in zip(self._left, missing, strict=True)]
            chance *= left[own - 1] / sum(left)
            before += _code((own,))
            hands += 1


@cache
def _value(dealer_blackjack: str, double_after_split: bool, surrender: str) -> float:
    rules = Rules.from_json(
        {
            "dealer_blackjack": dealer_blackjack,
            "double_after_split": double_after_split,
            "surrender": surrender,
        }
    )
    card = best_play(rules)
    return sum(SHOE[up - 1] * RoundAgainst(up, card, rules).value() for up in VALUES) / sum(SHOE)


def round_value(rules: Rules) -> float:
    """What a round played by the card brings, in stakes of one box, less the stake: below zero.

    Takes some seconds, and is kept. The croupier's slips, roundings and limits are left out.
    """
    return _value(rules.dealer_blackjack, rules.double_after_split, rules.surrender)
