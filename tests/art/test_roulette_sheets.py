"""The roulette's pictures: complete, painted alike every time, fitting one another."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QTransform

from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import Spec
from casino_qt.art.chips import CHIP_VALUES, GUEST_PIECES, TURNS
from casino_qt.art.picture import Picture
from casino_qt.art.pictures import Sheet
from casino_qt.art.piles import pile
from casino_qt.art.plaques import PLAQUE_VALUES
from casino_qt.art.roulette_places import ROULETTE_SIZE, places
from casino_qt.art.wheel_layers import PHASES
from casino_qt.art.wheel_order import APRON_IN, BALL
from tests.art.conftest import SMALL, blank, painted, pixels

SHEETS = ("roulette", "wheel", "roulette_chips")


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
    image = dict(paint_sheet("roulette", Spec(scale, width)))["background"].image
    assert (image.width(), image.height()) == (round(width * scale), round(900 * scale))


def test_the_sheets_hold_what_the_scene_asks_for() -> None:
    table, wheel, chips = (painted(sheet, SMALL) for sheet in SHEETS)
    assert {"background", "dolly", "dolly/shadow", "rake/blade", "rake/stick/shadow"} <= table.keys()
    phases = {f"{thing}/{y}/{x}" for thing in ("ball", "knob") for y in range(PHASES) for x in range(PHASES)}
    layers = {"rotor", "gloss", "arms", "arms/shadow", "dome", "ball/shadow"}
    assert wheel.keys() == layers | phases
    for value in CHIP_VALUES + GUEST_PIECES:
        for turn in range(len(TURNS)):
            assert f"chip/{value}/{turn}/{ROULETTE_SIZE}" in chips
    for value in PLAQUE_VALUES:
        assert f"plaque/{value}/{ROULETTE_SIZE}" in chips


def middle_of_ink(picture: Picture) -> tuple[float, float]:
    """Centre of gravity of what is painted, from the anchor."""
    image, total, sx, sy = picture.image, 0.0, 0.0, 0.0
    for y in range(image.height()):
        for x in range(image.width()):
            alpha = image.pixelColor(x, y).alphaF()
            total, sx, sy = total + alpha, sx + alpha * (x + 0.5), sy + alpha * (y + 0.5)
    return sx / total - picture.anchor_x, sy / total - picture.anchor_y


def test_the_ball_comes_at_every_part_of_a_pixel() -> None:
    wheel = painted("wheel", SMALL)
    for row in range(PHASES):
        for column in range(PHASES):
            x, y = middle_of_ink(wheel[f"ball/{row}/{column}"])
            assert x == pytest.approx(column / PHASES, abs=0.06)
            assert y == pytest.approx(row / PHASES, abs=0.06)


def test_the_layers_fit_the_bowl_that_is_printed() -> None:
    radius = places(SMALL.width).wheel_radius * SMALL.scale
    wheel = painted("wheel", SMALL)
    rotor = wheel["rotor"]
    assert rotor.anchor_x == rotor.image.width() / 2
    assert rotor.image.width() >= 2 * APRON_IN * radius
    assert wheel["ball/0/0"].image.width() >= 2 * BALL * radius


def test_what_turns_carries_no_light_of_its_own() -> None:
    """Turned by 180 degrees, the arms look the same: their highlights are across them, not from above."""
    arms = painted("wheel", SMALL)["arms"].image
    turned = arms.transformed(QTransform().rotate(180))
    alphas = [
        abs(arms.pixelColor(x, y).alpha() - turned.pixelColor(x, y).alpha())
        for y in range(arms.height())
        for x in range(arms.width())
    ]
    assert max(alphas) <= 40


def test_chips_of_this_cloth_are_piled() -> None:
    sheet = Sheet(painted("roulette_chips", SMALL), SMALL)
    low, high = (pile((25,) * n, ROULETTE_SIZE, 1, sheet) for n in (1, 12))
    assert high.dy < low.dy


def test_guests_are_told_apart_without_colour() -> None:
    chips = painted("roulette_chips", Spec(1.0, 1440))
    grey = QImage.Format.Format_Grayscale8
    middles = set()
    for guest in GUEST_PIECES:
        image = chips[f"chip/{guest}/0/{ROULETTE_SIZE}"].image
        inlay = image.copy(image.width() // 2 - 8, image.height() // 2 - 10, 16, 16).convertToFormat(grey)
        dark = sum(inlay.pixelColor(x, y).value() < 150 for x in range(16) for y in range(16))
        middles.add(dark)
    assert len(middles) == len(GUEST_PIECES)
