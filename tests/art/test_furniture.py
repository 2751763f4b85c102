"""Faces of buttons and plates: every state is seen, nothing is painted where it should not be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from casino_qt.art import furniture
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.furniture import Kind, State
from casino_qt.art.furniture_table import paint_carpet, paint_frame
from casino_qt.art.palette import BAIZE_ROULETTE, contrast

from .conftest import blank, pixels

STATES: tuple[State, ...] = ("normal", "hover", "pressed", "disabled", "focus")
RECT = QRectF(20, 20, 160, 48)


def button(kind: Kind, state: State) -> QImage:
    image = canvas(200, 90)
    p = painter(image)
    furniture.paint_button(p, RECT, kind, state)
    p.end()
    return image


@pytest.mark.parametrize("kind", ["primary", "secondary"])
def test_every_state_of_a_button_looks_different(kind: Kind) -> None:
    assert len({pixels(button(kind, state)) for state in STATES}) == len(STATES)


@pytest.mark.parametrize("kind", ["primary", "secondary"])
@pytest.mark.parametrize("state", STATES)
def test_button_stays_near_its_rectangle(kind: Kind, state: State) -> None:
    image = button(kind, state)
    assert all(image.pixelColor(x, y).alpha() == 0 for x in (4, 194) for y in range(0, 90, 3))
    if state != "disabled":
        face = image.pixelColor(100, 44)
        assert face.alpha() == 255
        assert contrast(furniture.button_ink(kind), face) >= 10


def test_focus_ring_carries_its_dark_gap() -> None:
    image = canvas(100, 100)
    p = painter(image)
    p.fillRect(image.rect(), "#FBF4E2")
    furniture.paint_focus(p, QRectF(20, 20, 60, 60))
    p.end()
    column = [image.pixelColor(50, y) for y in range(6, 30)]
    darkest = min(column, key=lambda c: c.lightness())
    assert contrast(darkest, "#FBF4E2") >= 9


def test_the_shadow_of_a_call_is_the_same_at_every_width_and_has_no_seam() -> None:
    pictures = []
    for width in (320, 700):
        image = canvas(800, 180)
        p = painter(image, 1.2)
        furniture.paint_call_banner(p, QRectF(40, 30, width, 66))
        p.end()
        pictures.append(image)
    short, long = pictures
    under = range(118, 150)  # below the plate, where only its shadow is
    for y in under:
        for x in range(30, 150):
            assert short.pixelColor(x, y).alpha() == long.pixelColor(x, y).alpha()
        assert len({long.pixelColor(x, y).alpha() for x in range(150, 700, 7)}) == 1
    assert any(long.pixelColor(400, y).alpha() > 20 for y in under)


def test_plates_pills_and_dialogs_are_painted() -> None:
    paints: tuple[Callable[[QPainter], None], ...] = (
        lambda p: furniture.paint_brass_plate(p, QRectF(5, 5, 90, 24)),
        lambda p: furniture.paint_amount_pill(p, QRectF(5, 5, 60, 19)),
        lambda p: furniture.paint_dialog(p, QRectF(2, 2, 96, 90)),
        lambda p: furniture.paint_key_cap(p, QRectF(5, 5, 18, 18), "#F5EBD3"),
        lambda p: furniture.paint_rule_with_diamond(p, 50, 50, 40),
    )
    for paint in paints:
        image = canvas(100, 100)
        p = painter(image)
        paint(p)
        p.end()
        assert not blank(image)


def test_frame_leaves_the_opening_it_says() -> None:
    image = canvas(720, 450)
    p = painter(image, 0.5)
    opening = paint_frame(p, 1440, BAIZE_ROULETTE)
    p.end()
    assert opening == QRectF(22, 52, 1396, 752)
    cloth, rail = image.pixelColor(360, 225), image.pixelColor(360, 13)
    assert cloth.green() > cloth.red()
    assert rail.red() > rail.green()


def test_carpet_covers_what_is_asked_and_no_more() -> None:
    image = canvas(120, 80)
    p = painter(image)
    paint_carpet(p, QRectF(10, 10, 60, 50))
    p.end()
    assert image.pixelColor(40, 30).alpha() == 255
    assert image.pixelColor(100, 70).alpha() == 0
