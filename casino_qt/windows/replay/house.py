"""The house as it is in a branch of practice: a purse that is nowhere but in memory, gone with the branch."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.profile import Profile
from casino_qt.windows.house import House, SideHouse


class BranchHouse(SideHouse):
    """`profile` holds the sitting as it was. The real purse is unknown here."""

    def __init__(self, house: House, profile: Profile) -> None:
        super().__init__(house, profile, None)

    def options_of(self, name: str) -> Any:
        """No wish: the table goes on by the rules it was played by."""
        return None

    def way_back(self) -> tuple[str, str]:
        """To the replay, not to the salon."""
        translate = QCoreApplication.translate
        return (
            translate("Replay", "Replay"),
            translate("Replay", "Back to the replay; what was played here is forgotten"),
        )
