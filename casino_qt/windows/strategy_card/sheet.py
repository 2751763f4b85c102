"""The sheet with the strategy card: read on the screen, printed, kept as a PDF or a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QPointF, QStandardPaths, Qt
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QFileDialog, QWidget

from casino_qt.art import palette
from casino_qt.settings import Settings
from casino_qt.windows.house_rules import figures
from casino_qt.windows.house_rules.clauses import Draft, stored
from casino_qt.windows.house_rules.worths import Worths
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet, Words
from casino_qt.windows.kit.spoken import Spoken
from casino_qt.windows.reckoner import Reckoner
from casino_qt.windows.strategy_card import paper, words
from casino_qt.windows.strategy_card.card import StrategyCard, read
from casino_qt.windows.strategy_card.view import CardView

TABLE = "blackjack"


def usual_paper() -> int:
    """Which of the sizes is in the drawer of most printers of this country."""
    system = QLocale.system().measurementSystem()
    return int(system is QLocale.MeasurementSystem.ImperialUSSystem)


class StrategyCardSheet(Sheet):
    """Shows the card for the rules it is opened with; made where nothing is played for money."""

    WIDTH = 1360.0
    PADDING = 34.0

    def __init__(self, window: QWidget, settings: Settings, reckoner: Callable[[], Reckoner | None]) -> None:
        super().__init__(window)
        self._settings = settings
        self._draft: Draft = {}
        self.worths = Worths(reckoner, self)
        self.worths.came.connect(self._show)
        self.rules = Words(self.panel, 14, palette.TEXT_2)
        self.rules.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        self.view = CardView(self.panel)
        self.told = Label(FIELD, self.panel, "c")
        self.content.addWidget(self.rules)
        self.content.addWidget(self.view, 1)
        self.content.addWidget(self.told)
        self.size_ = Segments(self.panel)
        self.row.addWidget(self.size_)
        self.row.addStretch(1)
        self.pdf = self.add_button(Button("secondary", self.panel))
        self.png = self.add_button(Button("secondary", self.panel))
        self.print = self.add_button(Button("secondary", self.panel))
        self.close_button = self.add_button(Button("primary", self.panel))
        self.plate = Plate(self)
        self.size_.set_texts(("A4", "Letter"))
        self.size_.set_index(usual_paper())
        self.view.pointed.connect(self._tell_cell)
        self.pdf.clicked.connect(lambda: self._save("pdf", paper.pdf))
        self.png.clicked.connect(lambda: self._save("png", paper.png))
        self.print.clicked.connect(self._print)
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    def open_for(self, rules: Mapping[str, Any] | None = None) -> None:
        """Show the card for `rules`; what they leave out, or left out altogether: as they are set."""
        self._draft = {**stored(TABLE, self._settings), **(rules or {})}
        self.worths.want([figures.question(TABLE, self._draft)])
        self._show()
        self.open()

    def card(self) -> StrategyCard | None:
        """The card, None while it is being reckoned."""
        odds = self.worths.of(figures.question(TABLE, self._draft)) if self._draft else None
        return None if odds is None else read(odds)

    def first_focus(self) -> QWidget | None:
        """The card, so that arrows go through it."""
        return self.view

    # -- what is shown -----------------------------------------------------------------------------------

    def _show(self) -> None:
        card = self.card()
        self.view.show_card(card)
        said = "  ·  ".join(words.rules(self._draft)) if self._draft else ""
        self.rules.setText(f"{said}\n{words.worth(card.edge)}" if card is not None else said)
        reason = "" if card is not None else self._missing()
        for button in (self.pdf, self.png, self.print):
            button.allow(card is not None, reason)
        if not self.isHidden():
            self.fit()

    def _missing(self) -> str:
        if self._draft and self.worths.problem(figures.question(TABLE, self._draft)):
            return self.tr("The card cannot be reckoned.")
        return self.tr("The card is being reckoned…")

    def _tell_cell(self, text: str) -> None:
        if self.view.spots():
            text = text or self.tr("Point at a cell, or go there with the arrows: what every play brings.")
        self.told.set_text(text or self._missing())

    def _tell(self, text: Spoken) -> None:
        foot = QPointF(self.panel.geometry().center().x(), self.panel.geometry().bottom() - 100 * self.k)
        self.plate.tell(text, foot, self.k)

    # -- paper -------------------------------------------------------------------------------------------

    def page_size(self) -> QPageSize.PageSizeId:
        """The size the person chose."""
        return paper.SIZES[self.size_.index()]

    def _page(self) -> paper.Page | None:
        card = self.card()
        return None if card is None else paper.Page(card, self._draft)

    def _save(self, kind: str, make: Callable[[paper.Page, QPageSize.PageSizeId], bytes]) -> None:
        page = self._page()
        if page is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        usual = str(Path(folder) / f"{words.suggested_name()}.{kind}")
        title = self.tr("Where shall the card be kept?")
        chosen, _ = QFileDialog.getSaveFileName(self.window(), title, usual, words.filters()[kind])
        if not chosen:
            return
        path = Path(chosen)
        if not path.suffix:
            path = path.with_suffix(f".{kind}")
        trouble = paper.save(path, make(page, self.page_size()))
        if trouble:
            self._tell(lambda: self.tr("The card was not written: {reason}").format(reason=trouble))
        else:
            self._tell(lambda: self.tr("The card is kept as {name}").format(name=path.name))

    def _print(self) -> None:
        # Only who prints needs Qt's printing.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        page = self._page()
        if page is None:
            return
        if not QPrinterInfo.availablePrinterNames():
            self._tell(
                lambda: self.tr("No printer is set up on this computer: keep the card as a PDF instead.")
            )
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(paper.layout(self.page_size()))
        printer.setDocName(words.title())
        if QPrintDialog(printer, self.window()).exec():
            page.paint_on(printer, printer.pageLayout(), printer.resolution())
            self._tell(lambda: self.tr("The card has gone to the printer."))

    # -- words -------------------------------------------------------------------------------------------

    def least_height(self) -> int:
        """The card is as high as the window lets it be."""
        return round(840 * self.k)

    def retranslate(self) -> None:
        """Every text of the sheet, and the card in the new language."""
        self.title.set_text(words.title())
        self.setAccessibleName(words.title())
        self.view.setAccessibleName(words.title())
        self.size_.set_name(self.tr("Size of the paper"))
        self.pdf.say(self.tr("Save as PDF…"))
        self.png.say(self.tr("Save as picture…"))
        self.print.say(self.tr("Print…"))
        self.close_button.say(self.tr("Close"))
        self._show()
