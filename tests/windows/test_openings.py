"""Opened and closed again and again, and read each time: no window leaves anything behind."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from casino_qt.windows.doors import ROWS
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.main_window import MainWindow
from tests.reading.tree import read
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures

TIMES = 4
OF = ("PySide6.", "casino_qt.")
SHELLS = {"WidgetReader", "TableReader", "Choice", "SpotPart", "GroupPart", "PartActions", "PartValue"} | {
    "QWidget",
    "QScrollBar",
    "QBoxLayout",
    "QHeaderView",
    "QAbstractButton",
}
"""PySide never frees the empty shells of readers, nor those of what Qt's own tables are made of."""
SHEETS: dict[str, Callable[[MainWindow], object]] = {
    "settings": MainWindow.open_settings,
    "rules": MainWindow.open_rules,
    "house rules": MainWindow.open_house_rules,
    "book": MainWindow.open_book,
    "statistics": MainWindow.open_statistics,
    "players": MainWindow.open_players,
    "cashier": MainWindow.open_cashier,
    "about": MainWindow.open_about,
    "licences": MainWindow.open_licences,
    "keys": MainWindow.open_keys,
    "laboratory": MainWindow.open_laboratory,
}


@pytest.fixture
def house(qtbot: QtBot, tmp_path: Path) -> Iterator[Evening]:
    pictures = BlankPictures()
    evening = Evening(tmp_path, QSize(1280, 720), "en", "2", pictures=pictures, tables=tuple(ROWS))
    evening.settings.reduced_motion = True
    yield evening
    evening.close()
    pictures.close()


def kept() -> Counter[str]:
    """What is held in memory now of Qt's things and ours, by kind; faces are kept by their sizes."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    return Counter(
        kind.__name__ for kind in kinds if str(kind.__module__).startswith(OF) and kind is not QFont
    )


def grown(once: Callable[[], None]) -> Counter[str]:
    """What is there more of after it has been done TIMES over, by as many as the times or more."""
    once()
    once()
    before = kept()
    for _ in range(TIMES):
        once()
    more = kept() - before
    return Counter({kind: count for kind, count in more.items() if count >= TIMES and kind not in SHELLS})


@pytest.mark.parametrize("name", SHEETS)
def test_a_sheet_leaves_nothing_behind(house: Evening, name: str) -> None:
    def once() -> None:
        SHEETS[name](house.window)
        house.settle()
        read(house.window)
        for sheet in house.window.findChildren(Sheet):
            sheet.lay_away()
        house.settle()

    assert grown(once) == Counter()


@pytest.mark.parametrize("table", ROWS)
def test_a_table_leaves_nothing_behind(house: Evening, table: str) -> None:
    house.settings.token = 500

    def once() -> None:
        house.enter(table)
        house.to_the_end()
        read(house.window)
        house.window.leave_table()
        house.settle()

    assert grown(once) == Counter()
