"""The page of the roulette."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.settings import Option, Settings
from casino_qt.windows.settings.table import TableSettingsPage


class RouletteSettingsPage(TableSettingsPage):
    """The tongue of its croupier, and the company."""

    KEY = "roulette"

    def tongue_option(self) -> Option[str]:
        """Its own."""
        return Settings.roulette_tongue

    def ask(self) -> None:
        """The company."""
        self.guests = self.other_guests(Settings.guests)

    @staticmethod
    def title() -> str:
        """Roulette."""
        return QCoreApplication.translate("TableSettingsPage", "Roulette")
