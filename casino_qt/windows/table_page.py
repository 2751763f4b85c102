"""The table's page: the scene under it, and round it everything that is a button, a text or a message."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QWidget

from casino_qt.croupier.speech import CallTexts
from casino_qt.money_text import francs
from casino_qt.rules.refused import Refused
from casino_qt.rules.trente_et_quarante.actions import Action, Bet, Insure, Spot
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.scenes.stage import QtTicker, Stage, Ticker
from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
from casino_qt.scenes.view import TableView
from casino_qt.settings import Settings
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.typed_bets import Misunderstood
from casino_qt.windows.kit.button import Button, IconButton, KitButton, RailButton
from casino_qt.windows.kit.message import Answer, Message
from casino_qt.windows.kit.place import Place
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.popover import Popover
from casino_qt.windows.kit.surround import Surround
from casino_qt.windows.rail import Bankroll, TitleRail
from casino_qt.windows.refusals import refusal_text
from casino_qt.windows.typed_line import TypedLine
from casino_qt.windows.why import explain

if TYPE_CHECKING:
    from casino_qt.windows.house import House

LABEL_GAP = 9.0  # su between two names under the tools


class TablePage(QWidget):
    """One table with the person sitting at it. Leaving the page leaves everything on the cloth as it is."""

    left = Signal()
    settings_wanted = Signal()
    rules_wanted = Signal(str)
    """The house rules, open at a section ("1.7") or at the page of this table ("1")."""
    full_screen_wanted = Signal()

    def __init__(
        self,
        parent: QWidget,
        house: House,
        name: str,
        controller: TrenteEtQuarante,
        ticker: Ticker | None = None,
    ) -> None:
        super().__init__(parent)
        self.table_name = name
        self.house = house
        self.controller = controller
        controller.setParent(self)
        settings = house.settings
        self.stage = Stage(ticker or QtTicker(self), settings.speed / 100, settings.reduced_motion)
        self.scene = TrenteEtQuaranteScene(controller, house.pictures, self.stage, self._calls(), self)
        self.view = TableView(self.scene, self)
        self._came_with = controller.purse + controller.in_play
        self._place = Place.in_window(1440, 900, 1.0)
        self._surround = Surround()
        self._busy = False
        self._offer: Message | None = None
        self._build()
        self._connect()
        self.fit()
        self.retranslate()

    def _build(self) -> None:
        self.back = RailButton("back", self, with_words=True)
        self.title = TitleRail(self)
        self.gear = RailButton("gear", self)
        self.full = RailButton("full_screen", self)
        self.announce = RailButton("say", self)
        self.rules = RailButton("rules", self)
        self.seal = RailButton("seal", self)
        self.icons: tuple[RailButton, ...] = (self.gear, self.full, self.announce, self.rules, self.seal)
        self.bankroll = Bankroll(self)
        self.undo = IconButton("undo", self)
        self.clear = IconButton("clear", self)
        self.repeat = IconButton("repeat", self)
        self.double = IconButton("double", self)
        self.tools: tuple[IconButton, ...] = (self.undo, self.clear, self.repeat, self.double)
        self.primary = Button("primary", self)
        self.typed = TypedLine(self, self._say)
        self.plate = Plate(self)
        self.popover = Popover(self)

    def _connect(self) -> None:
        controller = self.controller
        self.back.clicked.connect(self.left)
        self.gear.clicked.connect(self.settings_wanted)
        self.full.clicked.connect(self.full_screen_wanted)
        self.announce.clicked.connect(self.toggle_typed_line)
        self.rules.clicked.connect(lambda: self.rules_wanted.emit("1"))
        self.seal.clicked.connect(self.show_seal)
        self.undo.clicked.connect(controller.undo)
        self.clear.clicked.connect(controller.clear)
        self.repeat.clicked.connect(controller.repeat)
        self.double.clicked.connect(controller.double)
        self.primary.clicked.connect(self._primary)
        self._redo = QShortcut(QKeySequence(QKeySequence.StandardKey.Redo), self)
        self._redo.activated.connect(controller.redo)
        self._undo = QShortcut(QKeySequence(QKeySequence.StandardKey.Undo), self)
        self._undo.activated.connect(controller.undo)
        controller.happened.connect(self._refresh)
        controller.restored.connect(self._refresh)
        controller.refused.connect(self._refused)
        controller.failed.connect(self._failed)
        controller.undo_stack.indexChanged.connect(self._refresh)
        self.scene.busy_changed.connect(self._set_busy)
        self.scene.explain.connect(self.show_why)
        self.typed.closed.connect(lambda: self.view.setFocus(Qt.FocusReason.OtherFocusReason))

    def _calls(self) -> CallTexts:
        settings = self.house.settings
        return CallTexts(settings.tongue, settings.language)

    def begin(self) -> None:
        """The person has sat down: the ceremony, or the table as it was left."""
        self.setFocusProxy(self.view)
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        self.scene.open_table()
        self._refresh()
        if not self._busy:
            self._look_into_purse()

    def close_table(self) -> None:
        """Leave: whatever still moves is finished at once; the state is on the disk already."""
        self.stage.skip()
        self.typed.close_line()

    def result(self) -> int:
        """What this sitting has brought so far, centimes."""
        return self.controller.purse + self.controller.in_play - self._came_with

    # -- places ------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """Lay everything out in the window; the scene takes this size's pictures as soon as they come."""
        place = self._place = Place.in_window(self.width(), self.height(), self.devicePixelRatioF())
        self.view.setGeometry(place.scene.toAlignedRect())
        self.scene.set_spec(self.house.spec(self), self.devicePixelRatioF())
        k, width = place.k, place.width
        for button in (*self.icons, self.back, *self.tools, self.primary):
            button.set_k(k)
        self.back.set_face(place.rectf(24, 8, self.back.wanted_width() / k, 36))
        for index, icon in enumerate(self.icons):
            icon.set_face(place.rectf(width - 64 - index * 42, 8, 36, 36))
        self.title.lay_out(place)
        self.bankroll.lay_out(place)
        self._lay_out_tools(place)
        self.typed.lay_out(place, place.pick(672, 730))
        self.plate.hide()

    def _lay_out_tools(self, place: Place) -> None:
        """The primary button as wide as its words; the tools between it and the tray."""
        k = place.k
        right = place.width - 42.0
        wanted = max(self.primary.wanted_width() / k, place.pick(184, 208))
        self.primary.set_face(place.rectf(right - wanted, 826, wanted, 52))
        left, free_to = place.pick(960, 1048), right - wanted - 10
        cells, labelled = self._cells(free_to - left, place.pick(62, 78))
        x = free_to - sum(cells)
        for tool, cell in zip(self.tools, cells, strict=True):
            at = place.point(x + (cell - IconButton.SIDE) / 2, 820 if labelled else 830)
            tool.labelled = labelled
            tool.set_square(at.x(), at.y(), cell * k)
            tool.update()
            x += cell

    def _cells(self, room: float, usual: float) -> tuple[list[float], bool]:
        """Widths of the tools in su, and whether their names fit: evenly if they can, else by their names."""
        names = [tool.label_width() / self._place.k + LABEL_GAP for tool in self.tools]
        even = min(room / len(names), usual)
        if max(names) <= even:
            return [even] * len(names), True
        own = [max(name, IconButton.SIDE + LABEL_GAP) for name in names]
        if sum(own) <= room:
            return own, True
        return [even] * len(names), False

    def paintEvent(self, event: QPaintEvent) -> None:
        """The floor beside the table, where there is any."""
        p = QPainter(self)
        self._surround.paint(p, self.size(), self._place)
        p.end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Follow the window."""
        self.fit()

    # -- words -------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language at once."""
        if event.type() == QEvent.Type.LanguageChange:
            self.scene.set_calls(self._calls())
            self.controller.retranslate()
            self.plate.hide()
            self.retranslate()
        super().changeEvent(event)

    def setting_changed(self, key: str) -> None:
        """A setting took another value; those that act at once do."""
        settings = self.house.settings
        if key == Settings.speed.key:
            self.stage.speed = settings.speed / 100
        elif key == Settings.reduced_motion.key:
            self.stage.reduced = settings.reduced_motion
        elif key == Settings.tongue.key:
            self.scene.set_calls(self._calls())
        elif key == Settings.card_index.key:
            self.fit()

    def retranslate(self) -> None:
        """Say everything in the language of the interface."""
        options = self.controller.options
        self.back.say(self.tr("Salon"), "Esc", self.tr("Back to the salon; your stakes stay where they lie"))
        self.title.say(
            self.tr("Trente et Quarante"),
            self.tr("min {least} · max {most}").format(least=francs(options.min), most=francs(options.max)),
        )
        self.gear.say("", self.tr("S", "shortcut: Settings"), self.tr("Settings"))
        whole = self.window().isFullScreen()
        self.full.icon_name = "window" if whole else "full_screen"
        self.full.say("", "", self.tr("Back to the window (F11)") if whole else self.tr("Full screen (F11)"))
        self.announce.say("", "/", self.tr("Announce a bet in words"))
        self.rules.say("", "F1", self.tr("House rules"))
        self.seal.say("", "", self.tr("The seal of this shoe"))
        for button, name in (
            (self.gear, self.tr("Settings")),
            (self.full, self.tr("Full screen")),
            (self.announce, self.tr("Announce a bet in words")),
            (self.rules, self.tr("House rules")),
            (self.seal, self.tr("The seal of this shoe")),
        ):
            button.setAccessibleName(name)
        self.bankroll.say(self.tr("In the purse"), self.tr("In play"))
        self.undo.say(self.tr("Undo"), self.tr("U", "shortcut: Undo"), self.tr("Take the last move back"))
        self.clear.say(
            self.tr("Clear"), self.tr("C", "shortcut: Clear"), self.tr("Take back all that is free")
        )
        self.repeat.say(
            self.tr("Repeat"), self.tr("R", "shortcut: Repeat"), self.tr("Lay the last bets again")
        )
        self.double.say(
            self.tr("Double"), self.tr("B", "shortcut: Double"), self.tr("Lay each stake once more")
        )
        self._refresh()

    # -- state -------------------------------------------------------------------------------------------

    def _set_busy(self, busy: bool) -> None:
        self._busy = busy
        self._refresh()
        if not busy:
            self._look_into_purse()

    def _look_into_purse(self) -> bool:
        """Offer a new purse to whom nothing is left; whether that was so."""
        broke = self.controller.needs_new_purse()
        if broke:
            self.offer_purse()
        return broke

    def _refresh(self, *_: object) -> None:
        """Make buttons and amounts agree with the table; while a coup is told, with what was before it."""
        controller = self.controller
        self._refresh_primary()
        dealing = self.tr("The croupier is dealing.")
        busy = controller.showing
        if not busy:
            self.bankroll.show_money(controller.purse, controller.in_play)
        stack = controller.undo_stack
        nothing_done = self.tr("There is nothing to take back.")
        self._allow(self.undo, stack.canUndo(), dealing if busy else nothing_done)
        if stack.canUndo() and not busy:
            self.undo.say(
                self.tr("Undo"),
                self.tr("U", "shortcut: Undo"),
                self.tr("Take back: {move}").format(move=stack.undoText()),
            )
        for button, actions, nothing in (
            (self.clear, controller.to_clear(), self.tr("Nothing free lies on the cloth.")),
            (self.repeat, controller.to_repeat(), self.tr("There is nothing to lay again.")),
            (self.double, controller.to_double(), self.tr("No stake lies on the cloth.")),
        ):
            reason = dealing if busy else self._why_not(actions, nothing)
            self._allow(button, not reason, reason)

    def _allow(self, button: KitButton, allowed: bool, reason: str) -> None:
        button.allow(allowed and not self.controller.showing, reason)

    def _why_not(self, actions: Sequence[Action], nothing: str) -> str:
        """Why `actions` cannot be done together now; "" when they can."""
        if not actions:
            return nothing
        needed = sum(a.stake for a in actions if isinstance(a, Bet))
        if needed > self.controller.purse:
            refused = Refused("not_enough_money", purse=self.controller.purse, needed=needed)
            return refusal_text(refused)
        for action in actions:
            if isinstance(action, Insure):
                continue  # it insures a stake that only the bets before it lay
            refused_now = self.controller.refusal(action)
            if refused_now is not None:
                return refusal_text(refused_now)
        return ""

    def _refresh_primary(self) -> None:
        """The primary button says what it would do now."""
        if self._busy:
            text, key, meaning = self.tr("Skip"), "Space", self.tr("Show the end at once")
        elif self.controller.table.phase is Phase.CUTTING:
            text, key = self.tr("Cut"), self.tr("T", "shortcut: Cut")
            meaning = self.tr("Cut where the cut card lies")
        elif self.controller.in_play:
            text, key = self.tr("Deal"), self.tr("D", "shortcut: Deal")
            meaning = self.tr("No more bets: both rows are dealt")
        else:
            text, key = self.tr("Next coup"), self.tr("D", "shortcut: Deal")
            meaning = self.tr("Watch a coup without a stake")
        if text != self.primary.words() or key != self.primary.shortcut().toString():
            self.primary.say(text, key, meaning)
            self._lay_out_tools(self._place)

    def _primary(self) -> None:
        if self._busy:
            self.scene.skip()
        elif self.controller.table.phase is Phase.CUTTING:
            self.scene.cut_here()
        else:
            self.controller.coup()

    # -- words between person and house ------------------------------------------------------------------

    def toggle_typed_line(self) -> None:
        """Open the line for announced bets, or put it away."""
        if self.typed.isVisible():
            self.typed.close_line()
        else:
            self.plate.hide()
            self.typed.open()

    def _say(self, text: str) -> Misunderstood | None:
        return self.controller.say(text)

    def _refused(self, refused: Refused) -> None:
        if not self._look_into_purse():
            self.tell(refusal_text(refused))

    def _failed(self, line: str) -> None:
        self.tell(line)

    def tell(self, text: str) -> None:
        """Say one short thing: under the typed line when it is open, else on a brass plate over the tray."""
        if self.typed.isVisible():
            self.typed.answer(text)
            return
        place = self._place
        self.plate.tell(text, place.point(place.pick(672, 730), 794), place.k)

    def show_why(self, about: tuple[Spot, str]) -> None:
        """Explain the last coup's payment on a chance, beside its place on the cloth."""
        spot = about[0]
        history = self.controller.history
        record = self.controller.table.last or (history[-1] if history else None)
        explanation = explain(record, spot) if record is not None else None
        if explanation is None:
            self.tell(self.tr("Nothing of yours was decided there."))
            return
        rules = Button("secondary")
        rules.say(self.tr("House rules {section}").format(section=explanation.section))
        rules.clicked.connect(lambda: self._read(explanation.section))
        above_pile = QPointF(0, 44)
        at = (self.scene.layout.stake(spot) - above_pile) * self.scene.unit()
        self.popover.tell(
            explanation.title,
            explanation.sentences,
            explanation.lines,
            [rules],
            QPointF(self.view.mapTo(self, self.view.mapFromScene(at))),
        )

    def _read(self, section: str) -> None:
        self.popover.lay_away()
        self.rules_wanted.emit(section)

    def show_seal(self) -> None:
        """Show the seal of this shoe, and the seed of the one before it."""
        sentences = [
            self.tr("The order of the cards was fixed before the first bet. This is its seal, SHA-256:"),
            _grouped(self.controller.seal),
        ]
        last = self.controller.last_seed
        if last is not None:
            sentences += [self.tr("The seed of the shoe before, now that it is over:"), _grouped(last)]
        copy = Button("secondary")
        copy.say(self.tr("Copy"))
        copy.clicked.connect(lambda: _copy(self.controller.seal if last is None else last))
        box = self.seal.geometry()
        self.popover.tell(self.tr("The seal"), sentences, (), [copy], QPointF(box.center().x(), box.bottom()))

    def offer_purse(self) -> None:
        """Purse and cloth are empty: the house advances a new purse, openly booked."""
        if self._offer is not None:
            return
        sheet = Message(
            self,
            self.tr("The purse is empty"),
            self.tr("The house advances you another 10 000 francs. It is play money and has no value."),
            self.tr("The advance is written into the books like everything else."),
            (
                Answer(self.tr("Accept"), self.controller.new_purse, "primary"),
                Answer(self.tr("Back to the salon"), self.left.emit),
            ),
        )
        sheet.setObjectName("new purse")
        sheet.done.connect(self._offer_answered)
        self._offer = sheet
        sheet.open()

    def _offer_answered(self) -> None:
        self._offer = None


def _grouped(digits: str) -> str:
    """Hex digits in groups of eight, so that they can be compared and broken into lines."""
    return " ".join(digits[i : i + 8] for i in range(0, len(digits), 8))


def _copy(text: str) -> None:
    from PySide6.QtGui import QGuiApplication

    QGuiApplication.clipboard().setText(text)
