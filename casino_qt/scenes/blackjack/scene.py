"""The blackjack table on the screen: listens to the controller, shows, hands on what is wished."""

from __future__ import annotations

from collections import deque
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, Signal

from casino_qt.art.bake.spec import Spec
from casino_qt.art.blackjack_places import BOXES, CARD_HEIGHTS
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.rules.blackjack.events import BetLaid, BoxChangedHolder, Taken
from casino_qt.rules.events import Event, Said
from casino_qt.scenes.blackjack import words
from casino_qt.scenes.blackjack.chips import GUEST_STAGGER, ChipWork
from casino_qt.scenes.blackjack.collecting import Collecting
from casino_qt.scenes.blackjack.hands import Hands
from casino_qt.scenes.blackjack.layout import Layout, layout_for
from casino_qt.scenes.blackjack.pictures import BLACKJACK_COMPOSERS
from casino_qt.scenes.blackjack.snapshot import Snapshot, read
from casino_qt.scenes.blackjack.spots import list_spots
from casino_qt.scenes.blackjack.still_life import SHEET, StillLife, stake_key
from casino_qt.scenes.blackjack.tale import Tale
from casino_qt.scenes.chip_spots import chips, dearer_than
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.game_scene import Heard, is_late
from casino_qt.scenes.rest import TAGS, Rest
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.stage import Stage, at
from casino_qt.scenes.tray import Tray
from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.blackjack_guests.roster import BY_SEAT, CONTEXT, ROSTER

LIGHT = 0.13
BETTING = (BetLaid, Taken, BoxChangedHolder)


class BlackjackScene(ClothScene):
    """Shows one table. State first: what the controller reports has happened; here it is only told.

    One action of the person may be followed by decisions of other guests: each is reported by itself, and
    they are told one after the other. Call `set_spec` before it is shown.
    """

    ASKED = ("asked", "active")
    SHEETS = ("blackjack", "blackjack_chips", "chips", *(f"cards_{height}" for height in CARD_HEIGHTS))

    explain = Signal(object)
    """(box, part): why this amount? `part` is the number of a hand as text, or "insurance"."""

    controller: Blackjack
    _still: StillLife

    def __init__(
        self,
        controller: Blackjack,
        pictures: Pictures,
        stage: Stage,
        calls: CallTexts,
        parent: QObject | None = None,
    ) -> None:
        call = layout_for(1440.0).call
        super().__init__(pictures, stage, BLACKJACK_COMPOSERS, SHEET, call, parent, LIGHT)
        self._ring.setZValue(TAGS - 1)  # a box's ring crosses what lies there: the amount stays to be read
        self.controller = controller
        self._calls = calls
        self._snapshot = self._before = self._read()
        self._still = self._make_still(1440.0)
        self._tray = Tray(1440.0, self.layout.places)
        self._untold: deque[tuple[tuple[Event, ...], Snapshot]] = deque()
        self.chip_work = ChipWork(self)
        self._collecting = Collecting(self)
        self.hands: Hands = Hands(self)
        self.listen()
        self.refresh()

    # What others ask.

    def heard(self) -> Heard:
        """Who comes and goes, too."""
        return (*super().heard(), (self.controller.seating_changed, self._seating_changed))

    @property
    def layout(self) -> Layout:
        return self._still.layout

    @property
    def still(self) -> StillLife:
        return self._still

    @property
    def snapshot(self) -> Snapshot:
        """What the table shows now, or will show when the telling is over."""
        return self._snapshot

    @property
    def told(self) -> Snapshot:
        """What the person may know by now: while something is told, the table as it was before."""
        return self._before if self.busy else self._snapshot

    @property
    def playing(self) -> bool:
        """Whether cards are out, as far as the person may know."""
        return self._snapshot.dealt or (self.busy and self._before.dealt)

    def guest_number(self, seat: str) -> int:
        """1 … 5: which of the other guests a seat is; a guest of the house always has the same colour."""
        if seat in BY_SEAT:
            return ROSTER.index(BY_SEAT[seat]) + 1
        others = [other for other in self.controller.table.seats() if other != YOU]
        return (others.index(seat) if seat in others else 0) % len(ROSTER) + 1

    def guest_name(self, seat: str) -> str:
        """What a guest is called in the language of the interface."""
        guest = BY_SEAT.get(seat)
        return seat.capitalize() if guest is None else QCoreApplication.translate(CONTEXT, guest.name)

    def stake_keys(self, number: int) -> list[str]:
        """The keys of the person's pile in a box before the deal, with its tag."""
        box = self._snapshot.boxes.get(number)
        place = box.bettors.index(YOU) if box is not None and YOU in box.bettors else 0
        key = f"box/{number}/behind/{place}" if place else stake_key(number, 0)
        return [name for name in self.board.things if name == key or name.startswith(f"{key}/")]

    # Shape and language.

    def old_shape(self) -> None:
        """Chips in the air are taken off, too."""
        super().old_shape()
        self.board.clear_passing()
        self.chip_work.forget()
        self._collecting.forget()

    def new_shape(self, spec: Spec) -> tuple[QPointF, QRectF]:
        self._still = self._make_still(float(spec.width), spec.seen)
        self._tray = Tray(float(spec.width), self.layout.places)
        return self.layout.call, self.layout.scene

    def shaped(self) -> None:
        self.refresh()

    def _make_still(self, width: float, scale: float = 1.0) -> StillLife:
        least = self.controller.options.min
        named = (self.guest_number, self.guest_name)
        return StillLife(layout_for(width), self._calls, *named, least, scale)

    def retranslate(self) -> None:
        """Everything written on the table in the language of the day, in the middle of a coup too."""
        if self._telling:
            self._banner.retext()
            for key, piece in self.board.things.items():
                if piece.kind == "plate":
                    piece.wear(("composed", "plate", words.blackjack(), 14.0))
                elif piece.kind == "name":
                    self._rename(int(key.split("/")[1]))
        else:
            self.refresh()
        self._list_spots()

    def _rename(self, number: int) -> None:
        self.board.put(self._still.names(number, self._snapshot))

    # Rest.

    def refresh(self) -> None:
        """Build the picture from the state; whatever was moving is where it belongs."""
        self.stage.skip()
        self._snapshot = self._read()
        self._settle()

    def _settle(self) -> None:
        """Bring everything to the still life of the snapshot."""
        self.chip_work.forget()
        self._collecting.forget()
        self.board.reconcile(self._rests(), self._still.cards(self._snapshot))
        self._banner.rest(self._still.call_at_rest(self._snapshot))
        self._list_spots()

    def _rests(self) -> list[Rest]:
        now = self._snapshot
        now = replace(now, discard=self._collecting.tray(now.discard))
        return [*self._still.everything(now), *self._tray.rests(self._chip, now.purse)]

    def show_tray(self) -> None:
        """The cards of the coup that is over have come into the discard tray."""
        self.board.put([self._still.discard(self._snapshot.discard)])

    def chip_chosen(self) -> None:
        self.put_tray(self._snapshot.purse)
        self._list_spots()

    def lay_box(self, number: int) -> None:
        """Only one box, as the snapshot has it, less what is still in the air."""
        rests = self._still.box(number, self._snapshot, self.chip_work.in_the_air(number))
        wanted = {rest.key for rest in rests}
        prefix = f"box/{number}/"
        self.board.drop(*[key for key in self.board.things if key.startswith(prefix) and key not in wanted])
        self.board.put(rests)

    # Telling.

    def open_table(self) -> None:
        """The person has sat down; the croupier says what is to be done."""
        self._banner.say(self._still.call_at_rest(self._snapshot))

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._untold.append((events, self._read()))
        if not self._telling:
            self._tell_next()

    def _tell_next(self) -> None:
        """Tell what has happened meanwhile, in its order; bets need no telling."""
        while self._untold:
            events, end = self._untold.popleft()
            before, self._snapshot = self._snapshot, end
            if all(isinstance(event, BETTING) for event in events):
                self._bets(events, before)
                continue
            self._tell(before, events)
            return
        self._set_telling(False)
        if not self._telling and is_late(self._banner.shown()):  # it hangs over what somebody was asked
            self._banner.give_way(lambda: self._still.call_at_rest(self.told))
        self._list_spots()

    def _bets(self, events: tuple[Event, ...], before: Snapshot) -> None:
        """Chips fly; the first of the person's sweeps away what lies there of the coup before."""
        now = self._snapshot
        if before.past and not now.past:
            self._collecting.sweep()
            for number in BOXES:  # at once: a bet that is taken back in the same frame must find it done
                self.lay_box(number)
        elif now.past and not before.past:
            self._settle()
        touched: dict[int, None] = {}
        others: list[BetLaid] = []
        for event in events:
            if isinstance(event, BetLaid) and event.seat == YOU:
                self.chip_work.lay(event, now)
                touched[event.box] = None
            elif isinstance(event, BetLaid):
                others.append(event)
            elif isinstance(event, Taken):
                self.chip_work.take_back(event, before)
                touched[event.box] = None
        if others:
            self._collecting.then(partial(self._guests_bet, others, now))
        for number in touched:
            self.lay_box(number)
        self.put_tray(now.purse)
        self._list_spots()

    def _guests_bet(self, bets: list[BetLaid], now: Snapshot) -> None:
        """One guest after the other lays his chips."""
        for order, bet in enumerate(bets):
            self.chip_work.lay(bet, now, GUEST_STAGGER * order)

    def _tale(self, before: Snapshot) -> Tale:
        home, collecting = self.tray.home, self._collecting
        return Tale(self.board, self._still, self._banner, before, self._snapshot, home, collecting)

    def _tell(self, before: Snapshot, events: tuple[Event, ...]) -> None:
        self._before = before
        self._collecting.sweep()
        self.chip_work.forget()
        self._set_telling(True)
        tale = self._tale(before)
        tale.tell(events)
        self._list_spots()
        opens = tale.t if tale.opens is None else tale.opens
        self.stage.play([*tale.tracks, at(opens, self._told)])

    def _told(self) -> None:
        """Something may be done again, or more is to be told. A faithful tale leaves nothing to correct."""
        self._seat_guests()
        told = set(self.board.seen())
        self.board.reconcile(self._rests(), self._still.cards(self._snapshot), keep_passing=True)
        self.corrections += sorted(told ^ set(self.board.seen()))
        self.stage.when_idle(self._collecting.begin)
        self._tell_next()

    def _restored(self) -> None:
        self.stage.skip()
        self._untold.clear()
        before, self._snapshot = self._snapshot, self._read()
        same = before.dealt == self._snapshot.dealt and before.past == self._snapshot.past
        if not same or self._snapshot.dealt:
            self._settle()
            return
        self.chip_work.jumped(before, self._snapshot)
        for number in {*before.boxes, *self._snapshot.boxes}:
            self.lay_box(number)
        self.put_tray(self._snapshot.purse)
        self._list_spots()

    def _late(self, box: int, centimes: int) -> None:
        self.chip_work.push_back(box, centimes)
        self._banner.say(self._still.said(Said("mise_refusee")))

    def _purse_changed(self, _purse: object) -> None:
        if not self._telling and self._snapshot.purse != self.controller.purse:
            self._snapshot = self._read()
            self.put_tray(self._snapshot.purse)

    def _seating_changed(self) -> None:
        """Another guest has sat down, or one has got up; in a coup it is seen when that is told."""
        if not self._telling:
            self._seat_guests()
            self._list_spots()

    def _seat_guests(self) -> None:
        """The names on the armrest are those of the guests who sit there now."""
        now = self._snapshot = replace(self._snapshot, seated=self._read().seated)
        for number in BOXES:
            self.board.drop(f"box/{number}/name")
            self.board.put(self._still.names(number, now))

    def _read(self) -> Snapshot:
        controller = self.controller
        seated = {number: guest.seat for number, guest in controller.seated.items()}
        return read(controller.table, seated, controller.insurable)

    # Insurance.

    def insure(self, number: int, centimes: int | None = None) -> None:
        """Lay the chosen chip as insurance of a box, at most what may be laid there; or `centimes`."""
        more = self._snapshot.insurable.get(number, 0)
        wanted = self._chip if centimes is None else centimes
        self.controller.insure(number, min(wanted, more) or wanted)

    # Keyboard, pointer, screen readers.

    def _list_spots(self) -> None:
        self.focus_order.list_anew(list_spots(self))
        self.follow_focus()
        self.spots_changed.emit()

    def light_at(self, where: QPointF) -> None:
        """Brighten what a click would act on."""
        if self.busy:
            self.light(None)
            return
        number = self.layout.insurance_at(where)
        if number is not None and number in self._snapshot.insurable:
            self.light(self.layout.insurance_zone(number))
            return
        number = None if self._snapshot.dealt else self.layout.box_at(where)
        self.light(None if number is None else self.layout.circle(number))

    def groups(self) -> dict[str, str]:
        return {
            "box": words.boxes(),
            "hand": words.hands(),
            "insure": words.insurance(),
            "why": words.results(),
            "chip": chips(),
        }

    def why_not(self, spot: TableSpot) -> str:
        return dearer_than(self.snapshot.purse, spot)

    def place_name(self) -> str:
        return words.table_name()
