"""What the blackjack table shows at one moment, as frozen values. Decides and reckons nothing.

A snapshot is read from the table, or made of the one before by an event (`seen`): a long tale needs every
moment between two states of the table. Both ways lead to the same values.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace

from casino_qt.art.blackjack_places import DISCARD_STEPS, SHOE_STEPS
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.box import Box
from casino_qt.rules.blackjack.events import (
    BetLaid,
    Busted,
    CardDealt,
    CoupEnded,
    CutCardSeen,
    Doubled,
    HandOver,
    HandSettled,
    HandSplit,
    InsuranceSettled,
    Insured,
    Result,
    Share,
    ShoeShuffled,
    SlipDrawn,
    SlipOffered,
    Stood,
    Surrendered,
    Taken,
    ToPlay,
)
from casino_qt.rules.blackjack.hand import Hand, Status
from casino_qt.rules.blackjack.records import BoxRecord, CoupRecord, HandRecord
from casino_qt.rules.blackjack.sight import BEHIND_RED, SHOE_SIZE, SeenTable
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.cards import Card
from casino_qt.rules.events import Event

Stakes = tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class HandSeen:
    """One hand: its cards in the order they fell, what they make, what each bettor has on it (centimes).

    `result` and `shares` are there when it is over; `away`: its cards have been removed; `stood`: it waits
    for the croupier (a blackjack always does).
    """

    cards: tuple[Card, ...] = ()
    total: int = 0
    soft: bool = False
    stakes: Stakes = ()
    doubled: bool = False
    blackjack: bool = False
    from_split: bool = False
    result: Result | None = None
    shares: tuple[Share, ...] = ()
    away: bool = False
    stood: bool = False

    @property
    def over(self) -> bool:
        """Whether its money has moved."""
        return self.result is not None

    def stake(self, seat: str) -> int:
        """What the seat has on it."""
        return dict(self.stakes).get(seat, 0)

    def share(self, seat: str) -> Share | None:
        """What became of the seat's stake."""
        return next((share for share in self.shares if share.seat == seat), None)


@dataclass(frozen=True)
class BoxSeen:
    """One box: who bets on it (the first holds it), first stakes, hands, insurances, what became of these."""

    bettors: tuple[str, ...] = ()
    bets: Stakes = ()
    hands: tuple[HandSeen, ...] = ()
    insurance: Stakes = ()
    insured: tuple[Share, ...] = ()

    @property
    def holder(self) -> str:
        """Who decides."""
        return self.bettors[0]

    def with_hand(self, index: int, hand: HandSeen) -> BoxSeen:
        """The box with another hand in place of hand `index`."""
        return replace(self, hands=(*self.hands[:index], hand, *self.hands[index + 1 :]))


@dataclass(frozen=True)
class Snapshot:
    """One moment of the table.

    `boxes` are those somebody bets on now. `croupier` are the croupier's cards of the coup being played.
    `over` are the boxes of the coup that ended last in this shoe: its cards are collected, its results shown.
    `shoe` and `discard` are how full they look; `red_out`: the red card has come out of the shoe. `insurable`
    is what the person may still insure, by box, in centimes; `seated` which guest sits before which box.
    """

    boxes: dict[int, BoxSeen]
    croupier: tuple[Card, ...] = ()
    croupier_total: int = 0
    dealt: bool = False
    to_play: tuple[int, int] | None = None
    asked: tuple[int, int] | None = None
    on_offer: Card | None = None
    over: dict[int, BoxSeen] = field(default_factory=dict)
    shoe: int = SHOE_STEPS
    discard: int = 0
    red_out: bool = False
    purse: int = 0
    insurable: dict[int, int] = field(default_factory=dict)
    seated: dict[int, str] = field(default_factory=dict)

    @property
    def past(self) -> bool:
        """Whether what a coup came to is still shown: until the person bets again."""
        yours = any(YOU in box.bettors for box in self.boxes.values())
        return bool(self.over) and not self.dealt and not yours

    def lying(self) -> dict[int, BoxSeen]:
        """The boxes with their hands: of the coup being played, or of the one that is over."""
        return self.over if self.past else self.boxes

    def hand(self, box: int, index: int) -> HandSeen:
        """A hand of the coup being played."""
        return self.boxes[box].hands[index]

    def yours(self, box: int) -> bool:
        """Whether the person bets on the box."""
        return box in self.boxes and YOU in self.boxes[box].bettors


def count(cards: tuple[Card, ...]) -> Hand:
    """The cards as a hand of the rules, to be asked what it makes."""
    hand = Hand()
    for card in cards:
        hand.take(card)
    return hand


# ---------------------------------------------------------------------- reading


def read(
    table: SeenTable,
    seated: Mapping[int, str] | None = None,
    insurable: Callable[[int], int] | None = None,
) -> Snapshot:
    """The table as it stands now, with who sits there and what the person's purse can still insure."""
    more = table.insurable if insurable is None else insurable
    last = table.last
    shown = last is not None and table.phase is Phase.BETTING and last.shoe == table.shoe_number
    return Snapshot(
        boxes={number: _box(box) for number, box in table.boxes.items()},
        croupier=tuple(table.dealer.cards),
        croupier_total=table.dealer.total,
        dealt=table.phase is not Phase.BETTING,
        to_play=table.to_play if table.asked is None else None,
        asked=table.asked,
        on_offer=table.on_offer,
        over=past_boxes(last) if last is not None and shown else {},
        shoe=shoe_level(table.shoe_fill),
        discard=discard_level(table.discards),
        red_out=table.shoe_fill <= BEHIND_RED / SHOE_SIZE,
        purse=table.purse(),
        insurable={number: most for number in table.boxes if (most := more(number))},
        seated=dict(seated or {}),
    )


def shoe_level(fill: float) -> int:
    """How full the shoe looks: a last card is seen."""
    return min(SHOE_STEPS, math.ceil(SHOE_STEPS * fill - 1e-9))


def discard_level(cards: int) -> int:
    """How full the tray looks with so many cards in it: the first is seen."""
    return min(DISCARD_STEPS, math.ceil(DISCARD_STEPS * cards / SHOE_SIZE))


def _box(box: Box) -> BoxSeen:
    return BoxSeen(
        tuple(box.bettors),
        tuple((seat, box.bets[seat]) for seat in box.bettors),
        tuple(_hand(hand, tuple(box.bettors)) for hand in box.hands),
        tuple((seat, box.insurance[seat]) for seat in box.bettors if seat in box.insurance),
    )


def _hand(hand: Hand, bettors: tuple[str, ...]) -> HandSeen:
    over = hand.status is Status.OVER
    return HandSeen(
        tuple(hand.cards),
        hand.total,
        hand.soft,
        tuple((seat, hand.stakes[seat]) for seat in bettors if seat in hand.stakes),
        hand.doubled,
        hand.blackjack,
        hand.from_split,
        hand.result,
        hand.shares,
        away=over,
        stood=hand.status is Status.STOOD and not hand.blackjack,
    )


def past_boxes(record: CoupRecord) -> dict[int, BoxSeen]:
    """The boxes of a coup that is over."""
    return {box.box: _past_box(box) for box in record.boxes}


def _past_box(box: BoxRecord) -> BoxSeen:
    bettors = tuple(dict.fromkeys([share.seat for hand in box.hands for share in hand.shares]))
    split = len(box.hands) > 1
    hands = tuple(_past_hand(hand, split) for hand in box.hands)
    return BoxSeen(bettors, hands=hands, insured=box.insurance)


def _past_hand(hand: HandRecord, split: bool) -> HandSeen:
    counted = count(hand.cards)
    return HandSeen(
        hand.cards,
        hand.total,
        counted.soft,
        doubled=hand.doubled,
        blackjack=counted.blackjack and not split,
        from_split=split,
        result=hand.result,
        shares=hand.shares,
        away=True,
    )


# ---------------------------------------------------------------------- seeing


def seen(now: Snapshot, event: Event, end: Snapshot) -> Snapshot:
    """The moment after `event`; what may be insured and who sits there, which no event tells, is as at `end`.

    How full shoe and tray look, and the purse, stay as they are: they are shown when all is told.
    """
    if isinstance(event, CardDealt):
        return _card(now, event)
    if isinstance(event, BetLaid):
        return _bet(now, event)
    if isinstance(event, Taken):
        return _taken(now, event)
    if isinstance(event, ToPlay):
        return replace(now, to_play=(event.box, event.hand), asked=None, insurable=end.insurable)
    if isinstance(event, Stood):
        return _stood(now, event)
    if isinstance(event, Doubled | HandSplit):
        return _added(now, event)
    if isinstance(event, Insured):
        return replace(_insured(now, event), insurable=end.insurable)
    if isinstance(event, HandOver):
        return _over(now, event)
    if isinstance(event, InsuranceSettled):
        box = replace(now.boxes[event.box], insurance=(), insured=event.shares)
        return _with(now, event.box, box)
    if isinstance(event, SlipDrawn):
        return replace(now, on_offer=event.card, to_play=None, insurable={})
    if isinstance(event, SlipOffered):
        return replace(now, asked=(event.box, event.hand))
    if isinstance(event, CutCardSeen):
        return replace(now, red_out=True)
    if isinstance(event, CoupEnded):
        return _ended(now, end)
    if isinstance(event, ShoeShuffled):
        return replace(cleared(now), red_out=False)
    return now


def _ended(now: Snapshot, end: Snapshot) -> Snapshot:
    """The coup is over, its cards are collected; bets are taken."""
    return Snapshot(
        {},
        over={number: _over_box(box) for number, box in now.boxes.items()},
        shoe=now.shoe,
        discard=now.discard,
        red_out=now.red_out,
        purse=now.purse,
        seated=end.seated,
    )


def _over_box(box: BoxSeen) -> BoxSeen:
    hands = tuple(replace(hand, stakes=(), stood=False, away=True) for hand in box.hands)
    return BoxSeen(box.bettors, hands=hands, insured=box.insured)


def _with(now: Snapshot, number: int, box: BoxSeen) -> Snapshot:
    return replace(now, boxes=now.boxes | {number: box})


def _bet(now: Snapshot, event: BetLaid) -> Snapshot:
    box = now.boxes.get(event.box, BoxSeen())
    bets = dict(box.bets)
    bets[event.seat] = bets.get(event.seat, 0) + event.stake
    after = replace(box, bettors=tuple(bets), bets=tuple(bets.items()))
    return replace(now, boxes=dict(sorted((now.boxes | {event.box: after}).items())))


def _taken(now: Snapshot, event: Taken) -> Snapshot:
    box = now.boxes[event.box]
    bets = {seat: stake for seat, stake in box.bets if seat != event.seat}
    if not bets:
        return replace(
            now, boxes={number: other for number, other in now.boxes.items() if number != event.box}
        )
    return _with(now, event.box, replace(box, bettors=tuple(bets), bets=tuple(bets.items())))


def cleared(now: Snapshot) -> Snapshot:
    """The moment when nothing is shown of the coup before any more."""
    return replace(now, over={})


def _card(now: Snapshot, event: CardDealt) -> Snapshot:
    now = now if now.dealt else cleared(now)
    if event.slip:
        now = replace(now, on_offer=None, asked=None)
    if event.box is None:
        cards = (*now.croupier, event.card)
        shown = replace(now, croupier=cards, croupier_total=event.total, dealt=True)
        return replace(shown, to_play=None, insurable={}) if len(cards) > 1 else shown
    box = now.boxes[event.box]
    if not box.hands:
        box = replace(box, hands=(HandSeen(stakes=box.bets),))
    hand = box.hands[event.hand]
    cards = (*hand.cards, event.card)
    blackjack = len(cards) == 2 and event.total == 21 and not hand.from_split
    after = replace(hand, cards=cards, total=event.total, soft=event.soft, blackjack=blackjack)
    return replace(_with(now, event.box, box.with_hand(event.hand, after)), dealt=True)


def _stood(now: Snapshot, event: Stood) -> Snapshot:
    box = now.boxes[event.box]
    hand = box.hands[event.hand]
    after = replace(hand, stood=not hand.blackjack)
    return replace(_with(now, event.box, box.with_hand(event.hand, after)), to_play=None)


def _added(now: Snapshot, event: Doubled | HandSplit) -> Snapshot:
    box = now.boxes[event.box]
    hand = box.hands[event.hand]
    if isinstance(event, Doubled):
        stakes = dict(hand.stakes)
        for seat, stake in event.added:
            stakes[seat] += stake
        doubled = replace(hand, stakes=tuple(stakes.items()), doubled=True)
        return _with(now, event.box, box.with_hand(event.hand, doubled))
    one, other = count(hand.cards[:1]), count((event.card,))
    first = replace(
        hand, cards=hand.cards[:1], total=one.total, soft=one.soft, from_split=True, blackjack=False
    )
    second = HandSeen((event.card,), other.total, other.soft, event.added, from_split=True)
    hands = (*box.hands[: event.hand], first, second, *box.hands[event.hand + 1 :])
    return _with(now, event.box, replace(box, hands=hands))


def _insured(now: Snapshot, event: Insured) -> Snapshot:
    box = now.boxes[event.box]
    laid: Mapping[str, int] = dict(box.insurance) | {event.seat: event.whole}
    insurance = tuple((seat, laid[seat]) for seat in box.bettors if seat in laid)
    return _with(now, event.box, replace(box, insurance=insurance))


def _over(now: Snapshot, event: HandOver) -> Snapshot:
    box = now.boxes[event.box]
    hand = box.hands[event.hand]
    gone = not isinstance(event, HandSettled)
    after = replace(hand, result=event.result, shares=event.shares, away=gone)
    now = _with(now, event.box, box.with_hand(event.hand, after))
    return replace(now, to_play=None) if isinstance(event, Busted | Surrendered) else now
