"""The drawing version: it changes with every source of the art, with the faces and with Qt."""

from __future__ import annotations

import importlib.util
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import qVersion

from casino_qt import __version__
from casino_qt.fingerprint import digest_of

_FACES = ("fontpkg_playfair_display", "fontpkg_cormorant_garamond", "fontpkg_jost")


@lru_cache(maxsize=1)
def drawing_version() -> str:
    """Twelve hex digits over the art's sources, the faces' sizes and Qt's version.

    Where the sources are packed away (a frozen program) the stamp of its build stands for them.
    """
    digest = digest_of(f"{__version__} {qVersion()}", Path(__file__).resolve().parent.parent)
    for package in _FACES:
        spec = importlib.util.find_spec(package)
        if spec is not None and spec.origin is not None:
            for face in sorted((Path(spec.origin).parent / "files").glob("*.ttf")):
                digest.update(f"{face.name} {face.stat().st_size}".encode())
    return digest.hexdigest()[:12]
