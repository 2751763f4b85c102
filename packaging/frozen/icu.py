"""ICU's tables without what the casino never asks: of the wheel's 32 MB, those of our five languages stay.

Qt asks ICU for collation, case, normal forms and time zones; its legacy encodings, its names of units and
currencies, and all other languages' tables are taken out with ICU's own tools (Debian: icu-devtools) and the
library is linked again from what is left. Where a tool is missing the library stays as the wheel has it.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterable
from pathlib import Path

TOOLS = ("icupkg", "genccode", "gcc", "readelf")
LANGUAGES = ("en", "fr", "it", "cs", "ru")
_LOCALE = re.compile(r"(?:\w+/)?([a-z]{2,3})(?:_\w*)?\.res")
_TABLE = re.compile(
    r"\s+\d+: ([0-9a-f]+)\s+(0x[0-9a-f]+|\d+) OBJECT\s+GLOBAL\s+DEFAULT\s+\d+ (icudt(\d+)_dat)$"
)


def is_unused(item: str) -> bool:
    """Whether the casino does without an item of ICU's package: "coll/ja.res", "ibm-949_P11A-1999.cnv".

    >>> is_unused("coll/ja.res"), is_unused("fr_CA.res"), is_unused("coll/res_index.res")
    (True, False, False)
    """
    if item.endswith(".cnv") or item.startswith(("translit/", "brkitr/")):
        return True
    locale = _LOCALE.fullmatch(item)
    return locale is not None and locale[1] not in LANGUAGES


def unused(listed: Iterable[str]) -> list[str]:
    """Those of the listed items that can go."""
    return [item for item in listed if item and is_unused(item)]


def slim(library: Path) -> bool:
    """Link `libicudata` again with fewer tables; whether that could be done here.

    Raises subprocess.CalledProcessError where a tool fails, ValueError for a library of another making.
    """
    if any(shutil.which(tool) is None for tool in TOOLS):
        return False
    symbols = _run("readelf", "--symbols", "--wide", str(library))
    tables = [found for line in symbols.splitlines() if (found := _TABLE.match(line))]
    if not tables:
        raise ValueError(f"{library.name} holds no tables under a name we know")
    start, size, version = int(tables[0][1], 16), int(tables[0][2], 0), tables[0][4]
    with tempfile.TemporaryDirectory() as scratch:
        place = Path(scratch)
        (place / "all").mkdir()
        whole, fewer = place / f"all/icudt{version}l.dat", place / f"icudt{version}l.dat"
        # In a library of tables alone the address is the place in the file.
        whole.write_bytes(library.read_bytes()[start : start + size])
        listed = _run("icupkg", "--list", str(whole)).splitlines()
        (place / "unused.lst").write_text("\n".join(unused(listed)) + "\n", encoding="utf-8")
        _run("icupkg", "--remove", str(place / "unused.lst"), str(whole), str(fewer))
        entry = f"icudt{version}"
        _run("genccode", "--assembly", "gcc", "--entrypoint", entry, "--destdir", scratch, str(fewer))
        source = next(place.glob("*.S"), None) or next(place.glob("*.s"))
        made = place / library.name
        link = [f"-Wl,-soname,{library.name}", "-Wl,--build-id=none", "-Wl,-z,noexecstack"]
        _run("gcc", "-shared", "-nostdlib", *link, "-o", str(made), str(source))
        _run("strip", "--strip-unneeded", str(made))
        shutil.copyfile(made, library)
    return True


def _run(*command: str) -> str:
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout
