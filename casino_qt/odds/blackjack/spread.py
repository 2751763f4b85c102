"""How often a round of blackjack that is played by the card brings what: for chances and deviation of a box.

Reckoned as `blackjack_against` does it, from a full shoe without replacement, for every box that is not
split. The hands of a split hang together: they share the shoe and the croupier. Here each is taken by
itself, all against one croupier's hand from the shoe that lacks the pair and his first card. One box in
forty is split; `tests/odds` holds the spread against ten million simulated rounds and against the exact
value of a round, from which its mean strays by less than a ten thousandth of the stake.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from functools import cache
from typing import NamedTuple

import numpy as np

from casino_qt.odds.blackjack.card import SHOE, Play, best_play, hands_of_pair, of_weight, patterns
from casino_qt.odds.blackjack.croupier import ACE, STANDS, TEN, VALUES
from casino_qt.odds.blackjack.hands import Chances, Played, code, counts, total
from casino_qt.odds.blackjack.round import RoundAgainst
from casino_qt.odds.blackjack.shoes import shoes
from casino_qt.rules.blackjack.options import Rules

Spread = dict[int, float]
"""The chance of each result, in halves of the first stake."""

BLACKJACK_BRINGS, SURRENDER_COSTS = 3, 1  # halves
_OVER, _BLACKJACK = 5, 6  # places in a list of ends
_ENDS = range(_BLACKJACK + 1)


def _sign(best: int, end: int) -> int:
    """What a waiting hand of this total wins or loses against an end of the croupier."""
    if end == _OVER:
        return 1
    if end == _BLACKJACK:
        return -1
    croupier = STANDS + end
    return (best > croupier) - (best < croupier)


def _both(one: Mapping[int, float], other: Mapping[int, float]) -> Spread:
    """What two independent results come to together."""
    found: defaultdict[int, float] = defaultdict(float)
    for first, chance in one.items():
        for second, then in other.items():
            found[first + second] += chance * then
    return found


def _added(one: Mapping[int, float], other: Mapping[int, float]) -> Spread:
    """The chances of either."""
    return {result: one.get(result, 0.0) + other.get(result, 0.0) for result in {**one, **other}}


class _Fates(NamedTuple):
    """What a hand of a split comes to: where it is bust, and where it waits for the croupier."""

    bust: Spread
    waits: Spread

    @property
    def every(self) -> Spread:
        """All its results."""
        return _added(self.bust, self.waits)


class SpreadAgainst(RoundAgainst):
    """One box that is played by the card, against the first card `up`: the chance of each result."""

    def spread(self) -> Spread:
        """All boxes that may be dealt."""
        found: defaultdict[int, float] = defaultdict(float)
        drawing = Chances()
        for first, second, chance in self.deals():
            hand = code((first, second))
            if (first, second) == (ACE, TEN):
                tied = self._ends_without([hand])[hand][_BLACKJACK]
                found[BLACKJACK_BRINGS] += chance * (1 - tied)
                found[0] += chance * tied
                continue
            play = self.opening(first, second)
            if play in (Play.HIT, Play.STAND):
                drawing[hand] = chance
            elif play is Play.SURRENDER:
                found[-SURRENDER_COSTS] += chance
            elif play is Play.DOUBLE:
                self._settle(self._one_card(hand, 0), chance, found)
            else:
                for result, then in self._split_spread(first).items():
                    found[result] += chance * then
        self._settle(self._play_out(drawing, 0), 1.0, found)
        return found

    def _ends_without(self, hands: Iterable[int]) -> dict[int, list[float]]:
        """How the croupier ends beside each of these hands."""
        listed = list(hands)
        left = np.array(self._left) - np.array([counts(hand) for hand in listed])
        return dict(zip(listed, shoes(self._up).ends(left).tolist(), strict=True))

    def _settle(self, played: Played, times: float, found: defaultdict[int, float]) -> None:
        """Hands that are the only one of their box."""
        found[-2] += times * (sum(played.bust.values()) - played.bust_doubled)
        found[-4] += times * played.bust_doubled
        for stake, hands in ((1, played.once), (2, played.doubled)):
            if not hands:
                continue
            for hand, ends in self._ends_without(hands).items():
                for end in _ENDS:
                    lost = 1 if end == _BLACKJACK and not self._takes_all else stake
                    sign = _sign(total(hand), end)
                    found[2 * sign * (lost if sign < 0 else stake)] += times * hands[hand] * ends[end]

    def _split_spread(self, own: int) -> Spread:
        """A box that is split, its hands one by one, against each end of the croupier."""
        like = (self._left[own - 1] - 2) / (sum(self._left) - 2)
        gone = code((own,))
        unlike = self._split_hands(own, gone)
        pair = self._split_from({code((own, own)): 1.0}, own, 0)
        ends = self._ends_without([code((own, own))])[code((own, own))]
        found: defaultdict[int, float] = defaultdict(float)
        for end in _ENDS:
            takes_first = end == _BLACKJACK and not self._takes_all
            one, other = (self._against_end(hands, end, takes_first) for hands in (unlike, pair))
            for hands, pairs, alike in patterns(hands_of_pair(own)).endings:
                box = self._box([one] * hands + [other] * pairs, takes_first)
                for result, chance in box.items():
                    found[result] += ends[end] * like**alike * chance
        return found

    def _box(self, hands: list[_Fates], takes_first: bool) -> Spread:
        """Several hands together; `takes_first`: of those that wait one stake is taken, the first."""
        bust: Spread = {0: 1.0}
        waits: Spread = {}  # at least one of them
        for one in hands:
            waits = _added(_both(waits, one.every), _both(bust, one.waits))
            bust = _both(bust, one.bust)
        if takes_first:
            waits = {result - 2: chance for result, chance in waits.items()}
        return _added(bust, waits)

    def _against_end(self, played: Played, end: int, takes_first: bool) -> _Fates:
        """One hand of a split against an end."""
        bust: Spread = {-2: sum(played.bust.values()) - played.bust_doubled}
        if played.bust_doubled:
            bust[-4] = played.bust_doubled
        waits: defaultdict[int, float] = defaultdict(float)
        for stake, hands in ((1, played.once), (2, played.doubled)):
            for hand, chance in hands.items():
                sign = 0 if takes_first else _sign(total(hand), end)
                waits[2 * sign * stake] += chance
        return _Fates(bust, waits)


@cache
def _spread(rules: Rules) -> Spread:
    card = best_play(rules)
    found: defaultdict[int, float] = defaultdict(float)
    for up in VALUES:
        for result, chance in SpreadAgainst(up, card, rules).spread().items():
            found[result] += SHOE[up - 1] / sum(SHOE) * chance
    return dict(sorted(found.items()))


def round_spread(rules: Rules) -> dict[Fraction, float]:
    """How often a round brings what, in stakes of one box, less the stake. Kept once made, in a second."""
    spread = _spread(of_weight(rules))
    return {Fraction(halves, 2): chance for halves, chance in spread.items()}
