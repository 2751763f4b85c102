"""Small pictures that only the blackjack table needs: totals, rings, veils, plates. Sizes in su.

Each function takes first how large one su is seen (for the floor of 12 pixels) and plain values.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPen

from casino_qt.art import lettering, palette
from casino_qt.art.blackjack_places import card_width
from casino_qt.art.furniture import paint_brass_plate, paint_focus_ring
from casino_qt.art.light import soft_edge
from casino_qt.art.materials import brass_vertical, vertical
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import circle, rrect
from casino_qt.scenes.blackjack.layout import ACROSS_DROP
from casino_qt.scenes.composed import COMPOSERS
from casino_qt.scenes.wardrobe import Composer, Drawing

PLATE_INK = "#2A1705"
NAME_WIDEST = 118.0
AIR = 8.0  # room for rings and shadows
_SQUEEZE = 0.78  # a name is never set closer than this


def total(scale: float, words: str, radius: float, rouge: bool) -> Drawing:
    """What a hand makes, on enamel: a disc, or longer for a soft total. Anchor: its middle."""
    face = lettering.display(radius * 1.12, 700, scale=scale)
    half = max(radius, lettering.text_width(words, face) / 2 + radius * 0.55)

    def paint(p: QPainter) -> None:
        outline = rrect(-half, -radius, 2 * half, 2 * radius, radius)
        soft_edge(p, outline, 4.0, 2.0, 0.5)
        p.fillPath(outline, QBrush(brass_vertical(-radius, radius)))
        lip = rrect(-half + 1.8, -radius + 1.8, 2 * half - 3.6, 2 * radius - 3.6, radius - 1.8)
        p.fillPath(lip, vertical(-radius, radius, ((0, "#FFFDF3"), (0.55, "#F6EBD2"), (1, "#E2D2AA"))))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(QColor(138, 99, 41, 128), 0.8))
        p.drawPath(rrect(-half + 3.6, -radius + 3.6, 2 * half - 7.2, 2 * radius - 7.2, radius - 3.6))
        ink = lettering.centred_path(0, 0, words, face)
        p.fillPath(ink, palette.ROUGE if rouge else palette.INK)

    return Drawing(-half - AIR, -radius - AIR, 2 * (half + AIR), 2 * (radius + AIR), paint)


def active(scale: float, width: float, height: float) -> Drawing:
    """The ring and the light on the hand that decides; anchor: the middle of the hand."""

    def paint(p: QPainter) -> None:
        outline = rrect(-width / 2, -height / 2, width, height, 9)
        p.fillPath(outline, with_alpha(palette.FOCUS, 0.10))
        paint_focus_ring(p, outline, 2.6)

    return Drawing(-width / 2 - AIR, -height / 2 - AIR, width + 2 * AIR, height + 2 * AIR, paint)


def lit_circle(scale: float, radius: float) -> Drawing:
    """The box that decides; anchor: its middle."""

    def paint(p: QPainter) -> None:
        p.fillPath(circle(0, 0, radius), with_alpha(palette.FOCUS, 0.10))
        paint_focus_ring(p, circle(0, 0, radius), 1.8)

    return Drawing(-radius - AIR, -radius - AIR, 2 * (radius + AIR), 2 * (radius + AIR), paint)


def veil(scale: float, width: float, height: float, across: float = 0.0) -> Drawing:
    """The dusk over a hand that has lost; anchor: the middle of the hand.

    `across` is how long a card laid across the others is, 0 where there is none.
    """
    shape = rrect(-width / 2, -height / 2, width, height, 5)
    if across:
        wide = card_width(across)
        shape = shape.united(rrect(-across / 2, height / 2 + ACROSS_DROP - wide, across, wide, 5))
    box = shape.boundingRect()

    def paint(p: QPainter) -> None:
        p.fillPath(shape, QColor(10, 14, 24, 118))

    return Drawing(box.x(), box.y(), box.width(), box.height(), paint)


def plate(scale: float, words: str, px: float) -> Drawing:
    """A brass plate with a word, laid across a hand; anchor: its middle."""
    face = lettering.ui(px, 600, tracking=0.02, scale=scale)
    width = lettering.text_width(words, face) + 20
    height = max(22.0, lettering.cap_height(face) + 12)

    def paint(p: QPainter) -> None:
        paint_brass_plate(p, QRectF(-width / 2, -height / 2, width, height))
        lettering.draw_centred(p, 0, 0, words, face, PLATE_INK, (QColor(255, 240, 200, 120), 0, 0.8))

    return Drawing(-width / 2 - 5, -height / 2 - 4, width + 10, height + 12, paint)


def name_plate(scale: float, words: str, angle: float) -> Drawing:
    """A guest's name on the armrest, turned by `angle` degrees with the table's edge; anchor: its middle."""
    face = lettering.ui(12.5, 600, tracking=0.02, scale=scale)
    wanted = lettering.text_width(words, face)
    inside = min(wanted, max(NAME_WIDEST, wanted * _SQUEEZE))
    width, height = inside + 22, max(17.0, lettering.cap_height(face) + 8.5)
    reach = width / 2 + 6

    def paint(p: QPainter) -> None:
        p.rotate(angle)
        paint_brass_plate(p, QRectF(-width / 2, -height / 2, width, height))
        if inside < wanted:
            p.scale(inside / wanted, 1.0)
        lettering.draw_centred(p, 0, 0, words, face, PLATE_INK, (QColor(255, 240, 200, 120), 0, 0.8))

    return Drawing(-reach, -reach, 2 * reach, 2 * reach, paint)


def insurance_offer(scale: float, radius: float) -> Drawing:
    """A bright rim on the band: an insurance is taken here. Anchor: its middle."""

    def paint(p: QPainter) -> None:
        p.fillPath(circle(0, 0, radius), with_alpha(palette.FOCUS, 0.10))
        pen = QPen(with_alpha(palette.FOCUS, 0.95), 1.6)
        pen.setDashPattern([3.2, 2.2])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(circle(0, 0, radius))

    return Drawing(-radius - 3, -radius - 3, 2 * radius + 6, 2 * radius + 6, paint)


BLACKJACK_COMPOSERS: dict[str, Composer] = COMPOSERS | {
    "total": total,
    "active": active,
    "lit_circle": lit_circle,
    "veil": veil,
    "plate": plate,
    "name_plate": name_plate,
    "insurance_offer": insurance_offer,
}
