"""A staking rule of one's own: the small form it is written in, and the JSON object it comes to."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from casino_qt.laboratory.own_rule import MOST_PIECES, MOST_TIMES, read_form
from casino_qt.number_text import number
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.entry import Entry
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken, said
from casino_qt.windows.laboratory.cell import Cell
from casino_qt.windows.laboratory.checks import PROBLEM, MistakeError

Rule = Mapping[str, Any]
"""The form as `casino_qt.laboratory.own_rule` reads it."""

FIRST_RULE: Rule = {"start": 1, "after_win": "start", "after_loss": {"plus": 1}}
STARTS, STAYS, STEPS = range(3)
LONGEST = 9
AFTER = ("after_win", "after_loss")
LIMITS = {"times": (0, MOST_TIMES), "divided_by": (1, MOST_TIMES), "plus": (-MOST_PIECES, MOST_PIECES)}
RESET = ("wins", "losses", "ahead", "behind")


class OwnRuleSheet(Sheet):
    """Lies over the laboratory; what is written there is taken only as a whole."""

    taken = Signal(object)
    """The rule, a JSON object."""

    WIDTH = 700.0

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._notice: Spoken = ""
        self.intro = Words(self.panel, 15)
        self.content.addWidget(self.intro)
        self.start = self._entry()
        self.cap = self._entry()
        self.after = {name: DropDown(self.panel) for name in AFTER}
        self.steps = {name: {part: self._entry() for part in LIMITS} for name in AFTER}
        self.reset = {name: self._entry() for name in RESET}
        self.over = Label(FIELD, self.panel)
        self._cells: list[Cell] = []
        self._grid = QGridLayout()
        self.content.addLayout(self._grid)
        self._lay()
        self.notice = Words(self.panel, 14.5, PROBLEM)
        self.notice.aloud = True
        self.content.addWidget(self.notice)
        self.use = self.add_button(Button("primary", self.panel))
        self.leave = self.add_button(Button("secondary", self.panel))
        self.row.insertStretch(0, 1)
        self.row.addStretch(1)
        self.use.clicked.connect(self._use)
        self.leave.clicked.connect(self.lay_away)
        for answer in self.after.values():
            answer.chosen.connect(lambda _index: self._show_steps())
        self.show_rule(FIRST_RULE)
        self.retranslate()

    def _entry(self) -> Entry:
        entry = Entry(self.panel, LONGEST)
        entry.returnPressed.connect(self._use)
        entry.textEdited.connect(lambda _text: self.tell(""))
        return entry

    def _lay(self) -> None:
        rows: tuple[tuple[QWidget, ...], ...] = (
            (self.start, self.cap),
            *((self.after[name], *self.steps[name].values()) for name in AFTER),
            tuple(self.reset.values()),
        )
        self._over = QHBoxLayout()
        self._over.addWidget(self.over)
        self._grid.addLayout(self._over, len(rows) - 1, 0, 1, len(RESET))
        for row, answers in enumerate(rows):
            row += answers == rows[-1]
            for column, answer in enumerate(answers):
                cell = Cell(self.panel, answer)
                self._cells.append(cell)
                self._grid.addWidget(cell, row, column)
        for column in range(len(RESET)):
            self._grid.setColumnStretch(column, 1)

    # -- the rule ----------------------------------------------------------------------------------------

    def show_rule(self, rule: Rule) -> None:
        """Write `rule` into the form."""
        self.start.setText(str(rule["start"]))
        self.cap.setText(str(rule.get("cap", "")))
        for name in AFTER:
            step = rule.get(name, "same")
            self.after[name].set_texts(self._ways())
            self.after[name].set_index({"start": STARTS, "same": STAYS}.get(str(step), STEPS))
            for part, entry in self.steps[name].items():
                entry.setText("" if isinstance(step, str) else str(step.get(part, "")))
        for name, entry in self.reset.items():
            entry.setText(str(rule.get("reset_at", {}).get(name, "")))
        self._show_steps()
        self.tell("")

    def rule(self) -> Rule:
        """What the form says. Raises MistakeError for the first answer that cannot be."""
        found: dict[str, Any] = {"start": self._number(self.start, 1, MOST_PIECES, needed=True)}
        for name in AFTER:
            found[name] = self._step(name)
        reset = {name: self._number(entry, 1, MOST_PIECES) for name, entry in self.reset.items()}
        found["reset_at"] = {name: value for name, value in reset.items() if value is not None}
        cap = self._number(self.cap, 1, MOST_PIECES)
        if cap is not None:
            if cap < found["start"]:
                raise MistakeError(
                    self.cap, lambda: self.tr("The first stake may not be more than the highest one.")
                )
            found["cap"] = cap
        read_form(json.dumps(found).encode())
        return found

    def _step(self, name: str) -> object:
        index = self.after[name].index()
        if index != STEPS:
            return "start" if index == STARTS else "same"
        parts = {part: self._number(entry, *LIMITS[part]) for part, entry in self.steps[name].items()}
        return {part: value for part, value in parts.items() if value is not None}

    def _number(self, entry: Entry, least: int, most: int, *, needed: bool = False) -> int | None:
        text = re.sub(r"\s", "", entry.text()).replace("\u2212", "-")
        if not text and not needed:
            return None
        found = int(text) if re.fullmatch(r"[+-]?[0-9]{1,9}", text) else most + 1
        if not least <= found <= most:
            raise MistakeError(
                entry,
                lambda: self.tr("A whole number from {least} to {most} is wanted here.").format(
                    least=number(least, 0), most=number(most, 0)
                ),
            )
        return found

    def _use(self) -> None:
        try:
            rule = self.rule()
        except MistakeError as mistake:
            self.tell(mistake.said)
            if isinstance(mistake.where, Entry):
                mistake.where.set_wrong(True)
            mistake.where.setFocus(Qt.FocusReason.OtherFocusReason)
            return
        self.lay_away()
        self.taken.emit(rule)

    def tell(self, notice: Spoken) -> None:
        """One line under the form; no answer is marked any more."""
        self._notice = notice
        self.notice.setText(said(notice))
        for entry in self._entries():
            entry.set_wrong(False)
        if not self.isHidden():
            self.fit()

    def _entries(self) -> Iterator[Entry]:
        yield from (cell.answer for cell in self._cells if isinstance(cell.answer, Entry))

    def _show_steps(self) -> None:
        """Figures are asked for where the stake is reckoned from the one before."""
        for name in AFTER:
            parts = list(self.steps[name].values())
            for cell in self._cells:
                if cell.answer in parts:
                    cell.setVisible(self.after[name].index() == STEPS)
        if not self.isHidden():
            self.fit()

    # -- words and shape ---------------------------------------------------------------------------------

    def _ways(self) -> list[str]:
        return [self.tr("the first stake"), self.tr("the same"), self.tr("reckoned")]

    def retranslate(self) -> None:
        """Every text of the form."""
        self.title.set_text(self.tr("A rule of one’s own"))
        self.setAccessibleName(self.tr("A rule of one’s own"))
        self.intro.setText(
            self.tr(
                "Stakes are counted in pieces, a piece being the first stake of the form. After a coup that "
                "nobody wins the stake stays. What is left empty never happens."
            )
        )
        self.over.set_text(self.tr("It starts over after so many"))
        names = {
            self.start: self.tr("Begins with, pieces"),
            self.cap: self.tr("Never more than, pieces"),
            self.after["after_win"]: self.tr("After a win"),
            self.after["after_loss"]: self.tr("After a loss"),
            self.reset["wins"]: self.tr("wins in a row"),
            self.reset["losses"]: self.tr("losses in a row"),
            self.reset["ahead"]: self.tr("pieces ahead"),
            self.reset["behind"]: self.tr("pieces behind"),
        }
        for name in AFTER:
            self.after[name].set_texts(self._ways())
            names |= {
                self.steps[name]["times"]: self.tr("times"),
                self.steps[name]["divided_by"]: self.tr("divided by"),
                self.steps[name]["plus"]: self.tr("plus"),
            }
        for cell in self._cells:
            cell.set_name(names[cell.answer])
        self.use.say(self.tr("Play this rule"))
        self.leave.say(self.tr("Leave it as it is"))
        self.notice.setText(said(self._notice))

    def tab_stops(self) -> Sequence[QWidget]:
        """The questions, row by row, then the buttons."""
        return [*(cell.answer for cell in self._cells), self.use, self.leave]

    def first_focus(self) -> QWidget | None:
        """The first question."""
        return self.start

    def rescaled(self, k: float) -> None:
        """Gaps of the grid."""
        self._grid.setHorizontalSpacing(round(2 * k))
        self._grid.setVerticalSpacing(round(6 * k))
        room = round(faces.ROOM * k)
        for words in (self.intro, self.notice):
            words.setContentsMargins(room, 0, room, 0)
        self._over.setContentsMargins(room, round(6 * k), room, 0)
        widest = max(cell.sizeHint().width() for cell in self._cells)
        for column in range(len(RESET)):
            self._grid.setColumnMinimumWidth(column, widest)
