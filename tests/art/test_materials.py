"""Stuffs are the same on every evening, and at every scale the same stuff."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from casino_qt.art import light, materials, palette
from casino_qt.art.canvas import blur, canvas, noise, painter, scale_of
from casino_qt.art.paths import circle, notched, rrect

from .conftest import pixels


def _felt(scale: float) -> QImage:
    image = canvas(300 * scale, 200 * scale)
    p = painter(image, scale)
    materials.felt(p, QRectF(0, 0, 300, 200), palette.BAIZE_TRENTE_ET_QUARANTE)
    p.end()
    return image


def test_noise_is_the_same_on_every_machine() -> None:
    assert random.Random(77).randbytes(4) == b"=\xd3\x92\xcc"
    image = noise(8, 2, 77)
    assert bytes(image.constBits()) == random.Random(77).randbytes(16)


def test_felt_and_wood_are_painted_alike_every_time() -> None:
    assert pixels(_felt(1.0)) == pixels(_felt(1.0))
    first = materials.wood(200, 60, 21)
    materials.wood.cache_clear()
    assert pixels(materials.wood(200, 60, 21)) == pixels(first)
    assert pixels(materials.wood(200, 60, 22)) != pixels(first)


def test_felt_looks_the_same_at_twice_the_scale() -> None:
    once, twice = _felt(1.0), _felt(2.0)
    for x, y in ((30, 30), (150, 84), (270, 170)):
        a = once.scaled(30, 20).pixelColor(x // 10, y // 10)
        b = twice.scaled(30, 20).pixelColor(x // 10, y // 10)
        assert abs(a.green() - b.green()) < 14


def test_lamp_lies_where_it_is_asked_for_wherever_the_cloth_lies() -> None:
    """A brush's origin moves gradients too: a bed far from the corner must be lit like one in it."""
    image = canvas(700, 500)
    p = painter(image)
    for x, y in ((0, 0), (380, 400)):
        materials.felt(p, QRectF(x, y, 300, 80), palette.TRAY_VELVET, (0.5, 0.3), 0.6, 0.8)
    p.end()
    here, there = image.copy(0, 0, 300, 80), image.copy(380, 400, 300, 80)
    a, b = here.scaled(10, 4).pixelColor(5, 1), there.scaled(10, 4).pixelColor(5, 1)
    assert abs(a.red() - b.red()) < 10


def test_fibre_tile_has_no_seam() -> None:
    tile = materials.felt_tile(0.5)
    assert tile.width() == tile.height() == 256
    crossing = sum(
        1
        for y in range(tile.height())
        if tile.pixelColor(0, y).alpha() > 4 and tile.pixelColor(tile.width() - 1, y).alpha() > 4
    )
    assert crossing > 10  # hairs go on over the edge


def test_blur_keeps_the_amount_of_darkness() -> None:
    image = canvas(80, 80)
    p = painter(image)
    p.fillPath(circle(40, 40, 14), QColor(0, 0, 0))
    p.end()
    soft = blur(image, 8)
    assert soft.size() == image.size()
    before = sum(pixels(image)[3::4])
    after = sum(pixels(soft)[3::4])
    assert after == pytest.approx(before, rel=0.08)
    assert soft.pixelColor(40, 57).alpha() > 0


@pytest.mark.parametrize("turn", [0.0, 30.0])
def test_shadows_fall_straight_down_whatever_is_turned(turn: float) -> None:
    image = canvas(200, 200)
    p = painter(image)
    p.translate(100, 100)
    p.rotate(turn)
    light.shadow(p, circle(0, 0, 20), 0, 30, 4, 1.0)
    p.end()
    assert image.pixelColor(100, 130).alpha() > 200
    assert image.pixelColor(100, 100).alpha() < 60
    assert image.pixelColor(70, 130).alpha() < 60


def test_inner_shadow_darkens_under_the_upper_edge_only_inside() -> None:
    image = canvas(120, 120)
    p = painter(image)
    light.inner_shadow(p, rrect(20, 20, 80, 80, 4), 6, 0.8, 0, 6)
    p.end()
    assert image.pixelColor(60, 22).alpha() > 90
    assert image.pixelColor(60, 60).alpha() < 8
    assert image.pixelColor(60, 10).alpha() == 0


def test_soft_edge_grows_lighter_outwards() -> None:
    image = canvas(120, 120)
    p = painter(image)
    light.soft_edge(p, rrect(40, 40, 40, 40, 4), 12, 0, 0.5)
    p.end()
    alphas = [image.pixelColor(60, y).alpha() for y in (60, 37, 33, 29, 20)]
    assert alphas == sorted(alphas, reverse=True)
    assert alphas[0] > 100
    assert alphas[-1] == 0


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
@pytest.mark.parametrize("outline", [rrect, notched])
@pytest.mark.parametrize("size", [(120, 60), (31, 90), (12, 8)])
def test_the_soft_edge_of_a_box_is_that_of_its_outline(
    scale: float, outline: light.Box, size: tuple[int, int]
) -> None:
    shape = outline(0, 0, *size, 4)

    def alphas(paint: Callable[[QPainter], None]) -> bytes:
        image = canvas(208 * scale, 160 * scale)
        p = painter(image, scale)
        p.translate(24, 24)
        paint(p)
        p.end()
        return pixels(image)[3::4]

    boxes = alphas(lambda p: light.soft_box(p, outline, QRectF(0, 0, *size), 4, 12, 4, 0.5))
    edges = alphas(lambda p: light.soft_edge(p, shape, 12, 4, 0.5))
    # At the rim itself one of them may lie between two pixels.
    rim = alphas(lambda p: p.strokePath(shape.translated(0, 4), QPen(QColor("black"), 4 / scale)))
    apart = [abs(one - other) for one, other, at in zip(boxes, edges, rim, strict=True) if not at]
    assert max(edges) > 100
    assert max(apart) <= 28  # of 255: a hollowed corner is stroked a little otherwise at another place


def test_a_box_that_lies_aslant_keeps_its_soft_edge() -> None:
    image = canvas(120, 120)
    p = painter(image)
    p.translate(60, 60)
    p.rotate(45)
    light.soft_box(p, rrect, QRectF(-30, -30, 60, 60), 4, 12, 0, 0.5)
    p.end()
    assert image.pixelColor(60, 20).alpha() > 100
    assert image.pixelColor(20, 20).alpha() == 0


def test_elevations_rise() -> None:
    reach = [max((dy + r for _, dy, r, _ in layers), default=0) for layers in light.ELEVATIONS.values()]
    assert reach == sorted(reach)
    assert light.ELEVATIONS[0] == ()


def test_scale_of_a_painter() -> None:
    image = canvas(10, 10)
    p = painter(image, 2.4)
    p.rotate(33)
    assert scale_of(p) == pytest.approx(2.4)
    p.end()
