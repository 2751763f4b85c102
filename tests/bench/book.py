"""`python -m tests.bench.book PROFILE`: what a person waits for at the book of a large profile.

Prints, in milliseconds and the order of NAMES, each time as it passed and the work alone, the middle one of
three: from the click or key until the rows of the answer are painted; what is counted besides may come later,
and its time is told apart.
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEventLoop, QSettings, QSize
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.art.lettering import load_fonts
from casino_qt.bank.audit import audit
from casino_qt.bank.book import Column
from casino_qt.bank.profile import Profile
from casino_qt.bank.storage import read_only
from casino_qt.settings import Settings
from casino_qt.windows.book.rounds import COLUMNS
from casino_qt.windows.book.sheet import BookSheet
from casino_qt.windows.house import House
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.seeing.dress import dress
from casino_qt.windows.system.languages import Languages
from tests.screenshots.evening import Painted

TIMES = 3
FILTERS = {
    "table": lambda book: book.filters.table.take(2),
    "won": lambda book: book.filters.result.take(1),
    "at least 250": lambda book: book.filters.least.setText("250"),
    "a year": lambda book: (book.filters.since.setText("2017"), book.filters.until.setText("2017")),
    "text 17": lambda book: book.filters.text.setText("17"),
    "text refait": lambda book: book.filters.text.setText("refait"),
    "text rouge": lambda book: book.filters.text.setText("rouge"),
    "text found nowhere": lambda book: book.filters.text.setText("zzz"),
    "all at once": lambda book: (
        book.filters.table.take(2),
        book.filters.result.take(2),
        book.filters.since.setText("2017"),
        book.filters.least.setText("50"),
        book.filters.text.setText("noir"),
    ),
}
NAMES = (
    "profile opened as the program does",
    "the audit beside the window",
    "the book opened",
    *(f"sorted by {column.value}" for column in Column),
    *(f"filtered by {name}" for name in FILTERS),
    "the won rounds counted, while their first page is shown",
    "scrolled to the middle",
    "scrolled to the middle, filtered by won, sorted by result",
)


Took = tuple[float, float]


def click_head(at: int, book: BookSheet) -> None:
    """Sort by a column, or the other way round."""
    book.heads.heads[at].click()


def measure(path: Path) -> list[Took]:
    """All of NAMES."""

    def took(act: Callable[[], object]) -> Took:
        began, worked = time.perf_counter(), time.process_time()
        act()
        return (time.perf_counter() - began) * 1000, (time.process_time() - worked) * 1000

    opened: list[Profile] = []
    figures = [took(lambda: opened.append(Profile.open(path, late=True)))]
    figures.append(took(lambda: audit(read_only(path), path)))
    load_fonts()
    dress()
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat))
        settings.language = "en"
        languages = Languages()
        languages.speak("en")
        window = MainWindow(settings, languages)
        window.resize(QSize(1440, 900))
        window.show()
        QTest.qWaitForWindowExposed(window)
        pictures = Painted(Path(folder))
        window.house = House(settings, opened[0], pictures)

        def wait(until: Callable[[], bool]) -> None:
            while not until():
                QApplication.processEvents(QEventLoop.ProcessEventsFlag.WaitForMoreEvents, 50)

        def painted(book: BookSheet) -> None:
            """The rows of the last question are there and painted, and so is what they lacked at first."""
            assert book.rounds is not None
            assert book.leaf is not None
            rounds = book.rounds
            wait(lambda: rounds.shown)
            book.leaf.viewport().repaint()
            wait(lambda: not rounds._coming)

        def do(act: Callable[[BookSheet], object]) -> Callable[[], None]:
            def done() -> None:
                act(book)
                painted(book)

            return done

        def counted() -> None:
            wait(lambda: not book.waiting())

        def middle(act: Callable[[BookSheet], object], back: Callable[[BookSheet], object]) -> Took:
            times = []
            for _ in range(TIMES):
                times.append(took(do(act)))
                counted()
                do(back)()
                counted()
            return sorted(times)[TIMES // 2]

        def open_book() -> None:
            window.open_book()
            sheet = window.findChildren(BookSheet)[0]
            wait(lambda: not sheet.waiting())
            painted(sheet)

        figures.append(took(open_book))
        book = window.findChildren(BookSheet)[0]

        def to_the_middle(book: BookSheet) -> None:
            assert book.leaf is not None
            assert book.rounds is not None
            book.leaf.verticalScrollBar().setValue(book.rounds.rowCount() // 2)

        def to_the_top(book: BookSheet) -> None:
            assert book.leaf is not None
            book.leaf.scrollToTop()

        for at in range(len(COLUMNS)):
            figures.append(middle(partial(click_head, at), lambda _: None))
        book.heads.heads[0].click()
        counted()
        for act in FILTERS.values():
            figures.append(middle(act, lambda b: b.filters.forget()))
        book.filters.result.take(1)
        figures.append(took(counted))
        book.filters.forget()
        counted()
        figures.append(middle(to_the_middle, to_the_top))
        book.filters.result.take(1)
        book.heads.heads[COLUMNS.index(Column.NET)].click()
        counted()
        figures.append(middle(to_the_middle, to_the_top))
        book.lay_away()
        pictures.close()
        opened[0].close()
    return figures


if __name__ == "__main__":
    application = QApplication(sys.argv[:1])
    print(*(number for figure in measure(Path(sys.argv[1])) for number in figure))
