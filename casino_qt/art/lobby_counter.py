"""The cashier's counter: marble seen in plan, so that what lies on it stands in the house's projection."""

import random

from PySide6.QtCore import QLineF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from casino_qt.art.light import shadow
from casino_qt.art.lobby_pieces import draw_chips, draw_plaques
from casino_qt.art.lobby_places import COUNTER_DEPTH, COUNTER_FRONT, COUNTER_TOP, LEDGER_GOLD, LobbyPlaces
from casino_qt.art.materials import draw_wood, hairline, inlay, radial, stops, tone, vertical
from casino_qt.art.palette import BACK_WINE, Colour
from casino_qt.art.paths import circle, rrect
from casino_qt.art.trente_et_quarante_places import HEIGHT

_ARRIS = 9.0


def paint_counter(p: QPainter, at: LobbyPlaces) -> None:
    """Slab, front, the house's capital, bell, ledger and rule book (their covers without lettering)."""
    _paint_slab(p, at)
    _paint_front(p, at)
    _paint_capital(p)
    y = COUNTER_TOP + 23
    cash, ledger, rules = at.buttons()
    _paint_bell(p, cash.centre[0], y)
    _paint_book(p, ledger.centre[0], y - 2, 108, 34, BACK_WINE, LEDGER_GOLD, 6)
    _paint_book(p, rules.centre[0], y - 2, 108, 34, "#F3E8CC", "#6C1220", 3)


def _paint_slab(p: QPainter, at: LobbyPlaces) -> None:
    w, slab = at.width, QRectF(0, COUNTER_TOP, at.width, COUNTER_DEPTH)
    p.save()
    p.setClipRect(QRectF(0, COUNTER_TOP - 60, w, 60))
    shadow(p, rrect(-20, COUNTER_TOP, w + 40, 60, 0), 0, -8, 20, 0.8)
    p.restore()
    marble = vertical(COUNTER_TOP, COUNTER_FRONT, ((0, "#8F8474"), (0.25, "#C9BFAD"), (1, "#E6DDCC")))
    p.fillRect(slab, marble)
    rng = random.Random(4)
    p.save()
    p.setClipRect(QRectF(0, COUNTER_TOP, w, COUNTER_DEPTH + 6))
    for _ in range(78):  # enough for the widest room; the narrow one clips the rest
        x, y, run = rng.uniform(-60, 1600), COUNTER_TOP + rng.uniform(0, COUNTER_DEPTH), rng.uniform(40, 170)
        vein = QPainterPath()
        vein.moveTo(x, y)
        vein.cubicTo(
            x + run * 0.3,
            y + rng.uniform(-14, 14),
            x + run * 0.6,
            y + rng.uniform(-14, 14),
            x + run,
            y + rng.uniform(-18, 18),
        )
        hairline(p, vein, "#6E5F4C", rng.uniform(0.5, 1.3), rng.uniform(0.10, 0.30))
    p.restore()
    p.fillRect(
        slab,
        radial(
            w / 2,
            COUNTER_TOP + 20,
            w * 0.55,
            ((0, QColor(255, 226, 170, 60)), (0.6, QColor(0, 0, 0, 30)), (1, QColor(0, 0, 0, 130))),
        ),
    )
    p.fillRect(
        QRectF(0, COUNTER_FRONT, w, _ARRIS),
        vertical(COUNTER_FRONT, COUNTER_FRONT + _ARRIS, ((0, "#FFF9EC"), (0.4, "#CBBFA9"), (1, "#6F6453"))),
    )


def _paint_front(p: QPainter, at: LobbyPlaces) -> None:
    top = COUNTER_FRONT + _ARRIS
    front = QRectF(0, top, at.width, HEIGHT - top)
    draw_wood(p, front, 22)
    p.fillRect(
        front,
        vertical(
            top,
            HEIGHT,
            (
                (0, QColor(0, 0, 0, 190)),
                (0.14, QColor(0, 0, 0, 40)),
                (0.5, QColor(255, 205, 150, 14)),
                (1, QColor(0, 0, 0, 120)),
            ),
        ),
    )
    inlay(p, ((0, COUNTER_FRONT + 15), (at.width, COUNTER_FRONT + 15)), 1.6)


def _paint_capital(p: QPainter) -> None:
    x = 86.0
    draw_plaques(p, x, COUNTER_TOP + 25, 10_000, 2, 44)
    draw_plaques(p, x + 92, COUNTER_TOP + 27, 1_000, 4, 44)
    for i, (value, count) in enumerate(((100, 5), (25, 4), (5, 6), (1, 4))):
        draw_chips(p, x + 162 + i * 48, COUNTER_TOP + 27, value, count, 42, i + 2)


def _paint_bell(p: QPainter, x: float, y: float) -> None:
    shadow(p, circle(x, y + 3, 18), 0, 4, 7, 0.6)
    for r, light, foot, lift in (
        (19.0, "#E6C57E", "#4E340F", 0),
        (16.0, "#FFF0C2", "#8A6329", 0),
        (4.2, "#FFFBE8", "#7A5722", 2),
    ):
        p.setPen(QPen(QColor(50, 30, 6, 200), 0.8))
        p.setBrush(radial(x - r * 0.35, y - r * 0.4, r * 1.5, ((0, light), (0.5, "#C99E50"), (1, foot))))
        p.drawPath(circle(x, y - lift, r))


def _paint_book(
    p: QPainter, x: float, y: float, w: float, h: float, cover: Colour, gold: Colour, thick: int
) -> None:
    left, top = x - w / 2, y - h / 2
    block = rrect(left, top, w, h + thick, 3)
    shadow(p, block, 0, 3, 7, 0.6)
    p.fillPath(block, QColor("#E9DCBC"))
    hairline(p, block, QColor(60, 40, 20), 0.8, 0.6)
    for leaf in range(1, thick):
        hairline(p, QLineF(left + 2, y + h / 2 + leaf, left + w - 1, y + h / 2 + leaf), "#8A7A5C", 0.5, 0.5)
    face = rrect(left, top, w, h, 3)
    cloth = QLinearGradient(left, top, left + w, top + h)
    stops(cloth, ((0, tone(cover, 0.14)), (1, tone(cover, -0.2))))
    p.fillPath(face, cloth)
    hairline(p, face, QColor(0, 0, 0), 0.8, 0.6)
    hairline(p, rrect(left + 4, top + 4, w - 8, h - 8, 1.5), gold, 0.9, 0.9)
    hairline(p, QLineF(left + 9.5, top, left + 9.5, top + h), QColor(0, 0, 0), 0.9, 0.35)
