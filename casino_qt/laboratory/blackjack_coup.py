"""Coups of blackjack side by side, one at each of many shoes, after the house rules (section 4).

Cards leave each shoe in the very order of the real table, so that the same cards bring the same result. The
boxes have the same stake and are played by the same plan; nobody bets behind, and no card is drawn by
mistake. Amounts are halves of a stake: nothing smaller passes at this table.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from casino_qt.laboratory.blackjack_hands import BLACKJACK, CARDS, HANDS, NEXT, TOTAL, TWO_CARDS
from casino_qt.laboratory.blackjack_plan import DEALT, DOUBLE, HIT, LAST, SPLIT, STAND, SURRENDER, Plan
from casino_qt.laboratory.shoes import Places, Shoes, Values
from casino_qt.odds.blackjack.croupier import ACE, LIMIT, STANDS, TEN
from casino_qt.rules.blackjack.box import MOST_HANDS

HALVES = 2
"""Halves in a stake: what results are counted in."""
BLACKJACK_WINS = 3
"""Halves: three for two."""
INSURANCE_PAYS = 2

_TOP = LIMIT + 1
"""A blackjack, where totals are compared."""
_NONE = -1
"""No hand lies there that waits for the croupier."""

Halves = NDArray[np.int16]
Numbers = NDArray[np.int16]


class Insurance(StrEnum):
    """What is laid against an ace: nothing, half of the first stake, or more with every double and split."""

    NEVER = "never"
    HALF = "half"
    RAISED = "raised"


class Coups(NamedTuple):
    """What coups came to, a row for each box, a column for each shoe."""

    net: Halves
    """Won, less lost."""
    laid: Halves
    """Put on the table: stakes, doubles, splits and insurance."""


@dataclass(slots=True)
class _Box:
    """One box of every shoe: what waits for the croupier, and what is settled already."""

    totals: NDArray[np.int8]
    """By place on the table; `_NONE` where no hand waits."""
    stakes: NDArray[np.int8]
    """On the same hands, in whole stakes."""
    net: Halves
    """Halves won and lost before the croupier plays."""
    laid: Halves
    insured: Halves
    """Halves of a stake."""
    split: Places
    """The shoes where the box was split."""

    @classmethod
    def new(cls, lanes: int) -> _Box:
        def nothing() -> Halves:
            return np.zeros(lanes, np.int16)

        totals = np.full((MOST_HANDS, lanes), _NONE, np.int8)
        stakes = np.ones((MOST_HANDS, lanes), np.int8)
        return cls(
            totals, stakes, nothing(), np.full(lanes, HALVES, np.int16), nothing(), np.empty(0, np.intp)
        )


class Table:
    """Plays coups at `shoes`, `boxes` of them occupied, by `plan`."""

    def __init__(
        self, plan: Plan, shoes: Shoes, boxes: int = 1, insurance: Insurance = Insurance.NEVER
    ) -> None:
        self._shoes, self._boxes, self._insurance = shoes, boxes, insurance
        self._takes_all = plan.rules.dealer_blackjack == "takes_all"
        self._two, self._draws = plan.two.ravel(), plan.draws.ravel()
        self._every = np.arange(shoes.lanes)

    def coup(self) -> Coups:
        """One coup at every shoe."""
        draw, every = self._shoes.draw, self._every
        first = [draw(every) for _ in range(self._boxes)]
        up = draw(every)
        hands = [_with(card.astype(np.int16), draw(every)) for card in first]
        return self.played(hands, up)

    def played(self, hands: list[Numbers], up: Values, opening: int | None = None) -> Coups:
        """The rest of a coup whose hands are dealt: their numbers, box by box, and the croupier's card.

        `opening`: what is done first with every hand, whatever the plan says: a place in `CODES`.
        """
        self._up = up
        boxes = [self._played(hand, opening) for hand in hands]
        dealer = self._croupier(boxes)
        return Coups(
            np.stack([self._settled(box, dealer) for box in boxes]), np.stack([box.laid for box in boxes])
        )

    # Boxes.

    def _played(self, hand: Numbers, opening: int | None) -> _Box:
        box = _Box.new(self._shoes.lanes)
        plays = self._two[_at(hand, self._up)]
        if opening is not None:
            plays = np.full_like(plays, opening)
        if self._insurance is not Insurance.NEVER:
            box.insured[self._up == ACE] = 1
        stands = plays == STAND
        box.totals[0] = np.where(stands, TOTAL[hand], _NONE)
        box.totals[0, hand == BLACKJACK] = _TOP
        for play, done in ((HIT, self._hit), (DOUBLE, self._double)):
            lanes = np.flatnonzero(plays == play)
            done(box, lanes, hand[lanes], 0, DEALT)
        box.net[plays == SURRENDER] = -1
        lanes = np.flatnonzero(plays == SPLIT)
        if lanes.size:
            self._split(box, lanes, hand[lanes])
        return box

    def _hit(self, box: _Box, lanes: Places, hand: Numbers, place: int | Places, pair: int | Places) -> None:
        """A card for each, and more as the plan says for hands of such a pair."""
        rows = np.broadcast_to(np.asarray(pair) * len(HANDS), lanes.shape)
        done = np.empty_like(hand)
        at, drawing = np.arange(len(lanes)), lanes
        while at.size:
            hand = _with(hand, self._shoes.draw(drawing))
            done[at] = hand
            on = np.flatnonzero(self._draws[_at(hand + rows, self._up[drawing])])
            at, drawing, hand, rows = at[on], drawing[on], hand[on], rows[on]
        self._finish(box, lanes, done, place, 1)

    def _double(
        self, box: _Box, lanes: Places, hand: Numbers, place: int | Places, _pair: int | Places
    ) -> None:
        self._add(box, lanes)
        self._finish(box, lanes, _with(hand, self._shoes.draw(lanes)), place, 2)

    def _finish(self, box: _Box, lanes: Places, hand: Numbers, place: int | Places, stake: int) -> None:
        """What is over 21 is lost at once, the rest waits."""
        total = TOTAL[hand]
        box.net[lanes] -= HALVES * stake * (total == 0)
        box.totals[place, lanes] = np.where(total == 0, _NONE, total)
        if stake > 1:
            box.stakes[place, lanes] = stake

    def _add(self, box: _Box, lanes: Places) -> None:
        """One stake more; the insurance is raised as far as the stakes that are not lost allow."""
        box.laid[lanes] += HALVES
        if self._insurance is Insurance.RAISED:
            live = (box.laid[lanes] + box.net[lanes]) // HALVES
            raised = box.insured[lanes] + (self._up[lanes] == ACE)
            box.insured[lanes] = np.maximum(box.insured[lanes], np.minimum(raised, live))

    def _split(self, box: _Box, lanes: Places, hand: Numbers) -> None:
        """From left to right: each hand gets its second card in its turn, and may be split again."""
        box.split = lanes
        own = _CARD_OF_PAIR[hand]
        hands = np.full(len(lanes), 2)
        waiting = np.ones(len(lanes), np.intp)  # behind the hand to play, of one card each
        place = np.zeros(len(lanes), np.intp)
        self._add(box, lanes)
        while lanes.size:
            hand = _with(own, self._shoes.draw(lanes))
            stage = np.where(hands < MOST_HANDS, own, own + LAST)
            plays = self._two[_at(stage * TWO_CARDS + hand, self._up[lanes])]
            again = plays == SPLIT
            if again.any():
                self._add(box, lanes[again])
                hands[again] += 1
                waiting[again] += 1
            stands = plays == STAND
            box.totals[place[stands], lanes[stands]] = TOTAL[hand[stands]]
            for play, done in ((HIT, self._hit), (DOUBLE, self._double)):
                these = np.flatnonzero(plays == play)
                if these.size:
                    done(box, lanes[these], hand[these], place[these], own[these])
            place[~again] += 1
            waiting[~again] -= 1
            on = waiting >= 0
            lanes, own, hands, waiting, place = lanes[on], own[on], hands[on], waiting[on], place[on]

    # The croupier.

    def _croupier(self, boxes: list[_Box]) -> NDArray[np.int8]:
        """His total; 0: over; `_TOP`: blackjack. He draws as far as anything depends on it."""
        up = self._up
        plays = np.zeros(self._shoes.lanes, np.bool_)
        shows = np.zeros(self._shoes.lanes, np.bool_)  # his second card, no more
        for box in boxes:
            plays |= (box.totals[0] > _NONE) & (box.totals[0] < _TOP)
            if box.split.size:
                plays[box.split] |= (box.totals[1:, box.split] > _NONE).any(axis=0)
            shows |= (box.totals[0] == _TOP) & ((up == ACE) | (up == TEN))
            shows |= box.insured > 0
        hand = up.astype(np.int16)
        lanes = np.flatnonzero(plays | shows)
        hand[lanes] = second = _with(hand[lanes], self._shoes.draw(lanes))
        lanes = lanes[plays[lanes] & (TOTAL[second] < STANDS)]
        while lanes.size:
            hand[lanes] = drawn = _with(hand[lanes], self._shoes.draw(lanes))
            total = TOTAL[drawn]
            lanes = lanes[(total < STANDS) & (total > 0)]
        totals: NDArray[np.int8] = TOTAL[hand]
        totals[hand == BLACKJACK] = _TOP
        return totals

    def _settled(self, box: _Box, dealer: NDArray[np.int8]) -> Halves:
        blackjack = dealer == _TOP
        net = box.net
        first = _results(box.totals[0], box.stakes[0], dealer)
        net += first
        if box.split.size:
            lanes = box.split
            for place in range(1, MOST_HANDS):
                net[lanes] += _results(box.totals[place, lanes], box.stakes[place, lanes], dealer[lanes])
        if not self._takes_all:
            self._give_back(box, np.flatnonzero(blackjack))
        net += np.where(blackjack, INSURANCE_PAYS, -1).astype(np.int16) * box.insured
        box.laid += box.insured
        return net

    def _give_back(self, box: _Box, lanes: Places) -> None:
        """What a croupier's blackjack has taken beyond the first stake."""
        totals = box.totals[:, lanes]
        lost = box.stakes[:, lanes] * ((totals > _NONE) & (totals < _TOP))
        box.net[lanes] += HALVES * np.maximum(lost.sum(axis=0, dtype=np.int16) - 1, 0)


_CARD_OF_PAIR = np.zeros(len(HANDS), np.intp)
for _value in range(ACE, TEN + 1):
    _CARD_OF_PAIR[NEXT[_value, _value]] = _value


def _at(hand: Numbers | Places, card: Values) -> Places:
    """The place of a hand and a card in a table that is laid out in one row."""
    place: Places = hand.astype(np.intp) * CARDS + card
    return place


_NEXT = NEXT.ravel()


def _with(hand: Numbers | Places, card: Values) -> Numbers:
    """The hands that these cards make of these."""
    hands: Numbers = _NEXT[_at(hand, card)]
    return hands


def _results(totals: NDArray[np.int8], stakes: NDArray[np.int8], dealer: NDArray[np.int8]) -> Halves:
    """What waiting hands win and lose against the croupier."""
    sign = (totals > dealer).astype(np.int8) - (totals < dealer)
    worth = np.where(totals == _TOP, BLACKJACK_WINS, HALVES * stakes)
    won: Halves = (sign * worth * (totals > _NONE)).astype(np.int16)
    return won
