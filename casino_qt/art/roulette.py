"""The roulette table: rails, sea-green cloth, tableau, race track, tablet of the last numbers, marker.

The cloth speaks French in every language.  Nothing here is state and nothing is translated: rails carry no
words, the tray no chips, the tablet no numbers.  The bowl of the wheel is part of the background; what turns
in it is the sheet "wheel".
"""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import canvas, painter
from casino_qt.art.furniture_table import paint_frame, paint_tray_bed
from casino_qt.art.icons import paint_diamond
from casino_qt.art.light import elevation, inner_shadow
from casino_qt.art.materials import Stops, brass_linear, draw_wood, hairline, radial
from casino_qt.art.palette import (
    BAIZE_ROULETTE,
    CLOTH_LINE,
    GOLD,
    with_alpha,
)
from casino_qt.art.paths import circle, rrect
from casino_qt.art.roulette_places import MARQUEE_ROWS, Places, places
from casino_qt.art.roulette_tableau import paint_tableau
from casino_qt.art.roulette_track import paint_piste
from casino_qt.art.trente_et_quarante_places import HEIGHT
from casino_qt.art.wheel_layers import print_bowl, print_shadow

LAMP, REACH, POWER = (0.42, 0.40), 0.66, 0.84
_PANE = QColor("#0C0706")
_BRASS_KNOB: Stops = ((0, "#FFFBE8"), (0.3, "#F3D692"), (0.7, "#A87A34"), (1, "#4E340F"))
_DOLLY = (12.0, 8.0, 4.8)  # radii of the marker's three turned steps, the lowest first
_DOLLY_STEP = 3.4


def paint_background(width: float, scale: float, seen: float) -> QImage:
    """The whole table `width` × 900 su without its loose pieces, at `scale` device pixels per su.

    `seen` is logical pixels per su: its letters go by these.
    """
    at = places(width)
    image = canvas(at.width * scale, HEIGHT * scale)
    p = painter(image, scale, seen)
    paint_frame(p, at.width, BAIZE_ROULETTE, LAMP, REACH, POWER)
    paint_tableau(p, at)
    print_shadow(p, at)
    paint_piste(p, at)
    _paint_announcement_seat(p, at)
    _paint_marquee(p, at)
    paint_tray_bed(p, at.tray)
    p.end()
    print_bowl(image, at, scale)
    return image


def _paint_announcement_seat(p: QPainter, at: Places) -> None:
    """A shallow groove below the race track: here what one would say to the croupier is typed."""
    box = at.announcement
    seat = rrect(box.x, box.y, box.w, box.h, box.h / 2)
    p.fillPath(seat, QColor(3, 22, 19, 130))
    inner_shadow(p, seat, 5, 0.5, 0, 2)
    hairline(p, seat, CLOTH_LINE, 1.2, 0.62)
    for x in (box.x + 17, box.right - 17):
        paint_diamond(p, x, box.centre[1], 5, with_alpha(GOLD, 0.8))


def _paint_marquee(p: QPainter, at: Places) -> None:
    """The tablet, without title and numbers: of these noir on the left, zéro, rouge on the right."""
    box, pane = at.marquee, at.marquee_window
    tablet = rrect(box.x, box.y, box.w, box.h, 8)
    elevation(p, tablet, 2)
    p.save()
    p.setClipPath(tablet, Qt.ClipOperation.IntersectClip)
    draw_wood(p, QRectF(box.x, box.y, box.w, box.h), 51, True)
    p.fillPath(tablet, QColor(8, 2, 0, 120))
    p.restore()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(brass_linear(box.x, box.y, box.right, box.foot)), 2))
    p.drawPath(tablet)
    glass = rrect(pane.x, pane.y, pane.w, pane.h, 4)
    p.fillPath(glass, _PANE)
    inner_shadow(p, glass, 8, 0.9, 0, 3)
    hairline(p, glass, GOLD, 0.8, 0.5)
    for row in range(1, MARQUEE_ROWS):
        line = at.marquee_row(row)
        rule = QPainterPath(QPointF(line.x + 7, line.y))
        rule.lineTo(line.right - 7, line.y)
        hairline(p, rule, GOLD, 0.6, 0.16)


# ---------------------------------------------------------------------- loose pieces
def dolly_outline() -> QPainterPath:
    """Footprint of the marker about its anchor."""
    return circle(0, 0, _DOLLY[0])


def paint_dolly(p: QPainter) -> None:
    """The turned brass marker that the croupier sets on the number that fell, without its shadow."""
    for step, r in enumerate(_DOLLY):
        y = -step * _DOLLY_STEP
        p.setPen(QPen(QColor(60, 36, 8, 200), 0.8))
        p.setBrush(radial(-r * 0.4, y - r * 0.5, r * 1.9, _BRASS_KNOB))
        p.drawPath(circle(0, y, r))
