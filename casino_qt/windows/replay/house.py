"""The house as it is in a branch of practice: a purse that is nowhere but in memory, gone with the branch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.profile import Profile
from casino_qt.windows.house import House

if TYPE_CHECKING:
    from casino_qt.windows.reckoner import Reckoner
    from casino_qt.windows.sounds import Sounds


class BranchHouse(House):
    """`profile` holds the sitting as it was; it is closed with this house. The real purse is unknown here."""

    practice = True

    def __init__(self, house: House, profile: Profile) -> None:
        super().__init__(
            house.settings, profile, house.pictures, None, house.ticker, house.rotor, house.today
        )
        self._house = house

    @property
    def sounds(self) -> Sounds:
        """Those of the house."""
        return self._house.sounds

    @property
    def reckoner(self) -> Reckoner:
        """The one of the house."""
        return self._house.reckoner

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

    def close(self) -> None:
        """Let go of the purse."""
        self.profile.close()
