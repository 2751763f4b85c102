"""A key means the same while the layout of the other alphabet is on, also where there is no other."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QWindow

from casino_qt.windows.kit.key_events import sent_again

_CYRILLIC_KEYS = "ЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ"
_LATIN_KEYS = "QWERTYUIOP[]ASDFGHJKL;'ZXCVBNM,."

_COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.MetaModifier


def same_key(key: str) -> str:
    """What the key of a Cyrillic letter types on a Latin keyboard, and the other way round; "" for others.

    Of a chord ("Ctrl+Z") the last key is the letter, the rest stays.
    """
    chord, letter = key[:-1], key[-1:]
    if chord and not chord.endswith("+"):
        return ""  # F2
    if letter and letter in _CYRILLIC_KEYS:
        return chord + _LATIN_KEYS[_CYRILLIC_KEYS.index(letter)]
    if letter.isalpha() and letter in _LATIN_KEYS:
        return chord + _CYRILLIC_KEYS[_LATIN_KEYS.index(letter)]
    return ""


def in_both(*keys: str) -> list[QKeySequence]:
    """The keys (portable text, "" for none) in either alphabet, for a shortcut that hears them all.

    Where both layouts are there Qt hears both letters at once: such a shortcut is `activatedAmbiguously`.
    """
    heard = dict.fromkeys(one for key in keys for one in (key, same_key(key)) if one)
    return [QKeySequence.fromString(key, QKeySequence.SequenceFormat.PortableText) for key in heard]


class LatinChords(QObject):
    """What a field does with Ctrl and a letter it does with the letter's key of a Cyrillic layout, too.

    Qt looks for the Latin letter in the person's other layouts, and there may be none.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)

    def watch(self, window: QWindow) -> None:
        """Hear this window."""
        window.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Send the press with the Latin letter instead."""
        kinds = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)
        if event.type() not in kinds or not isinstance(event, QKeyEvent) or not event.modifiers() & _COMMANDS:
            return False
        latin = same_key(QKeySequence(event.key()).toString())
        if not latin or not latin.isascii():
            return False
        again = sent_again(event, key=ord(latin))
        again.setAccepted(False)
        QCoreApplication.sendEvent(watched, again)
        if event.type() == QEvent.Type.ShortcutOverride and not again.isAccepted():
            return False
        event.accept()
        return True
