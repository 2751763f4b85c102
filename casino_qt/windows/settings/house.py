"""The page of the house: its language, what practice says, what one wants to be reminded of."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from casino_qt.money_text import francs
from casino_qt.settings import LOSSES, REMINDERS, WARNINGS, Settings
from casino_qt.windows.settings.page import SettingsPage


class HousePage(SettingsPage):
    """What holds at every table."""

    KEY = "house"

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self.language = self.tongue(Settings.language, lambda: self.tr("Language"))
        self.practice_warning = self.choice(
            lambda: self.tr("Practice warns from, ‰"),
            Settings.practice_warning,
            WARNINGS,
            lambda: [str(part) if part else self.tr("never") for part in WARNINGS],
        )
        self.reminder = self.choice(
            lambda: self.tr("Reminder of the time, min"),
            Settings.reality_minutes,
            REMINDERS,
            lambda: [str(minutes) if minutes else self.tr("never") for minutes in REMINDERS],
        )
        self.loss = self.choice(
            lambda: self.tr("Reminder of a loss, francs"),
            Settings.reality_loss,
            LOSSES,
            lambda: [francs(loss) if loss else self.tr("never") for loss in LOSSES],
        )
        self.worth = self.tick(
            Settings.show_worth,
            lambda: self.tr("Show what a bet is worth"),
            lambda: self.tr(
                "Where the pointer rests on a bet, a line tells what it pays and what the house keeps"
            ),
        )

    @staticmethod
    def title() -> str:
        """The house."""
        return QCoreApplication.translate("HousePage", "The house")
