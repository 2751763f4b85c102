"""One quiet room for all tests: no display, no home, no settings of the person who runs them."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

_HOME = tempfile.TemporaryDirectory(prefix="casino-qt-tests-")
os.environ["QT_QPA_PLATFORM"] = "offscreen"
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["TZ"] = "UTC"
os.environ["HOME"] = _HOME.name
for _name in ("CONFIG", "DATA", "CACHE", "STATE", "RUNTIME"):
    _suffix = "DIR" if _name == "RUNTIME" else "HOME"
    _folder = Path(_HOME.name) / _name.lower()
    _folder.mkdir(mode=0o700)
    os.environ[f"XDG_{_name}_{_suffix}"] = str(_folder)
