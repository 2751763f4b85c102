"""The twelve courts: no two alike in cloth or head."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from casino_qt.art.canvas import canvas, painter
from casino_qt.art.cards import paint_card
from casino_qt.art.cards.engraver import Engraver
from casino_qt.art.cards.grid import COURTS, SUITS, Detail
from casino_qt.art.cards.wardrobe import ROBES
from tests.art import card_reading as reading

pytestmark = pytest.mark.usefixtures("qapp")


@pytest.mark.parametrize("detail", Detail)
def test_no_two_robes_are_alike_and_each_covers_its_cloth(detail: Detail) -> None:
    assert set(ROBES) == {rank + suit for rank in COURTS for suit in SUITS}
    swatches = set()
    for robe in ROBES.values():
        image = canvas(120, 90)
        brush = painter(image)
        robe(Engraver(brush, detail), QRectF(0, 0, 120, 90))
        brush.end()
        alpha = reading.pixels(image).getchannel("A")
        assert alpha.getextrema() == (255, 255)
        swatches.add(reading.data_of(image))
    assert len(swatches) == 12


def head(code: str, height: int) -> bytes:
    picture = reading.pixels(paint_card(code, height, "en")).convert("RGB")
    width, tall = picture.size
    return picture.crop((width // 3, tall // 12, 2 * width // 3, tall * 2 // 5)).tobytes()


@pytest.mark.parametrize("height", [132, 316])
def test_no_two_heads_are_alike(height: int) -> None:
    heads = {head(rank + suit, height) for rank in COURTS for suit in SUITS}
    assert len(heads) == 12
