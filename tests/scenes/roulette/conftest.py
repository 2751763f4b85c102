"""One set of small pictures for all tests of the roulette's scene."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from casino_qt.art.pictures import Pictures
from tests.scenes.roulette.room import Room, half_size

MakeRoulette = Callable[..., Room]


@pytest.fixture(scope="session")
def roulette_pictures(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Pictures:
    return half_size(tmp_path_factory.mktemp("roulette"))


@pytest.fixture
def make_roulette(roulette_pictures: Pictures, tmp_path: Path) -> Iterator[MakeRoulette]:
    rooms: list[Room] = []

    def make(*numbers: int, **wishes: object) -> Room:
        folder = tmp_path / str(len(rooms))
        folder.mkdir()
        room = Room(folder, roulette_pictures, numbers or (17,), **wishes)  # type: ignore[arg-type]  # as given
        rooms.append(room)
        return room

    yield make
    for room in rooms:
        room.close()
