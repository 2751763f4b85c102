"""Asking for a file. Where the desktop has no dialog of its own Qt paints one: in the dress of the house, and
wide enough that nothing in it is cut.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QStandardPaths, QTimer
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QHeaderView,
    QListView,
    QSplitter,
    QToolButton,
    QTreeView,
    QWidget,
)

from casino_qt.art import lettering, palette, text_size

TEXT_PX = 14.0
LEAST = (920, 560)
"""Logical pixels, on a screen that has them."""
_ARROWS = ("backButton", "forwardButton", "toParentButton")
_ROOM = 24
"""About a name in the list of places, logical pixels."""
_been_in: list[Path] = []
"""The folder a file was last chosen in; empty until one was."""


def name_to_save(window: QWidget | None, title: str, name: str, kinds: str) -> tuple[str, str]:
    """Where to write a file, and of which of `kinds` (as Qt writes them); empty where nobody wants to."""
    _dress_when_it_comes()
    chosen, kind = QFileDialog.getSaveFileName(window, title, str(_folder() / name), kinds)
    _remember(chosen)
    return chosen, kind


def name_to_open(window: QWidget | None, title: str, kinds: str = "") -> str:
    """A file that is there; empty where nobody chooses one."""
    _dress_when_it_comes()
    chosen = QFileDialog.getOpenFileName(window, title, str(_folder()), kinds)[0]
    _remember(chosen)
    return chosen


def _folder() -> Path:
    """Where a person looks for files: where the last one was chosen, or among the documents.

    Qt would begin where the program was started, which may be its own folder, or one that nobody may write.
    """
    places = QStandardPaths.StandardLocation
    usual = map(QStandardPaths.writableLocation, (places.DocumentsLocation, places.HomeLocation))
    known = (*_been_in, *(Path(place) for place in usual if place))
    return next((folder for folder in known if folder.is_dir()), Path.home())


def _remember(chosen: str) -> None:
    if chosen:
        _been_in[:] = [Path(chosen).parent]


def _dress_when_it_comes() -> None:
    """Qt opens the dialog and waits in one call: it is dressed in the first moment of that waiting."""
    QTimer.singleShot(0, lambda: dress_files(QApplication.activeModalWidget()))


def dress_files(dialog: QWidget | None) -> None:
    """Fit Qt's own dialog of files; one of the desktop has no list in it, and is left alone."""
    table = dialog.findChild(QTreeView, "treeView") if isinstance(dialog, QFileDialog) else None
    if dialog is None or table is None:
        return
    dialog.setFont(lettering.ui(TEXT_PX * text_size.factor(), 400))
    for name in _ARROWS:
        button = dialog.findChild(QToolButton, name)
        if button is not None:
            button.setIcon(_in_colour(button))
    header = table.header()
    header.setStretchLastSection(False)  # it would be pressed where a name is long
    header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    room = dialog.screen().availableSize()
    least = (round(side * text_size.factor()) for side in LEAST)
    wide, high = (min(side, free - _ROOM) for side, free in zip(least, room.toTuple(), strict=True))
    dialog.resize(max(dialog.width(), wide), max(dialog.height(), high))
    places, splitter = dialog.findChild(QListView, "sidebar"), dialog.findChild(QSplitter)
    if places is not None and splitter is not None:
        named = places.sizeHintForColumn(0) + _ROOM
        splitter.setSizes([named, splitter.width() - named])


def _in_colour(button: QToolButton) -> QIcon:
    """The sign of a button, which Qt draws black, in the colour of the words."""
    picture = button.icon().pixmap(button.iconSize(), button.devicePixelRatioF())
    p = QPainter(picture)
    p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
    p.fillRect(picture.rect(), QColor(palette.TEXT))
    p.end()
    return QIcon(picture)
