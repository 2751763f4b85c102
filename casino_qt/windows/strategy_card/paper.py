"""The card on a page: as a PDF, on a printer, as a picture. Everywhere the same drawing."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSaveFile, QSizeF
from PySide6.QtGui import QFont, QImage, QPageLayout, QPageSize, QPaintDevice, QPainter, QPdfWriter

from casino_qt.art import furniture, lettering, palette
from casino_qt.windows.house_rules.clauses import Draft
from casino_qt.windows.strategy_card import words
from casino_qt.windows.strategy_card.card import StrategyCard
from casino_qt.windows.strategy_card.painting import Drawing

SIZES = (QPageSize.PageSizeId.A4, QPageSize.PageSizeId.Letter)
MARGIN = 15.0  # mm
PRINTED = 300  # dots per inch that lines are laid out for; a PDF holds lines, not dots
PICTURED = 200
WHOLE = QPointF(0, 0)


def layout(size: QPageSize.PageSizeId) -> QPageLayout:
    """An upright page with its margins."""
    margins = QMarginsF(MARGIN, MARGIN, MARGIN, MARGIN)
    return QPageLayout(
        QPageSize(size), QPageLayout.Orientation.Portrait, margins, QPageLayout.Unit.Millimeter
    )


class Page:
    """Everything that stands on the page, in units."""

    def __init__(self, card: StrategyCard, draft: Draft) -> None:
        self.drawing = Drawing(card, beside=False)
        self.width = self.drawing.width
        self._lines = [
            line
            for text in (*words.rules(draft), words.worth(card.edge))
            for line in lettering.filled(text, self._small(), self.width)
        ]
        self._top = 76.0 + 21.0 * len(self._lines)
        self._imprint_at = self._top + self.drawing.height + 22
        self.height = self._imprint_at + 6

    def _small(self) -> QFont:
        return lettering.ui(15.5, 400)

    def paint(self, p: QPainter, room: QRectF) -> None:
        """As large as `room` lets it be, in the middle."""
        scale = min(room.width() / self.width, room.height() / self.height)
        p.save()
        p.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        p.translate(room.left() + (room.width() - self.width * scale) / 2, room.top())
        p.scale(scale, scale)
        middle = self.width / 2
        lettering.draw_text(p, middle, 34, words.title(), lettering.display(34, 600), palette.WINE, "c")
        furniture.paint_rule_with_diamond(p, middle, 52, 110)
        y = 80.0
        for line in self._lines:
            lettering.draw_text(p, middle, y, line, self._small(), palette.INK_2, "c")
            y += 21
        p.save()
        p.translate(0, self._top)
        self.drawing.paint(p)
        p.restore()
        foot = lettering.ui(13, 400)
        lettering.draw_text(p, middle, self._imprint_at, words.imprint(), foot, palette.INK_2, "c")
        p.restore()

    def paint_on(self, device: QPaintDevice, page: QPageLayout, dots: int) -> None:
        """Within the margins of a page whose device has so many dots per inch."""
        room = QRectF(page.paintRectPixels(dots))
        p = QPainter(device)
        # A printing device has its origin where the margins begin, a picture at the corner of the sheet.
        self.paint(p, room if isinstance(device, QImage) else QRectF(WHOLE, room.size()))
        p.end()


def pdf(page: Page, size: QPageSize.PageSizeId) -> bytes:
    """The page as a PDF document."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(PRINTED)
    writer.setPageLayout(layout(size))
    writer.setTitle(words.title())
    writer.setCreator("Casino Qt")
    page.paint_on(writer, layout(size), PRINTED)
    buffer.close()
    return bytes(buffer.data().data())


def picture(page: Page, size: QPageSize.PageSizeId) -> QImage:
    """The page as a picture, on ivory."""
    whole = QSizeF(layout(size).fullRectPixels(PICTURED).size()).toSize()
    image = QImage(whole, QImage.Format.Format_RGB32)
    image.fill(palette.IVORY)
    page.paint_on(image, layout(size), PICTURED)
    return image


def png(page: Page, size: QPageSize.PageSizeId) -> bytes:
    """The picture as a file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    picture(page, size).save(buffer, "PNG")  # type: ignore[call-overload]
    buffer.close()
    return bytes(buffer.data().data())


def save(path: Path, content: bytes) -> str:
    """Write a whole file or none; returns what the system says is wrong, "" for nothing."""
    file = QSaveFile(str(path))
    written = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(content) == len(content)
    return "" if written and file.commit() else file.errorString()
