"""The race track: the order of the wheel all round, and one answer for every point."""

from __future__ import annotations

import math
import random

import pytest
from PySide6.QtCore import QPointF

from casino_qt.art.roulette_outlines import piste_cell, piste_infield, piste_outline, piste_zone
from casino_qt.art.roulette_piste import ABOVE, BELOW, LEFT_END, RIGHT_END, ZONES, Piste
from casino_qt.art.roulette_places import places
from casino_qt.art.wheel_order import ORDER

TRACKS = [places(1440).piste, places(1600).piste]
at_every_width = pytest.mark.parametrize("piste", TRACKS, ids=["narrow", "wide"])


def test_the_track_runs_in_the_order_of_the_wheel() -> None:
    round_the_track = ABOVE + RIGHT_END + BELOW + LEFT_END
    start = round_the_track.index(0)
    assert round_the_track[start:] + round_the_track[:start] == ORDER


@at_every_width
def test_a_number_is_found_where_it_is_printed(piste: Piste) -> None:
    for number in ORDER:
        for depth in (0.1, 0.5, 0.9):
            assert piste.number_at(*piste.number_centre(number, depth)) == number
        assert piste_cell(piste, number).contains(QPointF(*piste.number_centre(number)))


@at_every_width
def test_a_zone_is_found_under_its_lettering(piste: Piste) -> None:
    for zone in ZONES:
        assert piste.zone_at(*piste.zone_centre(zone)) == zone
        assert piste_zone(piste, zone).contains(QPointF(*piste.zone_centre(zone)))


@at_every_width
def test_every_point_of_the_track_is_a_number_or_a_zone(piste: Piste) -> None:
    rng = random.Random(3)
    box, outline, infield = piste.box, piste_outline(piste), piste_infield(piste)
    for _ in range(3_000):
        x, y = rng.uniform(box.x - 3, box.right + 3), rng.uniform(box.y - 3, box.foot + 3)
        if min(abs(piste._from_axis(x, y) - r) for r in (piste.inner, piste.outer)) < 0.5:
            continue  # the outlines are curves, the answers are circles: they agree but for the line itself
        point = QPointF(x, y)
        number, zone = piste.number_at(x, y), piste.zone_at(x, y)
        assert (zone is not None) == infield.contains(point)
        assert (number is not None) == (outline.contains(point) and not infield.contains(point))


def announced(numbers: str) -> set[int]:
    return {int(n) for n in numbers.split()}


def test_the_cuts_part_the_series_as_the_house_rules_do() -> None:
    """Each number of the band touches the zone to which it belongs (house rules, section 2)."""
    piste = places(1440).piste
    covered = {
        "petite_serie": announced("5 8 10 11 13 16 23 24 27 30 33 36"),
        "orphelins": announced("1 6 9 14 17 20 31 34"),
        "grande_serie": announced("2 4 7 18 19 21 22 25 28 29"),
        "zero_spiel": announced("0 3 12 15 26 32 35"),
    }
    for zone, numbers in covered.items():
        for number in numbers:
            x, y = piste.number_centre(number, 1.0)
            towards = math.copysign(1.5, piste.middle - y)
            if number in (23, 10, 26, 0):  # beside the axis: step inwards along it
                x, towards = x + math.copysign(2.0, piste.box.centre[0] - x), 0.0
            assert piste.zone_at(x, y + towards) == zone, number
