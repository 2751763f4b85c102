"""The form: what it asks at each table, and the one line it says when an answer cannot be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog

from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.games import GAMES
from casino_qt.laboratory.study import MOST_COUPS, MOST_PLAYED, MOST_PLAYERS, Question, study
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.scripts.script import ScriptError
from casino_qt.rules.trente_et_un.agreement import LEAST_SEATS, MOST_SEATS
from casino_qt.settings import Settings
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.laboratory import order
from casino_qt.windows.laboratory.cell import Cell
from casino_qt.windows.laboratory.offers import Offer, bet_text, canonical, clauses, offer_text, offers
from casino_qt.windows.laboratory.reasons import reason
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.main_window import MainWindow
from tests.windows.laboratory.conftest import FakeChild


def asked(sheet: LaboratorySheet) -> list[str]:
    """The questions that are to be seen, in reading order."""
    cells = [cell for cell in sheet.form.findChildren(Cell) if cell.isVisible()]
    return [cell.name.text() for cell in sorted(cells, key=lambda cell: (cell.y(), cell.x()))]


MISTAKES = (
    ("stake", "", "An amount is written in francs, for instance 12.50."),
    ("stake", "ten", "An amount is written in francs, for instance 12.50."),
    ("stake", "-10", "An amount is written in francs, for instance 12.50."),
    ("stake", "0", "An amount is written in francs, for instance 12.50."),
    ("stake", "1e9", "An amount is written in francs, for instance 12.50."),
    ("stake", "99999999999999", "An amount is written in francs, for instance 12.50."),
    ("stake", "4.99", "The table takes from 5 to 3\u00a0500 on this bet."),
    ("stake", "3500.01", "The table takes from 5 to 3\u00a0500 on this bet."),
    ("purse", "9.99", "A purse must be enough for the first stake of 10."),
    ("goal", "1000", "A goal lies above the purse of 1\u00a0000."),
    ("goal", "much", "An amount is written in francs, for instance 12.50."),
    ("coups", "0", "A whole number from 1 to 10\u00a0000\u00a0000 is wanted here."),
    ("coups", "10000001", "A whole number from 1 to 10\u00a0000\u00a0000 is wanted here."),
    ("coups", "99999999999999", "A whole number from 1 to 10\u00a0000\u00a0000 is wanted here."),
    ("coups", "1.5", "A whole number from 1 to 10\u00a0000\u00a0000 is wanted here."),
    ("coups", "10 000 000", "All players together may play 1\u00a0000\u00a0000\u00a0000 coups at most."),
    ("players", "100001", "A whole number from 1 to 100\u00a0000 is wanted here."),
    ("players", "", "A whole number from 1 to 100\u00a0000 is wanted here."),
    ("seed", "xyz", "A seed has the digits 0 to 9 and the letters a to f, 64 at most."),
)


def test_what_cannot_be_is_said_in_one_line_and_marked(sheet: LaboratorySheet, child: FakeChild) -> None:
    for field, written, line in MISTAKES:
        entry: Entry = getattr(sheet.form, field)
        before = entry.text()
        entry.setText(written)
        QTest.keyClick(entry, Qt.Key.Key_Return)
        assert (sheet.notice.text(), entry.is_wrong(), entry.hasFocus()) == (f"! {line}", True, True), written
        QTest.keyClicks(entry, "1")
        assert (sheet.notice.text(), entry.is_wrong()) == ("", False)
        entry.setText(before)
    assert child.calls() == []


@pytest.mark.parametrize(
    ("kind", "numbers", "name"),
    [
        ("plein", "0", "plein:0"),
        ("cheval", "20 / 17", "cheval:17/20"),
        ("transversale", "16-17-18", "transversale:16/17/18"),
        ("carre", "16, 17, 19, 20", "carre:16/17/19/20"),
        ("sixain", "13/18", "sixain:13/18"),
        ("sixain", "13 14 15 16 17 18", "sixain:13/18"),
    ],
)
def test_numbers_make_a_place_on_the_layout(kind: str, numbers: str, name: str) -> None:
    assert canonical(Offer(kind), numbers) == name


def test_numbers_that_are_no_place_are_refused(sheet: LaboratorySheet) -> None:
    for kind, numbers in (
        ("plein", "37"),
        ("cheval", "1/3"),
        ("carre", "1/2"),
        ("plein", "a 1"),
        ("plein", ""),
    ):
        sheet.form.choose("roulette", kind)
        sheet.form.numbers.setText(numbers)
        sheet.start()
        said = (
            f"There is no such place on the layout: {numbers}."
            if numbers
            else "Write the numbers of the bet."
        )
        assert sheet.notice.text() == f"! {said}"
        assert sheet.form.numbers.hasFocus()


@pytest.mark.parametrize("table", TABLES)
def test_every_bet_that_is_offered_is_one_the_laboratory_has(table: str) -> None:
    rules = GAMES_OPEN[table].rules({})
    known = set(GAMES[table].bets(rules))
    for offer in offers(table):
        assert offer_text(offer)
        if offer.kind is None:
            assert offer.name in known


def test_seats_are_asked_for_where_a_company_plays(
    window: MainWindow, sheet: LaboratorySheet, settings: Settings
) -> None:
    """They begin as the company is set, and every number of them is a bet the laboratory has."""
    settings.company = 6
    sheet.form.choose("trente-et-un", "bank")
    place = asked(sheet).index("Seats at the table")
    seats = sheet.form.shown()[place]
    assert isinstance(seats, DropDown)
    assert seats.texts() == tuple(map(str, range(LEAST_SEATS, MOST_SEATS + 1)))
    assert sheet.form.order().bet == "bank:7"
    for index, text in enumerate(seats.texts()):
        seats.take(index)
        bet = sheet.form.order().bet
        assert bet == f"bank:{text}"
        assert GAMES["trente-et-un"].table(GAMES_OPEN["trente-et-un"].rules({}), bet).terms.bet == bet
        assert bet_text(bet) == f"Banker, a table of {text}"
    assert settings.company == 6
    for table in set(TABLES) - {"trente-et-un"}:
        sheet.form.choose(table)
        assert "Seats at the table" not in asked(sheet)


def test_the_form_allows_what_the_laboratory_allows() -> None:
    assert (order.MOST_COUPS, order.MOST_PLAYED, order.MOST_PLAYERS) == (
        MOST_COUPS,
        MOST_PLAYED,
        MOST_PLAYERS,
    )


@pytest.mark.parametrize("table", TABLES)
def test_each_table_is_asked_for_its_own_rules_as_they_are_set(
    window: MainWindow, sheet: LaboratorySheet, settings: Settings, table: str
) -> None:
    settings.zero, settings.refait, settings.surrender = "lose_all", "prison", "none"
    sheet.form.choose(table)
    questions = asked(sheet)
    assert [clause.name() for clause in clauses(table)] == [
        name for name in questions if name in {clause.name() for clause in clauses(table)}
    ]
    rules = sheet.form.order().rules
    chosen = {"roulette": ("zero", "lose_all"), "trente-et-quarante": ("refait", "prison")}
    option, value = chosen.get(table, ("surrender", "none"))
    assert rules.get(option, value) == value
    assert ("Coups from a file" in questions) == (GAMES[table].permanence is not None)


def test_the_rules_and_limits_are_those_of_the_house_even_when_they_change(
    sheet: LaboratorySheet, settings: Settings
) -> None:
    sheet.form.choose("roulette", "plein")
    sheet.form.numbers.setText("17")
    settings.zero, settings.roulette_max, settings.finales = "partage", 50_000, "complete"
    rules = sheet.form.order().rules
    assert (rules["zero"], rules["max"], rules["finales"]) == ("partage", 50_000, "complete")
    sheet.form.rules[0].take(2)
    sheet.form.stake.setText("500,01")
    sheet.start()
    assert sheet.notice.text() == "! The table takes from 5 to 500 on this bet."
    sheet.form.stake.setText("500")
    assert sheet.form.order().rules["zero"] == "lose_all"
    assert settings.zero == "partage"


def test_tab_walks_through_the_questions_in_reading_order(sheet: LaboratorySheet) -> None:
    sheet.form.game.setFocus()
    names = []
    for _ in asked(sheet):
        focused = sheet.focusWidget()
        assert focused is not None
        names.append(focused.accessibleName().partition(":")[0])
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert names == asked(sheet)
    assert sheet.run.hasFocus()


# -- a file of coups -------------------------------------------------------------------------------------


def drop(sheet: LaboratorySheet, *paths: Path) -> bool:
    """Drop files on the sheet; whether they were let in."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    given = (Qt.DropAction.CopyAction, data, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    entering = QDragEnterEvent(QPoint(300, 300), *given)
    entering.ignore()
    sheet.dragEnterEvent(entering)
    if entering.isAccepted():
        sheet.dropEvent(QDropEvent(QPointF(300, 300), *given))
    return entering.isAccepted()


def test_a_file_of_coups_is_dropped_and_played_by_one(sheet: LaboratorySheet, tmp_path: Path) -> None:
    marks = tmp_path / "hamburg 1998-05 table 3 long name.txt"
    marks.write_text("17 0 23\n")
    assert drop(sheet, marks)
    assert sheet.form.permanence.words() == "hamburg 1…name.txt"
    assert "Players" not in asked(sheet)
    given = sheet.form.order().arguments(tmp_path)
    assert given[given.index("--permanence") + 1] == str(marks)
    assert not {"--players", "--coups"} & set(given)
    QTest.keyClick(sheet.form.permanence, Qt.Key.Key_Delete)
    assert sheet.form.permanence.words() == "none: by chance"
    assert "Players" in asked(sheet)


def test_two_files_at_once_or_a_table_without_lists_take_none(sheet: LaboratorySheet, tmp_path: Path) -> None:
    marks = tmp_path / "marks.txt"
    marks.write_text("17\n")
    assert not drop(sheet, marks, marks)
    sheet.form.choose("blackjack")
    assert not drop(sheet, marks)


def test_a_file_is_chosen_in_a_dialog(
    sheet: LaboratorySheet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_: (str(tmp_path / "marks.txt"), ""))
    QTest.keyClick(sheet.form.permanence, Qt.Key.Key_Return)
    sheet.start()
    assert sheet.notice.text() == "! The file marks.txt cannot be found."
    with (tmp_path / "marks.txt").open("wb") as file:
        file.truncate(100 << 20)
    sheet.start()
    assert sheet.notice.text() == "! The file marks.txt is larger than 16 MB: that is no list of coups."
    assert sheet.form.permanence.hasFocus()


# -- what only the child can know ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"17 23\n99\n", "Line 2 of the file is no coup of this table: '99'."),
        (b"", "There is no coup in the file."),
        (b"# nothing\n", "There is no coup in the file."),
        (b"\xff\xfe\x00", "The file is no text."),
        (b"17;\xc3(", "The file is no text."),
        (b"rouge noir", "Line 1 of the file is no coup of this table: 'rouge'."),
    ],
)
def test_a_list_that_cannot_be_read_is_explained_in_the_persons_words(content: bytes, said: str) -> None:
    read = GAMES["roulette"].permanence
    assert read is not None
    with pytest.raises(ScriptError) as refused:
        read(content)
    assert reason(f"casino-qt simulate: marks.txt: {refused.value}") == said


@pytest.mark.parametrize(
    ("asked_for", "said"),
    [
        ({"purse": 499, "stake": 500}, "The purse is not enough for one stake and what comes with it."),
        ({"stake": 1}, "The table takes from 5 to 3\u00a0500 on this bet."),
        ({"permanence": [0]}, "No stake would be decided within the coups of the file."),
    ],
)
def test_what_the_laboratory_refuses_is_explained_in_the_persons_words(
    asked_for: dict[str, Any], said: str
) -> None:
    usual: dict[str, Any] = {"game": "roulette", "rules": GAMES_OPEN["roulette"].rules({}), "bet": "rouge"}
    with pytest.raises(NotSimulatedError) as refused:
        study(Question(**{**usual, "seed": "1", **asked_for}), lambda done, of: None)
    assert reason(f"casino-qt simulate: {refused.value}") == said


def test_any_other_line_is_given_as_it_is(sheet: LaboratorySheet) -> None:
    assert reason("casino-qt simulate: the moon is down") == "This cannot be simulated: the moon is down"


def test_house_rules_reach_the_child_as_one_object(sheet: LaboratorySheet, tmp_path: Path) -> None:
    sheet.form.choose("trente-et-quarante", "rouge+insurance", "paroli")
    given = sheet.form.order().arguments(tmp_path)
    rules = json.loads(Path(given[given.index("--rules") + 1]).read_text(encoding="utf-8"))
    assert rules == GAMES_OPEN["trente-et-quarante"].rules({}).to_json()
