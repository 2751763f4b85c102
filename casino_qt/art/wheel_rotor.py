"""The rotor: pockets, frets and cone, which turn; rings and sheen, which are the lamp's and stand still.

Painted about the origin; r is the wheel's radius in the painter's units.
"""

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QBrush, QColor, QConicalGradient, QLinearGradient, QPainter, QPen, QTransform

from casino_qt.art.lettering import PLAYFAIR, centred_path, font
from casino_qt.art.materials import radial, stops, tone
from casino_qt.art.palette import ROUGE_WHEEL, WHEEL_INK, ZERO_WHEEL
from casino_qt.art.paths import circle, lozenge, polygon, sector
from casino_qt.art.wheel_bowl import DARK, WARM, paint_radial_wood, paint_ring_line, veil
from casino_qt.art.wheel_order import (
    CONE,
    NUMERAL,
    ORDER,
    POCKET,
    POCKET_IN,
    RING_IN,
    RING_OUT,
    ROUGES,
)


def pocket_colour(number: int) -> QColor:
    """Colour of a pocket."""
    if number == 0:
        return ZERO_WHEEL
    return ROUGE_WHEEL if number in ROUGES else WHEEL_INK


def paint_turning(p: QPainter, r: float) -> None:
    """Everything of the rotor that turns and has no highlight of its own, the zero at the top."""
    for i, number in enumerate(ORDER):
        _paint_pocket(p, r, number, i * POCKET)
    for i in range(len(ORDER)):
        _paint_fret(p, r, (i + 0.5) * POCKET)
    _paint_cone(p, r)


def paint_still(p: QPainter, r: float) -> None:
    """The lamp's share over the turning rotor: brass rings, depth of the cone, sheen.

    Painted plainly: for a nearly white light that looks as screening does, and needs no blending mode later.
    """
    for radius, width in ((RING_OUT, 0.006), (RING_IN, 0.007), (POCKET_IN, 0.009)):
        paint_ring_line(p, r, radius, width, 55)
    depth = ((0, veil(WARM, 70)), (0.35, veil(WARM, 26)), (0.75, veil(DARK, 60)), (1, veil(DARK, 190)))
    p.fillPath(circle(0, 0, CONE * r), radial(0, 0, CONE * r, depth))
    sheen = QConicalGradient(0, 0, 0)
    table = (
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
    stops(sheen, tuple((t, QColor(255, 232, 190, a)) for t, a in table))
    p.fillPath(circle(0, 0, RING_OUT * r), QBrush(sheen))


def _paint_pocket(p: QPainter, r: float, number: int, middle: float) -> None:
    start, end, colour = middle - POCKET / 2, middle + POCKET / 2, pocket_colour(number)
    outer, inner, floor = RING_OUT * r, RING_IN * r, POCKET_IN * r
    band = ((RING_IN / RING_OUT, tone(colour, -0.18)), (0.93, tone(colour, 0.07)), (1, tone(colour, -0.12)))
    p.fillPath(sector(0, 0, inner, outer, start, end), radial(0, 0, outer, band))
    well = ((POCKET_IN / RING_IN, tone(colour, -0.30)), (0.90, tone(colour, -0.50)), (1, tone(colour, -0.72)))
    p.fillPath(sector(0, 0, floor, inner, start, end), radial(0, 0, inner, well))
    p.fillPath(sector(0, 0, floor, inner, start, start + POCKET * 0.22), QColor(0, 0, 0, 90))
    p.fillPath(sector(0, 0, floor, inner, end - POCKET * 0.16, end), QColor(255, 255, 255, 14))
    p.save()
    p.rotate(middle)
    if number in ROUGES:  # rouge is known without its colour
        p.fillPath(lozenge(0, -outer + r * 0.0125, r * 0.0075, r * 0.0085), QColor("#F0CF87"))
    figure = centred_path(0, 0, str(number), font(PLAYFAIR, r * 0.074, 700))
    squeeze = min(1.0, r * 0.082 / max(0.1, figure.boundingRect().width()))
    figure = QTransform().translate(0, -r * NUMERAL).scale(squeeze, 1).map(figure)
    p.fillPath(figure.translated(0, r * 0.003), QColor(0, 0, 0, 150))
    p.fillPath(figure, QColor("#FFF4DA"))
    p.restore()


def _paint_fret(p: QPainter, r: float, angle: float) -> None:
    wide, narrow, line = r * 0.0075, r * 0.0052, r * 0.0022
    outer, inner, floor = RING_OUT * r, RING_IN * r, POCKET_IN * r
    p.save()
    p.rotate(angle)
    shade = polygon(
        (-wide, -inner), (wide + r * 0.008, -inner), (narrow + r * 0.007, -floor), (-narrow, -floor)
    )
    p.fillPath(shade, QColor(0, 0, 0, 90))
    brass = QLinearGradient(-wide, 0, wide, 0)
    stops(brass, ((0, "#FFF2C8"), (0.45, "#D1A755"), (1, "#6E4E1E")))
    p.fillPath(polygon((-wide, -inner), (wide, -inner), (narrow, -floor), (-narrow, -floor)), brass)
    rib = polygon((-line, -outer), (line, -outer), (line, -inner), (-line, -inner))
    p.fillPath(rib, QColor("#D9B465"))
    p.restore()


def _paint_cone(p: QPainter, r: float) -> None:
    """Radial wood with a compass rose of sixteen points let into it."""
    p.save()
    p.setClipPath(circle(0, 0, CONE * r), Qt.ClipOperation.IntersectClip)
    paint_radial_wood(p, r * 0.05, CONE * r, 16, 12, "#7A381C", light=0.12)
    gold = QPen(QColor("#E2C07A"), r * 0.0022)
    for length, width, offset, strength in ((0.36, 0.060, 22.5, 0.75), (0.43, 0.085, 0.0, 1.0)):
        halves = (
            (-1, QColor(226, 170, 98, int(120 * strength))),
            (1, QColor(22, 6, 2, int(150 * strength))),
        )
        for i in range(8):
            p.save()
            p.rotate(offset + i * 45)
            for side, colour in halves:
                p.fillPath(polygon((0, -r * 0.06), (side * r * width, -r * 0.205), (0, -r * length)), colour)
            p.setPen(gold)
            p.setBrush(Qt.BrushStyle.NoBrush)
            point = polygon(
                (0, -r * 0.06), (r * width, -r * 0.205), (0, -r * length), (-r * width, -r * 0.205)
            )
            p.drawPath(point)
            p.drawLine(QPointF(0, -r * 0.06), QPointF(0, -r * length))
            p.restore()
    p.setPen(gold)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawPath(circle(0, 0, r * 0.436))
    p.restore()
