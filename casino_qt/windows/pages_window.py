"""The window as those know it who work in it: its pages, and the ways between them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget

from casino_qt.settings import Settings
from casino_qt.windows.kit.spoken import Spoken

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.house import House
    from casino_qt.windows.lobby.page import LobbyPage
    from casino_qt.windows.replay.page import ReplayPage


class PagesWindow(QWidget):
    """The window itself opens the ways; it knows everybody who works in it, and is known as this."""

    READ_AS: ClassVar = QAccessible.Role.Window

    settings: Settings
    house: House | None
    """Purse and pictures; None until they have come."""
    lobby: LobbyPage
    table: TablePage | None
    practice: bool
    """Whether the doors lead to the practice tables."""

    def replay_pages(self) -> tuple[ReplayPage | TablePage, ...]:
        """The pages of a replay, over all else."""
        raise NotImplementedError

    def pages(self) -> list[LobbyPage | TablePage | ReplayPage]:
        """Salon, table, replay: those there are now, the one that is seen last."""
        return [page for page in (self.lobby, self.table, *self.replay_pages()) if page is not None]

    def tell_here(self, text: Spoken) -> None:
        """Say one short thing on the page that is seen."""
        self.pages()[-1].tell(text)

    def refresh_lobby(self) -> None:
        """Show purse, limits and last sitting as they are now."""
        raise NotImplementedError

    def open_settings(self, page: str = "") -> None:
        """Show the settings at `page`; "": at that of the table one sits at."""
        raise NotImplementedError

    def open_rules(self, section: str = "") -> None:
        """Show the house rules, at `section` ("1.7") when it is given."""
        raise NotImplementedError

    def toggle_full_screen(self) -> None:
        """Fill the screen, or go back to the window."""
        raise NotImplementedError
