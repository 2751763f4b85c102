"""An ivory page with two drawings under their titles: blank until there is something to draw."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import TYPE_CHECKING, ClassVar

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QVBoxLayout, QWidget

from casino_qt.art import lettering, palette
from casino_qt.art.icons import paint_icon
from casino_qt.art.palette import with_alpha
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.as_numbers import AsNumbers
from casino_qt.windows.kit.label import JOST, PLAYFAIR, Label, Style
from casino_qt.windows.kit.numbers_table import copy_hint
from casino_qt.windows.kit.paragraph import Words

if TYPE_CHECKING:
    from casino_qt.windows.kit.plot import Plot

NAME = Style(JOST, 14, 400, palette.INK_2)
FIGURE = Style(JOST, 14.5, 500, palette.INK)
TITLE = Style(PLAYFAIR, 18, 600, palette.INK, least=13)
COMMANDS = ("sheet.numbers", "sheet.other_numbers")
PALE = with_alpha(palette.BRASS, 0.30)


class Sentence(Words):
    """The one thing to remember, in the voice of the house."""

    def set_k(self, k: float) -> None:
        """Change the scale."""
        self.k = k
        self.setFont(lettering.call(self.px * k, 700))


class TwoDrawings(QWidget):
    """Who derives from it lays `outer` out and says what `found` is, which is drawn; None: nothing yet.

    The drawings share what room is left: beside one another, or below where larger text wants the width.
    """

    MARGINS = (0.0, 0.0, 0.0)
    """Between the binding and what is written, in su: at the sides, above, below."""
    SENTENCE = 20.0  # px of it in su
    SIGN: ClassVar[str]
    """What a blank page is known by, an icon of the house."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.found: object = None
        self.narrow = False
        self.plots: tuple[Plot, ...] = ()
        self._blank: Callable[[], str] = str
        self.blank = Sentence(self, 22, palette.INK_2)
        self.blank.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setup = Words(self, 13.5, palette.INK_2)
        self.sentence = Sentence(self, self.SENTENCE, palette.WINE)
        for paragraph in (self.setup, self.sentence):
            paragraph.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.titles = (Label(TITLE, self, "c"), Label(TITLE, self, "c"))
        self.boxes = tuple(
            AsNumbers(self, f"{type(self).__name__} {command}", title, command)
            for title, command in zip(self.titles, COMMANDS, strict=True)
        )
        """The drawings under their titles, and the same as numbers."""
        self.legends = (Words(self, 13, palette.INK_2), Words(self, 13, palette.INK_2))
        for legend in self.legends:
            legend.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self._legends: tuple[str, ...] = ("", "")
        for box in self.boxes:
            box.turned.connect(self._write_legends)
        self.outer = QVBoxLayout(self)
        self.drawings = QGridLayout()
        self._place_drawings()

    def below(self) -> QBoxLayout:
        """What has two halves beside one another below the drawings."""
        raise NotImplementedError

    def say(self, blank: Callable[[], str]) -> None:
        """Show nothing but what `blank` gives in the language of the day."""
        self._blank = blank
        self.found = None
        self.retranslate()

    def retranslate(self) -> None:
        """Every text of the page."""
        raise NotImplementedError

    def take_plots(self, *plots: Plot) -> None:
        """From now on these are drawn in; they are dear, and made when something is found."""
        self.plots = plots
        for plot in plots:
            plot.set_k(self.k)

    def say_legends(self, *texts: str) -> None:
        """What is to be known of each drawing; where numbers are shown, of those."""
        self._legends = texts
        self._write_legends()

    def _write_legends(self) -> None:
        for box, legend, text in zip(self.boxes, self.legends, self._legends, strict=True):
            note = " ".join(part for part in (box.points.note, copy_hint()) if part)
            legend.setText(note if box.as_numbers else text)
        self._share()

    def _share(self) -> None:
        """Half of the width to each; where numbers need more than that, to each what it needs."""
        wanted = [box.body.wanted_width() for box in self.boxes]
        half = (self.width() - 2 * round(self.MARGINS[0] * self.k) - self.drawings.horizontalSpacing()) / 2
        uneven = not self.narrow and max(wanted) > half > 0
        for at, width in enumerate(wanted):
            even = 0 if self.narrow and at else 1
            self.drawings.setColumnStretch(at, width if uneven else even)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Another width is shared otherwise."""
        super().resizeEvent(event)
        self._share()

    def forget_reading(self) -> None:
        """Nobody points at anything any more."""
        for plot in self.plots:
            plot.read_at(-1)

    def show_found(self, *more: QWidget) -> None:
        """Show drawings and words, and `more`, where something is found; else only what is said instead."""
        there = self.found is not None
        self.blank.setText(self._blank())
        self.blank.setVisible(not there)
        self.outer.setStretchFactor(self.drawings, int(there))
        self.drawings.setRowStretch(0, int(there))
        for widget in (self.setup, self.sentence, *self.boxes, *self.legends, *more):
            widget.setVisible(there)

    # -- shape -------------------------------------------------------------------------------------------

    def set_narrow(self, narrow: bool) -> None:
        """Larger text leaves no room for two drawings, nor for two lists, beside one another."""
        if narrow != self.narrow:
            self.narrow = narrow
            self._place_drawings()
            self._share()
            self.below().setDirection(
                QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
            )

    def _place_drawings(self) -> None:
        across = not self.narrow
        for row in range(4):
            self.drawings.setRowStretch(row, 1 if row == 0 or (row == 2 and not across) else 0)
        for at, parts in enumerate(zip(self.boxes, self.legends, strict=True)):
            for row, part in enumerate(parts):
                self.drawings.removeWidget(part)
                self.drawings.addWidget(part, row if across else 2 * at + row, at if across else 0)

    def tab_stops(self) -> Iterator[QWidget]:
        """Each switch and what it shows."""
        for box in self.boxes:
            yield box.switch
            if (shown := box.shown()) is not None:
                yield shown

    @contextmanager
    def drawn(self) -> Iterator[None]:
        """Meanwhile both are drawings, and nothing on them can be pressed."""
        with ExitStack() as stack:
            for box in self.boxes:
                stack.enter_context(box.bare())
            self._write_legends()
            self._settle()
            yield
        self._write_legends()
        self._settle()

    def _settle(self) -> None:
        """Give everything its place at once."""
        inner = [box.body.parts for box in self.boxes]
        for layout in (*inner, *(box.layout() for box in self.boxes), self.outer, *inner):
            if layout is not None:
                layout.activate()

    def set_k(self, k: float) -> None:
        """Change the scale; the widgets of the kit are scaled by the sheet."""
        self.k = k
        edge, above, foot = (round(su * k) for su in self.MARGINS)
        self.outer.setContentsMargins(edge, above, edge, foot)
        self.outer.setSpacing(round(4 * k))
        self.drawings.setHorizontalSpacing(round(22 * k))
        self.blank.setContentsMargins(round(2.5 * edge), 0, round(2.5 * edge), 0)
        for plot in self.plots:
            plot.set_k(k)

    def paintEvent(self, event: QPaintEvent) -> None:
        """A page of the book; a blank one bears its sign over what is said."""
        p = faces.begin(self)
        room, k = 4 * self.k, self.k
        faces.paper(p, QRectF(self.rect()).adjusted(room, room, -room, -room), k)
        if self.found is None and self._blank():
            middle = QRectF(self.rect()).center()
            paint_icon(p, self.SIGN, middle.x(), middle.y() - 120 * k, 64 * k, palette.BRASS_SHADE, 2 * k)
            faces.rule_with_diamond(p, middle.x(), middle.y() - 62 * k, 86, k)
        p.end()
