"""An evening may be long: what a table keeps does not grow with the rounds that are played at it."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QApplication

from casino_qt.art.lettering import load_fonts
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.scenes.wardrobe import ROOM as ROOM_FOR_PICTURES
from casino_qt.scenes.wardrobe import Drawing, Wardrobe
from tests.scenes.roulette.room import Room as RouletteRoom
from tests.scenes.table_room import SPEC, Room
from tests.screenshots.fit import BlankPictures

ROUNDS = 20
OF = ("PySide6.", "casino_qt.scenes.", "casino_qt.art.")


def kept() -> Counter[str]:
    """What is held in memory now of Qt's things and the tables', by kind; faces are kept by their sizes."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    gc.collect()
    kinds = (type(one) for one in gc.get_objects())
    # Some library's classes name their module by a descriptor.
    return Counter(
        kind.__name__ for kind in kinds if str(kind.__module__).startswith(OF) and kind is not QFont
    )


def assert_level(play: Callable[[], None]) -> None:
    """After the first rounds have filled what is kept, so many more bring less than one thing a round."""
    for _ in range(2 * ROUNDS):
        play()
    before = kept()
    for _ in range(ROUNDS):
        play()
    grown = kept() - before
    assert grown.total() < ROUNDS, grown


@pytest.fixture(scope="module")
def blank(qapp: QApplication) -> Iterator[BlankPictures]:
    load_fonts()
    pictures = BlankPictures()
    yield pictures
    pictures.close()


def test_coups_leave_nothing_behind(blank: BlankPictures, tmp_path: Path) -> None:
    room = Room(tmp_path, blank, reduced=True)

    def coup() -> None:
        if room.controller.table.phase is Phase.CUTTING:
            room.cut()
        room.controller.clear()
        room.controller.bet(Spot.ROUGE, 500)
        room.controller.coup()
        room.scene.skip()

    assert_level(coup)
    room.close()


def test_spins_leave_nothing_behind(blank: BlankPictures, tmp_path: Path) -> None:
    room = RouletteRoom(tmp_path, blank, [17, 0, 32] * ROUNDS, reduced=True)

    def spin() -> None:
        room.controller.clear()
        room.controller.bet("rouge", 500)
        room.spin(0)

    assert_level(spin)
    room.close()


def test_what_is_made_covers_a_table_once_and_the_oldest_goes_first(blank: BlankPictures) -> None:
    wardrobe = Wardrobe(blank, {"box": lambda _, number: Drawing(0, 0, 200, 100, lambda p: None)})
    wardrobe.fit(SPEC, 1.0)
    favourite = wardrobe.sprite(("composed", "box", -1))
    first = wardrobe.sprite(("composed", "box", 0))
    for number in range(1, 100):
        wardrobe.sprite(("composed", "box", number))
        assert wardrobe.sprite(("composed", "box", -1)) is favourite
    assert sum(one.pixmap.width() * one.pixmap.height() for one in wardrobe._made.values()) == (
        wardrobe._covered
    )
    assert wardrobe._covered <= ROOM_FOR_PICTURES * SPEC.scale**2 < wardrobe._covered + 200 * 100
    assert wardrobe.sprite(("composed", "box", 0)) is not first
