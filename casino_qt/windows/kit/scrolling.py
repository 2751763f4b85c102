"""A cartouche larger than its window is moved under it, as a page is: by wheel, keys, bars, keyboard."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from casino_qt.windows.kit.shelf import bring_in, focus_box

BAR = 12  # logical pixels
LEAST_MARGIN = 6  # logical pixels of the room that are seen beside a cartouche that needs no bar
STYLE = """
QScrollBar { background: #1E0B06; border: none; border-radius: 5px; }
QScrollBar::handle { background: #D9B46A; border-radius: 5px; min-height: 48px; min-width: 48px; }
QScrollBar::handle:hover { background: #FFF0C4; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
"""


class Scrolling:
    """The two bars at the edges of a sheet: made, and shown, only where the cartouche does not fit."""

    def __init__(self, sheet: QWidget) -> None:
        self._sheet = sheet
        self._panel: QWidget | None = None
        self._home = QPoint()
        self._bars: tuple[QScrollBar, QScrollBar] | None = None

    @property
    def bars(self) -> tuple[QScrollBar, QScrollBar]:
        """Downwards and across."""
        if self._bars is None:
            down, across = Qt.Orientation.Vertical, Qt.Orientation.Horizontal
            self._bars = QScrollBar(down, self._sheet), QScrollBar(across, self._sheet)
            for bar in self._bars:
                bar.setStyleSheet(STYLE)
                bar.setFocusPolicy(Qt.FocusPolicy.NoFocus)
                bar.valueChanged.connect(self._move)
        return self._bars

    @property
    def needed(self) -> bool:
        """Whether there is more than the window shows."""
        return self._bars is not None and any(bar.maximum() > 0 for bar in self._bars)

    @property
    def sideways(self) -> bool:
        """Whether there is more to the right than the window shows."""
        return self._bars is not None and self._panel is not None and self._bars[1].maximum() > 0

    def lay_out(self, panel: QWidget, width: int, height: int, margin: int) -> None:
        """Give the cartouche its size, in the middle where it fits, else at its beginning.

        For a few pixels of its margin nobody scrolls: these are given up first.
        """
        room, self._panel = self._sheet.size(), panel

        def over_by(size: int, there: int) -> int:
            return size + 2 * margin - there if size + 2 * LEAST_MARGIN > there else 0

        over = QPoint(over_by(width, room.width()), over_by(height, room.height()))
        x = margin if over.x() else (room.width() - width) // 2
        y = margin if over.y() else (room.height() - height) // 2
        self._home = QPoint(x, y)
        if over.isNull() and self._bars is None:
            panel.setGeometry(x, y, width, height)
            return
        panel.resize(width, height)
        down, across = self.bars
        for bar, beyond, page in ((down, over.y(), room.height()), (across, over.x(), room.width())):
            bar.setRange(0, beyond)
            bar.setPageStep(round(page * 0.8))
            bar.setSingleStep(max(1, page // 12))
            bar.setVisible(beyond > 0)
        down.setGeometry(room.width() - BAR - 3, 3, BAR, room.height() - 6)
        across.setGeometry(3, room.height() - BAR - 3, room.width() - BAR - 9, BAR)
        self._move()

    def _move(self) -> None:
        if self._panel is not None:
            down, across = self.bars
            self._panel.move(self._home - QPoint(across.value(), down.value()))
            self._sheet.update()
            for bar in self.bars:
                bar.raise_()

    def show_focus(self) -> None:
        """Bring whatever has the keyboard into the window."""
        focused = self._sheet.window().focusWidget()
        if self._panel is not None and focused is not None and self._panel.isAncestorOf(focused):
            self.show(focused)

    def show(self, part: QWidget) -> None:
        """Bring a part of the cartouche into the window; of a list the line the keyboard is on."""
        if self.needed:
            box = focus_box(part)
            self.show_box(QRect(part.mapTo(self._sheet, box.topLeft()), box.size()))

    def show_box(self, box: QRect) -> None:
        """Bring a box, in the sheet's coordinates, into the window."""
        room = self._sheet.rect().adjusted(BAR, BAR, -BAR - 6, -BAR - 6)
        down, across = self.bars
        for bar, begin, end, low, high in (
            (down, box.top(), box.bottom(), room.top(), room.bottom()),
            (across, box.left(), box.right(), room.left(), room.right()),
        ):
            if begin < low or end - begin > high - low:
                bar.setValue(bar.value() + begin - low)
            elif end > high:
                bar.setValue(bar.value() + end - high)

    def key(self, event: QKeyEvent) -> bool:
        """Page Up and Down, Home and End move the cartouche; False where there is nothing to move."""
        if not self.needed:
            return False
        down, across = self.bars
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and across.maximum():
            step = across.singleStep()
            across.setValue(across.value() + (step if event.key() == Qt.Key.Key_Right else -step))
            return True
        steps = {
            Qt.Key.Key_PageDown: down.pageStep(),
            Qt.Key.Key_PageUp: -down.pageStep(),
            Qt.Key.Key_Down: down.singleStep(),
            Qt.Key.Key_Up: -down.singleStep(),
            Qt.Key.Key_Home: -down.maximum(),
            Qt.Key.Key_End: down.maximum(),
        }
        leap = steps.get(Qt.Key(event.key()))
        if leap is None or not down.maximum():
            return False
        down.setValue(down.value() + leap)
        return True

    def by_wheel(self, event: QWheelEvent) -> None:
        """An eighth of a degree is what mice count in; a notch is fifteen degrees."""
        if self.needed:
            down, across = self.bars
            turned = event.angleDelta()
            down.setValue(down.value() - round(turned.y() / 120 * down.singleStep()))
            across.setValue(across.value() - round(turned.x() / 120 * across.singleStep()))


def reveal(widget: QWidget) -> None:
    """Bring what the keyboard is on in a widget into sight: on its shelf, and with that in the window."""
    bring_in(widget)
    around = widget.parentWidget()
    while around is not None:
        if isinstance(scrolling := getattr(around, "scrolling", None), Scrolling):
            scrolling.show(widget)
            return
        around = around.parentWidget()
