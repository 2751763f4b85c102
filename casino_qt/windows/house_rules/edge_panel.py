"""What the bank keeps by these rules, beside what it keeps as things are set: struck out where it moves."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.art import lettering, palette
from casino_qt.reading.announcing import named, sentence
from casino_qt.windows.house_rules import figures
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.house_rules.worths import Worths
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.label import CAPITALS, FIELD, IN_PLAY, NOTE, RESULT, Label

UNKNOWN = "—"  # these rules know no such figure
FIGURE = replace(IN_PLAY, px=21, least=None)
OLD = replace(FIELD, colour=palette.TEXT_2)
BETTER = RESULT
WORSE = replace(RESULT, colour=palette.TEXT_2)


class Struck(Label):
    """A figure that is not true any more, a line through it."""

    def paintEvent(self, event: QPaintEvent) -> None:
        """The figure and the line."""
        super().paintEvent(event)
        if not self.text():
            return
        p = faces.begin(self)
        font = self.style_.font(self.k)
        wide = lettering.text_width(self.shown(), font)
        y, right = self.height() / 2, float(self.width())
        faces.line(p, QPointF(right - wide - 3 * self.k, y), QPointF(right + 1, y), 1.3 * self.k, 0.9)
        p.end()


class EdgePanel(QWidget):
    """A line for each figure of the table, with the old one and the difference where there is one."""

    def __init__(self, table: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.table = table
        self._k = 1.0
        self.known = False
        """Whether all is known of the rules that are shown, or will not be."""
        self._told: dict[str, str] = {}
        """The figures of the rules that were known last."""
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(0, 1)
        self.heads = [Label(CAPITALS, self, "l"), *(Label(CAPITALS, self, "r") for _ in range(3))]
        for column, head in enumerate(self.heads):
            self._grid.addWidget(head, 0, column)
        self.names: dict[str, Label] = {}
        self.old: dict[str, Struck] = {}
        self.new: dict[str, Label] = {}
        self.change: dict[str, Label] = {}
        for row, key in enumerate(figures.NAMES[table], start=2):
            self.names[key] = Label(FIELD, self)
            self.old[key] = Struck(OLD, self, "r")
            self.new[key] = Label(FIGURE, self, "r")
            self.change[key] = Label(WORSE, self, "r")
            cells = (self.names[key], self.old[key], self.new[key], self.change[key])
            for column, cell in enumerate(cells):
                self._grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignVCenter)

    def rescale(self, k: float) -> None:
        """Gaps and columns at `k` logical pixels per su; the labels are scaled by the sheet."""
        self._k = k
        self._grid.setHorizontalSpacing(round(26 * k))
        self._grid.setVerticalSpacing(round(2 * k))
        self._grid.setRowMinimumHeight(1, round(7 * k))  # the line under the heads
        self._grid.setContentsMargins(round(18 * k), round(14 * k), round(18 * k), round(14 * k))
        for column in (1, 2, 3):
            self._grid.setColumnMinimumWidth(column, round(92 * k))

    def say(self) -> None:
        """Names of lines and columns in the language of the day."""
        heads = (
            self.tr("What the bank keeps"),
            self.tr("as set"),
            self.tr("by these rules"),
            self.tr("difference"),
        )
        for head, text in zip(self.heads, heads, strict=True):
            head.set_text(text)
        for key, name in figures.NAMES[self.table].items():
            self.names[key].set_text(name())

    def show_worth(self, worths: Worths, draft: Draft, before: Draft) -> None:
        """The figures of `draft`, against those of `before`, as far as they are known."""
        asked = figures.question(self.table, draft)
        odds, was = worths.of(asked), worths.of(figures.question(self.table, before))
        now = {} if odds is None else figures.figures(self.table, odds, draft)
        then = {} if was is None else figures.figures(self.table, was, before)
        self.known = odds is not None or bool(worths.problem(asked))
        waiting = self.tr("being reckoned…")
        if worths.problem(asked):
            waiting = self.tr("cannot be reckoned")
        for key in self.names:
            self._show(key, now.get(key), then.get(key), waiting if odds is None else UNKNOWN)

    def news(self) -> str:
        """The figures that are others than when this was last asked, in sentences; "" where none is."""
        told = {key: label.text() for key, label in self.new.items() if label.text() != UNKNOWN}
        others = [key for key, figure in told.items() if figure != self._told.get(key)]
        self._told = told
        if not others:
            return ""
        figures_told = [named(self.names[key].text(), told[key]) for key in others]
        return " ".join(map(sentence, (self.heads[0].text(), *figures_told)))

    def _show(self, key: str, now: float | None, then: float | None, unknown: str) -> None:
        new, old, change = self.new[key], self.old[key], self.change[key]
        known = now is not None
        new.set_style(FIGURE if known or unknown == UNKNOWN else NOTE)
        new.set_text(unknown if now is None else figures.text(self.table, now))
        moved = then is not None and (now is None or not figures.same(self.table, now, then))
        old.set_text(figures.text(self.table, then) if moved and then is not None else "")
        if now is None or then is None or not moved:
            change.set_text("")
            return
        better = now < then and self.table not in figures.TOKENS_OF
        change.set_style(BETTER if better else WORSE)
        change.set_text(figures.text(self.table, now - then, signed=True))

    def paintEvent(self, event: QPaintEvent) -> None:
        """A sunk plate with a gold hairline."""
        p = faces.begin(self)
        r = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        faces.sunk(p, r, self._k)
        y = self.heads[0].geometry().bottom() + 4 * self._k
        left, right = r.left() + 16 * self._k, r.right() - 16 * self._k
        faces.line(p, QPointF(left, y), QPointF(right, y), 0.8 * self._k, 0.35)
        p.end()
