"""What each file of a packed program belongs to."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from importlib import metadata
from pathlib import Path, PurePosixPath

from bill.natives import Native, native_of
from casino_qt.bundled import Part, text_of
from frozen import support

HOUSE = "casino-qt"
SHIBOKEN = "shiboken6"
PACKER = "pyinstaller"
"""Its boot loader is the beginning of every packed program, and its licence lets it be."""


class Unknown(Exception):
    """A file of the program of which nobody says what it is."""


@dataclass(slots=True)
class Contents:
    """Files of the program's folder by what they belong to; places with forward slashes."""

    own: list[str] = field(default_factory=list)
    natives: dict[str, tuple[Native, list[str]]] = field(default_factory=dict)
    packages: dict[str, list[str]] = field(default_factory=dict)  # by normal name; pure ones have no file


def gone_through(folder: Path, modules: Iterable[str], shelves: Mapping[str, str] | None = None) -> Contents:
    """Say of every file in `folder` what it is, and of every packed module which package it came in.

    `shelves`: the package by the place of each installed file; left out, those of this interpreter.
    Raises Unknown with the files nobody knows.
    """
    shelves = _shelves() if shelves is None else shelves
    found = Contents(packages={PACKER: []})
    unknown = []
    for file in _files(folder):
        inner = file.removeprefix("_internal/")
        native = native_of(file)
        package = SHIBOKEN if inner.startswith(f"{support.FOLDER}/") else shelves.get(inner)
        if file in (HOUSE, f"{HOUSE}.exe") or inner.startswith("casino_qt/"):
            found.own.append(file)
        elif native is not None:
            found.natives.setdefault(native.name, (native, []))[1].append(file)
        elif package is not None:
            found.packages.setdefault(package, []).append(file)
        else:
            unknown.append(file)
    if unknown:
        raise Unknown(", ".join(unknown))
    by_module = metadata.packages_distributions()
    for module in {name.split(".")[0] for name in modules}:
        for package in by_module.get(module, ()):
            found.packages.setdefault(normal(package), [])
    found.packages.pop(HOUSE, None)
    return found


def speaking(files: list[str]) -> str:
    """The file of a library that tells its version: not the one that holds tables alone.

    >>> speaking(["libicudata.so.73", "libicui18n.so.73", "libicuuc.so.73"])
    'libicuuc.so.73'
    """
    return files[-1]


def licences(folder: Path, found: Contents) -> tuple[list[str], list[Part]]:
    """The packages to be listed beside what every build holds, and the libraries, for `bundled.gathered`."""
    listed = {"Qt", "SQLite", "Python"}
    parts = [
        Part(native.name, native.version(folder / speaking(files)), native.licence, text_of(*native.texts))
        for native, files in found.natives.values()
        if native.name not in listed and native.texts
    ]
    return sorted(found.packages), parts


def modules_of(program: Path) -> list[str]:
    """Names of the Python modules packed into the program file. Needs PyInstaller."""
    from PyInstaller.archive.readers import CArchiveReader

    archive = CArchiveReader(str(program))
    names = [name for name in archive.toc if name.endswith(".pyz")]
    return [module for name in names for module in archive.open_embedded_archive(name).toc]


def normal(package: str) -> str:
    """The name of a package as an index writes it."""
    return package.lower().replace("_", "-").replace(".", "-")


def digest(file: Path) -> str:
    """SHA-256 of the file, in hex."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


def _files(folder: Path) -> Iterator[str]:
    for file in sorted(folder.rglob("*")):
        if file.is_file() and not file.is_symlink():
            yield file.relative_to(folder).as_posix()


def _shelves() -> dict[str, str]:
    installed: dict[str, str] = {}
    for distribution in metadata.distributions(path=sys.path):
        for file in distribution.files or ():
            installed.setdefault(PurePosixPath(file).as_posix(), normal(distribution.name))
    return installed
