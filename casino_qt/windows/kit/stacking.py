"""Drawings with their titles and legends: beside one another, or below where larger text wants the width."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QGridLayout, QWidget

Column = tuple[QWidget, QWidget | None, QWidget]
"""Title, drawing (None: not made yet), legend."""


def lay_drawings(grid: QGridLayout, columns: Sequence[Column], *, across: bool) -> None:
    """Put every drawing in its place; the drawings share what room is left."""
    for row in range(3 * len(columns)):
        grid.setRowStretch(row, 1 if row % 3 == 1 and (row == 1 or not across) else 0)
    for column, parts in enumerate(columns):
        grid.setColumnStretch(column, 1 if across or not column else 0)
        for row, part in enumerate(parts):
            if part is not None and across:
                grid.addWidget(part, row, column)
            elif part is not None:
                grid.addWidget(part, 3 * column + row, 0)
