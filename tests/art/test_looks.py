"""High contrast and the pack in four colours: what is painted, and that the usual look comes back."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication

from casino_qt.art import looks, palette
from casino_qt.art.bake.spec import SHEETS, Spec
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.cards import paint_card
from casino_qt.art.lettering import load_fonts
from casino_qt.art.materials import felt
from casino_qt.art.palette import contrast

ENOUGH = 7.0  # to one: WCAG 2, level AAA, for text of any size
BAIZES = ("BAIZE_TRENTE_ET_QUARANTE", "BAIZE_ROULETTE", "BAIZE_TRENTE_ET_UN", "BAIZE_BLACKJACK")
ON_DARK = ("TEXT", "TEXT_2", "MONEY", "RAIL_TITLE", "RAIL_SUBTITLE", "CALL_TEXT", "GAIN", "FOCUS")
DARK = (
    *("PLATE_TOP", "PLATE_FOOT", "PLATE_HOVER_TOP", "PLATE_PRESSED_FOOT", "BANNER_TOP", "BANNER_FOOT"),
    *("MAHOGANY_DARK", "MAHOGANY_BASE", "MAHOGANY", "TRAY_VELVET"),
)
PAIRS = (
    *((text, ground) for text in ON_DARK for ground in DARK),
    *((text, cloth) for text in ("FELT_TEXT", "CLOTH_LINE", "CALL_TEXT", "TEXT_2") for cloth in BAIZES),
    *((text, paper) for text in ("INK", "INK_2", "ROUGE") for paper in ("IVORY", "CARD_SHADE")),
    *(("FELT_TEXT", field) for field in ("ROUGE_CLOTH", "ROUGE_WHEEL", "ZERO_CLOTH", "CLOTH_INK")),
)


@pytest.fixture(autouse=True)
def usual(qapp: QApplication) -> Iterator[None]:
    load_fonts()
    yield
    looks.wear(looks.USUAL)


@pytest.mark.parametrize(("text", "ground"), PAIRS)
def test_every_text_is_seven_to_one_in_high_contrast(text: str, ground: str) -> None:
    looks.wear(looks.CONTRAST)
    assert contrast(getattr(palette, text), getattr(palette, ground)) >= ENOUGH


@pytest.mark.parametrize("cloth", BAIZES)
def test_letters_are_seven_to_one_in_the_middle_of_the_lamp(cloth: str) -> None:
    looks.wear(looks.CONTRAST)
    image = canvas(160, 100)
    p = painter(image)
    felt(p, QRectF(0, 0, 160, 100), getattr(palette, cloth))
    p.end()
    lightest = max((pixel(image, x, y) for x in range(0, 160, 4) for y in range(0, 100, 4)), key=lightness)
    assert contrast(palette.FELT_TEXT, lightest) >= ENOUGH


def pixel(image: QImage, x: int, y: int) -> QColor:
    return image.pixelColor(x, y)


def lightness(colour: QColor) -> float:
    return palette.luminance(colour)


def test_the_usual_look_comes_back_to_the_last_shade() -> None:
    before = {name: getattr(palette, name).name(QColor.NameFormat.HexArgb) for name in looks.BRIGHT}
    looks.wear(looks.CONTRAST + looks.FOUR_COLOURS)
    assert palette.TEXT.name() == "#ffffff"
    looks.wear(looks.USUAL)
    assert before == {name: getattr(palette, name).name(QColor.NameFormat.HexArgb) for name in looks.BRIGHT}


def ink_of(card: str) -> QColor:
    """The most frequent colour of a card that is not its pasteboard."""
    image = paint_card(card, 120, "fr")
    found: dict[str, int] = {}
    for x in range(0, image.width(), 2):
        for y in range(0, image.height(), 2):
            colour = image.pixelColor(x, y)
            if colour.alpha() == 255 and palette.luminance(colour) < 0.3:
                found[colour.name()] = found.get(colour.name(), 0) + 1
    return QColor(max(found, key=lambda name: found[name]))


def test_each_suit_has_its_colour() -> None:
    looks.wear(looks.FOUR_COLOURS)
    inks = {suit: ink_of(f"7{suit}") for suit in "SHDC"}
    hues = {suit: inks[suit].hsvHue() for suit in "HDC"}
    assert inks["D"].blue() > inks["D"].red() + 60
    assert inks["C"].green() > max(inks["C"].red(), inks["C"].blue()) + 20
    assert inks["H"].red() > inks["H"].blue() + 60
    assert max(inks["S"].red(), inks["S"].green(), inks["S"].blue()) < 60
    assert len(set(hues.values())) == 3
    looks.wear(looks.USUAL)
    assert ink_of("7D").red() > ink_of("7D").blue() + 60
    assert ink_of("7C").name() == ink_of("7S").name()


def test_cards_are_white_and_black_in_high_contrast() -> None:
    looks.wear(looks.CONTRAST)
    image = paint_card("7S", 120, "fr")
    middle = image.pixelColor(image.width() // 2, round(image.height() * 0.04))
    assert min(middle.red(), middle.green(), middle.blue()) > 245
    assert ink_of("7S").name() == "#000000"


def test_a_look_has_pictures_of_its_own() -> None:
    usual, both = Spec(1.0, 1440, "fr"), Spec(1.0, 1440, "fr", "cf")
    assert Spec.parse(both.text()) == both
    for sheet in SHEETS:
        assert both.of(sheet) != usual.of(sheet)
        assert both.of(sheet).of(sheet) == both.of(sheet)
    four = Spec(1.0, 1440, "fr", "f")
    assert [sheet for sheet in SHEETS if four.of(sheet) != usual.of(sheet)] == [
        *("cards_84", "cards_96", "cards_126", "cards_160")
    ]


def test_the_pack_of_trente_et_quarante_keeps_two_colours() -> None:
    """One bets on the colour of the first card there."""
    assert looks.FOUR_COLOURS not in Spec(1.0, 1440, "fr", "cf").of("cards").look


@pytest.mark.parametrize("look", [looks.USUAL, looks.CONTRAST])
def test_the_ring_of_the_keyboard_is_seen_on_every_ground(look: str) -> None:
    """Bright where the ground is dark; on enamel and cards the dark line under it is what is seen."""
    looks.wear(look)
    for ground in (*BAIZES, *DARK):
        assert contrast(palette.FOCUS, getattr(palette, ground)) >= 3, ground
    for paper in ("IVORY", "CARD_SHADE"):
        assert contrast(QColor(palette.FOCUS_GAP.rgb()), getattr(palette, paper)) >= 3, paper
