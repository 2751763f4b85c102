"""A page of the house's ivory book: printed words of ours in its faces, scrolled by a brass bar."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPoint, Qt, QUrl
from PySide6.QtGui import (
    QFocusEvent,
    QFontInfo,
    QKeyEvent,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextListFormat,
    QTextTable,
)
from PySide6.QtWidgets import QFrame, QTextBrowser, QWidget
from shiboken6 import isValid

from casino_qt.art import lettering, palette
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.styled import wear

HEAVIEST = 600  # two weights of a face are enough for a page
SIZES = {"body": 15.5, "h1": 30.0, "h2": 20.0, "call": 18.0, "small": 13.5}
"""Sizes of the faces in su."""

STYLE = """
body {{ color: #1B1720; font-family: Jost; font-size: {body}px; }}
h1 {{ font-family: 'Playfair Display'; font-weight: 600; font-size: {h1}px; color: #6C1220; }}
h2 {{ font-family: 'Playfair Display'; font-weight: 600; font-size: {h2}px; color: #1B1720; }}
h3 {{ font-weight: 600; font-size: {body}px; color: #5A4A3A; }}
p, li {{ line-height: 112%; }}
b {{ font-weight: 700; }}
i, em {{ font-family: 'Cormorant Garamond'; font-size: {call}px; font-weight: 600; }}
table {{ border-collapse: collapse; border-style: solid; border-color: #D2BD8C;
         margin-top: 4px; margin-bottom: 12px; }}
th {{ text-align: left; color: #5A4A3A; font-weight: 500; background-color: #EFE3C8; }}
a {{ color: #6C1220; text-decoration: none; }}
tt, pre, code {{ font-family: monospace; font-size: {small}px; }}
pre {{ white-space: pre-wrap; }}
"""

SCROLLBAR = """
QTextBrowser {{ background: transparent; border: none; selection-background-color: #D9B46A;
               selection-color: #1B1720; }}
QScrollBar:vertical {{ background: #EFE3C8; width: {width}px; margin: 0; border: none; border-radius: 4px; }}
QScrollBar::handle:vertical {{ background: #A87C38; min-height: 40px; border-radius: 4px; }}
QScrollBar::handle:vertical:hover {{ background: #8A6329; }}
QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical {{ height: 0; }}
QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical {{ background: transparent; }}
"""

MARGIN = 14.0  # su from the edge of the page, where the keyboard's ring lies, to its words
SIGN, SIGN_BESIDE = 4.8, 11.0  # su: half a diamond before a line of a list, and how far it stands from that
NUDGES = (0.0, 0.5, 1.0, 1.5, 2.0, 2.5)
"""Logical pixels more of margin: Qt rounds columns one by one, and with another half of one they fit."""
ROUNDED = 16  # logical pixels that roundings can add up to; what is wider has long words
WRITTEN_AT = 0.8  # logical pixels per su at which the pixels of a page's HTML and of Qt's margins are right

Place = tuple[int, float]
"""The letter at the upper edge of an open page, and by how much of its line it lies above that edge."""
TOP: Place = 0, 0.0


STEPS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}


class Link(NamedTuple):
    """Where it leads, and from which character of the page to which it is written."""

    address: str
    begin: int
    end: int


class Book(QTextBrowser):
    """The pages. Links lead from page to page by file name, with or without a section."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.Text, palette.INK)
        self.setPalette(colours)
        self._margin = 0.0  # logical pixels from the edge of the page to its words
        self._k = 1.0
        self._signed: list[int] = []  # where the lines of lists begin that have a sign before them

    def fit(self, k: float) -> None:
        """Take the scale of the sheet for bar and margin; the page is set anew after it."""
        self.setViewportMargins(0, 0, round(10 * k), 0)
        wear(self, SCROLLBAR.format(width=round(10 * k)))

    def set_page(self, html: str, k: float) -> None:
        """Show a page, from its beginning."""
        document = QTextDocument(self)
        document.setDefaultFont(lettering.ui(SIZES["body"] * k, 400))
        document.setDefaultStyleSheet(STYLE.format(**{name: round(size * k) for name, size in SIZES.items()}))
        document.setDocumentMargin(MARGIN * k)
        document.setHtml(html)
        set_in_our_faces(document)
        space(document, k / WRITTEN_AT)
        self._k, self._signed = k, unsigned(document)
        document.setTextWidth(self.viewport().width())
        before, self._margin = self.document(), document.documentMargin()
        self.setDocument(document)
        self._keep_width()
        if isValid(before):  # Qt takes the first away itself, and keeps all others
            before.deleteLater()

    def _keep_width(self) -> None:
        """Lay the page out to its end at once, no wider than there is room.

        Qt would do a long page in parts, and until then show a bar below for the width it had before.
        """
        page, room = self.document(), self.viewport().width()
        for nudge in NUDGES:
            if page.documentMargin() != self._margin + nudge:
                page.setDocumentMargin(self._margin + nudge)
            size = page.size()
            if not room < size.width() < room + ROUNDED:
                break
        page.documentLayout().documentSizeChanged.emit(size)  # Qt does not always tell its own bars

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The page is as wide as its place."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._keep_width()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The words, and the house's sign before the lines of a list: Qt's own is a blot."""
        super().paintEvent(event)
        cursor, p = QTextCursor(self.document()), faces.begin(self.viewport())
        for position in self._signed:
            cursor.setPosition(position)
            line = self.cursorRect(cursor)
            if line.bottom() >= 0 and line.top() <= self.viewport().height():
                x, y = line.left() - SIGN_BESIDE * self._k, line.center().y() + 1
                faces.diamond(p, x, y, SIGN * self._k)
        p.end()

    def place(self) -> Place:
        """Where the page is open."""
        if not self.verticalScrollBar().value():
            return TOP
        first = self.cursorForPosition(QPoint(0, 0))
        line = self.cursorRect(first)
        return first.position(), -line.top() / max(1, line.height())

    def turn(self, place: Place) -> None:
        """Open the page there, though its lines may be others by now."""
        at, beyond = place
        cursor = QTextCursor(self.document())
        cursor.setPosition(min(at, self.document().characterCount() - 1))
        line, bar = self.cursorRect(cursor), self.verticalScrollBar()
        top = line.top() + bar.value() + round(beyond * line.height())
        bar.setValue(0 if place == TOP else top)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The sheet shows the ring, round the page."""
        super().focusInEvent(event)
        self.window().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the keyboard."""
        super().focusOutEvent(event)
        self.window().update()

    # -- links by the keyboard ---------------------------------------------------------------------------

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab leaves the page: some have a hundred links, and through them go the arrows."""
        return QWidget.focusNextPrevChild(self, forward)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right from link to link, Enter follows one; all else turns the page."""
        key, chord = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in STEPS and not chord:
            self.to_link(STEPS[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and (chosen := self._chosen()) is not None:
            self.anchorClicked.emit(QUrl(chosen.address))
        else:
            super().keyPressEvent(event)
            return
        event.accept()

    def to_link(self, step: int) -> None:
        """Choose the next link on the page, or the one before; the first one that is seen to begin with."""
        links, cursor = self._links(), self.textCursor()
        seen = self.cursorForPosition(QPoint(0, 0)).position()
        here = cursor.selectionStart() if cursor.hasSelection() else seen
        beyond = [link for link in links if (link.begin - here) * step > 0]
        if not cursor.hasSelection() and step > 0:
            beyond = [link for link in links if link.begin >= here]
        if beyond:
            link = beyond[0] if step > 0 else beyond[-1]
            cursor.setPosition(link.begin)
            cursor.setPosition(link.end, QTextCursor.MoveMode.KeepAnchor)
            self.setTextCursor(cursor)
            self.ensureCursorVisible()

    def _chosen(self) -> Link | None:
        cursor = self.textCursor()
        chosen = cursor.selectionStart(), cursor.selectionEnd()
        return next((link for link in self._links() if (link.begin, link.end) == chosen), None)

    def _links(self) -> list[Link]:
        """All links of the page in their order."""
        found: list[Link] = []
        block = self.document().begin()
        while block.isValid():
            runs = block.begin()
            while not runs.atEnd():
                run = runs.fragment()
                address, begin = run.charFormat().anchorHref(), run.position()
                if address:
                    if found and (found[-1].end, found[-1].address) == (begin, address):
                        begin = found.pop().begin
                    found.append(Link(address, begin, run.position() + run.length()))
                runs += 1
            block = block.next()
        return found

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Nothing is fetched from anywhere: the pages are texts of the house."""
        return None


def unsigned(document: QTextDocument) -> list[int]:
    """Take away Qt's sign before the lines of lists; where those begin. Numbers before lines stay."""
    begins: list[int] = []
    block = document.begin()
    while block.isValid():
        if (lines := block.textList()) is not None:
            look = lines.format()
            if look.style() == QTextListFormat.Style.ListDisc:
                look.setStyle(QTextListFormat.Style.ListStyleUndefined)
                lines.setFormat(look)
            if look.style() == QTextListFormat.Style.ListStyleUndefined:
                begins.append(block.position())
        block = block.next()
    return begins


def space(document: QTextDocument, times: float) -> None:
    """Indents, cells and the air between paragraphs grow with the letters: Qt counts them in pixels."""
    document.setIndentWidth(document.indentWidth() * times)
    cursor = QTextCursor(document)
    tables: dict[int, QTextTable] = {}
    block = document.begin()
    while block.isValid():
        form = QTextBlockFormat(block.blockFormat())
        form.setTopMargin(form.topMargin() * times)
        form.setBottomMargin(form.bottomMargin() * times)
        cursor.setPosition(block.position())
        cursor.setBlockFormat(form)
        if (table := cursor.currentTable()) is not None:
            tables[table.objectIndex()] = table
        block = block.next()
    for table in tables.values():
        look = table.format()
        look.setCellPadding(look.cellPadding() * times)
        look.setTopMargin(look.topMargin() * times)
        look.setBottomMargin(look.bottomMargin() * times)
        table.setFormat(look)


def set_in_our_faces(document: QTextDocument) -> None:
    """Give every run of text its true weight: Qt would only thicken the regular cut of a variable face."""
    ours = {lettering.PLAYFAIR, lettering.CORMORANT, lettering.JOST}
    cursor = QTextCursor(document)
    block = document.begin()
    while block.isValid():
        runs = block.begin()
        while not runs.atEnd():
            run = runs.fragment()
            asked = run.charFormat().font()
            if asked.family() in ours:
                weight = HEAVIEST if asked.weight() > HEAVIEST else int(asked.weight())
                face = QTextCharFormat()
                face.setFont(
                    lettering.font(asked.family(), QFontInfo(asked).pixelSize(), weight, asked.italic())
                )
                cursor.setPosition(run.position())
                cursor.setPosition(run.position() + run.length(), QTextCursor.MoveMode.KeepAnchor)
                cursor.mergeCharFormat(face)
            runs += 1
        block = block.next()
