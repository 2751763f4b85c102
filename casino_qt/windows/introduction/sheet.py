"""The introduction over the table one has just come to: a few leaves, turned or skipped."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QFontMetrics, QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import palette
from casino_qt.reading.announcing import announce
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.introduction.words import leaves
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import POPOVER_TITLE, Label
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.placard.words import title

TEXT = 18.0  # su
TURNS = {Qt.Key.Key_Right: 1, Qt.Key.Key_PageDown: 1, Qt.Key.Key_Left: -1, Qt.Key.Key_PageUp: -1}


class Marks(QWidget):
    """A diamond for each leaf, the open one filled."""

    READ_AS: ClassVar = QAccessible.Role.StaticText
    PITCH = 22.0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._at = (0, 1)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()

    def show_at(self, index: int, of: int, name: str) -> None:
        """Leaf `index` of so many; `name` says it in words."""
        self._at = index, of
        self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """The row of diamonds."""
        return QSize(round(self.PITCH * self.k * self._at[1]), round(26 * self.k))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Small ones, and a large one."""
        p = faces.begin(self)
        index, of = self._at
        middle = QRectF(self.rect()).center()
        for i in range(of):
            x = middle.x() + (i - (of - 1) / 2) * self.PITCH * self.k
            faces.diamond(p, x, middle.y(), (7.0 if i == index else 3.5) * self.k)
        p.end()


class IntroductionSheet(Sheet):
    """Lies over the page of a table until it is read or skipped."""

    WIDTH = 760.0
    KEEPS = ("anywhere.rules",)
    PADDING = 56.0

    def __init__(self, page: TablePage) -> None:
        super().__init__(page)
        self._table = page.table_name
        self._index = 0
        self.heading = Label(POPOVER_TITLE, self.panel, "c")
        self.words = Words(self.panel, TEXT, palette.TEXT)
        self.words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.marks = Marks(self.panel)
        self.content.addSpacing(6)
        self.content.addWidget(self.heading)
        self.content.addWidget(self.words, 1)
        self.content.addWidget(self.marks)
        self.skip = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.back = self.add_button(Button("secondary", self.panel))
        self.next = self.add_button(Button("primary", self.panel))
        for button in (self.skip, self.back, self.next):
            button.installEventFilter(self)
        self.skip.clicked.connect(self.lay_away)
        self.back.clicked.connect(lambda: self.turn(-1))
        self.next.clicked.connect(self._go_on)
        self.book_wanted = page.rules_wanted
        self._chapter = page.CHAPTER
        self.retranslate()

    def index(self) -> int:
        """Which leaf is open."""
        return self._index

    def turn(self, step: int) -> None:
        """One leaf on, or back; not beyond the ends."""
        self._index = min(max(self._index + step, 0), len(leaves(self._table)) - 1)
        self._show()
        announce(self, self.accessibleDescription(), urgent=True)

    def _go_on(self) -> None:
        if self._index + 1 < len(leaves(self._table)):
            self.turn(1)
        else:
            self.lay_away()

    def _show(self) -> None:
        said = leaves(self._table)
        leaf, last = said[self._index], self._index + 1 == len(said)
        self.heading.set_text(leaf.heading)
        self.words.setText(leaf.text)
        self.setAccessibleDescription(f"{leaf.heading}. {leaf.text}")
        of = self.tr("Leaf {number} of {all}").format(number=self._index + 1, all=len(said))
        self.marks.show_at(self._index, len(said), of)
        self.next.say(self.tr("To the table") if last else self.tr("Go on"))
        self.skip.setVisible(not last)
        self.back.allow(self._index > 0, self.tr("This is the first leaf."))
        if not self.isHidden():
            self.fit()
            self.next.setFocus(Qt.FocusReason.OtherFocusReason)

    def rescaled(self, k: float) -> None:
        """Room for the longest leaf, so that the sheet does not jump when one is turned."""
        metrics = QFontMetrics(self.words.font())
        room = QRect(0, 0, round((self.WIDTH - 2 * self.PADDING) * k), 10_000)
        flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignHCenter
        heights = [metrics.boundingRect(room, flags, leaf.text).height() for leaf in leaves(self._table)]
        self.words.setMinimumHeight(max(heights) + round(8 * k))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A button would take the arrows for itself."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent) and event.key() in TURNS:
            self.keyPressEvent(event)
            return True
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows turn the leaves, F1 opens the book at this table."""
        step = TURNS.get(Qt.Key(event.key()))
        if step is not None:
            self.turn(step)
        elif keyring.pressed(event, "anywhere.rules"):
            self.book_wanted.emit(self._chapter)
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def retranslate(self) -> None:
        """Everything in the new language."""
        self.title.set_text(title(self._table))
        self.setAccessibleName(title(self._table))
        self.skip.say(self.tr("Skip this"), "", self.tr("Esc: straight to the table"))
        self.back.say(self.tr("Back"))
        self._show()


def lead_in(page: TablePage, *, first: bool) -> None:
    """Begin at the table; whoever comes for the `first` time is introduced to it before."""
    if not first:
        page.begin()
        return
    sheet = IntroductionSheet(page)
    sheet.done.connect(page.begin)
    sheet.done.connect(sheet.deleteLater)
    sheet.open()
