"""Rounds of тридцать одно side by side, one at each of many packs, after the house rules (section 3).

Cards leave each pack in the very order of the real table, so that the same cards bring the same result. Every
punter plays one policy, the banker another; purses are deep, and the bank does not pass.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.shoes import Places, Shoes, Values
from casino_qt.odds.trente_et_un.hands import VALUES, Policy, copies
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.hands import ACE_MORE, DEALT, LIMIT

Tokens = NDArray[np.int16]
Numbers = NDArray[np.intp]

_MOST_ELEVENS = 2  # three aces of eleven are over
_PIPS = LIMIT + 1
_OVER = _PIPS * (_MOST_ELEVENS + 1)
_CARDS = len(VALUES) + 1  # a column for each value of a card, and one for none


def _hand(pips: int, aces: int) -> int:
    """The number of a hand: its pips with every ace as one, and whether it has an ace, or more."""
    return _OVER if pips > LIMIT else min(aces, _MOST_ELEVENS) * _PIPS + pips


def _worth(hand: int) -> tuple[int, bool]:
    """The best total, and whether an ace counts eleven in it; 0 of what is over."""
    if hand == _OVER:
        return 0, False
    aces, pips = divmod(hand, _PIPS)
    elevens = min(aces, (LIMIT - pips) // ACE_MORE)
    return pips + ACE_MORE * elevens, elevens > 0


_NEXT = np.array(
    [
        [_hand(hand % _PIPS + card, hand // _PIPS + (card == 1)) for card in range(_CARDS)]
        for hand in range(_OVER + 1)
    ],
    np.intp,
)
_NEXT[_OVER] = _OVER
_TOTAL = np.array([_worth(hand)[0] for hand in range(_OVER + 1)], np.int16)
_ROW = _NEXT.ravel()


def _draws(policy: Policy) -> NDArray[np.bool_]:
    """Of each hand, whether it wants a card: none that is over or 31 does."""
    worths = [_worth(hand) for hand in range(_OVER + 1)]
    return np.array([0 < total < (policy.soft if soft else policy.hard) for total, soft in worths]) & (
        _TOTAL < LIMIT
    )


def packs_of(packs: int, lanes: int, chance: np.random.Generator) -> Shoes:
    """So many times the cards of a talia, side by side."""
    return Shoes(np.repeat(VALUES, copies(packs)).tolist(), lanes, chance)


class Table:
    """Plays rounds of `seats`, the last of them the banker's. `natural`: what a dealt 31 costs, in tokens."""

    def __init__(self, packs: Shoes, seats: int, punter: Policy, banker: Policy, natural: int) -> None:
        self._packs, self._seats, self._natural = packs, seats, natural
        self._draws = [_draws(punter)] * (seats - 1) + [_draws(banker)]
        self._every = np.arange(packs.lanes)
        self._from = np.zeros(packs.lanes, np.intp)
        self._ran_out = np.zeros(packs.lanes, np.bool_)

    def round(self) -> Tokens:
        """A round at every pack: tokens won and lost, a row for each seat."""
        self._from = self._packs.dealt()
        hands = self._dealt()
        net = np.zeros((self._seats, self._packs.lanes), np.int16)
        natural = np.array([_TOTAL[hand] == LIMIT for hand in hands])
        banks = natural[-1]
        net[:-1] = self._natural * (natural[:-1].astype(np.int16) - banks)
        still = ~natural[:-1] & ~banks
        for seat, hand in enumerate(hands[:-1]):
            self._play(seat, hand, np.flatnonzero(still[seat]))
            over = still[seat] & (_TOTAL[hand] == 0)
            net[seat, over] = -RESULT
            still[seat, over] = False
        self._play(self._seats - 1, hands[-1], np.flatnonzero(still.any(axis=0)))
        own = _TOTAL[hands[-1]]
        for seat, hand in enumerate(hands[:-1]):
            total = _TOTAL[hand]
            against = (total > own).astype(np.int16) - (total < own)
            net[seat] += RESULT * against * still[seat]
        net[-1] = -net[:-1].sum(axis=0, dtype=np.int16)
        return net

    def next_talia(self) -> None:
        """Packs that ran out or have too few cards for a round are laid aside, and full ones come."""
        few = (self._packs.left() < (DEALT + 1) * self._seats) | self._ran_out
        self._packs.renew(np.flatnonzero(few))
        self._ran_out[few] = False

    def next_packs(self) -> None:
        """The next round is dealt from full packs everywhere."""
        self._packs.renew()
        self._ran_out[:] = False

    def _dealt(self) -> list[Numbers]:
        hands = [np.zeros(self._packs.lanes, np.intp) for _ in range(self._seats)]
        for _ in range(DEALT):
            hands = [_with(hand, self._packs.draw(self._every)) for hand in hands]
        return hands

    def _play(self, seat: int, hand: Numbers, lanes: Places) -> None:
        """The seat draws as long as it wants and cards come; `hand` is changed."""
        draws = self._draws[seat]
        lanes = lanes[draws[hand[lanes]]]
        while lanes.size:
            lanes = self._with_cards(lanes)
            hand[lanes] = drawn = _with(hand[lanes], self._packs.draw(lanes))
            lanes = lanes[draws[drawn]]

    def _with_cards(self, lanes: Places) -> Places:
        """Those that have a card to come: where there is none, earlier rounds are shuffled first."""
        left = self._packs.left(lanes)
        if left.all():
            return lanes
        empty = lanes[left == 0]
        earlier = empty[self._from[empty] > 0]
        self._packs.again(earlier, self._from[earlier])
        self._from[earlier] = 0
        self._ran_out[earlier] = True
        return lanes[self._packs.left(lanes) > 0]


def _with(hand: Numbers, card: Values) -> Numbers:
    """The hands that these cards make of these."""
    more: Numbers = _ROW[hand * _CARDS + card]
    return more
