"""A page of figures as a file: a picture in points or in lines, or a table for programs."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QIODevice, QPoint, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

ENDINGS = (".png", ".svg", ".csv")
BARE = QWidget.RenderFlag.DrawChildren  # without the dark of the sheet round the corners of the page
PRINT_RATIO = 2.0  # points of a picture for each of the window


def filters() -> tuple[str, ...]:
    """The three kinds as a file dialog lists them."""
    return (
        QCoreApplication.translate("Laboratory", "Picture (*.png)"),
        QCoreApplication.translate("Laboratory", "Drawing (*.svg)"),
        QCoreApplication.translate("Laboratory", "Table of figures (*.csv)"),
    )


def with_ending(path: Path, kind: str) -> Path:
    """`path` with the ending of its kind, when it has none that is known."""
    if path.suffix.lower() in ENDINGS:
        return path
    ending = next((e for e, name in zip(ENDINGS, filters(), strict=True) if name == kind), ENDINGS[0])
    return path.with_name(path.name + ending)


def as_picture(page: QWidget) -> bytes:
    """PNG of the page, fine enough to be printed."""
    picture = QPixmap(page.size() * PRINT_RATIO)
    picture.setDevicePixelRatio(PRINT_RATIO)
    picture.fill()
    page.render(picture, QPoint(), QRegion(), BARE)
    store = QBuffer()
    store.open(QIODevice.OpenModeFlag.WriteOnly)
    picture.save(store, "PNG")
    return bytes(store.data().data())


def as_drawing(page: QWidget, title: str) -> bytes:
    """SVG of the page."""
    store = QBuffer()
    generator = QSvgGenerator()
    generator.setOutputDevice(store)
    generator.setSize(QSize(page.size()))
    generator.setViewBox(page.rect())
    generator.setTitle(title)
    painter = QPainter(generator)
    page.render(painter, QPoint(), QRegion(), BARE)
    painter.end()
    return bytes(store.data().data())
