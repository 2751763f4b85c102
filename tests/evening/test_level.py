"""An evening may be as long as one likes: nothing that a table or its page holds grows with every round.

Whatever is kept within bounds is given small ones first, so that it is full before anything is counted.
`python -m tests.bench memory` measures the same as bytes, over thousands of rounds that are painted.
"""

from __future__ import annotations

import gc
import weakref
from collections import Counter, deque
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, QSize
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QApplication

from casino_qt.art import lettering
from casino_qt.art.pictures import Sprite
from casino_qt.scenes import wardrobe
from casino_qt.scenes.wardrobe import Drawing, Wardrobe
from casino_qt.tables import sitting
from tests.bench.memory import play
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.fit import BlankPictures

WARM, ROUNDS = 16, 24


@pytest.fixture
def evening(tmp_path: Path, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[Evening]:
    """Nothing is painted, and nobody else sits at the tables."""

    def unpainted(wardrobe: Wardrobe, drawing: Drawing) -> Sprite:
        return Sprite(blank, drawing.left, drawing.top)

    monkeypatch.setattr(sitting, "KEPT", 8)
    monkeypatch.setattr(lettering, "_width", lru_cache(maxsize=16)(lettering._width.__wrapped__))
    monkeypatch.setattr(wardrobe, "ROOM", 16.0)  # as many pixels: each of what is unpainted has one
    pictures = BlankPictures()
    evening = Evening(tmp_path, QSize(1280, 720), pictures=pictures)
    blank = QPixmap(1, 1)
    monkeypatch.setattr(Wardrobe, "compose", unpainted)
    evening.settings.reduced_motion = True
    evening.settings.guests = evening.settings.blackjack_guests = 0
    evening.profile.advance(10**8)
    yield evening
    evening.close()
    pictures.close()


@dataclass(frozen=True, slots=True)
class Held:
    """What there is at one moment: the size of every container, and how many there are of each class."""

    sizes: dict[int, int]
    classes: Counter[str]


def _dead(one: object) -> bool:
    """PySide keeps references to receivers that have gone, and sweeps out a hundred or two at once."""
    return type(one) is weakref.ref and one() is None


def held(evening: Evening) -> Held:
    """Of the whole program: what a round leaves behind may lie anywhere."""
    gc.collect()
    everything = [one for one in gc.get_objects() if not _dead(one)]
    sizes = {id(one): len(one) for one in everything if type(one) in (list, dict, set, deque)}
    classes = Counter(f"{type(one).__module__}.{type(one).__qualname__}" for one in everything)
    page = evening.window.table
    assert page is not None
    classes["an item of the scene"] = len(page.scene.items())
    classes["an object of Qt"] = len(evening.window.findChildren(QObject))
    return Held(sizes, classes)


def grown(evening: Evening, rounds: Callable[[], None]) -> list[str]:
    """What grows by one in two rounds or faster, all the time: which class, or a container and its owners."""
    marks = [held(evening)]
    for _ in range(2):
        rounds()
        marks.append(held(evening))
    first, middle, last = marks
    least = ROUNDS // 2

    def steadily(one: int, two: int, three: int) -> bool:
        return two - one >= least and three - two >= least

    found = [
        f"{count} of {name}"
        for name, count in last.classes.items()
        if steadily(first.classes[name], middle.classes[name], count)
    ]
    large = {
        key: size
        for key, size in last.sizes.items()
        if key in first.sizes and key in middle.sizes and steadily(first.sizes[key], middle.sizes[key], size)
    }
    own: tuple[Any, ...] = (marks, first.sizes, middle.sizes, last.sizes, first.classes, middle.classes)
    for one in gc.get_objects():
        if id(one) in large and not any(one is mine for mine in own):
            owners = {type(owner).__qualname__ for owner in gc.get_referrers(one)}
            found.append(f"a {type(one).__name__} of {len(one)} held by {', '.join(sorted(owners))}")
    return found


def at_table(evening: Evening, table: str) -> Callable[[], None]:
    """Sit down, and play until all that is bounded is full; more rounds whenever it is called."""
    evening.enter(table)
    evening.to_the_end()
    page = evening.window.table
    assert page is not None
    evening.window.setUpdatesEnabled(False)

    def rounds(count: int = ROUNDS) -> None:
        before = len(evening.profile.rounds(table))
        play(page, count)
        assert len(evening.profile.rounds(table)) == before + count

    rounds(WARM)
    return rounds


@pytest.mark.parametrize("table", [GAME, ROULETTE, OVAL, BLACKJACK])
def test_a_long_evening_leaves_nothing_behind(table: str, evening: Evening) -> None:
    assert grown(evening, at_table(evening, table)) == []


def test_what_is_left_behind_is_noticed(evening: Evening) -> None:
    rounds = at_table(evening, ROULETTE)
    page = evening.roulette
    kept: list[object] = []
    page.controller.happened.connect(kept.append)
    page.controller.happened.connect(lambda _: QObject(page))
    found = "; ".join(grown(evening, rounds))
    assert f"a list of {len(kept)}" in found
    assert "an object of Qt" in found
