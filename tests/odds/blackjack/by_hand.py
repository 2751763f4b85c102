"""A round of blackjack card by card, in the order of the table; it shares nothing with `odds` but the card.

Every draw of every hand is followed from what is left in the shoe; only equal situations are met once. For
small shoes. `Best` decides one hand by itself, in a shoe of any size: it looks at everything that can follow.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, Protocol

from casino_qt.odds.blackjack.card import Play
from casino_qt.rules.blackjack.options import Rules

Cards = tuple[int, ...]
Left = tuple[int, ...]
Done = tuple[tuple[int, int], ...]  # total and stake of each hand that waits for the croupier


class Decides(Protocol):
    """Whoever plays: the card of best play, or one's own cards."""

    def play(self, values: Cards, up: int, allowed: set[Play], /) -> Play:
        """What is done with these cards."""


def total(cards: Cards) -> int:
    pips = sum(cards)
    return pips + 10 if 1 in cards and pips + 10 <= 21 else pips


def with_card(cards: Cards, card: int) -> Cards:
    return tuple(sorted((*cards, card)))


def draws(left: Left) -> list[tuple[int, float, Left]]:
    """Each card that can come, its chance, and what is left then."""
    cards = sum(left)
    return [
        (at + 1, count / cards, (*left[:at], count - 1, *left[at + 1 :]))
        for at, count in enumerate(left)
        if count
    ]


class Turn(NamedTuple):
    """The hand to play; `pair` is the card that was split, or 0; `to_come` hands of it wait."""

    cards: Cards
    pair: int
    hands: int
    to_come: int
    done: Done


class ByHand:
    """One box against `up`, played by `card`; a pair becomes up to so many `hands`."""

    def __init__(self, up: int, card: Decides, rules: Rules, hands: int = 4) -> None:
        self.up, self.card, self.rules, self.hands = up, card, rules, hands
        self.croupier = cache(self._croupier)
        self.play = cache(self._play)

    def value(self, shoe: Left) -> float:
        left = tuple(count - (at + 1 == self.up) for at, count in enumerate(shoe))
        value = 0.0
        for first, chance, rest in draws(left):
            for second, then, after in draws(rest):
                value += chance * then * self.dealt(after, with_card((first,), second))
        return value

    def dealt(self, left: Left, cards: Cards) -> float:
        if cards == (1, 10):
            return 1.5 * sum(chance for card, chance, _ in draws(left) if {card, self.up} != {1, 10})
        return self.play(left, Turn(cards, 0, 1, 0, ()))

    def allowed(self, turn: Turn) -> set[Play]:
        cards, found = turn.cards, {Play.HIT}
        if total(cards) >= 12:
            found.add(Play.STAND)
        if len(cards) > 2:
            return found
        if not turn.pair or self.rules.double_after_split:
            found.add(Play.DOUBLE)
        if cards[0] == cards[1] and turn.hands < self.hands:
            found.add(Play.SPLIT)
        if not turn.pair and 1 not in cards and self.up != 1:
            least = {"hard_12": (12,), "hard_12_or_more": range(12, 21), "none": ()}[self.rules.surrender]
            if sum(cards) in least:
                found.add(Play.SURRENDER)
        return found

    def _play(self, left: Left, turn: Turn) -> float:
        cards = turn.cards
        if len(cards) == 1:  # its turn has come: it gets its second card
            return sum(
                chance * self.play(after, turn._replace(cards=with_card(cards, card)))
                for card, chance, after in draws(left)
            )
        if total(cards) == 21 or turn.pair == 1:
            return self.wait(left, turn, 1)
        play = self.card.play(cards, self.up, self.allowed(turn))
        if play is Play.SURRENDER:
            return -0.5
        if play is Play.STAND:
            return self.wait(left, turn, 1)
        if play is Play.SPLIT:
            return self.play(left, Turn(cards[:1], cards[0], turn.hands + 1, turn.to_come + 1, turn.done))
        stake = 2 if play is Play.DOUBLE else 1
        value = 0.0
        for card, chance, after in draws(left):
            longer = turn._replace(cards=with_card(cards, card))
            if total(longer.cards) > 21:
                value += chance * (self.next(after, longer) - stake)
            elif play is Play.DOUBLE:
                value += chance * self.wait(after, longer, 2)
            else:
                value += chance * self.play(after, longer)
        return value

    def wait(self, left: Left, turn: Turn, stake: int) -> float:
        done = tuple(sorted((*turn.done, (total(turn.cards), stake))))
        return self.next(left, turn._replace(done=done))

    def next(self, left: Left, turn: Turn) -> float:
        if turn.to_come:
            return self.play(left, turn._replace(cards=(turn.pair,), to_come=turn.to_come - 1))
        return self.croupier(left, (self.up,), turn.done)

    def _croupier(self, left: Left, cards: Cards, done: Done) -> float:
        if not done:
            return 0.0
        mine = total(cards)
        if cards == (1, 10):
            return -float(
                sum(stake for _, stake in done) if self.rules.dealer_blackjack == "takes_all" else 1
            )
        if mine >= 17:
            won = sum(stake for theirs, stake in done if mine > 21 or theirs > mine)
            return float(won - sum(stake for theirs, stake in done if theirs < mine <= 21))
        return sum(
            chance * self.croupier(after, with_card(cards, card), done) for card, chance, after in draws(left)
        )


class Best:
    """One hand against `up` that always does what is best for the cards that are left."""

    def __init__(self, up: int, rules: Rules) -> None:
        self.croupier = ByHand(up, _Nobody(), rules).croupier
        self.up = up
        self.goes_on = cache(self._goes_on)

    def stand(self, left: Left, cards: Cards, stake: int = 1) -> float:
        return self.croupier(left, (self.up,), ((total(cards), stake),))

    def one_card(self, left: Left, cards: Cards, doubled: bool) -> float:
        value = 0.0
        for card, chance, after in draws(left):
            longer = with_card(cards, card)
            if total(longer) > 21:
                value -= chance * (2 if doubled else 1)
            elif doubled:
                value += chance * self.stand(after, longer, 2)
            else:
                value += chance * self.goes_on(after, longer)
        return value

    def _goes_on(self, left: Left, cards: Cards) -> float:
        stand = self.stand(left, cards)
        if total(cards) == 21:
            return stand
        hit = self.one_card(left, cards, doubled=False)
        return hit if total(cards) < 12 else max(hit, stand)


class _Nobody:
    def play(self, _values: Cards, _up: int, _allowed: set[Play], /) -> Play:
        raise AssertionError("a hand by itself is not played by anybody")
