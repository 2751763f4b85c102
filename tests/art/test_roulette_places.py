"""The roulette's places: every point of the tableau decides exactly one bet, and every bet has its place."""

from __future__ import annotations

import random

import pytest

from casino_qt.art.roulette_places import LINE, SIMPLE_CHANCES, Places, Zone, places
from casino_qt.art.trente_et_quarante_places import Box, Point

WIDTHS = tuple(range(1440, 1601, 20))  # every width that is baked
at_every_width = pytest.mark.parametrize("at", [places(width) for width in WIDTHS], ids=WIDTHS)

KINDS = {
    "plein": 37,
    "cheval": 60,
    "transversale": 14,
    "carre": 23,
    "sixain": 11,
    "colonne": 3,
    "douzaine": 3,
    "colonnes": 2,
    "douzaines": 2,
}


def tableau(at: Places) -> tuple[Box, Box]:
    """The printed tableau: the block with its feet, and the zero's cap on it."""
    block = Box(at.left, at.zero_line, at.right - at.left, at.foot - at.zero_line)
    return block, at.cell(0)


def inside(box: Box, x: float, y: float) -> bool:
    return box.x <= x < box.right and box.y <= y < box.foot


@at_every_width
def test_every_point_of_the_tableau_decides_exactly_one_bet(at: Places) -> None:
    block, cap = tableau(at)
    rng = random.Random(7)
    for _ in range(4_000):
        x, y = rng.uniform(at.left - 4, at.right + 4), rng.uniform(cap.y - 4, at.foot + 4)
        holding = [zone for zone in at.zones if zone.holds(x, y)]
        if inside(block, x, y) or inside(cap, x, y):
            assert len(holding) == 1, (x, y, holding)
            assert at.zone_at(x, y) is holding[0]
        else:
            # only the outer half of the first four reaches over the edge
            assert all(zone.bet == "carre:0/1/2/3" for zone in holding)


@at_every_width
def test_the_areas_fill_the_tableau_without_gap_or_overlap(at: Places) -> None:
    block, cap = tableau(at)
    beside_the_cap = 2 * LINE * LINE  # the outer quarters of the first four
    wanted = block.w * block.h + cap.w * cap.h + beside_the_cap
    assert sum(zone.area.w * zone.area.h for zone in at.zones) == pytest.approx(wanted)


@at_every_width
def test_edges_belong_to_exactly_one_area(at: Places) -> None:
    xs = sorted({edge for zone in at.zones for edge in (zone.area.x, zone.area.right)})
    ys = sorted({edge for zone in at.zones for edge in (zone.area.y, zone.area.foot)})
    block, cap = tableau(at)
    for x in xs:
        for y in ys:
            holding = [zone for zone in at.zones if zone.holds(x, y)]
            if inside(block, x, y) or inside(cap, x, y):
                assert len(holding) == 1, (x, y, holding)


@at_every_width
def test_every_bet_of_the_table_has_its_place(at: Places) -> None:
    bets = at.bets()
    assert len(bets) == 161
    for kind, count in KINDS.items():
        assert sum(bet.split(":")[0] == kind for bet in bets) == count
    assert set(SIMPLE_CHANCES) <= set(bets)


def test_bets_on_the_lines_are_those_of_the_house_rules() -> None:
    bets = places(1440).bets()
    for bet in ("cheval:0/1", "cheval:0/2", "cheval:0/3", "transversale:0/1/2", "transversale:0/2/3",
                "carre:0/1/2/3", "carre:25/26/28/29", "sixain:1/6", "sixain:31/36", "transversale:34/35/36",
                "cheval:33/36", "cheval:35/36", "colonnes:2/3", "douzaines:1/2"):  # fmt: skip
        assert bet in bets
    for bet in ("cheval:3/4", "cheval:0/4", "cheval:25/29", "sixain:2/7"):
        assert bet not in bets


def by_name(bet: str, side: int = 0) -> Zone:
    return places(1440).zones_of(bet)[side]


@pytest.mark.parametrize(
    ("bet", "numbers"),
    [
        ("cheval:17/18", (17, 18)),
        ("cheval:17/20", (17, 20)),
        ("carre:14/15/17/18", (14, 15, 17, 18)),
        ("carre:32/33/35/36", (32, 33, 35, 36)),
    ],
)
def test_a_chip_lies_in_the_middle_of_the_numbers_it_covers(bet: str, numbers: tuple[int, ...]) -> None:
    at = places(1440)
    centres = [at.number_centre(n) for n in numbers]
    middle = (sum(x for x, _ in centres) / len(centres), sum(y for _, y in centres) / len(centres))
    assert by_name(bet).chip == pytest.approx(middle)


@at_every_width
def test_a_chip_let_go_where_it_would_lie_is_that_bet(at: Places) -> None:
    for zone in at.zones:
        assert at.zone_at(*zone.chip) is zone
        assert at.stake(zone.bet, zone.side) == zone.chip


def test_bets_with_two_places_have_one_on_each_side() -> None:
    at = places(1440)
    for bet in at.bets():
        left_and_right = at.zones_of(bet)
        if len(left_and_right) == 2:
            assert left_and_right[0].chip[0] < at.number_centre(2)[0] < left_and_right[1].chip[0]
            assert [zone.side for zone in left_and_right] == [0, 1]
        else:
            assert len(left_and_right) == 1


def test_the_right_dozens_are_mirrored() -> None:
    at = places(1440)
    for dozen in (1, 2, 3):
        left, right = at.dozen_foot(dozen, 0).centre[0], at.dozen_foot(dozen, 1).centre[0]
        assert left - at.left == pytest.approx(at.right - right)


def apart(a: Point, b: Point) -> float:
    return float(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5)


@at_every_width
def test_stake_payment_and_prison_lie_in_the_field_and_beside_one_another(at: Places) -> None:
    d, half = at.chip_diameter, at.chip_diameter / 2
    for chance in SIMPLE_CHANCES:
        box = at.field(chance)
        spots = [at.stake(chance), at.won(chance), at.prison(chance), at.prison(chance, twice=True)]
        for x, y in spots:
            assert box.x <= x - half < x + half <= box.right
            assert box.y <= y - half < y + half <= box.foot
        for i, first in enumerate(spots):
            for second in spots[i + 1 :]:
                assert apart(first, second) > d
        (line, _), (behind, _) = spots[2], spots[3]
        assert (behind - line) * at.outwards(chance) > 0, "the second prison is behind the line"


@at_every_width
def test_nothing_on_the_cloth_covers_anything_else(at: Places) -> None:
    wheel_foot = at.wheel[1] + at.wheel_radius
    track, line = at.piste.box, at.announcement
    assert wheel_foot < track.y
    assert track.foot <= line.y
    assert line.foot < 804
    assert track.right < at.left
    assert at.wheel[0] + at.wheel_radius < at.left
    assert at.right < at.marquee.x
    assert at.marquee.right < at.width - 22
    assert at.foot < 804


@at_every_width
def test_rows_of_the_tablet_fill_its_pane(at: Places) -> None:
    pane = at.marquee_window
    assert at.marquee_row(0).y == pane.y
    assert at.marquee_row(14).foot == pytest.approx(pane.foot)
    xs = [at.marquee_place(0, colour)[0] for colour in ("noir", "zero", "rouge")]
    assert xs == sorted(xs)


def test_a_bet_that_the_cloth_does_not_have_is_an_error() -> None:
    with pytest.raises(KeyError):
        places(1440).stake("cheval:1/36")
