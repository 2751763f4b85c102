"""The statistics in the window: opened from the book, chosen by table and day, read by key, kept as files."""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.settings import LANGUAGES, Settings
from casino_qt.tables.statistics.figures import Asked, Point, Row, figures
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.doors import TABLES
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.house import House
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.statistics import words
from casino_qt.windows.statistics.sheet import StatisticsSheet
from casino_qt.windows.system.languages import Languages
from tests.screenshots.evening import Painted
from tests.screenshots.fit import faults
from tests.screenshots.reckoned import PromptReckoner
from tests.screenshots.statistics_states import FIRST, rich
from tests.windows.book.evenings import clock

LEFT = Qt.MouseButton.LeftButton
Opened = Callable[[Path], StatisticsSheet]


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> bytes:
    """Two evenings at every table."""
    path = tmp_path_factory.mktemp("kept") / "p.casino"
    profile = Profile.open(path, clock())
    rich(profile, 2)
    profile.close()
    return path.read_bytes()


@pytest.fixture
def opened(window: MainWindow, settings: Settings, tmp_path: Path, qtbot: QtBot) -> Iterator[Opened]:
    """Opens the statistics of a profile by way of the book."""
    pictures: Pictures = Painted(tmp_path / "pictures")
    left: list[Callable[[], object]] = [pictures.close]

    def open_at(path: Path) -> StatisticsSheet:
        profile = Profile.open(path)
        house = House(settings, profile, pictures, reckoner=PromptReckoner())
        left[:0] = [house.close, profile.close]
        window.house = house
        window.open_book()
        book = window.findChild(BookSheet)
        assert isinstance(book, BookSheet)
        qtbot.waitUntil(lambda: not book.waiting())
        QTest.mouseClick(book.statistics, LEFT)
        sheet = window.findChild(StatisticsSheet)
        assert isinstance(sheet, StatisticsSheet)
        qtbot.waitUntil(lambda: not sheet.waiting())
        left[:0] = [book.lay_away, sheet.lay_away]
        return sheet

    yield open_at
    for let_go in left:
        let_go()
    window.house = None


@pytest.fixture
def sheet(opened: Opened, tmp_path: Path, kept: bytes) -> StatisticsSheet:
    """The statistics of these evenings, open."""
    path = tmp_path / "p.casino"
    path.write_bytes(kept)
    return opened(path)


def shown(sheet: StatisticsSheet) -> tuple[tuple[str, ...], ...]:
    return tuple(sheet.page.ledger.lines())


def test_the_page_shows_what_was_added_up(sheet: StatisticsSheet) -> None:
    accountant, page = sheet.accountant, sheet.page
    assert accountant is not None
    found = figures(accountant.reader, Asked(), accountant.known)
    assert found == page.found
    assert len(shown(sheet)) == 5
    assert shown(sheet)[0][0] == "All tables"
    assert [line[0] for line in shown(sheet)[1:]] == [words.row_name(row, found.asked) for row in found.rows]
    assert dict(page.figures())["Given by the house, 1 time"] == "10\u00a0000"
    assert sheet.page.sentence.text().startswith("No round knows the ones before it")
    assert sheet.accountant is not None
    assert not sheet.progress.isVisible()


@pytest.mark.parametrize(("centimes", "told"), [(29_250, "+292.50"), (-1_234_550, "\u221212\u00a0345.50")])
def test_what_was_booked_is_told_to_the_centime(centimes: int, told: str, qapp: QApplication) -> None:
    row = Row("", "", 48, 179_550, centimes, None)
    point = Point(48, 0, centimes, None, 1_029_250, 1_029_250, 1_029_250)
    assert words.cells(row, Asked(), hopeless=True)[2:4] == ("1\u00a0795.50", told)
    assert words.after_shortly(point) == told
    assert words.after(point).endswith(told)
    assert words.owned(point).endswith("10\u00a0292.50")


def test_a_table_is_chosen_by_key_and_its_bets_are_told(sheet: StatisticsSheet) -> None:
    assert sheet.which.table.hasFocus()
    for _ in range(TABLES.index("roulette") + 1):
        QTest.keyClick(sheet.which.table, Qt.Key.Key_Down)
    if sheet.which.table.open_card() is not None:
        QTest.keyClick(sheet.window().focusWidget(), Qt.Key.Key_Return)
    assert sheet.page.found is not None
    assert sheet.page.found.asked == Asked("roulette")
    assert shown(sheet)[0][0] == "All bets"
    assert {"One number", "Simple chances"} <= {line[0] for line in shown(sheet)}
    QTest.mouseClick(sheet.which.clear, LEFT)
    assert len(shown(sheet)) == 5


def test_days_are_typed_and_what_is_no_day_is_said(sheet: StatisticsSheet) -> None:
    assert sheet.page.found is not None
    whole = sheet.page.found.total.rounds
    sheet.which.until.setFocus()
    QTest.keyClicks(sheet.which.until, f"{FIRST.day}/{FIRST.month}/{FIRST.year}")
    assert sheet.page.found.total.rounds == whole // 2
    sheet.which.until.clear()
    QTest.keyClicks(sheet.which.since, "31/2/2026")
    assert sheet.notice.text().startswith("A day is written like 30/11/2026")
    assert sheet.which.since.is_wrong()
    assert sheet.page.found.total.rounds == whole
    sheet.which.since.clear()
    QTest.keyClicks(sheet.which.since, "2030")
    assert sheet.page.found is None
    assert sheet.page.blank.text() == "No round is like that."
    assert not sheet.save.isEnabled()


def test_drawings_and_table_are_read_by_key(sheet: StatisticsSheet) -> None:
    page = sheet.page
    assert page.course is not None
    assert page.owned is not None
    assert page.found is not None
    page.course.setFocus()
    QTest.keyClick(page.course, Qt.Key.Key_End)
    assert page.course.reading() == words.after(page.found.course[-1])
    assert page.course_title.text() == words.after_shortly(page.found.course[-1])
    page.owned.setFocus()
    assert page.course_title.text() == "Result and expectation, by rounds"
    QTest.keyClick(page.owned, Qt.Key.Key_Home)
    assert page.owned.reading().startswith("Purse from the house")
    QTest.keyClick(page.owned, Qt.Key.Key_Right)
    assert page.owned.reading() == words.owned(page.found.course[0])
    assert page.owned.accessibleDescription() == page.owned.reading()
    page.ledger.setFocus()
    QTest.keyClick(page.ledger, Qt.Key.Key_End)
    assert page.ledger.currentIndex().row() == 4
    interface = QAccessible.queryAccessibleInterface(page.ledger)
    assert interface.role() == QAccessible.Role.Table
    assert interface.childCount() > 5 * 6
    told = page.ledger.currentIndex().siblingAtColumn(0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert told.startswith(f"{shown(sheet)[-1][0]}: Rounds ")
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
        QTest.keyClick(sheet, key)
    QTest.keyClick(page.ledger, Qt.Key.Key_Escape)
    assert sheet.isHidden()


def test_the_mouse_reads_the_drawings(sheet: StatisticsSheet) -> None:
    plot = sheet.page.course
    assert plot is not None
    middle = len(plot.readings()) // 2
    view = plot._view.viewport()
    QTest.mouseMove(view, plot.place_of(middle).toPoint())
    QApplication.processEvents()
    assert plot.reading() == plot.readings()[middle].words


def test_it_is_kept_as_picture_drawing_and_table(sheet: StatisticsSheet, tmp_path: Path) -> None:
    asked: list[tuple[str, str, str]] = []

    def keep(name: str) -> bytes:
        def where(*told: str) -> tuple[str, str]:
            asked.append((told[0], told[1], told[2]))
            return str(tmp_path / name), ""

        sheet._where = where
        sheet.save.setFocus()
        QTest.keyClick(sheet.save, Qt.Key.Key_Space)
        assert sheet.notice.text() == f"Saved as {name}."
        assert sheet.save.hasFocus()
        return (tmp_path / name).read_bytes()

    sheet.which.table.take(TABLES.index("roulette") + 1)
    usual = sheet.page.size()
    picture = QImage.fromData(keep("page.png"))
    assert (picture.width(), picture.height()) == (
        2 * usual.width(), 2 * (usual.height() + sheet.page.ledger.hidden_height()),
    )  # fmt: skip
    assert sheet.page.ledger.hidden_height() > 0
    assert sheet.page.size() == usual
    assert picture.pixelColor(0, 0).lightness() > 200
    assert b"<svg" in keep("page.svg")
    rows = list(csv.DictReader(io.StringIO(keep("page.csv").decode())))
    found = sheet.page.found
    assert found is not None
    (total,) = [row for row in rows if row["what"] == "total"]
    assert (float(total["staked"]), float(total["result"])) == (
        found.total.staked / 100, found.total.result / 100,
    )  # fmt: skip
    assert len([row for row in rows if row["what"] == "bet"]) == len(found.rows)
    assert len([row for row in rows if row["what"] == "course"]) == len(found.course)
    assert [row["at"] for row in rows if row["what"] == "advance"] == ["2026-11-03T20:30:25+00:00"]
    assert asked[0][1] == "casino-qt-statistics-roulette.png"


def test_a_place_that_cannot_be_written_is_said(sheet: StatisticsSheet, tmp_path: Path) -> None:
    sheet._where = lambda *_: (str(tmp_path / "nowhere" / "page.csv"), "")
    sheet.save.click()
    assert sheet.notice.text().startswith("page.csv cannot be written")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_while_it_is_open_and_nothing_is_cut(
    sheet: StatisticsSheet, languages: Languages, language: str
) -> None:
    languages.speak(language)
    QApplication.processEvents()
    for index in range(len(TABLES) + 1):
        sheet.which.table.take(index)
        QApplication.processEvents()
        assert faults(sheet.window()) == []
    for paragraph in sheet.page.findChildren(Words):
        if paragraph.isVisible():
            room = paragraph.heightForWidth(paragraph.width())
            assert paragraph.height() >= room, paragraph.text()
    expected = {"en": "Statistics", "fr": "Statistiques", "it": "Statistiche"}
    assert sheet.title.text() == expected.get(language, sheet.title.text())
    assert (sheet.title.text() == "Statistics") == (language == "en")


def test_help_and_the_whole_way_by_tab(sheet: StatisticsSheet, window: MainWindow) -> None:
    stops: list[QWidget | None] = []
    for _ in range(len(sheet.tab_stops()) - 1):
        stops.append(window.focusWidget())
        QTest.keyClick(window.focusWidget() or sheet, Qt.Key.Key_Tab)
    assert set(stops) == {stop for stop in sheet.tab_stops() if stop.isEnabled()}
    QTest.keyClick(window.focusWidget() or sheet, Qt.Key.Key_F1)
    rules = window.findChild(RulesSheet)
    assert isinstance(rules, RulesSheet)
    assert rules.isVisible()
    rules.lay_away()


def test_who_has_not_played_is_told_so(opened: Opened, tmp_path: Path) -> None:
    sheet = opened(tmp_path / "new.casino")
    assert sheet.page.found is None
    assert sheet.page.blank.text() == "No round has been played yet."
    assert not sheet.save.isEnabled()


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE rounds SET stakes = '{\"nowhere\": {}}' WHERE id = 3",
        *(
            f"UPDATE sessions SET rules = json_set(rules, '$.gone', 1) WHERE game = '{table}'"
            for table in TABLES
        ),
    ],
)
def test_a_book_that_cannot_be_counted_is_said_in_one_line(
    change: str, opened: Opened, tmp_path: Path, kept: bytes
) -> None:
    path = tmp_path / "torn.casino"
    path.write_bytes(kept)
    profile = Profile.open(path)
    profile._db.execute(change)
    profile.close()
    sheet = opened(path)
    assert "torn.casino is damaged" in sheet.page.blank.text()
    assert not sheet.progress.isVisible()
