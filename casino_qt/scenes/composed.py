"""Small pictures painted while a table lives: tags, words on the cloth, the call, rings. Sizes in su.

Each function takes first how large one su is seen (for the floor of 12 pixels) and plain values, and returns
a Drawing around its anchor.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPainterPath, QPen

from casino_qt.art import lettering, palette, text_size
from casino_qt.art.furniture import paint_call_banner, paint_focus_ring
from casino_qt.art.palette import with_alpha
from casino_qt.art.paths import ellipse, lozenge, rrect
from casino_qt.scenes.wardrobe import Composer, Drawing

TAG_H = 19.0
BANNER_H, BANNER_PADDING, BANNER_LEAST = 66.0, 56.0, 300.0
BANNER_MARGIN = 44.0  # room for the shadow of the call


def tag(scale: float, words: str, kind: str) -> Drawing:
    """The pill under a pile, "stake", "won" (heavier rim) or "lost" (lighter). Anchor: middle of its top."""
    face = lettering.ui(13, 600, tracking=0.01, scale=scale)
    height = max(TAG_H, lettering.cap_height(face) + 9)
    width = lettering.text_width(words, face) + 17

    def paint(p: QPainter) -> None:
        pill = rrect(-width / 2, 0, width, height, height / 2)
        fill = QColor(16, 8, 5, 165 if kind == "lost" else 215)
        p.fillPath(pill, fill)
        rim = {"stake": (0.8, 1.0), "won": (1.0, 1.8), "lost": (0.5, 0.9)}[kind]
        p.setPen(QPen(with_alpha(palette.GOLD, rim[0]), rim[1]))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(pill)
        colour = with_alpha(palette.CALL_TEXT, 0.9) if kind == "lost" else palette.CALL_TEXT
        lettering.draw_centred(p, 0, height / 2, words, face, colour)

    return Drawing(-width / 2 - 2, -2, width + 4, height + 4, paint)


def cloth_words(scale: float, words: str, px: float, strong: bool) -> Drawing:
    """Words in the voice of the house, set down on the cloth; anchor: middle of the baseline."""
    face = lettering.call(px, 600, scale=scale)
    width = lettering.text_width(words, face)

    def paint(p: QPainter) -> None:
        colour = palette.FELT_TEXT if strong else with_alpha(palette.FELT_TEXT, 0.85)
        lettering.draw_text(p, 0, 0, words, face, colour, "c", (QColor(0, 0, 0, 120), 0, 1.2))

    return Drawing(-width / 2 - 6, -px, width + 12, px * 1.5, paint)


def note(scale: float, words: str, px: float, weight: int, colour: str, align: str) -> Drawing:
    """A small line of the interface on the cloth; anchor: baseline, left, middle or right of it."""
    face = lettering.ui(px, weight, tracking=0.01, scale=scale)
    width = lettering.text_width(words, face)
    left = {"l": 0.0, "c": -width / 2, "r": -width}[align]

    def paint(p: QPainter) -> None:
        lettering.draw_text(p, left, 0, words, face, QColor(colour), "l", (QColor(0, 0, 0, 150), 0, 1.0))

    return Drawing(left - 4, -px * 1.4, width + 8, px * 2, paint)


def call(
    scale: float, words: str, subtitle: str, widest: float, _said: object = None, _addressed: str = ""
) -> Drawing:
    """The croupier's call on its cartouche; anchor: middle of its upper edge.

    A line too long for `widest` su steps down one su at a time, then is set closer, rather than be cut.
    """
    room = widest - 2 * BANNER_PADDING
    # Over a larger line below it the call keeps its size: the two would touch.
    size = 31.0 * (1.0 if subtitle else min(text_size.factor(), 1.15))
    while size > 21 and lettering.text_width(words, lettering.call(size, 700, scale=scale)) > room:
        size -= 1
    large, small = (
        lettering.call(size, 700, scale=scale),
        lettering.ui(14.5 * min(text_size.factor(), 1.25), 400, tracking=0.01, scale=scale),
    )
    wide = max(lettering.text_width(words, large), lettering.text_width(subtitle, small))
    width = min(widest, max(BANNER_LEAST, wide + 2 * BANNER_PADDING))

    def line(p: QPainter, y: float, text: str, face: QFont, colour: palette.Colour) -> None:
        needed = lettering.text_width(text, face)
        p.save()
        p.translate(0, y)
        if needed > width - 2 * BANNER_PADDING + 1:
            p.scale((width - 2 * BANNER_PADDING) / needed, 1.0)
        lettering.draw_text(p, 0, 0, text, face, colour, "c")
        p.restore()

    def paint(p: QPainter) -> None:
        paint_call_banner(p, QRectF(-width / 2, 0, width, BANNER_H))
        line(p, BANNER_H * (0.49 if subtitle else 0.64), words, large, palette.CALL_TEXT)
        if subtitle:
            line(p, BANNER_H * 0.82, subtitle, small, palette.TEXT_2)

    return Drawing(
        -width / 2 - BANNER_MARGIN, -20, width + 2 * BANNER_MARGIN, BANNER_H + 20 + BANNER_MARGIN, paint
    )


def ghost(scale: float, words: str) -> Drawing:
    """The outline of something that may be done here by a click. Anchor: its middle."""
    face = lettering.ui(15, 600, scale=scale)

    def paint(p: QPainter) -> None:
        oval = ellipse(0, 0, 22, 13)
        p.fillPath(oval, QColor(4, 20, 12, 205))  # what is printed below does not strike it through
        pen = QPen(with_alpha(palette.FOCUS, 0.95), 1.5)
        pen.setDashPattern([3.0, 2.4])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(oval)
        lettering.draw_centred(p, 0, 0, words, face, palette.FELT_TEXT)

    return Drawing(-24, -15, 48, 30, paint)


def token_words(scale: float, words: str) -> Drawing:
    """The amount on an insurance token; anchor: its middle."""
    size = 14.0 if len(words) < 4 else 14.0 * 4 / (len(words) + 0.6)
    face = lettering.display(size, 700, scale=scale)
    width = lettering.text_width(words, face)

    def paint(p: QPainter) -> None:
        p.save()
        if width > 34:
            p.scale(34 / width, 1.0)
        lettering.draw_centred(p, 0, 0, words, face, palette.INK)
        p.restore()

    return Drawing(-24, -12, 48, 24, paint)


def figure(scale: float, words: str, rouge: bool) -> Drawing:
    """A row's total on its enamel disc; anchor: its middle."""
    face = lettering.display(35, 700, scale=scale)

    def paint(p: QPainter) -> None:
        path = lettering.centred_path(0, 0, words, face)
        p.fillPath(path, palette.ROUGE if rouge else palette.INK)

    return Drawing(-30, -26, 60, 52, paint)


def offer(scale: float) -> Drawing:
    """A bright rim round a place printed on the ribbon: a premium is taken here. Anchor: its middle."""

    def paint(p: QPainter) -> None:
        oval = ellipse(0, 0, 23, 13.5)
        p.fillPath(oval, with_alpha(palette.FOCUS, 0.10))
        pen = QPen(with_alpha(palette.FOCUS, 0.95), 1.6)
        pen.setDashPattern([3.2, 2.2])
        p.setPen(pen)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(oval)

    return Drawing(-26, -17, 52, 34, paint)


def well(scale: float, width: float, height: float) -> Drawing:
    """The empty cradle of the pack; anchor: its middle."""

    def paint(p: QPainter) -> None:
        box = QRectF(-width / 2, -height / 2, width, height)
        p.fillRect(box, QColor("#190B06"))
        depth = QLinearGradient(0, box.top(), 0, box.bottom())
        depth.setColorAt(0, QColor(0, 0, 0, 150))
        depth.setColorAt(0.25, QColor(90, 40, 22, 40))
        depth.setColorAt(1, QColor(90, 40, 22, 90))
        p.fillRect(box, depth)

    return Drawing(-width / 2, -height / 2, width, height, paint)


def chosen(scale: float, width: float, height: float, round_: bool) -> Drawing:
    """The ring of the chosen chip and the diamond under it; anchor: the middle of the chip."""

    def paint(p: QPainter) -> None:
        box = QRectF(-width / 2 - 4.5, -height / 2 - 4.5, width + 9, height + 9)
        outline = QPainterPath()
        if round_:
            outline.addEllipse(box)
        else:
            outline.addRoundedRect(box, 6, 6)
        paint_focus_ring(p, outline)

    return Drawing(-width / 2 - 9, -height / 2 - 9, width + 18, height + 18, paint)


def diamond(scale: float, size: float) -> Drawing:
    """The mark under the chosen chip; anchor: its middle."""

    def paint(p: QPainter) -> None:
        p.fillPath(lozenge(0, 0, size * 0.62, size), palette.FOCUS)

    return Drawing(-size - 1, -size - 1, 2 * size + 2, 2 * size + 2, paint)


COMPOSERS: dict[str, Composer] = {
    "tag": tag,
    "cloth_words": cloth_words,
    "note": note,
    "call": call,
    "ghost": ghost,
    "token_words": token_words,
    "figure": figure,
    "offer": offer,
    "well": well,
    "chosen": chosen,
    "diamond": diamond,
}
