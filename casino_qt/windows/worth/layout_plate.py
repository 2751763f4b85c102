"""A sunk plate of figures: a name at the left, an amount at the right of each line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from casino_qt.windows.kit import faces
from casino_qt.windows.kit.label import FIELD, Label

FIGURE = replace(FIELD, px=16, weight=500)


class FigurePlate(QWidget):
    """The lines are known by their keys; names and figures are set in the language of the day."""

    def __init__(self, keys: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self._k = 1.0
        self._grid = QGridLayout(self)
        self._grid.setColumnStretch(0, 1)
        self.names = {key: Label(FIELD, self) for key in keys}
        self.figures = {key: Label(FIGURE, self, "r") for key in keys}
        for row, key in enumerate(keys):
            self._grid.addWidget(self.names[key], row, 0, Qt.AlignmentFlag.AlignVCenter)
            self._grid.addWidget(self.figures[key], row, 1, Qt.AlignmentFlag.AlignVCenter)

    def say(self, names: Mapping[str, str]) -> None:
        """Name the lines."""
        for key, name in names.items():
            self.names[key].set_text(name)

    def show_figure(self, key: str, text: str) -> None:
        """Set one figure."""
        self.figures[key].set_text(text)
        self.figures[key].setAccessibleName(f"{self.names[key].text()}: {text}")

    def rescale(self, k: float) -> None:
        """Gaps at `k` logical pixels per su; the labels are scaled by the sheet."""
        self._k = k
        self._grid.setHorizontalSpacing(round(20 * k))
        self._grid.setVerticalSpacing(round(5 * k))
        self._grid.setContentsMargins(round(18 * k), round(10 * k), round(18 * k), round(10 * k))

    def paintEvent(self, event: QPaintEvent) -> None:
        """The plate."""
        p = faces.begin(self)
        faces.sunk(p, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._k)
        p.end()
