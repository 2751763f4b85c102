"""python -m tests.windows.seeing.on_screens FOLDER: the window from screen to screen; prints what is wrong.

Qt's offscreen platform takes a list of screens from a file when it starts, so this needs a Qt of its own.
What a window shows that came from a screen of another scale is compared with one that began where it is now.
"""

from __future__ import annotations

import json
import os
import struct
import sys
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QScreen
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from casino_qt.windows.kit.book import Book
from casino_qt.windows.kit.place import Place
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.seeing.window_place import FRAME, SETTLED_AFTER, USUAL, SameSize, first_size
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.states import STATES

SIZE = QSize(1280, 720)
CORNER = QPoint(12, 12)
WAY = ("twice", "half_more")
"""Screens a window that began at the plain one is moved to; at the last it is compared."""
SCREENS = {"plain": (1280, 800, 1.0), "twice": (1440, 900, 2.0), "half_more": (1440, 900, 1.5)}
"""Size in logical pixels, and device pixels per logical pixel."""
SEEN = ("table_mid_deal", "table_won_why", "roulette_keyboard", "cashier", "laboratory_mistake")
"""Cards in the air; a call and a panel; a cloth full of chips with the keyboard on it; sheets."""
TURNED = "4.10"
"""The section of the house rules that is being read while the window is moved."""


def configuration() -> str:
    """The screens, side by side, as Qt's offscreen platform reads them: in device pixels."""
    screens, left = [], 0
    for name, (width, height, ratio) in SCREENS.items():
        place = {"x": left, "y": 0, "width": round(width * ratio), "height": round(height * ratio)}
        screens.append(
            {"name": name, **place, "logicalDpi": round(96 * ratio), "logicalBaseDpi": 96, "dpr": 1}
        )
        left += round(width * ratio)
    return json.dumps({"screens": screens})


def screen(name: str) -> QScreen:
    """The screen of that name, asked for anew: PySide forgets one with the window that was asked for it."""
    return next(found for found in QGuiApplication.screens() if found.name() == name)


def move(window: QWidget, name: str) -> None:
    """Have the window on another screen."""
    window.move(screen(name).geometry().topLeft() + CORNER)
    QApplication.processEvents()


class Began(Evening):
    """An evening whose window begins on a screen of one's choice."""

    def __init__(self, folder: Path, pictures: BlankPictures, state: str, on: str) -> None:
        found = next(one for one in STATES if one.name == state)
        usual = MainWindow.show

        def show(window: MainWindow) -> None:
            window.setScreen(screen(on))
            window.move(screen(on).geometry().topLeft() + CORNER)
            usual(window)

        MainWindow.show = show  # type: ignore[method-assign,assignment]
        try:
            super().__init__(folder, SIZE, "en", found.seed, pictures=pictures, tables=found.tables)
        finally:
            MainWindow.show = usual  # type: ignore[method-assign]
        found.reach(self)
        self.settle()

    def seen(self) -> QImage:
        return self.window.grab().toImage()


def pictures_of(folder: Path, pictures: BlankPictures) -> Iterator[str]:
    """What differs between a window that was moved and one that was not."""
    for state in SEEN:
        moved = Began(folder / f"{state}-moved", pictures, state, "plain")
        for name in WAY:
            move(moved.window, name)
            if moved.window.devicePixelRatioF() != SCREENS[name][2]:
                yield f"{state}: the window did not go to {name}"
        moved.settle()
        shown = moved.seen()
        if state == "roulette_keyboard":
            yield from _lands(moved)
        moved.close()
        stayed = Began(folder / f"{state}-stayed", pictures, state, WAY[-1])
        stayed.to_the_end()  # a table is at rest when it comes to another screen: what moved has arrived
        if shown != stayed.seen():
            yield f"{state}: another picture than one that began at {WAY[-1]}"
        stayed.close()


def reading(folder: Path, pictures: BlankPictures) -> Iterator[str]:
    """The house rules are open at the same line."""
    evening = Began(folder / "reading", pictures, "lobby", "plain")
    evening.window.open_rules(TURNED)
    (book,) = evening.window.findChildren(Book)
    before = book.place()
    for name in (*WAY, "plain"):
        move(evening.window, name)
        if book.place()[0] != before[0]:
            yield f"the house rules are open at letter {book.place()} at {name}, not at {before}"
    evening.close()


def _lands(evening: Evening) -> Iterator[str]:
    """After the move a click goes where it is seen to go."""
    page = evening.roulette
    before = page.controller.in_play
    spot = page.scene.focus_order.spots[0]
    place = page.view.spot_rect(spot).center()
    QTest.mouseClick(page.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    evening.to_the_end()
    if page.controller.in_play <= before:
        yield f"a click on {spot.name()} laid nothing"


def sizes(window: QWidget) -> Iterator[str]:
    """X11 leaves a window its device pixels; the window takes its size back, within the screen."""
    SameSize(window)
    for start, wanted in ((SIZE, SIZE), (QSize(1440, 900), QSize(1440, 900))):
        move(window, "plain")
        window.resize(start)
        QTest.qWait(SETTLED_AFTER + 50)
        move(window, "twice")
        window.resize(start / 2)
        QTest.qWait(SETTLED_AFTER + 50)
        if window.size() != wanted.boundedTo(screen("twice").availableSize() - _frame(window)):
            yield f"{start} has become {window.size()} where a pixel is half as large"
        if not screen("twice").availableGeometry().contains(window.frameGeometry()):
            yield f"{window.frameGeometry()} reaches beyond its screen"
    move(window, "plain")
    window.resize(900, 700)
    QTest.qWait(SETTLED_AFTER + 50)
    if window.size() != QSize(900, 700):
        yield f"a size that somebody chose has become {window.size()}"


def _frame(window: QWidget) -> QSize:
    return window.frameGeometry().size() - window.size()


def places() -> Iterator[str]:
    """A first window has room for its title bar; one whose screen has gone appears on another."""
    primary = QGuiApplication.primaryScreen().availableSize()
    first, room = first_size(), USUAL.boundedTo(primary - FRAME)
    place = Place.in_window(first.width(), first.height(), QGuiApplication.primaryScreen().devicePixelRatio())
    if first.boundedTo(room) != first or first.height() < 0.94 * room.height():
        yield f"the first window takes {first} of {primary}"
    if max(place.x0, place.y0) >= 1:
        yield f"beside the room of the first window, {first}, lies carpet"
    window = QWidget()
    window.setGeometry(QRect(screen("half_more").geometry().topLeft() + CORNER, SIZE))
    kept = bytearray(window.saveGeometry().data())
    # Two rectangles of four numbers after magic and version, then the screen's number: as it was kept where
    # there was one more screen, far to the right.
    for at in (8, 24):
        left, top, right, bottom = struct.unpack_from(">4i", kept, at)
        struct.pack_into(">4i", kept, at, left + 20_000, top, right + 20_000, bottom)
    struct.pack_into(">i", kept, 40, 9)
    back = QWidget()
    back.restoreGeometry(bytes(kept))
    back.show()
    QApplication.processEvents()
    if not any(one.availableGeometry().contains(back.frameGeometry()) for one in QGuiApplication.screens()):
        yield f"a window of a screen that has gone appears at {back.frameGeometry()}"


def main(folder: Path) -> int:
    """Print every fault; 1 where there is any."""
    listed = folder / "screens.json"
    listed.write_text(configuration(), encoding="utf-8")
    os.environ["QT_QPA_PLATFORM"] = f"offscreen:configfile={listed}"
    for name in ("QT_SCALE_FACTOR", "QT_FONT_DPI"):  # they are said for all screens at once
        os.environ.pop(name, None)
    app = QApplication(["casino-qt"])
    app.setApplicationName("casino-qt")
    pictures, plain = BlankPictures(), QWidget()
    plain.show()
    found = [*places(), *sizes(plain), *pictures_of(folder, pictures), *reading(folder, pictures)]
    pictures.close()
    for fault in found:
        print(fault)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
