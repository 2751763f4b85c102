"""The boards of the roulette as numbers: the last spins, how often each number came, what came in a row."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import palette
from casino_qt.number_text import number
from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.scenes.roulette import words
from casino_qt.scenes.roulette.tablet import MODES, band, marks_of, runs
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.as_numbers import AsNumbers
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.numbers_table import NOTHING, Column, Points, copy_hint
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.worth.layout_table import name_of

translate = QCoreApplication.translate
HIGH = 420.0  # su of the table


def _spin() -> Column:
    return Column(
        translate("RouletteBoards", "Spin"), translate("RouletteBoards", "Spin, the last one first")
    )


def last_numbers(fell: Sequence[int]) -> Points:
    """What fell, the last number first."""
    columns = (_spin(), Column(translate("RouletteBoards", "Number"), words=True))

    def cell(row: int, column: int) -> str:
        at = len(fell) - 1 - row
        return name_of(fell[at]) if column else number(at + 1, 0)

    return Points(columns, len(fell), cell, "" if fell else _none_yet())


def how_often(fell: Sequence[int]) -> Points:
    """How often each number came, and how far that may be from what is to be expected."""
    columns = (
        Column(translate("RouletteBoards", "Number"), words=True),
        Column(translate("RouletteBoards", "Times")),
    )
    counts = Counter(fell)

    def cell(row: int, column: int) -> str:
        return number(counts[row], 0) if column else name_of(row)

    text = translate("RouletteBoards", "To be expected of each number, 19 times out of 20: {times}.")
    note = f"{words.spins(len(fell))}. {text.format(times=words.expected(*band(len(fell))))}"
    return Points(columns, POCKETS, cell, note if fell else _none_yet())


def in_a_row(fell: Sequence[int]) -> Points:
    """What each spin was of every pair of simple chances and of the dozens; how long the last runs are."""
    columns = (
        _spin(),
        Column(translate("RouletteBoards", "Colour"), words=True),
        Column(translate("RouletteBoards", "Pair or impair"), words=True),
        Column(translate("RouletteBoards", "Manque or passe"), words=True),
        Column(translate("RouletteBoards", "Dozen")),
    )

    def cell(row: int, column: int) -> str:
        at = len(fell) - 1 - row
        return _mark(marks_of(fell[at])[column - 1], column - 1) if column else number(at + 1, 0)

    lengths = ", ".join(f"{_mark(mark, at)} {length}×" for at, (mark, length) in enumerate(runs(fell)))
    last = translate("RouletteBoards", "In a row at the end: {runs}.")
    return Points(columns, len(fell), cell, last.format(runs=lengths) if fell else _none_yet())


def _none_yet() -> str:
    return translate("RouletteBoards", "No number has fallen yet.")


def _mark(mark: str, pair: int) -> str:
    """A mark of the board in words; zero is none of them."""
    chances = ({"R": "rouge", "N": "noir"}, {"P": "pair", "I": "impair"}, {"M": "manque", "P": "passe"})
    if mark == "0":
        return NOTHING
    return words.chance(chances[pair][mark]) if pair < len(chances) else mark


BOARDS: dict[str, Callable[[Sequence[int]], Points]] = dict(
    zip(MODES, (last_numbers, how_often, in_a_row), strict=True)
)


class BoardSheet(Sheet):
    """Tells of the spins that had fallen when it was opened, beginning with the board that is turned up."""

    WIDTH = 720.0
    TOGGLE = "roulette.board_numbers"

    def __init__(self, window: QWidget, fell: Sequence[int], mode: str) -> None:
        super().__init__(window)
        self._fell = fell
        self.boards = Segments(self.panel)
        self.note = Words(self.panel, 14, palette.TEXT_2)
        self.box = AsNumbers(self.panel, "boards of the roulette", self.note, foot=True, paper=faces.ROOM)
        self.box.switch.hide()  # the drawing stays on the cloth
        self.box.turn(True)
        self.content.addWidget(self.boards)
        self.content.addWidget(self.box, 1)
        self.close_button = Button("primary", self.panel)
        self.row.addStretch(1)
        self.add_button(self.close_button)
        self.row.addStretch(1)
        self.boards.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.boards.set_index(MODES.index(mode))
        self.boards.chosen.connect(self._show)
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    def first_focus(self) -> QWidget | None:
        """The table."""
        return self.box.shown()

    def _show(self, _index: int = 0) -> None:
        mode = MODES[self.boards.index()]
        points = BOARDS[mode](self._fell)
        self.box.tell(words.board(mode), points)
        hint = copy_hint() if points.count else ""
        self.note.setText(" ".join(part for part in (points.note, hint) if part))
        if not self.isHidden():
            self.fit()

    def rescaled(self, k: float) -> None:
        """Some lines of it; what is said under it begins where its paper does."""
        self.note.setContentsMargins(round(faces.ROOM * k), 0, 0, 0)
        self.box.body.setMinimumHeight(min(round(HIGH * k), round(0.6 * self._window.height())))

    def retranslate(self) -> None:
        """Every text of the sheet."""
        title = self.tr("The boards as numbers")
        self.title.set_text(title)
        self.setAccessibleName(title)
        self.boards.set_texts([words.board(mode) for mode in MODES])
        self.boards.set_name(self.tr("Board"))
        self.close_button.say(self.tr("Close"))
        self._show()
