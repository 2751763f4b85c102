"""A paragraph of a sheet or page, in the face of the interface: in even lines, a warning with its sign."""

from __future__ import annotations

import re

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from casino_qt.art import palette
from casino_qt.reading.announcing import tell_change
from casino_qt.windows.kit import faces, warning

_BREAKS = re.compile("[ \n]+")  # a no-break space holds two words together
_PATHS = re.compile(r"\S*[/\\]\S*")
_JOINER = "\u2060"  # forbids the break of a line where it stands, and is not seen
_MARKED = Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
LEAST_MEASURE = 0.75  # of the width of a paragraph at the left edge, however short its last line is then
_EVENED = 3  # lines of a remark that are made even; a longer paragraph fills its measure


class Words(QLabel):
    """A paragraph in the interface face that breaks its lines; size in su."""

    _warns = False
    aloud = False
    """Whether screen readers are told what it says when that changes: it answers what is done there."""

    def __init__(self, parent: QWidget | None = None, px: float = 16, colour: QColor = palette.TEXT) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.px = px
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self._colour = colour
        self._colour_it()

    def _colour_it(self) -> None:
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, self._colour)
        self.setPalette(colours)

    def set_colour(self, colour: QColor) -> None:
        """Change the colour, and keep it in every size."""
        self._colour = colour
        self._colour_it()

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su. The colour may be that of another look by now."""
        self.k = k
        if self.palette().color(QPalette.ColorRole.WindowText) != self._colour:
            self._colour_it()
        if self._warns:
            self.setIndent(round(warning.ROOM * k))
        self.setFont(faces.ui_font(k, self.px, weight=400))

    def setText(self, text: str) -> None:
        """Change the words. The names in a path are not broken at a hyphen: it might be one of ours."""
        before, joined = self.text(), f"{_JOINER}-{_JOINER}"
        if self.aloud:
            tell_change(self, before.removeprefix(warning.MARK), text.removeprefix(warning.MARK))
        if not self.textInteractionFlags() & _MARKED:  # what is copied has nothing in it that is not seen
            text = _PATHS.sub(lambda path: path.group().replace("-", joined), text)
        self._warns, words = warning.parted(text)
        self.setIndent(round(warning.ROOM * self.k) if self._warns else -1)
        super().setText(words)

    def text(self) -> str:
        """The words as they were set."""
        words = super().text().replace(_JOINER, "")
        return f"{warning.MARK}{words}" if self._warns else words

    def even_rect(self) -> QRect:
        """Where the text is written: in a few lines no wider than they need, so that no word is left over."""
        room, flags = self.contentsRect(), self.alignment() | Qt.TextFlag.TextWordWrap
        if self._warns:
            room.setLeft(room.left() + self.indent())
        centred, written = bool(self.alignment() & Qt.AlignmentFlag.AlignHCenter), super().text()

        def box(width: int) -> QRect:
            return self.fontMetrics().boundingRect(QRect(0, 0, width, room.height()), flags, written)

        least = 0 if centred else round(LEAST_MEASURE * room.width())
        high, narrow, wide = box(room.width()).height(), least, room.width()
        lines = high / self.fontMetrics().height()
        if lines < 2 or (not centred and lines >= _EVENED + 1):
            return room
        while wide - narrow > 1:
            middle = (narrow + wide) // 2
            asked = box(middle)
            if asked.height() > high or asked.width() > middle:
                narrow = middle
            else:
                wide = middle
        aside = (room.width() - wide) // 2 if centred else 0
        return QRect(room.x() + aside, room.y(), wide, room.height())

    def paintEvent(self, event: QPaintEvent) -> None:
        """The lines; what can be marked in them Qt paints itself."""
        even = self.even_rect()
        if self._warns:
            middle = self.contentsRect().center().y()
            if self.alignment() & Qt.AlignmentFlag.AlignTop:
                middle = self.contentsRect().top() + self.fontMetrics().height() // 2
            p = faces.begin(self)
            warning.paint_sign(p, self.contentsRect().left(), middle, self.k, self._colour)
            p.end()
        if even == self.contentsRect() or self.textInteractionFlags() & _MARKED:
            super().paintEvent(event)
            return
        p = QPainter(self)
        p.setPen(self.palette().color(QPalette.ColorRole.WindowText))
        flags = self.alignment() | Qt.TextFlag.TextWordWrap
        p.drawText(even, flags, super().text())
        p.end()

    def longest_word(self) -> float:
        """Width of the longest word, in logical pixels: what can never be broken."""
        metrics = QFontMetricsF(self.font())
        return max((metrics.horizontalAdvance(word) for word in _BREAKS.split(self.text())), default=0.0)
