"""A part of a sheet that is scrolled by itself, so that what stands over and under it stays."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

QUIET = """
QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 8px; margin: 0; border: none; }
QScrollBar::handle:vertical { background: #A87C38; min-height: 30px; border-radius: 4px; }
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; }
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }
"""
BAR = 12  # logical pixels of width for the bar and a little air


class Shelf(QScrollArea):
    """Has no look of its own but a thin bar; the keyboard goes to what lies in it, never to itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setStyleSheet(QUIET)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._line = 0

    def set_line(self, height: int) -> None:
        """What lies here are lines of so many logical pixels: whole ones are shown."""
        self._line = height
        self.verticalScrollBar().setSingleStep(height)
        self._show_whole()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """As many whole lines as there is room for."""
        self._show_whole()
        super().resizeEvent(event)

    def _show_whole(self) -> None:
        inside = self.widget()
        fits = inside is None or inside.sizeHint().height() <= self.height()
        self.setViewportMargins(0, 0, 0, 0 if fits or not self._line else self.height() % self._line)

    def sizeHint(self) -> QSize:
        """All that lies in it, and the bar; how low it may become its owner says."""
        inside = self.widget()
        return QSize(0, 0) if inside is None else inside.sizeHint() + QSize(BAR, 0)

    def minimumSizeHint(self) -> QSize:
        """Never narrower than what lies in it: nothing is moved sideways."""
        inside = self.widget()
        return QSize(0 if inside is None else inside.minimumSizeHint().width() + BAR, self.minimumHeight())


def focus_box(widget: QWidget) -> QRect:
    """Where in a widget the keyboard is, in its logical pixels: a list may be higher than what is seen."""
    tells = getattr(widget, "focus_box", None)
    return widget.rect() if tells is None else QRect(tells())


def bring_in(widget: QWidget) -> None:
    """Scroll every shelf that a widget lies in so that it is seen, or the line of it the keyboard is on."""
    around, box = widget.parentWidget(), focus_box(widget)
    while around is not None and not around.isWindow():
        inside = around.widget() if isinstance(around, QScrollArea) else None
        if isinstance(around, QScrollArea) and inside is not None and inside.isAncestorOf(widget):
            if box == widget.rect():
                around.ensureWidgetVisible(widget, 0, 0)
            else:
                at = widget.mapTo(inside, box.center())
                around.ensureVisible(at.x(), at.y(), 0, box.height() // 2 + 1)
        around = around.parentWidget()
