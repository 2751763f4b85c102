"""A line of a sheet that answers what is done there is told when it changes, once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.windows.at_table.agreement_sheet import AgreementSheet
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.introduction.sheet import IntroductionSheet
from casino_qt.windows.kit.label import BODY, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.players.name_sheet import NameSheet
from casino_qt.windows.settings.keys import KeysPage
from tests.reading.conftest import Ear
from tests.reading.tree import read
from tests.screenshots.evening import GAME, OVAL, ROULETTE, Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.house_rules_states import answer as choose
from tests.screenshots.house_rules_states import rules_of

Key = Qt.Key


@pytest.fixture
def evening(tmp_path: Path, pictures: BlankPictures) -> Iterator[Evening]:
    evening = Evening(tmp_path, QSize(1440, 900), "en", "2", pictures=pictures, tables=(GAME, OVAL))
    yield evening
    evening.close()


def press(evening: Evening, *keys: Key) -> None:
    for key in keys:
        QTest.keyClick(evening.window.focusWidget() or evening.window, key)
        evening.settle()


@pytest.mark.parametrize("line", [Words, lambda parent: Label(BODY, parent)])
def test_it_is_told_once_and_only_while_it_is_seen(qapp: object, ear: Ear, line: type[Words]) -> None:
    sheet = QWidget()
    said = line(sheet)
    write = said.setText if isinstance(said, Words) else said.set_text
    said.aloud = True
    write("before anybody looks")
    sheet.show()
    for text in ("! Nobody is called that.", "! Nobody is called that.", "", " "):
        write(text)
    assert ear.take() == ["Nobody is called that."]
    said.hide()  # a line without anything to say lies hidden, and is written before it is shown
    write("Saved.")
    assert ear.take() == ["Saved."]
    said.aloud = False
    write("Anything else.")
    assert ear.take() == []
    sheet.deleteLater()


def test_each_leaf_of_an_introduction_is_read(evening: Evening, ear: Ear) -> None:
    evening.house.introduces = True
    evening.window.open_table(GAME)
    evening.settle()
    (sheet,) = evening.window.findChildren(IntroductionSheet)
    read(evening.window)
    ear.take()
    for key in (Key.Key_Return, Key.Key_Right, Key.Key_Left):
        press(evening, key)
        (told,) = ear.take()
        assert told == f"{sheet.heading.text()}. {sheet.words.text()}"


def test_what_is_agreed_is_told_with_each_choice(evening: Evening, ear: Ear) -> None:
    evening.window.open_table(OVAL)
    evening.to_the_end()
    (sheet,) = (one for one in evening.window.findChildren(AgreementSheet) if one.isVisible())
    read(evening.window)
    ear.take()
    for segments in sheet.panel.findChildren(QWidget):
        if getattr(segments, "chosen", None) is not None and segments.isVisible():
            segments.setFocus()
            press(evening, Key.Key_Right)
    told = ear.take()
    assert told
    assert told[-1] == sheet.note.text()
    assert len(told) == len(set(told))


def test_a_key_that_is_wanted_refused_or_taken_is_told(evening: Evening, ear: Ear) -> None:
    evening.window.open_settings("keys")
    (page,) = evening.window.findChildren(KeysPage)
    read(evening.window)
    field = page.fields["anywhere.rules"]
    for key, answer in ((Key.Key_F2, "F2 is taken: Settings."), (Key.Key_F12, "House rules: F12.")):
        field.setFocus()
        ear.take()
        press(evening, Key.Key_Return)
        assert ear.take() == [field.words()]
        press(evening, key)
        assert ear.take() == [answer]
    press(evening, Key.Key_Return, Key.Key_Escape)
    assert ear.take()[1:] == ["House rules: F12."], "given up, it lies where it lay"


def test_the_book_tells_what_its_filters_leave(evening: Evening, ear: Ear) -> None:
    evening.window.open_book()
    (book,) = evening.window.findChildren(BookSheet)
    read(evening.window)
    evening.settle()
    ear.take()
    book.filters.since.setText("no day")
    evening.settle()
    (told,) = ear.take()
    assert told == book.filters.wrong()


def test_why_a_name_cannot_be_had_is_told_while_it_is_written(evening: Evening, ear: Ear) -> None:
    sheet = NameSheet(evening.window, ("New player", "Begin"), lambda _name: None, ["Ada"])
    sheet.open()
    read(evening.window)
    ear.take()
    QTest.keyClicks(sheet.name, "Ada")
    (told,) = ear.take()
    assert told == sheet.hint.text()
    QTest.keyClicks(sheet.name, "m")
    assert ear.take() == []


def test_at_the_oval_it_is_called_what_has_been_agreed(evening: Evening, ear: Ear) -> None:
    """Once the sheet has been laid away: who holds the bank by what was agreed on it."""
    evening.window.open_table(OVAL)
    evening.to_the_end()
    read(evening.window)
    ear.take()
    (sheet,) = (one for one in evening.window.findChildren(AgreementSheet) if one.isVisible())
    sheet.agree.click()
    evening.to_the_end()
    page = evening.oval
    (told,) = ear.take()
    (call,) = (spot.name() for spot in page.scene.readouts() if spot.key == "call")
    assert told.startswith(call)


def heard_of_rules(ear: Ear) -> list[str]:
    """What was heard of the bank's share, not of the keyboard's way."""
    return [words for words in ear.take() if words.startswith("What the bank keeps. ")]


def test_what_the_bank_keeps_is_told_once_with_each_choice(evening: Evening, ear: Ear) -> None:
    sheet = rules_of(evening, ROULETTE)
    read(evening.window)
    assert heard_of_rules(ear) == [], "nothing was chosen yet"
    told = {}
    for value in ("lose_all", "partage", "prison"):
        choose(evening, sheet, "zero", value)
        (told[value],) = heard_of_rules(ear)
    assert told["lose_all"] == "What the bank keeps. A simple chance: 2.703%."
    assert "A simple chance: 1.351%. " in f"{told['partage']} "
    choose(evening, sheet, "roulette_min", 1_000)
    assert heard_of_rules(ear) == [], "a limit is worth nothing"
    sheet.shelf.taken.emit({**sheet.draft, "zero": "lose_all"})
    evening.settle()
    assert heard_of_rules(ear) == [told["lose_all"]], "a set is a choice, too"
    sheet.turn_to(OVAL)
    evening.settle()
    assert heard_of_rules(ear) == []
    choose(evening, sheet, "company", 1)
    assert len(heard_of_rules(ear)) == 1
    evening.settings.language = "fr"
    evening.settle()
    assert ear.take() == []


def test_of_two_choices_while_it_is_reckoned_only_the_last_is_told(evening: Evening, ear: Ear) -> None:
    sheet = rules_of(evening, ROULETTE)
    read(evening.window)
    of, sheet.worths.of = sheet.worths.of, lambda question: None  # type: ignore[method-assign]
    for value in ("lose_all", "partage"):
        choose(evening, sheet, "zero", value)
    assert sheet.edges[ROULETTE].new["other"].text() == "being reckoned…"
    assert heard_of_rules(ear) == []
    sheet.worths.of = of  # type: ignore[method-assign]
    for _ in range(3):  # other answers come after it
        sheet.worths.came.emit()
    (told,) = heard_of_rules(ear)
    assert "A simple chance: 1.351%." in told
