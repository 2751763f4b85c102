"""The statistics: which rounds above, the ivory page below. Nothing in them says what comes next."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.bank.errors import ProfileError
from casino_qt.number_text import percent
from casino_qt.tables.statistics.figures import figures
from casino_qt.windows.book import writing
from casino_qt.windows.kit import saved_page
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.explained_sheet import ExplainedSheet
from casino_qt.windows.kit.files import name_to_save
from casino_qt.windows.kit.label import SHEET_TITLE
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.progress import Progress
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.statistics import saving, words
from casino_qt.windows.statistics.accountant import Accountant
from casino_qt.windows.statistics.page import StatisticsPage
from casino_qt.windows.statistics.which import Which

if TYPE_CHECKING:
    from casino_qt.windows.house import House

log = logging.getLogger(__name__)

WIDEST, HIGHEST = 1560.0, 860.0  # su of the whole sheet
MARGIN = 20.0  # su that are left of the room at each side
Where = Callable[[str, str, str], tuple[str, str]]
"""Asks for the name of a file: title, first name, kinds; the name and the kind chosen."""


class StatisticsSheet(ExplainedSheet):
    """Nearly as large as the window. Reads the profile while it is open, and each round only once."""

    PADDING = 30.0
    SECTION = "0.13"

    def __init__(
        self, window: QWidget, house_now: Callable[[], House | None], where: Where | None = None
    ) -> None:
        super().__init__(window)
        self._house_now = house_now
        self._where = where or self._ask_where
        self._problem: ProfileError | None = None
        self._notice: Spoken = ""
        self._share = 0.0
        self.accountant: Accountant | None = None
        self.which = Which(self.panel)
        self.page = StatisticsPage(self.panel)
        self.notice = Words(self.panel, 14.5, palette.TEXT_2)
        self.progress = Progress(self.panel)
        self.save = Button("secondary", self.panel)
        self.help = Button("secondary", self.panel)
        self.leave = Button("secondary", self.panel)
        self.title.set_style(SHEET_TITLE)
        self._lay()
        self.which.changed.connect(self.tell)
        self.save.clicked.connect(self._save)
        self.help.clicked.connect(lambda: self.help_wanted.emit(self.SECTION))
        self.leave.clicked.connect(self.lay_away)
        self.page.say(self._blank)
        self.retranslate()

    def _lay(self) -> None:
        self.content.addWidget(self.which)
        self.content.addWidget(self.page, 1)
        self.row.addWidget(self.notice, 1)
        self.row.addWidget(self.progress, 1)
        for button in (self.save, self.help, self.leave):
            self.add_button(button)

    # -- open and shut -----------------------------------------------------------------------------------

    def open(self) -> None:
        """Add up what has been played, as it was chosen before."""
        house = self._house_now()
        if house is None:
            return
        self._problem, self._notice, self._share = None, "", 0.0
        kept = self.accountant
        if kept is None or kept.house is not house:
            if kept is not None:
                kept.deleteLater()
            self.accountant = kept = Accountant(house, self)
            kept.progressed.connect(self._progressed)
            kept.came.connect(self.tell)
            kept.failed.connect(self._failed)
            self.page.say(self._blank)
        kept.start()
        super().open()
        self._say()

    def lay_away(self) -> None:
        """Let go of the file."""
        super().lay_away()
        if self.accountant is not None:
            self.accountant.stop()

    def waiting(self) -> bool:
        """Whether figures are still to come."""
        return self.accountant is not None and self.accountant.waiting()

    # -- what is told ------------------------------------------------------------------------------------

    def tell(self) -> None:
        """Show what the fields ask for."""
        asked, accountant = self.which.asked(), self.accountant
        if accountant is None or not accountant.ready:
            self._say()
            return
        found = figures(accountant.reader, asked, accountant.known)
        if found.total.rounds:
            self.page.show_figures(found, hopeless=bool(accountant.hopeless))
        else:
            self.page.say(self._blank)
        self._notice = ""
        self._say()
        if not self.isHidden():
            self.fit()

    def _blank(self) -> str:
        accountant = self.accountant
        if self._problem is not None:
            return self._problem.line(QCoreApplication.translate)
        if accountant is None or not accountant.ready:
            return self.tr("The book is being added up…")
        if accountant.reader.leaves:
            return self.tr("No round is like that.")
        return self.tr("No round has been played yet.")

    def _progressed(self, share: float) -> None:
        self._share = share
        self._say()

    def _failed(self, problem: ProfileError) -> None:
        self._problem = problem
        log.warning("the statistics cannot be made: %s", problem)
        self.page.say(self._blank)
        self._say()

    def _say(self) -> None:
        """What stands at the foot: how far it has come, what cannot be read, what was done."""
        accountant = self.accountant
        reading = accountant is not None and not accountant.ready and self._problem is None
        self.progress.setVisible(reading)
        self.progress.set_share(self._share)
        side = Qt.AlignmentFlag.AlignRight if reading else Qt.AlignmentFlag.AlignLeft
        self.notice.setAlignment(side | Qt.AlignmentFlag.AlignVCenter)
        wrong = self.which.wrong()
        self.notice.aloud = bool(wrong) or not reading  # nobody wants to hear each per cent of the reading
        self.notice.setText(wrong or (percent(self._share, 0) if reading else said(self._notice)))
        self.save.allow(self.page.found is not None, self.tr("No round is shown."))

    # -- files -------------------------------------------------------------------------------------------

    def _ask_where(self, title: str, name: str, kinds: str) -> tuple[str, str]:
        return name_to_save(self._window, title, name, kinds)

    def _save(self) -> None:
        """Keep the page under a name the person gives; its ending tells as what."""
        found = self.page.found
        if found is None:
            return
        held = self.focusWidget()
        name, kind = self._where(self.tr("Save"), saving.first_name(found), ";;".join(saved_page.filters()))
        if held is not None:
            held.setFocus(Qt.FocusReason.OtherFocusReason)
        if not name:
            return
        path = saved_page.with_ending(Path(name), kind)
        try:
            writing.write(path, [self._content(path.suffix.lower())])
        except writing.NotWritten as trouble:
            self._notice = trouble.line
        else:
            self._notice = lambda: self.tr("Saved as {file}.").format(file=path.name)
        self._say()

    def _content(self, ending: str) -> bytes:
        found = self.page.found
        if ending == ".csv" and found is not None:
            return saving.as_table(found)
        with self.page.bare():
            if ending == ".svg":
                return saved_page.as_drawing(self.page, words.result_title())
            return saved_page.as_picture(self.page)

    # -- shape and words ---------------------------------------------------------------------------------

    def tab_stops(self) -> Sequence[QWidget]:
        """The fields, the drawings, the table, the buttons."""
        page, which = self.page, self.which
        fields = (which.table, which.since, which.until, which.clear)
        return [*fields, *page.tab_stops(), page.ledger, self.save, self.help, self.leave]

    def first_focus(self) -> QWidget | None:
        """The choice of the table."""
        return self.which.table

    def rescaled(self, k: float) -> None:
        """What measures itself in su but is no widget of the kit."""
        self.which.set_k(k)
        self.page.set_narrow(self.narrow(WIDEST))
        self.page.set_k(k)

    def place_panel(self) -> None:
        """As large as the window lets it, up to a page one can still read across."""
        self.fill(WIDEST, HIGHEST, MARGIN)
        if self.isHidden():
            return
        for _ in range(2):  # how high a paragraph is depends on how wide its place has become
            for layout in (self._outer, self.page.layout()):
                if layout is not None:
                    layout.invalidate()
                    layout.activate()

    def retranslate(self) -> None:
        """Every text of the sheet."""
        self.title.set_text(self.tr("Statistics"))
        self.setAccessibleName(self.tr("Statistics"))
        self.which.retranslate()
        self.page.retranslate()
        self.save.say(self.tr("Save…"), "", self.tr("This page as a picture, or its figures as a table"))
        self.help.say(self.tr("How it is reckoned"), "", self.tr("What expectation and band are"))
        self.leave.say(self.tr("Close"))
        self._say()
