"""Faces and pictures shared by the tests of the art."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.picture import Picture

SMALL = Spec(0.4, 1440, "fr")


@pytest.fixture(autouse=True)
def _faces(qapp: QApplication) -> None:
    """Every drawing needs the application and the three faces."""
    load_fonts()


@lru_cache(maxsize=8)
def painted(sheet: str, spec: Spec) -> dict[str, Picture]:
    """A sheet painted once for all tests."""
    return dict(paint_sheet(sheet, spec))


@pytest.fixture(scope="session")
def small_sheet(qapp: QApplication) -> Callable[[str], dict[str, Picture]]:
    """Sheets at the smallest scale, painted once."""
    load_fonts()
    return lambda sheet: painted(sheet, SMALL)


def pixels(image: QImage) -> bytes:
    """All pixels of a picture, row by row."""
    plain = image.convertToFormat(QImage.Format.Format_ARGB32_Premultiplied)
    return bytes(plain.constBits())


def blank(image: QImage) -> bool:
    """Whether nothing is painted."""
    return not any(pixels(image))
