"""The ivory page with the answer: the sentence, two drawings, the figures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from casino_qt.art import palette
from casino_qt.art.palette import with_alpha
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.two_drawings import FIGURE, NAME, PALE, TwoDrawings
from casino_qt.windows.laboratory import points, words
from casino_qt.windows.laboratory.findings import Findings

if TYPE_CHECKING:
    from casino_qt.windows.kit.plot import Plot

DARK = with_alpha(palette.BRASS_SHADE, 0.50)
ROWS = 6
LEAST_COLUMN = 0.012  # of the width: a single result is to be seen, too


class FindingsPage(TwoDrawings):
    """Empty at first, then the last answer until another one comes."""

    MARGINS = (34.0, 26.0, 22.0)
    SENTENCE = 23.0
    SIGN = "laboratory"

    save_wanted = Signal()

    found: Findings | None

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.ends: Plot | None = None
        self.fan: Plot | None = None
        self.ends_title, self.fan_title = self.titles
        self.ends_legend, self.fan_legend = self.legends
        self.note = Words(self, 13, palette.INK_2)
        self.save = Button("secondary", self)
        self.save.clicked.connect(self.save_wanted)
        self._rows: list[tuple[Label, Label]] = []
        self._halves = QHBoxLayout()
        self._figures = (QVBoxLayout(), QVBoxLayout())
        self._lay()
        self.retranslate()

    def _lay(self) -> None:
        outer = self.outer
        outer.addWidget(self.blank, 1)
        outer.addWidget(self.sentence)
        outer.addWidget(self.setup)
        outer.addLayout(self.drawings, 1)
        for half in self._figures:
            self._halves.addLayout(half, 1)
        outer.addLayout(self._halves)
        foot = QHBoxLayout()
        foot.addWidget(self.note, 1)
        foot.addWidget(self.save, 0, Qt.AlignmentFlag.AlignRight)
        outer.addLayout(foot)

    def below(self) -> QBoxLayout:
        """The figures."""
        return self._halves

    # -- what is shown -----------------------------------------------------------------------------------

    def show_findings(self, found: Findings) -> None:
        """Show an answer."""
        if self.ends is None or self.fan is None:
            self._make_plots()
        self.found = found
        self.forget_reading()
        self.retranslate()

    def _make_plots(self) -> None:
        from casino_qt.windows.kit.plot import Plot

        self.ends = Plot(self.boxes[0], words.axis_amount, words.axis_share)
        self.fan = Plot(self.boxes[1], words.axis_coups, words.axis_amount)
        self.take_plots(self.ends, self.fan)
        self.ends.read.connect(lambda text: self.ends_title.set_text(text or words.ends_title()))
        self.fan.read.connect(self._read_fan)

    def _read_fan(self, text: str) -> None:
        if self.found is None or self.fan is None or not text:
            self.fan_title.set_text(words.fan_title())
            return
        full = [reading.words for reading in self.fan.readings()]
        self.fan_title.set_text(words.moment_shortly(self.found, full.index(text)))

    def retranslate(self) -> None:
        """Every text of the page."""
        found = self.found
        self.show_found(self.note, self.save)
        self.ends_title.set_text(words.ends_title())
        self.fan_title.set_text(words.fan_title())
        self.note.setText(words.intervals())
        self.save.say(self.tr("Save…"), "", self.tr("Keep this page as a picture, or its figures as a table"))
        self._write_figures()
        if found is not None:
            self.sentence.setText(words.verdict(found))
            self.setup.setText(words.setup(found))
            self._draw(found)
        self.say_legends(words.ends_legend(), words.fan_legend())

    def _write_figures(self) -> None:
        rows = [] if self.found is None else list(words.figures(self.found))
        while len(self._rows) < len(rows):
            at = len(self._rows)
            name, value = Label(NAME, self), Label(FIGURE, self, "r")
            line = QHBoxLayout()  # a long name stands beside a short value, so there are no columns
            line.addWidget(name)
            line.addWidget(value, 1)
            self._figures[at // ROWS].addLayout(line)
            for label in (name, value):
                label.set_k(self.k)
            self._rows.append((name, value))
        for (name, value), texts in zip(self._rows, rows or [("", "")] * len(self._rows), strict=True):
            for label, text in zip((name, value), texts, strict=True):
                label.set_text(text)
                label.setVisible(bool(text))

    def figures(self) -> list[tuple[str, str]]:
        """Names and values as they are shown."""
        return [(name.text(), value.text()) for name, value in self._rows if name.text()]

    @contextmanager
    def bare(self) -> Iterator[None]:
        """Meanwhile the page is as it belongs on paper: nothing on it can be pressed, all else stays."""
        usual, keeping = self.save.sizePolicy(), self.save.sizePolicy()
        keeping.setRetainSizeWhenHidden(True)
        self.save.setSizePolicy(keeping)
        self.save.hide()
        try:
            with self.drawn():
                yield
        finally:
            self.save.show()
            self.save.setSizePolicy(usual)

    # -- drawing -----------------------------------------------------------------------------------------

    def _draw(self, found: Findings) -> None:
        from casino_qt.windows.kit.plot import Reading

        if self.ends is None or self.fan is None:
            return
        ends, fan, edges = self.ends, self.fan, found.edges
        in_all = sum(found.counts) or 1.0
        ends.clear()
        left, right = min(edges[0], 0.0), max(edges[-1], 0.0)
        least = (right - left) * LEAST_COLUMN
        ends.columns(edges, [count / in_all for count in found.counts], _ink_of, least)
        ends.upright(0.0, palette.INK)
        ends.frame(left - least, right + least, 0.0, 1.06 * max(found.counts) / in_all)
        columns = zip(edges, edges[1:], found.counts, strict=False)
        ends.set_readings(
            [
                Reading((low + high) / 2, words.column(low, high, count, in_all))
                for low, high, count in columns
            ]
        )
        ends.setAccessibleName(words.ends_title())
        ends.setAccessibleDescription(words.ends_summary(found))
        self.boxes[0].tell(words.ends_title(), points.ends(found))
        fan.clear()
        bands, marks = found.bands, found.marks
        fan.band(marks, bands["p05"], bands["p95"], PALE)
        fan.band(marks, bands["p25"], bands["p75"], DARK)
        fan.line(marks, bands["p50"], palette.WINE, 2.2)
        lowest, highest = min(bands["p05"]), max(bands["p95"])
        air = 0.06 * (highest - lowest) or 100.0
        fan.level(0.0, palette.INK)
        fan.frame(marks[0], marks[-1], min(lowest, 0.0) - air, max(highest, 0.0) + air)
        fan.set_readings([Reading(mark, words.moment(found, index)) for index, mark in enumerate(marks)])
        fan.setAccessibleName(words.fan_title())
        fan.setAccessibleDescription(words.fan_summary(found))
        self.boxes[1].tell(words.fan_title(), points.fan(found))

    # -- shape -------------------------------------------------------------------------------------------

    def set_k(self, k: float) -> None:
        """Change the scale; the widgets of the kit are scaled by the sheet."""
        super().set_k(k)
        self.drawings.setVerticalSpacing(round(2 * k))
        self._halves.setSpacing(round(22 * k))
        for half in self._figures:
            half.setSpacing(0)


def _ink_of(result: float) -> QColor:
    return palette.WINE if result < 0 else palette.BRASS_SHADE
