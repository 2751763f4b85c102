"""How one comes to the cashier's desk, from the lobby or a table, and what they hear of it afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QObject

from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken

if TYPE_CHECKING:
    from casino_qt.windows.pages_window import PagesWindow


class Visits(QObject):
    """The way to the desk in one window; the desk itself is made when it is first wanted."""

    def __init__(self, window: PagesWindow) -> None:
        super().__init__(window)

    @property
    def _window(self) -> PagesWindow:
        """Asked of Qt: a reference of ours would keep a window that is gone."""
        return cast("PagesWindow", self.parent())

    def is_open(self) -> bool:
        """Whether the desk serves now; where it does not, that is said."""
        window = self._window
        house, table = window.house, window.table
        if house is None or (window.lobby if table is None else table).isHidden():
            return False  # somebody looks at something else
        if window.practice or (table is not None and table.house.practice):
            self._tell(
                lambda: self.tr("The cashier serves your own purse; that of practice fills up by itself.")
            )
        elif house.auditor is not None and house.auditor.busy:
            self._tell(lambda: self.tr("The cashier still goes through the books; a moment, please."))
        elif table is not None and table.controller.showing:
            self._tell(table.telling_words)
        else:
            return True
        return False

    def _tell(self, text: Spoken) -> None:
        table = self._window.table
        (self._window.lobby if table is None else table).tell(text)

    def equip(self) -> Sheet:
        """Make the desk."""
        from casino_qt.windows.cashier.sheet import CashierSheet

        window = self._window
        sheet = CashierSheet(window, lambda: window.house, self._least)
        sheet.help_wanted.connect(window.open_rules)
        sheet.served.connect(self._served)
        return sheet

    def _least(self) -> int:
        """The smallest bet of the table one sits at, or of the whole house."""
        window = self._window
        if window.table is not None:
            return window.table.controller.minimum
        return 0 if window.house is None else min(least for least, _ in window.house.limits().values())

    def ring(self) -> None:
        """The bell on the counter: somebody has come."""
        if (house := self._window.house) is not None:
            house.sounds.ring()

    def _served(self) -> None:
        window = self._window
        if window.house is not None:
            window.house.sounds.play("stack")
        window.refresh_lobby()
        if window.table is not None:
            window.table.been_at_the_cashier()
