"""The program's emblem: a chip of the house with rouge and noir side by side on bottle-green baize.

One drawing for every size: under 48 px the engraving goes and the lozenges grow, under 24 px the edge pattern
goes too, so that 16 px still reads.
"""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPen

from casino_qt.art.canvas import canvas, painter, smooth
from casino_qt.art.chips import guilloche
from casino_qt.art.materials import brass_conical, radial, stops, vertical
from casino_qt.art.palette import BAIZE_TRENTE_ET_QUARANTE as BAIZE
from casino_qt.art.palette import CLOTH_INK, ROUGE_CLOTH, mix, with_alpha
from casino_qt.art.paths import circle, lozenge, ring, sector

FIELD = 100.0  # the drawing's box; the chip's centre is its origin
FINE = 48  # device pixels from which the engraving is drawn
TINY = 24  # device pixels under which the edge is plain
BODY, INSERT = QColor("#5C1222"), QColor("#F6ECD2")
IVORY_LINE = QColor("#FFF3D2")
GLEAM = QColor("#FFF5DC")


def paint_emblem(p: QPainter, pixels: int) -> None:
    """Paint the emblem into −50…50 about the origin, as fine as `pixels` device pixels allow."""
    fine = pixels >= FINE
    r = 48.0 if fine else 49.5
    p.fillPath(circle(0, 0, r), _clay(r))
    count, half = (8, 8.5) if fine else (6, 13.0)
    count = 0 if pixels < TINY else count
    for i in range(count):
        middle = i * 360 / count
        p.fillPath(sector(0, 0, r * 0.80, r * 0.985, middle - half, middle + half), INSERT)
    inner = r * (0.74 if fine else 0.76 if count else 0.84)
    p.fillPath(ring(0, 0, inner + r * 0.05, inner), QBrush(brass_conical(0, 0, 55)))
    p.fillPath(
        circle(0, 0, inner),
        radial(
            -inner * 0.2,
            -inner * 0.35,
            inner * 1.25,
            (
                (0, mix(BAIZE, "#FFE9AE", 0.22)),
                (1, mix(BAIZE, "#000000", 0.35)),
            ),
        ),
    )
    if fine:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(238, 217, 164, 120), 0.5))
        for k in range(3):
            p.drawPath(guilloche(inner * 1.62, k * 2.094))
    _paint_lozenges(p, inner, fine)
    _paint_light(p, r)


def _clay(r: float) -> QLinearGradient:
    clay = QLinearGradient(-r * 0.7, -r, r * 0.7, r)
    stops(clay, ((0, mix(BODY, "#FFFFFF", 0.22)), (0.5, BODY), (1, mix(BODY, "#000000", 0.3))))
    return clay


def _paint_lozenges(p: QPainter, inner: float, fine: bool) -> None:
    half_w, half_h = (inner * 0.36, inner * 0.56) if fine else (inner * 0.46, inner * 0.74)
    offset = half_w * 0.98
    for side, colour in ((-1, ROUGE_CLOTH), (1, CLOTH_INK)):
        shape = lozenge(side * offset, 0, half_w, half_h)
        p.fillPath(shape.translated(0, 1.2), QColor(0, 0, 0, 110))
        p.fillPath(shape, colour)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(IVORY_LINE, 2.2 if fine else 4.6))
        p.drawPath(shape)


def _paint_light(p: QPainter, r: float) -> None:
    p.fillPath(
        circle(0, 0, r),
        vertical(
            -r,
            r,
            ((0, with_alpha(GLEAM, 0.24)), (0.45, with_alpha(GLEAM, 0)), (1, QColor(0, 0, 0, 60))),
        ),
    )
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 140), 1.6))
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
    for x, colour in ((-12.6, ROUGE_CLOTH.name()), (12.6, CLOTH_INK.name())):
        lozenges.append(
            f'<path d="M{x},-20 l12.8,20 -12.8,20 -12.8,-20 Z" fill="{colour}" stroke="{IVORY_LINE.name()}" '
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
