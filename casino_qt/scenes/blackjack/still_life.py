"""The blackjack table at rest: from a snapshot to the list of everything that lies on it, and nothing else.

The scene brings its things to this list after every tale, so that a picture can never drift from the state.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QPointF

from casino_qt.art import lettering
from casino_qt.art.blackjack_places import CROUPIER_R
from casino_qt.croupier.speech import CallTexts
from casino_qt.money_text import francs
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.events import Result, SaidOf, Share
from casino_qt.rules.cards import Card
from casino_qt.rules.events import Said
from casino_qt.scenes.blackjack import words
from casino_qt.scenes.blackjack.layout import ASIDE, RING_AIR, HandPlace, Layout, Pose
from casino_qt.scenes.blackjack.snapshot import BoxSeen, HandSeen, Snapshot
from casino_qt.scenes.called import call_look
from casino_qt.scenes.rest import (
    CARDS,
    DISCS,
    GROUND,
    LIT,
    PILES,
    PRINT,
    TAGS,
    Rest,
    RestCard,
    seed_of,
)
from casino_qt.scenes.ring import ring_look
from casino_qt.scenes.wardrobe import Look, baked
from casino_qt.tables.chips import FRANC, break_up

SHEET = "blackjack"
TALLEST = 20  # pieces in one column
GUEST_TALLEST = 4
TOTAL_R, SMALL_TOTAL_R = 16.0, 13.0
OFFER_R = 18.0
TAG_WIDTH, TAG_LETTER = 17.0, 7.2  # about how wide a tag is: its padding, and one figure
RESULTS_APART = 21.0  # between the notes of hands one has bet behind
STEP_DOWN = 21.0  # every second tag of a row too narrow for its tags


class StillLife:
    """Lays out snapshots for one layout and one set of calls.

    `number` tells which of the guests (1 … 5) a seat is, `name` what he is called; `least` is the minimum of
    the table in centimes: the value of a guest's piece.
    """

    def __init__(
        self,
        layout: Layout,
        calls: CallTexts,
        number: Callable[[str], int],
        name: Callable[[str], str],
        least: int,
        scale: float = 1.0,
    ) -> None:
        self.layout = layout
        self.scale = scale  # logical pixels per su: small tables need larger letters
        self.calls = calls
        self.number = number
        self.name = name
        self.least = least

    # Everything.

    def everything(self, now: Snapshot) -> list[Rest]:
        """All things of `now` but cards, tray and call."""
        things = [self.ground(), self.shoe(now.shoe), self.discard(now.discard), *self.red_card(now)]
        things += self.croupier(now)
        for box in self.boxes(now):
            things += self.box(box, now)
        return [*things, *self.marks(now)]

    def boxes(self, now: Snapshot) -> list[int]:
        """The boxes where anything is to be seen."""
        return sorted({*now.boxes, *now.lying(), *now.seated})

    def cards(self, now: Snapshot) -> list[RestCard]:
        """All cards that lie open."""
        shown = now.croupier
        cards = [self.croupier_card(index, card, len(shown)) for index, card in enumerate(shown)]
        lying = now.lying()
        occupied = self.occupied(now)
        for number, box in lying.items():
            cards += self.box_cards(number, box, occupied)
        if now.on_offer is not None:
            cards.append(_rest_card("slip", now.on_offer, self.layout.offer, CARDS + 95))
        return cards

    @staticmethod
    def occupied(now: Snapshot) -> frozenset[int]:
        """The boxes that were dealt cards: they leave each other room."""
        return frozenset(number for number, box in now.lying().items() if box.hands)

    def box_cards(self, number: int, box: BoxSeen, occupied: Collection[int]) -> list[RestCard]:
        """The cards of all hands of a box."""
        places = self.layout.hands(number, max(1, len(box.hands)), occupied)
        return [
            self.hand_card(number, index, position, hand, place)
            for index, (hand, place) in enumerate(zip(box.hands, places, strict=False))
            if not hand.away
            for position in range(len(hand.cards))
        ]

    def hand_card(self, number: int, index: int, position: int, hand: HandSeen, place: HandPlace) -> RestCard:
        """Card `position` of a hand."""
        pose = place.card(position, len(hand.cards), hand.doubled)
        return _rest_card(
            card_key(number, index, position), hand.cards[position], pose, card_depth(index, position)
        )

    def croupier_card(self, index: int, card: Card, count: int) -> RestCard:
        return _rest_card(f"croupier/{index}", card, self.layout.croupier_card(index, count), CARDS + index)

    # Furniture.

    def ground(self) -> Rest:
        return Rest("ground", "ground", baked(SHEET, "background"), QPointF(0, 0), GROUND)

    def shoe(self, level: int) -> Rest:
        at = QPointF(*self.layout.places.shoe.centre)
        return Rest("shoe", "shoe", baked(SHEET, f"shoe/{level}"), at, PRINT)

    def discard(self, level: int) -> Rest:
        return Rest("discard", "discard", baked(SHEET, f"discard/{level}"), self.layout.discard, PRINT)

    def red_card(self, now: Snapshot) -> list[Rest]:
        """The red card beside the shoe, once it has come out."""
        if not now.red_out:
            return []
        at = QPointF(*self.layout.places.stop_card)
        return [
            Rest("stop card", "stop/shadow", baked(SHEET, "stop_card/shadow"), at, PRINT + 1),
            Rest("stop card", "stop", baked(SHEET, "stop_card"), at, PRINT + 2),
        ]

    # The croupier.

    def croupier(self, now: Snapshot) -> list[Rest]:
        """The croupier's total."""
        if not now.croupier:
            return []
        return [self.croupier_total(now.croupier_total, len(now.croupier))]

    def croupier_total(self, makes: int, count: int) -> Rest:
        look: Look = ("composed", "total", str(makes), CROUPIER_R, makes > 21)
        return Rest("total", "croupier/total", look, self.layout.croupier_total, DISCS)

    # The boxes.

    def box(self, number: int, now: Snapshot, airborne: int = 0) -> list[Rest]:
        """All that lies in one box but its cards; `airborne` centimes of the person's are in the air."""
        things: list[Rest] = []
        lying = now.lying().get(number)
        occupied = self.occupied(now)
        if lying is not None and lying.hands:
            places = self.layout.hands(number, len(lying.hands), occupied)
            for index, (hand, place) in enumerate(zip(lying.hands, places, strict=True)):
                things += self.hand(number, index, hand, place)
        bet = now.boxes.get(number)
        if bet is not None:
            things += self.stakes(number, bet, airborne)
            things += self.insurances(number, bet, occupied)
        things += self.names(number, now)
        if lying is not None:
            things += self.results(number, lying)
        if now.insurable.get(number):
            at = self.layout.insurance(number, 0, 1)
            look: Look = ("composed", "insurance_offer", OFFER_R)
            things.append(Rest("ghost", f"box/{number}/insure", look, at, PRINT + 5))
        return things

    def hand(self, number: int, index: int, hand: HandSeen, place: HandPlace) -> list[Rest]:
        """What marks a hand: its total, the plate of a blackjack, the dusk over one that has lost."""
        if hand.away or not hand.cards:
            return []
        key, count = f"box/{number}", len(hand.cards)
        things: list[Rest] = []
        if hand.result is Result.LOSE:
            box = place.box(count, hand.doubled)
            across = place.height if hand.doubled and count == 3 else 0.0
            veil: Look = ("composed", "veil", round(box.width(), 2), round(box.height(), 2), across)
            things.append(Rest("veil", f"{key}/veil/{index}", veil, box.center(), CARDS + 92 + index / 10))
        if hand.blackjack:
            plate: Look = ("composed", "plate", words.blackjack(), 14.0)
            things.append(Rest("plate", f"{key}/plate/{index}", plate, place.plate(count), DISCS + index))
            return things
        if count > 1 or hand.from_split:
            things.append(self.total(number, index, hand, place))
        return things

    def total(self, number: int, index: int, hand: HandSeen, place: HandPlace) -> Rest:
        """The disc at the corner of a hand."""
        radius = SMALL_TOTAL_R if place.crowded else TOTAL_R
        look: Look = ("composed", "total", words.total(hand), radius, hand.total > 21)
        at = place.disc(len(hand.cards), hand.doubled)
        return Rest("total", f"box/{number}/total/{index}", look, at, DISCS + index)

    # Money.

    def stakes(self, number: int, box: BoxSeen, airborne: int = 0) -> list[Rest]:
        """The holder's stake on every hand, and what those behind have on the box."""
        things: list[Rest] = []
        for place, seat in enumerate(box.bettors):
            flying = airborne if seat == YOU else 0
            if place:
                amount = self._live(box, seat) - flying
                things += self.behind(number, place, seat, amount)
                continue
            if not box.hands:
                things += self.stake(number, 0, 1, seat, dict(box.bets)[seat] - flying)
                continue
            row = [hand.stake(seat) if not hand.over else 0 for hand in box.hands]
            for index, amount in enumerate(row):
                shown = amount - (flying if index == len(row) - 1 else 0)
                things += self.stake(number, index, len(row), seat, shown, max(row))
        return things

    @staticmethod
    def _live(box: BoxSeen, seat: str) -> int:
        if not box.hands:
            return dict(box.bets).get(seat, 0)
        return sum(hand.stake(seat) for hand in box.hands if not hand.over)

    def stake(
        self, number: int, index: int, count: int, seat: str, amount: int, widest: int | None = None
    ) -> list[Rest]:
        """The holder's stake on one hand, with its tag."""
        if amount <= 0:
            return []
        at = self.layout.stake(number, index, count)
        key = stake_key(number, index)
        size = self.layout.stake_size(count)
        tag: Look = ("composed", "tag", francs(amount), "stake")
        return [
            *self.pile(key, seat, amount, at, round(size)),
            Rest("tag", f"{key}/tag", tag, self._tag_at(at, index, count, widest or amount), TAGS + index),
        ]

    def _tag_at(self, at: QPointF, index: int, count: int, widest: int) -> QPointF:
        """Under its pile; in a row too narrow for its tags every second one stands lower."""
        narrow = self._tag_width(francs(widest)) > ASIDE - 2
        lower = STEP_DOWN if count > 1 and index % 2 and narrow else 0.0
        return self.layout.tag(at) + QPointF(0, lower)

    def behind(self, number: int, place: int, seat: str, amount: int) -> list[Rest]:
        """What a bettor behind the holder has on the box; the person's with its tag."""
        if amount <= 0:
            return []
        at = self.layout.behind(number, place)
        key = f"box/{number}/behind/{place}"
        things = self.pile(key, seat, amount, at, round(self.layout.stake_size(2)))
        if seat == YOU:
            tag: Look = ("composed", "tag", francs(amount), "stake")
            where = self.layout.behind_tag(number, place, self._tag_width(francs(amount)))
            things.append(Rest("tag", f"{key}/tag", tag, where, TAGS + 5))
        return things

    def _tag_width(self, text: str) -> float:
        """About how wide a tag is: figures are nearly alike, and none is set under the smallest size."""
        letter = TAG_LETTER * max(1.0, lettering.SMALLEST / 13 / self.scale)
        return TAG_WIDTH + letter * len(text)

    def insurances(self, number: int, box: BoxSeen, occupied: Collection[int]) -> list[Rest]:
        """What is laid against the croupier's blackjack.

        The tag lies under its chips; where two rows of hands reach up to them, beside.
        """
        things: list[Rest] = []
        crowded = any(place.crowded for place in self.layout.hands(number, max(1, len(box.hands)), occupied))
        for place, (seat, amount) in enumerate(box.insurance):
            key = f"box/{number}/insurance/{place}"
            at = self.layout.insurance(number, place, len(box.insurance))
            things += self.pile(key, seat, amount, at, round(self.layout.stake_size(2)))
            if seat == YOU:
                tag: Look = ("composed", "tag", francs(amount), "stake")
                where = self.layout.tag(at, 19.0)
                if crowded:
                    wide = self._tag_width(francs(amount))
                    where = self.layout.insurance_tag_beside(at, place, len(box.insurance), wide)
                things.append(Rest("tag", f"{key}/tag", tag, where, TAGS))
        return things

    def pile(self, key: str, seat: str, amount: int, at: QPointF, size: int) -> list[Rest]:
        """Chips worth `amount` centimes: the person's by their value, a guest's in the guest's colour."""
        depth = PILES + at.y() / 1000
        if seat != YOU:
            pieces = (-self.number(seat),) * max(1, min(GUEST_TALLEST, amount // self.least))
            return [Rest("guest", key, ("pile", pieces, size, seed_of(key)), at, depth)]
        change = tuple(value // FRANC for value in break_up(amount).pieces) or (1,)
        columns = [change[start : start + TALLEST] for start in range(0, len(change), TALLEST)]
        return [
            Rest(
                "pile",
                key if not index else f"{key}/{index}",
                ("pile", column, size, seed_of(key)),
                at + QPointF(1.1 * size * index, 0),
                depth,
            )
            for index, column in enumerate(columns)
        ]

    # What became of it.

    def results(self, number: int, box: BoxSeen) -> list[Rest]:
        """What each hand and the insurance brought or cost the person: each may be asked about."""
        things: list[Rest] = []
        place = box.bettors.index(YOU) if YOU in box.bettors else 0
        for index, hand in enumerate(box.hands):
            share = hand.share(YOU)
            if share is not None:
                at = self.result_at(number, index, len(box.hands), place)
                things.append(self._result(f"box/{number}/result/{index}", share, at))
        share = next((share for share in box.insured if share.seat == YOU), None)
        if share is not None:
            at = self.layout.tag(self.layout.insurance(number, 0, 1), -9.0)
            things.append(self._result(f"box/{number}/result/insurance", share, at))
        return things

    def result_at(self, number: int, index: int, count: int, place: int) -> QPointF:
        """Where the note of a hand stands: where its stake stood, or behind the box."""
        if place:
            at = self.layout.behind(number, place)
            return at + QPointF(0, -10.0 - RESULTS_APART * index)
        at = self.layout.stake(number, index, count)
        return self._tag_at(at, index, count, 100_000 if count > 1 else 0)

    @staticmethod
    def _result(key: str, share: Share, at: QPointF) -> Rest:
        net = share.paid - share.stake
        kind = "won" if net > 0 else "lost" if net < 0 else "stake"
        return Rest(kind, key, ("composed", "tag", words.result(net), kind), at, TAGS + 6)

    # Who sits there.

    def names(self, number: int, now: Snapshot) -> list[Rest]:
        """The name of the guest who sits before a box, or who holds it, on the armrest."""
        seat = now.seated.get(number)
        held = now.boxes.get(number) or now.lying().get(number)
        if seat is None and held is not None and held.holder != YOU:
            seat = held.holder
        if seat is None:
            return []
        angle = round(self.layout.plate_angle(number), 2)
        look: Look = ("composed", "name_plate", self.name(seat), angle)
        return [Rest("name", f"box/{number}/name", look, self.layout.name_plate(number), PRINT + 4)]

    # Whose turn it is.

    def marks(self, now: Snapshot) -> list[Rest]:
        """The ring round the hand that decides, or round the card on offer, and round its box."""
        turn = now.asked or now.to_play
        if turn is None or turn[0] not in now.boxes:
            return []
        number, index = turn
        box = now.boxes[number]
        things: list[Rest] = []
        if index < len(box.hands):
            place = self.layout.hands(number, len(box.hands), self.occupied(now))[index]
            things.append(self.active("active", place, box.hands[index]))
        radius = 37.0 + 4.0
        circle: Look = ("composed", "lit_circle", radius)
        things.append(Rest("lit", "active/box", circle, QPointF(*self.layout.places.circle(number)), LIT))
        if now.asked is not None:
            outline = self.layout.offer_outline().boundingRect()
            ring = ring_look("active", outline.width(), outline.height())
            things.append(Rest("active", "asked", ring, outline.center(), DISCS - 1))
        return things

    @staticmethod
    def active(key: str, place: HandPlace, hand: HandSeen) -> Rest:
        """The ring round one hand."""
        box = place.outline(len(hand.cards), hand.doubled, RING_AIR).boundingRect()
        look = ring_look("active", box.width(), box.height())
        return Rest("active", key, look, box.center(), DISCS - 1)

    # The call.

    def call_at_rest(self, now: Snapshot) -> Callable[[], Look]:
        """What the banner shows when nothing moves: what is asked, or an invitation."""
        if now.on_offer is not None:
            return self.said(Said("carte_tiree_par_erreur"))
        if now.to_play is not None:
            box, index = now.to_play
            return self.said(Said("carte_a", (now.hand(box, index).total,)), now)
        return self.said(Said("faites_vos_jeux"))

    def said(self, said: Said, now: Snapshot | None = None) -> Callable[[], Look]:
        """The look of a call, made anew in the languages of the moment it is shown.

        `now`: of a call about one box, or about the hand that is asked.
        """
        return lambda: call_look(
            self.calls.call(said),
            self.calls.subtitle(said),
            self.layout.call_widest,
            said,
            "" if now is None else self._addressed(said, now),
        )

    def _addressed(self, said: Said, now: Snapshot) -> str:
        """The box a call is about, and which guest holds it: who does not see the cards has to be told."""
        if isinstance(said, SaidOf):
            number = said.box
        elif now.to_play is not None:
            number = now.to_play[0]
        else:
            return ""
        if number is None:
            return words.croupier(now.croupier, now.croupier_total)
        box = now.boxes[number]
        return words.box(number, box, 0, None if box.holder == YOU else self.name(box.holder), 0)


def card_key(box: int, hand: int, index: int) -> str:
    """The key of a card of a hand."""
    return f"{box}/{hand}/{index}"


def stake_key(box: int, hand: int) -> str:
    """The key of the holder's stake on a hand."""
    return f"box/{box}/stake/{hand}"


def card_depth(hand: int, index: int) -> float:
    """Later cards lie over earlier ones, lower hands over upper ones."""
    return CARDS + 20 * hand + min(index, 19)


def _rest_card(key: str, card: Card, pose: Pose, depth: float) -> RestCard:
    return RestCard(key, card.code, pose.at, depth, pose.sheet, True, pose.sideways)
