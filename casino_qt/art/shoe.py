"""The shoe in plan: mahogany, a well that empties from behind, a brass roller, the mouth with one back in it.

Painted in su about the anchor (0, 0).
"""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPainterPath, QPen

from casino_qt.art.canvas import scale_of
from casino_qt.art.light import inner_shadow, shadow
from casino_qt.art.materials import across, brass_linear, draw_wood, hairline, vertical
from casino_qt.art.paths import rrect

FULL = 312  # cards of six packs
_LINES = 46  # edges of cards drawn in a full well
_CLEAR = QColor(0, 0, 0, 0)


@dataclass(frozen=True, slots=True)
class Shoe:
    """One kind of shoe: its box w × h su, the height of its cards, and in how many steps it empties.

    `stop` is how many cards lie behind the red card.
    """

    w: float
    h: float
    card: float
    steps: int
    stop: int

    def outline(self) -> QPainterPath:
        """The box about its centre."""
        return rrect(-self.w / 2, -self.h / 2, self.w, self.h, 8)


def paint_shoe(p: QPainter, shoe: Shoe, step: int, back: QImage) -> None:
    """Plan of the shoe, its well filled to `step` of its steps; `back` is the back of one of its cards.

    The pack is pressed towards the mouth by a brass roller, so the well empties from behind.
    """
    x, y, w, h = -shoe.w / 2, -shoe.h / 2, shoe.w, shoe.h
    box = shoe.outline()
    p.save()
    p.setClipPath(box)
    draw_wood(p, QRectF(x, y, w, h), 41, True)
    p.fillPath(
        box,
        across(
            x,
            x + w,
            (
                (0, QColor(0, 0, 0, 150)),
                (0.1, QColor(255, 210, 160, 40)),
                (0.2, QColor(0, 0, 0, 0)),
                (0.85, QColor(0, 0, 0, 40)),
                (1, QColor(0, 0, 0, 160)),
            ),
        ),
    )
    p.restore()
    _well(p, QRectF(x + w * 0.13, y + h * 0.09, w * 0.74, h * 0.46), step / shoe.steps, shoe.stop)
    _mouth(p, shoe, x, y, step > 0, back)
    p.setBrush(Qt.BrushStyle.NoBrush)
    hairline(p, box, QColor(0, 0, 0), 1, 0.63)
    hairline(p, rrect(x + 1.2, y + 1.2, w - 2.4, h - 2.4, 7), QColor(255, 220, 170), 1, 0.2)


def _well(p: QPainter, well: QRectF, fill: float, stop: int) -> None:
    outline = rrect(well.x(), well.y(), well.width(), well.height(), 4)
    p.fillPath(outline, QColor("#120705"))
    p.fillPath(
        outline,
        vertical(well.top(), well.bottom(), ((0, QColor(90, 40, 22, 90)), (1, QColor(90, 40, 22, 20)))),
    )
    roller_h = well.height() * 0.13
    room = well.height() - roller_h - 3
    top = well.bottom() - 1.5 - room * fill
    lines = round(_LINES * fill)
    red = max(1, round(_LINES * stop / FULL))  # the cards behind it lie at the roller
    left, right = well.left() + 4, well.right() - 4
    for i in range(lines):
        at = top + (i + 0.5) * (well.bottom() - 1.5 - top) / lines
        colour = "#B01F2B" if i == red else ("#F3E8CC" if i % 2 else "#B9A67C")
        p.setPen(QPen(QColor(colour), room / _LINES * 0.78))
        p.drawLine(QPointF(left, at), QPointF(right, at))
    roller = QRectF(well.left() + 2, top - roller_h, well.width() - 4, roller_h)
    p.fillRect(QRectF(left, roller.bottom(), right - left, 4), QColor(0, 0, 0, 90))
    p.fillPath(
        rrect(roller.x(), roller.y(), roller.width(), roller.height(), 5),
        vertical(roller.top(), roller.bottom(), ((0, "#6E4C1C"), (0.4, "#FFF0C4"), (1, "#7A5622"))),
    )
    inner_shadow(p, outline, 8, 0.6, 0, 3)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QBrush(brass_linear(well.left(), well.top(), well.right(), well.bottom())), 1.6))
    p.drawPath(outline)


def _mouth(p: QPainter, shoe: Shoe, x: float, y: float, filled: bool, back: QImage) -> None:
    w, h, card_w = shoe.w, shoe.h, shoe.card * 2 / 3
    mouth = QRectF(x + w / 2 - card_w / 2 - 5, y + h * 0.60, card_w + 10, h * 0.345)
    p.fillRect(mouth, QColor("#140805"))
    p.save()
    p.setClipRect(mouth)
    if filled:
        card = rrect(-card_w / 2, y + h * 0.62, card_w, shoe.card, shoe.card * 36 / 900)
        shadow(p, card, 0, 2, 6, 0.6)
        scale = scale_of(p)
        bw, bh = back.width() / scale, back.height() / scale
        p.drawImage(QRectF(-bw / 2, y + h * 0.62, bw, bh), back)
    p.fillRect(mouth, vertical(mouth.top(), mouth.top() + 16, ((0, QColor(0, 0, 0, 170)), (1, _CLEAR))))
    for side in (-1, 1):
        edge = mouth.left() if side < 0 else mouth.right()
        p.fillRect(
            QRectF(min(edge, edge - side * 5), mouth.top(), 5, mouth.height()),
            across(edge, edge - side * 5, ((0, QColor(0, 0, 0, 160)), (1, _CLEAR))),
        )
    p.restore()
    for top, thick in ((0.575, 0.045), (0.925, 0.04)):
        bar = QRectF(x + w * 0.07, y + h * top, w * 0.86, h * thick)
        p.fillPath(
            rrect(bar.x(), bar.y(), bar.width(), bar.height(), 3),
            QBrush(brass_linear(bar.left(), bar.top(), bar.right(), bar.bottom() + 6)),
        )
        hairline(p, rrect(bar.x(), bar.y(), bar.width(), bar.height(), 3), QColor(50, 30, 6), 0.7, 0.7)
