"""Whether words have room: asked of widgets and of the things on a table, by measures alone.

No picture is baked for it: whatever would be baked is blank here.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtGui import QImage, QPixmap
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QGraphicsPixmapItem,
    QGraphicsView,
    QScrollArea,
    QWidget,
)

from casino_qt.art import lettering
from casino_qt.art.bake.spec import Spec
from casino_qt.art.canvas import canvas
from casino_qt.art.picture import Picture
from casino_qt.art.pictures import Pictures, Sheet
from casino_qt.scenes.piece import Kit
from casino_qt.scenes.wardrobe import Look
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.fitting import Fitting
from casino_qt.windows.kit.label import Label
from casino_qt.windows.kit.numbers_table import NumbersTable
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.plate import Plate
from casino_qt.windows.kit.sheet import Sheet as Dialog
from casino_qt.windows.main_window import MainWindow

WRITTEN = {"tag", "cloth_words", "note", "call", "ghost", "token_words", "figure", "offer_plate"} | {
    "name_plate",
    "brass_label",
    "reckoning",
    "small_figure",
    "terms",
    "bubble",
}
"""Names of the composed pictures that are words."""
OVER = {"offer_plate", "bubble"}
"""Those that lie over others on purpose: they are shown for as long as the hand is there, or for a breath."""
SLANTED = {"name_plate"}
"""Those that follow the edge of a table: the corners of the rectangle round them are empty."""
STRIPS = 12
SEEN = 0.5  # what is fainter is coming or going
INK = 170  # of 255: opacity above which a pixel is a letter or the plate under it, below which it is a shadow
TOUCH = 1.0  # logical pixels by which two outlines may meet

_INKED = bytes(int(value >= INK) for value in range(256))


class BlankSheet(Sheet):
    """Has a picture of every name, with nothing on it."""

    def __init__(self, spec: Spec, blank: QImage) -> None:
        super().__init__({}, spec)
        self._blank = blank

    def picture(self, key: str) -> Picture:
        """The same for every name."""
        return Picture(self._blank, self._blank.width() / 2, self._blank.height() / 2)


class BlankPictures(Pictures):
    """Has every sheet at once."""

    def sheet(self, sheet: str, spec: Spec) -> Sheet:
        """A blank one; the lobby has no wall: a few pixels stretched over a window take long to paint."""
        return BlankSheet(spec.of(sheet), QImage() if sheet == "lobby" else canvas(4, 4))

    def request(self, sheet: str, spec: Spec) -> None:
        """Everything is there."""


class Looks:
    """Remembers which look every thing on any table wears."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.worn: dict[QGraphicsPixmapItem, Look] = {}
        dress = Kit.dress

        def note(kit: Kit, item: QGraphicsPixmapItem, look: Look) -> None:
            self.worn[item] = look
            dress(kit, item, look)

        monkeypatch.setattr(Kit, "dress", note)

    def written(self, view: QGraphicsView) -> Iterator[tuple[Look, QRectF]]:
        """The words on the table that are to be seen, and the place of their ink in the scene."""
        for item in view.scene().items():
            look = self.worn.get(item) if isinstance(item, QGraphicsPixmapItem) else None
            if look is None or look[0] != "composed" or look[1] not in WRITTEN:
                continue
            assert isinstance(item, QGraphicsPixmapItem)
            if item.isVisible() and item.effectiveOpacity() > SEEN:
                for ink in inked_parts(item.pixmap()) if look[1] in SLANTED else [inked(item.pixmap())]:
                    yield look, item.mapRectToScene(ink.translated(item.offset()))


def inked_parts(pixmap: QPixmap) -> Iterator[QRectF]:
    """What `inked` tells, strip by strip from the left: together they follow what lies aslant."""
    step = -(-pixmap.width() // STRIPS)
    for left in range(0, pixmap.width(), step):
        ink = inked(pixmap.copy(left, 0, step, pixmap.height()))
        if not ink.isEmpty():
            yield ink.translated(left / pixmap.devicePixelRatio(), 0)


def inked(pixmap: QPixmap) -> QRectF:
    """The rectangle round all that is not faint, in the pixmap's logical pixels."""
    image = pixmap.toImage().convertToFormat(QImage.Format.Format_Alpha8)
    stride, wide = image.bytesPerLine(), image.width()
    data = bytes(image.constBits()).translate(_INKED)
    rows = [data[y * stride : y * stride + wide] for y in range(image.height())]
    lines = [y for y, row in enumerate(rows) if any(row)]
    if not lines:
        return QRectF()
    left = min(row.index(1) for row in rows if any(row))
    right = max(row.rindex(1) for row in rows if any(row)) + 1
    ratio = pixmap.devicePixelRatio()
    return QRectF(left / ratio, lines[0] / ratio, (right - left) / ratio, (lines[-1] + 1 - lines[0]) / ratio)


def faults(window: QWidget, looks: Looks | None = None) -> list[str]:
    """What is cut, what reaches beyond its window or table, what overlaps."""
    found = []
    faces: dict[QWidget | None, list[tuple[str, QRectF]]] = {}
    for widget in window.findChildren(QWidget):
        if not widget.isVisible():
            continue
        found += _cut(widget, window)
        if (face := _face(widget)) is not None:
            shown = _in_window(widget, face, window)
            if (shelf := _shelf(widget)) is not None:
                port = shelf.viewport()
                shown &= _in_window(port, QRectF(port.rect()), window)
            faces.setdefault(_layer(widget), []).append((_name(widget), shown))
        if looks is not None and isinstance(widget, QGraphicsView):
            found += _on_table(widget, looks)
    for layer in faces.values():
        found += overlapping(layer)
    return found


def overlapping(things: list[tuple[str, QRectF]]) -> list[str]:
    """Every pair that lies over one another."""
    found = []
    for (one, first), (other, second) in combinations(things, 2):
        both = first & second
        if both.width() > TOUCH and both.height() > TOUCH:
            found.append(f"{one} and {other} overlap")
    return found


def _on_table(view: QGraphicsView, looks: Looks) -> list[str]:
    words = list(looks.written(view))
    room = view.scene().sceneRect()
    outside = [f"{look[1:]} reaches beyond the table" for look, ink in words if not room.contains(ink)]
    return outside + overlapping([(f"{look[1:]}", ink) for look, ink in words if look[1] not in OVER])


def _cut(widget: QWidget, window: QWidget) -> list[str]:
    found = []
    if isinstance(widget, Fitting):
        found += [
            f"{type(widget).__name__} {m.text!r} needs {m.needed:.0f}, has {m.room:.0f}"
            for m in widget.measured()
            if not m.fits
        ]
        corner = widget.mapTo(window, widget.rect().topLeft())
        end = widget.mapTo(window, widget.rect().bottomRight())
        # The room for a ring may lie outside, a face may not.
        inside = window.rect().adjusted(-12, -12, 12, 12)
        layer = _layer(widget)
        if isinstance(layer, Dialog) and layer.scrolling.needed and layer.panel.isAncestorOf(widget):
            inside = layer.panel.geometry().adjusted(-12, -12, 12, 12)
        shelf = _shelf(widget)
        whole = None if shelf is None else shelf.widget()  # all of which can be scrolled into it
        if whole is not None:
            inside = whole.rect().translated(whole.mapTo(window, QPoint(0, 0))).adjusted(-12, -12, 12, 12)
        page = window.magnifier.shown() if isinstance(window, MainWindow) else None
        if page is not None and page.isAncestorOf(widget) and layer is None:
            inside = page.geometry().adjusted(-24, -24, 24, 24)  # all of which can be brought into sight
        if not (inside.contains(corner) and inside.contains(end)):
            found.append(f"{type(widget).__name__} lies outside the window")
    if isinstance(widget, Words) and widget.longest_word() > widget.width():
        found.append(f"a word of {widget.text()!r} is wider than its paragraph")
    if isinstance(widget, Words) and widget.heightForWidth(widget.width()) > widget.height() + 1:
        found.append(f"{widget.text()!r} is higher than its place")
    if _sideways(widget):
        found.append(f"{_name(widget)} is wider than its place")
    if isinstance(widget, Dialog) and not _within_reach(widget):
        found.append(f"the sheet {widget.title.text()!r} reaches beyond the window")
    return found


def _sideways(widget: QWidget) -> bool:
    """Whether something would have to be moved across to be seen whole; of figures that may happen."""
    if not isinstance(widget, QAbstractScrollArea) or isinstance(widget, (QGraphicsView, NumbersTable)):
        return False
    return widget.horizontalScrollBar().maximum() > 0


def _shelf(widget: QWidget) -> QScrollArea | None:
    """The part of a sheet that is scrolled by itself, where a widget lies in one."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QScrollArea):
            return around
        around = around.parentWidget()
    return None


def _within_reach(sheet: Dialog) -> bool:
    """Whether all of the cartouche is in the window, or can be scrolled there."""
    room, panel = sheet.rect(), sheet.panel.geometry()
    if sheet.scrolling.needed:
        down, across = sheet.scrolling.bars
        room = room.adjusted(-across.maximum(), -down.maximum(), across.maximum(), down.maximum())
    return room.contains(panel)


def _face(widget: QWidget) -> QRectF | None:
    """Where the widget itself is to be seen, in its own coordinates; None for what has no outline."""
    if isinstance(widget, KitButton):
        return widget.face_rect()
    if isinstance(widget, Label) and widget.text():
        font = widget.fitted_style().font(widget.k)
        wide, high = lettering.text_width(widget.shown(), font), lettering.cap_height(font)
        middle = QRectF(widget.rect()).center()
        left = {"l": 0.0, "c": middle.x() - wide / 2, "r": widget.width() - wide}[widget.align]
        return QRectF(left, middle.y() - high / 2, wide, high)
    return None


def _in_window(widget: QWidget, face: QRectF, window: QWidget) -> QRectF:
    return face.translated(QPointF(widget.mapTo(window, widget.rect().topLeft())))


def _layer(widget: QWidget) -> QWidget | None:
    """The dialog or plate a widget lies on: those lie over everything else on purpose."""
    parent: QWidget | None = widget
    while parent is not None and not isinstance(parent, (Dialog, Plate)):
        parent = parent.parentWidget()
    return parent


def _name(widget: QWidget) -> str:
    return f"{type(widget).__name__} {widget.accessibleName()!r}"
