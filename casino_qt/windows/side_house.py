"""A house beside the house: a purse of its own, and everything else that of the house."""

from __future__ import annotations

from typing import TYPE_CHECKING

from casino_qt.bank.profile import Profile
from casino_qt.windows.house import House

if TYPE_CHECKING:
    from casino_qt.croupier.voice.speaker import Speaker
    from casino_qt.windows.sounds import Sounds
    from casino_qt.windows.staff.reckoner import Reckoner


class SideHouse(House):
    """`profile` is closed with it; whoever reckons, speaks and plays sounds is shared, and lives on."""

    practice = True

    def __init__(self, house: House, profile: Profile, seed: str | None) -> None:
        super().__init__(
            house.settings, profile, house.pictures, seed, house.ticker, house.rotor, house.today
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

    @property
    def speaker(self) -> Speaker:
        """The one of the house."""
        return self._house.speaker

    @property
    def speaks(self) -> bool:
        """Whether anybody has wanted to hear a call in the house."""
        return self._house.speaks

    def close(self) -> None:
        """Let go of the purse."""
        self.profile.close()
