"""What the house says to who comes in: by the hour, and which evening it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QDate, QDateTime, QEvent, QLocale, QObject
from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering
from casino_qt.windows.kit.label import GREETING, fitted

MORNING, AFTERNOON, EVENING = 5, 12, 18  # hours at which the greeting changes


def greeting(now: QDateTime, name: str = "") -> str:
    """Return "Good evening" or its like for the hour of `now`, to the player called `name`."""
    words = _by_the_hour(now.time().hour())
    if not name:
        return words
    text = QCoreApplication.translate("Greeting", "{greeting}, {name}")
    return text.format(greeting=words, name=name)


def within(room: float, now: QDateTime, player: str) -> str:
    """The greeting in `room` su, in letters as small as it may step down to.

    Where a whole name has none, people are called by the first, or by half of a double one: no name is cut.
    """
    first = player.split(" ")[0]
    for name in (player, first, first.split("-")[0]):
        said = greeting(now, name)
        font = fitted(GREETING, said, room, 1.0).font(1.0)  # the same letters in a window of any size
        if lettering.text_width(said, font) <= room:
            return said
    return greeting(now)


def _by_the_hour(hour: int) -> str:
    if MORNING <= hour < AFTERNOON:
        return QCoreApplication.translate("Greeting", "Good morning")
    if AFTERNOON <= hour < EVENING:
        return QCoreApplication.translate("Greeting", "Good afternoon")
    return QCoreApplication.translate("Greeting", "Good evening")


def day(now: QDateTime) -> str:
    """Return weekday and day of `now` in the language of the interface.

    No clock time: a clock that keeps time would have to wake the machine every minute.
    """
    pattern = QCoreApplication.translate(
        "Greeting", "dddd, d MMMM", "date under the greeting, in the letters of QLocale.toString"
    )
    return QLocale().toString(now.date(), pattern)


class Calendar(QObject):
    """Lets the lobby greet anew whoever turns to it on another day, or at another hour of the greeting.

    Nothing wakes the machine at midnight: a lobby that is left open learns of it from the next who comes.
    """

    TURNS: ClassVar = {QEvent.Type.WindowActivate, QEvent.Type.Enter, QEvent.Type.Show}

    def __init__(self, lobby: QWidget, now: Callable[[], QDateTime], greet: Callable[[], None]) -> None:
        super().__init__(lobby)
        self._now, self._greet = now, greet
        self._greeted = self._hour_and_day()
        lobby.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Somebody turns to the lobby."""
        if event.type() in self.TURNS and self._greeted != (today := self._hour_and_day()):
            self._greeted = today
            self._greet()
        return False

    def _hour_and_day(self) -> tuple[int, QDate]:
        now = self._now()
        passed = sum(now.time().hour() >= hour for hour in (MORNING, AFTERNOON, EVENING))
        return passed, now.date()
