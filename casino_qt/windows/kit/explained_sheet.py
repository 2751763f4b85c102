"""A sheet that a section of the book of rules explains."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent

from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.sheet import Sheet


class ExplainedSheet(Sheet):
    """The key of the rules opens the book where it tells of this sheet."""

    SECTION: ClassVar[str]
    """Of the book, "0.9" for instance; a letter alone is a page of it."""
    KEEPS = ("anywhere.rules",)

    help_wanted = Signal(str)
    """A section of the book is to be opened."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """As every sheet, but for that key."""
        if keyring.pressed(event, "anywhere.rules"):
            self.help_wanted.emit(self.SECTION)
            event.accept()
            return
        super().keyPressEvent(event)
