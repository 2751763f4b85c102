"""The placard of a table: what it says is what the table is played by; read at the table, printed, kept."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from casino_qt.money_text import francs
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules
from casino_qt.settings import LANGUAGES
from casino_qt.windows.doors import TABLES
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.house_rules.clauses import CLAUSES, stored
from casino_qt.windows.kit import printing
from casino_qt.windows.placard import words
from casino_qt.windows.placard.painting import Drawing
from casino_qt.windows.placard.sheet import PlacardSheet
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening

LEFT = Qt.MouseButton.LeftButton


def shown(evening: Evening) -> PlacardSheet:
    evening.settle()
    return next(s for s in evening.window.findChildren(PlacardSheet) if s.isVisible())


@pytest.mark.parametrize("table", TABLES)
def test_every_option_stands_on_the_placard(evening: Evening, table: str) -> None:
    evening.window.placards.open(table)
    placard = shown(evening).placard()
    assert placard is not None
    limits = [clause for clause in CLAUSES[table] if clause.setting.endswith(words.LIMITS)]
    asked = [clause.name() for clause in CLAUSES[table] if clause not in limits]
    assert [question for question, _ in placard.terms] == asked
    text = " ".join((placard.limits, *(" ".join(row) for row in placard.rows)))
    for clause in limits:
        assert francs(clause.default()) in text


@pytest.mark.parametrize("table", TABLES)
def test_numbers_that_only_a_script_has_stand_on_it_too(evening: Evening, table: str) -> None:
    """A token of 2 francs is none of the house's."""
    odd = {
        clause.setting: max(clause.values) + 50 for clause in CLAUSES[table] if type(clause.values[0]) is int
    }
    placard = words.placard(table, stored(table, evening.window.settings) | odd)
    told = dict(placard.terms)
    for clause in CLAUSES[table]:
        if clause.setting in odd and not clause.setting.endswith(words.LIMITS):
            number = odd[clause.setting]
            meant = {"token": francs(number), "company": str(number + 1)}
            assert told[clause.name()] == meant.get(clause.setting, str(number))


def test_payments_and_maxima_of_the_roulette_are_those_of_the_rules(evening: Evening) -> None:
    settings = evening.window.settings
    settings.roulette_max = 50_000
    placard = words.placard(ROULETTE, stored(ROULETTE, settings))
    rules = Rules(max=50_000)
    each = ("plein:1", "cheval:1/2", "transversale:1/2/3", "carre:0/1/2/3", "sixain:1/6", "colonne:1",
            "douzaine:1", "colonnes:1/2", "rouge")  # fmt: skip
    assert [(row[2], row[3]) for row in placard.rows] == [
        (f"{bets.pays(bet).numerator}:{bets.pays(bet).denominator}", francs(rules.maximum(bet)))
        for bet in each
    ]


@pytest.mark.parametrize("table", TABLES)
def test_at_the_table_it_tells_the_rules_one_plays_by(evening: Evening, table: str) -> None:
    """Whoever changes the settings while stakes lie still plays by the old rules, and reads those."""
    window = evening.window
    window.settings.zero = "partage"
    window.settings.surrender = "none"
    window.settings.bank = "yours"
    window.open_table(table)
    page = window.table
    assert page is not None
    before = stored(table, window.settings)
    assert page.rules_in_force() == before
    window.settings.zero = "lose_all"
    window.settings.surrender = "hard_12"
    window.settings.natural = 9
    page.placard_wanted.emit()
    assert shown(evening).placard() == words.placard(table, before)


def test_a_click_on_the_title_and_enter_on_it_show_it(evening: Evening) -> None:
    window = evening.window
    window.open_table(GAME)
    page = window.table
    assert page is not None
    QTest.mouseClick(page.title, LEFT, pos=QPoint(3, page.title.height() // 2))
    assert not [s for s in window.findChildren(PlacardSheet) if s.isVisible()]  # the wood beside the words
    QTest.mouseClick(page.title, LEFT, pos=page.title.words_rect().center().toPoint())
    sheet = shown(evening)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert sheet.isHidden()
    page.title.setFocus(Qt.FocusReason.TabFocusReason)
    QTest.keyClick(page.title, Qt.Key.Key_Return)
    assert not sheet.isHidden()


def test_the_book_shows_it_for_the_tables_only(evening: Evening) -> None:
    window = evening.window
    window.open_rules()
    book = next(s for s in window.findChildren(RulesSheet) if s.isVisible())
    assert book.placard.isHidden()  # the page of the house
    window.open_rules("2")
    QTest.mouseClick(book.placard, LEFT)
    assert shown(evening).accessibleName().endswith("Roulette française")
    book.turn_to("glossary")
    assert book.placard.isHidden()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("table", TABLES)
def test_every_line_has_its_room(evening: Evening, table: str, language: str) -> None:
    settings = evening.window.settings
    settings.language = language
    for clause in CLAUSES[table]:
        setattr(settings, clause.setting, max(clause.values, key=lambda value: len(str(value))))
    placard = words.placard(table, stored(table, settings))
    for beside in (True, False):
        drawing = Drawing(placard, beside=beside)
        assert [text for text, needed, room in drawing.texts() if needed > room] == []
    evening.window.placards.open(table)
    sheet = shown(evening)
    assert all(measured.fits for measured in sheet.view.measured())
    assert sheet.rect().contains(sheet.panel.geometry())


def test_it_is_kept_as_a_pdf_and_nothing_is_written_where_it_cannot(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    evening.window.placards.open(OVAL)
    sheet = shown(evening)
    target = tmp_path / "placard"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(target), ""))
    QTest.mouseClick(sheet.pdf, LEFT)
    assert (tmp_path / "placard.pdf").read_bytes().startswith(b"%PDF")
    target = tmp_path / "nowhere" / "placard.png"
    QTest.mouseClick(sheet.png, LEFT)
    assert not target.exists()
    assert "not written" in sheet.plate.text()


def test_all_of_it_lies_within_the_margins(evening: Evening) -> None:
    page = Drawing(words.placard(BLACKJACK, stored(BLACKJACK, evening.window.settings)), beside=False)
    image = printing.picture(page, printing.SIZES[0])
    room = QRectF(printing.layout(printing.SIZES[0]).paintRectPixels(printing.PICTURED))
    ivory = image.pixel(2, 2)
    dark = [
        (x, y)
        for x in range(0, image.width(), 3)
        for y in range(0, image.height(), 3)
        if image.pixel(x, y) != ivory
    ]
    assert dark
    assert all(room.adjusted(-2, -2, 2, 2).contains(x, y) for x, y in dark)
