"""Buttons that larger text leaves no room for side by side: they go on in the next row, as words do."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget


class Rows(QVBoxLayout):
    """As few rows as hold what is packed, in its order, each as wide as all."""

    def pack(self, widgets: Sequence[QWidget], room: int, gap: int) -> None:
        """Set the widgets anew into rows of at most `room` logical pixels, `gap` of them between two."""
        self.unpack()
        rows = _filled(widgets, room, gap)
        for narrower in range(room - 1, room // 2, -max(1, room // 40)):  # none is left over in the last one
            even = _filled(widgets, narrower, gap)
            if len(even) > len(rows):
                break
            rows = even
        for widgets_of_row in rows:
            row = QHBoxLayout()
            row.setSpacing(gap)
            for widget in widgets_of_row:
                row.addWidget(widget, 1)
            self.addLayout(row)

    def unpack(self) -> None:
        """Nothing stands here any more; the widgets are whoever's who lays them out next."""
        while (item := self.takeAt(0)) is not None:
            row = item.layout()
            while row is not None and row.takeAt(0) is not None:
                pass
            if row is not None:
                row.setParent(None)
                row.deleteLater()


def _filled(widgets: Sequence[QWidget], room: int, gap: int) -> list[list[QWidget]]:
    """Row by row as many as there is room for; what is hidden takes none."""
    rows: list[list[QWidget]] = []
    left = 0
    for widget in widgets:
        wide = 0 if widget.isHidden() else widget.sizeHint().width() + gap
        if not rows or wide > max(0, left):
            rows.append([])
            left = room + gap
        rows[-1].append(widget)
        left -= wide
    return rows
