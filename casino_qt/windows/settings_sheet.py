"""The settings: language, the croupier's tongue, cards, speed, motion, and the rules of the next sitting."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.settings import CARD_INDICES, LANGUAGES, SPEEDS, Option, Settings
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import CAPITALS, FIELD, NOTE, Label
from casino_qt.windows.kit.segments import Segments, Tick
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.languages import NAMES

INDEX_NAMES = {"en": "A K Q J", "fr": "As R D V", "ru": "Т К Д В"}


class SettingsSheet(Sheet):
    """Every option is stored the moment it is taken; there is nothing to confirm."""

    WIDTH = 760.0

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        self.grid = QGridLayout()
        self.grid.setColumnStretch(1, 1)
        self.content.addLayout(self.grid)
        self._rows: list[tuple[Label, Callable[[], str]]] = []
        self._heads: list[tuple[Label, Callable[[], str]]] = []
        self._choices: list[tuple[Segments, Option[Any], tuple[Any, ...], Callable[[], list[str]]]] = []
        self._build()
        self.close_button = self.add_button(Button("primary", self.panel))
        self.row.insertStretch(0, 1)
        self.row.addStretch(1)
        self.close_button.clicked.connect(self.lay_away)
        settings.changed.connect(self._refresh)
        self.retranslate()

    def _build(self) -> None:
        names = [NAMES[code] for code in LANGUAGES]
        self.language = self._choice(lambda: self.tr("Language"), Settings.language, LANGUAGES, lambda: names)
        self.tongue = self._choice(
            lambda: self.tr("The croupier speaks"), Settings.tongue, LANGUAGES, lambda: names
        )
        self.card_index = self._choice(
            lambda: self.tr("Letters on the cards"),
            Settings.card_index,
            CARD_INDICES,
            lambda: [INDEX_NAMES[index] for index in CARD_INDICES],
        )
        self.speed = self._choice(
            lambda: self.tr("Speed"),
            Settings.speed,
            SPEEDS,
            lambda: [self.tr("Calm"), self.tr("As at the table"), self.tr("Swift")],
        )
        self.reduced = Tick(self.panel)
        self.grid.addWidget(self.reduced, self.grid.rowCount(), 1, Qt.AlignmentFlag.AlignLeft)
        self.reduced.toggled.connect(self._set_reduced)
        self._head(lambda: self.tr("Trente et quarante, from the next sitting on"))
        self.refait = self._choice(
            lambda: self.tr("On 31 après"),
            Settings.refait,
            ("half", "prison"),
            lambda: [self.tr("half is lost"), self.tr("half or prison")],
        )
        self.premium = self._choice(
            lambda: self.tr("Insurance is due"),
            Settings.premium,
            ("decided", "every_coup"),
            lambda: [self.tr("on decided coups"), self.tr("on every coup")],
        )
        self.note = Label(NOTE, self.panel)
        self.grid.addWidget(self.note, self.grid.rowCount(), 0, 1, 2)

    def _head(self, text: Callable[[], str]) -> None:
        label = Label(CAPITALS, self.panel)
        self.grid.setRowMinimumHeight(self.grid.rowCount(), 14)
        self.grid.addWidget(label, self.grid.rowCount(), 0, 1, 2)
        self._heads.append((label, text))

    def _choice(
        self,
        name: Callable[[], str],
        option: Option[Any],
        values: tuple[Any, ...],
        texts: Callable[[], list[str]],
    ) -> Segments:
        row = self.grid.rowCount()
        label = Label(FIELD, self.panel)
        segments = Segments(self.panel)
        self.grid.addWidget(label, row, 0)
        self.grid.addWidget(segments, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._rows.append((label, name))
        self._choices.append((segments, option, values, texts))
        segments.chosen.connect(lambda index: option.__set__(self._settings, values[index]))
        return segments

    def _set_reduced(self, reduced: bool) -> None:
        if reduced != self._settings.reduced_motion:
            self._settings.reduced_motion = reduced

    def _refresh(self) -> None:
        """Show what is stored now."""
        for segments, option, values, _ in self._choices:
            segments.set_index(values.index(option.__get__(self._settings, Settings)))
        self.reduced.setChecked(self._settings.reduced_motion)

    def first_focus(self) -> QWidget | None:
        """The first question."""
        return self.language

    def rescaled(self, k: float) -> None:
        """Gaps of the grid."""
        self.grid.setHorizontalSpacing(round(18 * k))
        self.grid.setVerticalSpacing(0)

    def retranslate(self) -> None:
        """Names of all questions and answers."""
        self.title.set_text(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        for label, text in self._rows + self._heads:
            label.set_text(text())
        for (segments, _, _, texts), (_, name) in zip(self._choices, self._rows, strict=True):
            segments.set_texts(texts())
            segments.set_name(name())
        self.reduced.say(
            self.tr("Less movement"), "", self.tr("Cards and chips appear in their places without travelling")
        )
        self.note.set_text(self.tr("While something of yours lies on the cloth, its rules stay as they are."))
        self.close_button.say(self.tr("Done"))
        self._refresh()
