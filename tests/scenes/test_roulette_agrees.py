"""The cloth and the rules of the roulette name the same bets and the same wheel."""

from __future__ import annotations

from casino_qt.art.roulette_places import SIMPLE_CHANCES, places
from casino_qt.art.wheel_order import ORDER, ROUGES
from casino_qt.rules.roulette import bets, wheel


def test_every_bet_of_the_rules_has_its_place_on_the_cloth_and_no_other() -> None:
    assert set(places(1440).bets()) == set(bets.SPOTS)
    assert set(SIMPLE_CHANCES) == set(bets.SIMPLE_CHANCES)


def test_the_wheel_that_is_painted_is_the_wheel_of_the_rules() -> None:
    assert ORDER == wheel.ORDER
    assert ROUGES == wheel.RED


def test_a_chip_on_lines_and_crossings_lies_between_the_numbers_it_covers() -> None:
    at = places(1440)
    for name, spot in bets.SPOTS.items():
        if spot.kind not in (bets.Kind.CHEVAL, bets.Kind.CARRE) or 0 in spot.numbers:
            continue
        centres = [at.number_centre(number) for number in spot.numbers]
        x, y = at.stake(name)
        assert abs(x - sum(cx for cx, _ in centres) / len(centres)) < 0.01
        assert abs(y - sum(cy for _, cy in centres) / len(centres)) < 0.01


def test_columns_and_dozens_cover_what_is_printed_over_them() -> None:
    at = places(1440)
    for column in (1, 2, 3):
        foot = at.column_foot(column)
        for number in bets.covers(f"colonne:{column}"):
            assert foot.x < at.number_centre(number)[0] < foot.right
