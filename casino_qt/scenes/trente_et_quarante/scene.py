"""The trente-et-quarante table on the screen: listens to the controller, shows, hands on what is wished."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.rules.trente_et_quarante.events import (
    BetLaid,
    CardDealt,
    Halved,
    Insured,
    ShoeCut,
    ShoeShuffled,
    StopCardShown,
    Taken,
)
from casino_qt.scenes.banner import Banner
from casino_qt.scenes.board import Board
from casino_qt.scenes.composed import COMPOSERS
from casino_qt.scenes.marks import FieldLight, FocusRing
from casino_qt.scenes.piece import Kit, Seen
from casino_qt.scenes.rake import Rake
from casino_qt.scenes.rest import CALL, Rest
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.stage import Stage, at
from casino_qt.scenes.tray import VALUES, Tray
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.scenes.trente_et_quarante.ceremony import Ceremony, shoe_events
from casino_qt.scenes.trente_et_quarante.chips import ChipWork
from casino_qt.scenes.trente_et_quarante.hands import Hands
from casino_qt.scenes.trente_et_quarante.layout import Layout, layout_for
from casino_qt.scenes.trente_et_quarante.score_card import score
from casino_qt.scenes.trente_et_quarante.snapshot import Snapshot, end_of_coup, read
from casino_qt.scenes.trente_et_quarante.spots import list_spots
from casino_qt.scenes.trente_et_quarante.still_life import StillLife
from casino_qt.scenes.trente_et_quarante.tale import Tale
from casino_qt.scenes.view import TableScene
from casino_qt.scenes.wardrobe import Look, Wardrobe
from casino_qt.tables.chips import FRANC
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante

SHEETS = ("trente_et_quarante", "chips", "cards")
FIRST_CHIP = 25 * FRANC


class TrenteEtQuaranteScene(TableScene):
    """Shows one table. State first: what the controller reports has happened; here it is only told.

    `pictures`, `stage` and `calls` are the house's. Call `set_spec` before it is shown, `open_table` once to
    tell the ceremony of a table just opened.
    """

    busy_changed = Signal(bool)
    """A coup or a ceremony is being told."""
    explain = Signal(object)
    """(Spot, kind): why this amount? `kind` is "won", "lost" or "premium"."""
    chip_selected = Signal(int)
    """Centimes of the piece chosen in the tray."""

    def __init__(
        self,
        controller: TrenteEtQuarante,
        pictures: Pictures,
        stage: Stage,
        calls: CallTexts,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.controller = controller
        self.stage = stage
        self._pictures = pictures
        self._calls = calls
        self._wardrobe = Wardrobe(pictures, COMPOSERS | {"score": score})
        kit = Kit(self, self._wardrobe)
        self._snapshot = read(controller)
        self._still = StillLife(self._make_layout(1440.0), calls)
        self._tray = Tray(self.layout.places.width)
        self.board = Board(kit)
        self._banner = Banner(kit, stage, self.layout.call, CALL)
        self._banner.spoken = self._speak
        self._rake = Rake(kit)
        self._ring, self._light = FocusRing(self), FieldLight(self)
        self._chip = FIRST_CHIP
        self._cut_at = self._snapshot.size // 2
        self._shape: tuple[Spec, float] | None = None
        self._telling = False
        self._focus_shown = False
        self.chip_work = ChipWork(self)
        self._hands = Hands(self)
        self.corrections: list[Seen] = []
        self.listen()
        self.refresh()

    # What others ask.

    def listen(self, on: bool = True) -> None:
        """Follow the controller and the pictures, or no longer."""
        controller = self.controller
        for signal, slot in (
            (self._pictures.ready, self._pictures_ready),
            (controller.happened, self._happened),
            (controller.restored, self._restored),
            (controller.late, self._late),
            (controller.purse_changed, self._purse_changed),
        ):
            if on:
                signal.connect(slot)
            else:
                signal.disconnect(slot)

    @property
    def layout(self) -> Layout:
        return self._still.layout

    @property
    def tray(self) -> Tray:
        return self._tray

    @property
    def still(self) -> StillLife:
        return self._still

    @property
    def snapshot(self) -> Snapshot:
        """What the table shows now, or will show when the telling is over."""
        return self._snapshot

    @property
    def busy(self) -> bool:
        """Whether a coup or a ceremony is being told."""
        return self._telling

    @property
    def cut_at(self) -> int:
        """Cards before the cut card, while the cut waits for the person."""
        return self._cut_at

    @property
    def chip_value(self) -> int:
        """Centimes of the piece that a click lays; set it to choose another of the tray."""
        return self._chip

    @chip_value.setter
    def chip_value(self, value: int) -> None:
        if value in VALUES and value != self._chip:
            self._chip = value
            self._lay_tray()
            self._list_spots()
            self.chip_selected.emit(value)

    def unit(self) -> float:
        """Logical pixels per table unit."""
        return self._wardrobe.place.unit

    def picture(self) -> list[Seen]:
        """All that is to be seen, comparable with any other scene of the same table at the same scale."""
        return sorted([*self.board.seen(), *self._banner.seen()])

    # Shape and language.

    def set_spec(self, spec: Spec, ratio: float) -> None:
        """Show the table for `spec` on a screen of `ratio` device pixels per logical one.

        What moves is finished first, so that nothing is left between two places.
        """
        if self._shape == (spec, ratio):
            return
        self._shape = (spec, ratio)
        self.stage.skip()
        self._hands.let_go()
        self._wardrobe.fit(spec, ratio)
        for sheet in SHEETS:
            self._pictures.request(sheet, spec)
        self._still = StillLife(self._make_layout(spec.width), self._calls)
        self._tray = Tray(self.layout.places.width)
        self._banner.move(self.layout.call)
        self.board.redress()
        self._rake.redress()
        self._banner.redress()
        self.setSceneRect(self._wardrobe.place.rect(self.layout.scene))
        self.refresh()

    def set_calls(self, calls: CallTexts) -> None:
        """Let the croupier speak another tongue, or the subtitles follow the interface."""
        self._calls = calls
        self._still.calls = calls  # a tale in the middle of its telling goes on in the new tongue
        self.retranslate()

    def retranslate(self) -> None:
        """Everything written on the table in the language of the day, in the middle of a coup too."""
        if self._telling:
            self._retext_while_telling()
        else:
            self.refresh()
        self._list_spots()

    def _retext_while_telling(self) -> None:
        """Only the words change hands; whatever is on its way goes on."""
        self._banner.retext()
        now = self._snapshot
        for key, piece in self.board.things.items():
            if piece.kind == "point":
                row = Row(key.split("/")[1])
                piece.wear(self._still.point_word(row, now.total(row), bool(piece.look[-1])).look)
            elif key == "first card" and now.last is not None and now.last.first_red is not None:
                piece.wear(self._still.first_card(now.last.first_red, 1)[1].look)

    def _make_layout(self, width: float) -> Layout:
        return layout_for(width, self.controller.options.refait == "prison")

    # Rest.

    def refresh(self) -> None:
        """Build the picture from the state; whatever was moving is where it belongs."""
        self.stage.skip()
        self._snapshot = read(self.controller)
        prison = self.controller.options.refait == "prison"
        if self.layout.prison != prison:
            self._still = StillLife(self._make_layout(self.layout.width), self._calls)
            self._tray = Tray(self.layout.places.width)
        self._settle()

    def _settle(self) -> None:
        """Bring everything to the still life of the snapshot."""
        now = self._snapshot
        self._rake.show(False)
        self.board.reconcile(self._rests(), self._still.cards(now))
        self._banner.rest(self._still.call_at_rest(now))
        self._list_spots()

    def _lay_tray(self) -> None:
        """Only the tray, in the middle of whatever moves."""
        rests = self._tray.rests(self._chip, self._snapshot.purse)
        wanted = {rest.key for rest in rests}
        self.board.drop(*[key for key in self.board.things if key.startswith("tray/") and key not in wanted])
        self.board.put(rests)

    def lay_chance(self, spot: Spot) -> None:
        """Only one chance, as the snapshot has it, less what is still in the air."""
        heap = self.chip_work.without_flying(spot, self._snapshot.heaps[spot])
        rests = self._still.chance(spot, heap, self._snapshot)
        wanted = {rest.key for rest in rests}
        prefix = f"{spot.value}/"
        self.board.drop(*[key for key in self.board.things if key.startswith(prefix) and key not in wanted])
        self.board.put(rests)

    def _pictures_ready(self, sheet: str, _spec: object) -> None:
        if sheet in SHEETS:
            self._wardrobe.forget()
            self.board.redress()
            self._rake.redress()
            self._banner.redress()

    def _speak(self, look: Look) -> None:
        """A call in the air is a call for screen readers; the subtitle with it."""
        if look[1] == "call":
            self.spoken.emit(". ".join(str(part) for part in look[2:4] if part))

    # Telling.

    def open_table(self) -> None:
        """Tell the ceremony of a table just opened; nothing when an old sitting goes on."""
        if self.controller.opening and self._snapshot.cutting:
            self.board.reconcile(
                [rest for rest in self._still.everything(self._snapshot) if not _of_the_cut(rest)]
                + self._tray.rests(self._chip, self._snapshot.purse),
                [],
            )
            self._banner.hush()
            self._tell(self._snapshot, self.controller.opening)

    def skip(self) -> None:
        """Finish now what is being told; the picture is the one it would have ended in."""
        self.stage.skip()

    def _happened(self, events: tuple[Event, ...]) -> None:
        if any(isinstance(event, CardDealt | StopCardShown | ShoeCut | ShoeShuffled) for event in events):
            self.stage.skip()
            before, self._snapshot = self._snapshot, read(self.controller)
            self._tell(before, events)
            return
        before, self._snapshot = self._snapshot, read(self.controller)
        for event in events:
            if isinstance(event, BetLaid):
                self.chip_work.lay(event.on, event.stake)
            elif isinstance(event, Taken | Halved):
                self.chip_work.take_back(event.on, before.heaps[event.on], self._snapshot.heaps[event.on])
            elif isinstance(event, Insured):
                self.chip_work.lay_token(event.on)
            elif isinstance(event, Said):
                self.say(event)
        for spot in Spot:
            self.lay_chance(spot)
        self._lay_tray()
        self._list_spots()

    def _tell(self, before: Snapshot, events: tuple[Event, ...]) -> None:
        coup, shoe = shoe_events(events)
        self._cut_at = self._snapshot.size // 2 if not before.cutting else self._cut_at
        things = (self.board, self._still, self._banner, self._rake)
        end = self._snapshot
        # A coup that ends its shoe has its own end: its cards lie there until the new shoe comes.
        middle = end if not (coup and shoe) else end_of_coup(self.controller, before, end)
        tale = Tale(*things, before, middle)
        if coup:
            tale.tell_coup(coup)
        if shoe:
            ceremony = Ceremony(*things, middle, end)
            ceremony.follow(tale)
            ceremony.tell_shoe(shoe)
            tale = ceremony
        self._set_telling(True)
        opens = tale.t if tale.opens_bets is None else tale.opens_bets
        self.stage.play([*tale.tracks, at(opens, self._told)])

    def _told(self) -> None:
        """Bets are open again. A faithful tale leaves nothing to correct; `corrections` is what it left."""
        told = set(self.board.seen())
        self.board.reconcile(self._rests(), self._still.cards(self._snapshot), keep_passing=True)
        self.corrections = sorted(told ^ set(self.board.seen()))
        self._set_telling(False)
        self._list_spots()

    def _rests(self) -> list[Rest]:
        now = self._snapshot
        return [*self._still.everything(now, self._cut_at), *self._tray.rests(self._chip, now.purse)]

    def _set_telling(self, telling: bool) -> None:
        if telling != self._telling:
            self._telling = telling
            self.controller.showing = telling
            if telling:
                self._hands.let_go()
            self._light.follow(None, self._wardrobe.place)
            self.busy_changed.emit(telling)

    def say(self, said: Said) -> None:
        """Say something in passing; the banner goes back to what the table shows at rest."""
        self._banner.say_for_a_moment(
            self._still.said(said), lambda: self._still.call_at_rest(self._snapshot)
        )

    def _restored(self) -> None:
        if self._telling:
            self.stage.skip()
        before = self._snapshot
        self.stage.skip()
        self._snapshot = read(self.controller)
        if before.last is self._snapshot.last and before.cutting == self._snapshot.cutting:
            for spot in Spot:
                self.chip_work.jumped(spot, before.heaps[spot], self._snapshot.heaps[spot])
                self.lay_chance(spot)
            self._lay_tray()
            self._list_spots()
        else:
            self._settle()

    def _late(self, spot: Spot, centimes: int) -> None:
        self.chip_work.push_back(spot, centimes)
        self._banner.say(self._still.said(Said("mise_refusee")))

    def _purse_changed(self, _purse: object) -> None:
        if not self._telling and self._snapshot.purse != self.controller.purse:
            self._snapshot = read(self.controller)
            self._lay_tray()

    # The cut.

    def move_cut(self, cards: int) -> None:
        """Stand the cut card after `cards` cards."""
        size = self._snapshot.size
        self._cut_at = min(size - 1, max(1, cards))
        if self._snapshot.cutting and not self._telling:
            self.board.put(self._still.cutting(self._cut_at, size))
            self._list_spots()

    def cut_here(self) -> None:
        """Cut where the cut card stands."""
        if self._snapshot.cutting and not self._telling:
            self.controller.cut(self._cut_at)

    # Keyboard, pointer, screen readers.

    def _list_spots(self) -> None:
        self.focus_order.list_anew(list_spots(self))
        self._follow_focus()
        self.spots_changed.emit()

    def _follow_focus(self) -> None:
        spot = self.focus_order.current if self._focus_shown else None
        outline: QPainterPath | None = None
        if spot is not None:
            outline = spot.ring if spot.ring is not None else spot.outline
        self._ring.follow(outline, self._wardrobe.place)

    def light_field(self, spot: Spot | None) -> None:
        """Brighten the field under the pointer."""
        outline = None if spot is None else self.layout.fields[spot]
        self._light.follow(outline, self._wardrobe.place)

    def pointer_left(self) -> None:
        self.light_field(None)

    def spot_box(self, spot: TableSpot) -> QRectF:
        return self._wardrobe.place.rect(spot.box)

    def place_name(self) -> str:
        return words.place_name()

    def step_focus(self, forward: bool) -> bool:
        if not self.focus_order.step(forward):
            return False
        self._moved_focus()
        return True

    def move_focus(self, dx: int, dy: int) -> bool:
        """Towards the next spot in a direction."""
        if not self.focus_order.towards(dx, dy):
            return False
        self._moved_focus()
        return True

    def _moved_focus(self) -> None:
        self.show_focus(True)
        self.focus_moved.emit(self.focus_order.current)

    def show_focus(self, visible: bool) -> None:
        self._focus_shown = visible
        self._follow_focus()

    def key(self, event: QKeyEvent) -> bool:
        return self._hands.key(event)

    def at(self, logical: QPointF) -> QPointF:
        """The table point under a logical one."""
        return self._wardrobe.place.su(logical)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self.show_focus(False)
        self._hands.press(self.at(event.scenePos()), event.button())
        event.accept()

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._hands.move(self.at(event.scenePos()), bool(event.buttons() & Qt.MouseButton.LeftButton))
        event.accept()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        self._hands.release(self.at(event.scenePos()), event.button())
        event.accept()


def _of_the_cut(rest: Rest) -> bool:
    return rest.key.startswith(("pack", "cut"))
