"""The page of blackjack."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.settings import Option, Settings
from casino_qt.windows.settings.table import TableSettingsPage


class BlackjackSettingsPage(TableSettingsPage):
    """The tongue of its croupier, and the company."""

    KEY = "blackjack"

    def tongue_option(self) -> Option[str]:
        """Its own."""
        return Settings.blackjack_tongue

    def ask(self) -> None:
        """The company."""
        self.guests = self.other_guests(Settings.blackjack_guests)

    @staticmethod
    def title() -> str:
        """Blackjack."""
        return QCoreApplication.translate("TableSettingsPage", "Blackjack")
