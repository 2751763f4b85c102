"""Small pictures of this table painted while it lives: plates, labels, bubbles, the card of what was agreed.

Each function takes first how large one su is seen (for the floor of 12 pixels) and plain values, and returns
a Drawing around its anchor. Sizes in su.
"""

from __future__ import annotations

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath

from casino_qt.art import lettering, palette
from casino_qt.art.cards.pips import pip_path
from casino_qt.art.furniture import paint_brass_plate, paint_focus_ring
from casino_qt.art.light import soft_edge
from casino_qt.art.materials import enamel, hairline, vertical
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import polygon, rrect
from casino_qt.art.trente_et_un_places import BANK_PLATE_W, PLATE_H
from casino_qt.scenes.wardrobe import Composer, Drawing

BRASS_INK = QColor("#2A1705")
PLATE_LEAST = 116.0
RING_RADIUS = 10.0
TAIL = 9.0  # of a bubble
TERMS_PADDING = 8.0
NARROWEST = 0.3  # of a space, in a long reckoning


def _fitted(words: str, room: float, px: float, least: float, scale: float, weight: int) -> QFont:
    """The interface face at `px`, one su smaller at a time until the words fit or `least` is reached."""
    while px > least and lettering.text_width(words, lettering.ui(px, weight, scale=scale)) > room:
        px -= 1
    return lettering.ui(px, weight, scale=scale)


def name_plate(scale: float, name: str, purse: str, widest: float) -> Drawing:
    """Name and purse on a dark plate; anchor: its middle. Long names are set smaller, then closer."""
    small = lettering.ui(13.5, 400, tracking=0.01, scale=scale)
    money = lettering.text_width(purse, small)
    air = 42 if lettering.text_width(name, lettering.ui(15, 500, scale=scale)) + money + 42 <= widest else 34
    side = (air - 12) / 2
    face = _fitted(name, widest - money - air, 15, 12, scale, 500)
    wanted = lettering.text_width(name, face)
    width = min(widest, max(PLATE_LEAST, wanted + money + air))
    room = width - money - air

    def paint(p: QPainter) -> None:
        plate = rrect(-width / 2, -PLATE_H / 2, width, PLATE_H, PLATE_H / 2)
        p.fillPath(plate, QColor(14, 6, 4, 205))
        hairline(p, plate, palette.GOLD, 1, 0.55)
        y = lettering.cap_height(face) / 2
        p.save()
        p.translate(-width / 2 + side, y)
        if wanted > room:
            p.scale(room / wanted, 1.0)
        lettering.draw_text(p, 0, 0, name, face, palette.TEXT)
        p.restore()
        lettering.draw_text(p, width / 2 - side, y, purse, small, palette.TEXT_2, "r")

    return Drawing(-width / 2 - 2, -PLATE_H / 2 - 2, width + 4, PLATE_H + 4, paint)


def brass_label(scale: float, words: str, px: float) -> Drawing:
    """Words on a brass plate; anchor: its middle."""
    face = lettering.ui(px, 600, tracking=0.03, scale=scale)
    height = max(24.0, lettering.cap_height(face) + 13)
    return _on_brass(words, face, lettering.text_width(words, face) + 26, height)


def bank_plate(scale: float, words: str) -> Drawing:
    """The brass plate of the bank, as wide in every language; anchor: its middle."""
    return _on_brass(words, _fitted(words, BANK_PLATE_W - 14, 14, 12, scale, 600), BANK_PLATE_W, 24.0)


def _on_brass(words: str, face: QFont, width: float, height: float) -> Drawing:
    def paint(p: QPainter) -> None:
        paint_brass_plate(p, QRectF(-width / 2, -height / 2, width, height))
        lettering.draw_centred(p, 0, 0, words, face, BRASS_INK, (QColor(255, 246, 214, 150), 0, 1))

    return Drawing(-width / 2 - 5, -height / 2 - 5, width + 10, height + 12, paint)


def reckoning(scale: float, words: str, own: bool, widest: float) -> Drawing:
    """A hand written out, on a dark pill; anchor: its middle. A long one has narrower spaces."""
    size = 16.0 if own else 13.0
    face = _fitted(words, widest - 20, size, 12, scale, 500)
    # All spaces are alike, or where they are narrow a letter would stand farther from its figure than a plus.
    parts = [(part, lettering.text_width(part, face)) for part in words.split()]
    bare, space = sum(wide for _, wide in parts), lettering.text_width(" ", face)
    gap = min(space, max(NARROWEST * space, (widest - 16 - bare) / max(1, len(parts) - 1)))
    wanted = bare + gap * (len(parts) - 1)
    width, height = min(widest, wanted + 22), 24.0 if own else max(20.0, lettering.cap_height(face) + 10)

    def paint(p: QPainter) -> None:
        pill = rrect(-width / 2, -height / 2, width, height, height / 2)
        p.fillPath(pill, QColor(16, 8, 5, 215))
        hairline(p, pill, palette.GOLD, 0.8, 0.4)
        p.save()
        if wanted > width - 16:
            p.scale((width - 16) / wanted, 1.0)  # thirteen cards: set closer rather than cut
        x, y = -wanted / 2, lettering.cap_height(face) / 2
        for part, wide in parts:
            lettering.draw_text(p, x, y, part, face, palette.CALL_TEXT)
            x += wide + gap
        p.restore()

    return Drawing(-width / 2 - 2, -height / 2 - 2, width + 4, height + 4, paint)


def small_figure(scale: float, words: str, over: bool, px: float) -> Drawing:
    """A total on its enamel disc, red where it is over; anchor: its middle."""
    face = lettering.display(px, 700, scale=scale)

    def paint(p: QPainter) -> None:
        p.fillPath(lettering.centred_path(0, 0, words, face), palette.ROUGE if over else palette.INK)

    return Drawing(-px, -px * 0.7, 2 * px, 1.4 * px, paint)


def turn_ring(scale: float, width: float, height: float) -> Drawing:
    """The ring round the hand of whoever is asked, and a little light in it; anchor: its middle."""

    def paint(p: QPainter) -> None:
        ring = rrect(-width / 2, -height / 2, width, height, RING_RADIUS)
        p.fillPath(ring, with_alpha(palette.FOCUS, 0.09))
        paint_focus_ring(p, ring, 2.4)

    return Drawing(-width / 2 - 4, -height / 2 - 4, width + 8, height + 8, paint)


def dimmed(scale: float, width: float, height: float) -> Drawing:
    """Shade over a hand that is over; anchor: its middle."""

    def paint(p: QPainter) -> None:
        p.fillPath(rrect(-width / 2, -height / 2, width, height, 5), QColor(18, 6, 10, 105))

    return Drawing(-width / 2, -height / 2, width, height, paint)


def terms(scale: float, width: float, height: float, lines: tuple[tuple[str, str], ...]) -> Drawing:
    """The card with what was agreed: names and amounts; anchor: its upper left corner."""
    row = (height - 2 * TERMS_PADDING) / len(lines)
    room = width - 2 * TERMS_PADDING

    def paint(p: QPainter) -> None:
        paper = rrect(0, 0, width, height, 4)
        soft_edge(p, paper, 3.0, 1.5, 0.32)
        p.fillPath(paper, enamel(0, height))
        hairline(p, rrect(4, 4, width - 8, height - 8, 2), palette.BRASS_LINE, 0.8, 0.6)
        for i, (name, amount) in enumerate(lines):
            strong = lettering.ui(13.5, 600, scale=scale)
            taken = lettering.text_width(amount, strong)
            face = _fitted(name, room - taken - 6, 13, 12, scale, 400)
            wide = lettering.text_width(name, face)
            y = TERMS_PADDING + (i + 0.5) * row + lettering.cap_height(strong) / 2
            p.save()
            p.translate(TERMS_PADDING, y)
            if wide > room - taken - 6:
                p.scale((room - taken - 6) / wide, 1.0)
            lettering.draw_text(p, 0, 0, name, face, palette.INK_2)
            p.restore()
            lettering.draw_text(p, width - TERMS_PADDING, y, amount, strong, palette.INK, "r")
            if i:
                line = TERMS_PADDING + i * row
                rule = QLineF(TERMS_PADDING, line, width - TERMS_PADDING, line)
                hairline(p, rule, palette.BRASS_LINE, 0.7, 0.35)

    return Drawing(-8, -8, width + 16, height + 18, paint)


def bubble(scale: float, words: str, side: str, widest: float, voice: bool, _said: object = None) -> Drawing:
    """What a guest says, on an enamel cartouche; anchor: the tip of its tail.

    `side` is where he sits: "left", "right", "top" or "foot"; `voice`: a call of the game, not small talk.
    """
    face = lettering.call(19, 700, scale=scale) if voice else lettering.ui(14, 400, scale=scale)
    lines = lettering.filled(words, face, widest - 28)
    line_h = 21.0 if voice else max(18.0, lettering.cap_height(face) * 1.9)
    width = max(lettering.text_width(line, face) for line in lines) + 28
    height = line_h * len(lines) + 13
    left, top = _bubble_corner(side, width, height)

    def paint(p: QPainter) -> None:
        outline = rrect(left, top, width, height, 12).united(_tail(side))
        soft_edge(p, outline, 4.0, 2.5, 0.32)
        p.fillPath(outline, enamel(top, top + height))
        hairline(p, outline, palette.BRASS_LINE, 1.2, 0.8)
        for i, line in enumerate(lines):
            y = top + 6.5 + (i + 0.5) * line_h + lettering.cap_height(face) / 2
            lettering.draw_text(p, left + width / 2, y, line, face, palette.INK, "c")

    air = 14.0
    box = QRectF(left, top, width, height).united(QRectF(-TAIL, -TAIL, 2 * TAIL, 2 * TAIL))
    box.adjust(-air, -air, air, air)
    return Drawing(box.x(), box.y(), box.width(), box.height(), paint)


def _bubble_corner(side: str, width: float, height: float) -> tuple[float, float]:
    if side == "left":
        return TAIL, -height / 2
    if side == "right":
        return -TAIL - width, -height / 2
    return -width / 2, TAIL if side == "top" else -TAIL - height


def _tail(side: str) -> QPainterPath:
    far = TAIL + 2
    base = {
        "left": ((far, -7), (far, 7)),
        "right": ((-far, -7), (-far, 7)),
        "top": ((-8, far), (8, far)),
        "foot": ((-8, -far), (8, -far)),
    }[side]
    path = QPainterPath(QPointF(0, 0))
    for x, y in base:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


def lifted_corner(scale: float, height: float, rank: str, suit: str, red: bool) -> Drawing:
    """The corner of a card that its owner bends up to look: the flap turned over, its rank and suit on it.

    Anchor: the lower right corner of the card.
    """
    fold = height * 0.36

    def paint(p: QPainter) -> None:
        gap = polygon((-fold - 1, 1.5), (1.5, -fold - 1), (1.5, 1.5))
        p.fillPath(gap, palette.BAIZE_TRENTE_ET_UN)
        p.fillPath(gap, QColor(0, 0, 0, 120))
        flap = QPainterPath(QPointF(-fold, 0))
        flap.lineTo(0, -fold)
        flap.lineTo(-fold * 0.82, -fold * 0.94)
        flap.quadTo(-fold * 0.94, -fold * 0.94, -fold * 0.94, -fold * 0.82)
        flap.closeSubpath()
        soft_edge(p, flap, 3.5, 1.5, 0.34)
        p.fillPath(flap, palette.IVORY)
        p.fillPath(flap, vertical(-fold, 0, ((0, QColor(255, 255, 255, 60)), (1, QColor(90, 60, 20, 70)))))
        hairline(p, flap, palette.CARD_EDGE, 1.0, 0.9)
        face = lettering.display(height * 0.12, 700, scale=scale)
        colour = palette.ROUGE if red else palette.CARD_INK
        p.fillPath(lettering.centred_path(-fold * 0.72, -fold * 0.74, rank, face, fold * 0.34), colour)
        p.fillPath(pip_path(suit, -fold * 0.44, -fold * 0.78, height * 0.075), colour)

    air = 8.0
    return Drawing(-fold - air, -fold - air, fold + 2 * air, fold + 2 * air, paint)


DRAWINGS: dict[str, Composer] = {
    "name_plate": name_plate,
    "bank_plate": bank_plate,
    "brass_label": brass_label,
    "reckoning": reckoning,
    "small_figure": small_figure,
    "turn_ring": turn_ring,
    "dimmed": dimmed,
    "terms": terms,
    "bubble": bubble,
    "lifted_corner": lifted_corner,
}
