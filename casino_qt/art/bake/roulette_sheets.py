"""The sheets of the roulette: its table, what turns in the bowl, chips of its size.

"roulette": "background", "dolly" and "dolly/shadow" (the marker), the rake.  "wheel": see `wheel_layers`.
"roulette_chips": as the sheet "chips", their size being called 32, with the pieces of the other guests.
"""

from __future__ import annotations

from collections.abc import Iterator

from casino_qt.art.bake.pieces import PILE_HEIGHTS, Named, chip_pictures, opaque, rake_pictures
from casino_qt.art.bake.spec import Spec
from casino_qt.art.chips import CHIP_VALUES, GUEST_PIECES
from casino_qt.art.picture import free_standing, oversampling, soft_shadow
from casino_qt.art.roulette import dolly_outline, paint_background, paint_dolly
from casino_qt.art.roulette_places import COLUMNS, ROULETTE_SIZE, places
from casino_qt.art.wheel_layers import wheel_pictures

RAKE_OVER = 34.0  # su: the rake takes all three columns and what lies on their outer lines


def roulette(spec: Spec) -> Iterator[Named]:
    """The table and its loose pieces."""
    yield "background", opaque(paint_background(spec.width, spec.scale, spec.seen))
    size = dolly_outline().boundingRect().width() * spec.scale
    dolly = free_standing(dolly_outline(), spec.scale, paint_dolly, air=8, times=oversampling(size))
    yield "dolly", dolly
    yield "dolly/shadow", soft_shadow(dolly_outline(), ((1.0, 2.0, 0.5), (4.0, 6.0, 0.45)), spec.scale)
    yield from rake_pictures(spec.scale, COLUMNS * places(spec.width).number_w + RAKE_OVER)


def wheel(spec: Spec) -> Iterator[Named]:
    """The layers of the wheel that are not printed on the table."""
    yield from wheel_pictures(places(spec.width).wheel_radius, spec.scale)


def chips(spec: Spec) -> Iterator[Named]:
    """Chips and plaques as they lie on this cloth."""
    diameter, values = places(spec.width).chip_diameter, CHIP_VALUES + GUEST_PIECES
    yield from chip_pictures(ROULETTE_SIZE, diameter, 1.0, PILE_HEIGHTS, spec, values)
