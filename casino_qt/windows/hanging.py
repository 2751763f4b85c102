"""The pictures of a window: asked for in its size, and hung where they belong when they have come."""

from __future__ import annotations

from typing import TYPE_CHECKING

from casino_qt.windows.doors import ROWS, TABLES
from casino_qt.windows.lobby.wall import painted_wall

if TYPE_CHECKING:
    from casino_qt.windows.pages_window import PagesWindow


def fit(window: PagesWindow) -> None:
    """Ask for the pictures of the window's size: the wall first, then the likeliest table's."""
    house = window.house
    if house is None:
        return
    spec = house.spec(window)
    house.pictures.leave(spec)
    hang_wall(window)
    likely = window.table.table_name if window.table is not None else house.settings.last_table
    tables = sorted(TABLES, key=lambda name: name != likely)
    for sheet in ("lobby", *(sheet for name in tables for sheet in ROWS[name].sheets)):
        house.pictures.request(sheet, spec)
    for page in (window.table, *window.replay_pages()):
        if page is not None:
            page.fit()
    house.pictures.settle(spec)


def hang_wall(window: PagesWindow) -> None:
    """Give the lobby its painted wall when it is there."""
    house = window.house
    if house is None:
        return
    wall = painted_wall(house.pictures, house.spec(window), window.devicePixelRatioF())
    if wall is not None:
        window.lobby.set_picture(wall)
