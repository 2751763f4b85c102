"""Icons: each is drawn, keeps inside its box, and no two are alike."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from casino_qt.art import icons
from casino_qt.art.canvas import canvas, painter

from .conftest import blank, pixels


def drawn(name: str, size: int = 40) -> QImage:
    image = canvas(size, size)
    p = painter(image)
    icons.paint_icon(p, name, size / 2, size / 2, size * 0.8)
    p.end()
    return image


@pytest.mark.parametrize("name", icons.ICONS)
def test_icon_is_drawn_inside_its_box(name: str) -> None:
    box = icons.icon_path(name).boundingRect()
    inside = QRectF(-10.5, -10.5, 21, 21)
    assert inside.contains(box.topLeft())
    assert inside.contains(box.bottomRight())
    image = drawn(name)
    assert not blank(image)
    border = [image.pixelColor(x, y).alpha() for x in range(40) for y in (0, 39)]
    assert max(border) == 0


def test_no_two_icons_are_alike() -> None:
    assert len({pixels(drawn(name)) for name in icons.ICONS}) == len(icons.ICONS)


def test_unknown_icon_is_refused() -> None:
    with pytest.raises(KeyError):
        icons.icon_path("dragon")


def test_rouge_and_noir_differ_in_grey_by_their_hatching() -> None:
    """Upright lines against crossed ones: told apart without colour."""
    rows: dict[bool, int] = {}
    for rouge in (True, False):
        image = canvas(130, 120)
        p = painter(image)
        icons.paint_hatched_lozenge(p, 65, 60, 126, 112, rouge, grain=False)
        p.end()
        greys = [image.pixelColor(62, y).lightness() for y in range(40, 80)]
        rows[rouge] = max(greys) - min(greys)
    assert rows[True] < 4  # down a column of gules nothing changes
    assert rows[False] > 8  # sable is crossed
