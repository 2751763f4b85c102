"""The blackjack table: a half moon with a padded armrest on the carpet, its petrol blue cloth, the console.

The cloth speaks French in every language.  Nothing here is state and nothing is translated: rails carry no
words, the tray no chips, the boxes no stakes.
"""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art import looks
from casino_qt.art.blackjack_dealing import SHOE, discard_outline
from casino_qt.art.blackjack_places import (
    BAND_IN,
    BAND_OUT,
    BOXES,
    CENTRE_Y,
    CIRCLE_R,
    CONSOLE_TOP,
    CROUPIER_CARD,
    CROUPIER_R,
    EDGE_R,
    FELT_R,
    RATE_R,
    RULE_R,
    TITLE_R,
    Places,
    card_width,
    places,
)
from casino_qt.art.canvas import canvas, painter, seen_of
from casino_qt.art.furniture_table import paint_carpet, paint_tray_bed
from casino_qt.art.icons import paint_diamond
from casino_qt.art.lettering import cap_height, cloth, display, draw_centred, draw_on_arc, draw_text, ui
from casino_qt.art.light import elevation, inner_shadow, shadow
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
from casino_qt.art.palette import BAIZE_BLACKJACK, CARPET, CLOTH_LINE, FELT_TEXT, with_alpha
from casino_qt.art.paths import circle, rrect, sector
from casino_qt.art.trente_et_quarante_places import HEIGHT, SIDE_RAIL, TOP_RAIL

LAMP, REACH = (0.5, 0.34), 0.60
_TITLE = "#F5DDA2"
_CORNER = 20.0
# Light across the armrest: distance from its outer edge, opacity, shade or gleam.
_ROLL: tuple[tuple[float, QColor], ...] = (
    (0, QColor(0, 0, 0, 170)),
    (4, QColor(255, 205, 150, 60)),
    (8, QColor(255, 205, 150, 34)),
    (12, QColor(0, 0, 0, 10)),
    (20, QColor(0, 0, 0, 90)),
    (24, QColor(0, 0, 0, 150)),
)
_TOP_BAR: Stops = (
    (0, QColor(0, 0, 0, 150)),
    (0.3, QColor(255, 210, 160, 26)),
    (0.8, QColor(0, 0, 0, 60)),
    (1, QColor(0, 0, 0, 150)),
)
_CONSOLE: Stops = (
    (0, QColor(0, 0, 0, 130)),
    (0.06, QColor(255, 214, 160, 46)),
    (0.3, QColor(255, 210, 160, 10)),
    (1, QColor(0, 0, 0, 140)),
)


def paint_background(width: float, scale: float, seen: float) -> QImage:
    """The whole table `width` × 900 su without its loose pieces, at `scale` device pixels per su.

    `seen` is logical pixels per su: its letters go by these.
    """
    at = places(width)
    image = canvas(at.width * scale, HEIGHT * scale)
    p = painter(image, scale, seen)
    paint_carpet(p, QRectF(0, 0, at.width, HEIGHT), CARPET)
    _paint_moon(p, at)
    _paint_bars(p, at)
    _paint_print(p, at)
    _paint_seats(p, at)
    paint_tray_bed(p, at.tray)
    p.end()
    return image


# ---------------------------------------------------------------------- the half moon
def _below(at: Places, r: float, inset: float, top: float, corner: float = 0.0) -> QPainterPath:
    """What lies between a level line and the circle `r`, `inset` su from both sides of the room."""
    cx, cy = at.centre
    half = at.width / 2 - inset
    foot = cy + math.sqrt(r * r - half * half)
    a = math.degrees(math.asin(half / r))
    path = QPainterPath(QPointF(inset, top + corner))
    path.quadTo(inset, top, inset + corner, top)
    path.lineTo(at.width - inset - corner, top)
    path.quadTo(at.width - inset, top, at.width - inset, top + corner)
    path.lineTo(at.width - inset, foot)
    path.arcTo(QRectF(cx - r, cy - r, 2 * r, 2 * r), 270 + a, -2 * a)
    path.closeSubpath()
    return path


def cloth_outline(at: Places) -> QPainterPath:
    """Outline of the cloth."""
    return _below(at, FELT_R, SIDE_RAIL, TOP_RAIL, _CORNER)


def _paint_moon(p: QPainter, at: Places) -> None:
    """Mahogany armrest rolled like leather, and the lit cloth let into it."""
    outside = _below(at, EDGE_R, 0, TOP_RAIL)
    shadow(p, outside, 0, 10, 26, 0.7)
    p.save()
    p.setClipPath(outside)
    draw_wood(p, QRectF(0, 0, at.width, HEIGHT), 61)
    p.restore()
    cx, cy = at.centre
    p.save()
    p.setClipPath(outside)
    for inset, colour in _ROLL:
        hairline(p, circle(cx, cy, EDGE_R - inset), colour, 4)
    p.restore()
    inside = cloth_outline(at)
    p.save()
    p.setClipPath(inside)
    felt(p, QRectF(0, TOP_RAIL, at.width, HEIGHT - TOP_RAIL), BAIZE_BLACKJACK, LAMP, REACH)
    p.restore()
    inner_shadow(p, inside, 22, 0.70, 0, 5)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor(0, 0, 0, 190), 5.5))
    p.drawPath(inside)
    p.setPen(QPen(QBrush(brass_linear(0, 0, at.width, HEIGHT * 0.8)), 3))
    p.drawPath(inside)
    p.setPen(QPen(QColor(255, 245, 210, 90), 0.8))
    p.drawPath(inside)
    p.restore()


def _paint_bars(p: QPainter, at: Places) -> None:
    """The rail above the cloth and the console below the floor."""
    for y, h, seed, light in (
        (0.0, TOP_RAIL, 21, _TOP_BAR),
        (CONSOLE_TOP, HEIGHT - CONSOLE_TOP, 22, _CONSOLE),
    ):
        bar = QRectF(0, y, at.width, h)
        if y:
            shadow(p, rrect(0, y, at.width, h, 0), 0, -4, 14, 0.7)
        draw_wood(p, bar, seed)
        p.fillRect(bar, vertical(y, y + h, light))
    for y in (TOP_RAIL - 1, CONSOLE_TOP + 1):
        inlay(p, ((0, y), (at.width, y)), 2.2)


# ---------------------------------------------------------------------- print
def _paint_print(p: QPainter, at: Places) -> None:
    _paint_band(p, at)
    cx, cy = at.centre
    scale = seen_of(p)
    draw_on_arc(
        p,
        cx,
        cy,
        TITLE_R,
        "BLACKJACK PAIE 3 POUR 2",
        cloth(36, 700, tracking=0.07, scale=scale),
        _TITLE,
        90,
        True,
    )
    rule = ui(15, 400, tracking=0.09, scale=scale)
    words = "Le croupier tire à 16 et reste à 17"
    draw_on_arc(p, cx, cy, RULE_R, words, rule, with_alpha(FELT_TEXT, 0.88), 90, True)
    for box in BOXES:
        _paint_box(p, at, box)


def _paint_band(p: QPainter, at: Places) -> None:
    """The insurance band: chips of an insurance lie on its outer half, words run along its inner one."""
    cx, cy = at.centre
    half = at.band_half
    band = sector(cx, cy, BAND_IN, BAND_OUT, 180 - half, 180 + half)
    p.fillPath(band, with_alpha(CLOTH_LINE, 0.063))
    engrave(p, band, CLOTH_LINE, 1.8)
    near = BAND_IN + 17  # chips lie on the outer half
    for side in (-1, 1):
        a = math.radians(side * (half - 1.0))
        paint_diamond(p, cx + near * math.sin(a), cy + near * math.cos(a), 5, CLOTH_LINE)
    words = "ASSURANCE — PAIE 2 POUR 1"
    face = cloth(25, 700, tracking=0.10, scale=seen_of(p))
    draw_on_arc(p, cx, cy, RATE_R, words, face, FELT_TEXT, 90, True)


def _paint_box(p: QPainter, at: Places, box: int) -> None:
    """The circle of a box with its number, turned to whoever sits there."""
    x, y = at.circle(box)
    p.save()
    p.translate(x, y)
    p.rotate(-at.angle(box))
    ring = circle(0, 0, CIRCLE_R)
    p.fillPath(ring, QColor(6, 22, 34, 70))
    engrave(p, ring, CLOTH_LINE, 1.8, 0.85)
    hairline(p, circle(0, 0, CIRCLE_R - 5), CLOTH_LINE, 0.8, 0.32)
    faint = with_alpha(CLOTH_LINE, 1.0 if looks.CONTRAST in looks.worn() else 0.55)
    draw_centred(p, 0, 0, str(box), display(26, 500, scale=seen_of(p)), faint)
    p.restore()


def _paint_seats(p: QPainter, at: Places) -> None:
    """Shadows of shoe and discard tray, and the words beside what belongs to the croupier."""
    for box, outline in ((at.shoe, SHOE.outline()), (at.discard, discard_outline())):
        elevation(p, outline.translated(*box.centre), 3 if box is at.shoe else 2)
    small = ui(13.5, 400, tracking=0.02, scale=seen_of(p))
    ink = with_alpha(FELT_TEXT, 0.88)
    draw_text(p, at.shoe.centre[0], at.shoe.foot + 12 + cap_height(small), "Sabot", small, ink, "c")
    draw_text(p, at.discard.centre[0], at.discard.foot + 14 + cap_height(small), "Défausse", small, ink, "c")
    x, y = at.croupier_total
    hairline(p, circle(x, y, CROUPIER_R), CLOTH_LINE, 1.0, 0.4)
    for place in range(2):
        cx, cy = at.croupier_card(place, 2)
        wide = card_width(CROUPIER_CARD)
        card = rrect(cx - wide / 2, cy - CROUPIER_CARD / 2, wide, CROUPIER_CARD, 0.06 * wide)
        hairline(p, card, CLOTH_LINE, 1.0, 0.4)
    name = ui(14, 400, scale=seen_of(p))
    draw_text(p, x, y + 36 + cap_height(name), "Croupier", name, ink, "c")


def box_outline(at: Places, box: int, grow: float = 0.0) -> QPainterPath:
    """The circle of a box, `grow` su wider."""
    return circle(*at.circle(box), CIRCLE_R + grow)


def insurance_outline(at: Places, box: int) -> QPainterPath:
    """A box's part of the insurance band."""
    a = at.angle(box)
    half = at.step / 2 - 0.25
    return sector(at.centre[0], CENTRE_Y, BAND_IN + 2, BAND_OUT - 2, 180 - a - half, 180 - a + half)
