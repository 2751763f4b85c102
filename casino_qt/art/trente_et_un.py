"""The table of тридцать одно: carpet, oval rail, garnet cloth with its 31, its packs.

Nothing here is state and nothing is translated: the cloth bears a number and marked places, no words.  The
seats are not printed either, for two or nine may sit down.
"""

import math

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import canvas, painter, scale_of
from casino_qt.art.furniture_table import paint_carpet, paint_tray_bed
from casino_qt.art.icons import paint_diamond
from casino_qt.art.lettering import CORMORANT, centred_path, font
from casino_qt.art.light import inner_shadow, shadow
from casino_qt.art.materials import (
    Stops,
    brass_linear,
    draw_wood,
    engrave,
    felt,
    hairline,
    inlay,
    vertical,
)
from casino_qt.art.palette import BAIZE_TRENTE_ET_UN, CLOTH_LINE, GOLD, with_alpha
from casino_qt.art.paths import circle, rrect
from casino_qt.art.trente_et_quarante_places import BOTTOM_RAIL, HEIGHT, TOP_RAIL, Point
from casino_qt.art.trente_et_un_places import (
    GUEST_CARD,
    OVAL_HALF_H,
    OVAL_POWER,
    OVAL_Y,
    PACK_LEVELS,
    RIM,
    STAKE_R,
    Places,
    places,
)

CARPET = "#130E12"
CARD_W = GUEST_CARD * 2 / 3
PACK_STEP = 2.4  # su by which a pack grows with each level
_LAMP, _REACH, _POWER = (0.5, 0.45), 0.56, 0.82
_TOP_BAR: Stops = (
    (0, QColor(0, 0, 0, 150)),
    (0.3, QColor(255, 210, 160, 26)),
    (0.8, QColor(0, 0, 0, 60)),
    (1, QColor(0, 0, 0, 150)),
)
_FOOT_BAR: Stops = (
    (0, QColor(0, 0, 0, 130)),
    (0.06, QColor(255, 214, 160, 46)),
    (0.3, QColor(255, 210, 160, 10)),
    (1, QColor(0, 0, 0, 140)),
)


def paint_background(width: float, scale: float) -> QImage:
    """The whole table `width` × 900 su without its loose pieces, at `scale` device pixels per su."""
    at = places(width)
    image = canvas(at.width * scale, HEIGHT * scale)
    p = painter(image, scale)
    paint_carpet(p, QRectF(0, 0, at.width, HEIGHT), CARPET)
    _paint_oval(p, at)
    _paint_bars(p, at)
    _paint_mark(p, at)
    _paint_places(p, at)
    paint_tray_bed(p, at.tray)
    p.end()
    return image


def oval(at: Places, inset: float = 0.0) -> QPainterPath:
    """Outline of the table, `inset` su inside its edge: RIM is the edge of the cloth."""
    a, b, steps = at.half_width - inset, OVAL_HALF_H - inset, 240
    path = QPainterPath()
    for i in range(steps):
        turn = 2 * math.pi * i / steps
        c, s = math.cos(turn), math.sin(turn)
        x = at.middle + a * math.copysign(abs(c) ** (2 / OVAL_POWER), c)
        y = OVAL_Y + b * math.copysign(abs(s) ** (2 / OVAL_POWER), s)
        if i:
            path.lineTo(x, y)
        else:
            path.moveTo(x, y)
    path.closeSubpath()
    return path


def _paint_oval(p: QPainter, at: Places) -> None:
    outside, cloth = oval(at), oval(at, RIM)
    for dy, r, alpha in ((6, 10, 0.6), (22, 40, 0.7)):
        shadow(p, outside, 0, dy, r, alpha)
    p.save()
    p.setClipPath(outside)
    draw_wood(p, QRectF(0, 0, at.width, HEIGHT), 63)
    p.restore()
    _turn_rail(p, at)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(brass_linear(0, 0, at.width, HEIGHT)), 1.6))
    p.drawPath(oval(at, 23))
    p.setClipPath(cloth)
    felt(p, QRectF(0, 40, at.width, HEIGHT - 100), BAIZE_TRENTE_ET_UN, _LAMP, _REACH, _POWER)
    p.restore()
    inner_shadow(p, cloth, 24, 0.75, 0, 6)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 190), 5.5))
    p.drawPath(cloth)
    p.setPen(QPen(QBrush(brass_linear(0, 0, at.width, HEIGHT * 0.8)), 2.6))
    p.drawPath(cloth)
    p.restore()
    engrave(p, oval(at, 70), CLOTH_LINE, 1.2, 0.35)


def _turn_rail(p: QPainter, at: Places) -> None:
    """The rail is turned: dark at both edges, a warm ridge between them."""
    steps = 16
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    for k in range(steps + 1):
        t = k / steps
        ring = oval(at, t * RIM)
        if t < 0.22 or t > 0.62:
            p.setPen(QPen(QColor(0, 0, 0, round(150 * (1 - math.sin(t * math.pi)))), 3))
            p.drawPath(ring)
        if abs(t - 0.35) < 0.15:
            p.setPen(QPen(QColor(255, 210, 160, round(46 * (1 - abs(t - 0.35) / 0.15))), 3))
            p.drawPath(ring)
    p.restore()


def _paint_bars(p: QPainter, at: Places) -> None:
    """The rails of the room above and below, each with a brass string on the side of the table."""
    foot = HEIGHT - BOTTOM_RAIL
    for y, h, seed, light, dy in (
        (0.0, TOP_RAIL, 21, _TOP_BAR, 4),
        (foot, BOTTOM_RAIL, 22, _FOOT_BAR, -4),
    ):
        bar = QRectF(0, y, at.width, h)
        shadow(p, rrect(0, y, at.width, h, 0), 0, dy, 13, 0.7)
        draw_wood(p, bar, seed)
        p.fillRect(bar, vertical(y, y + h, light))
    inlay(p, ((0, foot + 1), (at.width, foot + 1)), 2.2)
    inlay(p, ((0, TOP_RAIL - 1), (at.width, TOP_RAIL - 1)), 2.2)


def _paint_mark(p: QPainter, at: Places) -> None:
    """The 31 of the game, printed thin in the middle of the cloth."""
    x, y = at.mark
    figures = centred_path(x, y, "31", font(CORMORANT, 120, 700))
    p.fillPath(figures.translated(0, 1.5), QColor(0, 0, 0, 60))
    p.fillPath(figures, QColor(238, 217, 164, 42))
    hairline(p, figures, QColor(238, 217, 164), 1.1, 0.38)
    for way in (-1, 1):
        hairline(p, QLineF(x + way * 74, y, x + way * 94, y), CLOTH_LINE, 1, 0.32)
        paint_diamond(p, x + way * 67, y, 5, with_alpha(CLOTH_LINE, 0.5))


def frame_of(place: Point) -> QPainterPath:
    """The printed frame of the pack that lies at a place."""
    return rrect(place[0] - CARD_W / 2 - 5, place[1] - GUEST_CARD / 2 - 5, CARD_W + 10, GUEST_CARD + 10, 7)


def _paint_places(p: QPainter, at: Places) -> None:
    """Printed corners where the packs lie; the pack of the talia has a full frame."""
    for place, alpha in ((at.pack, 0.5), (at.played, 0.34), (at.aside, 0.34)):
        frame = frame_of(place)
        p.fillPath(frame, QColor(20, 2, 8, 40))
        engrave(p, frame, CLOTH_LINE, 1.1, alpha)
        paint_diamond(p, place[0], place[1], 5, with_alpha(GOLD, 0.4))


# ---------------------------------------------------------------------- loose pieces
def stake_outline() -> QPainterPath:
    """The circle before a seat about its centre."""
    return circle(0, 0, STAKE_R)


def paint_stake(p: QPainter) -> None:
    """The circle drawn on the cloth where the tokens of a hand lie."""
    p.fillPath(stake_outline(), QColor(20, 2, 8, 36))
    engrave(p, stake_outline(), CLOTH_LINE, 1.5, 0.7)


def pack_outline(level: int) -> QPainterPath:
    """A pack of `level` (1 … PACK_LEVELS) about the centre of its lowest card: its height is a shift up."""
    rise = PACK_STEP * level
    return rrect(-CARD_W / 2, -GUEST_CARD / 2 - rise, CARD_W, GUEST_CARD + rise, GUEST_CARD * 0.04)


def paint_pack(p: QPainter, level: int, back: QImage, untidy: bool = False) -> None:
    """A pack lying face down, `level` (1 … PACK_LEVELS) sixths of it; `back` is the back of a card of 96 su.

    `untidy` is the heap of the cards played, pushed together by hand.
    """
    scale = scale_of(p)
    w, h = back.width() / scale, back.height() / scale
    rise = PACK_STEP * level
    edges = max(2, round(rise / 0.8))
    for i in range(edges):
        y = -rise * i / edges
        drift = 1.6 * math.sin(i * 2.4 + level) if untidy else 0.0
        edge = rrect(-CARD_W / 2 + drift, -GUEST_CARD / 2 + y, CARD_W, GUEST_CARD, GUEST_CARD * 0.04)
        p.fillPath(edge, QColor("#F3E8CC" if i % 2 else "#B9A67C"))
        hairline(p, edge, QColor(60, 40, 20), 0.5, 0.35)
    turn = 1.2 if untidy else 0.0
    p.drawImage(QRectF(-w / 2 + turn, -h / 2 - rise, w, h), back)


def paint_tied_pack(p: QPainter, back: QImage) -> None:
    """The other pack, which waits for its talia: whole, with a paper band round it."""
    paint_pack(p, PACK_LEVELS, back)
    rise = PACK_STEP * PACK_LEVELS
    band = QRectF(-CARD_W / 2 - 0.6, -11 - rise, CARD_W + 1.2, 22)
    p.fillRect(band.translated(0, 1.4), QColor(0, 0, 0, 70))
    p.fillRect(band, vertical(band.top(), band.bottom(), ((0, "#FFF8E6"), (0.5, "#F4E7C8"), (1, "#D9C79C"))))
    for y in (band.top() + 3, band.bottom() - 3):
        hairline(p, QLineF(band.left(), y, band.right(), y), GOLD, 0.9, 0.9)
    paint_diamond(p, 0, -rise, 5.5, QColor("#8E1722"))


def plate_outline(width: float) -> QPainterPath:
    """The brass plate of the bank about its centre."""
    return rrect(-width / 2, -12.5, width, 25, 3)
