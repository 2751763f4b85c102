"""What a window does about replays: it shows them over all else, and takes a script that is dropped on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QDragEnterEvent, QDropEvent

from casino_qt.windows.pages_window import PagesWindow

if TYPE_CHECKING:
    from casino_qt.bank.book import Line
    from casino_qt.rules.scripts.script import AnyScript
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.house import House
    from casino_qt.windows.placard.visits import Placards
    from casino_qt.windows.replay.page import ReplayPage
    from casino_qt.windows.replay.projector import Projector
    from casino_qt.windows.seeing.magnifier import Magnifier


class ReplayWindow(PagesWindow):
    """Nothing is imported for replays before the first one is wanted."""

    placards: Placards
    magnifier: Magnifier
    _waiting_for: str | None

    def __init__(self) -> None:
        super().__init__()
        self._projector: Projector | None = None
        self._wanted: Callable[[House], None] | None = None
        self.setAcceptDrops(True)

    def replay_pages(self) -> tuple[ReplayPage | TablePage, ...]:
        """The pages of a replay, over all else."""
        return () if self._projector is None else self._projector.pages

    def seat(self) -> TablePage | None:
        """The table one sits at: in practice that began in a replay, that one."""
        if self._projector is not None and self._projector.pages:
            return self._projector.branch
        return self.table

    def projector(self) -> Projector:
        """Who shows replays; made for the first one."""
        from casino_qt.windows.replay.projector import Projector

        if self._projector is None:
            self._projector = Projector(self, self.magnifier, self.placards)
        return self._projector

    def replay_round(self, line: Line) -> None:
        """Replay a round of the book on its table."""
        if self.house is not None:
            self.projector().show_round(self.house, line)

    def replay_file(self, path: Path) -> None:
        """Replay a table script, as soon as the house is there."""
        self._in_the_house(lambda house: self.projector().show_file(house, path))

    def replay_script(self, script: AnyScript, name: str) -> None:
        """Replay a script that was read already, as soon as the house is there."""
        self._in_the_house(lambda house: self.projector().show_script(house, script, name))

    def _in_the_house(self, call: Callable[[House], None]) -> None:
        if self.house is None:
            self._wanted = call
        else:
            self._waiting_for = None
            call(self.house)

    def replay_what_waits(self, house: House) -> None:
        """The house is there: show what was wanted before."""
        wanted, self._wanted = self._wanted, None
        if wanted is not None:
            wanted(house)

    def end_replay(self) -> None:
        """Lay away what is replayed, if anything is."""
        if self._projector is not None:
            self._projector.close()

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """One file may be dropped anywhere: a table script."""
        urls = event.mimeData().urls()
        if len(urls) == 1 and urls[0].isLocalFile():
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Replay what was dropped."""
        event.acceptProposedAction()
        path = Path(event.mimeData().urls()[0].toLocalFile())
        # Once the hand has let go: a message must not open while the system still drags.
        QTimer.singleShot(0, self, lambda: self.replay_file(path))
