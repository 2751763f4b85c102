"""The blackjack table's pictures: complete, painted alike every time, filling and emptying."""

from __future__ import annotations

import pytest

from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import CARD_SHEETS, Spec
from casino_qt.art.blackjack_places import (
    CARD_HEIGHTS,
    DISCARD_STEPS,
    SHOE_STEPS,
    SMALL_DIAMETER,
    STAKE_DIAMETER,
    places,
)
from casino_qt.art.chips import CHIP_VALUES, GUEST_PIECES, TURNS
from casino_qt.art.palette import contrast
from tests.art.conftest import SMALL, blank, painted, pixels

SHEETS = ("blackjack", "blackjack_chips")


@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_painted_alike_every_time(sheet: str) -> None:
    first, again = painted(sheet, SMALL), dict(paint_sheet(sheet, SMALL))
    assert first.keys() == again.keys()
    for key, picture in first.items():
        assert pixels(picture.image) == pixels(again[key].image), key
        assert (picture.anchor_x, picture.anchor_y) == (again[key].anchor_x, again[key].anchor_y)


@pytest.mark.parametrize("sheet", SHEETS)
def test_no_picture_is_blank(sheet: str) -> None:
    assert not [key for key, picture in painted(sheet, SMALL).items() if blank(picture.image)]


@pytest.mark.parametrize(("scale", "width"), [(0.4, 1440), (0.4, 1520), (0.5, 1600)])
def test_the_table_has_the_size_of_its_room(scale: float, width: int) -> None:
    image = dict(paint_sheet("blackjack", Spec(scale, width)))["background"].image
    assert (image.width(), image.height()) == (round(width * scale), round(900 * scale))


def test_the_sheets_hold_what_the_scene_asks_for() -> None:
    table, chips = painted("blackjack", SMALL), painted("blackjack_chips", SMALL)
    steps = {f"shoe/{n}" for n in range(SHOE_STEPS + 1)} | {f"discard/{n}" for n in range(DISCARD_STEPS + 1)}
    assert {"background", "stop_card", "stop_card/shadow", *steps} <= table.keys()
    for diameter in (round(STAKE_DIAMETER), round(SMALL_DIAMETER)):
        for value in CHIP_VALUES + GUEST_PIECES:
            assert {f"chip/{value}/{turn}/{diameter}" for turn in range(len(TURNS))} <= chips.keys()
        assert f"plaque/1000/{diameter}" in chips
    assert {f"cards_{height}" for height in CARD_HEIGHTS} <= CARD_SHEETS.keys()


def test_the_shoe_empties_and_the_tray_fills_step_by_step() -> None:
    table = painted("blackjack", SMALL)
    shoes = [table[f"shoe/{n}"].image for n in range(SHOE_STEPS + 1)]
    assert len({pixels(image) for image in shoes}) == len(shoes)
    light = [sum(pixels(image.copy(10, 9, 34, 38))) for image in shoes]
    assert light == sorted(light)  # ivory edges against a dark well
    trays = [table[f"discard/{n}"].image for n in range(DISCARD_STEPS + 1)]
    assert len({pixels(image) for image in trays}) == len(trays)


def test_the_red_card_stands_in_the_shoe_until_it_has_come_out() -> None:
    def red(n: int) -> int:
        image = painted("blackjack", Spec(1.0, 1440))[f"shoe/{n}"].image
        middle = image.width() // 2
        found = [image.pixelColor(middle, y) for y in range(20, 116)]
        return sum(c.red() > 120 and c.green() < 70 for c in found)

    assert all(red(n) for n in range(4, SHOE_STEPS + 1))
    assert not red(1)


def test_words_on_the_cloth_can_be_read_where_the_lamp_is_brightest() -> None:
    image = painted("blackjack", Spec(0.4, 1440))["background"].image
    at = places(1440)
    x, y = round(at.width / 2 * 0.4), round((at.croupier_y - 30) * 0.4)
    felt = [image.pixelColor(x + dx, y + dy) for dx in range(-4, 5) for dy in range(-4, 5)]
    brightest = max(felt, key=lambda c: c.lightnessF())
    assert contrast("#FFF3D2", brightest) >= 4.5
