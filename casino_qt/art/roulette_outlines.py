"""Outlines on the roulette's cloth, in su: the zero's cap, cartouches, cells and zones of the race track."""

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath

from casino_qt.art.paths import polygon, rrect, sector
from casino_qt.art.roulette_piste import ZONES, Piste, Straight, Zone
from casino_qt.art.roulette_places import Places
from casino_qt.art.trente_et_quarante_places import Box
from casino_qt.art.wheel_order import ROUGES

CORNER = 14.0  # radius of the outer corners of the tableau


def box_path(box: Box, radius: float = 0.0) -> QPainterPath:
    """Rectangle, with rounded corners where `radius` is given."""
    return rrect(box.x, box.y, box.w, box.h, radius)


def zero_cap(at: Places) -> QPainterPath:
    """The cap of the zero over the numbers, with round shoulders."""
    box = at.cell(0)
    left, right, top, foot, middle = box.x, box.right, box.y, box.foot, box.centre[0]
    shoulder, rise, reach = top + box.h * 0.52, top + box.h * 0.1, at.number_w * 0.55
    path = QPainterPath(QPointF(left, foot))
    path.lineTo(left, shoulder)
    path.cubicTo(left, rise, left + reach, top, middle, top)
    path.cubicTo(right - reach, top, right, rise, right, shoulder)
    path.lineTo(right, foot)
    path.closeSubpath()
    return path


def cell_outline(at: Places, number: int) -> QPainterPath:
    """The printed cell of a number."""
    return zero_cap(at) if number == 0 else box_path(at.cell(number))


def cartouche(cx: float, cy: float, w: float, h: float, number: int) -> QPainterPath:
    """Round a number: pointed for rouge, rounded for noir, so that shape tells the colour."""
    if number not in ROUGES:
        return rrect(cx - w / 2, cy - h / 2, w, h, h / 2)
    point = h * 0.42
    return polygon(
        (cx - w / 2, cy),
        (cx - w / 2 + point, cy - h / 2),
        (cx + w / 2 - point, cy - h / 2),
        (cx + w / 2, cy),
        (cx + w / 2 - point, cy + h / 2),
        (cx - w / 2 + point, cy + h / 2),
    )


def lozenge_place(at: Places, chance: str) -> tuple[float, float, float, float]:
    """Centre, width and height of the lozenge of noir or rouge."""
    box = at.field(chance)
    return box.centre[0], box.y + 57, at.field_w * 0.62, 100


def piste_cell(piste: Piste, number: int) -> QPainterPath:
    """A number's place in the band of the race track."""
    cell = piste.cell(number)
    if isinstance(cell, Straight):
        return box_path(cell.box)
    return sector(cell.centre[0], cell.centre[1], cell.inner, cell.outer, cell.start, cell.end)


def piste_outline(piste: Piste) -> QPainterPath:
    """The race track's outer edge."""
    return box_path(piste.box, piste.outer)


def piste_infield(piste: Piste) -> QPainterPath:
    """The inside of the race track, inside the band of numbers."""
    box, ring = piste.box, piste.ring
    return rrect(box.x + ring, box.y + ring, box.w - 2 * ring, box.h - 2 * ring, piste.inner)


def piste_zone(piste: Piste, zone: Zone) -> QPainterPath:
    """One of the four zones inside the band."""
    index, box = ZONES.index(zone), piste.box
    top, foot = box.y + piste.ring, box.foot - piste.ring
    left = piste.cut(index - 1) if index > 0 else ((box.x, top), (box.x, foot))
    right = piste.cut(index) if index < len(ZONES) - 1 else ((box.right, top), (box.right, foot))
    return piste_infield(piste).intersected(polygon(*left, *reversed(right)))
