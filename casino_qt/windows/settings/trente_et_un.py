"""The page of тридцать одно."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.settings import Option, Settings
from casino_qt.windows.settings.table import TableSettingsPage


class TrenteEtUnSettingsPage(TableSettingsPage):
    """The tongue of the players, how one deals, whether they talk."""

    KEY = "trente-et-un"

    def tongue_option(self) -> Option[str]:
        """Its own."""
        return Settings.trente_et_un_tongue

    def ask(self) -> None:
        """Dealing and talking."""
        self.card_by_card = self.choice(
            lambda: self.tr("When you deal"),
            Settings.card_by_card,
            (True, False),
            lambda: [self.tr("card by card"), self.tr("all at once")],
        )
        self.chat = self.choice(
            lambda: self.tr("Between the cards the guests"),
            Settings.chat,
            (True, False),
            lambda: [self.tr("talk"), self.tr("are silent")],
        )

    def who_speaks(self) -> str:
        """There is no croupier."""
        return self.tr("The players speak")

    def about_rules(self) -> str:
        """The agreement is made at the table."""
        return self.tr(
            "Who plays, for what, and who banks is agreed at the table: its card opens the agreement."
        )

    @staticmethod
    def title() -> str:
        """Тридцать одно."""
        return QCoreApplication.translate("TableSettingsPage", "Тридцать одно")
