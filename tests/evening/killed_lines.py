"""The lines a killed program has written: whole ones only."""

from __future__ import annotations

import json
from typing import Any


def parse(lines: bytes, kind: str | None = None) -> list[Any]:
    """All lines that were written whole, or what they say of one `kind`, in order."""
    found = [json.loads(line) for line in lines.split(b"\n")[:-1]]
    return found if kind is None else [line[kind] for line in found if kind in line]
