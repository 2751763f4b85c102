"""One evening in a room larger than its window."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from casino_qt.art import text_size
from casino_qt.art.pictures import Pictures
from casino_qt.settings import AS_THE_TEXT
from casino_qt.windows.kit.sheet import Sheet
from tests.screenshots.evening import Evening
from tests.windows.conftest import Begin
from tests.windows.seeing.magnifier.hands import (
    SMALL,
)


@pytest.fixture(scope="module")
def house(pictures: Pictures, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """One evening for all visits."""
    begin = Begin(tmp_path_factory.mktemp("evening"), pictures)
    evening = begin()
    evening.window.setUpdatesEnabled(False)  # where things lie is looked at, not how they are painted
    yield evening
    begin.close()
    text_size.set_factor(1.0)
    text_size.set_rooms(1.0)


@pytest.fixture
def evening(house: Evening) -> Iterator[Evening]:
    """The window, wherever one is in it; nothing lies over it, and nothing moves by itself."""
    house.settings.reduced_motion = True
    house.settings.token = 500
    house.window.activateWindow()
    yield house
    house.window.end_replay()
    for sheet in house.window.findChildren(Sheet):
        sheet.lay_away()


@pytest.fixture
def salon(evening: Evening) -> Evening:
    """In the salon, everything as it is for who comes for the first time."""
    evening.window.leave_table()
    evening.settings.language = "en"
    evening.settings.text_size, evening.settings.room_size = 100, AS_THE_TEXT
    evening.window.resize(SMALL)
    evening.window.lobby.plate.hide()
    evening.window.lobby.setFocus()
    return evening
