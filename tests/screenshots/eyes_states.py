"""What larger text and stronger contrast look like: the salon, each table, a sheet."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.windows.doors import TABLES
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.screenshots.evening import Evening
from tests.screenshots.state import State

DOUBLE = 200  # per cent


def larger(reach: Callable[[Evening], None], evening: Evening) -> None:
    """A state with text twice as large."""
    evening.settings.text_size = DOUBLE
    evening.settle()
    reach(evening)


def _lobby(evening: Evening) -> None:
    evening.settings.last_table = "trente-et-quarante"
    evening.settings.last_result = 32_500
    evening.window.refresh_lobby()


def _settings(evening: Evening) -> None:
    evening.window.open_settings("seeing")
    assert evening.window.findChildren(SettingsSheet)[0].page(SeeingPage).isVisible()


def _table(table: str, evening: Evening) -> None:
    evening.settings.token = 500  # who comes for the first time is asked for the agreement
    evening.window.open_table(table)
    evening.to_the_end()


def _glass(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Right)
    glass = evening.window.glass
    assert glass is not None
    glass.look()


EYES_STATES = (
    State("text_200_lobby", partial(larger, _lobby)),
    State("text_200_settings", partial(larger, _settings)),
    State("text_200_glass", partial(larger, _glass), tables=("roulette",)),
    *(
        State(f"text_200_{table}", partial(larger, partial(_table, table)), tables=(table,))
        for table in TABLES
    ),
)
