"""What the cashier's desk is made of: a marble slab, the velvet of the person's own tray, and bank notes.

The notes of the house show nothing that was ever money: a frame, the house's wave, and a figure.
"""

from __future__ import annotations

import math
import random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from casino_qt.art.lettering import PLAYFAIR, centred_path, font
from casino_qt.art.light import soft_edge
from casino_qt.art.materials import hairline, radial, vertical
from casino_qt.art.palette import BRASS, GOLD, INK, IVORY, TRAY_VELVET, mix, with_alpha
from casino_qt.art.paths import circle, rrect
from casino_qt.art.plaques import plaque_numeral

NOTES = (10, 100, 1_000)  # francs
NOTE = (116.0, 58.0)  # su
FRAMED = 9.0  # su from the edge of a note to what is printed within its frame


class _Note(NamedTuple):
    paper: str
    ink: str


_STYLES = {
    10: _Note("#E9DFC4", "#3B5B4A"),
    100: _Note("#E6D9D2", "#6C1220"),
    1_000: _Note("#DDE2DC", "#1E4D5C"),
}


def paint_marble(p: QPainter, box: QRectF, arris: float = 7.0) -> None:
    """A slab in plan with the bright front edge of the lobby's counter."""
    slab = rrect(box.x(), box.y(), box.width(), box.height(), 6)
    p.fillPath(slab, vertical(box.top(), box.bottom(), ((0, "#8F8474"), (0.3, "#C2B7A4"), (1, "#DDD4C2"))))
    p.save()
    p.setClipPath(slab)
    rng = random.Random(11)
    for _ in range(round(box.width() / 16)):
        x, y = box.x() + rng.uniform(-60, box.width()), box.y() + rng.uniform(0, box.height())
        run = rng.uniform(40, 190)
        vein = QPainterPath(QPointF(x, y))
        vein.cubicTo(
            x + run * 0.3, y + rng.uniform(-16, 16), x + run * 0.6, y + rng.uniform(-16, 16),
            x + run, y + rng.uniform(-22, 22),
        )  # fmt: skip
        hairline(p, vein, "#6E5F4C", rng.uniform(0.5, 1.3), rng.uniform(0.08, 0.24))
    cx, cy = box.center().x(), box.top() + box.height() * 0.35
    lamp = ((0, QColor(255, 226, 170, 56)), (0.55, QColor(0, 0, 0, 18)), (1, QColor(0, 0, 0, 118)))
    p.fillRect(box, radial(cx, cy, box.width() * 0.56, lamp))
    front = QRectF(box.x(), box.bottom() - arris, box.width(), arris)
    p.fillRect(
        front, vertical(front.top(), front.bottom(), ((0, "#FFF9EC"), (0.4, "#CBBFA9"), (1, "#6F6453")))
    )
    p.restore()
    hairline(p, slab, QColor(30, 16, 8), 1.0, 0.7)


def paint_velvet(p: QPainter, box: QRectF) -> None:
    """The tray that is the person's own: wine velvet sunk into the wood, a brass bead round it."""
    bed = rrect(box.x(), box.y(), box.width(), box.height(), 6)
    p.fillPath(
        bed, vertical(box.top(), box.bottom(), ((0, mix(TRAY_VELVET, "#000000", 0.35)), (1, TRAY_VELVET)))
    )
    cx, cy = box.center().x(), box.center().y()
    glow = ((0, QColor(255, 200, 150, 30)), (1, QColor(0, 0, 0, 60)))
    p.fillPath(bed, radial(cx, cy, box.width() * 0.55, glow))
    p.save()
    p.setClipPath(bed)
    rim = vertical(box.top(), box.top() + 22, ((0, QColor(0, 0, 0, 190)), (1, QColor(0, 0, 0, 0))))
    p.fillRect(QRectF(box.x(), box.y(), box.width(), 22), rim)
    p.restore()
    hairline(p, bed, BRASS, 1.6, 0.9)


def paint_note(p: QPainter, at: QPointF, value: int) -> None:
    """A bank note of `value` francs lying with its corner at `at`."""
    style = _STYLES[value]
    w, h = NOTE
    sheet = rrect(at.x(), at.y(), w, h, 2)
    soft_edge(p, sheet, 5, 2, 0.4)
    p.fillPath(sheet, vertical(at.y(), at.y() + h, ((0, mix(style.paper, IVORY, 0.6)), (1, style.paper))))
    hairline(p, sheet, style.ink, 0.8, 0.7)
    ink = with_alpha(style.ink, 0.85)
    hairline(p, rrect(at.x() + 4, at.y() + 4, w - 8, h - 8, 1), ink, 0.9, 0.8)
    for phase in range(3):
        hairline(p, _wave(at.x() + 8, at.y() + h / 2, w - 16, h * 0.26, phase * 2.1), ink, 0.5, 0.5)
    middle = QPointF(at.x() + w / 2, at.y() + h / 2)
    p.fillPath(circle(middle.x(), middle.y(), h * 0.30), mix(style.paper, IVORY, 0.7))
    hairline(p, circle(middle.x(), middle.y(), h * 0.30), ink, 0.9, 0.9)
    face = font(PLAYFAIR, h * (0.30 if value < 1_000 else 0.22), 700)
    p.fillPath(centred_path(middle.x(), middle.y(), plaque_numeral(value), face), QColor(style.ink))
    corner = font(PLAYFAIR, h * 0.17, 700)
    wide = centred_path(0, 0, plaque_numeral(value), corner).boundingRect().width()
    inwards = max(w * 0.14, FRAMED + wide / 2)  # the longest number keeps clear of the frame
    for x, y in ((inwards, 0.22), (w - inwards, 0.78)):
        mark = centred_path(at.x() + x, at.y() + h * y, plaque_numeral(value), corner)
        p.fillPath(mark, with_alpha(INK, 0.8))


def _wave(x: float, y: float, w: float, high: float, phase: float) -> QPainterPath:
    path = QPainterPath()
    for step in range(61):
        t = step / 60
        away = high * math.sin(6 * math.tau * t + phase) * math.sin(math.pi * t)
        point = QPointF(x + w * t, y + away)
        path.lineTo(point) if step else path.moveTo(point)
    return path


def paint_column(p: QPainter, box: QRectF, scale: float) -> None:
    """The column of the pieces that were chosen: a breath of the lamp, hairlines at its sides."""
    p.fillRect(box, with_alpha(GOLD, 0.22))
    for x in (box.left(), box.right()):
        path = QPainterPath(QPointF(x, box.top()))
        path.lineTo(x, box.bottom())
        hairline(p, path, GOLD, 1.3 * scale, 0.85)
