"""Every painted card, looked at by its pixels: size, colours, pips, indices, symmetry, determinism."""

from __future__ import annotations

import math

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtGui import QFontInfo, QRawFont

from casino_qt.art.cards import CODES, INDEX_NAMES, card_size, index_text, paint_card
from casino_qt.art.cards.grid import COURTS, FINE_FROM, HEIGHT, RANKS, WIDTH
from casino_qt.art.cards.stock import index_path
from casino_qt.art.lettering import PLAYFAIR, font, load_fonts
from tests.art import card_reading as reading

pytestmark = pytest.mark.usefixtures("qapp")

FACES = CODES[:-1]
NUMBERS = [code for code in FACES if code[0] in "23456789T"]
BOLD, FINE = 132, 240


def corner(picture: Image.Image, code: str, index: str, fine: bool) -> tuple[int, int, int, int]:
    """The box of the upper left index in pixels."""
    box = index_path(code[0], code[1], index, fine).boundingRect()
    scale = picture.height / HEIGHT
    return (
        math.floor(box.left() * scale) - 1,
        math.floor(box.top() * scale) - 1,
        math.ceil(box.right() * scale) + 1,
        math.ceil(box.bottom() * scale) + 1,
    )


def without_indices(picture: Image.Image, code: str, index: str, fine: bool) -> Image.Image:
    """The card with both index blocks painted over."""
    left, top, right, bottom = corner(picture, code, index, fine)
    width, height = picture.size
    bare = picture.copy()
    for box in ((left, top, right, bottom), (width - right, height - bottom, width - left, height - top)):
        bare.paste(reading.IVORY, box)
    return bare


@pytest.mark.parametrize("index", INDEX_NAMES)
def test_every_card_has_exactly_the_asked_size_and_no_twin(index: str) -> None:
    seen = set()
    for code in CODES:
        image = paint_card(code, BOLD, index)
        assert (image.width(), image.height()) == (88, 132), code
        seen.add(reading.data_of(image))
    assert len(seen) == len(CODES)


@pytest.mark.parametrize("height", [40, 79.2, 105.6, 151, 152, 158.4, 264, 401])
@pytest.mark.parametrize("code", ["QH", "7S", "AD", "back"])
def test_any_height_is_met_exactly(code: str, height: float) -> None:
    image = paint_card(code, height, "fr")
    assert (image.width(), image.height()) == card_size(height) == (round(height * 2 / 3), round(height))


@pytest.mark.parametrize("height", [BOLD, FINE])
@pytest.mark.parametrize("code", ["KS", "QD", "JC", "AH", "9C", "back"])
def test_the_same_card_is_the_same_to_the_byte(code: str, height: int) -> None:
    assert reading.data_of(paint_card(code, height, "ru")) == reading.data_of(paint_card(code, height, "ru"))


@pytest.mark.parametrize("height", [BOLD, FINE])
def test_corners_are_round_and_the_rest_is_opaque(height: int) -> None:
    for code in ("KH", "2C", "back"):
        alpha = reading.pixels(paint_card(code, height, "en")).getchannel("A")
        width, tall = alpha.size
        for spot in ((0, 0), (width - 1, 0), (0, tall - 1), (width - 1, tall - 1)):
            assert alpha.getpixel(spot) == 0
        inside = alpha.crop((2, round(tall * 0.05), width - 2, round(tall * 0.95)))
        assert inside.getextrema() == (255, 255)


@pytest.mark.parametrize("height", [BOLD, FINE])
@pytest.mark.parametrize("code", [code for code in FACES if code[0] not in COURTS])
def test_red_suits_are_red_and_black_suits_black(code: str, height: int) -> None:
    picture = reading.pixels(paint_card(code, height, "fr"))
    red, black = (reading.count(reading.mask(picture, of)) for of in (reading.is_red, reading.is_black))
    if code[1] in "HD":
        assert red > 40
        assert black == 0
    else:
        assert black > 40
        assert red == 0


@pytest.mark.parametrize("height", [BOLD, FINE])
@pytest.mark.parametrize("index", INDEX_NAMES)
def test_courts_bear_their_colour_in_the_corner(index: str, height: int) -> None:
    for code in (rank + suit for rank in COURTS for suit in "SHDC"):
        picture = reading.pixels(paint_card(code, height, index))
        left, top, right, bottom = corner(picture, code, index, height >= FINE_FROM)
        # The halo of the bold drawing comes close to the pip, whose right edge is at 132 units.
        block = picture.crop((left, top, min(right, int(0.22 * picture.width)), bottom))
        red, black = (reading.count(reading.mask(block, of)) for of in (reading.is_red, reading.is_black))
        assert (red > 30 and black == 0) if code[1] in "HD" else (black > 30 and red == 0), code


@pytest.mark.parametrize("height", [BOLD, FINE])
@pytest.mark.parametrize("code", NUMBERS)
def test_pips_counted_on_the_picture(code: str, height: int) -> None:
    picture = reading.pixels(paint_card(code, height, "en"))
    field = without_indices(picture, code, "en", height >= FINE_FROM)
    smallest = round((height / HEIGHT * 60) ** 2 / 4)
    expected = 10 if code[0] == "T" else int(code[0])
    assert reading.blots(reading.mask(field, reading.is_ink), smallest) == expected


@pytest.mark.parametrize("fine", [True, False])
@pytest.mark.parametrize("index", INDEX_NAMES)
def test_indices_keep_inside_their_margins(index: str, fine: bool) -> None:
    for rank in RANKS:
        box = index_path(rank, "S", index, fine).boundingRect()
        left, right = 20.0, 164.0
        if fine:
            # Between frame and pips, or between the edge and the window of a court.
            left, right = (20.0, 101.0) if rank in COURTS else (30.0, 110.0)
        assert left <= box.left(), rank
        assert box.right() <= right, rank
        assert box.top() >= 24, rank
        assert box.bottom() <= 292, rank


@pytest.mark.parametrize("height", [BOLD, FINE])
@pytest.mark.parametrize("index", INDEX_NAMES)
def test_the_index_is_printed_in_both_corners(index: str, height: int) -> None:
    for rank in RANKS:
        code = rank + "C"
        picture = reading.pixels(paint_card(code, height, index))
        left, top, right, bottom = corner(picture, code, index, height >= FINE_FROM)
        upper = reading.mask(picture.crop((left, top, right, bottom)), reading.is_ink)
        width, tall = picture.size
        lower = picture.crop((width - right, tall - bottom, width - left, tall - top))
        turned = reading.turned(reading.mask(lower, reading.is_ink))
        assert reading.count(upper) > 0.15 * len(upper) * len(upper[0]), code
        assert reading.differing(upper, turned) <= 0.03 * len(upper) * len(upper[0]), code


def test_index_languages_change_only_the_corners() -> None:
    for code in ("KS", "AD"):
        first, second = (reading.pixels(paint_card(code, FINE, index)) for index in ("en", "ru"))
        changed = ImageChops.difference(first.convert("RGB"), second.convert("RGB"))
        left, top, right, bottom = 0, 0, round(0.18 * first.width), round(0.18 * first.height)
        for x, y in ((left, top), (first.width - right, first.height - bottom)):
            changed.paste((0, 0, 0), (x, y, x + right, y + bottom))
        assert changed.getbbox() is None, code
        assert reading.data_of(paint_card(code, FINE, "en")) != reading.data_of(paint_card(code, FINE, "ru"))
    assert len({reading.data_of(paint_card("back", FINE, index)) for index in INDEX_NAMES}) == 1


@pytest.mark.parametrize("height", [BOLD, FINE])
def test_the_back_is_the_same_upside_down(height: int) -> None:
    image = paint_card("back", height, "en")
    margin = round(0.045 * height)
    both = (image, reading.upside_down(image))
    box = (margin, margin, image.width() - margin, height - margin)
    upright, upset = (reading.pixels(each).convert("RGB").crop(box) for each in both)
    assert reading.furthest(upright, upset) <= 12


@pytest.mark.parametrize("suit", "SHDC")
@pytest.mark.parametrize("rank", COURTS)
def test_the_window_of_a_court_is_the_same_upside_down(rank: str, suit: str) -> None:
    image = paint_card(rank + suit, 300, "en")
    scale = 300 / HEIGHT
    window = (math.ceil(112 * scale), math.ceil(66 * scale), math.floor(488 * scale), math.floor(834 * scale))
    upright = reading.pixels(image).convert("RGB").crop(window)
    upset = reading.pixels(reading.upside_down(image)).convert("RGB").crop(window)
    difference = ImageChops.difference(upright, upset)
    assert max(ImageStat.Stat(difference).mean) < 0.5


@pytest.mark.parametrize("height", [BOLD, FINE])
@pytest.mark.parametrize(
    "code", [rank + suit for rank in "24T" for suit in "SHDC"] + [rank + "D" for rank in "35689"]
)
def test_number_cards_without_a_middle_pip_are_the_same_upside_down(code: str, height: int) -> None:
    # A diamond has no head to stand on, so that any diamond card but the seven qualifies.
    image = paint_card(code, height, "en")
    upright, upset = (reading.pixels(each).convert("L") for each in (image, reading.upside_down(image)))
    # The light on the ivory does not turn; ink against ivory would differ by more than 100.
    assert reading.furthest(upright, upset) <= 60


def test_the_fine_drawing_has_an_engraved_frame_and_the_bold_one_none() -> None:
    def darkest_at_the_frame(height: int) -> int:
        picture = reading.pixels(paint_card("2S", height, "en")).convert("L")
        column = round(picture.width / 2 + 0.2 * picture.width)
        band = range(round(16 * height / HEIGHT), round(34 * height / HEIGHT) + 1)
        return min(int(picture.getpixel((column, row))) for row in band)  # type: ignore[arg-type]  # grey

    assert darkest_at_the_frame(300) < 215
    assert darkest_at_the_frame(140) > 225


def test_all_letters_of_the_indices_come_from_the_display_face() -> None:
    load_fonts()
    for weight in (700, 800):
        face = font(PLAYFAIR, 108, weight)
        assert QFontInfo(face).family() == PLAYFAIR
        raw = QRawFont.fromFont(face)
        assert raw.familyName() == PLAYFAIR
        letters = {letter for index in INDEX_NAMES for rank in RANKS for letter in index_text(rank, index)}
        assert not [letter for letter in sorted(letters) if not raw.supportsCharacter(ord(letter))]


@pytest.mark.parametrize(
    ("code", "height", "index"),
    [
        ("1S", 132, "en"),
        ("KX", 132, "en"),
        ("", 132, "en"),
        ("KS", 0, "en"),
        ("KS", -5, "en"),
        ("back", 90, "de"),
    ],
)
def test_nonsense_is_refused(code: str, height: float, index: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # each has its own words
        paint_card(code, height, index)


def test_the_card_is_two_by_three() -> None:
    assert WIDTH * 3 == HEIGHT * 2
