"""The pack on paper: names, indices, places of the pips, outlines."""

from __future__ import annotations

import pytest

from casino_qt.art.blackjack_places import CROUPIER_CARD, HAND_CARD
from casino_qt.art.cards import CODES, card_size, index_text
from casino_qt.art.cards.grid import RANKS, Detail
from casino_qt.art.cards.pips import pip_path, pip_places, suit_path


def test_a_pack_is_fifty_two_faces_and_a_back() -> None:
    assert len(CODES) == len(set(CODES)) == 53
    assert {"AS", "TH", "KC", "back"} <= set(CODES)


@pytest.mark.parametrize(
    ("index", "expected"),
    [
        ("en", ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]),
        ("fr", ["As", "2", "3", "4", "5", "6", "7", "8", "9", "10", "V", "D", "R"]),
        ("ru", ["Т", "2", "3", "4", "5", "6", "7", "8", "9", "10", "В", "Д", "К"]),
    ],
)
def test_indices_of_the_three_packs(index: str, expected: list[str]) -> None:
    assert [index_text(rank, index) for rank in RANKS] == expected


@pytest.mark.parametrize(("rank", "index"), [("1", "en"), ("", "en"), ("JQ", "fr"), ("A", "cs"), ("A", "")])
def test_an_unknown_rank_or_index_is_refused(rank: str, index: str) -> None:
    with pytest.raises(ValueError, match="no such"):
        index_text(rank, index)


def test_every_number_has_its_pips_and_the_lower_half_stands_on_its_head() -> None:
    for number in range(2, 11):
        places = pip_places(number)
        assert len(places) == len(set(places)) == number
        assert all(place.turned == (place.y > 0.5) for place in places)


@pytest.mark.parametrize("number", [2, 3, 4, 5, 6, 8, 9, 10])
def test_all_layouts_but_the_seven_are_the_same_upside_down(number: int) -> None:
    spots = {(round(place.x, 6), round(place.y, 6)) for place in pip_places(number)}
    assert spots == {(round(1 - x, 6), round(1 - y, 6)) for x, y in spots}


@pytest.mark.parametrize("number", [0, 1, 11])
def test_no_layout_for_other_numbers(number: int) -> None:
    with pytest.raises(ValueError, match="no number card"):
        pip_places(number)


def test_the_seventh_pip_sits_between_the_upper_rows() -> None:
    (extra,) = set(pip_places(7)) - set(pip_places(6))
    assert (extra.x, extra.turned) == (0.5, False)
    assert extra.y == pytest.approx(0.3425)


@pytest.mark.parametrize("suit", "SHDC")
def test_a_pip_fills_its_box(suit: str) -> None:
    box = suit_path(suit).boundingRect()
    assert box.height() == pytest.approx(100, abs=6)
    assert abs(box.center().x()) < 0.5
    moved = pip_path(suit, 300, 450, 50, turned=True).boundingRect()
    assert moved.height() == pytest.approx(box.height() / 2)
    assert moved.center().y() == pytest.approx(450 - box.center().y() / 2)


@pytest.mark.parametrize(("height", "detail"), [(48, "S"), (151.9, "S"), (152, "L"), (632, "L")])
def test_the_height_as_it_is_seen_chooses_the_drawing(height: float, detail: str) -> None:
    assert Detail.for_height(height).value == detail


@pytest.mark.parametrize(("scale", "detail"), [(0.8, "S"), (1.0, "S"), (1.2, "S"), (1.6, "L"), (2.4, "L")])
def test_in_a_usual_window_one_table_of_blackjack_has_one_drawing(scale: float, detail: str) -> None:
    """1280 × 720, 1440 × 900, 1920 × 1080, 2560 × 1440, 3840 × 2160."""
    heights = CROUPIER_CARD * scale, HAND_CARD * scale
    assert {Detail.for_height(height).value for height in heights} == {detail}


@pytest.mark.parametrize(
    ("height", "size"), [(132, (88, 132)), (105.6, (70, 106)), (1, (1, 1)), (900, (600, 900))]
)
def test_cards_are_two_by_three(height: float, size: tuple[int, int]) -> None:
    assert card_size(height) == size
