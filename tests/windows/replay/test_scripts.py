"""Scripts replayed in the window: dropped on it, opened by a double click, named on the command line."""

from __future__ import annotations

import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.rules.scripts.writing import write
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.settings import LANGUAGES
from casino_qt.tables.exporting import script_upto
from casino_qt.windows.kit.message import Message
from tests.evening.monkey.judge import shows_the_state
from tests.screenshots.evening import Evening
from tests.screenshots.replay_states import SCRIPT, newest
from tests.windows.replay.conftest import fingerprint, page_of

LEFT = Qt.MouseButton.LeftButton


def script(evening: Evening, text: str = SCRIPT) -> Path:
    path = evening.profile.path.with_name("wednesday.json")
    path.write_text(text, "utf-8")
    return path


def drop(window: QWidget, path: Path) -> bool:
    """Let a file fall on the window; whether it took it."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    at, button = QPoint(300, 300), Qt.MouseButton.LeftButton
    plain, copy = Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(at, copy, data, button, plain)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        fall = QDropEvent(QPointF(at), copy, data, button, plain)
        QApplication.sendEvent(window, fall)
    return enter.isAccepted()


def test_a_script_dropped_on_a_table_lies_over_it_and_leaves_it_as_it_was(evening: Evening) -> None:
    table = evening.sit_down()
    table.scene.cut_here()
    evening.to_the_end()
    table.controller.bet(Spot.ROUGE, 2_500)
    evening.to_the_end()
    before, picture = fingerprint(evening), table.scene.picture()
    assert drop(evening.window, script(evening))
    evening.settle()
    page = page_of(evening)
    assert not table.isVisible()
    assert page.titled.file == "wednesday.json"
    assert len(page.replay.ended) == 3
    for _ in range(60):
        evening.to_the_end()
    assert page.replay.at_end
    assert "rounds: 3 of 3" in page.bar.where.text()
    QTest.keyClick(page, Qt.Key.Key_Escape)
    evening.settle()
    assert table.isVisible()
    assert evening.window.focusWidget() is table.view
    assert table.scene.picture() == picture
    assert fingerprint(evening) == before
    assert table.controller.in_play == 2_500


def test_a_script_dropped_on_the_lobby_and_another_on_its_replay(evening: Evening) -> None:
    assert drop(evening.window, script(evening))
    evening.settle()
    first = page_of(evening)
    assert drop(evening.window, script(evening))
    evening.settle()
    assert page_of(evening) is not first
    evening.window.end_replay()
    assert evening.window.lobby.isVisible()


EXAMPLES = Path(__file__).parents[2] / "rules" / "scripts"
IN_COMPANY = ("three_seats", "two_shoes_written", "moved_in_prison", "insured_behind", "dealt_31_in_a_round")


@pytest.mark.parametrize("name", IN_COMPANY)
def test_whoever_else_plays_in_a_script_it_is_told_to_its_end(evening: Evening, name: str) -> None:
    """Also where the house has no company, as at trente et quarante."""
    evening.window.replay_file(EXAMPLES / f"{name}.json")
    evening.settle()
    page = page_of(evening)
    while not page.replay.at_end:
        page.step_forward()
        evening.to_the_end()
    shows_the_state(page.scene)


def test_nothing_but_one_file_of_this_machine_is_taken(evening: Evening) -> None:
    data = QMimeData()
    data.setUrls([QUrl("https://example.org/a.json")])
    plain, copy = Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPoint(9, 9), copy, data, Qt.MouseButton.LeftButton, plain)
    enter.ignore()
    QApplication.sendEvent(evening.window, enter)
    assert not enter.isAccepted()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bad_script_is_one_clear_line(language: str, evening: Evening) -> None:
    evening.settings.language = language
    bad = SCRIPT.replace('"stake": 2000', '"stake": 100')
    assert drop(evening.window, script(evening, bad))
    evening.settle()
    sheet = evening.window.findChild(Message, "no replay")
    assert isinstance(sheet, Message)
    said = {
        "en": "Action 2 of the script cannot be done. The minimum here is 5.",
        "fr": "L’action 2 du script est impossible. Le minimum est ici de 5.",
        "it": "L’azione 2 dello script non si può fare. Il minimo qui è 5.",
        "cs": "Krok 2 skriptu nelze provést. Nejnižší sázka je tu 5.",
        "ru": "Действие 2 сценария невозможно. Наименьшая ставка здесь\u00a0— 5.",
    }[language]
    assert sheet.body.text() == f"wednesday.json\n{said}"
    assert evening.window.projector().page is None
    QTest.keyClick(sheet.buttons[0], Qt.Key.Key_Return)
    assert not sheet.isVisible()


def test_a_script_from_the_book(evening: Evening, qtbot: QtBot) -> None:
    from casino_qt.windows.book.sheet import BookSheet

    evening.window.open_book()
    book = evening.window.findChild(BookSheet)
    assert isinstance(book, BookSheet)
    qtbot.waitUntil(lambda: not book.waiting())
    path = script(evening)
    book.where = lambda _title: str(path)
    QTest.mouseClick(book.script, LEFT, pos=book.script.rect().center())
    page = page_of(evening)
    assert not book.isVisible()
    QTest.mouseClick(page.back, LEFT, pos=page.back.rect().center())
    assert book.isVisible()


def test_a_script_wanted_before_the_house_is_there(evening: Evening) -> None:
    house = evening.house
    evening.window.house = None
    evening.window.replay_file(script(evening))
    assert evening.window.projector().page is None
    evening.window.house = house
    evening.window.replay_what_waits(house)
    assert page_of(evening).titled.file == "wednesday.json"


def test_open_refuses_a_bad_file_before_any_window(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text(SCRIPT.replace('"spin"', '"span"'), "utf-8")
    command = [sys.executable, "-m", "casino_qt", "open", str(bad)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith(f"{bad}: action 3: ")
    assert done.stderr.count("\n") == 1


def test_open_begins_with_the_replay(tmp_path: Path) -> None:
    from casino_qt import app, cli

    seen: list[app.Wishes] = []

    def run(wishes: app.Wishes) -> int:
        seen.append(wishes)
        return 0

    good = tmp_path / "good.json"
    good.write_text(SCRIPT, "utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "run", run)
        assert cli.main(["--language", "fr", "open", str(good)]) == 0
    assert seen[0].script is not None
    assert (seen[0].script_name, seen[0].language) == ("good.json", "fr")


def test_a_double_click_is_answered_in_the_window(tmp_path: Path) -> None:
    from casino_qt import app, cli

    seen: list[app.Wishes] = []

    def run(wishes: app.Wishes) -> int:
        seen.append(wishes)
        return 0

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(app, "run", run)
        assert cli.main(["open", "--in-window", str(tmp_path / "damaged.casinoscript")]) == 0
    assert (seen[0].file, seen[0].script) == (tmp_path / "damaged.casinoscript", None)


def test_a_file_the_system_wants_opened_is_heard() -> None:
    code = (
        "from PySide6.QtGui import QFileOpenEvent; from casino_qt.app import Salon;"
        "app = Salon([]); app.file_wanted.connect(print);"
        "app.sendEvent(app, QFileOpenEvent('/home/claire/wednesday.json'))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.stdout == "/home/claire/wednesday.json\n", done.stderr


def test_a_desktop_knows_a_script_by_its_beginning(evening: Evening) -> None:
    linux = Path(__file__).resolve().parents[3] / "packaging" / "linux"
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = ElementTree.parse(linux / "casino-qt-script.xml").getroot().find("m:mime-type", space)
    assert kind is not None
    match = kind.find("m:magic/m:match", space)
    assert match is not None
    first, last = map(int, match.attrib["offset"].split(":"))
    record, _, upto = evening.profile.round(newest(evening, "roulette").id)
    beginning = write(script_upto(evening.profile, record.session, upto))
    place = beginning.find(match.attrib["value"].encode())
    assert first <= place <= last
    entry = ConfigParser(interpolation=None, strict=False)
    entry.read(linux / "casino-qt-script.desktop", "utf-8")
    assert entry["Desktop Entry"]["MimeType"] == kind.attrib["type"] + ";"
    assert entry["Desktop Entry"]["Exec"] == "casino-qt open --in-window %f"
