"""The program's emblem: a chip of the house with rouge and noir side by side on bottle-green baize.

One drawing for every size: under 64 px the engraving goes, the lozenges grow and stand on the pixels' grid;
under 24 px the edge pattern goes too, so that 16 px still reads.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen

from casino_qt.art.canvas import canvas, painter, smooth
from casino_qt.art.chips import guilloche
from casino_qt.art.materials import brass_conical, radial, stops, vertical
from casino_qt.art.palette import BAIZE_TRENTE_ET_QUARANTE as BAIZE
from casino_qt.art.palette import CLOTH_INK, ROUGE_CLOTH, mix, with_alpha
from casino_qt.art.paths import circle, lozenge, ring, sector

FIELD = 100.0  # the drawing's box; the chip's centre is its origin
FINE = 64  # device pixels from which the engraving is drawn
BODY, INSERT = QColor("#5C1222"), QColor("#F6ECD2")
IVORY_LINE = QColor("#FFF3D2")
GLEAM = QColor("#FFF5DC")


@dataclass(frozen=True, slots=True)
class Hint:
    """How a small size is drawn, in device pixels, so that points and edges of the lozenges meet its grid."""

    edge: float  # width of the clay
    inserts: int
    brass: float  # width of the ring; 0: none
    offset: float  # of a lozenge's centre from the chip's
    half_w: float  # of a lozenge with its ivory line
    half_h: float
    line: tuple[float, float]  # what the ivory takes of half_w and half_h


HINTS = {
    16: Hint(1.0, 0, 0.0, 3.5, 3.5, 5.5, (1.15, 1.7)),
    22: Hint(1.4, 0, 0.8, 4.5, 4.5, 7.5, (1.2, 2.0)),
    24: Hint(2.4, 6, 0.8, 4.5, 4.5, 7.5, (1.25, 2.0)),
    32: Hint(3.0, 6, 1.0, 5.5, 5.5, 9.0, (1.4, 2.2)),
    48: Hint(4.4, 8, 1.4, 8.0, 8.0, 13.0, (1.6, 2.6)),
}


def paint_emblem(p: QPainter, pixels: int) -> None:
    """Paint the emblem into −50…50 about the origin, as fine as `pixels` device pixels allow."""
    if pixels < FINE:
        _paint_small(p, pixels)
        return
    r = 48.0
    p.fillPath(circle(0, 0, r), _clay(r))
    _paint_inserts(p, 8, 8.5, r * 0.80, r * 0.985)
    inner = r * 0.74
    p.fillPath(ring(0, 0, inner + r * 0.05, inner), QBrush(brass_conical(0, 0, 55)))
    _paint_baize(p, inner)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(238, 217, 164, 120), 0.5))
    for k in range(3):
        p.drawPath(guilloche(inner * 1.62, k * 2.094))
    half_w, half_h = inner * 0.40, inner * 0.62
    for side, colour in ((-1, ROUGE_CLOTH), (1, CLOTH_INK)):
        shape = lozenge(side * half_w * 0.98, 0, half_w, half_h)
        p.fillPath(shape.translated(0, 1.2), QColor(0, 0, 0, 110))
        p.fillPath(shape, colour)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(IVORY_LINE, 2.2))
        p.drawPath(shape)
    _paint_light(p, r, 1.6)


def _paint_small(p: QPainter, pixels: int) -> None:
    nearest = min(HINTS, key=lambda size: abs(size - pixels))
    hint, px = HINTS[nearest], FIELD / nearest
    r, inner = FIELD / 2, FIELD / 2 - (hint.edge + hint.brass) * px
    p.fillPath(circle(0, 0, r), _clay(r))
    _paint_inserts(p, hint.inserts, 13.0 if hint.inserts == 6 else 9.0, r - hint.edge * px, r)
    if hint.brass:
        p.fillPath(ring(0, 0, inner + hint.brass * px, inner), QBrush(brass_conical(0, 0, 55)))
    _paint_baize(p, inner)
    _paint_light(p, r, 0.9)
    for side, colour in ((-1, ROUGE_CLOTH), (1, CLOTH_INK)):
        x = side * hint.offset * px
        p.fillPath(lozenge(x, 0, hint.half_w * px, hint.half_h * px), IVORY_LINE)
        half_w, half_h = hint.half_w - hint.line[0], hint.half_h - hint.line[1]
        p.fillPath(lozenge(x, 0, half_w * px, half_h * px), colour)


def _paint_inserts(p: QPainter, count: int, half: float, inner: float, outer: float) -> None:
    for i in range(count):
        middle = i * 360 / count
        p.fillPath(sector(0, 0, inner, outer, middle - half, middle + half), INSERT)


def _paint_baize(p: QPainter, r: float) -> None:
    light, dark = mix(BAIZE, "#FFE9AE", 0.22), mix(BAIZE, "#000000", 0.35)
    p.fillPath(circle(0, 0, r), radial(-r * 0.2, -r * 0.35, r * 1.25, ((0, light), (1, dark))))


def _clay(r: float) -> QLinearGradient:
    clay = QLinearGradient(-r * 0.7, -r, r * 0.7, r)
    stops(clay, ((0, mix(BODY, "#FFFFFF", 0.22)), (0.5, BODY), (1, mix(BODY, "#000000", 0.3))))
    return clay


def _paint_light(p: QPainter, r: float, line: float) -> None:
    p.fillPath(
        circle(0, 0, r),
        vertical(
            -r,
            r,
            ((0, with_alpha(GLEAM, 0.24)), (0.45, with_alpha(GLEAM, 0)), (1, QColor(0, 0, 0, 60))),
        ),
    )
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 140), line))
    p.drawPath(circle(0, 0, r * 0.985))


def emblem(pixels: int) -> QImage:
    """The emblem as a square picture of `pixels` device pixels on nothing."""
    times = 8 if pixels <= 64 else 4
    big = canvas(pixels * times, pixels * times)
    p = painter(big, pixels * times / FIELD)
    p.translate(FIELD / 2, FIELD / 2)
    paint_emblem(p, pixels)
    p.end()
    return smooth(big, pixels, pixels)


def emblem_svg() -> str:
    """The emblem as a scalable picture, plain shapes only."""
    inserts = []
    for i in range(8):
        inserts.append(f'<use href="#insert" transform="rotate({i * 45})"/>')
    lozenges = []
    for x, colour in ((-13.9, ROUGE_CLOTH.name()), (13.9, CLOTH_INK.name())):
        lozenges.append(
            f'<path d="M{x},-22 l14.2,22 -14.2,22 -14.2,-22 Z" fill="{colour}" stroke="{IVORY_LINE.name()}" '
            'stroke-width="2.2"/>'
        )
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" viewBox="-50 -50 100 100" width="256" height="256">
<defs>
<linearGradient id="clay" x1="0.15" y1="0" x2="0.85" y2="1"><stop offset="0" stop-color="#80444F"/>
<stop offset="0.5" stop-color="{BODY.name()}"/><stop offset="1" stop-color="#400C18"/></linearGradient>
<linearGradient id="brass" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8A6329"/>
<stop offset="0.28" stop-color="#FFF0C4"/><stop offset="0.62" stop-color="#9A7030"/>
<stop offset="1" stop-color="#6E4C1C"/></linearGradient>
<radialGradient id="baize" cx="0.4" cy="0.32" r="0.72"><stop offset="0" stop-color="#457053"/>
<stop offset="1" stop-color="#0B3626"/></radialGradient>
<path id="insert" d="M-7,-47.2 A47.3,47.3 0 0 1 7,-47.2 L5.6,-38 A38.4,38.4 0 0 0 -5.6,-38 Z"
fill="{INSERT.name()}"/>
</defs>
<circle r="48" fill="url(#clay)" stroke="#2A0810" stroke-width="1.4"/>
{"".join(inserts)}
<circle r="37" fill="url(#brass)"/><circle r="35.5" fill="url(#baize)"/>
{"".join(lozenges)}
</svg>
"""
