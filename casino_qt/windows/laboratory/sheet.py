"""The laboratory: at the left what is asked, at the right the ivory page with the answer."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from threading import Thread

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, QTemporaryDir
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QPainter,
)
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from casino_qt import scratch
from casino_qt.art import palette
from casino_qt.number_text import percent
from casino_qt.reading.announcing import announce
from casino_qt.settings import Settings
from casino_qt.windows.kit import faces, saved_page
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.explained_sheet import ExplainedSheet
from casino_qt.windows.kit.files import name_to_save
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.progress import Progress
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.laboratory import reasons, saving, words
from casino_qt.windows.laboratory.checks import PROBLEM, MistakeError
from casino_qt.windows.laboratory.findings import Findings, UnreadableError
from casino_qt.windows.laboratory.form import Form
from casino_qt.windows.laboratory.order import Order
from casino_qt.windows.laboratory.own_rule import OwnRuleSheet
from casino_qt.windows.laboratory.page import FindingsPage
from casino_qt.windows.laboratory.simulation import Simulation

log = logging.getLogger(__name__)

FORM_WIDTH = 540.0  # su
WIDEST, HIGHEST = 1560.0, 860.0  # su of the whole sheet
LEAST_PAGE = 480.0  # su of the page beside the form; where larger text leaves less, the page goes below it
DRAWS = "casino_qt.windows.kit.plot"  # brings pyqtgraph and NumPy: half a second of reading
MARGIN = 20.0  # su that are left of the room at each side
SIGN = "!"  # before a line that says what cannot be: its colour alone would not tell everybody


class LaboratorySheet(ExplainedSheet):
    """Nearly as large as the window. Leaving it ends a simulation that goes on."""

    PADDING = 30.0
    SECTION = "l"

    def __init__(self, window: QWidget, settings: Settings, simulation: Simulation | None = None) -> None:
        super().__init__(window)
        self.simulation = simulation or Simulation(self)
        self._folder: QTemporaryDir | None = None
        self._notice: Spoken = ""
        self._mistaken = False
        self.own_rule: OwnRuleSheet | None = None
        self._progress: tuple[int, int, float | None] = (0, 1, None)
        self.form = Form(self.panel, settings)
        self.notice = Words(self.panel, 14.5)
        self.progress = Progress(self.panel)
        self.run = Button("primary", self.panel)
        self.cancel = Button("secondary", self.panel)
        self.leave = Button("secondary", self.panel)
        self.page = FindingsPage(self.panel)
        self._lay()
        self._connect()
        self.setAcceptDrops(True)
        self.page.say(self._blank)
        self._show_state()
        self.retranslate()

    def _lay(self) -> None:
        self._left = QWidget(self.panel)
        self._column = QVBoxLayout(self._left)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.addWidget(self.form)
        self._column.addStretch(1)
        self._told = QVBoxLayout()
        self._told.addWidget(self.notice)
        self._told.addWidget(self.progress)
        self._column.addLayout(self._told)
        buttons = QHBoxLayout()
        for button in (self.run, self.cancel):
            buttons.addWidget(button)
        buttons.addStretch(1)
        buttons.addWidget(self.leave)
        self._column.addLayout(buttons)
        self._spread = QHBoxLayout()
        self._spread.addWidget(self._left)
        self._spread.addWidget(self.page, 1)
        self.content.addLayout(self._spread, 1)
        self.flows.append(self._spread)

    def _connect(self) -> None:
        self.run.clicked.connect(self.start)
        self.cancel.clicked.connect(self.stop)
        self.leave.clicked.connect(self.lay_away)
        self.form.entered.connect(self.start)
        self.form.shape_changed.connect(self._new_shape)
        self.form.own_rule_wanted.connect(self.write_own_rule)
        self.form.mended.connect(lambda: self.tell(""))
        self.page.save_wanted.connect(self.save)
        self.simulation.progressed.connect(self._progressed)
        self.simulation.finished.connect(self._finished)
        self.simulation.refused.connect(self._refused)
        self.simulation.broke.connect(self._broke)

    def write_own_rule(self) -> None:
        """Open the small form of a rule of one's own, as it was left."""
        if self.own_rule is None:
            self.own_rule = OwnRuleSheet(self._window)
            self.own_rule.taken.connect(self.form.take_rule)
        self.own_rule.show_rule(self.form.own_rule)
        self.own_rule.open()

    # -- a run -------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Ask for what the form says; one run at a time."""
        if self.simulation.running:
            return
        try:
            order = self.form.order()
        except MistakeError as mistake:
            self.tell(mistake.said, mistaken=True)
            mistake.where.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self._begin(order)

    def _begin(self, order: Order) -> None:
        folder = self._folder = QTemporaryDir(scratch.pattern())
        try:
            if not folder.isValid():
                raise OSError(folder.errorString())
            arguments = order.arguments(Path(folder.path()))
        except OSError as trouble:
            log.warning("the order cannot be written down: %s", trouble)
            self._put_away()
            self.tell(lambda: self.tr("There is no room on the disk to write the order down."), mistaken=True)
            return
        self.show_progress(0, 1, None)
        self.simulation.start(arguments)
        self._show_state()

    def stop(self) -> None:
        """The person does not want to wait."""
        if self.simulation.running:
            self.simulation.cancel()
            self._over(lambda: self.tr("Cancelled."))

    def _put_away(self) -> None:
        folder, self._folder = self._folder, None
        if folder is not None:
            folder.remove()

    def _over(self, notice: Spoken, *, mistaken: bool = False) -> None:
        """The run has ended, however it did."""
        self._put_away()
        self.tell(notice, mistaken=mistaken)
        self._show_state()

    def _progressed(self, done: int, of: int) -> None:
        self.show_progress(done, of, self.simulation.seconds_left(done, of))

    def show_progress(self, done: int, of: int, seconds_left: float | None) -> None:
        """Tell how far it has come, and how long it will still take."""
        self._progress = done, of, seconds_left
        self.progress.set_share(done / of if of else 0.0)
        self.tell(self._progress_words)

    def _progress_words(self) -> str:
        done, of, left = self._progress
        if not done:  # the bet's exact value is reckoned first
            return self.tr("The table is being laid…")
        parts = [percent(done / of if of else 0.0, 0), words.time_left(left)]
        return " · ".join(part for part in parts if part)

    def _finished(self, answer: dict[str, object]) -> None:
        try:
            found = Findings.read(answer)
        except UnreadableError as trouble:
            log.warning("an answer that cannot be read: %s", trouble)
            self._broke(str(trouble))
            return
        self._over("")
        self.show_findings(found)
        self._announce(words.verdict(found))

    def show_findings(self, found: Findings) -> None:
        """Lay an answer on the page."""
        self.page.show_findings(found)
        self.fit()

    def _refused(self, why: str) -> None:
        self._over(lambda: reasons.reason(why), mistaken=True)

    def _broke(self, why: str) -> None:
        log.warning("the simulation broke: %s", why)
        self._over(
            lambda: self.tr("The simulation has stopped by itself. Please start it again."), mistaken=True
        )

    # -- what is said ------------------------------------------------------------------------------------

    def tell(self, notice: Spoken, *, mistaken: bool = False) -> None:
        """One line under the form; `mistaken`: something cannot be as it was asked for."""
        self._notice, self._mistaken = notice, mistaken
        self._say_notice()
        if mistaken:
            self._announce(said(notice))

    def _announce(self, text: str) -> None:
        """Say it to those who listen to the window, wherever the keyboard is."""
        announce(self, text)

    def _say_notice(self) -> None:
        text = said(self._notice)
        self.notice.set_colour(PROBLEM if self._mistaken else palette.TEXT)
        self.notice.setText(f"{SIGN} {text}" if self._mistaken else text)
        self.notice.setAccessibleName(text)
        self._settle()

    def _show_state(self) -> None:
        """Either a run goes on and can be cancelled, or one can be begun."""
        running = self.simulation.running
        self.progress.setVisible(running)
        held = self.focusWidget()
        self.run.setVisible(not running)
        self.cancel.setVisible(running)
        if held in (self.run, self.cancel) or (running and held is None):
            (self.cancel if running else self.run).setFocus(Qt.FocusReason.OtherFocusReason)

    def _blank(self) -> str:
        return self.tr(
            "Choose a table and a system at the left, and let as many players as you like play it "
            "for as long as you like. What they end with will be drawn here."
        )

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("Laboratory"))
        self.setAccessibleName(self.tr("Laboratory"))
        self.run.say(self.tr("Run"), "", self.tr("Simulate what the form asks for"))
        self.cancel.say(self.tr("Cancel"), "", self.tr("End the simulation"))
        self.leave.say(self.tr("Close"), "", self.tr("Back to the salon"))
        self.progress.setAccessibleName(self.tr("Progress"))
        self.form.retranslate()
        self.page.retranslate()
        self._say_notice()

    def open(self) -> None:
        """Show the laboratory; what draws an answer is read in meanwhile, beside the living window."""
        super().open()
        Thread(target=import_module, args=(DRAWS,), daemon=True).start()

    # -- leaving -----------------------------------------------------------------------------------------

    def lay_away(self) -> None:
        """Leave; nobody waits for a simulation any more."""
        self.stop()
        super().lay_away()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A window that closes takes the simulation with it."""
        if event.type() == QEvent.Type.Close and watched is self._window:
            self.stop()
        return super().eventFilter(watched, event)

    def mousePressEvent(self, event: object) -> None:
        """A click beside the sheet does not throw a long run away."""

    # -- files -------------------------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One file, while a table is chosen at which it can be played."""
        if self.form.takes_permanence() and _dropped(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Play the coups of that file."""
        path = _dropped(event)
        if path is not None and self.form.takes_permanence():
            self.form.take_permanence(path)
            event.acceptProposedAction()

    def save(self) -> None:
        """Keep the page under a name the person gives; its ending tells as what."""
        found = self.page.found
        if found is None:
            return
        held = self.focusWidget()
        path, kind = name_to_save(
            self.window(), self.tr("Save"), saving.first_name(found), ";;".join(saved_page.filters())
        )
        if not path:
            return
        target = saved_page.with_ending(Path(path), kind)
        try:
            saving.save(target, self.page)
        except OSError as trouble:
            log.warning("the page cannot be saved: %s", trouble)
            self.tell(
                lambda: self.tr("The file {file} cannot be written there.").format(file=target.name),
                mistaken=True,
            )
            return
        finally:
            if held is not None:
                held.setFocus(Qt.FocusReason.OtherFocusReason)
        self.tell(lambda: self.tr("Saved as {file}.").format(file=target.name))

    # -- shape -------------------------------------------------------------------------------------------

    def tab_stops(self) -> Sequence[QWidget]:
        """The questions, the buttons under them, then the page from top to bottom."""
        page = self.page
        return [*self.form.shown(), self.run, self.cancel, self.leave, *page.tab_stops(), page.save]

    def first_focus(self) -> QWidget | None:
        """The first question."""
        return self.cancel if self.simulation.running else self.form.game

    def _new_shape(self) -> None:
        if not self.isHidden():
            self.fit()

    def rescaled(self, k: float) -> None:
        """Gaps; the form keeps its width."""
        self._left.setFixedWidth(round(FORM_WIDTH * k))
        self._column.setSpacing(round(6 * k))
        room = round(faces.ROOM * k)
        self._told.setContentsMargins(room, 0, room, 0)
        self._told.setSpacing(round(6 * k))
        self._spread.setSpacing(round(18 * k))
        narrow = self.narrow(WIDEST)
        self.page.set_narrow(narrow)
        self.page.setMinimumWidth(round(LEAST_PAGE * k) if narrow else 0)
        for part in (self.form, self.page):
            part.set_k(k)

    def place_panel(self) -> None:
        """As large as the window lets it, up to a page one can still read across."""
        self.fill(WIDEST, HIGHEST, MARGIN)
        if self._spread.direction() == QBoxLayout.Direction.TopToBottom:  # the form has the width for itself
            self._left.setMaximumWidth(self.panel.width())
        self._settle()

    def _settle(self) -> None:
        """Give everything its place at once, what is inside of others after those."""
        if self.isHidden():
            return
        for _ in range(2):  # how high a paragraph is depends on how wide its place has become
            for layout in (self._outer, self._column, self.form.layout(), self.page.layout()):
                if layout is not None:
                    layout.invalidate()
                    layout.activate()

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """The cartouche."""
        faces.cartouche(p, r, self.k)


def _dropped(event: QDropEvent) -> Path | None:
    files = [url.toLocalFile() for url in event.mimeData().urls() if url.isLocalFile()]
    return Path(files[0]) if len(files) == 1 and files[0] else None
