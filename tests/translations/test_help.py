"""The house rules pages: in every language, with the same sections, and with figures that are exact."""

from __future__ import annotations

import html
import re
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise
from math import comb
from typing import Protocol

import pytest

from casino_qt.odds.roulette import bets as roulette
from casino_qt.odds.worth import Worth, roulette_bet
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.announcing import Annonce, Plain, Value
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.actions import Bet, Insure, Take
from casino_qt.tables.announcing import understand as announced
from casino_qt.tables.blackjack_guests import roster as blackjack_roster
from casino_qt.tables.guests import roster as roulette_roster
from casino_qt.tables.trente_et_un_guests import roster as trente_et_un_roster
from casino_qt.tables.typed_bets import understand
from casino_qt.windows.help.rules_sheet import PAGES as BOOK
from tests.translations.typography import NBSP, faults
from tests.translations.workshop import LANGUAGES, ROOT, read


class Called(Protocol):
    """A guest of any table."""

    @property
    def name(self) -> str: ...

    @property
    def manner(self) -> str: ...


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


def test_the_pages_every_guest_needs_are_there() -> None:
    assert {"house.html", *(f"{page}.html" for page in BOOK)} == set(PAGES)


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roulette_bets_given_as_examples_are_understood(language: str) -> None:
    section = _source(language, "roulette.html").split('name="2.12"')[1]
    last = " ".join(html.unescape(section.rsplit("<p>", 1)[1]).split())
    examples = re.findall(r"[“„«]\s?([^“”„«»]+?)\s?[”“»]", last)
    assert [announced(example) for example in examples] == [
        Annonce("voisins:17+2", Value(centimes=500)),
        Annonce("finale:7", Value(centimes=1_000)),
        Annonce("plein_chevaux:32", Value(centimes=500)),
        Plain("plein:17", Value(centimes=5_000)),
    ]


def _cells(language: str, section: str, table: int) -> list[list[str]]:
    """The body of a table of the roulette's page, cell by cell."""
    source = _source(language, "roulette.html").split(f'name="{section}"')[1].split("<h2>")[0]
    rows = source.split("<table")[table].split("<tr>")[2:]
    cells = [re.findall(r"<td>(.*?)</td>", row, re.DOTALL) for row in rows]
    return [[" ".join(html.unescape(re.sub(r"<[^>]*>", "", c)).split()) for c in row] for row in cells]


EACH_KIND = (
    "plein:1", "cheval:0/1", "transversale:0/1/2", "carre:0/1/2/3", "sixain:1/6", "colonne:1", "douzaine:1",
    "rouge", "colonnes:1/2",
)  # fmt: skip


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_printed_payments_limits_and_odds_of_the_roulette_are_exact(language: str) -> None:
    for (*_, words, most), bet in zip(_cells(language, "2.3", 1), EACH_KIND, strict=True):
        assert Fraction(re.split(r"[ :]", words)[0]) == bets.pays(bet)
        assert int(most.replace(" ", "")) * 100 == RouletteRules().maximum(bet)

    def share(text: str) -> float:
        return float(text.replace("%", "").replace(",", "."))

    wins = [share(row[1]) for row in _cells(language, "2.10", 1)]
    assert wins == [round(100 * float(roulette.winning(bet)), 2) for bet in EACH_KIND]
    kept = [share(row[1]) for row in _cells(language, "2.10", 2)]
    usual, lost = RouletteRules(), RouletteRules(zero="lose_all")
    assert kept == [
        round(-100 * float(chance), 4)
        for chance in (
            roulette.expectation("plein:1", usual),
            roulette.expectation("rouge", usual),
            roulette.expectation("rouge", usual, half_back=True),
            roulette.expectation("rouge", lost),
        )
    ]


def _figures(language: str, section: str) -> list[list[float]]:
    """The figures of the table in a section of the page on the worth of bets, row by row."""
    source = _source(language, "odds.html").split(f'name="{section}"')[1].split("<h2>")[0]
    rows = [re.findall(r"<td>(.*?)</td>", row)[1:] for row in source.split("<tr>")[2:]]
    return [[float(cell.replace("&nbsp;", "").strip("%").replace(",", ".")) for cell in row] for row in rows]


def _printed(worth: Worth) -> list[float]:
    return [round(100 * worth.win, 2), round(100 * worth.edge, 4), round(worth.deviation, 4)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_bets_are_worth_is_printed_exactly(language: str) -> None:
    usual, halved = RouletteRules(), RouletteRules(zero="partage")
    bets_there = [("plein:1", usual), ("cheval:1/2", usual), ("douzaine:1", usual), ("rouge", usual)]
    assert _figures(language, "w.3") == [
        _printed(roulette_bet(bet, rules)) for bet, rules in [*bets_there, ("rouge", halved)]
    ]
    won, tied, refait = FIGURES["win"], FIGURES["null"], FIGURES["refait"]
    plain = {1: won, 0: tied, -0.5: refait, -1: won}
    insured = {0.99: won, 0: tied, -0.01: refait, -1.01: won}

    def row(results: dict[float, float]) -> list[float]:
        mean = sum(result * chance for result, chance in results.items())
        square = sum(result**2 * chance for result, chance in results.items())
        return [round(100 * won, 2), round(-100 * mean, 4), round((square - mean**2) ** 0.5, 4)]

    assert _figures(language, "w.2") == [row(plain), row(insured)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_announced_bets_are_laid_as_printed(language: str) -> None:
    rows = _cells(language, "2.7", 1)
    fixed = {0: "grande_serie", 1: "petite_serie", 2: "orphelins", 5: "jeu_7_9", 6: "zero_spiel"}
    for index, name in fixed.items():
        laid = announcements.laid_out(name)
        places = {"/".join(map(str, sorted(bets.covers(bet)))): pieces for bet, pieces in laid.items()}
        said = (place.split(" ×") for place in rows[index][2].split(", "))
        assert {place: int(rest[0]) if rest else 1 for place, *rest in said} == places
        assert int(rows[index][1]) == sum(places.values())
    for finales, pieces in _cells(language, "2.8", 1):
        for ends in finales.split():
            assert sum(announcements.laid_out(f"finale:{ends}").values()) == int(pieces)


@pytest.mark.parametrize(
    ("page", "roster"),
    [
        ("roulette.html", roulette_roster.ROSTER),
        ("trente_et_un.html", trente_et_un_roster.ROSTER),
        ("blackjack.html", blackjack_roster.ROSTER),
    ],
    ids=["roulette", "trente_et_un", "blackjack"],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guests_are_called_as_at_the_table(language: str, page: str, roster: Sequence[Called]) -> None:
    page = " ".join(html.unescape(_source(language, page)).replace(NBSP, " ").split())
    messages = read(ROOT / "translations" / f"casino_{language}.ts")
    texts = {message.source: message.forms[0] for message in messages if message.context == "Guests"}
    for guest in roster:
        name, manner = ((texts.get(text) or text).replace(NBSP, " ") for text in (guest.name, guest.manner))
        assert f"<b>{name}</b> {manner}." in page


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
