"""Who adds up the book: beside the window, a stretch at a time, and asks the desk what bets were worth."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from casino_qt.bank.annals import Annals
from casino_qt.bank.book import Book
from casino_qt.tables.statistics.leaves import Reader
from casino_qt.tables.statistics.worths import Answer, Worths, question, worths
from casino_qt.windows.book.clerk import Clerk

if TYPE_CHECKING:
    from casino_qt.windows.house import House

AT_A_TIME = 5_000
"""Rounds between asking to stop and having stopped: some hundredths of a second."""
DRAWS = "casino_qt.windows.kit.plot"
"""Brings pyqtgraph and NumPy, half a second of reading: the window goes on meanwhile."""
TOLD_EVERY = 300
"""Milliseconds between two words of progress: a window that is painted more often slows what it waits for."""


class Accountant(QObject):
    """Keeps what it has read: who comes back waits for new rounds only."""

    progressed = Signal(float)
    """The part of the rounds that has been read."""
    came = Signal()
    """All rounds are read; or something more is known of what their bets were worth."""
    failed = Signal(object)
    """ProfileError: the book cannot be read."""

    def __init__(self, house: House, parent: QObject) -> None:
        super().__init__(parent)
        self.house = house
        self.reader = Reader()
        self.known: dict[int, Worths] = {}
        self.asked: set[int] = set()
        self.hopeless: set[int] = set()
        """What the desk could not reckon."""
        self.ready = False
        self._clerk: Clerk | None = None
        self._told = QElapsedTimer()

    @property
    def path(self) -> Path:
        """The profile."""
        return self.house.profile.path

    def start(self) -> None:
        """Read what has not been read yet."""
        self.stop()
        self.ready = False
        self._clerk = Clerk(self.path, self, Annals)
        self._clerk.failed.connect(self._failed)
        self._clerk.ask(self._begin, lambda _: self._on())

    def stop(self) -> None:
        """Let go of the file; what has been read stays."""
        clerk, self._clerk = self._clerk, None
        if clerk is not None:
            clerk.close()
            clerk.deleteLater()

    def waiting(self) -> bool:
        """Whether something is still to come: rounds, or what their bets were worth."""
        return self._clerk is not None or bool(self.asked - self.known.keys() - self.hopeless)

    # In the thread of the clerk; this one does not touch the reader meanwhile.

    def _begin(self, book: Book) -> None:
        assert isinstance(book, Annals)
        import_module(DRAWS)
        self.reader.begin(book)

    def _read(self, book: Book) -> bool:
        assert isinstance(book, Annals)
        if self.reader.read(book, AT_A_TIME):
            return True
        self.reader.finish(book)
        return False

    # In this one.

    def _on(self, more: bool = True) -> None:
        if self._clerk is None:
            return
        if more:
            if not self._told.isValid() or self._told.hasExpired(TOLD_EVERY):
                self._told.start()
                self.progressed.emit(self.reader.done)
            self._clerk.ask(self._read, self._on)
            return
        self.stop()
        self.ready = True
        self._ask()
        self.came.emit()

    def _failed(self, problem: object) -> None:
        """Nothing half-read is kept."""
        self.stop()
        self.reader = Reader()
        self.known.clear()
        self.asked.clear()
        self.failed.emit(problem)

    def _ask(self) -> None:
        """Ask for the worths of all that was ever played by, as far as nobody has."""
        played = {self.reader.agreed(leaf.session) for leaf in self.reader.leaves}
        for place, (game, rules) in enumerate(self.reader.all_agreed()):
            if place in self.asked or place not in played:
                continue
            self.asked.add(place)
            asked = question(game, rules)
            if asked is None:
                self.known[place] = worths(game, rules, None)
                continue
            told, given_up = partial(self._answered, place), partial(self._given_up, place)
            self.house.reckoner.ask(asked.name, asked.question, told, self, given_up)

    def _answered(self, place: int, answer: Answer) -> None:
        self.known[place] = worths(*self.reader.all_agreed()[place], answer)
        self.came.emit()

    def _given_up(self, place: int, _problem: str) -> None:
        self.hopeless.add(place)
        self.came.emit()
