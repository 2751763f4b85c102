"""The table of тридцать одно on the screen: listens to the controller, shows, hands on what is wished."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from casino_qt.art.bake.spec import Spec
from casino_qt.art.cards import index_text
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.reading.announcing import named
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.rules.trente_et_un.events import CardDealt, PackCut, PackShuffled
from casino_qt.scenes.called import Called, called
from casino_qt.scenes.composed import COMPOSERS
from casino_qt.scenes.game_scene import GameScene, Heard
from casino_qt.scenes.piece import Piece
from casino_qt.scenes.rest import DISCS, Rest
from casino_qt.scenes.stage import Stage, at
from casino_qt.scenes.trente_et_un import words
from casino_qt.scenes.trente_et_un.bubbles import bubble
from casino_qt.scenes.trente_et_un.drawings import DRAWINGS
from casino_qt.scenes.trente_et_un.hands import Hands
from casino_qt.scenes.trente_et_un.layout import Layout, layout_for
from casino_qt.scenes.trente_et_un.snapshot import AGREED, Snapshot, read
from casino_qt.scenes.trente_et_un.spots import list_spots
from casino_qt.scenes.trente_et_un.still_life import GUEST_CARDS, OWN_CARDS, SHEET, StillLife, sees
from casino_qt.scenes.trente_et_un.tale import Tale

if TYPE_CHECKING:
    from casino_qt.tables.trente_et_un import TrenteEtUn
    from casino_qt.tables.trente_et_un_guests.chat import Remark


class TrenteEtUnScene(GameScene):
    """Shows one table. State first: what the controller reports has happened; here it is only told.

    `pictures`, `stage` and `calls` are the house's. Call `set_spec` before it is shown. While the person
    deals the scene waits for him before each card (`waits_for_card`); the deal itself is done and kept.
    """

    ASKED = ("turn",)
    SHEETS = (SHEET, "chips", GUEST_CARDS, OWN_CARDS)

    explain = Signal(str)
    """A seat: why this result?"""
    agreement_wanted = Signal()
    """The person wishes to see or change what was agreed."""
    waiting_changed = Signal(bool)
    """The next card of the deal waits for the person's hand, or no longer."""

    told_further = Signal()
    """Something more has been seen: read `told`."""

    controller: TrenteEtUn
    _still: StillLife

    def __init__(
        self,
        controller: TrenteEtUn,
        pictures: Pictures,
        stage: Stage,
        calls: CallTexts,
        parent: QObject | None = None,
    ) -> None:
        snapshot = read(controller)
        layout = layout_for(1440.0, len(snapshot.seats))
        super().__init__(pictures, stage, COMPOSERS | DRAWINGS, layout.call, parent)
        self.controller = controller
        self.paced = True
        """Whether the person deals card by card; else a deal of his is told at once, like any other."""
        self._snapshot = self.told = snapshot
        self._planned = snapshot
        self._calls = calls
        self._still = StillLife(layout, calls)
        self.open_handed = False
        """Whether the person's own cards are seen as soon as they lie there."""
        self._looked = False
        self._queue: deque[Event] = deque()
        self._remarks: list[Remark] = []
        self._pacing = self._waiting = False
        self._corner: Piece | None = None
        self.hands: Hands = Hands(self)
        self.listen()
        self.refresh()

    # What others ask.

    def heard(self) -> Heard:
        """What the others remark, and who comes and goes, too."""
        controller = self.controller
        return (
            *super().heard(),
            (controller.remarked, self._remarked),
            (controller.seating_changed, self._restored),
        )

    @property
    def layout(self) -> Layout:
        return self._still.layout

    @property
    def still(self) -> StillLife:
        return self._still

    @property
    def snapshot(self) -> Snapshot:
        """What the table shows now, or will show when the telling is over. `told` is what is seen by now."""
        return self._snapshot

    @property
    def sees_own(self) -> bool:
        """Whether the person sees his own cards."""
        return sees(self.told, self._looked)

    @property
    def waits_for_card(self) -> bool:
        """Whether the next card of the person's own deal waits for his hand."""
        return self._waiting

    @property
    def looked(self) -> bool:
        """Whether the person has lifted his cards in this round."""
        return self._looked

    # Shape and language.

    def old_shape(self) -> None:
        """The deal of the person's own is finished, too."""
        self._deal_on()
        self.stage.skip()

    def new_shape(self, spec: Spec) -> tuple[QPointF, QRectF]:
        self._make_still(spec.width)
        return self.layout.call, self.layout.scene

    def shaped(self) -> None:
        self.refresh()

    def _make_still(self, width: float) -> None:
        index = "fr" if self._shape is None else self._shape[0].index
        self._still = StillLife(layout_for(width, len(self._snapshot.seats)), self._calls, index)

    def _lay_out(self, width: float) -> None:
        """Another number of seats."""
        self._make_still(width)
        self._banner.move(self.layout.call)
        self.setSceneRect(self._wardrobe.place.rect(self.layout.scene))

    def retranslate(self) -> None:
        """Everything written on the table in the language of the day, in the middle of a round too."""
        if self.busy:
            self._banner.retext()
            wanted = {rest.key: rest for rest in self._rests(self.told)}
            for key, piece in self.board.things.items():
                if key in wanted and piece.look[0] == "composed":
                    piece.wear(wanted[key].look)
        else:
            self.refresh()
        self._list_spots()

    # Rest.

    def refresh(self) -> None:
        """Build the picture from the state; whatever was moving is where it belongs."""
        self._queue.clear()
        self._pacing = False
        self._stop_waiting()
        self.stage.skip()
        self._snapshot = self.told = self._planned = read(self.controller)
        if len(self._snapshot.seats) != self.layout.count:
            self._lay_out(self.layout.width)
        self._settle()
        self._set_telling(False)

    def _settle(self) -> None:
        """Bring everything to the still life of the snapshot."""
        now = self._snapshot
        self.board.reconcile(self._rests(now), self._still.cards(now, self._looked))
        self._banner.rest(self._still.call_at_rest(now))
        self._list_spots()

    def _rests(self, now: Snapshot) -> list[Rest]:
        return self._still.everything(now, self._looked)

    # Telling.

    def open_table(self) -> None:
        """The person has sat down: the table as it was left; what the others do meanwhile is told already."""
        if not self.busy:
            self.refresh()

    def invite(self) -> None:
        """The person has come, or looked into the agreement: what holds is said, unless a round is told."""
        if not self.busy:
            self._banner.say(self._still.call_at_rest(self.told))

    def _happened(self, events: tuple[Event, ...]) -> None:
        self._snapshot = read(self.controller)
        if all(isinstance(event, PackShuffled | PackCut) for event in events):
            self.refresh()  # another game begins
            return
        self._queue.extend(events)
        if not self.busy:
            self.told = self._planned
            self._set_telling(True)
            self._go_on()

    def _go_on(self) -> None:
        """Tell what waits to be told: up to the next round, or to a card that the person deals himself."""
        events: list[Event] = []
        while self._queue:
            event = self._queue[0]
            begins = isinstance(event, Said) and event.call == AGREED
            if (begins and events) or (self._pacing and isinstance(event, CardDealt)):
                break
            if begins:
                self._looked = self.open_handed
                self._pacing = self.paced and self._planned.banking
            events.append(self._queue.popleft())
        if events:
            self._tell(events)
        elif self._queue:
            self._waiting = True
            self._banner.go_on(self._still.deal_yours())
            self.waiting_changed.emit(True)
            self._list_spots()
        else:
            self._all_told()

    def _tell(self, events: list[Event]) -> None:
        tale = self._tale()
        tale.tell(events)
        if not self._queue:
            tale.finish()
        self._planned = tale.now
        self.stage.play([*tale.tracks, at(tale.t, self._go_on)])

    def _tale(self) -> Tale:
        """A tale that goes on from what has been told, or is being told, already."""
        things = (self.board, self._still, self._banner)
        return Tale(*things, self._planned, self._seen_now, lambda: self._looked, self._heard)

    def call_at(self, at: QPointF) -> tuple[Called, QPointF] | None:
        """A call on the banner, or in a bubble."""
        for prop in self.board.passing:
            if isinstance(prop, Piece) and prop.covers(at) and (shown := called(prop.look)) is not None:
                return shown, at
        return super().call_at(at)

    def _heard(self, seat: str, text: str) -> None:
        """A bubble with a call comes up: it is said to those who listen, too."""
        self.spoken.emit(named(words.seat_name(seat), text))
        self.voiced.emit(text)

    def _overheard(self, seat: str, text: str) -> None:
        """The same with small talk, which is in the language of the interface and has no voice."""
        self.chatting = True
        self.spoken.emit(named(words.seat_name(seat), text))
        self.chatting = False

    def _seen_now(self, moment: Snapshot) -> None:
        self.told = moment
        self.told_further.emit()

    def _all_told(self) -> None:
        """A faithful tale leaves nothing to correct; `corrections` is what it left."""
        told = set(self.board.seen())
        self.told = self._planned = self._snapshot
        cards = self._still.cards(self._snapshot, self._looked)
        self.board.reconcile(self._rests(self._snapshot), cards, keep_passing=True)
        self.corrections = sorted(told ^ set(self.board.seen()))
        remarks, self._remarks = self._remarks, []
        for one in remarks:
            self.speak(one.seat, words.remark(one.text))
        self._set_telling(False)

    def _set_telling(self, telling: bool) -> None:
        if telling == self._telling:
            return
        self._telling = telling
        self.hands.let_go()
        self.light(None)
        self.controller.showing = telling
        if self._telling == telling:  # when all is told the others go on, and the next tale has begun already
            self.busy_changed.emit(telling)
            self._list_spots()

    def skip(self) -> None:
        """Finish now what is being told, the cards of one's own deal too."""
        self._deal_on()
        super().skip()

    def _deal_on(self) -> None:
        """Nobody waits for the person's hand any more."""
        self._pacing = False
        if self._waiting:
            self._stop_waiting()
            self._go_on()

    def leave(self) -> None:
        """The person gets up: what is told, and his own deal, is finished at once."""
        self._deal_on()
        super().leave()

    def _restored(self) -> None:
        self._deal_on()
        self.stage.skip()
        self.refresh()

    def _purse_changed(self, _purse: object) -> None:
        if not self.busy and self._snapshot.purses[YOU] != self.controller.table.purse(YOU):
            self.refresh()

    def _remarked(self, remark: Remark) -> None:
        """A guest speaks about what has just happened: once it has been seen."""
        if self.busy:
            self._remarks.append(remark)
        else:
            self.speak(remark.seat, words.remark(remark.text))

    def speak(self, seat: str, text: str) -> None:
        """A guest says something in passing."""
        if seat not in self._snapshot.seats:
            return  # he has got up meanwhile
        place = self._snapshot.seats.index(seat)
        heard = partial(self._overheard, seat, text)
        self.stage.play(bubble(self.board, self.layout, place, text, heard))

    # The person's own deal.

    def deal_card(self) -> None:
        """The next card of one's own deal is laid."""
        if not self._waiting:
            return
        card = self._queue.popleft()
        last = not (self._queue and isinstance(self._queue[0], CardDealt))
        tale = self._tale()
        tale.tell([card])
        self._planned = tale.now
        if last:
            self._pacing = False
            self._stop_waiting()
            self.stage.play([*tale.tracks, at(tale.cards_lie, self._go_on)])
        else:
            self.stage.play(tale.tracks)

    def deal_all(self) -> None:
        """The rest of one's own deal at once."""
        if self._waiting:
            self._pacing = False
            self._stop_waiting()
            self._go_on()

    def _stop_waiting(self) -> None:
        if self._waiting:
            self._waiting = False
            self.waiting_changed.emit(False)

    def use_pack(self) -> None:
        """A tap on the pack: a card for whoever is asked, a deal for who holds the bank."""
        if self._waiting:
            self.deal_card()
        elif self.busy:
            self.skip()
        elif self._snapshot.asked:
            self.controller.draw()
        elif not self._snapshot.on:
            self.controller.deal()

    # Looking at one's cards.

    def look(self) -> None:
        """Lift one's own cards: from now on they are seen, by nobody else."""
        if self.sees_own or not self.told.hand(YOU).cards:
            return
        self._looked = True
        self.lift_corner(None)
        tale = self._tale()
        tale.seen = self.told
        self.stage.play(tale.look_tracks())
        self._list_spots()

    def remember_look(self, looked: bool) -> None:
        """The person has looked at his cards, or not yet, before this scene was there to see it."""
        self._looked = looked
        self.refresh()

    def own_card_at(self, where: QPointF) -> int | None:
        """The person's card under a point, while he has not looked at his hand; the topmost."""
        count = len(self.told.hand(YOU).cards)
        if self.sees_own or not count:
            return None
        seat = self.layout.seats[0]
        for index in reversed(range(count)):
            way = where - self.layout.card(0, index, count)
            if abs(way.x()) <= seat.card_width / 2 and abs(way.y()) <= seat.card_height / 2:
                return index
        return None

    def lift_corner(self, index: int | None) -> None:
        """Bend up the corner of one's own card, or let all lie."""
        key = "" if index is None else f"corner/{index}"
        if self._corner is not None and self._corner.key != key:
            self.board.gone(self._corner)
            self._corner = None
        lying = self.board.cards.get(f"0/{index}")
        if index is None or self._corner is not None or lying is None or not lying.away.isNull():
            return
        card = self.told.hand(YOU).cards[index]
        seat = self.layout.seats[0]
        rank = index_text(card.rank, self._still.index)
        look = ("composed", "lifted_corner", seat.card_height, rank, card.suit.value, card.red)
        foot = lying.home + QPointF(seat.card_width / 2, seat.card_height / 2)
        self._corner = Piece(self.kit, "corner", key, look, foot.x(), foot.y(), DISCS - 1)
        self.board.pass_by(self._corner)

    # Keyboard, pointer, screen readers.

    def _list_spots(self) -> None:
        self.focus_order.list_anew(list_spots(self))
        self.follow_focus()
        self.spots_changed.emit()

    def pointer_left(self) -> None:
        super().pointer_left()
        self.lift_corner(None)

    def groups(self) -> dict[str, str]:
        return {"guest": words.others(), "why": words.results()}

    def place_name(self) -> str:
        return words.place_name()
