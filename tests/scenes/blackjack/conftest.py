"""Rooms with a blackjack table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from casino_qt.art.pictures import Pictures
from tests.scenes.blackjack.room import Room, paint

MakeRoom = Callable[..., Room]


@pytest.fixture(scope="session")
def blackjack_pictures(pictures: Pictures) -> Pictures:
    return paint(pictures)


@pytest.fixture
def make_room(blackjack_pictures: Pictures, tmp_path: Path) -> Iterator[MakeRoom]:
    rooms: list[Room] = []

    def make(**wishes: object) -> Room:
        folder = tmp_path / str(len(rooms))
        folder.mkdir()
        room = Room(folder, blackjack_pictures, **wishes)  # type: ignore[arg-type]  # handed on as they are
        rooms.append(room)
        return room

    yield make
    for room in rooms:
        room.close()
