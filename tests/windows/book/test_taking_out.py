"""Taken out of the book: scripts, tables, pictures; what may not be told yet; disks that want none of it."""

from __future__ import annotations

import csv
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.bank.book import Line
from casino_qt.bank.profile import Profile
from casino_qt.rules.chance import seal
from casino_qt.rules.scripts import read, replay
from casino_qt.scenes.card import CardProp
from casino_qt.scenes.game_scene import GameScene
from casino_qt.settings import AS_THE_TEXT, LANGUAGES
from casino_qt.windows.book import writing
from casino_qt.windows.book.export_sheet import PICTURE, SCRIPT, TABLE, ExportSheet
from casino_qt.windows.book.fairness_sheet import FairnessSheet
from casino_qt.windows.book.picture import picture
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.doors import ROWS, TABLES
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.house import House
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.fitting import Fitting
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.replay.scenes import scene_of
from tests.screenshots.fit import BlankPictures
from tests.windows.book.conftest import settle
from tests.windows.book.evenings import at_wheel

LEFT = Qt.MouseButton.LeftButton
Open = Callable[[str], ExportSheet]


def press(button: Button) -> None:
    QTest.mouseClick(button, LEFT, pos=button.rect().center())


def take(segments: Segments, index: int) -> None:
    QTest.mouseClick(segments, LEFT, pos=segments.rects()[index].center().toPoint())


@pytest.fixture
def export(book: BookSheet, window: MainWindow, tmp_path: Path, qtbot: QtBot) -> Iterator[Open]:
    """The sheet over the book with the rows that are marked; the file goes where the test says."""
    opened: list[ExportSheet] = []

    def open_for(name: str) -> ExportSheet:
        press(book.export)
        sheet = window.findChildren(ExportSheet)[-1]
        sheet._where = lambda _title, _name: str(tmp_path / name)
        opened.append(sheet)
        return sheet

    yield open_for
    for sheet in opened:
        sheet.lay_away()


def lines(book: BookSheet) -> list[Line]:
    assert book.rounds is not None
    return [line for row in range(book.rounds.rowCount()) if (line := book.rounds.line(row)) is not None]


def test_one_round_as_a_script(book: BookSheet, export: Open, tmp_path: Path) -> None:
    assert book.leaf is not None
    QTest.keyClick(book.leaf, Qt.Key.Key_Down)
    sheet = export("round")
    assert sheet.which.index() == 0
    press(sheet.save)
    report = replay(read((tmp_path / "round.casinoscript").read_bytes()))
    line = lines(book)[1]
    assert len(report.rounds) == line.number == 5
    assert "round.casinoscript" in sheet.news.text()


def test_a_script_may_be_called_json_too(book: BookSheet, export: Open, tmp_path: Path) -> None:
    assert book.leaf is not None
    QTest.keyClick(book.leaf, Qt.Key.Key_Down)
    press(export("round.JSON").save)
    assert [file.name for file in tmp_path.glob("round*")] == ["round.JSON"]


def test_marked_rounds_of_several_sittings_are_several_scripts(
    book: BookSheet, export: Open, tmp_path: Path
) -> None:
    assert book.leaf is not None
    for _ in range(7):
        QTest.keyClick(book.leaf, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    sheet = export("some.json")
    assert sheet.which.index() == 1
    press(sheet.save)
    QTest.qWait(1)
    while sheet._writing:
        QTest.qWait(5)
    files = sorted(tmp_path.glob("some-*.json"))
    assert len(files) == 2
    reports = [replay(read(file.read_bytes())) for file in files]
    assert sorted(len(report.rounds) for report in reports) == [6, 6]
    assert "2 files" in sheet.news.text()


def test_all_rounds_as_a_table(book: BookSheet, export: Open, tmp_path: Path, qtbot: QtBot) -> None:
    sheet = export("all")
    take(sheet.which, 2)
    take(sheet.kind, TABLE)
    press(sheet.save)
    qtbot.waitUntil(lambda: "all.csv" in sheet.news.text())
    with (tmp_path / "all.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    told = lines(book)
    assert [(row["table"], int(row["round"]), row["fell"]) for row in rows] == [
        (line.game, line.number, line.outcome) for line in told
    ]
    assert [round(float(row["result"]) * 100) for row in rows] == [line.net for line in told]
    assert [row["date"] for row in rows] == [line.at for line in told]


def test_only_what_is_filtered_is_taken_out(
    book: BookSheet, export: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    book.filters.table.take(2)
    settle(book, qtbot)
    sheet = export("wheel.csv")
    take(sheet.which, 2)
    take(sheet.kind, TABLE)
    press(sheet.save)
    qtbot.waitUntil(lambda: "wheel.csv" in sheet.news.text())
    assert (tmp_path / "wheel.csv").read_text().count("roulette") == 6


def test_a_sitting_that_goes_on_keeps_its_script(
    profile: Profile, book: BookSheet, window: MainWindow, export: Open, qtbot: QtBot, tmp_path: Path
) -> None:
    at_wheel(profile, 2, random.Random(1), "5eed")
    book.lay_away()
    window.open_book()
    settle(book, qtbot)
    sheet = export("open.json")
    assert not sheet.save.isEnabled()
    assert "sealed" in sheet.about.text()
    take(sheet.kind, TABLE)
    assert sheet.save.isEnabled()  # what has been seen may be told
    take(sheet.which, 2)
    take(sheet.kind, SCRIPT)
    press(sheet.save)
    qtbot.waitUntil(lambda: "4 files" in sheet.news.text())
    assert not any(b"5eed" in file.read_bytes() for file in tmp_path.glob("*.json"))


@pytest.mark.parametrize("which", [0, 2])
def test_a_place_that_cannot_be_written_is_told_in_one_line(
    which: int, export: Open, tmp_path: Path, qtbot: QtBot
) -> None:
    sheet = export("no/such/folder.csv")
    take(sheet.which, which)
    take(sheet.kind, TABLE)
    press(sheet.save)
    qtbot.waitUntil(lambda: "folder.csv" in sheet.news.text())
    assert (
        sheet.news.text()
        == "folder.csv cannot be written: the place is protected or the disk does not answer."
    )
    assert sheet.save.isEnabled()


def test_what_was_there_before_a_failure_is_there_after(tmp_path: Path) -> None:
    path = tmp_path / "kept.csv"
    path.write_text("mine")

    def parts() -> Iterator[bytes]:
        yield b"half"
        raise OSError(28, "No space left on device")

    with pytest.raises(writing.NotWritten) as caught:
        writing.write(path, parts())
    assert caught.value.line() == "The disk is full: kept.csv was not written."
    assert path.read_text() == "mine"
    assert list(tmp_path.iterdir()) == [path]


def test_what_is_laid_away_leaves_no_half_file(export: Open, tmp_path: Path) -> None:
    sheet = export("gone.csv")
    take(sheet.which, 2)
    take(sheet.kind, TABLE)
    press(sheet.save)
    sheet.lay_away()
    assert not list(tmp_path.glob("*.part"))


@pytest.mark.parametrize("game", TABLES)
def test_the_picture_of_a_table_as_a_round_left_it(
    game: str, book: BookSheet, house: House, window: MainWindow
) -> None:
    before = house.profile.last_entry(), house.profile.balances()
    house.pictures = blank = BlankPictures()
    spec = house.spec(window)
    for sheet in ROWS[game].sheets:
        blank.bake_now(sheet, spec)
    of_game = [line for line in lines(book) if line.game == game]
    images = [picture(house, window, line) for line in (of_game[0], of_game[-1])]
    window.settings.room_size = 200  # for the one who looks at the tables, not for whoever is shown a picture
    images.append(picture(house, window, of_game[0]))
    window.settings.room_size = AS_THE_TEXT
    assert {image.size() for image in images} == {images[0].size()}
    assert images[0].width() == 1280
    assert images[0] != images[1]
    assert (house.profile.last_entry(), house.profile.balances()) == before
    assert house.profile.open_session(game) is not None  # the one begun after the evening
    blank.close()


def test_the_picture_of_a_coup_of_blackjack_shows_the_cards_it_ended_with(
    book: BookSheet, house: House, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The state has them in the tray already."""
    house.pictures = blank = BlankPictures()
    for sheet in ROWS["blackjack"].sheets:
        blank.bake_now(sheet, house.spec(window))
    scenes: list[GameScene] = []

    def seen(*given: Any) -> GameScene:
        scenes.append(scene_of(*given))
        return scenes[-1]

    monkeypatch.setattr("casino_qt.windows.book.picture.scene_of", seen)
    line = next(line for line in lines(book) if line.game == "blackjack")
    picture(house, window, line)
    lying = [prop for prop in scenes[0].board.passing if isinstance(prop, CardProp)]
    assert len(lying) >= 6  # two boxes and the croupier
    blank.close()


def test_a_picture_is_of_one_round_and_waits_for_its_colours(export: Open) -> None:
    sheet = export("p.png")
    take(sheet.kind, PICTURE)
    assert not sheet.save.isEnabled()
    assert "painted" in sheet.about.text()
    take(sheet.which, 2)
    assert "one round" in sheet.about.text()


def test_the_picture_is_written_as_png(
    export: Open, house: House, window: MainWindow, tmp_path: Path
) -> None:
    sheet = export("p")
    house.pictures = blank = BlankPictures()
    for name in ROWS["blackjack"].sheets:
        blank.bake_now(name, house.spec(window))
    take(sheet.kind, PICTURE)
    press(sheet.save)
    image = QImage(str(tmp_path / "p.png"))
    assert image.width() == 1280
    assert image.pixelColor(5, 5) != QColor(Qt.GlobalColor.white)
    blank.close()


# -- check it yourself ---------------------------------------------------------------------------------------


@pytest.fixture
def fairness(book: BookSheet, window: MainWindow, tmp_path: Path) -> Iterator[FairnessSheet]:
    press(book.check)
    sheet = window.findChildren(FairnessSheet)[-1]
    sheet._where = lambda _title, _name: str(tmp_path / "evening.json")
    yield sheet
    sheet.lay_away()


def test_seal_seed_and_the_commands_that_compare_them(
    fairness: FairnessSheet, profile: Profile, book: BookSheet, tmp_path: Path
) -> None:
    seed = profile.session(lines(book)[0].session, 0).seed
    assert fairness.seal.text().replace(" ", "") == seal(seed)
    assert fairness.seed.text().replace(" ", "") == seed
    press(fairness.save)
    assert "evening.json" in fairness.news.text()
    press(fairness.copy)
    commands = QGuiApplication.clipboard().text().splitlines()
    assert commands == fairness.commands.text().splitlines()
    assert commands[0] == 'casino-qt replay "evening.json"'
    name, program, script, given = commands[1].replace('"', "").split()
    assert name == "python3"
    done = subprocess.run(
        [sys.executable, program, script, given], cwd=tmp_path, capture_output=True, check=False
    )
    assert done.returncode == 0, done.stderr
    here = [sys.executable, "-m", "casino_qt", *commands[0].replace('"', "").split()[1:]]
    here[-1] = str(tmp_path / here[-1])
    assert subprocess.run(here, capture_output=True, check=False).returncode == 0


def test_how_it_works_is_a_page_of_the_book_of_rules(fairness: FairnessSheet, window: MainWindow) -> None:
    press(fairness.how)
    rules = next(sheet for sheet in window.findChildren(RulesSheet) if sheet.isVisible())
    assert rules._page == "fairness"


def test_the_seed_of_a_sitting_that_goes_on_is_not_told(
    profile: Profile, book: BookSheet, window: MainWindow, qtbot: QtBot
) -> None:
    at_wheel(profile, 1, random.Random(1), "5eed")
    book.lay_away()
    window.open_book()
    settle(book, qtbot)
    press(book.check)
    sheet = window.findChildren(FairnessSheet)[-1]
    assert sheet.seal.text().replace(" ", "") == seal("5eed")
    assert "5eed" not in sheet.seed.text()
    assert "sealed" in sheet.seed.text()
    assert not sheet.save.isEnabled()
    assert not sheet.commands.isVisible()
    sheet.lay_away()


@pytest.mark.parametrize("language", LANGUAGES)
def test_both_sheets_fit_in_every_language(
    language: str, export: Open, fairness: FairnessSheet, window: MainWindow, qtbot: QtBot
) -> None:
    sheet = export("x")
    window.settings.language = language
    QTest.qWait(1)
    for one in (sheet, fairness):
        assert one.panel.width() <= window.width()
        assert one.panel.height() <= window.height()
        for widget in one.panel.findChildren(QWidget):
            if isinstance(widget, Fitting) and widget.isVisible():
                assert all(piece.fits for piece in widget.measured()), language
