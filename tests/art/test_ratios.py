"""The same window has the same cards, chips and letters on every screen; only the pixels are finer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

import pytest
from PIL import Image
from PySide6.QtGui import QFont, QImage

from casino_qt.art import lettering
from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import CARD_SHEETS, Spec
from casino_qt.art.canvas import canvas, painter, seen_of
from casino_qt.art.cards.grid import Detail
from casino_qt.art.picture import Picture

from . import card_reading as reading
from .conftest import SMALL

RATIOS = (1.0, 1.25, 1.5, 2.0, 3.0)
COARSE = 4  # device pixels at ratio 1 that are looked at as one: grain and edges are finer where pixels are
FAR = 60  # 0…255: what such a block may differ by; a letter or an index of another size makes 140 and more


def first(sheet: str, spec: Spec, wanted: Callable[[str], bool]) -> Picture:
    """The first picture of a sheet whose name is wanted; no further ones are painted."""
    return next(picture for key, picture in paint_sheet(sheet, spec) if wanted(key))


def index_height(image: QImage) -> int:
    """Device pixels from head to foot of the letters in the upper left corner of a card."""
    picture = reading.pixels(image)
    corner = picture.crop((0, 0, round(picture.width * 0.26), round(picture.height * 0.25)))
    rows = [any(row) for row in reading.mask(corner, reading.is_ink)]
    top = rows.index(True)
    return rows.index(False, top) - top


@pytest.mark.parametrize(
    ("sheet", "window"),
    [("cards", (1280, 720)), ("cards_96", (1280, 720)), ("cards_160", (1280, 720)), ("cards", (1920, 1080))],
)
def test_an_index_is_read_in_the_same_size_at_every_ratio(sheet: str, window: tuple[int, int]) -> None:
    heights = []
    for ratio in RATIOS:
        ace = first(sheet, Spec.for_window(*window, ratio, "en"), lambda key: key == "AS")
        heights.append(index_height(ace.image) / ratio)
    assert min(heights) > 8
    assert max(heights) - min(heights) <= 1.25, heights  # each is counted to a device pixel


def test_a_room_that_is_shown_larger_has_its_own_cards_larger() -> None:
    usual = first("cards", Spec.for_window(1280, 720, index="en"), lambda key: key == "AS")
    twice = first("cards", Spec.for_window(2560, 1440, index="en", times=2.0), lambda key: key == "AS")
    assert index_height(twice.image) == pytest.approx(2 * index_height(usual.image), abs=2)


def coarse(image: QImage, size: tuple[int, int]) -> Image.Image:
    """The picture as from afar."""
    return reading.pixels(image).convert("RGB").resize(size, Image.Resampling.BOX)


@pytest.mark.parametrize("sheet", ["lobby", "trente_et_quarante", "roulette", "trente_et_un", "blackjack"])
def test_nothing_on_wall_or_cloth_goes_by_device_pixels(sheet: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Painted three times as fine, a room is the same picture, and the cards in it are of the same kind."""
    heights: list[float] = []
    usual = Detail.for_height

    def noted(seen: float) -> Detail:
        heights.append(seen)
        return usual(seen)

    monkeypatch.setattr(Detail, "for_height", noted)

    def rooms(spec: Spec) -> Iterator[QImage]:
        for key, picture in islice(paint_sheet(sheet, spec), 3):  # behind the table there are packs and shoes
            if key.startswith("background"):
                yield picture.image

    plain = list(rooms(SMALL))
    cards, heights = heights, []
    fine = list(rooms(Spec(3 * SMALL.scale, SMALL.width, SMALL.index, seen=SMALL.seen)))
    assert heights == pytest.approx(cards)
    for one, other in zip(plain, fine, strict=True):
        size = (one.width() // COARSE, one.height() // COARSE)
        assert reading.furthest(coarse(one, size), coarse(other, size)) < FAR


@pytest.mark.parametrize("sheet", ["roulette_chips", "blackjack_chips"])
def test_the_numeral_of_a_chip_goes_by_how_large_it_is_seen(sheet: str) -> None:
    """How much of an inlay it covers: on a small chip it is larger, however many pixels that has."""

    def covered(spec: Spec) -> float:
        chip = first(sheet, spec, lambda key: key.startswith("chip/100/0"))
        middle, half = round(chip.anchor_x), round(chip.image.width() * 0.25)  # its face begins at the top
        face = chip.image.copy(middle - half, middle - half, 2 * half, 2 * half)
        grey = reading.pixels(face).convert("L").tobytes()
        return sum(light < 100 for light in grey) / len(grey)

    small, large = Spec.for_window(1280, 720, 3.0), Spec.for_window(2560, 1440, 1.5)
    assert small.scale == large.scale
    assert covered(small) > 1.1 * covered(large)


@pytest.mark.parametrize("weight", [500, 600, 700, 800])
@pytest.mark.parametrize("face", [lettering.display, lettering.call, lettering.cloth, lettering.ui])
def test_letters_are_as_heavy_at_every_scale(face: Callable[[float, int], QFont], weight: int) -> None:
    font = face(24, weight)

    def ink(scale: float, arc: bool) -> float:
        image = canvas(140 * scale, 60 * scale, "#000000")
        p = painter(image, scale)
        if arc:
            lettering.draw_on_arc(p, 70, 340, 300, "Couleur", font, "#FFFFFF")
        else:
            lettering.draw_text(p, 10, 40, "Couleur", font, "#FFFFFF")
        p.end()
        return sum(reading.pixels(image).convert("L").tobytes()) / 255 / scale**2

    for arc in (False, True):
        found = [ink(scale, arc) for scale in (0.8, 1.2, 2.4, 3.6)]
        assert found == pytest.approx([found[-1]] * len(found), rel=0.04)


def test_a_painter_knows_how_large_its_units_are_seen() -> None:
    image = canvas(10, 10)
    p = painter(image, 2.4, 0.8)
    assert seen_of(p) == pytest.approx(0.8)
    p.scale(2, 2)
    assert seen_of(p) == pytest.approx(1.6)
    p.end()
    p = painter(image, 2.4)
    assert seen_of(p) == pytest.approx(2.4)
    p.end()


def test_every_pack_is_told_apart_by_how_large_it_is_seen() -> None:
    for sheet in CARD_SHEETS:
        near, far = Spec(1.6, 1440, "fr"), Spec(1.6, 1440, "fr", seen=0.8)
        assert near.of(sheet) != far.of(sheet)
        assert near.of(sheet).text() != far.of(sheet).text()
