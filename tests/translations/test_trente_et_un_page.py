"""The chapter on тридцать одно: thresholds, tokens and chances are those that are computed."""

from __future__ import annotations

import html
import re
from math import comb

import pytest

from casino_qt.odds.trente_et_un.hands import Policy
from casino_qt.odds.trente_et_un.play import best_play, edge
from casino_qt.rules.trente_et_un.agreement import RESULT
from casino_qt.rules.trente_et_un.options import Rules
from tests.translations.workshop import LANGUAGES, ROOT

PACKS = (1, 2, 3)


def section(language: str, number: str) -> str:
    page = (ROOT / "resources" / "help" / language / "trente_et_un.html").read_text(encoding="utf-8")
    return html.unescape(page.split(f'name="{number}"')[1].split("<h2>")[0])


def cells(text: str) -> list[list[str]]:
    """The figures of each row of the section's tables."""
    rows = [re.findall(r"<td>(.*?)</td>", row, re.DOTALL)[1:] for row in text.split("<tr>")]
    return [row for row in rows if row]


def dealt_31(packs: int) -> float:
    """An ace and two cards that count ten, or two aces and a nine."""
    ways = 4 * packs * comb(16 * packs, 2) + comb(4 * packs, 2) * 4 * packs
    return ways / comb(52 * packs, 3)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_prices_are_those_of_the_rules(language: str) -> None:
    assert cells(section(language, "3.2")) == [[str(RESULT)], [str(Rules().natural)]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_best_play_is_the_computed(language: str) -> None:
    punter, banker, both_best, answered, plain = cells(section(language, "3.11"))
    for packs in PACKS:
        best = best_play(packs)
        assert punter == [str(best.punter.hard), str(best.punter.soft)]
        assert banker == [str(best.banker.hard), str(best.banker.soft)]
    as_house = Policy.plain(27)
    for printed, computed in (
        (both_best, [best_play(packs).edge for packs in PACKS]),
        (answered, [best_play(packs).least for packs in PACKS]),
        (plain, [edge(packs, as_house, as_house) for packs in PACKS]),
    ):
        assert [float(figure.replace(",", ".")) for figure in printed] == [round(e, 4) for e in computed]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_chance_of_a_dealt_31_is_exact(language: str) -> None:
    printed = re.findall(r"(\d+[.,]\d+)\s?%", section(language, "3.11"))
    assert [float(chance.replace(",", ".")) for chance in printed] == [
        round(100 * dealt_31(packs), 2) for packs in PACKS
    ]
