"""Puts `packaging/` on the path, as the build does: its rooms are imported by their own names."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "packaging"))
