"""Real lists of spins, as they are kept and sold: one number after another, whatever stands between them.

A list is text: numbers 0 … 36 separated by blanks, commas, semicolons, tabs or line ends; what follows a `#`
is a remark. Or it is a table with a heading, one spin a line: the column whose heading says "number", in one
of the house's languages, is read and the others are not.
"""

from __future__ import annotations

import codecs
import re
from collections.abc import Callable, Iterator, Sequence

from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.rules.scripts.script import ScriptError
from casino_qt.rules.scripts.strict_json import LARGEST_FILE

MOST_SPINS = 10_000_000
_SHOWN = 40  # letters of a bad entry

_BETWEEN = re.compile(r"[\s,;|]+")
_COLUMNS = re.compile(r"[,;\t|]")
_HEADINGS = (
    {"number", "numbers", "numéro", "numero", "číslo", "cislo", "число", "номер", "zahl", "nummer"},
    {"result", "outcome", "résultat", "resultat", "esito", "uscita", "výsledek", "vysledek", "результат"},
    {"spin", "coup", "tirage", "sortie"},
)
"""Headings of the column that is meant, the surer ones first: the others may also be over a count."""


def spins(data: bytes) -> list[int]:
    """The numbers of a list. Raises ScriptError with the line and the entry that is none."""
    return _entries(data, _pocket, "a number from 0 to 36")


def outcomes(data: bytes, names: Sequence[str]) -> list[int]:
    """The places in `names` of the words of such a list, for tables that have no numbers."""
    places = {name: place for place, name in enumerate(names)}
    return _entries(data, places.get, f"one of {', '.join(names)}")


def _pocket(word: str) -> int | None:
    if word.isascii() and word.isdigit() and len(word) <= 3 and word != "00" and int(word) < POCKETS:
        return int(word)
    return None


def _entries(data: bytes, read: Callable[[str], int | None], what: str) -> list[int]:
    found: list[int] = []
    for line, word in _words(_text(data)):
        entry = read(word)
        if entry is None:
            raise ScriptError(f"line {line}: {word[:_SHOWN]!r} is not {what}")
        found.append(entry)
        if len(found) > MOST_SPINS:
            raise ScriptError(f"more than {MOST_SPINS} entries")
    if not found:
        raise ScriptError("no entry at all")
    return found


def _text(data: bytes) -> str:
    if len(data) > LARGEST_FILE:
        raise ScriptError(f"larger than {LARGEST_FILE // 1024**2} MiB")
    wide = data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE))
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise ScriptError(f"not text in {'UTF-16' if wide else 'UTF-8'} at byte {error.start}") from None


def _words(text: str) -> Iterator[tuple[int, str]]:
    """Every entry with the number of its line."""
    column: int | None = None
    first = True
    for number, whole in enumerate(text.splitlines(), start=1):
        line = whole.partition("#")[0].strip()
        if not line:
            continue
        if first:
            first = False
            column = _heading(line)
            if column is not None:
                continue
        if column is None:
            yield from ((number, word) for word in _BETWEEN.split(line) if word)
            continue
        cells = _COLUMNS.split(line)
        yield number, cells[column].strip(' "') if column < len(cells) else ""


def _heading(line: str) -> int | None:
    """The column of the numbers, where the line is a heading."""
    cells = [cell.strip(' "').casefold() for cell in _COLUMNS.split(line)]
    for names in _HEADINGS:
        for column, cell in enumerate(cells):
            if cell in names:
                return column
    return None
