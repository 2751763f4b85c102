"""What is baked: every key the scenes ask for, the right sizes, the same pixels every time."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage

from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import Spec
from casino_qt.art.picture import Picture
from casino_qt.art.trente_et_quarante_places import CARD_HEIGHT, places

from .conftest import SMALL, blank, pixels

Small = Callable[[str], dict[str, Picture]]

TABLE_KEYS = {
    "background", "background/prison", *(f"shoe/{n}" for n in range(9)), *(f"talon/{n}" for n in range(5)),
    "disc", "disc/winner", "bracket", "row/lit", "token", "rake/blade", "rake/stick", "stop_card", "cut_card",
    "pack", "bowl",
}  # fmt: skip
CHIP_KEYS = {f"chip/{v}/{t}/{d}" for v in (1, 5, 25, 100, 500) for t in range(4) for d in (42, 54)}
CHIP_KEYS |= {f"plaque/{v}/{d}" for v in (1000, 5000, 10000) for d in (42, 54)}
CARD_KEYS = {rank + suit for rank in "A23456789TJQK" for suit in "SHDC"}
CARD_KEYS |= {"back", "shade", *(f"shadow/{n}" for n in range(9))}


@pytest.mark.parametrize(
    ("sheet", "keys"),
    [
        ("lobby", {"background"}),
        ("trente_et_quarante", TABLE_KEYS),
        ("chips", CHIP_KEYS),
        ("cards", CARD_KEYS),
    ],
)
def test_sheet_holds_what_the_scenes_ask_for(small_sheet: Small, sheet: str, keys: set[str]) -> None:
    pictures = small_sheet(sheet)
    assert keys <= set(pictures)
    assert not [key for key, picture in pictures.items() if blank(picture.image)]


@pytest.mark.parametrize("sheet", ["lobby", "trente_et_quarante"])
def test_backgrounds_fill_the_room_and_are_opaque(small_sheet: Small, sheet: str) -> None:
    for key, picture in small_sheet(sheet).items():
        if key.startswith("background"):
            assert (picture.image.width(), picture.image.height()) == (576, 360)
            assert picture.image.format() == QImage.Format.Format_RGB32
            assert (picture.anchor_x, picture.anchor_y) == (0, 0)


def test_the_prison_is_printed_on_the_cloth_and_nowhere_else(small_sheet: Small) -> None:
    half, prison = (
        small_sheet("trente_et_quarante")[key].image for key in ("background", "background/prison")
    )
    at = places(1440)
    changed = [
        (x / 0.4, y / 0.4)
        for x in range(0, 576, 2)
        for y in range(0, 360, 2)
        if half.pixelColor(x, y) != prison.pixelColor(x, y)
    ]
    assert changed
    assert all(at.cloth_left - 4 < x < at.cloth_right + 4 for x, _ in changed)
    assert all(at.cloth_top - 4 < y < at.cloth_foot + 4 for _, y in changed)


def test_shoe_empties_and_talon_fills_step_by_step(small_sheet: Small) -> None:
    pictures = small_sheet("trente_et_quarante")
    shoes = [pictures[f"shoe/{n}"].image for n in range(9)]
    assert len({pixels(image) for image in shoes}) == 9
    assert len({(image.width(), image.height()) for image in shoes}) == 1
    well = [image.copy(12, 10, 34, 40) for image in shoes]
    light = [sum(pixels(image)) for image in well]
    assert light == sorted(light)  # ivory edges against a dark well
    heaps = [pictures[f"talon/{n}"].image for n in range(5)]
    assert len({pixels(image) for image in heaps}) == 5


def test_cards_stand_about_their_middle(small_sheet: Small) -> None:
    pictures = small_sheet("cards")
    ace, back, shade = pictures["AS"], pictures["back"], pictures["shade"]
    assert ace.image.size() == back.image.size() == shade.image.size()
    assert ace.image.height() == pytest.approx(CARD_HEIGHT * 0.4 + 2, abs=1)
    assert ace.anchor_x == ace.image.width() / 2
    shadows = [pictures[f"shadow/{n}"] for n in range(9)]
    reach = [p.image.height() - p.anchor_y for p in shadows]
    assert reach == sorted(reach)


def test_painting_again_gives_the_same_pixels(small_sheet: Small) -> None:
    wanted = {"chip/25/2/42", "plaque/5000/54", "shadow/pile/7/42"}
    again = {key: picture for key, picture in paint_sheet("chips", SMALL) if key in wanted}
    for key in wanted:
        assert pixels(again[key].image) == pixels(small_sheet("chips")[key].image)
    lobby = dict(paint_sheet("lobby", SMALL))["background"]
    assert pixels(lobby.image) == pixels(small_sheet("lobby")["background"].image)


def test_rooms_between_the_two_widths_have_no_seam() -> None:
    """Wall and cornice grow from the middle: the middle of every room is the same picture."""
    middles = []
    for width in (1440, 1520, 1600):
        image = dict(paint_sheet("lobby", Spec(0.4, width)))["background"].image
        middles.append(image.copy(image.width() // 2 - 8, 34, 16, 3))
        assert image.width() == round(width * 0.4)
    spread = [
        abs(middles[0].pixelColor(x, y).lightness() - other.pixelColor(x, y).lightness())
        for other in middles[1:]
        for x in range(16)
        for y in range(3)
    ]
    assert max(spread) < 30


def test_a_sheet_that_does_not_exist_is_refused() -> None:
    with pytest.raises(KeyError):
        paint_sheet("dragons", SMALL)
