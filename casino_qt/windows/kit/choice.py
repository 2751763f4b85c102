"""A button of a decision: it may mean this or that, and keeps its place and width whatever it means."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from casino_qt.art import lettering
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button

Meaning = tuple[str, str]
"""Words and shortcut."""


class ChoiceButton(Button):
    """`could_say` tells all it may ever mean at this table, so that it is wide enough for each."""

    def __init__(self, kind: faces.Kind = "secondary", parent: QWidget | None = None) -> None:
        super().__init__(kind, parent)
        self._meanings: tuple[Meaning, ...] = ()

    def could_say(self, meanings: Sequence[Meaning]) -> None:
        """Words and keys in the language of the day."""
        self._meanings = tuple(meanings)

    def content_width(self) -> float:
        """Width of the longest it may say, with its key, in logical pixels."""
        font = self._font()
        widths = [
            lettering.text_width(words, font)
            + (10 * self.k + faces.key_width(key, self.k * self.growth) if key else 0.0)
            for words, key in self._meanings
        ]
        return max([self._content_width(), *widths])

    def wanted_width(self) -> float:
        """Width of the face, in logical pixels."""
        return max(self.least_width * self.k, self.content_width() + 2 * self.PADDING * self.k)
