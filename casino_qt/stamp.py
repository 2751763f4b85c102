"""Which build of the program this is: version, commit, and what a packed program's sources were."""

from __future__ import annotations

import json
from dataclasses import dataclass
from enum import Enum
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


class Exchange(Enum):
    """What became of an installed program since it was begun."""

    NONE = "none"
    OTHER = "other"
    """Another build lies in its place: what is read or begun from there now does not belong to this one."""
    GONE = "gone"


@lru_cache(maxsize=1)
def stamp() -> Stamp:
    """The stamp of the running program, as it was when this was asked first."""
    try:
        return _written()
    except FileNotFoundError:
        return Stamp(__version__)


def exchange() -> Exchange:
    """Whether an upgrade or a removal has come under the running program. Nobody exchanges a checkout."""
    begun = stamp()
    if not begun.sources:
        return Exchange.NONE
    try:
        return Exchange.NONE if _written() == begun else Exchange.OTHER
    except FileNotFoundError:
        return Exchange.GONE
    except (OSError, ValueError, TypeError):
        return Exchange.OTHER  # a stamp of another kind is no stamp of ours


def _written() -> Stamp:
    return Stamp(**json.loads(STAMP_FILE.read_text(encoding="utf-8")))
