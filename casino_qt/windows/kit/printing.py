"""A sheet of paper that is one drawing: as a PDF, on a printer, as a picture. Everywhere the same lines."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSaveFile, QSizeF
from PySide6.QtGui import QImage, QPageLayout, QPageSize, QPaintDevice, QPainter, QPdfWriter

from casino_qt.art import palette

SIZES = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)
MARGIN = 15.0  # mm
PRINTED = 300  # dots per inch that lines are laid out for; a PDF holds lines, not dots
PICTURED = 200
WHOLE = QPointF(0, 0)


class Page(Protocol):
    """What stands on the paper."""

    title: str
    """What the document is called."""

    def paint(self, p: QPainter, room: QRectF) -> None:
        """As large as `room` lets it be."""


def layout(size: QPageSize.PageSizeId) -> QPageLayout:
    """An upright page with its margins."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(
        QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )


def paint_on(page: Page, device: QPaintDevice, paper: QPageLayout, dots: int) -> None:
    """Within the margins of a paper whose device has so many dots per inch."""
    room = QRectF(paper.paintRectPixels(dots))
    p = QPainter(device)
    p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    # A printing device has its origin where the margins begin, a picture at the corner of the sheet.
    page.paint(p, room if isinstance(device, QImage) else QRectF(WHOLE, room.size()))
    p.end()


def pdf(page: Page, size: QPageSize.PageSizeId) -> bytes:
    """The page as a PDF document."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PRINTED)
    writer.setPageLayout(layout(size))
    writer.setTitle(page.title)
    writer.setCreator("Casino Qt")
    paint_on(page, writer, layout(size), PRINTED)
    buffer.close()
    return bytes(buffer.data().data())


def picture(page: Page, size: QPageSize.PageSizeId) -> QImage:
    """The page as a picture, on ivory."""
    whole = QSizeF(layout(size).fullRectPixels(PICTURED).size()).toSize()
    image = QImage(whole, QImage.Format.Format_RGB32)
    image.fill(palette.IVORY)
    paint_on(page, image, layout(size), PICTURED)
    return image


def png(page: Page, size: QPageSize.PageSizeId) -> bytes:
    """The picture as a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(page, size).save(buffer, "PNG")  # type: ignore[call-overload]  # its hints lack it
    buffer.close()
    return bytes(buffer.data().data())


def save(path: Path, content: bytes) -> str:
    """Write a whole file or none; returns what the system says is wrong, "" for nothing."""
    file = QSaveFile(str(path))
    written = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(content) == len(content)
    return "" if written and file.commit() else file.errorString()
