"""The agreement: who plays, for what, who banks. Laid before the person at first, and when asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.art import palette
from casino_qt.money_text import francs
from casino_qt.settings import Settings
from casino_qt.windows.at_table.trente_et_un_wish import Wish
from casino_qt.windows.house_rules.clauses import CLAUSES, Clause, store, stored
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet


class AgreementSheet(Sheet):
    """Nothing is agreed before the person says so; then it is what the next sitting is opened with, too."""

    agreed = Signal(object)
    """Agreement: let us play so."""

    WIDTH = 820.0

    def __init__(self, window: QWidget, settings: Settings, purse: Callable[[], int]) -> None:
        super().__init__(window)
        self._settings = settings
        self._purse = purse
        self._hindrance = ""
        self._rows: list[tuple[Label, Segments, Clause]] = []
        self.intro = Words(self.panel, 15)
        self.content.addWidget(self.intro)
        self._grid = QGridLayout()
        self._grid.setColumnStretch(1, 1)
        self.content.addLayout(self._grid)
        self.players, self.token, self.natural, self.bank, self.packs = map(
            self._choice, CLAUSES["trente-et-un"]
        )
        self.note = Words(self.panel, 14, palette.TEXT_2)
        self.note.aloud = True
        self.content.addSpacing(8)
        self.content.addWidget(self.note)
        self.content.addStretch(1)
        self.agree = self.add_button(Button("primary", self.panel))
        self.leave = self.add_button(Button("secondary", self.panel))
        self.row.insertStretch(0, 1)
        self.row.addStretch(1)
        self.agree.clicked.connect(self._agree)
        self.leave.clicked.connect(self.lay_away)
        self.retranslate()

    def _choice(self, clause: Clause) -> Segments:
        row = self._grid.rowCount()
        label, segments = Label(FIELD, self.panel), Segments(self.panel)
        self._grid.addWidget(label, row, 0)
        self._grid.addWidget(segments, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._rows.append((label, segments, clause))
        segments.chosen.connect(lambda _index: self._reckon())
        return segments

    def ask(self, hindrance: str = "") -> None:
        """Lay the sheet before the person, as things were agreed last; `hindrance`: why not now."""
        self._hindrance = hindrance
        agreed = stored("trente-et-un", self._settings)
        for _, segments, clause in self._rows:
            segments.set_index(clause.values.index(agreed[clause.setting]))
        self._reckon()
        self.open()

    def wish(self) -> Wish:
        """What the sheet says now."""
        said = self._said()
        return Wish(said["company"], said["token"], said["natural"], said["bank"], said["packs"])

    def _said(self) -> dict[str, Any]:
        return {clause.setting: clause.values[segments.index()] for _, segments, clause in self._rows}

    def _reckon(self) -> None:
        """Say what it comes to, and whether the purse is enough for it."""
        wish = self.wish()
        agreed = wish.agreement
        enough = self._purse() >= agreed.cover
        text = self.tr(
            "A hand is played for {stake}, a dealt 31 is worth {price}. "
            "Whoever banks must be able to pay {cover}; your purse holds {purse}."
        ).format(
            stake=francs(wish.min), price=francs(wish.max), cover=francs(agreed.cover),
            purse=francs(self._purse()),
        )  # fmt: skip
        self.note.setText(f"{text} {self._hindrance}".strip())
        reason = self._hindrance or self.tr("Your purse could not cover the bank.")
        self.agree.allow(enough and not self._hindrance, reason)
        if not self.isHidden():
            self.fit()

    def _agree(self) -> None:
        wish = self.wish()
        store("trente-et-un", self._settings, self._said())
        self.lay_away()
        self.agreed.emit(wish.agreement)

    def first_focus(self) -> QWidget | None:
        """Who is content agrees with one key."""
        return self.agree if self.agree.isEnabled() else self.leave

    def rescaled(self, k: float) -> None:
        """Gaps of the grid."""
        self._grid.setHorizontalSpacing(round(18 * k))
        self._grid.setVerticalSpacing(0)

    def retranslate(self) -> None:
        """Names of all questions and answers."""
        self.title.set_text(self.tr("The agreement"))
        self.setAccessibleName(self.tr("The agreement"))
        aim = self.tr(
            "Whoever comes nearer to 31 than the banker wins two tokens; "
            "with less than he has, or over 31, he loses two."
        )
        terms = self.tr("Before the first card all agree what they play for. The tokens are equal for all.")
        self.intro.setText(f"{aim} {terms}")
        for label, segments, clause in self._rows:
            label.set_text(clause.name())
            segments.set_texts(clause.answers())
            segments.set_name(clause.name())
        self.agree.say(self.tr("Agreed"))
        self.leave.say(self.tr("Leave it as it is"))
        self._reckon()
