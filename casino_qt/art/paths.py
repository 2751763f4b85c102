"""Outlines used everywhere: rounded rectangles, rings, sectors, and a small reader of SVG path data."""

import math
import re
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF, QTransform

_TOKEN = re.compile(r"[-+]?(?:\d*\.\d+|\d+)(?:[eE][-+]?\d+)?|[A-Za-z]")


def rrect(x: float, y: float, w: float, h: float, r: float) -> QPainterPath:
    """Rectangle with corners of radius r."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, w, h), r, r)
    return path


def circle(cx: float, cy: float, r: float) -> QPainterPath:
    """Disc."""
    return ellipse(cx, cy, r, r)


def ellipse(cx: float, cy: float, rx: float, ry: float) -> QPainterPath:
    """Ellipse upright on its axes."""
    path = QPainterPath()
    path.addEllipse(QPointF(cx, cy), rx, ry)
    return path


def polygon(*points: tuple[float, float]) -> QPainterPath:
    """Closed polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def polyline(*points: tuple[float, float]) -> QPainterPath:
    """Open line through the points."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def lozenge(cx: float, cy: float, half_w: float, half_h: float) -> QPainterPath:
    """Upright lozenge, the house's sign."""
    return polygon((cx, cy - half_h), (cx + half_w, cy), (cx, cy + half_h), (cx - half_w, cy))


def ring(cx: float, cy: float, outer: float, inner: float) -> QPainterPath:
    """Flat ring between two radii."""
    path = circle(cx, cy, outer)
    path.addEllipse(QPointF(cx, cy), inner, inner)
    path.setFillRule(Qt.FillRule.OddEvenFill)
    return path


def sector(cx: float, cy: float, inner: float, outer: float, start: float, end: float) -> QPainterPath:
    """Part of a ring from `start` to `end`, degrees clockwise from north."""
    path = QPainterPath()
    first, sweep = 90 - start, -(end - start)
    outside = QRectF(cx - outer, cy - outer, 2 * outer, 2 * outer)
    inside = QRectF(cx - inner, cy - inner, 2 * inner, 2 * inner)
    path.arcMoveTo(outside, first)
    path.arcTo(outside, first, sweep)
    path.arcTo(inside, first + sweep, -sweep)
    path.closeSubpath()
    return path


def arc(cx: float, cy: float, r: float, start: float, end: float) -> QPainterPath:
    """Open arc from `start` to `end`, degrees clockwise from north."""
    path = QPainterPath()
    box = QRectF(cx - r, cy - r, 2 * r, 2 * r)
    path.arcMoveTo(box, 90 - start)
    path.arcTo(box, 90 - start, -(end - start))
    return path


def notched(x: float, y: float, w: float, h: float, notch: float) -> QPainterPath:
    """Cartouche: a rectangle whose corners are hollowed by quarter curves."""
    right, foot = x + w, y + h
    path = QPainterPath(QPointF(x + notch, y))
    path.lineTo(right - notch, y)
    path.quadTo(right - notch, y + notch, right, y + notch)
    path.lineTo(right, foot - notch)
    path.quadTo(right - notch, foot - notch, right - notch, foot)
    path.lineTo(x + notch, foot)
    path.quadTo(x + notch, foot - notch, x, foot - notch)
    path.lineTo(x, y + notch)
    path.quadTo(x + notch, y + notch, x + notch, y)
    path.closeSubpath()
    return path


def placed(path: QPainterPath, x: float, y: float, sx: float = 1.0, sy: float | None = None) -> QPainterPath:
    """The path scaled about its origin and moved to x, y."""
    return QTransform().translate(x, y).scale(sx, sx if sy is None else sy).map(path)


def turned(cx: float, cy: float, r: float, degrees: float) -> QPointF:
    """Point at `r` from the centre, degrees clockwise from north."""
    a = math.radians(degrees - 90)
    return QPointF(cx + r * math.cos(a), cy + r * math.sin(a))


class _Reader:
    """Walks the tokens of SVG path data and draws as it goes."""

    def __init__(self, d: str, across: Callable[[float], float]) -> None:
        self.tokens: list[str] = _TOKEN.findall(d)
        self.at = 0
        self.across = across
        self.path = QPainterPath()
        self.x = self.y = 0.0
        self.last_control: tuple[float, float] | None = None

    def number(self) -> float:
        value = float(self.tokens[self.at])
        self.at += 1
        return value

    def pair(self, bx: float, by: float) -> tuple[float, float]:
        return bx + self.number(), by + self.number()

    def read(self) -> QPainterPath:
        command = "M"
        while self.at < len(self.tokens):
            if self.tokens[self.at].isalpha():
                command = self.tokens[self.at]
                self.at += 1
            if command in "Zz":
                self.path.closeSubpath()
                continue
            self.step(command)
            if command in "Mm":
                command = "l" if command == "m" else "L"
        return self.path

    def step(self, command: str) -> None:
        bx, by = (self.x, self.y) if command.islower() else (0.0, 0.0)
        kind, across = command.upper(), self.across
        control: tuple[float, float] | None = None
        if kind == "M":
            self.x, self.y = self.pair(bx, by)
            self.path.moveTo(across(self.x), self.y)
        elif kind in "LHV":
            if kind != "V":
                self.x = bx + self.number()
            if kind != "H":
                self.y = by + self.number()
            self.path.lineTo(across(self.x), self.y)
        elif kind in "CS":
            first = self.pair(bx, by) if kind == "C" else self.reflected()
            control = self.pair(bx, by)
            self.x, self.y = self.pair(bx, by)
            self.path.cubicTo(
                across(first[0]), first[1], across(control[0]), control[1], across(self.x), self.y
            )
        elif kind == "Q":
            middle = self.pair(bx, by)
            self.x, self.y = self.pair(bx, by)
            self.path.quadTo(across(middle[0]), middle[1], across(self.x), self.y)
        else:
            raise ValueError(f"path command {command!r} is not known here")
        self.last_control = control

    def reflected(self) -> tuple[float, float]:
        if self.last_control is None:
            return self.x, self.y
        return 2 * self.x - self.last_control[0], 2 * self.y - self.last_control[1]


def svg_path(d: str, mirror: bool = False, about: float = 0.0) -> QPainterPath:
    """Outline from SVG path data (M L H V C S Q Z, absolute or relative).

    With `mirror` every x becomes 2·about − x.  Raises ValueError at any other command.
    """
    return _Reader(d, (lambda x: 2 * about - x) if mirror else (lambda x: x)).read()
