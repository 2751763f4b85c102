"""Retelling: from the events of an action to tracks. The table has long changed; the picture follows.

A tale goes through the events one by one, each with the moment after it (`seen`), and adds tracks on a clock
of its own. What a track takes off or lays down it looks for when its time comes: a stake that is doubled and
lost in one tale has two pictures, one after the other.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QPointF

from casino_qt.art.blackjack_places import BOXES, SHOE_STEPS
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.events import (
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
    PaidAtOnce,
    SaidOf,
    ShoeShuffled,
    SlipDrawn,
    SlipOffered,
    Stood,
    Surrendered,
    ToPlay,
)
from casino_qt.rules.events import Event, Said
from casino_qt.scenes import timing
from casino_qt.scenes.audible import from_start
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.blackjack.collecting import LOOKED_AT, Collecting, sweep
from casino_qt.scenes.blackjack.dealing import Dealing
from casino_qt.scenes.blackjack.layout import Pose
from casino_qt.scenes.blackjack.snapshot import Snapshot, cleared, seen
from casino_qt.scenes.blackjack.still_life import StillLife, card_depth, card_key
from casino_qt.scenes.board import Board
from casino_qt.scenes.piece import FLYING, Piece
from casino_qt.scenes.rake import fly_chip
from casino_qt.scenes.rest import RestCard
from casino_qt.scenes.stage import Track, nothing

STAGGER = 130.0  # between two cards of the first deal
AFTER_FACE = 140.0  # a drawn card is read before anything is said about it
CROUPIER_DRAWS = 420.0  # between two cards of the croupier
SEEN_LOST = 420.0  # a lost hand lies there so long before it is removed
SETTLE = 190.0  # from hand to hand when the croupier pays and takes
KEPT = 620.0  # what was won lies there so long before it goes home
GUEST_THINKS = 520.0
SLIDE = 260.0
SHOE_FILLS = 700.0
LEAST: dict[str, float] = {  # how long a call stands at least before the next
    "carte_a": 320.0,
    "carte": 420.0,
    "reste": 420.0,
    "double": 520.0,
    "separe": 520.0,
    "abandon": 620.0,
    "creve": 520.0,
    "blackjack": 900.0,
    "egalite": 460.0,
    "la_banque_saute": 900.0,
    "assurance_offerte": 1000.0,
    "rien_ne_va_plus": 640.0,
}


class Tale(Dealing):
    """One retelling, from `before` to `after`; `home` is where in the tray money of the person goes."""

    def __init__(
        self,
        board: Board,
        still: StillLife,
        banner: Banner,
        before: Snapshot,
        after: Snapshot,
        home: Callable[[int], QPointF],
        collecting: Collecting,
    ) -> None:
        super().__init__(board, still, banner, before, home)
        self.before = before
        self.after = after
        self.collecting = collecting
        self.opens: float | None = None  # when something may be done again, ms from the beginning
        self._paying = False

    def tell(self, events: Sequence[Event]) -> None:
        """Add everything that was seen, in its order."""
        for event in events:
            before, self.now = self.now, seen(self.now, event, self.after)
            if isinstance(event, Said):
                self._said(event)
            elif isinstance(event, CardDealt):
                self._card(before, event)
            elif isinstance(event, ToPlay):
                self._to_play()
            elif isinstance(event, Stood):
                self._stood(event)
            elif isinstance(event, Doubled):
                self._laid(event.box, event.hand, event.added)
            elif isinstance(event, HandSplit):
                self._split(before, event)
            elif isinstance(event, Insured):
                self._insured(event)
            elif isinstance(event, HandSettled):
                self._settled(event)
            elif isinstance(event, HandOver):
                self._removed(event)
            elif isinstance(event, InsuranceSettled):
                self._insurance(event)
            elif isinstance(event, SlipDrawn):
                self._slip_drawn(event)
            elif isinstance(event, SlipOffered):
                self._slip_offered(before)
            elif isinstance(event, CutCardSeen):
                self._red_card()
            elif isinstance(event, CoupEnded):
                self._end()
            elif isinstance(event, ShoeShuffled):
                self._new_shoe(before)
        self.t = max(self.t, self.last_end())
        self.do(self._levels, self.opens)

    def _levels(self) -> None:
        tray = self.collecting.tray(self.after.discard)
        self._put([self.still.shoe(self.after.shoe), self.still.discard(tray)])

    # What is said.

    def _said(self, said: Said) -> None:
        if said.call == "faites_vos_jeux":
            self.t = max(self.t, self._next_call)
            self.opens = self.t
            self.do(lambda: self.banner.say(self.still.said(said)))
            return
        if said.call == "rien_ne_va_plus":
            self.clear_last_coup()
        if said.call not in ("carte", "double", "separe", "reste"):
            self._landed()
        about = self.now if said.call == "carte_a" or isinstance(said, SaidOf) else None
        self.call(self.still.said(said, about), LEAST.get(said.call, timing.CALL_MIN))
        if said.call == "rien_ne_va_plus":
            self.wait(timing.BEFORE_DEAL)
        elif said.call == "carte_a":
            self.opens = self.t
            number = self.now.to_play[0] if self.now.to_play else 0
            if number and self.now.boxes[number].holder != YOU:
                self.wait(GUEST_THINKS)
                self.opens = self.t

    # Cards.

    def clear_last_coup(self) -> None:
        """What the coup before came to is not shown any more."""
        self.now = cleared(self.now)
        for number in BOXES:
            self._box_as_now(number, 0.0)

    def _card(self, before: Snapshot, event: CardDealt) -> None:
        if event.slip:
            self._slip_found(event)
        elif event.box is None:
            self._croupiers(event)
        else:
            self._to_hand(before, event.box, event.hand)

    def _to_hand(self, before: Snapshot, number: int, index: int) -> None:
        """A card from the shoe to a hand, whose other cards make room."""
        hand = self.now.hand(number, index)
        first_deal = before.to_play is None and len(hand.cards) <= 2 and not hand.from_split
        if not first_deal and len(hand.cards) == 2 and hand.from_split:
            self._landed()
        card = self._new_card(number, index)
        self._make_room(number, index, skip=card)
        face = self._deal(card, partial(self._lay_box, number, self.now))
        if first_deal:
            self.t += STAGGER
        else:
            self.t = face + AFTER_FACE

    def _croupiers(self, event: CardDealt) -> None:
        """The croupier's card; the second and those after only when everybody has played."""
        count = len(self.now.croupier)
        if count > 1:
            self._landed()
            self._marks_as_now()
        card = self.board.card(self.still.croupier_card(count - 1, event.card, count))
        card.show(False)
        for index in range(count - 1):
            earlier = self.board.cards.get(f"croupier/{index}")
            if earlier is not None:
                self._move_card(earlier, self.layout.croupier_card(index, count))
        total = self.still.croupier_total(event.total, count)
        face = self._deal(card, partial(self._put, [total]))
        self.t = face + CROUPIER_DRAWS if count > 1 else self.t + STAGGER
        if count == 2:
            for number in self.now.boxes:
                self._box_as_now(number)

    # Decisions.

    def _to_play(self) -> None:
        self._landed()
        self._marks_as_now()
        if self.now.to_play is not None:
            for number in self.now.boxes:
                self._box_as_now(number)

    def _stood(self, event: Stood) -> None:
        self._box_as_now(event.box)
        self._marks_as_now()

    def _laid(self, number: int, index: int, added: Sequence[tuple[str, int]]) -> None:
        """Chips fly to the stakes on a hand; where they land the box looks as it then does."""
        box = self.now.boxes[number]
        count = len(box.hands)
        for seat, amount in added:
            place = box.bettors.index(seat)
            at = self.layout.behind(number, place) if place else self.layout.stake(number, index, count)
            self._fly(f"added/{number}/{index}/{place}", seat, amount, at, count if not place else 2, number)
        self.t += timing.CHIP_FLIGHT + timing.CHIP_SETTLE
        self._box_as_now(number)

    def _fly(self, key: str, seat: str, amount: int, at: QPointF, count: int, number: int) -> None:
        size = round(self.layout.stake_size(count))
        start = self.home(amount) if seat == YOU else self.layout.name_plate(number)
        for rest in self.still.pile(key, seat, amount, at, size)[:1]:
            chip = self.passing(rest)
            self.tracks += fly_chip(chip, start, at, self.t, partial(self._added, chip))

    def _added(self, chip: Piece) -> None:
        """A chip has come down beside the stake."""
        self.board.kit.ear.hear("chip_on_chips", chip.x)
        self.board.gone(chip)

    def _split(self, before: Snapshot, event: HandSplit) -> None:
        """A pair is drawn apart; the hands beyond it move up, and all take their new places."""
        number, old = event.box, len(before.boxes[event.box].hands)
        for index in range(old - 1, event.to - 1, -1):
            self._rename(number, index, index + 1)
        card = self.board.cards.pop(card_key(number, event.hand, 1))
        self._key(card, number, event.to, 0)
        names = [f"box/{number}/{kind}" for kind in ("total", "plate", "veil")]
        gone = [name for name in self.board.things if name.rpartition("/")[0] in names]
        self.do(lambda: self.board.drop(*gone))
        self.do(lambda: self.board.drop("active"))
        for index in range(old + 1):
            self._make_room(number, index)
        self.t += timing.CLOSE_UP
        self._laid(number, event.to, event.added)
        self._marks_as_now()

    def _insured(self, event: Insured) -> None:
        box = self.now.boxes[event.box]
        place = [seat for seat, _ in box.insurance].index(event.seat)
        at = self.layout.insurance(event.box, place, len(box.insurance))
        self._fly(f"insured/{event.box}/{place}", event.seat, event.stake, at, 2, event.box)
        self.t += timing.CHIP_FLIGHT + timing.CHIP_SETTLE
        self._box_as_now(event.box)

    # Hands that are over.

    def _removed(self, event: HandOver) -> None:
        """Bust, given up, or paid at once: money moves, cards go into the tray."""
        number, index = event.box, event.hand
        if isinstance(event, Busted):
            self.wait(SEEN_LOST)
        hand = self.now.hand(number, index)
        self._move_money(number, index, event.shares)
        if isinstance(event, PaidAtOnce | Surrendered):
            self.t = max(self.t, self.last_end() - timing.PAY / 2)
            self._send_home()
        self._gather([card_key(number, index, position) for position in range(len(hand.cards))])
        self._box_as_now(number)
        self._marks_as_now()
        self.t += SETTLE

    def _settled(self, event: HandSettled) -> None:
        """Paid, taken or let go, hand by hand."""
        if not self._paying:
            self._paying = True
            self._landed()
        self._move_money(event.box, event.hand, event.shares)
        self._box_as_now(event.box)
        self.t += SETTLE

    def _insurance(self, event: InsuranceSettled) -> None:
        """Insurances are paid two to one, or taken."""
        self._landed()
        for place, share in enumerate(event.shares):
            key = f"box/{event.box}/insurance/{place}"
            at = self.layout.insurance(event.box, place, len(event.shares))
            self._share(key, share, at, 2)
        self._box_as_now(event.box)
        self.t += SETTLE

    # A card drawn by mistake.

    def _slip_drawn(self, event: SlipDrawn) -> None:
        for number in self.now.boxes:
            self._box_as_now(number)
        self._marks_as_now()

    def _slip_offered(self, before: Snapshot) -> None:
        """The card lies by the croupier's; the rings show which box is asked."""
        number = self.now.asked[0] if self.now.asked else 4
        pose = self.layout.offer
        card = self.board.cards.get("slip")
        self._landed()
        if card is None and self.now.on_offer is not None:
            rest = RestCard("slip", self.now.on_offer.code, pose.at, card_depth(4, 5), pose.sheet)
            card = self.board.card(rest)
            card.show(False)
            self.t = self._deal(card, lambda: None) + AFTER_FACE
        self._marks_as_now()
        self.opens = self.t
        if number in self.now.boxes and self.now.boxes[number].holder != YOU:
            self.wait(GUEST_THINKS)
            self.opens = self.t

    def _slip_found(self, event: CardDealt) -> None:
        """The card on offer goes to the hand that wants it, or to the croupier."""
        card = self.board.cards.pop("slip")
        self._marks_as_now()
        if event.box is None:
            count = len(self.now.croupier)
            rest = self.still.croupier_card(count - 1, event.card, count)
            shown: Callable[[], None] = partial(self._put, [self.still.croupier_total(event.total, count)])
        else:
            hand = self.now.hand(event.box, event.hand)
            place = self._places(event.box)[event.hand]
            rest = self.still.hand_card(event.box, event.hand, len(hand.cards) - 1, hand, place)
            shown = partial(self._lay_box, event.box, self.now)
        here = self._poses.pop(card.key, None)
        card.key, card.z = rest.key, rest.z
        if here is not None:
            self._poses[card.key] = here
        self.board.cards[rest.key] = card
        if event.box is not None:
            self._make_room(event.box, event.hand, skip=card)
        self._move_card(card, Pose(rest.at, rest.sheet, rest.sideways))
        self.t += SLIDE
        self.do(shown)

    # The end of a coup, and of a shoe.

    def _red_card(self) -> None:
        """The red card comes out of the shoe and is laid beside it."""
        self._landed()
        at, start = QPointF(*self.layout.places.stop_card), self.layout.mouth
        rests = self.still.red_card(self.now)
        face = next(rest for rest in rests if rest.key == "stop")
        piece = Piece(self.board.kit, "stop card", "red card", face.look, start.x(), start.y(), FLYING)
        piece.show(False)
        self.board.pass_by(piece)

        def fly(p: float) -> None:
            x, y = timing.between(start.x(), at.x(), p), timing.between(start.y(), at.y(), p)
            piece.pose(x, y, timing.FLIGHT_HEIGHT * timing.arc(p) if p < 1 else 0.0)

        def lie() -> None:
            self.board.gone(piece)
            self.board.put(rests)

        still = Track(nothing, 0.0, delay=self.t, after=lie)
        self.tracks.append(
            Track(fly, timing.FLIGHT_BASE, timing.out_quad, self.t, piece.show, lie, still=still)
        )
        self.t += timing.FLIGHT_BASE

    def _end(self) -> None:
        """What was won goes home; the hands lie there to be looked at."""
        self._landed()
        if self._kept:
            self.wait(KEPT)
            self._send_home()
        self._landed()
        self.do(partial(self.collecting.hold, self.before.discard))
        for number in self.still.boxes(self.now):
            self._box_as_now(number)
        self._marks_as_now()

    def _new_shoe(self, before: Snapshot) -> None:
        """All cards leave the table; the tray is emptied and the shoe filled anew."""
        self._landed()
        cards = len(self.board.cards)
        self.wait(LOOKED_AT if cards else timing.CALL_MIN)
        self.do(self.collecting.sweep)
        self.t += sweep(cards)
        for number in self.still.boxes(before):
            self._box_as_now(number)
        self.do(lambda: self.board.drop("stop", "stop/shadow"))
        tray = before.discard or 1
        shown = [-1]

        def fill(p: float) -> None:
            step = round(p * SHOE_STEPS)
            if step != shown[0]:
                shown[0] = step
                self.board.put([self.still.shoe(step), self.still.discard(round(tray * (1 - p)))])

        def riffled() -> None:
            self.board.kit.ear.hear("riffle", self.layout.mouth.x())

        self.tracks.append(from_start(Track(fill, SHOE_FILLS, timing.in_out_sine, self.t), riffled))
        self.t += SHOE_FILLS
