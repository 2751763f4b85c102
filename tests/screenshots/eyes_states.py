"""What larger text and stronger contrast look like: the salon, each table, a sheet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.windows import hanging
from casino_qt.windows.doors import ROWS, TABLES
from casino_qt.windows.settings.seeing import SeeingPage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.screenshots.evening import Evening
from tests.screenshots.state import State

DOUBLE, WHOLE = 200, 100  # per cent


def larger(reach: Callable[[Evening], None], evening: Evening, tables: Sequence[str] = ()) -> None:
    """A state with text twice as large; salon and tables grow with it, unless they are to be whole."""
    evening.settings.text_size = DOUBLE
    evening.settle()
    painted(evening, tables)
    reach(evening)


def painted(evening: Evening, tables: Sequence[str]) -> None:
    """Paint salon and tables for what the settings now are; an evening paints nothing by itself."""
    spec = evening.house.spec(evening.window)
    for sheet in ("lobby", *(sheet for table in tables for sheet in ROWS[table].sheets)):
        evening.pictures.bake_now(sheet, spec)
    hanging.fit(evening.window)
    evening.settle()


def _lobby(evening: Evening) -> None:
    evening.settings.last_table = "trente-et-quarante"
    evening.settings.last_result = 32_500
    evening.window.refresh_lobby()


def _settings(evening: Evening) -> None:
    evening.window.open_settings("seeing")
    assert evening.window.findChildren(SettingsSheet)[0].page(SeeingPage).isVisible()


def _table(table: str, evening: Evening) -> None:
    evening.settings.token = 500  # who comes for the first time is asked for the agreement
    evening.enter(table)
    evening.to_the_end()


def _glass(evening: Evening) -> None:
    evening.settings.room_size = WHOLE
    evening.settle()
    page = evening.sit_at_roulette()
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Right)
    page.asking.hush()
    glass = evening.window.eyes.glass
    assert glass is not None
    glass.look()


def contrasted(reach: Callable[[Evening], None], evening: Evening, tables: Sequence[str] = TABLES) -> None:
    """A state in high contrast, its cards in four colours where they may be."""
    evening.settings.contrast = evening.settings.four_colours = True
    painted(evening, tables)
    reach(evening)


def _like(name: str, evening: Evening) -> None:
    """The state of that name, in high contrast."""
    from tests.screenshots.states import STATES

    contrasted(next(state.reach for state in STATES if state.name == name), evening, CONTRASTED[name])


CONTRAST, GLASS = "contrast_", "glass"
CONTRASTED = {
    "lobby": ("trente-et-quarante",),
    "table_won": ("trente-et-quarante",),
    "roulette_full_layout": ("roulette",),
    "oval_over": ("trente-et-un",),
    "blackjack_paid": ("blackjack",),
}
EYES_STATES = (
    *(State(f"{CONTRAST}{name}", partial(_like, name), tables=at) for name, at in CONTRASTED.items()),
    State("text_200_lobby", partial(larger, _lobby)),
    State("text_200_settings", partial(larger, _settings)),
    State(f"{GLASS}_over_the_cloth", partial(larger, _glass), tables=("roulette",)),
    *(
        State(f"text_200_{table}", partial(larger, partial(_table, table), tables=(table,)), tables=(table,))
        for table in ("roulette", "blackjack")  # the fullest rails and consoles
    ),
)
