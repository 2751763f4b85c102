"""The package for Fedora, openSUSE and their kin, made by rpmbuild from the same program."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from linux import tree
from linux.needed import elf_files

TOOLS = ("rpmbuild",)
PRINTING = "libcups.so.2"  # does without where there is none
LINK = f"usr/bin/{tree.NAME}"
ARCHITECTURE = "x86_64"
DAYS = ("Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun")
MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")
"""Names as rpm wants them, in whatever language this machine speaks."""


def day_of(epoch: int) -> str:
    """The day as a changelog of rpm writes it.

    >>> day_of(0)
    'Thu Jan 01 1970'
    """
    day = datetime.fromtimestamp(epoch, UTC)
    return f"{DAYS[day.weekday()]} {MONTHS[day.month - 1]} {day.day:02} {day.year}"


def private_names(libraries: Iterable[str]) -> str:
    """A pattern over the names by which the program's own libraries ask for each other, and for printing."""
    stems = sorted({re.escape(name.split(".so")[0]) for name in [*libraries, PRINTING] if ".so" in name})
    return f"^({'|'.join(stems)})\\.so.*$"


def recipe(version: str, commit: str, epoch: int, laid: Path, private: str) -> str:
    """The spec file. rpm reads a backslash in a macro as the beginning of an escape: they are doubled."""
    text = (tree.HERE / "casino-qt.spec.in").read_text(encoding="utf-8")
    words = {
        "VERSION": version,
        "COMMIT": commit,
        "DAY": day_of(epoch),
        "TREE": str(laid),
        "PRIVATE": private.replace("\\", "\\\\"),
    }
    for name, word in words.items():
        text = text.replace(f"@{name}@", word)
    return text


def make_rpm(program: Path, build: Path, dist: Path, version: str, commit: str, epoch: int) -> Path:
    """Make the package of the frozen `program` below `build`; returns its file.

    Raises subprocess.CalledProcessError with what rpmbuild says.
    """
    laid, top = build / "tree", build / "top"
    tree.put_program(program, laid, LINK)
    tree.put_desktop(laid)
    licence = laid / "usr/share/licenses" / tree.NAME / "LICENSE"
    licence.parent.mkdir(parents=True)
    shutil.copyfile(tree.CHECKOUT / "LICENSE", licence)
    tree.settle(laid, epoch)
    private = private_names(path.name for path in elf_files(program))
    spec = build / f"{tree.NAME}.spec"
    spec.write_text(recipe(version, commit, epoch, laid, private), encoding="utf-8")
    command = [
        "rpmbuild",
        "-bb",
        "--quiet",
        "--target",
        ARCHITECTURE,
        "--define",
        f"_topdir {top}",
    ]
    environment = {**os.environ, "SOURCE_DATE_EPOCH": str(epoch), "LC_ALL": "C.UTF-8"}
    subprocess.run([*command, str(spec)], check=True, env=environment)
    made = top / "RPMS" / ARCHITECTURE / f"{tree.NAME}-{version}-1.{ARCHITECTURE}.rpm"
    return Path(shutil.move(made, dist / made.name))
