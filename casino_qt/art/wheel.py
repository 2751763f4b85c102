"""The French wheel in plan, standing still: the emblem on the roulette's door.

Radii are fractions of the wheel's radius; light stays with the lamp while the numbers are turned.
"""

import math
import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QConicalGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QTransform,
)

from casino_qt.art.lettering import PLAYFAIR, centred_path, font
from casino_qt.art.light import shadow
from casino_qt.art.materials import Stops, brass_conical, radial, stops, tone, wood
from casino_qt.art.palette import ROUGE_WHEEL, WHEEL_INK, ZERO_WHEEL
from casino_qt.art.paths import circle, lozenge, placed, polygon, ring, sector, svg_path

ORDER = (
    0,
    32,
    15,
    19,
    4,
    21,
    2,
    25,
    17,
    34,
    6,
    27,
    13,
    36,
    11,
    30,
    8,
    23,
    10,
    5,
    24,
    16,
    33,
    1,
    20,
    14,
    31,
    9,
    22,
    18,
    29,
    7,
    28,
    12,
    35,
    3,
    26,
)
ROUGES = frozenset((1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))

RIM_IN, TRACK_OUT, TRACK_IN, APRON_IN = 0.945, 0.925, 0.842, 0.712
RING_OUT, NUMERAL, RING_IN, POCKET_IN, CONE = 0.708, 0.646, 0.592, 0.462, 0.452

_WARM, _DARK = QColor(255, 225, 180), QColor(0, 0, 0)


def _veil(colour: QColor, alpha: int) -> QColor:
    result = QColor(colour)
    result.setAlpha(alpha)
    return result


def pocket_colour(number: int) -> QColor:
    """Colour of a pocket."""
    if number == 0:
        return ZERO_WHEEL
    return ROUGE_WHEEL if number in ROUGES else WHEEL_INK


def paint_radial_wood(
    p: QPainter,
    inner: float,
    outer: float,
    wedges: int,
    seed: int,
    base: str,
    dark: float = 0.0,
    light: float = 0.0,
) -> None:
    """Marquetry round the origin: wedges whose grain runs outwards, lit from the upper left."""
    rng = random.Random(seed)
    plank = wood(900, 220, 300 + seed, True, base)
    half = outer * math.sin(math.pi / wedges) * 1.25
    for i in range(wedges):
        start, end = 360 * i / wedges, 360 * (i + 1) / wedges
        wedge = sector(0, 0, inner, outer, start - 0.15, end + 0.15)
        p.save()
        p.setClipPath(wedge, Qt.ClipOperation.IntersectClip)
        p.rotate((start + end) / 2)
        p.drawImage(
            QRectF(-half, -outer, 2 * half, outer - inner + 2),
            plank,
            QRectF(rng.uniform(0, 100), 0, 110, plank.height()),
        )
        p.restore()
        towards = 0.5 + 0.5 * math.cos(math.radians((start + end) / 2 - 90 + 125))
        p.fillPath(wedge, QColor(255, 200, 140, int(34 * towards + light * 60)))
        p.fillPath(wedge, QColor(0, 0, 0, int((1 - towards) * 70 + dark * 120)))


def _wooden_ring(
    p: QPainter,
    r: float,
    outer: float,
    inner: float,
    wedges: int,
    seed: int,
    base: str,
    shade: Stops,
    dark: float = 0.0,
    light: float = 0.0,
) -> None:
    band = ring(0, 0, outer * r, inner * r)
    p.save()
    p.setClipPath(band, Qt.ClipOperation.IntersectClip)
    paint_radial_wood(p, inner * r - 1, outer * r, wedges, seed, base, dark, light)
    p.restore()
    p.fillPath(band, radial(0, 0, r, shade))


def _ring_line(p: QPainter, r: float, radius: float, width: float, angle: float = 40) -> None:
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 140), r * (width + 0.003)))
    p.drawPath(circle(0, r * 0.0015, radius * r))
    p.setPen(QPen(QBrush(brass_conical(0, 0, angle)), r * width))
    p.drawPath(circle(0, 0, radius * r))


def _paint_bowl(p: QPainter, r: float) -> None:
    _wooden_ring(
        p,
        r,
        1.0,
        RIM_IN,
        24,
        5,
        "#4A1C10",
        (
            (RIM_IN, _veil(_DARK, 190)),
            (RIM_IN + 0.012, _veil(_WARM, 40)),
            (0.975, _veil(_WARM, 56)),
            (0.99, _veil(_DARK, 30)),
            (1, _veil(_DARK, 190)),
        ),
    )
    p.fillPath(ring(0, 0, RIM_IN * r, TRACK_OUT * r), QBrush(brass_conical(0, 0, 50)))
    _wooden_ring(
        p,
        r,
        TRACK_OUT,
        TRACK_IN,
        36,
        6,
        "#6A2F18",
        (
            (TRACK_IN, _veil(_WARM, 70)),
            (TRACK_IN + 0.012, _veil(_DARK, 30)),
            (0.875, _veil(_DARK, 70)),
            (0.90, _veil(_DARK, 170)),
            (TRACK_OUT, _veil(_DARK, 235)),
        ),
        dark=0.12,
    )
    gleam = QConicalGradient(0, 0, 0)
    stops(
        gleam,
        tuple(
            (t, QColor(255, 232, 190, a))
            for t, a in (
                (0, 0),
                (0.08, 46),
                (0.16, 0),
                (0.30, 0),
                (0.36, 120),
                (0.40, 30),
                (0.5, 0),
                (0.83, 0),
                (0.88, 60),
                (0.93, 0),
                (1, 0),
            )
        ),
    )
    p.fillPath(ring(0, 0, TRACK_OUT * 0.985 * r, TRACK_IN * r), QBrush(gleam))
    _wooden_ring(
        p,
        r,
        TRACK_IN,
        APRON_IN,
        16,
        8,
        "#5E2815",
        (
            (APRON_IN, _veil(_DARK, 200)),
            (APRON_IN + 0.03, _veil(_DARK, 90)),
            (0.80, _veil(_WARM, 14)),
            (TRACK_IN, _veil(_WARM, 60)),
        ),
        light=0.1,
    )
    for radius, width in ((0.842, 0.0035), (0.815, 0.0022), (0.735, 0.0022)):
        _ring_line(p, r, radius, width)
    for i in range(8):
        _paint_deflector(p, r, i)


def _paint_deflector(p: QPainter, r: float, number: int) -> None:
    p.save()
    p.rotate(22.5 + number * 45)
    p.translate(0, -r * 0.776)
    if number % 2:
        p.rotate(90)
    long, short = r * 0.040, r * 0.0125
    corners = ((0.0, -long), (short, 0.0), (0.0, long), (-short, 0.0))
    for i, colour in enumerate(("#C99E50", "#7B5822", "#B98C40", "#FFF0C2")):
        p.fillPath(polygon((0, 0), corners[i], corners[(i + 1) % 4]), QColor(colour))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(60, 36, 8, 200), max(0.4, r * 0.0015)))
    p.drawPath(lozenge(0, 0, short, long))
    p.restore()


def _paint_pocket(p: QPainter, r: float, number: int, middle: float, step: float) -> None:
    start, end, colour = middle - step / 2, middle + step / 2, pocket_colour(number)
    p.fillPath(
        sector(0, 0, RING_IN * r, RING_OUT * r, start, end),
        radial(
            0,
            0,
            RING_OUT * r,
            ((RING_IN / RING_OUT, tone(colour, -0.18)), (0.93, tone(colour, 0.07)), (1, tone(colour, -0.12))),
        ),
    )
    p.fillPath(
        sector(0, 0, POCKET_IN * r, RING_IN * r, start, end),
        radial(
            0,
            0,
            RING_IN * r,
            (
                (POCKET_IN / RING_IN, tone(colour, -0.30)),
                (0.90, tone(colour, -0.50)),
                (1, tone(colour, -0.72)),
            ),
        ),
    )
    p.fillPath(sector(0, 0, POCKET_IN * r, RING_IN * r, start, start + step * 0.22), QColor(0, 0, 0, 90))
    p.fillPath(sector(0, 0, POCKET_IN * r, RING_IN * r, end - step * 0.16, end), QColor(255, 255, 255, 14))
    p.save()
    p.rotate(middle)
    if number in ROUGES:  # rouge is known without its colour
        p.fillPath(lozenge(0, -RING_OUT * r + r * 0.0125, r * 0.0075, r * 0.0085), QColor("#F0CF87"))
    figure = centred_path(0, 0, str(number), font(PLAYFAIR, r * 0.074, 700))
    squeeze = min(1.0, r * 0.082 / max(0.1, figure.boundingRect().width()))
    figure = QTransform().translate(0, -r * NUMERAL).scale(squeeze, 1).map(figure)
    p.fillPath(figure.translated(0, r * 0.003), QColor(0, 0, 0, 150))
    p.fillPath(figure, QColor("#FFF4DA"))
    p.restore()


def _paint_fret(p: QPainter, r: float, angle: float) -> None:
    wide, narrow, line = r * 0.0075, r * 0.0052, r * 0.0022
    ring_in, pocket_in, ring_out = RING_IN * r, POCKET_IN * r, RING_OUT * r
    p.save()
    p.rotate(angle)
    p.fillPath(
        polygon(
            (-wide, -ring_in),
            (wide + r * 0.008, -ring_in),
            (narrow + r * 0.007, -pocket_in),
            (-narrow, -pocket_in),
        ),
        QColor(0, 0, 0, 90),
    )
    brass = QLinearGradient(-wide, 0, wide, 0)
    stops(brass, ((0, "#FFF2C8"), (0.45, "#D1A755"), (1, "#6E4E1E")))
    p.fillPath(
        polygon((-wide, -ring_in), (wide, -ring_in), (narrow, -pocket_in), (-narrow, -pocket_in)), brass
    )
    p.fillPath(
        polygon((-line, -ring_out), (line, -ring_out), (line, -ring_in), (-line, -ring_in)), QColor("#D9B465")
    )
    p.restore()


def _paint_cone(p: QPainter, r: float) -> None:
    p.save()
    p.setClipPath(circle(0, 0, CONE * r), Qt.ClipOperation.IntersectClip)
    paint_radial_wood(p, r * 0.05, CONE * r, 16, 12, "#7A381C", light=0.12)
    gold = QPen(QColor("#E2C07A"), r * 0.0022)
    for length, width, offset, strength in ((0.36, 0.060, 22.5, 0.75), (0.43, 0.085, 0.0, 1.0)):
        for i in range(8):
            p.save()
            p.rotate(offset + i * 45)
            for side, colour in (
                (-1, QColor(226, 170, 98, int(120 * strength))),
                (1, QColor(22, 6, 2, int(150 * strength))),
            ):
                p.fillPath(polygon((0, -r * 0.06), (side * r * width, -r * 0.205), (0, -r * length)), colour)
            p.setPen(gold)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.drawPath(
                polygon((0, -r * 0.06), (r * width, -r * 0.205), (0, -r * length), (-r * width, -r * 0.205))
            )
            p.drawLine(QPointF(0, -r * 0.06), QPointF(0, -r * length))
            p.restore()
    p.setPen(gold)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(circle(0, 0, r * 0.436))
    p.restore()


def _paint_rotor(p: QPainter, r: float, angle: float) -> None:
    p.fillPath(circle(0, 0, APRON_IN * r), QColor("#0B0706"))
    p.fillPath(ring(0, 0, APRON_IN * r, (RING_OUT - 0.004) * r), QBrush(brass_conical(0, 0, 70)))
    step = 360 / len(ORDER)
    p.save()
    p.rotate(angle)
    for i, number in enumerate(ORDER):
        _paint_pocket(p, r, number, i * step, step)
    for i in range(len(ORDER)):
        _paint_fret(p, r, (i + 0.5) * step)
    _paint_cone(p, r)
    p.restore()
    for radius, width in ((RING_OUT, 0.006), (RING_IN, 0.007), (POCKET_IN, 0.009)):
        _ring_line(p, r, radius, width, 55)
    p.fillPath(
        circle(0, 0, CONE * r),
        radial(
            0,
            0,
            CONE * r,
            (
                (0, _veil(_WARM, 70)),
                (0.35, _veil(_WARM, 26)),
                (0.75, _veil(_DARK, 60)),
                (1, _veil(_DARK, 190)),
            ),
        ),
    )
    sheen = QConicalGradient(0, 0, 0)
    stops(
        sheen,
        tuple(
            (t, QColor(255, 232, 190, a))
            for t, a in (
                (0, 0),
                (0.06, 26),
                (0.12, 0),
                (0.28, 0),
                (0.355, 70),
                (0.43, 0),
                (0.80, 0),
                (0.86, 34),
                (0.92, 0),
                (1, 0),
            )
        ),
    )
    p.fillPath(circle(0, 0, RING_OUT * r), QBrush(sheen))


_ARM = svg_path(
    "M-.020,-.04 C-.016,-.12 -.011,-.18 -.013,-.232 C-.013,-.24 .013,-.24 .013,-.232 "
    "C.011,-.18 .016,-.12 .020,-.04 Z"
)
_DOME: Stops = ((0, "#FFFBE8"), (0.2, "#F6DDA0"), (0.55, "#C2924A"), (0.85, "#7A5722"), (1, "#4E340F"))


def _paint_turret(p: QPainter, r: float, angle: float) -> None:
    outline = QPen(QColor(60, 36, 8, 180), max(0.4, r * 0.002))
    for radius, turn in ((0.205, 30), (0.165, 70)):
        shadow(p, circle(0, 0, r * radius), 0, r * 0.012, r * 0.02, 0.6)
        p.setPen(outline)
        p.setBrush(QBrush(brass_conical(0, 0, turn)))
        p.drawPath(circle(0, 0, r * radius))
    arms = QPainterPath()
    for i in range(4):
        turned = QTransform().rotate(angle + i * 90).scale(r, r)
        arms = arms.united(turned.map(_ARM)).united(turned.map(circle(0, -0.248, 0.030)))
    shadow(p, arms, 0, r * 0.02, r * 0.024, 0.6)
    brass = QLinearGradient(-0.02 * r, 0, 0.02 * r, 0)
    stops(brass, ((0, "#7A5722"), (0.25, "#E9C67C"), (0.42, "#FFF5D2"), (0.6, "#C8994A"), (1, "#5E3F14")))
    for i in range(4):
        p.save()
        p.rotate(angle + i * 90)
        p.setPen(outline)
        p.setBrush(brass)
        p.drawPath(placed(_ARM, 0, 0, r))
        p.translate(0, -0.248 * r)
        p.rotate(-(angle + i * 90))  # the knob's highlight is the lamp's
        p.setBrush(
            radial(
                -0.010 * r,
                -0.012 * r,
                0.042 * r,
                ((0, "#FFFBE8"), (0.25, "#F3D692"), (0.6, "#B98A3E"), (1, "#553811")),
            )
        )
        p.drawPath(circle(0, 0, 0.030 * r))
        p.restore()
    for radius in (0.098, 0.070, 0.038):
        shadow(p, circle(0, 0, r * radius), 0, r * 0.012, r * 0.016, 0.5)
        p.setPen(outline)
        p.setBrush(radial(-r * radius * 0.35, -r * radius * 0.42, r * radius * 1.5, _DOME))
        p.drawPath(circle(0, 0, r * radius))


def _paint_ball(p: QPainter, r: float, angle: float, number: int) -> None:
    a = math.radians(angle + ORDER.index(number) * 360 / len(ORDER) - 90)
    x, y, b = 0.553 * r * math.cos(a), 0.553 * r * math.sin(a), 0.0225 * r
    shadow(p, circle(x, y, b), b * 0.25, b * 0.55, b * 0.7, 0.75)
    p.setPen(QPen(QColor(60, 45, 25, 150), max(0.3, b * 0.06)))
    p.setBrush(
        radial(
            x - b * 0.35,
            y - b * 0.4,
            b * 1.5,
            ((0, "#FFFFFF"), (0.35, "#F7F1E2"), (0.75, "#CFC3A8"), (1, "#8B7D62")),
        )
    )
    p.drawPath(circle(x, y, b))


def paint_wheel(
    p: QPainter, cx: float, cy: float, r: float, angle: float = 0.0, ball: int | None = None
) -> None:
    """The whole wheel with its shadow, the rotor turned by `angle` degrees, the ball in pocket `ball`."""
    p.save()
    p.translate(cx, cy)
    shadow(p, circle(0, 0, r), 0, r * 0.02, r * 0.03, 0.5)
    shadow(p, circle(0, 0, r), 0, r * 0.06, r * 0.11, 0.5)
    _paint_bowl(p, r)
    _paint_rotor(p, r, angle)
    _paint_turret(p, r, angle)
    if ball is not None:
        _paint_ball(p, r, angle, ball)
    p.restore()
