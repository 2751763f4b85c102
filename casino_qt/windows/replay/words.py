"""What a replay says of itself: which round, in what it differs from its record."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from casino_qt.number_text import number
from casino_qt.windows.replay.reading import MOST_ACTIONS


def difference(names: Iterable[str]) -> str:
    """The sentence of a replay that does not come to what the book says, by the names of the records."""
    translate = QCoreApplication.translate
    told = {
        "number": translate("Replay", "number of the round"),
        "seal": translate("Replay", "seal"),
        "cards": translate("Replay", "what was dealt"),
        "outcome": translate("Replay", "what fell"),
        "stakes": translate("Replay", "stakes"),
        "net": translate("Replay", "result"),
        "balance": translate("Replay", "balance"),
        "rules": translate("Replay", "house rules"),
    }
    listed = ", ".join(told[name] for name in names)
    text = translate("Replay", "The replay does not come to what the book says. It differs in: {what}.")
    return text.format(what=listed)


def too_long() -> str:
    """The sentence of a script that the window does not show."""
    text = QCoreApplication.translate(
        "Replay",
        "The script has more than {number} actions, too many to be looked at. "
        "On the command line, casino-qt replay tells what they come to.",
    )
    return text.format(number=number(MOST_ACTIONS, 0))
