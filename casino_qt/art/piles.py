"""Piles put together at run time from the baked chips: one picture per pile, shadow and all."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter, QPixmap

from casino_qt.art.blackjack_places import SMALL_DIAMETER, STAKE_DIAMETER
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.chips import THICKNESS, TURNS
from casino_qt.art.furniture import paint_amount_pill
from casino_qt.art.lettering import cap_height, draw_centred, text_width, ui
from casino_qt.art.palette import CALL_TEXT
from casino_qt.art.picture import Picture
from casino_qt.art.pictures import Sheet, Sprite
from casino_qt.art.plaques import PLAQUE_THICKNESS
from casino_qt.art.roulette_places import ROULETTE_SIZE

HIGHEST = 20  # pieces in one pile that are seen
SHEET_OF_SIZE = {  # where the pieces of each size are baked; "54" lies alone in the tray, the others in piles
    42: "chips",
    54: "chips",
    ROULETTE_SIZE: "roulette_chips",
    round(STAKE_DIAMETER): "blackjack_chips",
    round(SMALL_DIAMETER): "blackjack_chips",
}
TRAY_SIZE = 54


def pile(values: tuple[int, ...], diameter: int, seed: int, sheet: Sheet) -> Sprite:
    """Pieces from the bottom up (largest first) as one picture anchored at the centre of its footprint.

    `values` are francs or GUEST_PIECES, at most HIGHEST of them count; `diameter` is the baked size and
    `sheet` that of SHEET_OF_SIZE; the same `seed` (the bet's) turns the pieces the same way at every redraw.
    """
    pieces = values[:HIGHEST]
    rng = random.Random(seed * 7919 + len(pieces))
    placed: list[tuple[float, float, Picture]] = [(0.0, 0.0, _shadow(pieces, diameter, sheet))]
    rise = 0.0
    for value in pieces:
        if value >= 1_000:
            piece = sheet.picture(f"plaque/{value}/{diameter}")
            placed.append((rng.choice((0.0, 0.6)) * sheet.scale, rise, piece))
            rise += PLAQUE_THICKNESS * diameter * sheet.scale
        else:
            piece = sheet.picture(f"chip/{value}/{rng.randrange(len(TURNS))}/{diameter}")
            placed.append((rng.uniform(-0.5, 0.5) * sheet.scale, rise, piece))
            rise += THICKNESS * diameter * sheet.scale
    return _compose(placed)


def _shadow(pieces: tuple[int, ...], diameter: int, sheet: Sheet) -> Picture:
    if pieces and pieces[0] >= 1_000:
        return sheet.picture(f"shadow/plaque/{pieces[0]}/{diameter}")
    height = max(1, len(pieces)) if diameter != TRAY_SIZE else 1
    return sheet.picture(f"shadow/pile/{height}/{diameter}")


def _compose(placed: list[tuple[float, float, Picture]]) -> Sprite:
    """Draw pictures over one another, each `rise` device pixels up; places fall on whole pixels."""
    boxes = [
        (round(dx - piece.anchor_x), round(-rise - piece.anchor_y), piece.image) for dx, rise, piece in placed
    ]
    left = min(x for x, _, _ in boxes)
    top = min(y for _, y, _ in boxes)
    image = canvas(
        max(x + im.width() for x, _, im in boxes) - left, max(y + im.height() for _, y, im in boxes) - top
    )
    p = QPainter(image)
    for x, y, im in boxes:
        p.drawImage(QPointF(x - left, y - top), im)
    p.end()
    return Sprite(QPixmap.fromImage(image), float(left), float(top))


@lru_cache(maxsize=256)
def _tag_image(words: str, scale: float, strong: bool) -> QImage:
    face = ui(13, 600, tracking=0.01, scale=scale)
    w, h = text_width(words, face) + 17, max(19.0, cap_height(face) + 9)
    image = canvas((w + 4) * scale, (h + 4) * scale)
    p = painter(image, scale)
    p.translate(image.width() / scale / 2, 2)
    paint_amount_pill(p, QRectF(-w / 2, 0, w, h), strong)
    draw_centred(p, 0, h / 2, words, face, CALL_TEXT)
    p.end()
    return image


def amount_tag(words: str, scale: float, strong: bool = False) -> Sprite:
    """The pill with an amount under a pile, anchored at the middle of its top; `strong` marks a payment."""
    image = _tag_image(words, round(scale, 3), strong)
    return Sprite(QPixmap.fromImage(image), -image.width() / 2, -2 * scale)
