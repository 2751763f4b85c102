"""The house rules pages: in every language, with the same sections, and with figures that are exact."""

from __future__ import annotations

import html
import re
import xml.etree.ElementTree as ET
from itertools import pairwise
from math import comb

import pytest

from casino_qt.rules.trente_et_quarante.actions import Bet, Insure, Take
from casino_qt.tables.typed_bets import understand
from tests.translations.typography import faults
from tests.translations.workshop import LANGUAGES, ROOT

HELP = ROOT / "resources" / "help"
PAGES = sorted(path.name for path in (HELP / "en").glob("*.html"))
EVERY_PAGE = [(language, page) for language in LANGUAGES for page in PAGES]


def _source(language: str, page: str) -> str:
    return (HELP / language / page).read_text(encoding="utf-8")


def _tree(language: str, page: str) -> ET.Element:
    source = _source(language, page).replace("<!DOCTYPE html>", "").replace('<meta charset="utf-8">', "")
    return ET.fromstring(source.replace("&nbsp;", "\N{NO-BREAK SPACE}"))


def _sections(language: str, page: str) -> list[tuple[str, str | None]]:
    """The number each heading begins with, and the name it can be reached by."""
    found = []
    for heading in _tree(language, page).iter("h2"):
        anchor = heading.find("a")
        number = "".join(heading.itertext()).split(" ", 1)[0]
        found.append((number, None if anchor is None else anchor.get("name")))
    return found


def _prose(language: str, page: str) -> str:
    """The text of a page without programs' words, which have a typography of their own."""
    source = re.sub(r"<(pre|tt)>.*?</\1>", "x", _source(language, page), flags=re.DOTALL)
    return html.unescape(re.sub(r"<[^<>]*>", "", source))


def test_the_two_pages_every_guest_needs_are_there() -> None:
    assert {"house.html", "trente_et_quarante.html"} <= set(PAGES)


@pytest.mark.parametrize(("language", "page"), EVERY_PAGE)
def test_every_language_has_the_same_sections(language: str, page: str) -> None:
    sections = _sections(language, page)
    assert sections == _sections("en", page)
    assert sections


@pytest.mark.parametrize(("language", "page"), EVERY_PAGE)
def test_sections_are_numbered_in_order_and_can_be_reached(language: str, page: str) -> None:
    sections = _sections(language, page)
    assert [anchor for _, anchor in sections] == [number.lower() for number, _ in sections]
    last = [int(number.split(".")[1]) for number, _ in sections]
    assert all(after == before + 1 for before, after in pairwise(last))


@pytest.mark.parametrize(("language", "page"), EVERY_PAGE)
def test_every_language_has_the_same_tables_and_lists(language: str, page: str) -> None:
    def shape(tree: ET.Element) -> list[str]:
        return [e.tag for e in tree.iter() if e.tag in {"h1", "h2", "table", "tr", "td", "th", "li", "pre"}]

    assert shape(_tree(language, page)) == shape(_tree("en", page))


@pytest.mark.parametrize(("language", "page"), EVERY_PAGE)
def test_pages_name_their_language_and_nothing_outside(language: str, page: str) -> None:
    source = _source(language, page)
    assert f'<html lang="{language}">' in source
    for outside in ("http", "href", "src=", "<script", "<style", "@import"):
        assert outside not in source


@pytest.mark.parametrize(("language", "page"), EVERY_PAGE)
def test_typography(language: str, page: str) -> None:
    prose = _prose(language, page)
    assert faults(language, prose) == []
    assert re.findall(r"\d \d{3}\b", prose) == []  # thousands are parted by a space that does not break
    assert re.findall(r"\d %", prose) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_announced_bets_given_as_examples_are_understood(language: str) -> None:
    section = _source(language, "trente_et_quarante.html").split('name="1.12"')[1]
    last = html.unescape(section.rsplit("<p>", 1)[1])
    examples = re.findall(r"[“„«]\s?([^“”„«»]+?)\s?[”“»]", last)
    kinds = [type(understand(example)) for example in examples]
    assert kinds == [Bet, Bet, Insure, Take]


def _row_totals() -> dict[int, float]:
    """P(total of the first row) for six packs, by counting every set of cards that stays at 30 or below."""
    copies = [24] * 9 + [96]
    found = dict.fromkeys(range(31, 41), 0.0)

    def lay(value: int, total: int, cards: int, ways: int, taken: tuple[int, ...]) -> None:
        if value == 10:
            chance = ways / comb(312, cards) / (312 - cards)
            for index, used in enumerate(taken):
                if total + index + 1 > 30:
                    found[total + index + 1] += chance * (copies[index] - used)
            return
        for more in range((30 - total) // (value + 1) + 1):
            lay(
                value + 1,
                total + more * (value + 1),
                cards + more,
                ways * comb(copies[value], more),
                (*taken, more),
            )

    lay(0, 0, 0, 1, ())
    return found


TOTALS = _row_totals()
# House rules, section 1.11: chances of a coup, and what the house keeps.
FIGURES = {"win": 0.4452005434, "null": 0.0877075427, "refait": 0.0218913705}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_chances_are_exact(language: str) -> None:
    section = _source(language, "trente_et_quarante.html").split('name="1.11"')[1]
    section = re.sub(r"<h2>.*", "", section, flags=re.DOTALL)
    printed = [float(n.replace(",", ".")) for n in re.findall(r"(\d+[.,]\d+)(?:&nbsp;)?%", section)]
    totals = [round(100 * TOTALS[total], 2) for total in range(31, 41)]
    coups = [FIGURES["win"], FIGURES["win"], FIGURES["null"], FIGURES["refait"]]
    kept = [FIGURES["refait"] / 2, 0.01 * (1 - FIGURES["null"]), 0.01]
    assert printed == totals + [round(100 * share, 4) for share in coups + kept]


def test_the_chances_of_a_coup_make_one() -> None:
    assert sum(TOTALS.values()) == pytest.approx(1)
    assert 2 * FIGURES["win"] + FIGURES["null"] + FIGURES["refait"] == pytest.approx(1, abs=1e-9)
