"""The lines a killed program has written: whole ones only."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any


def parse(lines: bytes, kind: str | None = None) -> list[Any]:
    """All lines that were written whole, or what they say of one `kind`, in order."""
    found = [json.loads(line) for line in lines.split(b"\n")[:-1]]
    return found if kind is None else [line[kind] for line in found if kind in line]


class Tail:
    """A file that another program appends lines to, followed without being read again from its beginning."""

    def __init__(self, path: Path) -> None:
        self._path, self._read = path, 0
        self.lines: list[bytes] = []
        """Every whole line so far."""

    def follow(self) -> list[bytes]:
        """The whole lines that have come since the last time."""
        with self._path.open("rb") as file:
            file.seek(self._read)
            came = file.read()
        whole = came[: came.rfind(b"\n") + 1]
        self._read += len(whole)
        new = whole.split(b"\n")[:-1]
        self.lines += new
        return new

    def rests(self) -> bool:
        """Whether something new has just been shown, and nothing was tried since."""
        self.follow()
        return b'"shown"' in self.lines[-1]
