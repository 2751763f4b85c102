"""Runs PyInstaller over the checkout, and tells the program which build it is."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

from frozen import icu
from frozen.stamping import commit_time, made_stamp, write_stamp

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parents[1]
NAME = "casino-qt"


class Incomplete(Exception):
    """What was frozen lacks something; says what."""


def missing_of_ours(warnings: str) -> list[str]:
    """Modules of the casino that something imports and nobody has, from what PyInstaller warns of."""
    found = re.findall(r"^missing module named '?(casino_qt[\w.]*)", warnings, re.MULTILINE)
    return sorted(set(found))


def freeze(build: Path, version: str | None = None) -> Path:
    """Freeze the checkout below `build`, and return the program's folder.

    Raises subprocess.CalledProcessError where PyInstaller fails; it has then said why. Raises Incomplete.
    """
    folder = build / "frozen" / NAME
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(folder.parent), "--workpath", str(build / "work")]
    # The same sources give the same bytes: no order of the day in what is kept, and the commit's date in it.
    same = {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": str(commit_time(CHECKOUT))}
    # Modules are stored as they are: a package is compressed anyway, and nothing need be unpacked at a start.
    stored = {"PYINSTALLER_ZLIB_COMPRESSION_LEVEL": "0"}
    environment = {**os.environ, **same, **stored}
    subprocess.run([*command, str(HERE / "casino-qt.spec")], check=True, env=environment)
    if missing := missing_of_ours((build / "work" / NAME / f"warn-{NAME}.txt").read_text(encoding="utf-8")):
        raise Incomplete(f"modules of the casino are missing: {', '.join(missing)}")
    for library in folder.rglob("libicudata.so.*"):
        if not library.is_symlink() and not icu.slim(library):
            print(f"{NAME}: all of ICU's tables go along, 27 MB more: without {', '.join(icu.TOOLS)}")
    for link in folder.rglob("*"):
        if link.is_symlink() and not link.exists():
            link.unlink()  # to a library that was left out
    if sys.platform.startswith("linux"):
        strip_libraries(folder)
    stamp_program(folder, version)
    return folder


def strip_libraries(folder: Path) -> None:
    """Take what only a debugger reads out of the libraries; the program has its modules behind it.

    What auditwheel moved into `numpy.libs` must stay as it is: strip leaves it where no linker can map it.
    """
    found = (path for path in sorted(folder.rglob("*.so*")) if not path.is_symlink())
    libraries = [str(path) for path in found if not path.parent.name.endswith(".libs")]
    subprocess.run(["strip", "--strip-unneeded", *libraries], check=True)


def stamp_program(folder: Path, version: str | None = None) -> None:
    """Tell a frozen program which build it is; `version` stands in for the checkout's own."""
    write_stamp(made_stamp(CHECKOUT, version), folder / "_internal" / "casino_qt" / "data" / "stamp.json")
