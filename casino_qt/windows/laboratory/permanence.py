"""The file with coups of a real table: chosen, shown by its name, left out again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from casino_qt.windows.kit.files import name_to_open
from casino_qt.windows.kit.opener import Opener

LONGEST_SHOWN = 20  # characters of a file's name


class Permanence(Opener):
    """A plate with the name of the file. A click chooses one, Delete and Backspace leave it out."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("layouts", parent)
        self.path = ""
        self.clicked.connect(self.choose)
        self.retranslate()

    def choose(self) -> None:
        """Ask for a file; the one that was chosen is left out."""
        if self.path:
            self.take("")
            return
        title = QCoreApplication.translate("Laboratory", "Coups from a file")
        path = name_to_open(self.window(), title)
        if path:
            self.take(path)

    def take(self, path: str) -> None:
        """Take this file, "" for none."""
        self.path = path
        self.retranslate()
        self.changed.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses, Delete leaves out."""
        if event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and self.path:
            self.take("")
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Its words in the language of the day."""
        self.quiet = not self.path
        self.sign = "clear" if self.path else "layouts"
        if self.path:
            name = Path(self.path).name
            short = name if len(name) <= LONGEST_SHOWN else f"{name[:9].rstrip()}…{name[-9:].lstrip()}"
            tip = QCoreApplication.translate("Laboratory", "{file}: click to leave it out")
            self.say(short, "", tip.format(file=self.path))
            return
        self.say(
            QCoreApplication.translate("Laboratory", "none: by chance"),
            "",
            QCoreApplication.translate(
                "Laboratory", "Choose a list of coups, or drop it here: the system is played on it"
            ),
        )
