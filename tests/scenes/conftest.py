"""One application and one set of small pictures for all tests of the scenes."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from casino_qt.art.pictures import Pictures
from tests.scenes.table_room import Room, half_size

MakeRoom = Callable[..., Room]


@pytest.fixture(scope="session")
def pictures(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Pictures:
    return half_size(tmp_path_factory.mktemp("pictures"))


@pytest.fixture
def make_room(pictures: Pictures, tmp_path: Path) -> Iterator[MakeRoom]:
    rooms: list[Room] = []

    def make(bare: Pictures | None = None, **wishes: object) -> Room:
        folder = tmp_path / str(len(rooms))
        folder.mkdir()
        room = Room(folder, bare or pictures, **wishes)  # type: ignore[arg-type]  # handed on as they are
        rooms.append(room)
        return room

    yield make
    for room in rooms:
        room.close()
