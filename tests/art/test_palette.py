"""Colours meet the contrasts measured for them, for every pair that is used."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from casino_qt.art import palette
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.furniture_table import paint_frame
from casino_qt.art.materials import felt
from casino_qt.art.palette import contrast, luminance, mix, with_alpha


@pytest.mark.parametrize(
    ("ink", "ground", "least"),
    [
        (palette.INK, palette.IVORY, 16.0),
        (palette.ROUGE, palette.IVORY, 6.1),
        (palette.INK_2, palette.IVORY, 7.6),
        (palette.TEXT, palette.MAHOGANY, 9.3),
        (palette.TEXT_2, palette.MAHOGANY, 6.0),
        (palette.RAIL_SUBTITLE, palette.MAHOGANY, 7.0),
        (palette.CALL_TEXT, palette.BANNER_TOP, 14.8),
        (palette.TEXT_2, palette.BANNER_TOP, 8.0),
        (palette.TEXT, palette.PLATE_TOP, 10.0),
        (palette.INK, palette.ENAMEL_FOOT, 11.0),
        (palette.GAIN, palette.MAHOGANY, 7.0),
        (palette.FOCUS, palette.MAHOGANY, 11.0),
        (palette.FOCUS_GAP, palette.IVORY, 15.0),
        (QColor("#FFF5DC"), palette.ROUGE_CLOTH, 6.0),
        (QColor("#FFF5DC"), palette.CLOTH_INK, 15.0),
        (QColor("#2A1705"), palette.BRASS, 7.0),
    ],
)
def test_pairs_in_use_read_well(ink: QColor, ground: QColor, least: float) -> None:
    opaque = QColor(ink.rgb())
    assert contrast(opaque, ground) >= least


def _mean(image_width: int, baize: QColor, power: float, lamp: tuple[float, float]) -> QColor:
    """Mean colour of the cloth round the lamp's centre, where it is lightest."""
    w, h = image_width, round(image_width * 0.55)
    image = canvas(w, h)
    p = painter(image)
    felt(p, QRectF(0, 0, w, h), baize, lamp, 0.66, power)
    p.end()
    cx, cy = round(w * lamp[0]), round(h * lamp[1])
    spots = [image.pixelColor(cx + dx, cy + dy) for dx in range(-12, 13, 3) for dy in range(-12, 13, 3)]
    count = len(spots)
    return QColor.fromRgbF(
        sum(c.redF() for c in spots) / count,
        sum(c.greenF() for c in spots) / count,
        sum(c.blueF() for c in spots) / count,
    )


@pytest.mark.parametrize(
    ("baize", "power", "least"),
    [
        (palette.BAIZE_TRENTE_ET_QUARANTE, 1.0, 5.0),
        (palette.BAIZE_ROULETTE, 0.84, 5.0),
        (palette.BAIZE_TRENTE_ET_UN, 0.82, 5.0),
        (palette.BAIZE_BLACKJACK, 1.0, 5.0),
    ],
)
def test_lettering_reads_on_cloth_even_under_the_lamp(baize: QColor, power: float, least: float) -> None:
    lit = _mean(600, baize, power, (0.43, 0.44))
    assert contrast(palette.FELT_TEXT, lit) >= least
    assert contrast(palette.FOCUS, lit) >= 4.5


def test_rail_is_dark_enough_for_its_words() -> None:
    image = canvas(720, 450)
    p = painter(image, 0.5)
    paint_frame(p, 1440, palette.BAIZE_TRENTE_ET_QUARANTE)
    p.end()
    brightest = max((image.pixelColor(x, 13) for x in range(20, 700)), key=luminance)
    assert contrast(palette.TEXT, brightest) >= 7.0
    assert contrast(palette.TEXT_2, brightest) >= 4.5


def test_contrast_is_symmetric_and_bounded() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21.0)
    assert contrast(palette.INK, palette.IVORY) == contrast(palette.IVORY, palette.INK)
    assert contrast(palette.GOLD, palette.GOLD) == pytest.approx(1.0)


def test_mixing_keeps_both_ends_and_leaves_its_arguments_alone() -> None:
    assert mix("#000000", "#FFFFFF", 0).name() == "#000000"
    assert mix("#000000", "#FFFFFF", 1).name() == "#ffffff"
    before = palette.GOLD.alphaF()
    assert with_alpha(palette.GOLD, 0.5).alphaF() == pytest.approx(0.5, abs=0.01)
    assert palette.GOLD.alphaF() == before
