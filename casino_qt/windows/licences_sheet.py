"""What the casino is made of: every part with its version and licence, and the licence itself to be read."""

from __future__ import annotations

from html import escape
from importlib.metadata import PackageNotFoundError

from PySide6.QtCore import QRectF, Qt, QUrl
from PySide6.QtGui import QKeyEvent, QPainter, QPalette, QTextDocument
from PySide6.QtWidgets import QFrame, QWidget

from casino_qt import bundled
from casino_qt.art import lettering, palette
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.rules_sheet import SCROLLBAR, STYLE, Book, set_in_our_faces

LIST = -1  # no part is open: the list is


class LicencesSheet(Sheet):
    """A book of two pages: the list, and the text of the part that was chosen."""

    WIDTH = 940.0
    PADDING = 36.0

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self._open = LIST
        self._place = 0  # of the list, while a text is read
        self._parts = self._read()
        self.book = Book(self.panel)
        self.book.setFrameShape(QFrame.Shape.NoFrame)
        self.book.setOpenLinks(False)
        self.book.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        colours = self.book.palette()
        colours.setColor(QPalette.ColorRole.Text, palette.INK)
        self.book.setPalette(colours)
        self.content.addWidget(self.book, 1)
        self.row.addStretch(1)
        self.back = self.add_button(Button("secondary", self.panel))
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.title.hide()
        self.book.anchorClicked.connect(self._follow)
        self.back.clicked.connect(lambda: self.turn_to(LIST))
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    @staticmethod
    def _read() -> tuple[bundled.Part, ...]:
        """The parts; none where the installation has lost its list, and then the page says so."""
        try:
            return bundled.parts()
        except (OSError, ValueError, TypeError, PackageNotFoundError):
            return ()

    def turn_to(self, part: int) -> None:
        """Open the text of this part, or the LIST."""
        bar = self.book.verticalScrollBar()
        if self._open == LIST:
            self._place = bar.value()
        self._open = part
        self._load()
        bar.setValue(self._place if part == LIST else 0)
        self.book.setFocus(Qt.FocusReason.OtherFocusReason)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() == "part":
            self.turn_to(int(link.path()))

    def _list(self) -> str:
        if not self._parts:
            return "<p>{}</p>".format(self.tr("The list of licences is missing from the installation."))
        rows = "".join(
            f'<tr><td><a href="part:{i}">{escape(part.name)}</a></td>'
            f"<td>{escape(part.version)}</td><td>{escape(part.licence)}</td></tr>"
            for i, part in enumerate(self._parts)
        )
        return "<h1>{}</h1><p>{}</p>{}<tr><th>{}</th><th>{}</th><th>{}</th></tr>{}</table>".format(
            escape(self.tr("What the casino is made of")),
            escape(self.tr("Each part stands under its own licence. Choose a part to read it.")),
            '<table border="1" cellspacing="0" cellpadding="6" width="100%">',
            escape(self.tr("Part")),
            escape(self.tr("Version")),
            escape(self.tr("Licence")),
            rows,
        )

    def _text(self, part: bundled.Part) -> str:
        text = part.text or self.tr("This part came without the text of its licence.")
        return (
            f"<h1>{escape(part.name)}</h1><h3>{escape(part.version)} · {escape(part.licence)}</h3>"
            f'<pre style="white-space: pre-wrap">{escape(text)}</pre>'
        )

    def _load(self) -> None:
        k = self.k
        self.back.setVisible(self._open != LIST)
        document = QTextDocument(self.book)
        document.setDefaultFont(lettering.ui(15.5 * k, 400))
        sizes = {"body": 15.5, "h1": 26, "h2": 20, "call": 18, "small": 13}
        document.setDefaultStyleSheet(STYLE.format(**{name: round(size * k) for name, size in sizes.items()}))
        document.setDocumentMargin(4 * k)
        document.setHtml(self._list() if self._open == LIST else self._text(self._parts[self._open]))
        set_in_our_faces(document)
        document.setTextWidth(self.book.viewport().width())
        document.size()
        self.book.setDocument(document)

    def rescaled(self, k: float) -> None:
        """Set the page anew in the new size, at the place that was being read."""
        bar = self.book.verticalScrollBar()
        place = bar.value() / max(1, bar.maximum())
        self.book.setViewportMargins(0, 0, round(10 * k), 0)
        self.book.setStyleSheet(SCROLLBAR.format(width=round(10 * k)))
        self._load()
        bar.setValue(round(place * bar.maximum()))

    def least_height(self) -> int:
        """The book is as high as the window lets it."""
        return self.height()

    def first_focus(self) -> QWidget | None:
        """The page, so that arrows and Page Down turn it, and Tab goes from part to part."""
        return self.book

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace leads from a text to the list; Escape from there, too, before it lays the book away."""
        if self._open != LIST and event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            self.turn_to(LIST)
            event.accept()
            return
        super().keyPressEvent(event)

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """Ivory pages."""
        faces.paper(p, r, self.k)

    def retranslate(self) -> None:
        """The page and the buttons in the new language."""
        self.setAccessibleName(self.tr("Licences"))
        self.book.setAccessibleName(self.tr("Licences"))
        self.back.say(self.tr("Back to the list"))
        self.close_button.say(self.tr("Close"))
        self._load()
