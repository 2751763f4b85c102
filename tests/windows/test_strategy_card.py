"""The strategy card: what it says is what the odds say; on the screen, on paper, in a file."""

from __future__ import annotations

import json
import re
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtPrintSupport import QPrinterInfo
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from casino_qt.settings import LANGUAGES
from casino_qt.windows.house_rules import figures
from casino_qt.windows.house_rules.clauses import CLAUSES
from casino_qt.windows.house_rules.sheet import HouseRulesSheet
from casino_qt.windows.kit import printing
from casino_qt.windows.strategy_card import paper, words
from casino_qt.windows.strategy_card.card import NEVER_REACHED, PLAYS, UPS, Cell, StrategyCard, read
from casino_qt.windows.strategy_card.painting import GROUNDS, Drawing
from casino_qt.windows.strategy_card.sheet import StrategyCardSheet
from casino_qt.windows.system.languages import Languages
from tests.screenshots.evening import BLACKJACK, Evening
from tests.screenshots.house_rules_states import answer, open_sheet, rules_of
from tests.screenshots.reckoned import kept

LEFT = Qt.MouseButton.LeftButton
DRAFT = {clause.setting: clause.default() for clause in CLAUSES[BLACKJACK]}


def usual_odds() -> dict[str, Any]:
    """The report for the usual rules, with its card."""
    return next(odds for odds in kept().values() if "card" in odds)


@pytest.fixture
def sheet(evening: Evening) -> StrategyCardSheet:
    evening.window.open_strategy_card()
    return open_sheet(evening, StrategyCardSheet)


@pytest.fixture
def page(languages: Languages) -> paper.Page:
    return paper.Page(read(usual_odds()), "As", DRAFT)


# -- what it says ----------------------------------------------------------------------------------------


def test_every_cell_is_that_of_the_odds() -> None:
    told = usual_odds()["card"]
    card = read(usual_odds())
    seen = []
    for row in card.rows():
        numbers = [row.first] if row.kind == "pair" else range(int(row.first), int(row.last) + 1)
        for number in numbers:
            seen.append(f"{row.kind} {number}")
            for column, up in enumerate(UPS):
                assert row.cells[column].play == told[f"{row.kind} {number}"][up]["action"]
    assert sorted([*seen, *NEVER_REACHED]) == sorted(told)
    assert card.edge == usual_odds()["round"]["edge"]


def test_what_cannot_be_done_with_three_cards_has_the_next_best_beside_it() -> None:
    """Soft 18 against a 4 is doubled, with three cards it stands; hard 11 takes a card."""
    cells = {(row.kind, row.first, up): cell for row, up, cell in each(read(usual_odds()))}
    assert (cells["soft", "18", "4"].play, cells["soft", "18", "4"].then) == ("double", "stand")
    assert (cells["hard", "10", "5"].play, cells["hard", "10", "5"].then) == ("double", "hit")
    assert cells["hard", "12", "2"].then == ""
    given_up = {"action": "surrender", "values": {"surrender": -0.5, "stand": -0.54, "hit": -0.51}}
    odds = json.loads(json.dumps(usual_odds()))
    odds["card"]["hard 16"]["10"] = given_up
    cells = {(row.kind, row.first, up): cell for row, up, cell in each(read(odds))}
    assert (cells["hard", "16", "10"].play, cells["hard", "16", "10"].then) == ("surrender", "hit")


def each(card: StrategyCard) -> Iterator[tuple[Any, str, Cell]]:
    for row in card.rows():
        yield from ((row, up, cell) for up, cell in zip(UPS, row.cells, strict=True))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_five_letters_and_all_has_room(languages: Languages, language: str) -> None:
    languages.speak(language)
    assert len({words.letter(play) for play in PLAYS}) == len(PLAYS)
    assert set(words.BUTTONS) == set(words.plays()) == set(GROUNDS) == set(PLAYS)
    for beside in (True, False):
        for text, needed, room in Drawing(read(usual_odds()), "As", beside=beside).texts():
            assert needed <= room, text


# -- on paper --------------------------------------------------------------------------------------------


def streams(document: bytes) -> bytes:
    """All that a PDF has packed."""
    packed = re.findall(rb"stream\r?\n(.*?)\r?\nendstream", document, re.DOTALL)
    found = []
    for part in packed:
        try:
            found.append(zlib.decompress(part))
        except zlib.error:
            continue  # a stream that is not packed
    return b"\n".join(found)


@pytest.mark.parametrize(("size", "points"), [(0, (595, 842)), (1, (612, 792))])
def test_the_pdf_has_one_page_with_text(page: paper.Page, size: int, points: tuple[int, int]) -> None:
    document = printing.pdf(page, printing.SIZES[size])
    assert document.startswith(b"%PDF-")
    assert document.rstrip().endswith(b"%%EOF")
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", document)) == 1
    box = re.search(rb"/MediaBox\s*\[\s*0\s+0\s+([\d.]+)\s+([\d.]+)", document)
    assert box is not None
    assert tuple(round(float(side)) for side in box.groups()) == points
    assert b"/FontFile2" in document or b"/FontFile3" in document
    letters = len(re.findall(rb"\bT[jJ]\b", streams(document)))
    assert letters > sum(
        len(row.cells) for row in page.drawing.card.rows()
    )  # a letter in every cell, and words


def test_all_of_the_page_lies_within_its_margins(page: paper.Page) -> None:
    """Round the card the picture is bare paper, fifteen millimetres wide; in it every play has its colour."""
    for size in printing.SIZES:
        image = printing.picture(page, size)
        bare = image.pixelColor(0, 0)
        room = printing.layout(size).paintRectPixels(printing.PICTURED)
        edges = [(x, y) for x in range(0, image.width(), 9) for y in (room.top() - 6, room.bottom() + 6)]
        edges += [(x, y) for y in range(0, image.height(), 9) for x in (room.left() - 6, room.right() + 6)]
        assert all(image.pixelColor(x, y) == bare for x, y in edges)
        seen = {
            image.pixelColor(x, y).name()
            for x in range(0, image.width(), 3)
            for y in range(0, image.height(), 3)
        }
        assert {GROUNDS[play].name() for play in ("hit", "stand", "double", "split")} <= seen


def test_the_picture_is_kept_as_a_png(page: paper.Page) -> None:
    image = QImage.fromData(printing.png(page, printing.SIZES[0]))
    assert image.width() == pytest.approx(1654, abs=3)  # A4 at 200 dots an inch
    assert image.height() == pytest.approx(2339, abs=3)


# -- the sheet -------------------------------------------------------------------------------------------


def test_the_card_follows_the_rules_of_the_dialog(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    other = figures.question(BLACKJACK, DRAFT | {"double_after_split": False})
    odds = kept()[json.dumps(other, sort_keys=True)]
    monkeypatch.setitem(odds, "card", usual_odds()["card"])  # only one card is kept for the tests
    rules = rules_of(evening, BLACKJACK)
    answer(evening, rules, "double_after_split", False)
    QTest.mouseClick(rules.card, LEFT)
    sheet = open_sheet(evening, StrategyCardSheet)
    assert "Doubling after a split: not allowed" in sheet.rules.text()
    assert "0.658%" in sheet.rules.text()
    QTest.keyClick(sheet.view, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert open_sheet(evening, HouseRulesSheet).draft["double_after_split"] is False


def test_arrows_and_the_mouse_tell_what_each_play_brings(evening: Evening, sheet: StrategyCardSheet) -> None:
    assert evening.window.focusWidget() is sheet.view
    for key in (*[Qt.Key.Key_Down] * 4, *[Qt.Key.Key_Right] * 2):
        QTest.keyClick(sheet.view, key)
    assert sheet.told.text().startswith("Hard 12 against 4: stand   ·   stand \u2212")
    assert sheet.view.accessibleDescription() == sheet.told.text()
    spot = next(
        s for s in sheet.view.spots() if s.row.kind == "pair" and s.row.first == "8" and s.column == 8
    )
    QTest.mouseMove(sheet.view, sheet.view.place(spot).center().toPoint())
    evening.settle()
    assert sheet.told.text().startswith("Pair 8 – 8 against 10: card")
    evening.settings.language = "cs"
    evening.settle()
    assert sheet.told.text().startswith("Pár 8 – 8 proti 10: karta")
    assert sheet.pdf.words() == "Uložit jako PDF…"


def test_an_ace_is_written_as_on_the_cards(evening: Evening) -> None:
    for index, ace in (("fr", "As"), ("en", "A"), ("ru", "Т")):
        evening.settings.card_index = index
        evening.window.open_strategy_card()
        sheet = open_sheet(evening, StrategyCardSheet)
        aces = next(
            spot
            for spot in sheet.view.spots()
            if (spot.row.kind, spot.row.first, UPS[spot.column]) == ("pair", "A", "A")
        )
        QTest.mouseMove(sheet.view, sheet.view.place(aces).center().toPoint())
        evening.settle()
        assert sheet.told.text().startswith(f"Pair {ace} – {ace} against {ace}: ")
        sheet.lay_away()


def test_the_card_is_kept_where_the_person_says(
    evening: Evening, sheet: StrategyCardSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    chosen = [str(tmp_path / "card"), str(tmp_path / "card.png"), ""]
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (chosen.pop(0), ""))
    QTest.mouseClick(sheet.pdf, LEFT)
    assert (tmp_path / "card.pdf").read_bytes().startswith(b"%PDF-")
    assert sheet.plate.text() == "The page is kept as card.pdf"
    QTest.mouseClick(sheet.png, LEFT)
    assert not QImage(str(tmp_path / "card.png")).isNull()
    before = sorted(path.name for path in tmp_path.iterdir())
    QTest.mouseClick(sheet.pdf, LEFT)  # thought better of it
    assert sorted(path.name for path in tmp_path.iterdir()) == before


def test_a_place_that_cannot_be_written_is_said(
    sheet: StrategyCardSheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nowhere = str(tmp_path / "no such folder" / "card.pdf")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (nowhere, ""))
    QTest.mouseClick(sheet.pdf, LEFT)
    assert sheet.plate.text().startswith("The page was not written: ")


def test_without_a_printer_one_line_says_so(
    sheet: StrategyCardSheet, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QPrinterInfo, "availablePrinterNames", list)
    QTest.mouseClick(sheet.print, LEFT)
    assert sheet.plate.text() == "No printer is set up on this computer: keep the page as a PDF instead."


def test_while_it_is_reckoned_nothing_is_kept(evening: Evening) -> None:
    house, evening.window.house = evening.window.house, None  # nobody reckons yet
    evening.window.open_strategy_card()
    sheet = open_sheet(evening, StrategyCardSheet)
    assert sheet.told.text() == "The card is being reckoned…"
    assert not sheet.pdf.isEnabled()
    assert sheet.pdf.toolTip() == "The card is being reckoned…"
    QTest.keyClick(sheet.view, Qt.Key.Key_Down)
    sheet.lay_away()
    evening.window.house = house
    evening.window.open_strategy_card()
    assert sheet.pdf.isEnabled()
