"""A court card: one half painted once, its turned copy, and the seam hidden by the girdle."""

from __future__ import annotations

from PySide6.QtCore import QRectF

from casino_qt.art.cards.collars import fan_collar
from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH
from casino_qt.art.cards.halo import halo, window_ground
from casino_qt.art.cards.inks import GOLD, GOLD_LIGHT, INK, LIVERIES
from casino_qt.art.cards.jacks import paint_jack
from casino_qt.art.cards.kings import paint_king
from casino_qt.art.cards.layers import both_ways
from casino_qt.art.cards.queens import paint_queen
from casino_qt.art.cards.robes import girdle, robe
from casino_qt.art.cards.wardrobe import ROBES, plastron
from casino_qt.art.paths import rrect

_WINDOW = QRectF(104, 58, 392, 784)
_PERSONS = {"K": paint_king, "Q": paint_queen, "J": paint_jack}

# The small drawing: the bust is enlarged and pushed aside, so that its halo just clears the big index.
_BOLD_SCALE, _BOLD_X, _BOLD_Y = 1.12, 322.0, 470.0
_BOLD_FIELD = (34.0, 34.0, WIDTH - 68, HEIGHT - 68, 18.0)


def paint_court(pen: Engraver, rank: str, suit: str) -> None:
    """Paint the whole field of a court card in card units; the stock lies there already."""
    if pen.fine:
        _fine(pen, rank, suit)
    else:
        _bold(pen, rank, suit)


def _half(pen: Engraver, rank: str, suit: str) -> None:
    livery = LIVERIES[suit]
    halo(pen, suit, livery.cloth)
    if rank == "Q" and suit in "HS":
        fan_collar(pen)
    robe(pen, ROBES[rank + suit], plastron(rank, livery))
    _PERSONS[rank](pen, livery)


def _fine(pen: Engraver, rank: str, suit: str) -> None:
    def upper(layer: Engraver) -> None:
        window_ground(layer, QRectF(_WINDOW.x(), _WINDOW.y(), _WINDOW.width(), 400))
        _half(layer, rank, suit)

    x, y, w, h = _WINDOW.x(), _WINDOW.y(), _WINDOW.width(), _WINDOW.height()
    with pen.clipped(rrect(x, y, w, h, 6)):
        both_ways(pen, upper)
        girdle(pen, suit, LIVERIES[suit].cloth, GOLD_LIGHT)
    pen.line(rrect(x, y, w, h, 6), 3.2)
    pen.line(rrect(x - 5, y - 5, w + 10, h + 10, 9), 2.0, GOLD)
    pen.line(rrect(x + 5, y + 5, w - 10, h - 10, 4), 1.0, INK, 0.5)


def _bold(pen: Engraver, rank: str, suit: str) -> None:
    def upper(layer: Engraver) -> None:
        with layer.at(_BOLD_X, _BOLD_Y, _BOLD_SCALE, _BOLD_SCALE):
            layer.painter.translate(-CENTRE_X, -CENTRE_Y)
            _half(layer, rank, suit)

    with pen.clipped(rrect(*_BOLD_FIELD)):
        both_ways(pen, upper)
    girdle(pen, suit, LIVERIES[suit].cloth, GOLD_LIGHT)
