"""The book on the table of each test: a window, and a house whose profile knows some evenings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.settings import Settings
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.house import House
from casino_qt.windows.main_window import MainWindow
from tests.screenshots.evening import Painted
from tests.windows.book.evenings import play


@pytest.fixture(scope="session")
def played(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> bytes:
    """A profile with six rounds at each table."""
    path = tmp_path_factory.mktemp("played") / "p.casino"
    play(path).close()
    return path.read_bytes()


@pytest.fixture
def profile(tmp_path: Path, played: bytes) -> Iterator[Profile]:
    """That profile, one for each test."""
    path = tmp_path / "p.casino"
    path.write_bytes(played)
    profile = Profile.open(path)
    yield profile
    profile.close()


@pytest.fixture
def house(settings: Settings, profile: Profile, tmp_path: Path) -> Iterator[House]:
    """A house without painters."""
    pictures: Pictures = Painted(tmp_path / "pictures")
    house = House(settings, profile, pictures)
    yield house
    house.close()
    pictures.close()


@pytest.fixture
def book(window: MainWindow, house: House, qtbot: QtBot) -> Iterator[BookSheet]:
    """The book, open."""
    window.house = house
    window.open_book()
    sheet = window.findChild(BookSheet)
    assert isinstance(sheet, BookSheet)
    settle(sheet, qtbot)
    yield sheet
    sheet.lay_away()
    window.house = None


def settle(sheet: BookSheet, qtbot: QtBot) -> None:
    """Wait until the clerk has found everything."""
    qtbot.waitUntil(lambda: not sheet.waiting())
