"""What the house says to who comes in: by the hour, and which evening it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

MORNING, AFTERNOON, EVENING = 5, 12, 18  # hours at which the greeting changes


def greeting(now: QDateTime, name: str = "") -> str:
    """Return "Good evening" or its like for the hour of `now`, to the player called `name`."""
    words = _by_the_hour(now.time().hour())
    if not name:
        return words
    text = QCoreApplication.translate("Greeting", "{greeting}, {name}")
    return text.format(greeting=words, name=name)


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
