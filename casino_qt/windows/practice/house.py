"""The house as it is in practice: the same settings and pictures, and a purse in a file of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.bank.roster import practice_path
from casino_qt.windows.house import House
from casino_qt.windows.side_house import SideHouse

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.main_window import MainWindow

SHORT = OPENING_PURSE // 10
"""With less than so many centimes the practice purse is filled up before the person sits down."""


class PracticeHouse(SideHouse):
    """Raises ProfileError where the practice purse cannot be opened; the real one is not touched by it."""

    def __init__(self, house: House) -> None:
        profile = Profile.open(practice_path(house.profile.path), house.profile.clock)
        super().__init__(house, profile, house.seed)

    def seat(self, window: MainWindow, name: str) -> TablePage:
        """Sit down with a purse that is worth playing with. Raises ProfileError."""
        if self.profile.purse() >= SHORT:
            return super().seat(window, name)
        self.profile.advance(OPENING_PURSE)
        page = super().seat(window, name)
        if page.tutor is not None:
            page.tutor.filled_up = True
        return page

    def first_visit(self, name: str) -> bool:
        """Whoever has been at the real table knows it."""
        return self._house.first_visit(name) and not self.profile.has_played(name)
