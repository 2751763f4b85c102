"""The trente-et-quarante table on the screen: listens to the controller, shows, hands on what is wished."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Signal

from casino_qt.art.bake.spec import Spec
from casino_qt.art.paths import rrect
from casino_qt.art.pictures import Pictures
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.events import Event, Said
from casino_qt.rules.trente_et_quarante.actions import YOU, Row, Spot
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
from casino_qt.scenes.chip_spots import chips, dearer_than
from casino_qt.scenes.cloth_scene import ClothScene
from casino_qt.scenes.composed import COMPOSERS
from casino_qt.scenes.rest import Rest
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.stage import Stage, at
from casino_qt.scenes.tray import Tray
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.scenes.trente_et_quarante.ceremony import Ceremony, shoe_events
from casino_qt.scenes.trente_et_quarante.chips import ChipWork
from casino_qt.scenes.trente_et_quarante.hands import Hands
from casino_qt.scenes.trente_et_quarante.layout import Layout, layout_for
from casino_qt.scenes.trente_et_quarante.score_card import score
from casino_qt.scenes.trente_et_quarante.snapshot import Snapshot, end_of_coup, read
from casino_qt.scenes.trente_et_quarante.spots import list_spots
from casino_qt.scenes.trente_et_quarante.still_life import SHEET, StillLife
from casino_qt.scenes.trente_et_quarante.tale import Tale
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante


class TrenteEtQuaranteScene(ClothScene):
    """Shows one table. State first: what the controller reports has happened; here it is only told.

    `pictures`, `stage` and `calls` are the house's. Call `set_spec` before it is shown, `open_table` once to
    tell the ceremony of a table just opened.
    """

    SHEETS = ("trente_et_quarante", "chips", "cards")

    explain = Signal(object)
    """(Spot, kind): why this amount? `kind` is "won", "lost" or "premium"."""

    controller: TrenteEtQuarante
    _still: StillLife

    def __init__(
        self,
        controller: TrenteEtQuarante,
        pictures: Pictures,
        stage: Stage,
        calls: CallTexts,
        parent: QObject | None = None,
    ) -> None:
        call = layout_for(1440.0, prison=False).call
        super().__init__(pictures, stage, COMPOSERS | {"score": score}, SHEET, call, parent)
        self.controller = controller
        controller.name_of = words.named
        self._calls = calls
        self._snapshot = self._before = self._coup = read(controller)
        self._first_red = False
        self._still = StillLife(self._make_layout(1440.0), calls)
        self._tray = Tray(self.layout.places.width)
        self._cut_at = self._snapshot.size // 2
        self.chip_work = ChipWork(self)
        self.hands: Hands = Hands(self)
        self.listen()
        self.refresh()

    # What others ask.

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
        """What the person may know by now: while a coup is told, the table as it was before."""
        return self._before if self.busy else self._snapshot

    @property
    def cut_at(self) -> int:
        """Cards before the cut card, while the cut waits for the person."""
        return self._cut_at

    # Shape and language.

    def new_shape(self, spec: Spec) -> tuple[QPointF, QRectF]:
        self._still = StillLife(self._make_layout(spec.width), self._calls, spec.seen)
        self._tray = Tray(self.layout.places.width)
        return self.layout.call, self.layout.scene

    def shaped(self) -> None:
        self.refresh()

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
        now = self._coup
        for key, piece in self.board.things.items():
            if piece.kind == "point" and now.last is not None:
                row = Row(key.split("/")[1])
                piece.wear(self._still.point_word(row, now.total(row), bool(piece.look[-1])).look)
            elif key == "first card":
                piece.wear(self._still.first_card(self._first_red, 1)[1].look)

    def _make_layout(self, width: float) -> Layout:
        return layout_for(width, self.controller.options.refait == "prison")

    # Rest.

    def refresh(self) -> None:
        """Build the picture from the state; whatever was moving is where it belongs."""
        self.stage.skip()
        self._snapshot = read(self.controller)
        prison = self.controller.options.refait == "prison"
        if self.layout.prison != prison:
            self._still = StillLife(self._make_layout(self.layout.width), self._calls, self._still.scale)
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
        self.put_tray(self._snapshot.purse)

    def chip_chosen(self) -> None:
        self._lay_tray()
        self._list_spots()

    def lay_chance(self, spot: Spot) -> None:
        """Only one chance, as the snapshot has it, less what is still in the air."""
        heap = self.chip_work.without_flying(spot, self._snapshot.heaps[spot])
        rests = self._still.chance(spot, heap, self._snapshot)
        wanted = {rest.key for rest in rests}
        prefix = f"{spot.value}/"
        self.board.drop(*[key for key in self.board.things if key.startswith(prefix) and key not in wanted])
        self.board.put(rests)

    # Telling.

    def open_table(self) -> None:
        """Tell the ceremony of a table just opened; where an old sitting goes on, what is to be done."""
        if self.controller.opening and self._snapshot.cutting:
            self._cut_at = self._snapshot.size // 2
            self.board.reconcile(
                [rest for rest in self._still.everything(self._snapshot) if not _of_the_cut(rest)]
                + self._tray.rests(self._chip, self._snapshot.purse),
                [],
            )
            self._banner.hush()
            self._tell(self._snapshot, self.controller.opening)
        elif not self.busy:
            self._banner.say(self._still.call_at_rest(self._snapshot))

    def _happened(self, events: tuple[Event, ...]) -> None:
        # Nobody but the person lays chips here; what others do in a script is not seen on this cloth.
        events = tuple(event for event in events if getattr(event, "seat", YOU) == YOU)
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
        self._before = before
        coup, shoe = shoe_events(events)
        self._cut_at = self._snapshot.size // 2 if not before.cutting else self._cut_at
        things = (self.board, self._still, self._banner, self._rake)
        end = self._snapshot
        # A coup that ends its shoe has its own end: its cards lie there until the new shoe comes.
        middle = end if not (coup and shoe) else end_of_coup(self.controller, before, end)
        self._coup = middle if coup else before  # the cards that lie there while it is told
        dealt = next((event for event in coup if isinstance(event, CardDealt)), None)
        if dealt is not None:
            self._first_red = dealt.card.red
        elif before.last is not None:
            self._first_red = bool(before.last.first_red)
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
        """Stand the cut card after `cards` cards, while the cut waits for the person."""
        if self._snapshot.cutting and not self._telling:
            size = self._snapshot.size
            self._cut_at = min(size - 1, max(1, cards))
            self.board.put(self._still.cutting(self._cut_at, size))
            self._list_spots()

    def step_cut(self, cards: int) -> None:
        """The same by keys: what is seen follows it."""
        self.move_cut(cards)
        if self._snapshot.cutting and not self._telling:
            self._look_at(self.layout.at_cut(self._cut_at, self._snapshot.size))

    def cut_here(self) -> None:
        """Cut where the cut card stands."""
        if self._snapshot.cutting and not self._telling:
            self.controller.cut(self._cut_at)

    # Keyboard, pointer, screen readers.

    def _list_spots(self) -> None:
        self.focus_order.list_anew(list_spots(self))
        self.follow_focus()
        self.spots_changed.emit()

    def groups(self) -> dict[str, str]:
        return {"field": words.chances(), "row": words.rows(), "why": words.payments(), "chip": chips()}

    def readouts(self) -> list[TableSpot]:
        """The call, and the carte de jeu."""
        card = self.layout.places.score_card
        outline = rrect(card.x, card.y, card.w, card.h, 0)
        name = partial(words.history, self.told.history)
        return [*super().readouts(), TableSpot("history", outline, name, lambda: None, kind="text")]

    def closed(self, spot: TableSpot) -> bool:
        """The pack is cut when it has been offered."""
        return spot.key == "cut" and self.busy

    def why_not(self, spot: TableSpot) -> str:
        if self.closed(spot):
            return words.not_yet() if self._snapshot.cutting else words.cut_over()
        return dearer_than(self._snapshot.purse, spot)

    def light_field(self, spot: Spot | None) -> None:
        """Brighten the field under the pointer."""
        self.light(None if spot is None else self.layout.fields[spot])

    def pointer_left(self) -> None:
        self.light_field(None)

    def place_name(self) -> str:
        return words.place_name()


def _of_the_cut(rest: Rest) -> bool:
    return rest.key.startswith(("pack", "cut"))
