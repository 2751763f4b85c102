"""Chips, plaques and piles: sizes, values told without colour, the same turn at every redraw."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from casino_qt.art.bake.spec import Spec
from casino_qt.art.chips import CHIP_STYLES, CHIP_VALUES, THICKNESS, TURNS, chip_picture
from casino_qt.art.picture import Picture
from casino_qt.art.pictures import Sheet, Sprite
from casino_qt.art.piles import HIGHEST, amount_tag, pile
from casino_qt.art.plaques import PLAQUE_STYLES, PLAQUE_VALUES, plaque_numeral, plaque_picture, plaque_size

from .conftest import pixels


@pytest.fixture
def chips(small_sheet: Callable[[str], dict[str, Picture]]) -> Sheet:
    return Sheet(small_sheet("chips"), Spec(0.4, 1440, "-"))


@pytest.mark.parametrize("value", CHIP_VALUES)
@pytest.mark.parametrize("diameter", [17.0, 42.0, 100.0])
def test_chip_is_as_large_as_it_should_be(value: int, diameter: float) -> None:
    picture = chip_picture(value, TURNS[0], diameter)
    image = picture.image
    assert image.width() == pytest.approx(diameter + 4, abs=1)
    assert image.height() == pytest.approx(diameter * (1 + THICKNESS) + 4, abs=1.2)
    middle = image.pixelColor(image.width() // 2, image.height() // 2)
    assert middle.alpha() == 255
    assert image.pixelColor(0, 0).alpha() == 0
    # the anchor is the middle of the footprint: one thickness under the middle of the face
    assert picture.anchor_y == pytest.approx(2 + diameter / 2 + THICKNESS * diameter)


def test_turns_change_the_edge_but_not_the_numeral() -> None:
    one, other = (chip_picture(100, turn, 60) for turn in TURNS[:2])
    assert pixels(one.image) != pixels(other.image)
    heart = [picture.image.copy(20, 20, 24, 20) for picture in (one, other)]
    assert pixels(heart[0]) == pixels(heart[1])


def test_values_are_told_without_colour() -> None:
    assert len({style.pattern for style in CHIP_STYLES.values()}) == len(CHIP_VALUES)
    assert [PLAQUE_STYLES[value].lozenges for value in PLAQUE_VALUES] == [1, 2, 3]
    sizes = [plaque_size(value, 44) for value in PLAQUE_VALUES]
    assert sizes == sorted(sizes)
    greys = []
    for value in CHIP_VALUES:
        grey = chip_picture(value, 0, 60).image
        greys.append(tuple(grey.pixelColor(x, 12).lightness() // 24 for x in range(8, 56, 2)))
    assert len(set(greys)) == len(greys)


def test_numerals_of_plaques_keep_their_thousands_together() -> None:
    assert [plaque_numeral(value) for value in PLAQUE_VALUES] == ["1\u00a0000", "5\u00a0000", "10\u00a0000"]


@pytest.mark.parametrize("value", PLAQUE_VALUES)
def test_plaques_are_painted_alike_every_time(value: int) -> None:
    assert pixels(plaque_picture(value, 42).image) == pixels(plaque_picture(value, 42).image)


def _seen(sprite: Sprite) -> bytes:
    return pixels(sprite.pixmap.toImage())


def test_pile_does_not_twitch_when_it_is_drawn_again(chips: Sheet) -> None:
    values = (100, 25, 25, 5, 1, 1)
    assert _seen(pile(values, 42, 7, chips)) == _seen(pile(values, 42, 7, chips))
    assert _seen(pile(values, 42, 7, chips)) != _seen(pile(values, 42, 8, chips))


def test_pile_grows_up_the_screen(chips: Sheet) -> None:
    tops = [pile((25,) * n, 42, 3, chips).dy for n in (1, 5, 10, 20)]
    assert tops == sorted(tops, reverse=True)
    assert tops[1] - tops[3] == pytest.approx(15 * THICKNESS * 42 * 0.4, abs=1.5)
    assert _seen(pile((25,) * HIGHEST, 42, 3, chips)) == _seen(pile((25,) * 40, 42, 3, chips))


@pytest.mark.parametrize("values", [(1_000,), (10_000, 5_000), (5_000, 500, 1), (1,)])
@pytest.mark.parametrize("diameter", [42, 54])
def test_every_mixture_can_be_piled(chips: Sheet, values: tuple[int, ...], diameter: int) -> None:
    sprite = pile(values, diameter, 1, chips)
    assert not sprite.pixmap.isNull()
    assert sprite.dx < 0 < sprite.dx + sprite.pixmap.width()
    assert sprite.dy < 0 < sprite.dy + sprite.pixmap.height()


def test_amount_tags_are_as_wide_as_their_words() -> None:
    short, long = amount_tag("5", 1.0), amount_tag("12\u00a0345", 1.0)
    assert short.pixmap.width() < long.pixmap.width()
    assert long.dx == pytest.approx(-long.pixmap.width() / 2)
    plain, strong = amount_tag("100", 1.0), amount_tag("100", 1.0, strong=True)
    assert _seen(plain) != _seen(strong)
