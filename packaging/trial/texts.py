"""Whether what a window shows is in its language, judged by the files of Qt Linguist."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

_PLACE = re.compile(r"\\\{\w+\\\}|%n|%\d")
_LETTERS = re.compile(r"[^\W\d_]{3,}")


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The texts of one language: patterns of what it says, and sources it says otherwise."""

    said: re.Pattern[str]
    foreign: frozenset[str]

    def is_known(self, text: str) -> bool:
        """Whether the window of this language may say exactly this."""
        return self.said.fullmatch(plain(text)) is not None

    def is_foreign(self, text: str) -> bool:
        """Whether this is the English source of a text that this language says otherwise."""
        return plain(text) in self.foreign


def plain(text: str) -> str:
    """The text with every blank alike and without marks of keys."""
    return " ".join(text.replace("&", "").split())


def read_catalogue(file: Path) -> Catalogue:
    """Read a .ts file. Raises OSError and ElementTree.ParseError."""
    said: set[str] = set()
    foreign: set[str] = set()
    same: set[str] = set()
    for message in ElementTree.parse(file).iter("message"):
        source = plain(message.findtext("source") or "")
        translation = message.find("translation")
        if translation is None:
            continue
        forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
        forms = [plain(form) for form in forms]
        said.update(form for form in forms if form)
        (same if source in forms else foreign).add(source)
    patterns = sorted(_PLACE.sub(".+", re.escape(form)) for form in said)
    return Catalogue(re.compile("|".join(patterns) or "(?!)"), frozenset(foreign - same - said))


def judged(catalogue: Catalogue, shown: Iterable[str]) -> tuple[list[str], list[str]]:
    """Of the texts shown, those that are this language's own and those that are English instead."""
    words = [text for text in shown if _LETTERS.search(text)]
    return (
        [text for text in words if catalogue.is_known(text)],
        [text for text in words if catalogue.is_foreign(text)],
    )
