"""A pack of cards of one height: 52 faces, "back", the "shade" of a card that turns, shadows by height.

The scenes ask for packs by the names in `spec.CARD_SHEETS`; every card stands about its middle.
"""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QColor, QPainterPath

from casino_qt.art.bake.pieces import Named
from casino_qt.art.bake.spec import Spec
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.cards import BACK, CODES, paint_card
from casino_qt.art.paths import rrect
from casino_qt.art.picture import Layers, Picture, soft_shadow, with_air

SHADOW_LEVELS = 9  # shadows of a card, from lying (0) to the top of its flight (8)
CARD_AIR = 1  # device pixels round a card
_LYING: Layers = ((1.0, 2.0, 0.45), (2.0, 6.0, 0.28))
_ALOFT: Layers = ((3.0, 10.0, 0.20), (9.0, 22.0, 0.40))


def card_outline(height: float) -> QPainterPath:
    """Outline of a card `height` su high about its middle: two to three, the corners 4 % of the height."""
    width = height * 2 / 3
    return rrect(-width / 2, -height / 2, width, height, height * 36 / 900)


def card_pictures(spec: Spec, height: float) -> Iterator[Named]:
    """The pictures of a pack whose cards are `height` su high."""
    pixels = round(height * spec.scale)

    def card(code: str) -> Picture:
        image = with_air(paint_card(code, pixels, spec.index, height * spec.seen), CARD_AIR)
        return Picture(image, image.width() / 2, image.height() / 2)

    back = card(BACK)
    yield BACK, back
    outline = card_outline(height)
    for level in range(SHADOW_LEVELS):
        t = level / (SHADOW_LEVELS - 1)
        yield f"shadow/{level}", soft_shadow(outline, _between(_LYING, _ALOFT, t), spec.scale)
    yield "shade", _shade(back, outline, spec.scale)
    for code in CODES:
        yield code, card(code)


def _between(low: Layers, high: Layers, t: float) -> Layers:
    return tuple(
        (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t)
        for a, b in zip(low, high, strict=True)
    )


def _shade(back: Picture, outline: QPainterPath, scale: float) -> Picture:
    """Darkness laid over a card while it turns: the card's own outline, filled."""
    image = canvas(back.image.width(), back.image.height())
    p = painter(image, scale)
    p.translate(back.anchor_x / scale, back.anchor_y / scale)
    p.fillPath(outline, QColor("#1A0A06"))
    p.end()
    return Picture(image, back.anchor_x, back.anchor_y)
