"""What the pages of the four tables share: who speaks there, and the door to the rules of the table."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from casino_qt.settings import MOST_GUESTS, SPEECH, Option, Settings
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.settings.page import SettingsPage


class TableSettingsPage(SettingsPage):
    """The page of one table, under the table's name."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self.croupier = self.tongue(self.tongue_option(), self.who_speaks)
        self.aloud = self.tick(
            SPEECH[self.KEY].on,
            lambda: self.tr("Spoken aloud"),
            lambda: self.tr("By whom, how loudly and how fast is chosen on the page of the voice"),
        )
        self.ask()
        self.note(self.about_rules)
        self.rules_door = self.button(
            lambda: self.tr("House rules…"), lambda: self.house_rules_wanted.emit(self.KEY)
        )

    def tongue_option(self) -> Option[str]:
        """The setting that is the tongue of this table."""
        raise NotImplementedError

    def ask(self) -> None:
        """The questions of this table beside that for the tongue."""

    def who_speaks(self) -> str:
        """The question for the tongue."""
        return self.tr("The croupier speaks")

    def about_rules(self) -> str:
        """What stands over the door to the rules."""
        return self.tr("What the table is played by, and what the bank keeps by it, is agreed apart.")

    def other_guests(self, option: Option[int]) -> Segments:
        """The question how many others sit there."""
        return self.choice(
            lambda: self.tr("Other guests at the table"),
            option,
            tuple(range(MOST_GUESTS + 1)),
            lambda: [self.tr("none"), *(str(count) for count in range(1, MOST_GUESTS + 1))],
        )
