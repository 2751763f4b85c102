"""Pixels are asked only of a picture that somebody holds."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
NAMELESS = re.compile(r"\)\s*\.(?:constBits|bits|constScanLine|scanLine)\(")


def test_pixels_are_asked_of_a_picture_that_has_a_name() -> None:
    """PySide does not keep it for them: those of one without a name are gone before they are read."""
    assert NAMELESS.search("image.copy().constBits()")
    rooms = [ROOT / room for room in ("casino_qt", "packaging", "resources", "tests")]
    files = [file for room in rooms for file in room.rglob("*.py") if file != Path(__file__)]
    assert not [file for file in files if NAMELESS.search(file.read_text(encoding="utf-8"))]
