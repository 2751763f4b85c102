"""Pictures that more than one sheet holds: the rake, chips and plaques of one size, shadows of a level."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QImage, QPainterPath, QTransform

from casino_qt.art import furniture_dealing as dealing
from casino_qt.art.bake.spec import Spec
from casino_qt.art.cards import BACK, paint_card
from casino_qt.art.chips import CHIP_VALUES, TURNS, chip_picture
from casino_qt.art.light import ELEVATIONS
from casino_qt.art.paths import circle, rrect
from casino_qt.art.picture import Layers, Picture, free_standing, soft_shadow
from casino_qt.art.plaques import PLAQUE_VALUES, plaque_picture, plaque_size

Named = tuple[str, Picture]

PILE_HEIGHTS = 20  # chips in the highest pile

_RAKE_SHADOW: Layers = ((3.0, 4.0, 0.45), (8.0, 14.0, 0.34))


def opaque(image: QImage) -> Picture:
    """A whole table as a picture: nothing shines through it, its anchor is its corner."""
    return Picture(image.convertToFormat(QImage.Format.Format_RGB32), 0, 0)


def card_back(height: float, spec: Spec) -> QImage:
    """The back of a card `height` su high, for whatever packs lie in."""
    return paint_card(BACK, round(height * spec.scale), "fr", height * spec.seen)


def elevated(outline: QPainterPath, level: int, scale: float) -> Picture:
    """Shadow of something that stands `level` above the cloth."""
    return soft_shadow(outline, tuple((dy, r, a) for _, dy, r, a in ELEVATIONS[level]), scale)


def rake_pictures(scale: float, blade: float = dealing.RAKE_BLADE) -> Iterator[Named]:
    """Blade (`blade` su long) and stick of the croupier's rake, each with its shadow."""
    for key, outline, paint in (
        ("rake/blade", dealing.rake_blade_outline(blade), partial(dealing.paint_rake_blade, blade=blade)),
        ("rake/stick", dealing.rake_stick_outline(), dealing.paint_rake_stick),
    ):
        yield key, free_standing(outline, scale, paint)
        yield f"{key}/shadow", soft_shadow(outline, _RAKE_SHADOW, scale)


def chip_pictures(
    name: int,
    diameter: float,
    plaque: float,
    highest: int,
    spec: Spec,
    values: tuple[int, ...] = CHIP_VALUES,
) -> Iterator[Named]:
    """Chips and plaques called `name`, `diameter` su across, and the shadows of piles up to `highest`.

    `plaque` is the size of the plaques beside the chips: 1.0 as they are, less where room is short. `values`
    are the chips that are wanted.
    """
    scale, d = spec.scale, diameter * spec.scale
    for turn, degrees in enumerate(TURNS):
        for value in values:
            yield f"chip/{value}/{turn}/{name}", chip_picture(value, degrees, d, diameter * spec.seen)
    for value in PLAQUE_VALUES:
        yield f"plaque/{value}/{name}", plaque_picture(value, d * plaque)
        w, h = plaque_size(value, d * plaque)
        outline = rrect(-w / 2, -h / 2, w, h, h * 0.11)
        layers = ((1.0, 2.5, 0.55), (diameter * plaque * 0.10, diameter * plaque * 0.18, 0.36))
        yield f"shadow/plaque/{value}/{name}", _device_shadow(outline, layers, scale)
    for n in range(1, highest + 1):
        layers = ((1.0, 2.5, 0.6), (diameter * 0.08 + n * 0.5, diameter * 0.15 + n * 0.7, 0.36))
        yield f"shadow/pile/{n}/{name}", soft_shadow(circle(0, 0, diameter / 2), layers, scale)


def _device_shadow(outline: QPainterPath, layers: Layers, scale: float) -> Picture:
    """Shadow of an outline that is measured in device pixels."""
    return soft_shadow(QTransform().scale(1 / scale, 1 / scale).map(outline), layers, scale)
