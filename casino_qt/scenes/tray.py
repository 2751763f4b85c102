"""The tray of chips and plaques in the rail: what may be laid, and which piece is chosen."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.art.chips import THICKNESS
from casino_qt.art.trente_et_quarante_places import (
    PLAQUE_SIZES,
    TRAY_PLAQUE,
    TRAY_VALUES,
    Box,
    Point,
    places,
    tray_diameter,
)
from casino_qt.scenes.rest import DISCS, PILES, Rest
from casino_qt.scenes.wardrobe import Look, baked
from casino_qt.tables.chips import FRANC

VALUES = tuple(value * FRANC for value in TRAY_VALUES)
LIFT = 7.0
DIMMED = 0.36
MET = 55.5  # su: in a window 720 high 44 logical pixels, what a hand has to hit at least


class TrayPlaces(Protocol):
    """Where a table keeps its tray, and the footprint of each piece by its value in francs."""

    @property
    def tray(self) -> Box: ...

    def tray_places(self) -> dict[int, Point]: ...


class Tray:
    """Lays out the tray of a table `width` su wide; values are centimes.

    It is the same at most tables; one that takes smaller stakes has its own places (`at`).
    """

    def __init__(self, width: float, at: TrayPlaces | None = None) -> None:
        self.places: TrayPlaces = places(width) if at is None else at
        self._feet = self.places.tray_places()
        self.values = tuple(value * FRANC for value in self._feet)
        self.diameter = tray_diameter(width)

    def place(self, value: int) -> QPointF:
        """The footprint of a piece."""
        return QPointF(*self._feet[value // FRANC])

    def home(self, amount: int) -> QPointF:
        """Where chips of `amount` come from and go back to."""
        return self.place(next((value for value in reversed(self.values) if value <= amount), self.values[0]))

    def size(self, value: int) -> tuple[float, float]:
        """Width and height of a piece, su."""
        francs = value // FRANC
        if francs in PLAQUE_SIZES:
            w, h = PLAQUE_SIZES[francs]
            return w * self.diameter * TRAY_PLAQUE, h * self.diameter * TRAY_PLAQUE
        return self.diameter, self.diameter

    def outline(self, value: int) -> QPainterPath:
        """The outline of a piece as it lies, a little wider than drawn so that it is easily met."""
        at, (w, h) = self.face(value), self.size(value)
        path = QPainterPath()
        box = QRectF(at.x() - w / 2 - 2, at.y() - h / 2 - 2, w + 4, h + 4)
        if value // FRANC in PLAQUE_SIZES:
            path.addRoundedRect(box, 6, 6)
        else:
            path.addEllipse(box)
        return path

    def face(self, value: int, lift: float = 0.0) -> QPointF:
        """The middle of the upper face of a piece."""
        thick = self.diameter * THICKNESS * (1.0 if self._round(value) else 0.5)
        return self.place(value) - QPointF(0, thick + lift)

    def at(self, where: QPointF) -> int | None:
        """The piece under a point of the table, or so near that a hand meant it."""
        for value in self.values:
            if self.outline(value).contains(where):
                return value
        near = [value for value in self.values if self.met(value).contains(where)]
        return min(near, key=lambda value: abs(self.face(value).x() - where.x()), default=None)

    def met(self, value: int) -> QRectF:
        """All that answers for a piece: the tray is empty above and below a plaque."""
        box = self.outline(value).boundingRect()
        across, over = max(0.0, (MET - box.width()) / 2), max(0.0, (MET - box.height()) / 2)
        return box.adjusted(-across, -over, across, over)

    def contains(self, where: QPointF) -> bool:
        """Whether a point lies in the tray."""
        box = self.places.tray
        return QRectF(box.x - 8, box.y - 12, box.w + 16, box.h + 24).contains(where)

    @staticmethod
    def _round(value: int) -> bool:
        return value // FRANC not in PLAQUE_SIZES

    @staticmethod
    def look(value: int) -> Look:
        francs = value // FRANC
        if francs in PLAQUE_SIZES:
            return baked("chips", f"plaque/{francs}/54")
        return baked("chips", f"chip/{francs}/0/54")

    def rests(self, chosen: int, purse: int) -> list[Rest]:
        """All pieces; the chosen one lifted and ringed, those beyond the purse dimmed."""
        rests: list[Rest] = []
        for value in self.values:
            at, key = self.place(value), f"tray/{value // FRANC}"
            lift = LIFT if value == chosen else 0.0
            shade = "shadow/pile/1/54" if self._round(value) else f"shadow/plaque/{value // FRANC}/54"
            opacity = 1.0 if value <= purse else DIMMED
            rests.append(Rest("shadow", f"{key}/shadow", baked("chips", shade), at, PILES, opacity))
            raised = at - QPointF(0, lift)
            rests.append(Rest("chip", key, self.look(value), raised, PILES + 1, opacity))
            if value == chosen:
                w, h = self.size(value)
                ring: Look = ("composed", "chosen", round(w, 2), round(h, 2), self._round(value))
                rests.append(Rest("chosen", "tray/ring", ring, self.face(value, lift), PILES + 2))
                foot = QPointF(at.x(), self.places.tray.foot - 5)
                rests.append(Rest("chosen", "tray/mark", ("composed", "diamond", 4.5), foot, DISCS))
        return rests
