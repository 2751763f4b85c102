"""The chapter on blackjack: its card of best play and its figures are those that are computed."""

from __future__ import annotations

import html
import re

import pytest

from casino_qt.odds.blackjack.card import Card, Play, Row, best_play
from casino_qt.odds.blackjack.croupier import croupier
from casino_qt.rules.blackjack.options import Rules
from tests.odds.blackjack.test_played import EDGE
from tests.translations.workshop import LANGUAGES, ROOT

UPS = (2, 3, 4, 5, 6, 7, 8, 9, 10, 1)
SIGNS = {"+": Play.HIT, "–": Play.STAND, "×2": Play.DOUBLE, "÷": Play.SPLIT}

# What each row of the printed card stands for.
ROWS: tuple[tuple[tuple[str, int], ...], ...] = (
    tuple(("hard", total) for total in range(4, 9)),
    (("hard", 9),),
    (("hard", 10), ("pair", 5)),
    (("hard", 11),),
    (("hard", 12),),
    tuple(("hard", total) for total in range(13, 17)),
    tuple(("hard", total) for total in range(17, 21)),
    (("soft", 13), ("soft", 14)),
    (("soft", 15), ("soft", 16)),
    (("soft", 17),),
    (("soft", 18),),
    (("soft", 19), ("soft", 20)),
    (("pair", 2), ("pair", 3), ("pair", 7)),
    (("pair", 4),),
    (("pair", 6),),
    (("pair", 8),),
    (("pair", 9),),
    (("pair", 10),),
    (("pair", 1),),
)

# What the house keeps under other options, in percent: `python -m tests.bench.blackjack_edge` computes each.
OPTIONS = {"original_only": 0.41584, "hard_12_or_more": 0.26673, "no_double_after_split": 0.65757}


def section(language: str, number: str) -> str:
    page = (ROOT / "resources" / "help" / language / "blackjack.html").read_text(encoding="utf-8")
    return html.unescape(page.split(f'name="{number}"')[1].split("<h2>")[0])


def percents(text: str) -> list[float]:
    return [float(number.replace(",", ".")) for number in re.findall(r"(\d+[.,]\d+)\s?%", text)]


def full_shoe_without(up: int) -> list[int]:
    return [24 - (value == up) for value in range(1, 10)] + [96 - (up == 10)]


@pytest.fixture(scope="module")
def card() -> Card:
    return best_play(Rules())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_card_is_the_best_play(language: str, card: Card) -> None:
    lines = section(language, "4.14").split("<tr>")[2:]
    printed = [re.findall(r"<td>(.*?)</td>", line) for line in lines]
    for signs, names in zip(printed, ROWS, strict=True):
        for name in names:
            row = Row(*name)
            assert [SIGNS[sign] for sign in signs] == [card.cell(row, up).best for up in UPS], row


def test_every_row_of_the_card_is_printed(card: Card) -> None:
    printed = {Row(*name) for names in ROWS for name in names}
    assert set(card.rows()) - printed == {Row("soft", 12)}  # two aces are always split, or drawn to


def test_what_the_page_says_where_a_hand_cannot_be_doubled(card: Card) -> None:
    """A card is taken instead; with a soft 18 one stays."""
    for row in card.rows():
        for up in UPS:
            cell = card.cell(row, up)
            if cell.best is Play.DOUBLE:
                stays = cell.among((Play.HIT, Play.STAND)) is Play.STAND
                assert stays == (row == Row("soft", 18)), (row, up)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_chances_are_exact(language: str) -> None:
    (insurance,) = percents(section(language, "4.14"))
    assert insurance == round(100 * (1 - 3 * 96 / 311), 2)
    printed = percents(section(language, "4.15"))
    dealt = [2 * 24 * 96 / (312 * 311), 96 / 311, 24 / 311]
    assert printed[:3] == [round(100 * chance, 2) for chance in dealt]
    over = [croupier(up).ends(full_shoe_without(up))[5] for up in UPS]
    assert printed[3:13] == [round(100 * chance, 1) for chance in over]
    assert printed[13:] == [round(-100 * EDGE, 4), *(round(kept, 4) for kept in OPTIONS.values())]
