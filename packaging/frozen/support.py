"""PySide's support modules among the other modules, compiled once and not at every start.

shiboken6 carries them as a zip of sources within its library, and unpacks and compiles 130 kB of Python each
time QtCore is imported. Where a folder `files.dir` lies beside it, it imports them as modules are imported
anywhere else; in a frozen program those are in the archive. (Its own way to that folder is `SBK_EMBED=0`.)
"""

from __future__ import annotations

import sys
from pathlib import Path
from zipfile import ZipFile

NAME = "shibokensupport"
FOLDER = "shiboken6/files.dir"
UNUSED = f"{NAME}.signature.lib.pyi_generator"
"""Imported by the others, called by nobody but who writes stubs for an editor; begins with slow patterns."""

_PAPER = """\
While this folder is here, shiboken6 imports its support modules, `shibokensupport`, from the archive of the
program, where they are compiled, and does not compile those that it carries itself at every start.
"""


class Changed(Exception):
    """shiboken6 does not carry its modules as this module knows it; says what is missing."""


def lay_out(folder: Path) -> list[str]:
    """Write the sources and the paper for `FOLDER` into `folder`, and return the modules' names.

    Raises Changed.
    """
    from PySide6 import QtCore  # noqa: F401 - brings the support modules

    carried = getattr(getattr(sys.modules.get(NAME), "__loader__", None), "zfile", None)
    if not isinstance(carried, ZipFile):
        raise Changed(f"shiboken6 has no zip of {NAME}: see whether packaging/frozen/support.py is needed")
    files = [name for name in carried.namelist() if name.startswith(f"{NAME}/") and name.endswith(".py")]
    modules = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in sorted(files)]
    if UNUSED not in modules:
        raise Changed(f"shiboken6 has no {UNUSED}")
    carried.extractall(folder, files)
    unused = folder / f"{UNUSED.replace('.', '/')}.py"
    unused.write_text('"""Left out of the frozen program: nobody writes stubs there."""\n', encoding="utf-8")
    (folder / "README.txt").write_text(_PAPER, encoding="utf-8")
    return modules
