"""Chips of 1, 5, 25, 100 and 500 francs in true plan; their height is a straight shift up the screen.

Value is told by numeral, edge pattern and colour, in this order.  Other guests of the roulette play
with pieces of their own colour: no value on them, but as many lozenges as the guest's number.
"""

import math
from typing import NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QLinearGradient, QPainter, QPainterPath, QPen

from casino_qt.art.lettering import PLAYFAIR, centred_path, font
from casino_qt.art.materials import across, brass_conical, radial, stops, tone, vertical
from casino_qt.art.palette import mix, with_alpha
from casino_qt.art.paths import circle, lozenge, polygon, ring, rrect, sector, turned
from casino_qt.art.picture import Picture, oversampled, oversampling

THICKNESS = 0.105  # visible thickness in diameters
CHIP_VALUES = (1, 5, 25, 100, 500)  # francs
GUEST_PIECES = (-1, -2, -3, -4, -5)  # in place of a value: a piece of guest 1 … 5
TURNS = (0.0, 13.0, 31.0, 52.0)  # degrees a chip may lie turned by
_AIR = 2  # device pixels round the picture
_SMALL, _BOLD = 36.0, 1.08  # under so many logical pixels a numeral is so many times as large
_EDGE_IN, _EDGE_OUT = 0.70, 0.985  # the edge pattern, in radii


class Insert(NamedTuple):
    """A piece of the edge pattern between two angles, degrees clockwise from north."""

    start: float
    end: float
    shape: str  # "bar", "lozenges" or "tooth"

    @property
    def middle(self) -> float:
        return (self.start + self.end) / 2


class ChipStyle(NamedTuple):
    """Colours and edge pattern of one value."""

    body: str
    insert: str
    inlay: str
    numeral: str
    pattern: tuple[Insert, ...]


def _bars(count: int, half: float) -> tuple[Insert, ...]:
    return tuple(Insert(i * 360 / count - half, i * 360 / count + half, "bar") for i in range(count))


def _double_bars() -> tuple[Insert, ...]:
    offsets = ((-9.0, -2.2), (2.2, 9.0))
    return tuple(Insert(i * 45 + start, i * 45 + end, "bar") for i in range(8) for start, end in offsets)


CHIP_STYLES: dict[int, ChipStyle] = {
    1: ChipStyle("#E6DDC8", "#3C4A66", "#FFFDF4", "#2B3347", _bars(4, 13)),
    5: ChipStyle("#A3202C", "#F6ECD2", "#FFF9EA", "#8E1722", _bars(6, 10)),
    25: ChipStyle("#1D6C7E", "#F6ECD2", "#FFF9EA", "#114754", _double_bars()),
    100: ChipStyle(
        "#1C1821",
        "#E0BC70",
        "#FFF9EA",
        "#1C1821",
        tuple(Insert(i * 60 - 15, i * 60 + 15, "lozenges") for i in range(6)),
    ),
    500: ChipStyle(
        "#5E2A6E",
        "#E9C987",
        "#F8E7BF",
        "#44194F",
        tuple(Insert(i * 30 - 15, i * 30 + 15, "tooth") for i in range(12)),
    ),
}


_TICKS = _bars(10, 4.5)
GUEST_STYLES: dict[int, ChipStyle] = {
    -1: ChipStyle("#C2741B", "#F6ECD2", "#FFF9EA", "#7A430A", _TICKS),
    -2: ChipStyle("#C2647F", "#F6ECD2", "#FFF9EA", "#7C2C46", _TICKS),
    -3: ChipStyle("#4F84BF", "#F6ECD2", "#FFF9EA", "#214E80", _TICKS),
    -4: ChipStyle("#73902F", "#F6ECD2", "#FFF9EA", "#43580F", _TICKS),
    -5: ChipStyle("#75503A", "#F6ECD2", "#FFF9EA", "#45281A", _TICKS),
}


def _style(value: int) -> ChipStyle:
    return GUEST_STYLES[value] if value < 0 else CHIP_STYLES[value]


def _insert_path(piece: Insert, r: float) -> QPainterPath:
    inner, outer = r * _EDGE_IN, r * _EDGE_OUT
    if piece.shape == "bar":
        return sector(0, 0, inner, outer, piece.start, piece.end)
    if piece.shape == "tooth":
        path = QPainterPath(turned(0, 0, outer, piece.start + 1))
        path.lineTo(turned(0, 0, inner * 1.02, piece.middle))
        path.lineTo(turned(0, 0, outer, piece.end - 1))
        path.lineTo(turned(0, 0, outer, piece.middle))
        path.closeSubpath()
        return path
    path = QPainterPath()
    for j in (-1, 0, 1):
        a, half = piece.middle + j * 9.2, 4.0
        path.moveTo(turned(0, 0, outer * 0.985, a))
        path.lineTo(turned(0, 0, (inner + outer) / 2, a + half))
        path.lineTo(turned(0, 0, inner * 1.03, a))
        path.lineTo(turned(0, 0, (inner + outer) / 2, a - half))
        path.closeSubpath()
    return path


def guilloche(r: float, phase: float) -> QPainterPath:
    """Engraved wave of sixteen lobes round the origin, for a chip of radius r."""
    path = QPainterPath()
    steps = 180
    for i in range(steps + 1):
        t = 2 * math.pi * i / steps
        away = r * (0.548 + 0.034 * math.cos(16 * t + phase))
        point = QPointF(away * math.cos(t), away * math.sin(t))
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    return path


def paint_face(p: QPainter, value: int, r: float, turn: float = 0.0, bold: float = 1.0) -> None:
    """Top face of a chip of radius r about the origin.

    The pattern is turned by `turn` degrees; numeral, light and brass stay with the lamp.
    """
    style = _style(value)
    body = QColor(style.body)
    clay = QLinearGradient(-r * 0.7, -r, r * 0.7, r)
    stops(clay, ((0, tone(body, 0.20)), (0.5, body), (1, tone(body, -0.24))))
    p.fillPath(circle(0, 0, r), clay)
    p.save()
    p.rotate(turn)
    for piece in style.pattern:
        p.fillPath(_insert_path(piece, r), QColor(style.insert))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 70), r * 0.02))
    p.drawPath(circle(0, 0, r * 0.70))
    p.setPen(QPen(QColor(255, 255, 255, 70), r * 0.02))
    p.drawPath(circle(0, r * 0.02, r * 0.70))
    p.fillPath(ring(0, 0, r * 0.665, r * 0.615), QBrush(brass_conical(0, 0, 55)))
    p.fillPath(
        circle(0, 0, r * 0.615),
        radial(-r * 0.2, -r * 0.25, r * 0.9, ((0, style.inlay), (1, mix(style.inlay, "#B89A5E", 0.35)))),
    )
    p.setPen(QPen(with_alpha(style.numeral, 0.34), r * 0.010))
    for k in range(3):
        p.drawPath(guilloche(r, k * 2.094))
    _paint_light(p, r)
    if value < 0:
        _paint_guest(p, -value, r, QColor(style.numeral))
        return
    height = 0.92 * r * {1: 1.0, 2: 0.86, 3: 0.66}[len(str(value))] * bold
    p.fillPath(centred_path(0, 0, str(value), font(PLAYFAIR, height, 800)), QColor(style.numeral))


def _paint_guest(p: QPainter, guest: int, r: float, colour: QColor) -> None:
    """As many lozenges as the guest's number, round the middle of the inlay."""
    away = 0.0 if guest == 1 else 0.30 * r
    half = (0.30 if guest == 1 else 0.17) * r
    for i in range(guest):
        at = turned(0, 0, away, i * 360 / guest)
        p.fillPath(lozenge(at.x(), at.y(), half * 0.72, half), colour)


def _paint_light(p: QPainter, r: float) -> None:
    p.fillPath(
        circle(0, 0, r),
        vertical(
            -r,
            r,
            ((0, QColor(255, 245, 220, 70)), (0.45, QColor(255, 245, 220, 0)), (1, QColor(0, 0, 0, 50))),
        ),
    )
    rim = QConicalGradient(0, 0, 90)
    stops(
        rim,
        tuple(
            (t, QColor(255, 250, 235, a))
            for t, a in ((0, 170), (0.12, 60), (0.25, 0), (0.75, 0), (0.88, 60), (1, 170))
        ),
    )
    p.fillPath(ring(0, 0, r * 0.995, r * 0.945), QBrush(rim))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 110), r * 0.022))
    p.drawPath(circle(0, 0, r * 0.99))


def _paint_wall(p: QPainter, value: int, r: float, thick: float, turn: float) -> None:
    style = _style(value)
    body = QColor(style.body)
    wall = circle(0, 0, r).united(rrect(-r, 0, 2 * r, thick, 0)).united(circle(0, thick, r))
    darkness = ((0, 0.62), (0.25, 0.32), (0.45, 0.22), (0.7, 0.42), (1, 0.72))
    p.fillPath(wall, across(-r, r, tuple((t, tone(body, -dark)) for t, dark in darkness)))
    p.save()
    p.setClipPath(wall)
    for piece in style.pattern:
        narrower = {"bar": 0, "lozenges": 1, "tooth": 7}[piece.shape]
        start, end = piece.start + narrower + turn, piece.end - narrower + turn
        if math.cos(math.radians((start + end) / 2 - 180)) <= -0.1:
            continue  # on the far side
        rim = [turned(0, 0, r, start + (end - start) * i / 6) for i in range(7)]
        strip = polygon(*[(q.x(), q.y()) for q in rim], *[(q.x(), q.y() + thick) for q in reversed(rim)])
        dark = 0.30 + 0.25 * abs(math.sin(math.radians((start + end) / 2)))
        p.fillPath(strip, tone(style.insert, -dark))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 150), 0.7))
    p.drawPath(wall)


def chip_picture(value: int, turn: float, diameter: float, seen: float | None = None) -> Picture:
    """One chip of `diameter` device pixels without shadow; its anchor is the centre of its footprint.

    `seen` is its diameter in logical pixels, where they are others: on a small one the numeral is larger.
    """
    bold = _BOLD if (diameter if seen is None else seen) < _SMALL else 1.0
    thick, r = THICKNESS * diameter, diameter / 2
    w, h = math.ceil(diameter) + 2 * _AIR, math.ceil(diameter + thick) + 2 * _AIR

    def paint(p: QPainter) -> None:
        p.translate(w / 2, _AIR + r)
        _paint_wall(p, value, r, thick, turn)
        paint_face(p, value, r, turn, bold)

    return Picture(oversampled(w, h, oversampling(diameter), paint), w / 2, _AIR + r + thick)
