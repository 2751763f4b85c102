"""How large the person wants text, 1.0 … 2.0 times the size the house is drawn with.

One value for the whole program, as there is one language: sheets, plates and cards are set that much larger;
what stands in a fixed place, on rail, console and cloth, grows as far as its place allows.
"""

from __future__ import annotations

_factor = [1.0]


def factor() -> float:
    """The wish of the person."""
    return _factor[0]


def set_factor(wanted: float) -> None:
    """From now on text is wanted so many times as large; whoever shows any has to be told."""
    _factor[0] = wanted


def steps(most: float) -> tuple[float, ...]:
    """Growths to try in a fixed place, from the wish, or `most` where that is less, down to none."""
    begin = max(1.0, min(factor(), most))
    count = round((begin - 1.0) / 0.05)
    return (*(1.0 + 0.05 * step for step in range(count, 0, -1)), 1.0)
