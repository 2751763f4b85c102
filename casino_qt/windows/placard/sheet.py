"""The placard of a table over the dimmed room: an ivory sheet to be read, printed, kept."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QWidget

from casino_qt.reading.announcing import named
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.paper_sheet import PaperSheet
from casino_qt.windows.kit.printed import PrintedPage
from casino_qt.windows.placard import words
from casino_qt.windows.placard.painting import Drawing


class PlacardView(PrintedPage[Drawing]):
    """The sheet of ivory with what is printed on it."""

    WIDTH = 1180.0
    EDGE = 30.0
    BLANK = (1200.0, 560.0)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._placard: words.Placard | None = None

    def show_placard(self, placard: words.Placard) -> None:
        """Show this one; who cannot see it is told it line by line."""
        self._placard = placard
        self.draw()
        lines = [placard.limits, *(", ".join(row) for row in placard.rows)]
        lines += [named(question, answer) for question, answer in placard.terms]
        self.setAccessibleName(placard.title)
        self.setAccessibleDescription(". ".join((*lines, *placard.notes)))
        self.updateGeometry()
        self.update()

    def draw(self) -> None:
        """Where room is scarce the rules stand below the table."""
        if self._placard is not None:
            self.drawing = Drawing(self._placard, beside=self.beside)

    def paintEvent(self, event: QPaintEvent) -> None:
        """The paper and its words."""
        p = faces.begin(self)
        self.paint_paper(p)
        if self.drawing is not None:
            scale, origin = self.fit()
            size = QSizeF(self.drawing.width * scale, self.drawing.height * scale)
            self.drawing.paint(p, QRectF(origin, size))
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
