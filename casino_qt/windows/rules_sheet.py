"""The book of house rules: ivory pages over the dimmed room, in the language of the interface."""

from __future__ import annotations

import html
import re
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QFontInfo,
    QPainter,
    QPalette,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import QFrame, QHBoxLayout, QTextBrowser, QWidget

from casino_qt.art import lettering, palette
from casino_qt.data_files import data_folder
from casino_qt.windows.doors import TABLES
from casino_qt.windows.glossary import linked_card, with_links
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.contents import Contents
from casino_qt.windows.kit.popover import Card, Popover
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.kit.styled import wear
from casino_qt.windows.languages import Languages

CHAPTERS = {
    "0": "house",
    "1": "trente_et_quarante",
    "2": "roulette",
    "3": "trente_et_un",
    "4": "blackjack",
    "w": "odds",
    "p": "practice",
    "l": "laboratory",
    "v": "sound_and_voice",
    "k": "keys",
    "a": "accessibility",
    "g": "glossary",
    "f": "fairness",
    "s": "table_scripts",
}
"""The pages in the order of the book, by what their sections begin with ("1.7", "s.2")."""
PAGES = tuple(CHAPTERS.values())
FALLBACK = "en"
GLOSSARY = CHAPTERS["g"]
LINE = 30.0  # su from the upper edge of a line to below it

HEAVIEST = 600  # two weights of a face are enough for a page
_TITLE = re.compile(r"<title>(?:\S+\s*·\s*)?([^<]+)</title>")

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


def page_path(page: str, language: str) -> Path:
    """Return the file of `page` in `language`, or in English where that language lacks it."""
    own = data_folder("help") / language / f"{page}.html"
    return own if own.is_file() else data_folder("help") / FALLBACK / f"{page}.html"


def table_of(page: str) -> str:
    """The table a page is about, "" for none."""
    name = page.replace("_", "-")
    return name if name in TABLES else ""


class Book(QTextBrowser):
    """The pages. Links lead from page to page by file name, with or without a section."""

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The sheet shows the ring, round the page."""
        super().focusInEvent(event)
        self.window().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the keyboard."""
        super().focusOutEvent(event)
        self.window().update()

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        """Nothing is fetched from anywhere: the pages are texts of the house."""
        return None


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


class RulesSheet(Sheet):
    """Turns to the page and section asked for; remembers the page while the casino is open."""

    WIDTH = 1190.0
    PADDING = 36.0
    TOGGLE = "anywhere.rules"

    options_wanted = Signal(str)
    """The options of this table, "" for those of any."""
    placard_wanted = Signal(str)
    """The placard of this table."""

    def __init__(self, window: QWidget, languages: Languages) -> None:
        super().__init__(window)
        self._languages = languages
        self._page = "house"
        self.pages = Contents(self.panel)
        self._spread = QHBoxLayout()
        self._spread.addWidget(self.pages, 0, Qt.AlignmentFlag.AlignTop)
        self.content.addLayout(self._spread, 1)
        self.book = Book(self.panel)
        self.book.setFrameShape(QFrame.Shape.NoFrame)
        self.book.setOpenLinks(False)
        self.book.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        colours = self.book.palette()
        colours.setColor(QPalette.ColorRole.Text, palette.INK)
        self.book.setPalette(colours)
        self._spread.addWidget(self.book, 1)
        self.row.addStretch(1)
        self.placard = self.add_button(Button("secondary", self.panel))
        self.options = self.add_button(Button("secondary", self.panel))
        self.close_button = self.add_button(Button("secondary", self.panel))
        self.row.addStretch(1)
        self.title.hide()
        self.call_card = Popover(window)
        self.pages.chosen.connect(lambda index: self.turn_to(PAGES[index]))
        self.book.anchorClicked.connect(self._follow)
        self.options.clicked.connect(self._choose_rules)
        self.placard.clicked.connect(lambda: self.placard_wanted.emit(table_of(self._page)))
        self.close_button.clicked.connect(self.lay_away)
        self.retranslate()

    def turn_to(self, page: str, section: str = "") -> None:
        """Open `page`, at `section` when it is given ("1.5")."""
        self._page = page
        self.pages.set_index(PAGES.index(page))
        self._load()
        if section:
            self.book.scrollToAnchor(section)

    def read(self, section: str) -> None:
        """Open the book at `section`: "1" is the page of the first table, "1.7" a place on it."""
        self.turn_to(CHAPTERS[section.split(".")[0]], section if "." in section else "")

    def _choose_rules(self) -> None:
        self.lay_away()
        self.options_wanted.emit(table_of(self._page))

    def _follow(self, link: QUrl) -> None:
        if linked_card(link.toString(), self._languages.current) is not None:
            self._tell_of_call(link.toString())
            return
        page = Path(link.path()).stem
        if link.scheme() in ("", "file"):
            self.turn_to(page if page in PAGES else self._page, link.fragment())

    def _tell_of_call(self, link: str) -> None:
        """What a call means, on a card beside its line."""

        def write() -> Card:
            card = linked_card(link, self._languages.current)
            assert card is not None  # it was one when it was followed, whatever the language
            return card

        self.call_card.tell(write, QPointF(self.book.mapTo(self._window, self._middle_of(link))), LINE)

    def _middle_of(self, link: str) -> QPoint:
        """Where a link stands, in the pixels of the book."""
        block = self.book.document().begin()
        while block.isValid():
            runs = block.begin()
            while not runs.atEnd():
                run = runs.fragment()
                if run.charFormat().anchorHref() == link:
                    cursor = QTextCursor(self.book.document())
                    cursor.setPosition(run.position() + run.length() // 2)
                    return self.book.viewport().mapTo(self.book, self.book.cursorRect(cursor).topLeft())
                runs += 1
            block = block.next()
        return self.book.rect().center()

    def _text(self, page: str) -> str:
        try:
            text = page_path(page, self._languages.current).read_text(encoding="utf-8")
            return with_links(text) if page == GLOSSARY else text
        except OSError:
            return "<p>{}</p>".format(
                self.tr("This page of the house rules is missing from the installation.")
            )

    def _load(self) -> None:
        k = self.k
        self.placard.setVisible(bool(table_of(self._page)))
        document = QTextDocument(self.book)
        document.setDefaultFont(lettering.ui(15.5 * k, 400))
        document.setDefaultStyleSheet(
            STYLE.format(
                body=round(15.5 * k),
                h1=round(30 * k),
                h2=round(20 * k),
                call=round(18 * k),
                small=round(13.5 * k),
            )
        )
        document.setDocumentMargin(4 * k)
        document.setHtml(self._text(self._page))
        set_in_our_faces(document)
        # Laid out to its end at once: Qt would do a long page in parts and show a passing scroll bar below.
        document.setTextWidth(self.book.viewport().width())
        document.size()
        self.book.setDocument(document)

    def rescaled(self, k: float) -> None:
        """Set the page anew in the new size, at the place that was being read."""
        bar = self.book.verticalScrollBar()
        place = bar.value() / max(1, bar.maximum())
        self._spread.setSpacing(round(30 * k))
        self.book.setViewportMargins(0, 0, round(10 * k), 0)  # between the text and its scroll bar
        wear(self.book, SCROLLBAR.format(width=round(10 * k)))
        self._load()
        bar.setValue(round(place * bar.maximum()))

    def least_height(self) -> int:
        """The book is as high as the window lets it."""
        return self.height()

    def first_focus(self) -> QWidget | None:
        """The page, so that arrows and Page Down turn it."""
        return self.book

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """A bound book of ivory pages, its contents parted from the text by a line."""
        faces.paper(p, r, self.k)
        shelf, k = QRectF(self.pages.geometry()), self.k
        x = r.left() + shelf.right() + 15 * k
        foot = r.top() + self.book.geometry().bottom()
        faces.line(p, QPointF(x, r.top() + shelf.top()), QPointF(x, foot), k, 0.7)
        if self.book.hasFocus():
            box = QRectF(self.book.geometry()).translated(r.topLeft())
            faces.focus_ring(p, box.adjusted(-4 * k, 0, 4 * k, 0), k)

    def retranslate(self) -> None:
        """Names of the pages, and the page itself in the new language."""
        self.setAccessibleName(self.tr("House rules"))
        self.book.setAccessibleName(self.tr("House rules"))
        names = []
        for page in PAGES:
            match = _TITLE.search(self._text(page))
            names.append(html.unescape(match.group(1)).strip() if match else page)
        self.pages.set_texts(names)
        self.pages.set_name(self.tr("Page"))
        self.placard.say(
            self.tr("The placard…"), "", self.tr("Limits, payments and rules of this table on one sheet")
        )
        self.options.say(
            self.tr("Choose the rules…"),
            "",
            self.tr("The options of each table, and what the bank keeps by them"),
        )
        self.close_button.say(self.tr("Close"))
        self._load()
