"""What may be agreed before the first card, and what may not."""

from __future__ import annotations

import pytest

from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from tests.rules.trente_et_un.cards_table import agreed


def names(count: int) -> tuple[str, ...]:
    return ("you", *(f"guest {number}" for number in range(1, count)))


def test_the_defaults_of_the_house() -> None:
    assert Rules().to_json() == {"natural": 4, "bank": "rotates", "packs": 0}


@pytest.mark.parametrize(
    "options",
    [
        {"natural": 1},
        {"natural": 11},
        {"natural": True},
        {"natural": "4"},
        {"natural": None},
        {"bank": "rotating"},
        {"bank": 1},
        {"packs": -1},
        {"packs": 4},
        {"packs": False},
        {"min": 500},
    ],
)
def test_an_option_that_cannot_be(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=next(iter(options))):
        Rules.from_json(options)


@pytest.mark.parametrize("natural", range(2, 11))
@pytest.mark.parametrize("bank", ["rotates", "fixed"])
def test_options_that_can_be(natural: int, bank: str) -> None:
    options = {"natural": natural, "bank": bank, "packs": natural % 4}
    assert Rules.from_json(options).to_json() == options


@pytest.mark.parametrize("seats", range(2, 10))
def test_one_pack_up_to_five_and_two_from_six(seats: int) -> None:
    assert Rules().packs_for(seats) == (1 if seats <= 5 else 2)
    assert [Rules(packs=packs).packs_for(seats) for packs in (1, 2, 3)] == [1, 2, 3]


@pytest.mark.parametrize(
    ("seats", "banker", "token", "why"),
    [
        (("you",), "you", 200, "2 to 9 names"),
        (names(10), "you", 200, "2 to 9 names"),
        (("anna", "boris"), "anna", 200, "'you' is not among"),
        (("you", "anna", "anna"), "anna", 200, "stands twice"),
        (("you", ""), "you", 200, "1 to 40 printable"),
        (("you", "x" * 41), "you", 200, "1 to 40 printable"),
        (("you", "an\nna"), "you", 200, "1 to 40 printable"),
        (("you", "anna"), "boris", 200, "'banker'"),
        (("you", "anna"), "anna", 99, "from 100 to 100000"),
        (("you", "anna"), "anna", 100_001, "from 100 to 100000"),
        (("you", "anna"), "anna", True, "from 100 to 100000"),
    ],
)
def test_what_cannot_be_agreed(seats: tuple[str, ...], banker: str, token: int, why: str) -> None:
    with pytest.raises(ValueError, match=why):
        Agreement(seats, banker, token)


def test_what_is_agreed_can_be_kept() -> None:
    agreement = agreed(names(9), "guest 3", Rules(natural=7, bank="fixed", packs=3), token=100_000)
    assert Agreement.from_json(agreement.to_json()) == agreement
    for wrong in ({}, agreement.to_json() | {"more": 1}, agreement.to_json() | {"seats": "you"}):
        with pytest.raises(ValueError, match="an agreement has"):
            Agreement.from_json(wrong)


def test_the_order_is_from_the_right_of_the_banker_himself_last() -> None:
    assert agreed().from_the_right_of("anna") == ("boris", "you", "anna")
    assert agreed().from_the_right_of("boris") == ("you", "anna", "boris")


def test_what_everybody_must_be_able_to_pay() -> None:
    agreement = agreed(names(4), "you", Rules(natural=5), token=300)
    assert (agreement.price, agreement.cover) == (1_500, 4_500)
