"""A sheet that shows what may be printed: size of the paper, PDF, picture, printer."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLocale, QPointF
from PySide6.QtGui import QPageSize
from PySide6.QtWidgets import QWidget

from casino_qt.windows.kit import printing
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.files import name_to_save
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.spoken import Spoken


def usual_paper() -> int:
    """Which of the sizes is in the drawer of most printers of this country."""
    system = QLocale.system().measurementSystem()
    return int(system is QLocale.MeasurementSystem.ImperialUSSystem)


class PaperSheet(Sheet):
    """What is printed and what its file is called is said by who derives from it."""

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
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
        self.pdf.clicked.connect(lambda: self._save("pdf", printing.pdf))
        self.png.clicked.connect(lambda: self._save("png", printing.png))
        self.print.clicked.connect(self._print)
        self.close_button.clicked.connect(self.lay_away)

    def page(self) -> printing.Page | None:
        """What would be printed; None: nothing yet."""
        raise NotImplementedError

    def suggested_name(self) -> str:
        """A name for the file, without ending."""
        raise NotImplementedError

    def page_size(self) -> QPageSize.PageSizeId:
        """The size the person chose."""
        return printing.SIZES[self.size_.index()]

    def tell(self, text: Spoken) -> None:
        """Say one short thing over the buttons."""
        foot = QPointF(self.panel.geometry().center().x(), self.panel.geometry().bottom() - 100 * self.k)
        self.plate.tell(text, foot, self.k)

    def _kinds(self) -> dict[str, str]:
        """What the dialog for a file calls each kind."""
        return {"pdf": self.tr("PDF document (*.pdf)"), "png": self.tr("PNG picture (*.png)")}

    def _save(self, kind: str, make: Callable[[printing.Page, QPageSize.PageSizeId], bytes]) -> None:
        page = self.page()
        if page is None:
            return
        title = self.tr("Where shall the page be kept?")
        usual = f"{self.suggested_name()}.{kind}"
        chosen, _ = name_to_save(self.window(), title, usual, self._kinds()[kind])
        if not chosen:
            return
        path = Path(chosen)
        if not path.suffix:
            path = path.with_suffix(f".{kind}")
        trouble = printing.save(path, make(page, self.page_size()))
        if trouble:
            self.tell(lambda: self.tr("The page was not written: {reason}").format(reason=trouble))
        else:
            self.tell(lambda: self.tr("The page is kept as {name}").format(name=path.name))

    def _print(self) -> None:
        # Only who prints needs Qt's printing.
        from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrinterInfo

        page = self.page()
        if page is None:
            return
        if not QPrinterInfo.availablePrinterNames():
            self.tell(
                lambda: self.tr("No printer is set up on this computer: keep the page as a PDF instead.")
            )
            return
        printer = QPrinter(QPrinter.PrinterMode.HighResolution)
        printer.setPageLayout(printing.layout(self.page_size()))
        printer.setDocName(page.title)
        if QPrintDialog(printer, self.window()).exec():
            printing.paint_on(page, printer, printer.pageLayout(), printer.resolution())
            self.tell(lambda: self.tr("The page has gone to the printer."))

    def retranslate(self) -> None:
        """The names of the buttons."""
        self.size_.set_name(self.tr("Size of the paper"))
        self.pdf.say(self.tr("Save as PDF…"))
        self.png.say(self.tr("Save as picture…"))
        self.print.say(self.tr("Print…"))
        self.close_button.say(self.tr("Close"))
