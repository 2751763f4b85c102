"""The stuffs of the house: brass, baize, mahogany, and lines printed or inlaid into them.

Painters may be scaled: lengths are in the painter's units (su), textures are made at device resolution.
"""

import math
import random
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
    QTransform,
)

from casino_qt.art.canvas import blur, canvas, noise, painter, scale_of, smooth
from casino_qt.art.palette import GOLD, LAMP, MAHOGANY_BASE, Colour, mix, with_alpha
from casino_qt.art.paths import polyline

Mode = QPainter.CompositionMode
Stops = tuple[tuple[float, Colour], ...]

_BRASS_BAR: Stops = (
    (0, "#8A6329"),
    (0.12, "#D9B46A"),
    (0.28, "#FFF0C4"),
    (0.42, "#D3A957"),
    (0.62, "#9A7030"),
    (0.78, "#E6C57E"),
    (0.9, "#B98B41"),
    (1, "#6E4C1C"),
)
_BRASS_FOOT: Stops = ((0, "#FFF2CB"), (0.25, "#DDB86C"), (0.6, "#A87C38"), (1, "#6B491B"))
_BRASS_RING: Stops = (
    (0, "#C99F52"),
    (0.18, "#8A6329"),
    (0.38, "#C99F52"),
    (0.5, "#FFF0C6"),
    (0.62, "#C99F52"),
    (0.82, "#8A6329"),
)
FIBRE_TILE = 512  # su
_HAIRS = 7500


def stops(gradient: QLinearGradient | QRadialGradient | QConicalGradient, table: Stops) -> None:
    """Give a gradient its colours: pairs of (place 0–1, colour)."""
    for place, colour in table:
        gradient.setColorAt(place, QColor(colour))


def vertical(y0: float, y1: float, table: Stops) -> QLinearGradient:
    """Gradient down the screen."""
    gradient = QLinearGradient(0, y0, 0, y1)
    stops(gradient, table)
    return gradient


def across(x0: float, x1: float, table: Stops) -> QLinearGradient:
    """Gradient from left to right."""
    gradient = QLinearGradient(x0, 0, x1, 0)
    stops(gradient, table)
    return gradient


def radial(cx: float, cy: float, r: float, table: Stops) -> QRadialGradient:
    """Gradient from a centre outwards."""
    gradient = QRadialGradient(cx, cy, r)
    stops(gradient, table)
    return gradient


def brass_linear(x0: float, y0: float, x1: float, y1: float) -> QLinearGradient:
    """Brass bar with two reflections along the line."""
    gradient = QLinearGradient(x0, y0, x1, y1)
    stops(gradient, _BRASS_BAR)
    return gradient


def brass_vertical(y0: float, y1: float) -> QLinearGradient:
    """Brass lit from above."""
    return vertical(y0, y1, _BRASS_FOOT)


def brass_conical(cx: float, cy: float, angle: float = 60, highlights: int = 2) -> QConicalGradient:
    """Brass ring; the highlights belong to the lamp and must not turn with the thing."""
    gradient = QConicalGradient(cx, cy, angle)
    for i in range(highlights):
        for place, colour in _BRASS_RING:
            gradient.setColorAt((i + place) / highlights, QColor(colour))
    gradient.setColorAt(1, QColor(_BRASS_RING[0][1]))
    return gradient


@lru_cache(maxsize=4)
def felt_tile(scale: float = 1.0, seed: int = 5) -> QImage:
    """Seamless tile of light and dark wool hairs on nothing, FIBRE_TILE su wide, at device resolution."""
    side = round(FIBRE_TILE * scale)
    image = canvas(side, side)
    p = painter(image, side / FIBRE_TILE)
    rng = random.Random(seed)
    n = FIBRE_TILE
    for _ in range(_HAIRS):
        x, y, length, turn = rng.random() * n, rng.random() * n, rng.uniform(3, 11), rng.gauss(0.35, 0.75)
        bend = rng.uniform(-2.2, 2.2)
        light = rng.random() < 0.46
        colour = QColor(255, 240, 205, rng.randint(5, 17)) if light else QColor(0, 8, 4, rng.randint(8, 26))
        pen = QPen(colour, rng.uniform(0.5, 1.0))
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        p.setPen(pen)
        dx, dy = math.cos(turn) * length, math.sin(turn) * length
        hair = QPainterPath(QPointF(x, y))
        hair.quadTo(x + dx / 2 - dy / length * bend, y + dy / 2 + dx / length * bend, x + dx, y + dy)
        for ox in (-n, 0, n):
            for oy in (-n, 0, n):
                if -20 < x + ox < n + 20 and -20 < y + oy < n + 20:
                    p.drawPath(hair.translated(ox, oy))
    p.end()
    return image


def fibre_brush(scale: float) -> QBrush:
    """The wool hairs as a brush for a painter with `scale` device pixels per unit."""
    tile = felt_tile(round(scale, 3))
    brush = QBrush(tile)
    factor = FIBRE_TILE / tile.width()
    brush.setTransform(QTransform().scale(factor, factor))
    return brush


def _lay_noise(p: QPainter, rect: QRectF, image: QImage, mode: Mode, opacity: float) -> None:
    p.save()
    p.setCompositionMode(mode)
    p.setOpacity(opacity)
    p.drawImage(rect, image, QRectF(image.rect()))
    p.restore()


def _grain(rect: QRectF, scale: float, seed: int) -> QImage:
    return noise(max(1, round(rect.width() * scale)), max(1, round(rect.height() * scale)), seed)


def felt(
    p: QPainter,
    rect: QRectF,
    base: Colour,
    lamp: tuple[float, float] = (0.5, 0.42),
    reach: float = 0.62,
    power: float = 1.0,
    seed: int = 3,
) -> None:
    """Lit baize over `rect`, inside the painter's clip.

    Fill, nap, fibres, grain (which also breaks the banding of gradients), pool of the lamp, vignette.
    `lamp` is the place of the pool in parts of the rectangle, `reach` its radius in parts of the longer side.
    """
    w, h, scale = rect.width(), rect.height(), scale_of(p)
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.fillRect(rect, QColor(base))
    clouds = noise(max(4, int(w) // 80), max(4, int(h) // 80), seed)
    nap = blur(smooth(clouds, int(w) // 8 + 1, int(h) // 8 + 1), 8)
    _lay_noise(p, rect, nap, Mode.CompositionMode_SoftLight, 0.13)
    p.save()
    p.setBrushOrigin(rect.topLeft())  # would move the lamp's gradients too
    p.fillRect(rect, fibre_brush(scale))
    p.restore()
    _lay_noise(p, rect, _grain(rect, scale, seed + 9), Mode.CompositionMode_SoftLight, 0.085)
    _lamp_pool(p, rect, lamp, reach, power)
    p.restore()


def _lamp_pool(p: QPainter, rect: QRectF, lamp: tuple[float, float], reach: float, power: float) -> None:
    w, h = rect.width(), rect.height()
    r = max(w, h) * reach
    everywhere = QRectF(-4 * r, -4 * r, 8 * r, 8 * r)

    def glow(radius: float, table: tuple[tuple[float, float], ...]) -> QRadialGradient:
        return radial(0, 0, radius, tuple((t, with_alpha(LAMP, a * power)) for t, a in table))

    p.save()
    p.translate(rect.x() + w * lamp[0], rect.y() + h * lamp[1])
    p.scale(1, 0.66 if w > h * 1.3 else 0.9)
    p.setCompositionMode(Mode.CompositionMode_SoftLight)
    p.fillRect(everywhere, glow(r, ((0, 0.42), (0.18, 0.36), (0.4, 0.22), (0.65, 0.08), (1, 0))))
    p.setCompositionMode(Mode.CompositionMode_Screen)
    p.fillRect(everywhere, glow(r * 0.8, ((0, 0.115), (0.4, 0.055), (1, 0))))
    p.setCompositionMode(Mode.CompositionMode_SourceOver)
    night = QColor.fromRgbF(0.01, 0.02, 0.03)
    p.fillRect(
        everywhere,
        radial(
            0,
            0,
            r * 1.15,
            tuple((t, with_alpha(night, a)) for t, a in ((0, 0.0), (0.42, 0.0), (0.7, 0.26), (1, 0.62))),
        ),
    )
    p.restore()


@lru_cache(maxsize=24)
def wood(
    w: int,
    h: int,
    seed: int = 11,
    vertical_grain: bool = False,
    base: str = "",
    scale: float = 1.0,
) -> QImage:
    """Garnet-varnished mahogany, w × h su at `scale` device pixels per su; the grain runs along the length.

    Three octaves of noise stretched along the grain, short dark pores, soft light along the board, varnish.
    """
    length, thick = (h, w) if vertical_grain else (w, h)
    image = canvas(round(length * scale), round(thick * scale), base or MAHOGANY_BASE.name())
    p = painter(image, scale)
    board = QRectF(0, 0, length, thick)
    for nx, ny, octave, mode, opacity in (
        (length // 300 + 2, thick // 14 + 3, 0, Mode.CompositionMode_Overlay, 0.42),
        (length // 170 + 2, thick // 3 + 2, 1, Mode.CompositionMode_SoftLight, 0.40),
        (length // 46 + 2, thick, 2, Mode.CompositionMode_SoftLight, 0.24),
    ):
        grain = smooth(noise(max(3, nx), max(3, ny), seed + octave), image.width(), image.height())
        _lay_noise(p, board, grain, mode, opacity)
    rng = random.Random(seed)
    for _ in range(length * thick // 260):
        x, y, run = rng.random() * length, rng.random() * thick, rng.uniform(6, 26)
        p.setPen(QPen(QColor(12, 3, 1, rng.randint(14, 46)), rng.uniform(0.5, 0.9)))
        p.drawLine(QPointF(x, y), QPointF(x + run, y + rng.uniform(-0.4, 0.4)))
    p.setCompositionMode(Mode.CompositionMode_SoftLight)
    p.fillRect(
        board, across(0, length, tuple((i / 8, QColor(255, 220, 180, rng.randint(0, 70))) for i in range(9)))
    )
    p.setCompositionMode(Mode.CompositionMode_Multiply)
    p.fillRect(board, QColor(226, 178, 160))
    p.end()
    return image.transformed(QTransform().rotate(90)) if vertical_grain else image


def draw_wood(
    p: QPainter, rect: QRectF, seed: int = 11, vertical_grain: bool = False, base: str = MAHOGANY_BASE.name()
) -> None:
    """Mahogany over `rect`, at the painter's device resolution."""
    board = wood(
        math.ceil(rect.width()), math.ceil(rect.height()), seed, vertical_grain, base, round(scale_of(p), 3)
    )
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.drawImage(
        QRectF(rect.x(), rect.y(), math.ceil(rect.width()), math.ceil(rect.height())),
        board,
        QRectF(board.rect()),
    )
    p.restore()


def enamel(y0: float, y1: float) -> QLinearGradient:
    """Ivory enamel lit from above."""
    return vertical(y0, y1, ((0, "#FFFAEC"), (0.55, "#F6EBD2"), (1, "#E4D4AE")))


def hairline(
    p: QPainter, shape: QPainterPath | QLineF, colour: Colour = GOLD, width: float = 1.0, alpha: float = 1.0
) -> None:
    """Thin line or outline; `alpha` multiplies the colour's own."""
    c = QColor(colour)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(with_alpha(c, c.alphaF() * alpha), width))
    if isinstance(shape, QPainterPath):
        p.drawPath(shape)
    else:
        p.drawLine(shape)
    p.restore()


def inlay(
    p: QPainter, points: tuple[tuple[float, float], ...], width: float = 1.4, alpha: float = 0.9
) -> None:
    """Brass string let into wood along the points, over its dark bed."""
    line = polyline(*points)
    box = line.boundingRect()
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 150), width + 1.6))
    p.drawPath(line.translated(0, 0.8))
    p.setOpacity(alpha)
    metal = brass_linear(box.left(), box.top(), box.right() + 1, box.bottom() + 1)
    p.setPen(QPen(QBrush(metal), width))
    p.drawPath(line)
    p.restore()


def engrave(p: QPainter, path: QPainterPath, colour: Colour, width: float = 1.6, alpha: float = 0.92) -> None:
    """Line painted on baize: a faint dark copy under it lets it sit in the nap."""
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 70), width + 0.6))
    p.drawPath(path.translated(0, 1.0))
    p.setPen(QPen(with_alpha(colour, alpha), width))
    p.drawPath(path)
    p.restore()


def grain_over(p: QPainter, path: QPainterPath, strength: float = 0.10, seed: int = 77) -> None:
    """Lay the wool over a printed area again, so that paint looks sunk into it."""
    box, scale = path.boundingRect(), scale_of(p)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    p.fillRect(box, fibre_brush(scale))
    _lay_noise(p, box, _grain(box, scale, seed), Mode.CompositionMode_SoftLight, strength)
    p.restore()


def tone(colour: Colour, light: float) -> QColor:
    """The colour lifted towards white (light > 0) or let down towards black (light < 0), parts of 1."""
    return mix(colour, "#FFFFFF", light) if light >= 0 else mix(colour, "#000000", -light)
