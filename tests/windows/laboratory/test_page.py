"""The answer on its page: the sentence, the figures, two drawings to read, and the page as a file."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QEvent, QObject, QPoint, QSize, Qt, QTimer
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QToolTip
from pytestqt.qtbot import QtBot

from casino_qt.money_text import francs
from casino_qt.settings import Settings
from casino_qt.windows.kit import saved_page
from casino_qt.windows.kit.plot import Plot
from casino_qt.windows.laboratory import words
from casino_qt.windows.laboratory.findings import Findings, UnreadableError
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.main_window import MainWindow
from tests.quiet import comes_to_rest


@pytest.fixture
def shown(sheet: LaboratorySheet, found: Findings) -> LaboratorySheet:
    sheet.show_findings(found)
    return sheet


def plots(sheet: LaboratorySheet) -> tuple[Plot, Plot]:
    """Columns and fan."""
    assert sheet.page.ends is not None
    assert sheet.page.fan is not None
    return sheet.page.ends, sheet.page.fan


# -- words -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("exact", "sentence"),
    [
        (0.0270270, "No system changes the edge: the bank keeps 2.7027% of everything staked."),
        (None, "No system changes the edge: of everything staked the bank kept 1.11%."),
        (-0.01, "No system changes the edge: it stays 1.0000% of everything staked, on this side."),
    ],
)
def test_the_sentence_is_about_the_edge(
    sheet: LaboratorySheet, found: Findings, exact: float | None, sentence: str
) -> None:
    assert words.verdict(replace(found, edge_exact=exact)) == sentence


def test_expected_and_seen_stand_beside_one_another(shown: LaboratorySheet, found: Findings) -> None:
    figures = dict(shown.page.figures())
    assert figures["Edge, expected"] == "1.3704%"
    assert figures["Edge, seen"] == "1.11% (0.78 – 1.45%)"
    assert figures["Ruined"] == "53.32% (52.34 – 54.30%)"
    assert figures["Ruined, exactly"] == "54.0581%"
    assert figures["Goal reached"] == "46.68% (45.70 – 47.66%)"
    assert figures["All players together"] == "\u2212664\u00a0000"
    shown.show_findings(replace(found, reached=None, ruined=replace(found.ruined, exact=None)))
    figures = dict(shown.page.figures())
    assert (figures["Ruined, exactly"], figures["Goal reached"]) == ("not known", "no goal")


def test_numbers_follow_the_language_at_once(shown: LaboratorySheet, settings: Settings) -> None:
    settings.language = "cs"
    QApplication.processEvents()
    figures = [value for _, value in shown.page.figures()]
    assert "1,11\u00a0% (0,78 – 1,45\u00a0%)" in figures
    assert "výhodu nezmění" in shown.page.sentence.text()
    ends, _ = plots(shown)
    assert "hráčů" in ends.readings()[0].words


def test_time_left_is_told_in_seconds_and_then_in_minutes(sheet: LaboratorySheet) -> None:
    told = [words.time_left(seconds) for seconds in (None, 0.2, 1.0, 59.5, 120, 4000)]
    assert told == [
        "",
        "1 second left",
        "1 second left",
        "60 seconds left",
        "2 minutes left",
        "67 minutes left",
    ]


# -- an answer that is none ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "spoil",
    [
        {"edges": [0, 1]},
        {"edges": [3, 2, 1]},
        {"p50": []},
        {"edge_seen": None},
        {"edge_seen": {"value": "much", "low": 0, "high": 0}},
        {"edge_exact": float("nan")},
        {"players": None},
        {"ruined": {"players": 1, "share": True, "low": 0, "high": 1, "exact": None}},
    ],
    ids=str,
)
def test_a_spoilt_answer_is_unreadable(answer: dict[str, Any], spoil: dict[str, Any]) -> None:
    for name, value in spoil.items():
        part = next((part for part in (answer["ends"], answer["bands"]) if name in part), answer)
        part[name] = value
    with pytest.raises(UnreadableError):
        Findings.read(answer)


# -- reading the drawings --------------------------------------------------------------------------------


def test_the_drawings_are_read_by_keys_and_say_all_in_words(shown: LaboratorySheet, found: Findings) -> None:
    ends, fan = plots(shown)
    assert "of the players ended without a loss" in ends.accessibleDescription()
    assert fan.accessibleDescription() == words.moment(found, len(found.marks) - 1)
    ends.setFocus()
    QTest.keyClick(ends, Qt.Key.Key_End)
    assert ends.reading() == words.column(
        found.edges[-2], found.edges[-1], found.counts[-1], sum(found.counts)
    )
    assert shown.page.ends_title.text() == ends.reading()
    QTest.keyClick(ends, Qt.Key.Key_Home)
    QTest.keyClick(ends, Qt.Key.Key_Right)
    QTest.keyClick(ends, Qt.Key.Key_Right)
    QTest.keyClick(ends, Qt.Key.Key_Left)
    assert ends.reading() == ends.readings()[1].words
    fan.setFocus()
    assert shown.page.ends_title.text() == "Where the players ended"
    QTest.keyClick(fan, Qt.Key.Key_End)
    assert fan.reading().startswith("After 1\u00a0000 coups: half of the players stood at")
    assert shown.page.fan_title.text().startswith("After 1\u00a0000 coups: ")


def test_the_mouse_reads_what_it_passes_over(
    shown: LaboratorySheet, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    said: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _at, text, _where: said.append(text))
    ends, _ = plots(shown)
    QApplication.processEvents()
    for index in (3, 20):
        place = ends.place_of(index).toPoint()
        QTest.mouseMove(ends._view.viewport(), place)
        wanted = ends.readings()[index].words
        qtbot.waitUntil(partial(lambda words: ends.reading() == words, wanted))
    assert said[-1] == ends.readings()[20].words
    QTest.mouseMove(ends._view.viewport(), QPoint(1, 1))
    qtbot.waitUntil(lambda: ends.reading() == "")


def test_the_drawings_neither_zoom_nor_move_nor_open_anything(shown: LaboratorySheet) -> None:
    _, fan = plots(shown)
    box = fan._view.getViewBox()
    before = box.viewRange()
    viewport = fan._view.viewport()
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=QPoint(90, 60))
    QTest.mouseMove(viewport, QPoint(160, 110))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=QPoint(160, 110))
    QTest.mouseClick(viewport, Qt.MouseButton.RightButton, pos=QPoint(90, 60))
    QApplication.processEvents()
    assert box.viewRange() == before
    assert QApplication.activePopupWidget() is None


def test_one_player_and_one_coup_can_be_drawn(shown: LaboratorySheet, answer: dict[str, Any]) -> None:
    answer["ends"] = {"edges": [-1000, -999], "counts": [1]}
    answer["bands"] = {"coups": [0, 1], **{name: [0, -1000] for name in ("p05", "p25", "p50", "p75", "p95")}}
    shown.show_findings(Findings.read(answer))
    ends, _ = plots(shown)
    assert ends.readings()[0].words.endswith("100.00% of the players")


def test_nothing_moves_on_a_page_that_is_read(shown: LaboratorySheet, qapp: QApplication) -> None:
    heard: list[str] = []

    class Ear(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() in (QEvent.Type.Timer, QEvent.Type.Paint, QEvent.Type.UpdateRequest):
                name = watched.metaObject().className()
                if "QPMCache" not in name and "QObject" not in name:
                    heard.append(f"{event.type().name} to {name}")
            return False

    ear = Ear()
    shown.window().setFocus()
    qapp.installEventFilter(ear)
    try:
        assert comes_to_rest(lambda: len(heard)), heard
    finally:
        qapp.removeEventFilter(ear)
    assert [timer for timer in shown.findChildren(QTimer) if timer.isActive()] == []


def test_pyqtgraph_keeps_its_own_settings(shown: LaboratorySheet) -> None:
    import pyqtgraph

    told = {name: pyqtgraph.getConfigOption(name) for name in ("background", "foreground", "antialias")}
    assert told == {"background": "k", "foreground": "d", "antialias": False}


# -- the page as a file ----------------------------------------------------------------------------------


def saved(shown: LaboratorySheet, monkeypatch: pytest.MonkeyPatch, path: Path, kind: int = 0) -> str:
    """Press Save and give this name; what the sheet says."""
    chosen = (str(path), saved_page.filters()[kind])
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: chosen)
    shown.page.save.setFocus()
    shown.page.save.click()
    assert shown.page.save.hasFocus()
    return shown.notice.text()


def test_the_page_is_saved_as_a_picture(
    shown: LaboratorySheet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert saved(shown, monkeypatch, tmp_path / "evening") == "Saved as evening.png."
    picture = QImage(str(tmp_path / "evening.png"))
    assert picture.size() == QSize(shown.page.size() * 2)
    assert picture.pixelColor(0, 0).lightness() > 200  # nothing of the sheet round it
    colours = {
        picture.pixelColor(x, y).name() for x in range(0, picture.width(), 9) for y in range(300, 700, 9)
    }
    assert len(colours) > 20


def test_the_page_is_saved_as_a_drawing(
    shown: LaboratorySheet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert saved(shown, monkeypatch, tmp_path / "evening", 1) == "Saved as evening.svg."
    text = (tmp_path / "evening.svg").read_text(encoding="utf-8")
    ElementTree.fromstring(text)
    assert "No system changes the edge" in text
    assert text.count("<path") + text.count("<poly") + text.count("<rect") > 30


def test_the_page_is_saved_as_a_table(
    shown: LaboratorySheet, found: Findings, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert saved(shown, monkeypatch, tmp_path / "evening.CSV") == "Saved as evening.CSV."
    rows = list(csv.DictReader((tmp_path / "evening.CSV").read_text(encoding="utf-8").splitlines()))
    assert [row["value"] for row in rows if row["what"] == "seed"] == [found.seed]
    ended = [float(row["value"]) for row in rows if row["what"] == "players_ended"]
    assert ended == list(found.counts)
    assert len([row for row in rows if row["what"] == "result_p50"]) == len(found.marks)


def test_a_place_where_nothing_can_be_written_is_one_line(
    shown: LaboratorySheet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    said = saved(shown, monkeypatch, tmp_path / "nowhere" / "evening.png")
    assert said == "! The file evening.png cannot be written there."


def test_nobody_saves_when_no_name_is_given(
    shown: LaboratorySheet, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: ("", ""))
    shown.page.save.click()
    assert list(tmp_path.glob("*.png")) == []


# -- the way in and out ----------------------------------------------------------------------------------


def test_the_lobbys_sign_opens_it_and_the_key_does(window: MainWindow, qtbot: QtBot) -> None:
    QTest.mouseClick(
        window.lobby.laboratory,
        Qt.MouseButton.LeftButton,
        pos=window.lobby.laboratory.face_rect().center().toPoint(),
    )
    sheet = window.findChild(LaboratorySheet)
    assert sheet is not None
    assert sheet.isVisible()
    QTest.keyClick(sheet.form.game, Qt.Key.Key_Escape)
    assert sheet.isHidden()
    QTest.keyClick(window.lobby.doors[0], Qt.Key.Key_L)
    assert sheet.isVisible()


def test_f1_asks_for_the_laboratorys_chapter(sheet: LaboratorySheet, qtbot: QtBot) -> None:
    with qtbot.waitSignal(sheet.help_wanted) as asked:
        QTest.keyClick(sheet.form.stake, Qt.Key.Key_F1)
    assert asked.args == [sheet.SECTION]


def test_what_was_found_is_there_when_one_comes_back(window: MainWindow, shown: LaboratorySheet) -> None:
    shown.lay_away()
    window.open_laboratory()
    assert shown.page.sentence.isVisible()
    assert francs(72_000) in dict(shown.page.figures()).values()


def test_the_kept_answer_is_one_a_child_could_give(answer: dict[str, Any]) -> None:
    assert json.loads(json.dumps(answer)) == answer
