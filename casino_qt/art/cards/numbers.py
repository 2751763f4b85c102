"""Number cards, two to ten."""

from __future__ import annotations

from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import CENTRE_X, CENTRE_Y, HEIGHT, WIDTH
from casino_qt.art.cards.pips import Place, draw_pip, pip_places


def paint_number(pen: Engraver, count: int, suit: str) -> None:
    """Print ``count`` pips in the field of the card."""
    size = _size(count, pen.fine)
    for place in pip_places(count):
        x, y = pip_centre(place, count, pen.fine)
        draw_pip(pen.painter, suit, x, y, size, turned=place.turned)


def _size(count: int, fine: bool) -> float:
    if fine:
        return 100
    return 104 if count < 7 else 98


def pip_centre(place: Place, count: int, fine: bool) -> tuple[float, float]:
    """The centre of a pip in card units; the small drawing's field is narrower and taller.

    There the big index owns the corners.
    """
    if fine:
        return place.x * WIDTH, place.y * HEIGHT
    stretch = 1.06 if count < 9 else 1.10
    return CENTRE_X + (place.x - 0.5) * WIDTH * 0.80, CENTRE_Y + (place.y - 0.5) * HEIGHT * stretch
