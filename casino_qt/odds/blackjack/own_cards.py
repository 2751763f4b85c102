"""The best play of one hand by all the cards it holds, not by their total alone, exactly.

Every hand that can grow out of some first cards is looked at, from 21 down: what standing on it is worth,
what one card and no more, and what a card is worth when the best follows. The shoe lacks all that is known:
the croupier's card, the hand itself and whatever else is named.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple

import numpy as np

from casino_qt.odds.blackjack.card import FORCED_TO
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, VALUES
from casino_qt.odds.blackjack.hands import ONE
from casino_qt.odds.blackjack.shoes import BLACKJACK, Floats, Whole, shoes

Counts = tuple[int, ...]
"""Cards of each value, 1 … 10."""
BUST = -1.0
_ONE = np.array(ONE, dtype=np.int64)


class Taken(NamedTuple):
    """What a croupier's blackjack takes of a hand that waits, in first stakes: undoubled, and doubled."""

    once: float
    doubled: float


class _Hands(NamedTuple):
    """Hands that are not over 21, the shortest first; the place behind the last stands for going bust."""

    counts: Whole
    pips: Whole
    total: Whole
    after: Whole  # the place of each hand with one card more, by value
    place: Whole  # of each of all hands


def counted(cards: Sequence[int]) -> Counts:
    """How many there are of each value."""
    return tuple(map(cards.count, VALUES))


@cache
def _places() -> dict[Counts, int]:
    """Every hand, with its place among all."""

    def growing(place: int, pips: int) -> Iterator[Counts]:
        if place == len(VALUES):
            yield ()
            return
        for more in range((LIMIT - pips) // VALUES[place] + 1):
            for rest in growing(place + 1, pips + more * VALUES[place]):
                yield (more, *rest)

    return {hand: place for place, hand in enumerate(sorted(growing(0, 0), key=sum))}


@cache
def _all_hands() -> _Hands:
    places = _places()
    counts = np.array(list(places), dtype=np.int64)
    pips = (counts * np.array(VALUES)).sum(axis=1)
    soft = (counts[:, ACE - 1] > 0) & (pips <= LIMIT - 10)
    after = [
        [
            places.get((*hand[:value], hand[value] + 1, *hand[value + 1 :]), len(places))
            for value in range(len(VALUES))
        ]
        for hand in places
    ]
    return _Hands(counts, pips, pips + 10 * soft, np.array(after), np.arange(len(places) + 1))


@lru_cache(maxsize=256)
def _hands(start: Counts) -> _Hands:
    """Those that grow out of `start`; a card of each value may come any number of times."""
    every = _all_hands()
    at = np.flatnonzero((every.counts >= np.array(start)).all(axis=1))
    place = np.full(len(every.place), len(at))
    place[at] = np.arange(len(at))
    return _Hands(every.counts[at], every.pips[at], every.total[at], place[every.after[at]], place)


class OwnCards:
    """Every hand that grows out of `start`, against `up`, when `left` is what the shoe holds besides it.

    `left` may lack a value altogether, but not so much that the shoe runs out in the middle of a hand.
    """

    def __init__(self, up: int, left: Counts, start: Counts, taken: Taken) -> None:
        hands = _hands(start)
        self._place_of = hands.place
        there = np.array(left) - hands.counts + np.array(start)
        there = np.maximum(there, 0)
        chances = there / np.maximum(there.sum(axis=1, keepdims=True), 1)
        results = shoes(up).results(there)
        self._blackjack = blackjack = results[:, BLACKJACK]
        ended = results[np.arange(len(there)), np.maximum(hands.total - 16, 0)]
        self._stand = ended - taken.once * blackjack
        doubled = np.append(2 * ended - taken.doubled * blackjack, 2 * BUST)
        self._double = (chances * doubled[hands.after]).sum(axis=1)
        self._hit, self._draws = self._grown(hands, chances)
        self.drawn_to = frozenset((hands.counts[self._draws] * _ONE).sum(axis=1).tolist())
        """The hands for which a card is better than standing, or must be drawn, as `code` writes them."""

    def _grown(self, hands: _Hands, chances: Floats) -> tuple[Floats, Floats]:
        """What a card is worth, and whether it is the better choice; the longest hands first."""
        hit = np.empty(len(self._stand))
        best = np.append(np.empty(len(self._stand)), BUST)
        draws = np.zeros(len(self._stand), dtype=bool)
        forced = (hands.total == hands.pips) & (hands.pips < FORCED_TO)
        length = hands.counts.sum(axis=1)
        for cards in range(int(length.max(initial=0)), int(length.min(initial=0)) - 1, -1):
            at = slice(*np.searchsorted(length, (cards, cards + 1)))
            hit[at] = (chances[at] * best[hands.after[at]]).sum(axis=1)
            draws[at] = (hands.total[at] < LIMIT) & (forced[at] | (hit[at] > self._stand[at]))
            best[:-1][at] = np.where(draws[at], hit[at], self._stand[at])
        return hit, draws

    def _place(self, hand: Counts) -> int:
        return int(self._place_of[_places()[hand]])

    def stand(self, hand: Counts) -> float:
        """What standing is worth, in stakes; asked of any hand, allowed or not. So with the others."""
        return float(self._stand[self._place(hand)])

    def hit(self, hand: Counts) -> float:
        """A card, and the best of standing and drawing after it."""
        return float(self._hit[self._place(hand)])

    def double(self, hand: Counts) -> float:
        """Two stakes and one card."""
        return float(self._double[self._place(hand)])

    def played(self, hand: Counts) -> float:
        """The better of drawing and standing, where both are allowed."""
        return self.hit(hand) if self._draws[self._place(hand)] else self.stand(hand)

    def blackjack(self, hand: Counts) -> float:
        """The chance of the croupier's blackjack beside this hand."""
        return float(self._blackjack[self._place(hand)])


def all_trees() -> None:
    """Make what all hands against every first card need: what is left then takes some milliseconds."""
    _all_hands()
    for up in VALUES:
        shoes(up)


@lru_cache(maxsize=512)
def own_cards(up: int, left: Counts, start: Counts, taken: Taken) -> OwnCards:
    """The same, kept for a while."""
    return OwnCards(up, left, start, taken)
