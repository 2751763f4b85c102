"""The icon of a table script: a sheet of the house's ivory paper, the two lozenges over its lines.

Under 48 px the sheet keeps its folded corner and loses its lines; under 24 px it loses the fold too.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import canvas, painter, smooth
from casino_qt.art.materials import vertical
from casino_qt.art.palette import CLOTH_INK, ROUGE_CLOTH
from casino_qt.art.paths import lozenge, polygon

LINED = 48  # device pixels from which lines are ruled
FOLDED = 24  # device pixels from which a corner is folded
PAPER_TOP, PAPER_FOOT = QColor("#FFFBEE"), QColor("#EBDDBB")
FOLD, EDGE, RULED = QColor("#D6C294"), QColor("#7A5A24"), QColor("#B9A376")
TURNED = 0.26  # of the sheet's width: the fold
LINES = (0.70, 0.79, 0.88)  # of the sheet's height

# By size, in device pixels: what is left free beside the sheet; half width and half height of a lozenge.
SMALL = {16: (1, 2.5, 4.5), 22: (2, 3.5, 5.5), 24: (3, 3.5, 5.5), 32: (4, 4.5, 7.5)}


def _sheet(pixels: int) -> QRectF:
    """The paper in device pixels, its edges on the grid, three wide to four high."""
    side = SMALL[pixels][0] if pixels in SMALL else round(pixels * 0.125)
    top = round(pixels * 0.03)
    return QRectF(side, top, pixels - 2 * side, pixels - 2 * top)


def paint_script_sheet(p: QPainter, pixels: int) -> None:
    """Paint the sheet, in device pixels of a picture of `pixels`."""
    r = _sheet(pixels)
    turned = r.width() * TURNED if pixels >= FOLDED else 0.0
    paper = QPainterPath(QPointF(r.left(), r.top()))
    for point in (
        QPointF(r.right() - turned, r.top()),
        QPointF(r.right(), r.top() + turned),
        r.bottomRight(),
        r.bottomLeft(),
    ):
        paper.lineTo(point)
    paper.closeSubpath()
    p.fillPath(paper, vertical(r.top(), r.bottom(), ((0, PAPER_TOP), (1, PAPER_FOOT))))
    if turned:
        x, y = r.right() - turned, r.top() + turned
        p.fillPath(polygon((x, r.top()), (r.right(), y), (x, y)), FOLD)
    if pixels >= LINED:
        p.setPen(QPen(RULED, max(1.0, pixels / 48)))
        for at in LINES:
            y = round(r.top() + r.height() * at) + 0.5
            right = r.right() - r.width() * (0.16 if at != LINES[-1] else 0.42)
            p.drawLine(QPointF(r.left() + r.width() * 0.16, y), QPointF(right, y))
    _paint_lozenges(p, r, pixels)
    p.setBrush(Qt.BrushStyle.NoBrush)
    line = max(1.0, pixels / 64)
    p.setPen(QPen(EDGE, line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
    p.setClipPath(paper)
    p.drawPath(paper)
    p.drawPath(paper)


def _paint_lozenges(p: QPainter, r: QRectF, pixels: int) -> None:
    _, half_w, half_h = SMALL.get(pixels, (0, r.width() * 0.19, r.width() * 0.295))
    y = int(r.center().y()) + 0.5 if pixels in SMALL else r.top() + r.height() * 0.42
    for side, colour in ((-1, ROUGE_CLOTH), (1, CLOTH_INK)):
        p.fillPath(lozenge(r.center().x() + side * half_w, y, half_w, half_h), colour)


def script_sheet(pixels: int) -> QImage:
    """The sheet as a square picture of `pixels` device pixels on nothing."""
    times = 8 if pixels <= 64 else 4
    big = canvas(pixels * times, pixels * times)
    p = painter(big, times)
    paint_script_sheet(p, pixels)
    p.end()
    return smooth(big, pixels, pixels)


def script_sheet_svg() -> str:
    """The sheet as a scalable picture, plain shapes only, as at 64 px."""
    lines = "".join(
        f'<path d="M15.7,{2 + 60 * at:.1f} H{48.3 if at != LINES[-1] else 35.8}"/>' for at in LINES
    )
    signs = "".join(
        f'<path d="M{x},13.1 l9.1,14.1 -9.1,14.1 -9.1,-14.1 Z" fill="{colour.name()}"/>'
        for x, colour in ((22.9, ROUGE_CLOTH), (41.1, CLOTH_INK))
    )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="256" height="256">
<defs><linearGradient id="paper" x1="0" y1="0" x2="0" y2="1">
<stop offset="0" stop-color="{PAPER_TOP.name()}"/>
<stop offset="1" stop-color="{PAPER_FOOT.name()}"/></linearGradient></defs>
<path d="M8.5,2.5 H43.5 L55.5,14.5 V61.5 H8.5 Z" fill="url(#paper)" stroke="{EDGE.name()}"/>
<path d="M43.5,2.5 L55.5,14.5 H43.5 Z" fill="{FOLD.name()}"/>
<g stroke="{RULED.name()}" stroke-width="1.3">{lines}</g>
{signs}
</svg>
"""
