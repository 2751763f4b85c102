"""How large the person wants text, 1.0 … 2.0 times the size the house is drawn with.

One value for the whole program, as there is one language: sheets, plates and cards are set that much larger.
Salon and tables are shown larger as a whole; where they are not, what stands in a fixed place there, on rail,
console and cloth, grows as far as its place allows.
"""

from __future__ import annotations

_factor = [1.0]
_rooms = [1.0]


def factor() -> float:
    """The wish of the person."""
    return _factor[0]


def set_factor(wanted: float) -> None:
    """From now on text is wanted so many times as large; whoever shows any has to be told."""
    _factor[0] = wanted


def rooms() -> float:
    """How many times as large as they would fit the window salon and tables are shown."""
    return _rooms[0]


def set_rooms(times: float) -> None:
    """From now on salon and tables are shown so many times as large."""
    _rooms[0] = times


def left() -> float:
    """What is still wanted of text in a room that is shown larger as a whole; below 1: it has gone beyond."""
    return _factor[0] / _rooms[0]


def steps(most: float) -> tuple[float, ...]:
    """Growths to try in a fixed place, from the wish, or `most` where that is less, down to none."""
    begin = max(1.0, min(left(), most))
    count = round((begin - 1.0) / 0.05)
    return (*(1.0 + 0.05 * step for step in range(count, 0, -1)), 1.0)
