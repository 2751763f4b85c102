"""The four doors: casing, fanlight, cloth with an emblem of its table, leaf with an empty panel."""

import math
from collections.abc import Callable

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen

from casino_qt.art.icons import paint_hatched_lozenge
from casino_qt.art.lettering import centred_path, display
from casino_qt.art.light import inner_shadow, shadow
from casino_qt.art.lobby_pieces import draw_card, draw_chips, draw_plaques
from casino_qt.art.lobby_places import CASING, DOOR_TOP, FLOOR, PANEL_TOP, SPRINGING, LobbyPlaces
from casino_qt.art.materials import (
    across,
    brass_linear,
    brass_vertical,
    draw_wood,
    felt,
    hairline,
    radial,
    vertical,
)
from casino_qt.art.palette import (
    BAIZE_BLACKJACK,
    BAIZE_ROULETTE,
    BAIZE_TRENTE_ET_QUARANTE,
    BAIZE_TRENTE_ET_UN_DOOR,
    GOLD,
    INK,
    ROUGE,
    mix,
)
from casino_qt.art.paths import arc, lozenge, rrect, sector, svg_path
from casino_qt.art.wheel import paint_wheel

# Cloth behind the doors from left to right.
BAIZES = (BAIZE_TRENTE_ET_QUARANTE, BAIZE_ROULETTE, BAIZE_TRENTE_ET_UN_DOOR, BAIZE_BLACKJACK)
_HUB = 52.0  # radius of the fanlight's hub
_PANES = 9
_LEAD = QColor("#2A180A")
_SPADE = svg_path(
    "M0,-50 C8,-33 46,-8 46,19 C46,33 36,40 26,40 C17,40 9,35 4,27 C5,38 9,45 17,50 L-17,50 "
    "C-9,45 -5,38 -4,27 C-9,35 -17,40 -26,40 C-36,40 -46,33 -46,19 C-46,-8 -8,-33 0,-50 Z"
)
_CLEAR = QColor(0, 0, 0, 0)


def arched(x: float, y: float, w: float, foot: float) -> QPainterPath:
    """A door's outline: a half circle on two uprights."""
    path = QPainterPath(QPointF(x, foot))
    path.lineTo(x, y + w / 2)
    path.arcTo(QRectF(x, y, w, w), 180, -180)
    path.lineTo(x + w, foot)
    path.closeSubpath()
    return path


def paint_door(p: QPainter, at: LobbyPlaces, number: int) -> None:
    """Door 0–3 from left to right, closed, unlit by the pointer, its panel without words."""
    x, w = at.door_left(number), at.door_width
    _paint_casing(p, at, x, w)
    p.save()
    p.setClipPath(arched(x, DOOR_TOP, w, FLOOR))
    behind = QRectF(x, DOOR_TOP, w, PANEL_TOP - DOOR_TOP + 10)
    felt(p, behind, BAIZES[number], (0.5, 0.72), 0.62, 0.9, 30 + number)
    _paint_fanlight(p, x, w, BAIZES[number])
    p.restore()
    _HUBS[number](p, x + w / 2)
    p.fillRect(QRectF(x, SPRINGING - 4, w, 9), QBrush(brass_vertical(SPRINGING - 4, SPRINGING + 5)))
    hairline(p, QLineF(x, SPRINGING + 6, x + w, SPRINGING + 6), QColor(0, 0, 0), 2, 0.5)
    cloth = QRectF(x, SPRINGING + 5, w, PANEL_TOP - SPRINGING - 5)
    p.save()
    p.setClipRect(cloth)
    _EMBLEMS[number](p, x, w, (SPRINGING + PANEL_TOP) / 2 + 4)
    _paint_depth(p, cloth)
    p.restore()
    _paint_leaf(p, x, w, number)


def _paint_casing(p: QPainter, at: LobbyPlaces, x: float, w: float) -> None:
    outer = arched(x - CASING, DOOR_TOP - CASING, w + 2 * CASING, FLOOR)
    shadow(p, outer, 0, 6, 22, 0.8)
    p.save()
    p.setClipPath(outer)
    draw_wood(p, QRectF(x - CASING, DOOR_TOP - CASING, w + 2 * CASING, FLOOR - DOOR_TOP + CASING), 80, True)
    p.restore()
    p.save()
    p.setClipRect(QRectF(0, 0, at.width, FLOOR))
    p.setBrush(Qt.BrushStyle.NoBrush)
    # mouldings of the architrave, from the wall to the opening: dark > 0, light < 0
    for k, tone in enumerate((150, 60, -70, -46, -20, 30, 70, 120, 190)):
        inset = CASING - 2 * k
        p.setPen(QPen(QColor(0, 0, 0, tone) if tone > 0 else QColor(255, 208, 150, -tone), 2.4))
        p.drawPath(arched(x - inset, DOOR_TOP - inset, w + 2 * inset, FLOOR + 20))
    p.setPen(QPen(QBrush(brass_linear(x, DOOR_TOP, x + w, FLOOR)), 3))
    p.drawPath(arched(x - 1, DOOR_TOP - 1, w + 2, FLOOR + 20))
    p.restore()


# ---------------------------------------------------------------------- fanlight
def _paint_fanlight(p: QPainter, x: float, w: float, baize: QColor) -> None:
    cx, outer = x + w / 2, w / 2
    brass = QBrush(brass_linear(x, DOOR_TOP, x + w, SPRINGING))
    for k in range(_PANES):
        start, end = -90 + k * 180 / _PANES, -90 + (k + 1) * 180 / _PANES
        depth = min(1.0, baize.hsvSaturationF() * 0.86)
        glass = QColor.fromHsvF(baize.hsvHueF(), depth, 0.58 if k % 2 else 0.44)
        p.fillPath(
            sector(cx, SPRINGING, _HUB, outer + 2, start, end),
            radial(
                cx,
                SPRINGING,
                outer,
                (
                    (0.28, mix(glass, "#FFE9AE", 0.62)),
                    (0.62, mix(glass, "#FFE0A0", 0.20)),
                    (1, mix(glass, "#000000", 0.30)),
                ),
            ),
        )
        _paint_petal(p, cx, outer, math.radians((start + end) / 2 - 90))
        a = math.radians(start - 90)
        came = QLineF(
            cx + _HUB * math.cos(a),
            SPRINGING + _HUB * math.sin(a),
            cx + outer * math.cos(a),
            SPRINGING + outer * math.sin(a),
        )
        p.setPen(QPen(_LEAD, 4))
        p.drawLine(came)
        p.setPen(QPen(brass, 2))
        p.drawLine(came)
    p.fillPath(
        sector(cx, SPRINGING, 0, _HUB, -90, 90), radial(cx, SPRINGING, _HUB, ((0, "#FFF3CF"), (1, "#E9C47A")))
    )
    p.setBrush(Qt.BrushStyle.NoBrush)
    for r in (_HUB, outer - 12):
        p.setPen(QPen(_LEAD, 4))
        p.drawPath(arc(cx, SPRINGING, r, -90, 90))
        p.setPen(QPen(brass, 2))
        p.drawPath(arc(cx, SPRINGING, r, -90, 90))


def _paint_petal(p: QPainter, cx: float, outer: float, angle: float) -> None:
    """The pale leaf in each pane."""
    cos, sin = math.cos(angle), math.sin(angle)
    near, far = _HUB + 8, outer - 20
    root = QPointF(cx + near * cos, SPRINGING + near * sin)
    tip = QPointF(cx + far * cos, SPRINGING + far * sin)
    belly = (_HUB + far) / 2 + 6
    bx, by = cx + belly * cos, SPRINGING + belly * sin
    petal = QPainterPath(root)
    petal.quadTo(QPointF(bx - sin * 17.6, by + cos * 17.6), tip)
    petal.quadTo(QPointF(bx + sin * 17.6, by - cos * 17.6), root)
    p.fillPath(petal, QColor(255, 240, 200, 70))
    hairline(p, petal, "#3A2410", 1.3, 0.7)


def _hub_lozenges(p: QPainter, cx: float) -> None:
    for dx, colour in ((-12, ROUGE), (12, INK)):
        p.fillPath(lozenge(cx + dx, SPRINGING - 22, 11, 16), colour)


def _hub_zero(p: QPainter, cx: float) -> None:
    p.fillPath(centred_path(cx, SPRINGING - 22, "0", display(32, 700)), QColor("#0E5A40"))


def _hub_31(p: QPainter, cx: float) -> None:
    p.fillPath(centred_path(cx, SPRINGING - 22, "31", display(28, 700)), ROUGE)


def _hub_spade(p: QPainter, cx: float) -> None:
    p.save()
    p.translate(cx, SPRINGING - 22)
    p.scale(0.32, 0.32)
    p.fillPath(_SPADE, INK)
    p.restore()


_HUBS: tuple[Callable[[QPainter, float], None], ...] = (_hub_lozenges, _hub_zero, _hub_31, _hub_spade)


# ---------------------------------------------------------------------- emblems on the cloth
def _emblem_trente_et_quarante(p: QPainter, x: float, w: float, y: float) -> None:
    left = x + (w - 282) / 2  # the emblem is drawn for the narrow door
    for top, codes, rouge in ((y - 112, ("7H", "KS", "5C"), False), (y + 2, ("QD", "TC", "2H"), True)):
        paint_hatched_lozenge(p, left + 43, top + 52, 42, 58, rouge)
        for j, code in enumerate(codes):
            draw_card(p, code, left + 82 + j * 58, top, 104, "fr")


def _emblem_roulette(p: QPainter, x: float, w: float, y: float) -> None:
    paint_wheel(p, x + w / 2, y, 122, -24, 23)


def _emblem_trente_et_un(p: QPainter, x: float, w: float, y: float) -> None:
    cx = x + w / 2
    for code, turn in (("AH", -15), ("KH", 0), ("QH", 15)):
        a = math.radians(turn)
        draw_card(p, code, cx - 56 + math.sin(a) * 200, y - 112 + (1 - math.cos(a)) * 260, 168, "ru", turn)
    for dx, dy, value, count, seed in ((-60, 96, 25, 3, 3), (-10, 100, 5, 2, 5), (42, 97, 100, 2, 6)):
        draw_chips(p, cx + dx, y + dy, value, count, 42, seed)


def _emblem_blackjack(p: QPainter, x: float, w: float, y: float) -> None:
    cx = x + w / 2
    draw_card(p, "JS", cx - 108, y - 114, 162, "fr", -7)
    draw_card(p, "AD", cx - 4, y - 112, 162, "fr", 6)
    draw_chips(p, cx - 62, y + 98, 100, 3, 42, 3)
    draw_chips(p, cx - 12, y + 101, 25, 2, 42, 4)
    draw_plaques(p, cx + 50, y + 94, 1_000, 1, 42)


_EMBLEMS: tuple[Callable[[QPainter, float, float, float], None], ...] = (
    _emblem_trente_et_quarante,
    _emblem_roulette,
    _emblem_trente_et_un,
    _emblem_blackjack,
)


def _paint_depth(p: QPainter, cloth: QRectF) -> None:
    """Darkness along the edges: the cloth lies behind the door."""
    p.fillRect(
        cloth,
        vertical(
            SPRINGING,
            PANEL_TOP,
            ((0, QColor(0, 0, 0, 110)), (0.2, _CLEAR), (0.84, _CLEAR), (1, QColor(0, 0, 0, 120))),
        ),
    )
    p.fillRect(
        cloth,
        across(
            cloth.left(),
            cloth.right(),
            ((0, QColor(0, 0, 0, 150)), (0.14, _CLEAR), (0.86, _CLEAR), (1, QColor(0, 0, 0, 150))),
        ),
    )
    p.fillRect(cloth, QColor(14, 6, 4, 14))


def _paint_leaf(p: QPainter, x: float, w: float, number: int) -> None:
    """Mahogany leaf with a sunk panel for the table's name."""
    leaf = QRectF(x, PANEL_TOP, w, FLOOR - PANEL_TOP)
    draw_wood(p, leaf, 90 + number)
    p.fillRect(leaf, vertical(PANEL_TOP, FLOOR, ((0, QColor(255, 214, 160, 30)), (1, QColor(0, 0, 0, 150)))))
    p.fillRect(QRectF(x, PANEL_TOP - 4, w, 8), QBrush(brass_vertical(PANEL_TOP - 4, PANEL_TOP + 4)))
    panel = rrect(x + 14, PANEL_TOP + 16, w - 28, FLOOR - PANEL_TOP - 30, 4)
    inner_shadow(p, panel, 8, 0.7, 0, 3)
    p.fillPath(panel, QColor(20, 6, 3, 70))
    hairline(p, panel, GOLD, 1.2, 0.75)
    hairline(p, rrect(x + 18, PANEL_TOP + 20, w - 36, FLOOR - PANEL_TOP - 38, 2), GOLD, 0.7, 0.35)
