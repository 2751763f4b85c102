"""The ivory page of the statistics: two drawings, the table of results beside expectations, some figures."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.tables.statistics.figures import Figures
from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.two_drawings import FIGURE, NAME, PALE, TwoDrawings
from casino_qt.windows.laboratory.words import axis_amount, axis_coups
from casino_qt.windows.statistics import points, words
from casino_qt.windows.statistics.ledger import MOST, Ledger

if TYPE_CHECKING:
    from casino_qt.windows.kit.plot import Plot, Reading

ROWS = 8
"""Figures beside the table."""
AIR = 0.06  # of the height of a drawing, above and below
FLAT = 10_000  # centimes: a course that never moved is drawn in the middle of so much


class StatisticsPage(TwoDrawings):
    """Blank at first, then the last figures until others come."""

    MARGINS = (30.0, 24.0, 27.0)
    SENTENCE = 19.0
    SIGN = "stats"

    found: Figures | None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hopeless = False
        self.blank.aloud = self.setup.aloud = True  # they answer the fields over them
        self.course: Plot | None = None
        self.owned: Plot | None = None
        self.course_title, self.owned_title = self.titles
        self.ledger = Ledger(self)
        self._side = QWidget(self)
        self._rows = [(Label(NAME, self._side), Label(FIGURE, self._side, "r")) for _ in range(ROWS)]
        self._foot = QHBoxLayout()
        self._lay()

    def _lay(self) -> None:
        outer = self.outer
        outer.addWidget(self.blank, 1)
        outer.addWidget(self.setup)
        outer.addLayout(self.drawings, 1)
        told = QVBoxLayout(self._side)
        told.setContentsMargins(0, 0, 0, 0)
        told.setSpacing(0)
        for name, value in self._rows:
            line = QHBoxLayout()
            line.addWidget(name)
            line.addWidget(value, 1)
            told.addLayout(line)
        told.addStretch(1)
        self._foot.addWidget(self.ledger, 3)
        self._foot.addWidget(self._side, 1)
        self._foot.setAlignment(self.ledger, Qt.AlignmentFlag.AlignTop)
        outer.addLayout(self._foot)
        outer.addWidget(self.sentence)

    def below(self) -> QBoxLayout:
        """The table, and the figures beside it."""
        return self._foot

    # -- what is shown -----------------------------------------------------------------------------------

    def show_figures(self, found: Figures, *, hopeless: bool) -> None:
        """Show these; `hopeless`: what is not known of them never will be."""
        if self.course is None or self.owned is None:
            self._make_plots()
        self.found, self.hopeless = found, hopeless
        self.forget_reading()
        self.retranslate()

    def _make_plots(self) -> None:
        from casino_qt.windows.kit.plot import Plot

        self.course, self.owned = (Plot(box, axis_coups, axis_amount) for box in self.boxes)
        self.take_plots(self.course, self.owned)
        self.course.read.connect(self._read_course)
        self.owned.read.connect(self._read_owned)

    def _read_course(self, text: str) -> None:
        found, plot = self.found, self.course
        if found is None or plot is None:
            return
        title = words.result_title()
        if text:
            full = [reading.words for reading in plot.readings()]
            title = words.after_shortly(found.course[full.index(text)])
        self.course_title.set_text(title)
        plot.setAccessibleDescription(text or words.result_summary(found))

    def _read_owned(self, text: str) -> None:
        if self.found is not None and self.owned is not None:
            self.owned_title.set_text(text or words.owned_title())
            self.owned.setAccessibleDescription(text or words.owned_summary(self.found))

    def retranslate(self) -> None:
        """Every text of the page."""
        found = self.found
        self.show_found(self.ledger, self._side)
        self.course_title.set_text(words.result_title())
        self.owned_title.set_text(words.owned_title())
        self.sentence.setText(words.sentence())
        if found is not None:
            self.setup.setText(words.setup(found))
            self._tell(found)
            self._draw(found)
        self.say_legends(words.result_legend(), words.owned_legend())

    def _tell(self, found: Figures) -> None:
        lines = [words.cells(row, found.asked, hopeless=self.hopeless) for row in (found.total, *found.rows)]
        self.ledger.tell(words.heads(found.asked), lines)
        self.ledger.setAccessibleName(words.setup(found))
        told = list(words.side(found))
        told += [("", "")] * (ROWS - len(told))
        for labels, texts in zip(self._rows, told, strict=True):
            for label, text in zip(labels, texts, strict=True):
                label.set_text(text)

    def figures(self) -> list[tuple[str, str]]:
        """Names and values beside the table, as they are shown."""
        return [(name.text(), value.text()) for name, value in self._rows if name.text()]

    @contextmanager
    def bare(self) -> Iterator[None]:
        """Meanwhile the page is as it belongs on paper: every line of the table is on it."""
        usual, ledger = self.size(), self.ledger
        self.resize(usual.width(), usual.height() + ledger.hidden_height())
        ledger.most = max(MOST, ledger.model().rowCount())
        ledger.set_k(self.k)
        self.outer.activate()
        try:
            with self.drawn():
                yield
        finally:
            ledger.most = MOST
            ledger.set_k(self.k)
            self.resize(usual)
            self.outer.activate()

    # -- drawing -----------------------------------------------------------------------------------------

    def _draw(self, found: Figures) -> None:
        if self.course is None or self.owned is None:
            return
        self._draw_course(self.course, found)
        self._draw_owned(self.owned, found)

    def _draw_course(self, plot: Plot, found: Figures) -> None:
        from casino_qt.windows.kit.plot import Reading

        plot.clear()
        course = found.course
        across = [float(point.rounds) for point in course]
        results = [float(point.result) for point in course]
        reach = list(results)
        expected = [point.expected for point in course if point.expected is not None]
        if len(expected) == len(course):
            plot.band(across, [one.low for one in expected], [one.high for one in expected], PALE)
            plot.line(across, [one.mean for one in expected], palette.BRASS_SHADE, 1.8, Qt.PenStyle.DashLine)
            reach += [one.low for one in expected] + [one.high for one in expected]
        plot.level(0.0, palette.INK, 0.9)
        plot.line(across, results, palette.WINE, 2.2)
        low, high = _room([*reach, 0.0])
        plot.frame(0.0, across[-1] if across else 1.0, low, high)
        plot.set_readings([Reading(x, words.after(point)) for x, point in zip(across, course, strict=True)])
        plot.setAccessibleName(words.result_title())
        plot.setAccessibleDescription(plot.reading() or words.result_summary(found))
        self.boxes[0].tell(words.result_title(), points.result(found))

    def _draw_owned(self, plot: Plot, found: Figures) -> None:
        plot.clear()
        course = found.course
        across = [float(point.rounds) for point in course]
        lowest, highest = [point.lowest for point in course], [point.highest for point in course]
        plot.band(across, lowest, highest, PALE)
        plot.line(*_steps(found), palette.WINE, 2.2)
        for mark in found.marks:
            plot.upright(float(mark.rounds), palette.BRASS_SHADE)
        low, high = _room([*lowest, *highest])
        plot.frame(0.0, across[-1] if across else 1.0, low, high)
        plot.set_readings(_owned_readings(found))
        plot.setAccessibleName(words.owned_title())
        plot.setAccessibleDescription(plot.reading() or words.owned_summary(found))
        self.boxes[1].tell(words.owned_title(), points.owned(found))

    # -- shape -------------------------------------------------------------------------------------------

    def set_k(self, k: float) -> None:
        """Change the scale; the widgets of the kit are scaled by the sheet."""
        super().set_k(k)
        self.drawings.setVerticalSpacing(0)
        self._foot.setSpacing(round(26 * k))


def _room(values: list[float]) -> tuple[float, float]:
    """Foot and head of a drawing that holds all of these."""
    low, high = min(values, default=0.0), max(values, default=0.0)
    air = AIR * (high - low) or FLAT
    return low - air, high + air


def _steps(found: Figures) -> tuple[list[float], list[float]]:
    """What was owned, round by round; what the house gave is a step where it came, no slope to the next."""
    gifts = Counter[int]()
    for mark in found.marks:
        gifts[mark.rounds] += mark.errand.given if mark.rounds else 0
    across, up = list[float](), list[float]()
    for point in found.course:
        across.append(float(point.rounds))
        up.append(float(point.balance))
        if gifts[point.rounds]:
            across.append(float(point.rounds))
            up.append(float(point.balance + gifts[point.rounds]))
    return across, up


def _owned_readings(found: Figures) -> list[Reading]:
    """The places of the course, and the visits to the cashier between them."""
    from casino_qt.windows.kit.plot import Reading

    told = [Reading(float(mark.rounds), words.errand(mark)) for mark in found.marks]
    told += [Reading(float(point.rounds), words.owned(point)) for point in found.course]
    return sorted(told, key=lambda reading: reading.at)
