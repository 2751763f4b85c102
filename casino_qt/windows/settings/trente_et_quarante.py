"""The page of trente et quarante."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.settings import Option, Settings
from casino_qt.windows.settings.table import TableSettingsPage


class TrenteEtQuarantePage(TableSettingsPage):
    """The tongue of its croupier."""

    KEY = "trente-et-quarante"

    def tongue_option(self) -> Option[str]:
        """Its own."""
        return Settings.tongue

    @staticmethod
    def title() -> str:
        """Trente et quarante."""
        return QCoreApplication.translate("TableSettingsPage", "Trente et quarante")
