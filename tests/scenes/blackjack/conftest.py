"""Rooms with a blackjack table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from casino_qt.art.lettering import load_fonts
from tests.scenes.blackjack.room import Room
from tests.screenshots.fit import BlankPictures

MakeRoom = Callable[..., Room]


@pytest.fixture(scope="session")
def blank(qapp: QApplication) -> Iterator[BlankPictures]:
    """Where things lie and what they wear is proved; how that is painted is proved elsewhere."""
    load_fonts()
    pictures = BlankPictures()
    yield pictures
    pictures.close()


@pytest.fixture
def make_room(blank: BlankPictures, tmp_path: Path) -> Iterator[MakeRoom]:
    rooms: list[Room] = []

    def make(**wishes: object) -> Room:
        folder = tmp_path / str(len(rooms))
        folder.mkdir()
        room = Room(folder, blank, **wishes)  # type: ignore[arg-type]  # handed on as they are
        rooms.append(room)
        return room

    yield make
    for room in rooms:
        room.close()
