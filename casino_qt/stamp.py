"""Which build of the program this is: version, commit, and what a packed program's sources were."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from casino_qt import __version__

STAMP_FILE = Path(__file__).resolve().parent / "data" / "stamp.json"


@dataclass(frozen=True, slots=True)
class Stamp:
    """Which build this is. A checkout knows its version only; `make package` knows the rest.

    `commit` is short, a + behind it says that the checkout differed; `date` (ISO) is the commit's; `sources`
    is a digest of the program's modules, which a packed program no longer has as files.
    """

    version: str
    commit: str = ""
    date: str = ""
    sources: str = ""

    @property
    def line(self) -> str:
        """One line for `--version` and the about box: "0.1.0 (a103580, 2026-11-30)"."""
        return f"{self.version} ({self.commit}, {self.date})" if self.commit else self.version


@lru_cache(maxsize=1)
def stamp() -> Stamp:
    """The stamp of the running program."""
    try:
        written = STAMP_FILE.read_text(encoding="utf-8")
    except FileNotFoundError:
        return Stamp(__version__)
    return Stamp(**json.loads(written))
