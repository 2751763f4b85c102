"""The book of house rules: ivory pages over the dimmed room, in the language of the interface."""

from __future__ import annotations

import html
import re
from pathlib import Path

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt, QUrl, Signal
from PySide6.QtGui import QPainter, QTextCursor
from PySide6.QtWidgets import QWidget

from casino_qt.data_files import data_folder
from casino_qt.windows.doors import TABLES
from casino_qt.windows.help.glossary import linked_card, with_links
from casino_qt.windows.kit import faces
from casino_qt.windows.kit.contents import Contents
from casino_qt.windows.kit.open_book import OpenBook
from casino_qt.windows.kit.popover import Card, Popover
from casino_qt.windows.system.languages import Languages

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

_TITLE = re.compile(r"<title>(?:\S+\s*·\s*)?([^<]+)</title>")


def page_path(page: str, language: str) -> Path:
    """Return the file of `page` in `language`, or in English where that language lacks it."""
    own = data_folder("help") / language / f"{page}.html"
    return own if own.is_file() else data_folder("help") / FALLBACK / f"{page}.html"


def table_of(page: str) -> str:
    """The table a page is about, "" for none."""
    name = page.replace("_", "-")
    return name if name in TABLES else ""


class RulesSheet(OpenBook):
    """Turns to the page and section asked for; remembers the page while the casino is open."""

    WIDTH = 1190.0
    TOGGLE = "anywhere.rules"

    options_wanted = Signal(str)
    """The options of this table, "" for those of any."""
    placard_wanted = Signal(str)
    """The placard of this table."""

    def __init__(self, window: QWidget, languages: Languages) -> None:
        super().__init__(window, more_buttons=2)
        self._languages = languages
        self._page = "house"
        self.pages = Contents(self.panel)
        self.spread.insertWidget(0, self.pages, 0, Qt.AlignmentFlag.AlignTop)
        self.setTabOrder(self.pages, self.book)
        self.placard, self.options = self.more
        self.call_card = Popover(window)
        self.pages.chosen.connect(lambda index: self.turn_to(PAGES[index]))
        self.book.anchorClicked.connect(self._follow)
        self.options.clicked.connect(self._choose_rules)
        self.placard.clicked.connect(lambda: self.placard_wanted.emit(table_of(self._page)))
        self.retranslate()

    def turn_to(self, page: str, section: str = "") -> None:
        """Open `page`, at `section` when it is given ("1.5")."""
        self._page = page
        self.pages.set_index(PAGES.index(page))
        self.load()
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

    def load(self) -> None:
        """The page, and the placard of its table."""
        self.placard.setVisible(bool(table_of(self._page)))
        self.book.set_page(self._text(self._page), self.k)

    def rescaled(self, k: float) -> None:
        """Part the contents from the page, too."""
        self.spread.setSpacing(round(30 * k))
        super().rescaled(k)

    def paint_panel(self, p: QPainter, r: QRectF) -> None:
        """A bound book of ivory pages, its contents parted from the text by a line."""
        super().paint_panel(p, r)
        if self.pages.isHidden():
            return
        shelf, k = QRectF(self.pages.geometry()), self.k
        x = r.left() + shelf.right() + 15 * k
        foot = r.top() + self.book.geometry().bottom()
        faces.line(p, QPointF(x, r.top() + shelf.top()), QPointF(x, foot), k, 0.7)

    def retranslate(self) -> None:
        """Names of the pages, and the page itself in the new language."""
        found = [_TITLE.search(self._text(page)) for page in PAGES]
        self.pages.set_texts(
            [html.unescape(title[1]).strip() if title else self.tr("Missing page") for title in found]
        )
        self.pages.setVisible(any(found))  # of a book without a page nobody reads the contents
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
        self.say_name(self.tr("House rules"))
