"""A spot: whatever on a table may be reached by pointer, keyboard and screen reader alike."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

OTHER_GROUP = 300.0  # su: arrows stay among places of one kind as long as there are some that way


@dataclass(frozen=True)
class Count:
    """A number that a place holds: `held` gives it with the least and the most, `wish` asks for another."""

    held: Callable[[], tuple[int, int, int]]
    wish: Callable[[int], None]


@dataclass(frozen=True)
class TableSpot:
    """One place of the table.

    `outline` in su; `name` is spoken, in the language of the moment; `act` is what Enter and a click do.
    `ring` is where the focus ring goes (the outline if none is given).
    `kind` is what it is to who listens: a "button", a "chip" of which one is `chosen`, a "text" that is only
    read, or a "count". `less` takes back what lies there; `more` lays as `act` does.
    """

    key: str
    outline: QPainterPath
    name: Callable[[], str]
    act: Callable[[], None]
    ring: QPainterPath | None = None
    kind: str = "button"
    chosen: Callable[[], bool] | None = None
    more: Callable[[], None] | None = None
    less: Callable[[], None] | None = None
    count: Count | None = None

    @property
    def group(self) -> str:
        """What kind of place it is: the first part of its key."""
        return self.key.split("/")[0]

    @property
    def box(self) -> QRectF:
        return self.outline.boundingRect()

    @property
    def middle(self) -> QPointF:
        return self.box.center()


class FocusOrder:
    """Which spot has the keyboard. Survives the spots being listed anew as long as their keys stay."""

    def __init__(self) -> None:
        self.spots: list[TableSpot] = []
        self._by_key: dict[str, TableSpot] = {}
        self._key: str | None = None

    def found(self, key: str) -> TableSpot | None:
        """The spot with this key; None where there is none now."""
        return self._by_key.get(key)

    @property
    def current(self) -> TableSpot | None:
        for spot in self.spots:
            if spot.key == self._key:
                return spot
        return None

    def at(self, where: QPointF) -> TableSpot | None:
        """The smallest spot under a point of the table."""
        under = (spot for spot in self.spots if spot.outline.contains(where))
        return min(under, key=lambda spot: spot.box.width() * spot.box.height(), default=None)

    def list_anew(self, spots: list[TableSpot]) -> None:
        """These are the spots now, in the order of the Tab key."""
        self.spots = spots
        self._by_key = {spot.key: spot for spot in spots}

    def choose(self, key: str | None) -> None:
        self._key = key

    def step(self, forward: bool) -> bool:
        """To the next or the previous spot; False when that would leave the table."""
        keys = self._stops()
        if not keys:
            return False
        if self._key not in keys:
            self._key = keys[0] if forward else keys[-1]
            return True
        index = keys.index(self._key) + (1 if forward else -1)
        if not 0 <= index < len(keys):
            return False
        self._key = keys[index]
        return True

    def _stops(self) -> list[str]:
        """Where Tab stops, in order: among places of which one is chosen there, or where the keyboard is."""
        here = self.current
        within = here is not None and here.chosen is not None
        return [
            spot.key
            for spot in self.spots
            if spot.chosen is None or (spot.key == self._key if within else spot.chosen())
        ]

    def towards(self, dx: int, dy: int) -> bool:
        """To the nearest spot in a direction, of the same kind if possible; False when there is none."""
        here = self.current
        if here is None:
            return self.step(True)
        best: tuple[float, str] | None = None
        for spot in self.spots:
            way = spot.middle - here.middle
            along, across = way.x() * dx + way.y() * dy, abs(way.x() * dy) + abs(way.y() * dx)
            if spot.key != here.key and along > 4:
                distance = along + 2.2 * across + (0 if spot.group == here.group else OTHER_GROUP)
                if best is None or distance < best[0]:
                    best = (distance, spot.key)
        if best is None:
            return False
        self._key = best[1]
        return True
