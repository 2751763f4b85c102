"""Who wants to read a placard: by the rules one plays by at this moment, or by those that are set."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from casino_qt.windows.kit.sheet import Sheet

if TYPE_CHECKING:
    from casino_qt.windows.pages_window import PagesWindow


class Placards:
    """`made` gives a sheet of the window by its name, made when it is first asked for."""

    def __init__(self, window: PagesWindow, made: Callable[[str, Callable[[], Sheet]], Sheet]) -> None:
        self._window = window
        self._made = made

    def open(self, table: str = "") -> None:
        """The placard of `table`; "": of the table one sits at."""
        from casino_qt.windows.at_table.table_page import TablePage
        from casino_qt.windows.house_rules.clauses import stored
        from casino_qt.windows.placard.sheet import PlacardSheet

        pages = (*self._window.replay_pages(), self._window.table)
        at = next((page for page in pages if isinstance(page, TablePage) and page.isVisible()), None)
        if at is not None and table in ("", at.table_name):
            table, rules = at.table_name, at.rules_in_force()
        elif table:
            rules = stored(table, self._window.settings)
        else:
            return
        sheet = self._made("placard", lambda: PlacardSheet(self._window))
        if isinstance(sheet, PlacardSheet):
            sheet.open_for(table, rules)
