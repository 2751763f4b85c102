"""Who shows replays in the window: over the lobby, the book or a table, which are as they were afterwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QObject, Qt
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from casino_qt.bank.book import Line
from casino_qt.bank.errors import ProfileError
from casino_qt.bank.fleeting import FleetingProfile
from casino_qt.rules.scripts.script import AnyScript, ScriptError
from casino_qt.tables.branching import branch
from casino_qt.tables.replay import Recording, Replay
from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.replay import words
from casino_qt.windows.replay.house import BranchHouse
from casino_qt.windows.replay.page import ReplayPage, Titled
from casino_qt.windows.replay.reading import Reading, TooLong
from casino_qt.windows.replay.reasons import reason

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.house import House
    from casino_qt.windows.pages_window import PagesWindow
    from casino_qt.windows.placard.visits import Placards
    from casino_qt.windows.seeing.magnifier import Magnifier


class Projector(QObject):
    """One replay at a time, and at most one branch of practice over it."""

    def __init__(self, window: PagesWindow, magnifier: Magnifier, placards: Placards) -> None:
        super().__init__(window)
        self._window = window
        self._magnifier = magnifier
        self._placards = placards
        self.page: ReplayPage | None = None
        self.branch: TablePage | None = None
        self._covered: list[QWidget] = []
        self._focus: QWidget | None = None
        self._nowhere: FleetingProfile | None = None
        self._reading: Reading | None = None

    @property
    def pages(self) -> tuple[ReplayPage | TablePage, ...]:
        """What lies over the rest of the window."""
        return tuple(page for page in (self.page, self.branch) if page is not None)

    # -- what is replayed --------------------------------------------------------------------------------

    def show_round(self, house: House, line: Line) -> None:
        """Replay a round of the book."""
        try:
            record, first, last = house.profile.round(line.id)
            session = house.profile.session(line.session, last)
            recording = Recording(session, first, record, over=house.profile.over(line.session))
            replay = Replay(house.profile, recording)
        except ProfileError as problem:
            self._damaged(problem)
            return
        self._show(house, replay, Titled(staked=line.staked))

    def show_file(self, house: House, path: Path) -> None:
        """Replay the table script at `path`, or say in one line why it cannot be."""
        self._read(house, path.name).begin_with_file(path)

    def show_script(self, house: House, script: AnyScript, name: str) -> None:
        """Replay a script whose every action is accepted."""
        self._read(house, name).begin(script)

    def _read(self, house: House, name: str) -> Reading:
        """Who reads the script; whatever was still being read is left."""
        if self._reading is not None:
            self._reading.leave()
        reading = self._reading = Reading(self._window, name, house.profile.clock)
        reading.finished.connect(partial(self._show_read, house, name))
        reading.failed.connect(partial(self._refuse, name))
        return reading

    def _show_read(self, house: House, name: str, replay: Replay, nowhere: FleetingProfile) -> None:
        self._reading = None
        self._show(house, replay, Titled(file=name))
        self._nowhere = nowhere

    def _refuse(self, name: str, problem: ScriptError | ProfileError) -> None:
        self._reading = None
        if isinstance(problem, ProfileError):
            self._damaged(problem)
            return

        def line() -> str:
            return f"{name}\n{words.too_long() if isinstance(problem, TooLong) else reason(problem)}"

        self._trouble(lambda: QCoreApplication.translate("Replay", "This file cannot be replayed"), line)

    def _damaged(self, problem: ProfileError) -> None:
        translate = QCoreApplication.translate
        self._trouble(
            lambda: translate("Replay", "This round cannot be replayed"), lambda: problem.line(translate)
        )

    def _trouble(self, title: Callable[[], str], line: Callable[[], str]) -> None:
        def write() -> Letter:
            advice = QCoreApplication.translate("Replay", "Nothing has been changed.")
            close = QCoreApplication.translate("Replay", "Close")
            return Letter(title(), line(), advice, [Answer(close, lambda: None, "primary")])

        sheet = Message(self._window, write)
        sheet.setObjectName("no replay")
        sheet.open()

    # -- over the window ---------------------------------------------------------------------------------

    def _show(self, house: House, replay: Replay, titled: Titled) -> None:
        self.close()
        window = self._window
        self._cover()
        page = self.page = ReplayPage(window, house, replay, titled)
        page.left.connect(self.close)
        page.settings_wanted.connect(window.open_settings)
        page.rules_wanted.connect(window.open_rules)
        page.full_screen_wanted.connect(window.toggle_full_screen)
        page.branch_wanted.connect(partial(self._branch, house))
        house.pictures.hurry(ROWS[replay.game].sheets, house.spec(window))
        self._magnifier.enter(page, page.view)
        page.show()
        page.raise_()
        page.begin()

    def _cover(self) -> None:
        """Hide what is seen, with its keys, and remember it."""
        window = self._window
        self._focus = window.focusWidget()
        self._covered = [
            child
            for child in window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
            if child.isVisible()
        ]
        for child in self._covered:
            child.hide()

    def close(self) -> None:
        """Lay the replay away: the window is as it was."""
        reading, self._reading = self._reading, None
        if reading is not None:
            reading.leave()
        self.close_branch()
        page, self.page = self.page, None
        if page is None:
            return
        page.close_page()
        page.hide()
        page.deleteLater()
        covered, self._covered = self._covered, []
        for child in filter(isValid, covered):  # a page that was fading in has long been there
            child.show()
            if isinstance(child, Sheet):
                child.fit()
        if self._focus is not None and isValid(self._focus) and self._focus.isVisible():
            self._focus.setFocus(Qt.FocusReason.OtherFocusReason)
        self._focus = None
        nowhere, self._nowhere = self._nowhere, None
        if nowhere is not None:
            nowhere.close()

    # -- otherwise ---------------------------------------------------------------------------------------

    def _branch(self, house: House) -> None:
        """Practice that begins where the replay stands."""
        page = self.page
        if page is None or self.branch is not None:
            return
        replay, window = page.replay, self._window
        try:
            inside = BranchHouse(
                house, branch(self._nowhere or house.profile, replay.recording, replay.entries)
            )
            table: TablePage = ROWS[replay.game].page_class().seated(window, inside)
        except ProfileError as problem:
            self._damaged(problem)
            return
        self.branch = table
        table.left.connect(self.close_branch)
        table.settings_wanted.connect(window.open_settings)
        table.rules_wanted.connect(window.open_rules)
        table.placard_wanted.connect(self._placards.open)
        table.full_screen_wanted.connect(window.toggle_full_screen)
        page.hide()
        self._magnifier.enter(table, table.view)
        table.show()
        table.raise_()
        table.setFocus(Qt.FocusReason.OtherFocusReason)
        table.begin()
        table.tell(
            lambda: QCoreApplication.translate(
                "Replay", "From here on you practise: your purse is not touched."
            )
        )

    def close_branch(self) -> None:
        """Forget what was played there; the replay stands where it stood."""
        table, self.branch = self.branch, None
        if table is None:
            return
        table.close_table()
        table.hide()
        table.deleteLater()
        table.house.close()
        if self.page is not None:
            self.page.show()
            self.page.setFocus(Qt.FocusReason.OtherFocusReason)
