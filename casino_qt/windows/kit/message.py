"""A sheet that tells something and asks what to do: a title, a paragraph or two, buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.faces import Kind
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.sheet import Sheet


class Answer(NamedTuple):
    """A button of a message: its words, what it does, how it looks, and whether the sheet goes with it."""

    text: str
    act: Callable[[], None]
    kind: Kind = "secondary"
    closes: bool = True


class Letter(NamedTuple):
    """What a message says: a title, a text, in a quieter tone what to do, and the answers."""

    title: str
    text: str
    what_to_do: str = ""
    answers: Sequence[Answer] = ()


class Message(Sheet):
    """Says what `write` gives in the language of the day; the answers are always the same ones."""

    def __init__(self, window: QWidget, write: Callable[[], Letter], *, closable: bool = True) -> None:
        super().__init__(window)
        self.closable = closable
        self._write = write
        self.body = Words(self.panel)
        self.body.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.body)
        self.advice = Words(self.panel, 15, palette.TEXT_2)
        self.advice.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.content.addWidget(self.advice)
        self.buttons: list[Button] = []
        self.row.addStretch(1)
        for answer in write().answers:
            button = self.add_button(Button(answer.kind, self.panel))
            button.clicked.connect(lambda _=False, chosen=answer: self._choose(chosen))
            self.buttons.append(button)
        self.row.addStretch(1)
        self.retranslate()
        self.done.connect(self.deleteLater)

    def retranslate(self) -> None:
        """Every text of the sheet."""
        title, text, what_to_do, answers = self._write()
        self.title.set_text(title)
        self.setAccessibleName(title)
        self.setAccessibleDescription(f"{text} {what_to_do}".strip())
        self.body.setText(text)
        self.advice.setText(what_to_do)
        self.advice.setVisible(bool(what_to_do))
        for button, answer in zip(self.buttons, answers, strict=True):
            button.say(answer.text)

    def _choose(self, answer: Answer) -> None:
        if answer.closes:
            self.lay_away()
        answer.act()
