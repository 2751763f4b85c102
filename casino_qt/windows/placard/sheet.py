"""The placard of a table over the dimmed room: an ivory sheet to be read, printed, kept."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from casino_qt.art import palette
from casino_qt.art.materials import hairline
from casino_qt.art.paths import rrect
from casino_qt.reading.announcing import named
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.fitting import Measured
from casino_qt.windows.kit.paper_sheet import PaperSheet
from casino_qt.windows.placard import words
from casino_qt.windows.placard.painting import Drawing

EDGE = 30.0  # units of paper round the drawing


class PlacardView(QWidget):
    """The sheet of ivory with what is printed on it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self._drawing: Drawing | None = None
        self._placard: words.Placard | None = None
        self._room = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def set_k(self, k: float) -> None:
        """Change the scale: logical pixels per su."""
        self.k = k
        self.updateGeometry()
        self.update()

    def show_placard(self, placard: words.Placard) -> None:
        """Show this one; who cannot see it is told it line by line."""
        self._placard = placard
        self._drawing = Drawing(placard, beside=not self._room)
        lines = [placard.limits, *(", ".join(row) for row in placard.rows)]
        lines += [named(question, answer) for question, answer in placard.terms]
        self.setAccessibleName(placard.title)
        self.setAccessibleDescription(". ".join((*lines, *placard.notes)))
        self.updateGeometry()
        self.update()

    def set_room(self, room: int) -> None:
        """Only so many logical pixels across: then the rules stand below the table; 0: as many as wanted."""
        before, self._room = self._room, room
        if bool(before) != bool(room) and self._placard is not None:
            self._drawing = Drawing(self._placard, beside=not room)
        self.updateGeometry()

    def _size(self) -> tuple[float, float]:
        """Of the whole, in units."""
        if self._drawing is None:
            return 1200.0, 560.0
        return self._drawing.width + 2 * EDGE, self._drawing.height + 2 * EDGE

    def sizeHint(self) -> QSize:
        """As wide as the sheet is, and as high as that makes it."""
        wide, high = self._size()
        across = self._room or 1180 * self.k
        return QSize(round(across), round(across * high / wide))

    def minimumSizeHint(self) -> QSize:
        """It may be smaller: it is a drawing."""
        hint = self.sizeHint()
        if self._room:
            return hint
        return QSize(round(hint.width() * 0.7), round(hint.height() * 0.7))

    def measured(self) -> Iterator[Measured]:
        """Every line of it."""
        if self._drawing is not None:
            for text, needed, room in self._drawing.texts():
                yield Measured(text, needed, room)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper and its words."""
        p = faces.begin(self)
        wide, high = self._size()
        scale = min(self.width() / wide, self.height() / high)
        r = QRectF(0, 0, wide * scale, high * scale)
        r.moveCenter(QRectF(self.rect()).center())
        outline = rrect(r.x() + 1, r.y() + 1, r.width() - 2, r.height() - 2, 4 * self.k)
        p.fillPath(outline, palette.IVORY)
        hairline(p, outline, palette.CARD_EDGE, self.k, 0.9)
        if self._drawing is not None:
            edge = EDGE * scale
            self._drawing.paint(p, r.adjusted(edge, edge, -edge, -edge))
        p.end()


class PlacardSheet(PaperSheet):
    """Shows the placard of the table it is opened for, by the rules that are handed to it."""

    WIDTH = 1260.0
    PADDING = 30.0

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._table = ""
        self._rules: Draft = {}
        self.view = PlacardView(self.panel)
        self.content.addWidget(self.view, 1, Qt.AlignmentFlag(0))
        self.title.hide()
        self.retranslate()

    def open_for(self, table: str, rules: Draft) -> None:
        """The placard of `table` by `rules`, a value for each of its settings."""
        self._table, self._rules = table, dict(rules)
        self._show()
        self.open()

    def rescaled(self, k: float) -> None:
        """How wide the placard may be."""
        self.view.set_room(self.free() if self.narrow(self.WIDTH) else 0)

    def placard(self) -> words.Placard | None:
        """What is on it; None: it has never been opened."""
        return words.placard(self._table, self._rules) if self._table else None

    def page(self) -> Drawing | None:
        """The placard on paper."""
        placard = self.placard()
        return None if placard is None else Drawing(placard, beside=False)

    def suggested_name(self) -> str:
        """A name for the file, without ending."""
        return words.suggested_name(self._table)

    def _show(self) -> None:
        placard = self.placard()
        if placard is not None:
            self.view.show_placard(placard)
            self.setAccessibleName(self.tr("The placard of the table: {table}").format(table=placard.title))

    def retranslate(self) -> None:
        """The buttons, and the placard in the new language."""
        super().retranslate()
        self._show()
