"""The settings: language, tongues, guests, cards, speed, motion; the rules of a table lie behind a door."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.art import palette
from casino_qt.money_text import francs
from casino_qt.settings import (
    CARD_INDICES,
    LANGUAGES,
    LOSSES,
    MOST_GUESTS,
    REMINDERS,
    SPEEDS,
    WARNINGS,
    Option,
    Settings,
)
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.segments import Segments, Tick
from casino_qt.windows.kit.sheet import Sheet, Words
from casino_qt.windows.languages import NAMES

INDEX_NAMES = {"en": "A K Q J", "fr": "As R D V", "ru": "Т К Д В"}

PAGES = ("", "trente-et-quarante", "roulette", "trente-et-un", "blackjack")
"""The pages in the order they are built: that of the house, then the tables by name."""


class SettingsSheet(Sheet):
    """Every option is stored the moment it is taken; there is nothing to confirm.

    One page for the house and one for each table; a table opens its own.
    """

    WIDTH = 848.0

    house_rules_wanted = Signal(str)
    """The options of this table."""

    def __init__(self, window: QWidget, settings: Settings) -> None:
        super().__init__(window)
        self._settings = settings
        self.pages = Segments(self.panel)
        self.content.addWidget(self.pages, 0, Qt.AlignmentFlag.AlignHCenter)
        self._leaves: list[QWidget] = []
        self._rows: list[tuple[Label, Callable[[], str]]] = []
        self._choices: list[tuple[Segments, Option[Any], tuple[Any, ...], Callable[[], list[str]]]] = []
        self._notes: dict[str, Words] = {}
        self.house_rules: dict[str, Button] = {}
        self._build()
        self.content.addStretch(1)
        self.close_button = self.add_button(Button("primary", self.panel))
        self.row.insertStretch(0, 1)
        self.row.addStretch(1)
        self.pages.chosen.connect(self.turn_to)
        self.close_button.clicked.connect(self.lay_away)
        settings.changed.connect(self._refresh)
        self.turn_to(0)
        self.retranslate()

    def _build(self) -> None:
        self._build_house()
        self._build_trente_et_quarante()
        self._build_roulette()
        self._build_trente_et_un()
        self._build_blackjack()

    def turn_to_table(self, table: str) -> None:
        """Show the page of `table`; that of the house where it has none."""
        self.turn_to(PAGES.index(table) if table in PAGES else 0)

    def _build_house(self) -> None:
        grid = self._leaf()
        names = [NAMES[code] for code in LANGUAGES]
        self.language = self._choice(
            grid, lambda: self.tr("Language"), Settings.language, LANGUAGES, lambda: names
        )
        self.speed = self._choice(
            grid,
            lambda: self.tr("Speed"),
            Settings.speed,
            SPEEDS,
            lambda: [self.tr("Calm"), self.tr("As at the table"), self.tr("Swift")],
        )
        self.card_index = self._choice(
            grid,
            lambda: self.tr("Letters on the cards"),
            Settings.card_index,
            CARD_INDICES,
            lambda: [INDEX_NAMES[index] for index in CARD_INDICES],
        )
        self.practice_warning = self._choice(
            grid,
            lambda: self.tr("Practice warns from, ‰"),
            Settings.practice_warning,
            WARNINGS,
            lambda: [str(part) if part else self.tr("never") for part in WARNINGS],
        )
        self.reminder = self._choice(
            grid,
            lambda: self.tr("Reminder of the time, min"),
            Settings.reality_minutes,
            REMINDERS,
            lambda: [str(minutes) if minutes else self.tr("never") for minutes in REMINDERS],
        )
        self.loss = self._choice(
            grid,
            lambda: self.tr("Reminder of a loss, francs"),
            Settings.reality_loss,
            LOSSES,
            lambda: [francs(loss) if loss else self.tr("never") for loss in LOSSES],
        )
        self.reduced = Tick(self.panel)
        grid.addWidget(self.reduced, grid.rowCount(), 1, Qt.AlignmentFlag.AlignLeft)
        self.reduced.toggled.connect(self._set_reduced)
        self.worth = Tick(self.panel)
        grid.addWidget(self.worth, grid.rowCount(), 1, Qt.AlignmentFlag.AlignLeft)
        self.worth.toggled.connect(self._set_worth)

    def _build_trente_et_quarante(self) -> None:
        grid = self._leaf()
        self.tongue = self._tongue(grid, Settings.tongue)
        self._house_rules(grid, "trente-et-quarante")

    def _build_roulette(self) -> None:
        grid = self._leaf()
        self.roulette_tongue = self._tongue(grid, Settings.roulette_tongue)
        self.guests = self._choice(
            grid,
            lambda: self.tr("Other guests at the table"),
            Settings.guests,
            tuple(range(MOST_GUESTS + 1)),
            lambda: [self.tr("none"), *(str(count) for count in range(1, MOST_GUESTS + 1))],
        )
        self._house_rules(grid, "roulette")

    def _build_trente_et_un(self) -> None:
        grid = self._leaf()
        self.trente_et_un_tongue = self._tongue(
            grid, Settings.trente_et_un_tongue, lambda: self.tr("The players speak")
        )
        self.card_by_card = self._choice(
            grid,
            lambda: self.tr("When you deal"),
            Settings.card_by_card,
            (True, False),
            lambda: [self.tr("card by card"), self.tr("all at once")],
        )
        self.chat = self._choice(
            grid,
            lambda: self.tr("Between the cards the guests"),
            Settings.chat,
            (True, False),
            lambda: [self.tr("talk"), self.tr("are silent")],
        )
        self._house_rules(grid, "trente-et-un")

    def _build_blackjack(self) -> None:
        grid = self._leaf()
        self.blackjack_tongue = self._tongue(grid, Settings.blackjack_tongue)
        self.blackjack_guests = self._choice(
            grid,
            lambda: self.tr("Other guests at the table"),
            Settings.blackjack_guests,
            tuple(range(MOST_GUESTS + 1)),
            lambda: [self.tr("none"), *(str(count) for count in range(1, MOST_GUESTS + 1))],
        )
        self._house_rules(grid, "blackjack")

    def _leaf(self) -> QGridLayout:
        leaf = QWidget(self.panel)
        grid = QGridLayout(leaf)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setColumnStretch(1, 1)
        self.content.addWidget(leaf)
        self._leaves.append(leaf)
        return grid

    def _house_rules(self, grid: QGridLayout, table: str) -> None:
        """The door to the rules of `table`, and a line about them."""
        button, note = Button("secondary", self.panel), Words(self.panel, 13.5, palette.TEXT_2)
        grid.setRowMinimumHeight(grid.rowCount(), 10)
        row = grid.rowCount()
        grid.addWidget(note, row, 0, 1, 2)
        grid.addWidget(button, row + 1, 0, 1, 2, Qt.AlignmentFlag.AlignHCenter)
        button.clicked.connect(lambda: self._open_house_rules(table))
        self.house_rules[table] = button
        self._notes[table] = note

    def _open_house_rules(self, table: str) -> None:
        self.lay_away()
        self.house_rules_wanted.emit(table)

    def _tongue(
        self, grid: QGridLayout, option: Option[str], name: Callable[[], str] | None = None
    ) -> Segments:
        names = [NAMES[code] for code in LANGUAGES]
        return self._choice(
            grid, name or (lambda: self.tr("The croupier speaks")), option, LANGUAGES, lambda: names
        )

    def _choice(
        self,
        grid: QGridLayout,
        name: Callable[[], str],
        option: Option[Any],
        values: tuple[Any, ...],
        texts: Callable[[], list[str]],
    ) -> Segments:
        row = grid.rowCount()
        label = Label(FIELD, self.panel)
        segments = Segments(self.panel)
        grid.addWidget(label, row, 0)
        grid.addWidget(segments, row, 1, Qt.AlignmentFlag.AlignLeft)
        self._rows.append((label, name))
        self._choices.append((segments, option, values, texts))
        segments.chosen.connect(lambda index: option.__set__(self._settings, values[index]))
        return segments

    def turn_to(self, page: int) -> None:
        """Show page 0 (the house) or the page of a table, as they stand in PAGES."""
        self.pages.set_index(page)
        for index, leaf in enumerate(self._leaves):
            leaf.setVisible(index == page)
        if not self.isHidden():
            self.fit()

    def _set_reduced(self, reduced: bool) -> None:
        if reduced != self._settings.reduced_motion:
            self._settings.reduced_motion = reduced

    def _set_worth(self, shown: bool) -> None:
        if shown != self._settings.show_worth:
            self._settings.show_worth = shown

    def _refresh(self) -> None:
        """Show what is stored now."""
        for segments, option, values, _ in self._choices:
            segments.set_index(values.index(option.__get__(self._settings, Settings)))
        self.reduced.setChecked(self._settings.reduced_motion)
        self.worth.setChecked(self._settings.show_worth)

    def first_focus(self) -> QWidget | None:
        """The pages."""
        return self.pages

    def rescaled(self, k: float) -> None:
        """Gaps of the grids; the sheet keeps its height from page to page."""
        for leaf in self._leaves:
            grid = leaf.layout()
            if isinstance(grid, QGridLayout):
                grid.setHorizontalSpacing(round(18 * k))
                grid.setVerticalSpacing(0)

    def least_height(self) -> int:
        """As high as the longest page: the sheet does not jump when a page is turned."""
        return round(470 * self.k)

    def retranslate(self) -> None:
        """Names of all questions and answers."""
        self.title.set_text(self.tr("Settings"))
        self.setAccessibleName(self.tr("Settings"))
        self.pages.set_texts(
            [
                self.tr("The house"),
                self.tr("Trente et quarante"),
                self.tr("Roulette"),
                self.tr("Тридцать одно"),
                self.tr("Blackjack"),
            ]
        )
        self.pages.set_name(self.tr("Page"))
        for label, text in self._rows:
            label.set_text(text())
        for (segments, _, _, texts), (_, name) in zip(self._choices, self._rows, strict=True):
            segments.set_texts(texts())
            segments.set_name(name())
        self.reduced.say(
            self.tr("Less movement"), "", self.tr("Cards and chips appear in their places without travelling")
        )
        self.worth.say(
            self.tr("Show what a bet is worth"),
            "",
            self.tr("Where the pointer rests on a bet, a line tells what it pays and what the house keeps"),
        )
        for table, note in self._notes.items():
            if table == "trente-et-un":
                note.setText(
                    self.tr(
                        "Who plays, for what, and who banks is agreed at the table: "
                        "its card opens the agreement."
                    )
                )
            else:
                note.setText(
                    self.tr("What the table is played by, and what the bank keeps by it, is agreed apart.")
                )
        for button in self.house_rules.values():
            button.say(self.tr("House rules…"))
        self.close_button.say(self.tr("Done"))
        self._refresh()
