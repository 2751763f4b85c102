"""What the casino is made of: every part with its version and licence, and the licence itself to be read."""

from __future__ import annotations

from html import escape
from importlib.metadata import PackageNotFoundError

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from casino_qt import bundled
from casino_qt.windows.kit.book import TOP
from casino_qt.windows.kit.open_book import OpenBook

LIST = -1  # no part is open: the list is


class LicencesSheet(OpenBook):
    """A book of two pages: the list, and the text of the part that was chosen."""

    WIDTH = 940.0

    def __init__(self, window: QWidget) -> None:
        super().__init__(window, more_buttons=1)
        self._open = LIST
        self._place = TOP  # of the list, while a text is read
        self._parts = self._read()
        (self.back,) = self.more
        self.book.anchorClicked.connect(self._follow)
        self.back.clicked.connect(lambda: self.turn_to(LIST))
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
        if self._open == LIST:
            self._place = self.book.place()
        self._open = part
        self.load()
        self.book.turn(self._place if part == LIST else TOP)
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

    def load(self) -> None:
        """The list, or the text that was chosen."""
        self.back.setVisible(self._open != LIST)
        self.book.set_page(
            self._list() if self._open == LIST else self._text(self._parts[self._open]), self.k
        )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Backspace leads from a text to the list; Escape from there, too, before it lays the book away."""
        if self._open != LIST and event.key() in (Qt.Key.Key_Backspace, Qt.Key.Key_Escape):
            self.turn_to(LIST)
            event.accept()
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        """The page and the buttons in the new language."""
        self.back.say(self.tr("Back to the list"))
        self.close_button.say(self.tr("Close"))
        self.say_name(self.tr("Licences"))
