"""Plaques of 1 000 (tortoiseshell), 5 000 (lapis) and 10 000 francs (mother-of-pearl).

Size, number of lozenges and frame all grow with the value, so that it is read without colour.
"""

import math
import random
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from casino_qt.art.chips import THICKNESS
from casino_qt.art.lettering import PLAYFAIR, centred_path, font
from casino_qt.art.materials import brass_linear, hairline, radial, stops, tone, vertical
from casino_qt.art.palette import Colour, with_alpha
from casino_qt.art.paths import circle, lozenge, notched, rrect
from casino_qt.art.picture import Picture, oversampled, oversampling
from casino_qt.art.trente_et_quarante_places import PLAQUE_SIZES

PLAQUE_VALUES = (1_000, 5_000, 10_000)  # francs
PLAQUE_THICKNESS = 0.9 * THICKNESS  # in diameters of the chip it goes with
_AIR = 2
_UNIT = 44  # the drawing's own diameter of a chip


class PlaqueStyle(NamedTuple):
    """Body colours, line, numeral and number of lozenges on each side."""

    light: str
    dark: str
    line: str
    numeral: str
    lozenges: int


PLAQUE_STYLES: dict[int, PlaqueStyle] = {
    1_000: PlaqueStyle("#B4641F", "#6E3410", "#FFE7B4", "#FFF4D8", 1),
    5_000: PlaqueStyle("#2C4FA6", "#12235E", "#F3DDA0", "#FFF6DC", 2),
    10_000: PlaqueStyle("#F7EEDD", "#D9CDBB", "#8A6329", "#3A1B12", 3),
}


def plaque_numeral(value: int) -> str:
    """The engraved numeral: thousands apart by a no-break space, in every language."""
    return f"{value:,}".replace(",", "\u00a0")


def _spot(
    p: QPainter,
    x: float,
    y: float,
    r: float,
    colour: Colour,
    alpha: float,
    turn: float = 0.0,
    sx: float = 1.0,
    sy: float = 1.0,
) -> None:
    p.save()
    p.translate(x, y)
    p.rotate(turn)
    p.scale(sx, sy)
    p.fillPath(circle(0, 0, r), radial(0, 0, r, ((0, with_alpha(colour, alpha)), (1, with_alpha(colour, 0)))))
    p.restore()


def _tortoiseshell(p: QPainter, w: float, h: float, rng: random.Random) -> None:
    for _ in range(46):
        x, y, r = rng.random() * w, rng.random() * h, rng.uniform(0.06, 0.2) * h
        _spot(p, x, y, r * 1.5, "#321004", 0.59, rng.uniform(-40, 40), 1.6, 0.8)
    for _ in range(14):
        _spot(p, rng.random() * w, rng.random() * h, rng.uniform(0.08, 0.2) * h, "#FFBE5A", 0.35)


def _lapis(p: QPainter, w: float, h: float, rng: random.Random) -> None:
    for _ in range(40):
        x, y, r = rng.random() * w, rng.random() * h, rng.uniform(0.08, 0.26) * h
        colour, alpha = ("#08103C", 0.42) if rng.random() < 0.6 else ("#96B4F0", 0.22)
        _spot(p, x, y, r, colour, alpha, rng.uniform(-50, 10), 1.8, 0.6)
    for _ in range(70):  # flecks of pyrite
        x, y, r = rng.random() * w, rng.random() * h, rng.uniform(0.004, 0.013) * h
        p.fillPath(circle(x, y, r), QColor(255, 222, 140, rng.randint(120, 240)))


def _mother_of_pearl(p: QPainter, w: float, h: float, rng: random.Random) -> None:
    for _ in range(60):
        x, y, r = rng.random() * w, rng.random() * h, rng.uniform(0.1, 0.34) * h
        colour = rng.choice(("#FFD9E2", "#CFEFE6", "#FFF4CF", "#D9DDF7", "#FFFFFF"))
        _spot(p, x, y, r, colour, 0.42, -28, 2.1, 0.6)


_STUFFS = {1_000: _tortoiseshell, 5_000: _lapis, 10_000: _mother_of_pearl}


def _paint_body(p: QPainter, value: int, w: float, h: float, thick: float, r: float) -> None:
    style = PLAQUE_STYLES[value]
    foot = rrect(0, thick, w, h, r)
    p.fillPath(foot, vertical(h, h + thick, ((0, tone(style.dark, -0.15)), (1, tone(style.dark, -0.55)))))
    hairline(p, foot, QColor(0, 0, 0), 0.7, 0.5)
    face = rrect(0, 0, w, h, r)
    body = QLinearGradient(0, 0, w * 0.5, h)
    stops(body, ((0, tone(style.light, 0.18)), (0.45, style.light), (1, style.dark)))
    p.fillPath(face, body)
    p.save()
    p.setClipPath(face)
    _STUFFS[value](p, w, h, random.Random(value))
    p.restore()


def _paint_frame(p: QPainter, value: int, w: float, h: float, r: float, u: float) -> None:
    style = PLAQUE_STYLES[value]
    margin = 3.4 * u
    hairline(p, rrect(margin, margin, w - 2 * margin, h - 2 * margin, r * 0.6), style.line, 1.15 * u)
    if style.lozenges > 1:
        margin = 5.8 * u
        hairline(p, notched(margin, margin, w - 2 * margin, h - 2 * margin, 6 * u), style.line, 0.7 * u)
    for side in (-1, 1):
        for j in range(style.lozenges):
            cx = w / 2 + side * (w / 2 - 9.2 * u)
            cy = h / 2 + (j - (style.lozenges - 1) / 2) * 6.2 * u
            p.fillPath(lozenge(cx, cy, 1.9 * u, 2.7 * u), QColor(style.line))


def _paint_cartouche(p: QPainter, value: int, w: float, h: float, u: float) -> None:
    style = PLAQUE_STYLES[value]
    cw, ch = w * 0.58, h * 0.50
    cartouche = rrect((w - cw) / 2, (h - ch) / 2, cw, ch, ch / 2)
    if value < 10_000:
        p.fillPath(cartouche, QColor(0, 0, 0, 90))
        hairline(p, cartouche, style.line, 0.7 * u, 0.8)
    else:
        p.fillPath(cartouche, QColor(255, 252, 242, 190))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QBrush(brass_linear((w - cw) / 2, 0, (w + cw) / 2, h)), 1.2 * u))
        p.drawPath(cartouche)
    words = centred_path(w / 2, h / 2, plaque_numeral(value), font(PLAYFAIR, h * 0.36, 800), cw - 8 * u)
    p.fillPath(words, QColor(style.numeral))


def plaque_size(value: int, diameter: float) -> tuple[int, int]:
    """Width and height of a plaque in device pixels, beside chips of `diameter` device pixels."""
    kw, kh = PLAQUE_SIZES[value]
    return round(kw * diameter), round(kh * diameter)


def plaque_picture(value: int, diameter: float) -> Picture:
    """One plaque without shadow, beside chips of `diameter` device pixels; anchor: its footprint's centre."""
    w, h = plaque_size(value, diameter)
    thick, r, u = PLAQUE_THICKNESS * diameter, h * 0.11, diameter / _UNIT

    def paint(p: QPainter) -> None:
        p.translate(_AIR, _AIR)
        _paint_body(p, value, w, h, thick, r)
        _paint_frame(p, value, w, h, r, u)
        _paint_cartouche(p, value, w, h, u)
        face = rrect(0, 0, w, h, r)
        sheen = QLinearGradient(0, 0, w * 0.3, h)
        stops(
            sheen,
            (
                (0, QColor(255, 255, 255, 100)),
                (0.35, QColor(255, 255, 255, 18)),
                (0.36, QColor(255, 255, 255, 0)),
                (1, QColor(0, 0, 0, 40)),
            ),
        )
        p.fillPath(face, sheen)
        hairline(p, rrect(0.6, 0.6, w - 1.2, h - 1.2, r), QColor(255, 255, 255), 0.7 * u, 0.47)
        hairline(p, face, QColor(0, 0, 0), 0.6, 0.47)

    image = oversampled(w + 2 * _AIR, math.ceil(h + thick) + 2 * _AIR, oversampling(diameter), paint)
    return Picture(image, _AIR + w / 2, _AIR + h / 2 + thick)
