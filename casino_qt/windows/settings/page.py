"""What a page of the settings is: questions, each with the choices it leaves, kept the moment one is taken.

To add a page: a module here with one class of this kind, and its name in the list of `pages.py`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.art import palette
from casino_qt.settings import LANGUAGES, Option, Settings
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.faces import ROOM
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.segments import Segments, Tick
from casino_qt.windows.system.languages import NAMES

if TYPE_CHECKING:
    from casino_qt.windows.house import House

Text = Callable[[], str]
Texts = Callable[[], list[str]]


@dataclass(frozen=True, slots=True)
class Choice:
    """A question with the values that answer it, and what each is called."""

    name: Text
    label: Label
    segments: Segments
    option: Option[Any]
    values: tuple[Any, ...]
    texts: Texts


class SettingsPage(QWidget):
    """One page. Its constructor asks `choice`, `tick`, `note`, `button` or `add` for one row each, in order.

    Texts are handed in as functions: they are asked again whenever the language changes. Where a question and
    its choices have no room side by side they stand one under the other.
    """

    KEY: ClassVar[str]
    """What the page is asked for by; for the page of a table the name of the table."""

    house_rules_wanted = Signal(str)
    """The options of this table."""
    resized = Signal()
    """It needs another height than before."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self.settings = settings
        self._choices: list[Choice] = []
        self._ticks: list[tuple[Tick, Option[bool], Text, Text]] = []
        self._texts: list[Callable[[], None]] = []
        self._rows: list[tuple[QWidget | None, QWidget]] = []
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setColumnStretch(1, 1)

    @staticmethod
    def title() -> str:
        """The name of the page in the list, in the language of the interface."""
        raise NotImplementedError

    def meet_house(self, house: House | None) -> None:
        """Whose settings they are; None: nobody has moved in yet."""

    def meet_table(self, table: str) -> None:
        """At which table the person sits who opens them; "": at none."""

    # -- rows --------------------------------------------------------------------------------------------

    def choice(self, name: Text, option: Option[Any], values: tuple[Any, ...], texts: Texts) -> Segments:
        """A question answered by one of `values`, which `texts` names in their order."""
        label, segments = Label(FIELD, self), Segments(self)
        self._choices.append(Choice(name, label, segments, option, values, texts))
        segments.chosen.connect(lambda index: option.__set__(self.settings, values[index]))
        self._rows.append((label, segments))
        return segments

    def tongue(self, option: Option[str], name: Text) -> Segments:
        """The question for a language."""
        names = [NAMES[code] for code in LANGUAGES]
        return self.choice(name, option, LANGUAGES, lambda: names)

    def tick(
        self, option: Option[bool], words: Text, meaning: Text, *, beside: QWidget | None = None
    ) -> Tick:
        """A yes or no; `meaning` is its tooltip. What stands `beside` it is the caller's business."""
        tick = Tick(self)
        self._ticks.append((tick, option, words, meaning))

        def keep(ticked: bool) -> None:
            if ticked != option.__get__(self.settings, Settings):
                option.__set__(self.settings, ticked)

        tick.toggled.connect(keep)
        self._rows.append((None, tick) if beside is None else (tick, beside))
        return tick

    def note(self, text: Text) -> Words:
        """A paragraph in small type across the page."""
        note = Words(self, 13.5, palette.TEXT_2)
        self._texts.append(lambda: note.setText(text()))
        self._rows.append((note, note))
        return note

    def button(self, words: Text, pressed: Callable[[], object], meaning: Text | None = None) -> Button:
        """A button under what stands above it; `meaning` is its tooltip."""
        button = Button("secondary", self)
        button.clicked.connect(lambda: pressed())
        self._texts.append(lambda: button.say(words(), "", "" if meaning is None else meaning()))
        self._rows.append((button, button))
        return button

    def pair(self, label: Label, answer: QWidget) -> None:
        """A question of another kind; words of both are `retranslate`'s business."""
        self._rows.append((label, answer))

    def add(self, widget: QWidget) -> None:
        """Any other widget, across the page; scale and words are its own business, or `retranslate`'s."""
        widget.setParent(self)
        self._rows.append((widget, widget))

    def in_order(self) -> list[QWidget]:
        """All widgets of the page as they are read, row by row."""
        found: dict[QWidget, None] = {}
        for row in self._rows:
            for part in row:
                if part is not None:
                    found.update(dict.fromkeys((part, *part.findChildren(QWidget))))
        return list(found)

    # -- look --------------------------------------------------------------------------------------------

    def lay_out(self, k: float, room: int) -> None:
        """Set the rows at `k` logical pixels per su into `room` logical pixels of width."""
        grid = self._grid
        while grid.count():
            grid.takeAt(0)
        gap = round(18 * k)
        grid.setHorizontalSpacing(gap)
        grid.setVerticalSpacing(0)
        for choice in self._choices:
            choice.segments.set_most(room)
        pairs = [(one, two) for one, two in self._rows if one is not None and one is not two]
        self._align(k)
        labels = max((one.sizeHint().width() for one, _ in pairs), default=0)
        answers = max((two.sizeHint().width() for _, two in pairs), default=0)
        beside = labels + gap + answers <= room
        left = Qt.AlignmentFlag.AlignLeft
        at, under = 0, 0
        for first, second in self._rows:
            if first is second and isinstance(second, Button):
                grid.addWidget(second, at, under, 1, 2 - under, left)
            elif first is second:
                grid.addWidget(second, at, 0, 1, 2)
                under = 0
            elif first is None:
                under = 1 if beside else 0
                grid.addWidget(second, at, under, 1, 2 - under, left)
            elif beside:
                under = 1
                grid.addWidget(first, at, 0)
                grid.addWidget(second, at, 1, left)
            else:
                under = 0
                grid.addWidget(first, at, 0, 1, 2)
                at += 1
                grid.addWidget(second, at, 0, 1, 2, left)
            at += 1

    def _align(self, k: float) -> None:
        """Words begin where plates do, which have room for their rings beside them."""
        room, above = round(ROOM * k), round(8 * k)
        for row in self._rows:
            for part in row:
                if isinstance(part, Label):
                    part.setContentsMargins(room, 0, 0, 0)
                elif isinstance(part, Words):
                    part.setContentsMargins(room, above, room, above)

    def refresh(self) -> None:
        """Show what is stored now."""
        for choice in self._choices:
            choice.segments.set_index(choice.values.index(choice.option.__get__(self.settings, Settings)))
        for tick, option, _, _ in self._ticks:
            tick.setChecked(option.__get__(self.settings, Settings))

    def retranslate(self) -> None:
        """Names of all questions and answers."""
        for choice in self._choices:
            choice.label.set_text(choice.name())
            choice.segments.set_texts(choice.texts())
            choice.segments.set_name(choice.name())
        for tick, _, words, meaning in self._ticks:
            tick.say(words(), "", meaning())
        for say in self._texts:
            say()
        self.refresh()
