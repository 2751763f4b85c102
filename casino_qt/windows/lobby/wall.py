"""The lobby's wall: as it was painted for this screen, or the picture that comes with the program."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap

from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures, stand_in_lobby
from casino_qt.windows.kit.place import Place


def painted_wall(pictures: Pictures, spec: Spec, ratio: float) -> QPixmap | None:
    """Return the wall painted for `spec`, None while it is not there."""
    sheet = pictures.sheet("lobby", spec)
    if sheet is None:
        return None
    wall = QPixmap(sheet.sprite("background").pixmap)
    wall.setDevicePixelRatio(ratio)
    return wall


def stand_in(size: QSize, ratio: float) -> QPixmap:
    """Return the shipped picture scaled to its place in such a window; a null pixmap when it is missing."""
    place = Place.in_window(size.width(), size.height(), ratio)
    shipped = stand_in_lobby(place.width)
    if shipped.isNull():
        return shipped
    wall = shipped.scaled(
        (place.scene.size() * ratio).toSize(),
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    wall.setDevicePixelRatio(ratio)
    return wall
