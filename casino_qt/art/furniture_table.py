"""The frame every table shares: mahogany rails, brass bead, the opening with its cloth, the tray's bed."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from casino_qt.art.light import elevation, inner_shadow
from casino_qt.art.materials import (
    Stops,
    brass_conical,
    brass_linear,
    draw_wood,
    felt,
    fibre_brush,
    radial,
    stops,
)
from casino_qt.art.palette import CARPET, MAHOGANY_DARK, TRAY_VELVET, Colour
from casino_qt.art.paths import circle, lozenge, polygon, rrect
from casino_qt.art.trente_et_quarante_places import BOTTOM_RAIL, HEIGHT, SIDE_RAIL, TOP_RAIL, Box

OPENING_RADIUS = 26.0

# Light across a rail, from its outer edge to the cloth.
_PROFILE: Stops = (
    (0, QColor(0, 0, 0, 150)),
    (0.10, QColor(0, 0, 0, 40)),
    (0.30, QColor(255, 210, 160, 26)),
    (0.52, QColor(255, 210, 160, 8)),
    (0.8, QColor(0, 0, 0, 60)),
    (1, QColor(0, 0, 0, 170)),
)


def _rail(
    p: QPainter, board: QRectF, mitre: QPainterPath, seed: int, upright: bool, edge: QPointF, cloth: QPointF
) -> None:
    p.save()
    p.setClipPath(mitre)
    draw_wood(p, board, seed, upright)
    profile = QLinearGradient(edge, cloth)
    stops(profile, _PROFILE)
    p.fillRect(board, profile)
    p.restore()


def _lamp_on_rails(p: QPainter, width: float, lamp_x: float) -> None:
    p.save()
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Screen)
    foot = HEIGHT - BOTTOM_RAIL
    for y, rail, colour in (
        (0.0, QRectF(0, 0, width, TOP_RAIL), QColor(255, 214, 150)),
        (HEIGHT, QRectF(0, foot, width, BOTTOM_RAIL), QColor(255, 200, 140)),
    ):
        glow = QRadialGradient(lamp_x, y, width * 0.42)
        near, far = QColor(colour), QColor(colour)
        near.setAlpha(26)
        far.setAlpha(0)
        glow.setColorAt(0, near)
        glow.setColorAt(1, far)
        p.fillRect(rail, glow)
    p.restore()


def paint_frame(
    p: QPainter,
    width: float,
    baize: Colour,
    lamp: tuple[float, float] = (0.5, 0.42),
    reach: float = 0.62,
    power: float = 1.0,
) -> QRectF:
    """Rails and lit cloth of a rectangular table `width` × 900 su; returns the opening of the cloth.

    `lamp` is the place of the light in parts of the opening, `reach` and `power` as in `felt`.
    """
    side, top, foot = SIDE_RAIL, TOP_RAIL, HEIGHT - BOTTOM_RAIL
    w, h = width, HEIGHT
    p.fillRect(QRectF(0, 0, w, h), MAHOGANY_DARK)
    _rail(
        p,
        QRectF(0, 0, w, top),
        polygon((0, 0), (w, 0), (w - side, top), (side, top)),
        21,
        False,
        QPointF(0, 0),
        QPointF(0, top),
    )
    _rail(
        p,
        QRectF(0, foot, w, h - foot),
        polygon((0, h), (w, h), (w - side, foot), (side, foot)),
        22,
        False,
        QPointF(0, h),
        QPointF(0, foot),
    )
    _rail(
        p,
        QRectF(0, 0, side, h),
        polygon((0, 0), (side, top), (side, foot), (0, h)),
        23,
        True,
        QPointF(0, 0),
        QPointF(side, 0),
    )
    _rail(
        p,
        QRectF(w - side, 0, side, h),
        polygon((w, 0), (w - side, top), (w - side, foot), (w, h)),
        24,
        True,
        QPointF(w, 0),
        QPointF(w - side, 0),
    )
    _lamp_on_rails(p, w, w * lamp[0])
    opening = QRectF(side, top, w - 2 * side, foot - top)
    cloth = rrect(opening.x(), opening.y(), opening.width(), opening.height(), OPENING_RADIUS)
    p.save()
    p.setClipPath(cloth)
    felt(p, opening, baize, lamp, reach, power)
    p.restore()
    inner_shadow(p, cloth, 22, 0.72, 0, 5)
    inner_shadow(p, cloth, 5, 0.55, 0, 2)
    _bead(p, opening, w, h)
    return opening


def _bead(p: QPainter, opening: QRectF, w: float, h: float) -> None:
    def outside(by: float) -> QPainterPath:
        box = opening.adjusted(-by, -by, by, by)
        return rrect(box.x(), box.y(), box.width(), box.height(), OPENING_RADIUS + by)

    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 190), 5.5))
    p.drawPath(outside(1.5))
    p.setPen(QPen(QBrush(brass_linear(0, 0, w, h * 0.7)), 3))
    p.drawPath(outside(1.5))
    p.setPen(QPen(QColor(255, 245, 210, 120), 0.8))
    p.drawPath(outside(2.4))
    p.restore()


def paint_tray_bed(p: QPainter, box: Box) -> None:
    """The velvet bed of the tray, let into the rail, empty."""
    bed = rrect(box.x, box.y, box.w, box.h, box.h / 2 if box.h < 80 else 18)
    p.save()
    p.setClipPath(bed)
    felt(p, QRectF(box.x, box.y, box.w, box.h), TRAY_VELVET, (0.5, 0.3), 0.6, 0.8)
    p.restore()
    inner_shadow(p, bed, 12, 0.85, 0, 4)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 170), 3.6))
    p.drawPath(bed)
    p.setPen(QPen(QBrush(brass_linear(box.x, box.y, box.right, box.foot)), 1.6))
    p.drawPath(bed)
    p.restore()


def paint_enamel_disc(p: QPainter, cx: float, cy: float, r: float, shadow: bool = True) -> None:
    """Blank enamel disc with a brass lip, for a row's total."""
    if shadow:
        elevation(p, circle(cx, cy, r), 1)
    p.fillPath(circle(cx, cy, r), QBrush(brass_conical(cx, cy, 60)))
    p.fillPath(
        circle(cx, cy, r - 2.2), radial(cx - r * 0.3, cy - r * 0.4, r * 1.5, ((0, "#FFFDF3"), (1, "#E2D2AA")))
    )
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(138, 99, 41, 128), 0.8))
    p.drawPath(circle(cx, cy, r - 5))
    p.restore()


def paint_carpet(p: QPainter, rect: QRectF, base: Colour = CARPET) -> None:
    """Dark patterned floor: round shaped tables, and beside a table in an unusually shaped window."""
    p.save()
    p.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    p.fillRect(rect, QColor(base))
    pitch = 46.0
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(200, 150, 90, 22), 1))
    for j in range(int(rect.height() / pitch * 2) + 2):
        for i in range(int(rect.width() / pitch) + 2):
            x = rect.x() + i * pitch + (pitch / 2 if j % 2 else 0)
            y = rect.y() + j * pitch / 2
            p.drawPath(lozenge(x, y, pitch * 0.46, pitch * 0.46))
            p.drawPath(circle(x, y, pitch * 0.16))
            p.fillPath(circle(x, y, 1.8), QColor(200, 150, 90, 30))
    p.fillRect(rect, fibre_brush(1.0))
    centre = rect.center()
    reach = max(rect.width(), rect.height()) * 0.62
    p.fillRect(
        rect,
        radial(
            centre.x(),
            centre.y() - rect.height() * 0.1,
            reach,
            ((0, QColor(255, 200, 120, 34)), (0.6, QColor(0, 0, 0, 40)), (1, QColor(0, 0, 0, 150))),
        ),
    )
    p.restore()
