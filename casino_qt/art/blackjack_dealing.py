"""What the blackjack croupier deals from and discards into, in su about the anchor (0, 0)."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art.blackjack_places import (
    CROUPIER_CARD,
    DISCARD_STEPS,
    SHOE_STEPS,
    card_width,
)
from casino_qt.art.canvas import scale_of
from casino_qt.art.light import inner_shadow
from casino_qt.art.materials import brass_linear, draw_wood, hairline
from casino_qt.art.paths import rrect
from casino_qt.art.shoe import Shoe

SHOE = Shoe(134.0, 214.0, CROUPIER_CARD, steps=SHOE_STEPS, stop=52)
DISCARD_W, DISCARD_H = 108.0, 148.0
DISCARD_CARD = 118.0  # height of the cards that lie in the tray
_EDGES = 3  # edges of cards drawn for one step of the tray
_EDGE = 0.9


def discard_outline() -> QPainterPath:
    """The tray of the cards played, about its centre."""
    return rrect(-DISCARD_W / 2, -DISCARD_H / 2, DISCARD_W, DISCARD_H, 8)


def paint_discard(p: QPainter, step: int, back: QImage) -> None:
    """The tray with the cards played, filled to `step` of DISCARD_STEPS; `back` is DISCARD_CARD su high.

    The heap grows towards the eye: in plan a little more of its lower edge is seen with every step.
    """
    x, y = -DISCARD_W / 2, -DISCARD_H / 2
    box = discard_outline()
    p.fillPath(box, QColor("#2A110A"))
    p.save()
    p.setClipPath(box)
    draw_wood(p, QRectF(x, y, DISCARD_W, DISCARD_H), 77, True)
    p.restore()
    hairline(p, box, QColor(0, 0, 0), 1, 0.63)
    well = rrect(x + 8, y + 8, DISCARD_W - 16, DISCARD_H - 16, 5)
    p.fillPath(well, QColor("#0D0605"))
    p.save()
    p.setClipPath(well)
    w, scale = card_width(DISCARD_CARD), scale_of(p)
    foot = DISCARD_H / 2 - 13
    edges = _EDGES * step
    for i in range(edges):
        edge = rrect(-w / 2, foot - DISCARD_CARD - i * _EDGE, w, DISCARD_CARD, 4)
        p.fillPath(edge, QColor("#F3E8CC" if i % 2 else "#A8946A"))
    if step:
        top = foot - DISCARD_CARD - edges * _EDGE
        bw, bh = back.width() / scale, back.height() / scale
        p.drawImage(QRectF(-bw / 2, top, bw, bh), back)
        hairline(p, rrect(-w / 2, top, w, DISCARD_CARD, 4.7), QColor(60, 30, 10), 0.8, 0.6)
    p.restore()
    inner_shadow(p, well, 8, 0.8 - 0.35 * step / DISCARD_STEPS, 0, 4)
    p.save()
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(brass_linear(x, y, x + DISCARD_W, y + DISCARD_H)), 1.6))
    p.drawPath(well)
    p.restore()
