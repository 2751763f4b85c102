"""One set of small pictures for all tests of this scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication

from casino_qt.art.pictures import Pictures
from tests.scenes.trente_et_un.room import Room, half_size

MakeTable = Callable[..., Room]


@pytest.fixture(scope="session")
def oval_pictures(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Pictures:
    return half_size(tmp_path_factory.mktemp("trente_et_un"))


@pytest.fixture
def make_table(oval_pictures: Pictures) -> Iterator[MakeTable]:
    rooms: list[Room] = []

    def make(seats: int = 3, **wishes: object) -> Room:
        room = Room(oval_pictures, seats, **wishes)  # type: ignore[arg-type]  # handed on as they are
        rooms.append(room)
        return room

    yield make
    for room in rooms:
        room.close()
