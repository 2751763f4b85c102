"""The places of table and lobby keep clear of one another at every width."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from casino_qt.art.lettering import load_fonts, text_width, ui
from casino_qt.art.lobby_places import lobby_places
from casino_qt.art.trente_et_quarante import PREMIUM_HALF, cloth_outline, printed_rate
from casino_qt.art.trente_et_quarante_places import (
    HEIGHT,
    PLAQUE_SIZES,
    SPOTS,
    STAKE_DIAMETER,
    Box,
    places,
    tray_diameter,
)

WIDTHS = tuple(range(1440, 1601, 20))


def rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


@pytest.mark.parametrize("width", WIDTHS)
def test_boxes_of_the_table_do_not_touch(width: int) -> None:
    at = places(width)
    boxes = {
        "noir row": at.row("noir"),
        "rouge row": at.row("rouge"),
        "shoe": at.shoe,
        "talon": Box(at.talon[0] - 50, at.talon[1] - 50, 100, 100),
        "score card": at.score_card,
        "tray": at.tray,
        "noir total": Box(at.total("noir")[0] - 40, at.total("noir")[1] - 40, 80, 80),
        "rouge total": Box(at.total("rouge")[0] - 40, at.total("rouge")[1] - 40, 80, 80),
    }
    for (one, a), (other, b) in itertools.combinations(boxes.items(), 2):
        assert not rect(a).intersects(rect(b)), f"{one} and {other}"
    room = QRectF(0, 0, width, HEIGHT)
    assert all(room.contains(rect(box)) for box in boxes.values())


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("prison", [False, True])
def test_what_lies_on_the_cloth_lies_in_its_field(width: int, prison: bool) -> None:
    at = places(width)
    cloth = cloth_outline(at)
    spots = [at.stake(s, prison) for s in SPOTS] + [at.won(s, prison) for s in SPOTS]
    if prison:
        spots += [at.prison(s, twice) for s in SPOTS for twice in (False, True)]
    assert all(cloth.contains(QPointF(*spot)) for spot in spots)
    for a, b in itertools.combinations(spots, 2):
        assert abs(a[0] - b[0]) >= STAKE_DIAMETER or abs(a[1] - b[1]) >= STAKE_DIAMETER
    for name in ("noir", "rouge"):
        field = rect(at.field(name))
        inside = [at.stake(name, prison), at.won(name, prison)]
        inside += [at.prison(name), at.prison(name, twice=True)] if prison else []
        for x, y in inside:
            assert field.contains(QRectF(x - 21, y - 26, 42, 47))


@pytest.mark.parametrize("width", WIDTHS)
def test_premiums_lie_evenly_on_the_ribbon(width: int) -> None:
    at = places(width)
    xs = [at.premium(spot)[0] for spot in SPOTS]
    gaps = [b - a for a, b in itertools.pairwise(xs)]
    assert max(gaps) - min(gaps) < 0.01
    assert min(gaps) > 44 + 30
    assert xs[-1] + 24 < at.ribbon.right
    assert {at.premium(spot)[1] for spot in SPOTS} == {at.cloth_middle}


@pytest.mark.parametrize("width", WIDTHS)
def test_tray_holds_its_eight_pieces_apart(width: int) -> None:
    at = places(width)
    d = tray_diameter(width)
    pieces = sorted(
        (x - w / 2, x + w / 2)
        for value, (x, _) in at.tray_places().items()
        for w in [d if value <= 500 else PLAQUE_SIZES[value][0] * d * 0.82]
    )
    assert all(a[1] + 4 <= b[0] for a, b in itertools.pairwise(pieces))
    assert pieces[0][0] > at.tray.x + 8
    assert pieces[-1][1] < at.tray.right - 8


def test_widths_between_are_interpolated_and_others_clamped() -> None:
    narrow, middle, wide = places(1440), places(1520), places(1600)
    assert middle.shoe.x == pytest.approx((narrow.shoe.x + wide.shoe.x) / 2)
    assert places(1000).width == 1440
    assert places(4000).width == 1600
    assert narrow.row("noir").w == 826
    assert wide.row("noir").w == 976


@pytest.mark.parametrize("width", WIDTHS)
def test_doors_stand_apart_and_lamps_between_them(width: int) -> None:
    at = lobby_places(width)
    doors = [at.door(i) for i in range(4)]
    assert all(a.right < b.x for a, b in itertools.pairwise(doors))
    assert doors[0].x == pytest.approx(width - doors[-1].right)
    lamps = at.sconces()
    assert lamps[0] < doors[0].x
    assert all(
        a.right < lamp < b.x for (a, b), lamp in zip(itertools.pairwise(doors), lamps[1:4], strict=True)
    )
    assert lamps[4] > doors[3].right
    for i in range(4):
        assert rect(at.opening(i)).contains(rect(at.leaf(i)))
    assert all(box.right < width for box in at.buttons())


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("scale", [0.65, 0.7, 0.8, 0.95, 1.0, 1.2, 2.0])
@pytest.mark.parametrize("width", WIDTHS)
def test_the_price_of_the_insurance_keeps_clear_of_the_first_premium(width: int, scale: float) -> None:
    load_fonts()
    at = places(width)
    words, x = printed_rate(at, scale)
    written = text_width(words, ui(14, 500, tracking=0.04, scale=scale))
    assert x + written <= at.premium("noir")[0] - PREMIUM_HALF - 6
    assert words.startswith("assurance") or scale < 0.8
