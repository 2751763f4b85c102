"""An open book over the dimmed room: one page as high as the window lets it be, buttons below."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QHBoxLayout, QWidget

from casino_qt.windows.kit import faces
from casino_qt.windows.kit.book import Book
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.sheet import Sheet


class OpenBook(Sheet):
    """Has the page, the button that closes it, and room beside the page; `load` says what stands there."""

    PADDING = 36.0

    def __init__(self, window: QWidget, more_buttons: int) -> None:
        """`more_buttons` stand before the one that closes."""
        super().__init__(window)
        self.title.hide()
        self.spread = QHBoxLayout()
        self.content.addLayout(self.spread, 1)
        self.book = Book(self.panel)
        self.spread.addWidget(self.book, 1)
        self.row.addStretch(1)
        self.more = [self.add_button(Button("secondary", self.panel)) for _ in range(more_buttons)]
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.close_button.clicked.connect(self.lay_away)

    def load(self) -> None:
        """Set the page that is open, from its beginning."""
        raise NotImplementedError

    def fit(self) -> None:
        """Set the page anew in the new size, at the line that was being read."""
        place = self.book.place()
        super().fit()
        self.book.turn(place)

    def rescaled(self, k: float) -> None:
        """Set the page anew."""
        self.book.fit(k)
        self.load()

    def least_height(self) -> int:
        """The book is as high as the window lets it."""
        return self.height()

    def first_focus(self) -> QWidget | None:
        """The page, so that arrows and Page Down turn it, and Tab goes from link to link."""
        return self.book

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """Ivory pages, and the ring of the keyboard round the one that is read."""
        faces.paper(p, r, self.k)
        if self.book.hasFocus():
            box, k = QRectF(self.book.geometry()).translated(r.topLeft()), self.k
            faces.focus_ring(p, box.adjusted(0, -6 * k, 4 * k, 6 * k), k)

    def say_name(self, name: str) -> None:
        """Name the book for who hears it, and set the page anew in the new language."""
        self.setAccessibleName(name)
        self.book.setAccessibleName(name)
        self.load()
