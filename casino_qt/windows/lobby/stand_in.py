"""The picture of the lobby that comes with the program: shown until the wall is painted for this screen."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImageReader, QPixmap

from casino_qt.data_files import data_folder
from casino_qt.windows.kit.place import NARROWEST, WIDEST, Place

_WIDTHS = (NARROWEST, WIDEST)


def stand_in(size: QSize, ratio: float = 1.0) -> QPixmap:
    """Return the shipped picture for a window of `size`, scaled to its place; empty when it is not there."""
    place = Place.in_window(size.width(), size.height(), ratio)
    width = min(_WIDTHS, key=lambda have: abs(have - place.width))
    reader = QImageReader(str(data_folder("pictures") / f"lobby_{width}.jpg"))
    image = reader.read()
    if image.isNull():
        return QPixmap()
    wanted = (place.scene.size() * ratio).toSize()
    if image.size() != wanted:
        image = image.scaled(
            wanted, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
    image.setDevicePixelRatio(ratio)
    return QPixmap.fromImage(image)
