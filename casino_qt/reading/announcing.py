"""Words for a screen reader that nobody asked for: what was called or won, why something is refused."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

ENDS = (".", "!", "?", "…", ":")


def announce(about: QObject, words: str, *, urgent: bool = False) -> None:
    """Let whoever listens hear `words`: when there is a pause, or at once if they are `urgent`.

    Nothing happens while nobody listens, and for no words. `about` is a widget that is shown.
    """
    if not words or not QAccessible.isActive():
        return
    event = QAccessibleAnnouncementEvent(about, words)
    politeness = QAccessible.AnnouncementPoliteness
    event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
    QAccessible.updateAccessibility(event)


def tell_change(line: QWidget, before: str, words: str) -> None:
    """A line that answers what is done elsewhere on its sheet says `words` now: whoever listens hears them.

    The line itself may be hidden while it has nothing to say.
    """
    parent = line.parentWidget()
    if words.strip() and words != before and parent is not None and parent.isVisible():
        announce(parent, words)


def sentence(text: str) -> str:
    """The text with the stop a voice needs at its end."""
    return text if not text or text.endswith(ENDS) else f"{text}."


def named(name: str, value: str) -> str:
    """The value behind its name, with the colon as the language sets it."""
    return QCoreApplication.translate("Reading", "{name}: {value}").format(name=name, value=value)
