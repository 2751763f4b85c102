"""Every drawing of figures is there as numbers: all its points, by key, for a reader, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.money_text import francs, signed_francs
from casino_qt.number_text import number, percent
from casino_qt.scenes.roulette import words as roulette
from casino_qt.scenes.roulette.tablet import MODES, band, runs
from casino_qt.settings import LANGUAGES
from casino_qt.windows.at_table.roulette_boards import BoardSheet
from casino_qt.windows.kit.as_numbers import AsNumbers
from casino_qt.windows.kit.numbers_table import NumbersTable, for_a_program
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.plot import Plot
from casino_qt.windows.kit.saved_page import as_picture
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.laboratory import words as laboratory
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.statistics import words as statistics
from casino_qt.windows.statistics.sheet import StatisticsSheet
from casino_qt.windows.strategy_card.sheet import StrategyCardSheet
from casino_qt.windows.worth.layout_plate import ChanceBar
from casino_qt.windows.worth.layout_sheet import LayoutSheet
from tests.screenshots.evening import ROULETTE, Evening
from tests.screenshots.layout_states import FEW_BETS, sheet_of
from tests.screenshots.states import STATES
from tests.screenshots.statistics_states import FIRST_EVENING
from tests.windows.conftest import Begin
from tests.windows.staff.slow_reckoner import SlowReckoner

BY_NAME = {state.name: state for state in (*STATES, FIRST_EVENING, FEW_BETS)}
SHOWN: dict[str, type[Sheet]] = {
    "statistics_first_evening": StatisticsSheet,
    "laboratory_flat": LaboratorySheet,
    "layout_few": LayoutSheet,
    "strategy_card": StrategyCardSheet,
}
"""The sheets with drawings of figures, and a state of each."""
DRAWS = re.compile(r"\b(Plot|ChanceBar)\(|Role\.Chart|pointed = Signal")
Key = Qt.Key


def reached(begin: Begin, name: str) -> tuple[Evening, Sheet]:
    state = BY_NAME[name]
    evening = begin(state.seed, state.tables)
    state.reach(evening)
    evening.settle()
    (sheet,) = [one for one in evening.window.findChildren(SHOWN[name]) if one.isVisible()]
    return evening, sheet


def is_drawing(widget: QWidget) -> bool:
    """Whether a widget draws figures: what is pointed at part by part, a chart, a bar of shares."""
    pointed_at = hasattr(widget, "pointed")
    chart = getattr(widget, "READ_AS", None) == QAccessible.Role.Chart
    return pointed_at or chart or isinstance(widget, ChanceBar)


def drawings(sheet: QWidget) -> list[QWidget]:
    return [one for one in sheet.findChildren(QWidget) if is_drawing(one)]


def box_of(drawing: QWidget) -> AsNumbers:
    above = drawing.parentWidget()
    while above is not None and not isinstance(above, AsNumbers):
        above = above.parentWidget()
    assert above is not None, f"{type(drawing).__name__} has no numbers"
    return above


def cells(box: AsNumbers) -> list[list[str]]:
    """All that the table of a drawing says."""
    points = box.points
    return [[points.cell(row, at) for at in range(len(points.columns))] for row in range(points.count)]


def press(
    evening: Evening, key: Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier
) -> None:
    QTest.keyClick(evening.window.focusWidget() or evening.window, key, modifiers)
    evening.settle()


def table_of(box: AsNumbers) -> NumbersTable:
    assert box.as_numbers
    assert box.table is not None
    return box.table


# -- of every kind -----------------------------------------------------------------------------------------


def windows_that_draw() -> Iterator[str]:
    """Modules of the windows that make a drawing, or declare one."""
    root = Path(__file__).resolve().parents[3] / "casino_qt"
    for path in sorted(root.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        if DRAWS.search(text):
            yield str(path.relative_to(root / "windows"))


def test_these_are_all_drawings_there_are() -> None:
    assert list(windows_that_draw()) == [
        "kit/plot.py",
        "laboratory/page.py",
        "statistics/page.py",
        "strategy_card/view.py",
        "worth/layout_plate.py",
        "worth/layout_sheet.py",
        "worth/layout_table.py",
    ]


@pytest.mark.parametrize("name", SHOWN)
def test_every_drawing_is_there_as_numbers_by_its_key_and_back(begin: Begin, name: str) -> None:
    evening, sheet = reached(begin, name)
    drawn = drawings(sheet)
    boxes = list(dict.fromkeys(map(box_of, drawn)))
    assert boxes
    assert set(boxes) == set(sheet.findChildren(AsNumbers))
    for box, modifier in zip(
        boxes, (Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier), strict=False
    ):
        parts = [one for one in drawn if box_of(one) is box]
        assert box.points.count > 0
        assert all(one.isVisible() for one in parts)
        press(evening, Key.Key_F7, modifier)
        table = table_of(box)
        assert table.isVisible()
        assert table.hasFocus()
        assert not any(one.isVisible() for one in parts)
        model = table.model()
        assert (model.rowCount(), model.columnCount()) == (box.points.count, len(box.points.columns))
        for row, line in enumerate(cells(box)):
            assert [str(model.index(row, at).data()) for at in range(len(line))] == line
        assert box.switch.isChecked()
        assert box.switch.accessibleName().endswith("The same as numbers")
        press(evening, Key.Key_F7, modifier)
        assert all(one.isVisible() for one in parts)
        assert not table.isVisible()
        assert evening.window.focusWidget() is not None
        assert box.body.isAncestorOf(evening.window.focusWidget())


class Pencil:
    """Notes what is drawn in every plot: points by the plot they are in."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.drawn: dict[Plot, list[tuple[float, float]]] = {}
        line, band, columns = Plot.line, Plot.band, Plot.columns

        def note_line(plot: Plot, across: Sequence[float], up: Sequence[float], *more: object) -> None:
            self.note(plot, across, up)
            line(plot, across, up, *more)  # type: ignore[arg-type]

        def note_band(
            plot: Plot, across: Sequence[float], low: Sequence[float], high: Sequence[float], *more: object
        ) -> None:
            self.note(plot, across, low)
            self.note(plot, across, high)
            band(plot, across, low, high, *more)  # type: ignore[arg-type]

        def note_columns(plot: Plot, edges: Sequence[float], heights: Sequence[float], *more: object) -> None:
            self.note(plot, edges[:-1], heights)
            columns(plot, edges, heights, *more)  # type: ignore[arg-type]

        monkeypatch.setattr(Plot, "line", note_line)
        monkeypatch.setattr(Plot, "band", note_band)
        monkeypatch.setattr(Plot, "columns", note_columns)

    def note(self, plot: Plot, across: Sequence[float], up: Sequence[float]) -> None:
        self.drawn.setdefault(plot, []).extend(zip(map(float, across), map(float, up), strict=True))


def said(plot: Plot, sheet: Sheet) -> Callable[[float, float], tuple[str, set[str]]]:
    """How the table of a plot writes a place along its foot, and a height above that."""
    if isinstance(sheet, LaboratorySheet):
        if plot is sheet.page.ends:
            return lambda x, y: (laboratory.amount(x), {percent(y, 2)})
        return lambda x, y: (number(x, 0), {laboratory.amount(y)})
    return lambda x, y: (
        number(x, 0),
        {signed_francs(round(y)), francs(round(y)), statistics.signed(y)},
    )


@pytest.mark.parametrize("name", ["statistics_first_evening", "laboratory_flat"])
def test_every_point_that_is_drawn_stands_in_the_table(
    begin: Begin, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    pencil = Pencil(monkeypatch)
    _, sheet = reached(begin, name)
    plots = sheet.findChildren(Plot)
    assert set(pencil.drawn) == set(plots)
    assert len(plots) == 2
    for plot in plots:
        lines: dict[str, set[str]] = {}
        for first, *rest in cells(box_of(plot)):
            lines.setdefault(first, set()).update(rest)
        write = said(plot, sheet)
        assert len(pencil.drawn[plot]) >= len(lines)
        missing = [
            (x, y)
            for x, y in pencil.drawn[plot]
            if not (found := write(x, y))[1] & lines.get(found[0], set())
        ]
        assert missing == []
        assert box_of(plot).points.count >= len(plot.readings())


def test_the_numbers_of_a_layout_are_those_on_its_tableau_and_bar(begin: Begin) -> None:
    _, sheet = reached(begin, "layout_few")
    assert isinstance(sheet, LayoutSheet)
    for pocket, (name, net, locked) in enumerate(cells(sheet.brings)):
        more = f", {locked} in prison" if locked != "0" else ""
        assert sheet.table.told(pocket) == f"{name}: {net}{more}"
    sheet.chances.switch.click()
    told = {line[0]: line[1:] for line in cells(sheet.chances)}
    assert list(told) == ["1", "10", "37", "100", "500", "1\u00a0000"]
    assert told["37"] == [figure.text() for figure in sheet.after.figures.values()]


def test_the_numbers_of_the_strategy_card_hold_every_cell_of_it(begin: Begin) -> None:
    _, sheet = reached(begin, "strategy_card")
    assert isinstance(sheet, StrategyCardSheet)
    card = sheet.card()
    assert card is not None
    best = {(hand, up): play for hand, up, play, *_ in cells(sheet.box)}
    names = {"hit": "card"}
    for row in card.rows():
        if row.kind != "hard":
            continue
        for up, cell in zip(("2", "3", "4", "5", "6", "7", "8", "9", "10"), row.cells, strict=False):
            for total in range(int(row.first), int(row.last) + 1):
                play, then = (names.get(one, one) for one in (cell.play, cell.then))
                assert best[f"Hard {total}", up] == (f"{play} / {then}" if then else play)
    assert len(best) == len(cells(sheet.box))


# -- by key, for a reader ----------------------------------------------------------------------------------


def test_arrows_go_from_figure_to_figure_and_lines_are_copied(begin: Begin) -> None:
    evening, sheet = reached(begin, "laboratory_flat")
    assert isinstance(sheet, LaboratorySheet)
    box = sheet.page.boxes[1]
    press(evening, Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    table = table_of(box)
    for key in (Key.Key_Down, Key.Key_Down, Key.Key_Right):
        press(evening, key)
    assert (table.currentIndex().row(), table.currentIndex().column()) == (2, 1)
    press(evening, Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    press(evening, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    wanted = [[for_a_program(text) for text in line] for line in cells(box)[2:4]]
    copied = QGuiApplication.clipboard().text().splitlines()
    assert [line.split("\t") for line in copied] == wanted
    assert all(float(figure) is not None for line in wanted for figure in line)
    plate = next(one for one in sheet.findChildren(Plate) if one.isVisible())
    assert plate.accessibleName() == "2 lines copied"
    press(evening, Key.Key_End)
    assert table.currentIndex().row() == box.points.count - 1
    press(evening, Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    press(evening, Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert len(QGuiApplication.clipboard().text().splitlines()) == box.points.count
    press(evening, Key.Key_Tab)
    assert not table.hasFocus()
    press(evening, Key.Key_Escape)
    assert sheet.isHidden()


@pytest.mark.parametrize(
    ("shown", "taken"),
    [
        ("\u22121\u00a0207,50", "-1207,50"),
        ("+1\u00a0234\u00a0567", "+1234567"),
        ("2,70\u00a0%", "2,70 %"),
        ("Purse: 10\u00a0000", "Purse: 10000"),
        ("17 Noir", "17 Noir"),
    ],
)
def test_a_copied_figure_is_one_a_program_takes(shown: str, taken: str) -> None:
    assert for_a_program(shown) == taken


def test_a_reader_finds_every_figure_with_its_column_and_its_line(begin: Begin) -> None:
    evening, sheet = reached(begin, "layout_few")
    assert isinstance(sheet, LayoutSheet)
    press(evening, Key.Key_F7)
    table = table_of(sheet.brings)
    read = QAccessible.queryAccessibleInterface(table)
    assert read.role() == QAccessible.Role.Table
    assert read.text(QAccessible.Text.Name) == "What every number brings"
    assert read.childCount() == (37 + 1) * (3 + 1)  # with the heads
    for row, line in enumerate(cells(sheet.brings)):
        for column, text in enumerate(line):
            cell = read.child((row + 1) * 4 + column + 1)
            assert cell.role() == QAccessible.Role.Cell
            assert cell.text(QAccessible.Text.Name) == text
    assert read.child(1 * 4 + 2).text(QAccessible.Text.Description) == "Brings, 0"
    assert read.child(2).text(QAccessible.Text.Name) == "Brings"
    assert read.child(2 * 4).text(QAccessible.Text.Name) == "1 Rouge"


# -- kept --------------------------------------------------------------------------------------------------


def test_what_was_chosen_stays_while_the_window_lives(begin: Begin) -> None:
    evening, sheet = reached(begin, "layout_few")
    assert isinstance(sheet, LayoutSheet)
    sheet.brings.switch.click()
    sheet.lay_away()
    evening.roulette.show_whole()
    evening.settle()
    again = sheet_of(evening)
    assert again is not sheet
    assert table_of(again.brings).isVisible()
    assert not again.chances.as_numbers
    assert again.spins.isVisible()


def test_figures_and_heads_follow_the_language_and_whoever_reads_stays(begin: Begin) -> None:
    evening, sheet = reached(begin, "laboratory_flat")
    assert isinstance(sheet, LaboratorySheet)
    press(evening, Key.Key_F7)
    box = sheet.page.boxes[0]
    table = table_of(box)
    table.setCurrentIndex(table.model().index(30, 3))
    heads, figures = set(), set()
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        heads.add(str(table.model().headerData(2, Qt.Orientation.Horizontal)))
        figures.add(str(table.currentIndex().data()))
        assert (table.currentIndex().row(), table.currentIndex().column()) == (30, 3)
        assert table.hasFocus()
        assert table.accessibleName() == laboratory.ends_title()
    assert len(heads) == len(LANGUAGES)
    assert len(figures) == 3  # 1.23%, 1,23 %, 1,23%


def test_a_page_is_kept_with_its_drawings_whatever_is_shown(begin: Begin) -> None:
    _, sheet = reached(begin, "laboratory_flat")
    assert isinstance(sheet, LaboratorySheet)
    page = sheet.page
    page.forget_reading()
    sheet.leave.setFocus()
    with page.bare():
        drawn = QImage.fromData(as_picture(page))
    for box in page.boxes:
        box.switch.click()
    with page.bare():
        assert QImage.fromData(as_picture(page)) == drawn
    assert all(table_of(box).isVisible() and box.switch.isVisible() for box in page.boxes)


def test_all_chances_are_asked_for_one_after_the_other(begin: Begin) -> None:
    evening = begin("22c", (ROULETTE,))
    evening.house._reckoner = slow = SlowReckoner()
    FEW_BETS.reach(evening)
    sheet = sheet_of(evening)
    sheet.chances.switch.click()
    asked = [question["spins"] for name, question in slow.asked if name == "roulette_layout"]
    assert asked[-1] == 1
    assert cells(sheet.chances)[0][1] == "being reckoned…"
    for _ in range(3):
        slow.come()
        evening.settle()
    slow.give_up()
    evening.settle()
    asked = [question["spins"] for name, question in slow.asked if name == "roulette_layout"]
    assert asked[-1] == 500
    told = [line[1] for line in cells(sheet.chances)]
    assert told[3:] == ["cannot be reckoned", "being reckoned…", "being reckoned…"]
    assert all(figure.endswith("%") for figure in told[:3])


# -- the boards on the cloth of the roulette ---------------------------------------------------------------


def test_the_boards_of_the_roulette_open_as_numbers_and_close_by_the_same_key(begin: Begin) -> None:
    evening = begin("22c", (ROULETTE,))
    page = evening.sit_at_roulette()
    for _ in range(24):
        page.scene.throw_ball()
        page.scene.skip()
    page.scene.next_board()
    evening.to_the_end()
    press(evening, Key.Key_F7)
    (sheet,) = page.findChildren(BoardSheet)
    assert sheet.isVisible()
    table = table_of(sheet.box)
    assert table.hasFocus()
    fell = page.scene.shown.numbers
    assert [line[1] for line in cells(sheet.box)] == [str(fell.count(pocket)) for pocket in range(37)]
    assert all(note in sheet.note.text() for note in ("24 spins", roulette.expected(*band(24))))
    QTest.keyClick(sheet.boards, Key.Key_Left)
    assert [line[1].split()[0] for line in cells(sheet.box)] == [str(pocket) for pocket in reversed(fell)]
    for _ in range(2):
        QTest.keyClick(sheet.boards, Key.Key_Right)
    assert len(cells(sheet.box)) == len(fell) == 24
    assert all(f" {length}×" in sheet.note.text() for _, length in runs(fell))
    for pocket, (_, colour, _, half, dozen) in zip(reversed(fell), cells(sheet.box), strict=True):
        zero = not pocket
        assert half == ("–" if zero else "Manque" if pocket <= 18 else "Passe")
        assert dozen == ("–" if zero else str((pocket + 11) // 12))
        assert colour in (("–",) if zero else ("Rouge", "Noir"))
    press(evening, Key.Key_F7)
    assert not sheet.isVisible()


@pytest.mark.parametrize("mode", MODES)
def test_before_the_first_spin_a_board_is_told_all_the_same(mode: str, begin: Begin) -> None:
    evening = begin("22c", (ROULETTE,))
    page = evening.sit_at_roulette()
    while page.scene.board_mode != mode:
        page.scene.next_board()
    page.board_numbers.click()
    (sheet,) = page.findChildren(BoardSheet)
    assert len(cells(sheet.box)) == (37 if mode == "frequencies" else 0)
    table, none = table_of(sheet.box), "No number has fallen yet."
    assert table.hasFocus()
    assert none in sheet.note.text()
    assert table.accessibleDescription() == none
    assert ("Ctrl+C" in sheet.note.text()) == (mode == "frequencies")
    ringed = table.viewport().grab().toImage()
    table.clearFocus()
    assert table.viewport().grab().toImage() != ringed, "the keyboard is not seen"
    assert sheet.close_button.isVisible()
