"""One card as a picture of an exact size: supersampled, then scaled down smoothly."""

from __future__ import annotations

from PySide6.QtGui import QImage

from casino_qt.art.canvas import canvas, painter, smooth
from casino_qt.art.cards.aces import paint_ace
from casino_qt.art.cards.back import paint_back
from casino_qt.art.cards.courts import paint_court
from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import BACK, CODES, COURTS, HEIGHT, WIDTH, Detail, index_text
from casino_qt.art.cards.numbers import paint_number
from casino_qt.art.cards.stock import frame, index_block, stock

_MUCH_DETAIL_PX = 400
"""From this height two samples a side are enough; smaller cards take three."""


def card_size(height_px: float) -> tuple[int, int]:
    """Width and height in whole device pixels of a card of that height; the proportion is 2:3."""
    return max(1, round(height_px * WIDTH / HEIGHT)), max(1, round(height_px))


def paint_card(code: str, height_px: float, index: str, seen: float | None = None) -> QImage:
    """The picture of ``code`` ("AS" … "KC", or "back"), transparent outside its round corners.

    ``height_px`` is in device pixels, ``seen`` in logical ones, where they are others: these decide between
    the fine and the bold drawing. ``index`` is en, fr or ru and does not touch the back. Needs a
    QGuiApplication. Raises ValueError for a code, a height or an index that does not exist.
    """
    if code not in CODES:
        raise ValueError(f"no such card: {code!r}")
    if height_px < 1:
        raise ValueError(f"a card cannot be {height_px} pixels high")
    index_text("A", index)  # refuses an unknown index even for the back
    width, height = card_size(height_px)
    samples = 3 if height < _MUCH_DETAIL_PX else 2
    sheet = canvas(width * samples, height * samples)
    brush = painter(sheet)
    brush.scale(sheet.width() / WIDTH, sheet.height() / HEIGHT)
    _print(Engraver(brush, Detail.for_height(height_px if seen is None else seen)), code, index)
    brush.end()
    return smooth(sheet, width, height)


def _print(pen: Engraver, code: str, index: str) -> None:
    stock(pen)
    if code == BACK:
        paint_back(pen)
        return
    rank, suit = code[0], code[1]
    if rank in COURTS:
        paint_court(pen, rank, suit)
    else:
        if pen.fine:
            frame(pen)
        if rank == "A":
            paint_ace(pen, suit)
        else:
            paint_number(pen, 10 if rank == "T" else int(rank), suit)
    index_block(pen, rank, suit, index)
