"""Libraries that a packed program may hold and that no Python package names: theirs is this table.

A file of the program that neither a package nor a line of this table knows stops the build: nothing is handed
out of which we do not say what it is.
"""

from __future__ import annotations

import platform
import re
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from pyexpat import EXPAT_VERSION

import numpy


@dataclass(frozen=True, slots=True)
class Native:
    """One library: `files` matches its place in the program's folder; `licence` is an SPDX expression."""

    name: str
    files: re.Pattern[str]
    licence: str
    texts: tuple[str, ...]  # in resources/licences; none: the package it came in carries the text
    home: str
    version: Callable[[Path], str]  # of the library in this file

    def release_unknown(self, file: Path) -> str:
        """Why the version of the library in `file` is not that of a release; empty where it is."""
        named = _IN_NAME.search(file.name)
        return BY_NAME if named is not None and self.version(file) in named.groups() else ""


BY_NAME = "the number in the file's name, of its binary interface: nothing in the library tells its release"
_IN_NAME = re.compile(r"\.so\.([\d.]+)$|[-.](\d[\d.]*)\.(?:dll|dylib)$")


def _of_name(file: Path) -> str:
    """The digits in the library's own file name: "libffi.so.8" → "8". Raises ValueError without any."""
    match = _IN_NAME.search(file.name)
    if match is None:
        raise ValueError(f"no version in the name of {file.name}")
    return match.group(1) or match.group(2)


def _told(release: bytes) -> Callable[[Path], str]:
    """What the library itself says, in the group of `release`; where it does not, the digits of its name."""

    def version(file: Path) -> str:
        said = re.search(release, file.read_bytes()) if file.is_file() else None
        return _of_name(file) if said is None else said[1].decode("ascii")

    return version


def _fixed(version: str) -> Callable[[Path], str]:
    return lambda file: version


def _openblas(file: Path) -> str:
    return str(numpy.show_config(mode="dicts")["Build Dependencies"]["blas"]["version"])


def _native(
    name: str,
    files: str,
    licence: str,
    texts: tuple[str, ...],
    home: str,
    version: Callable[[Path], str] = _of_name,
) -> Native:
    return Native(name, re.compile(files, re.IGNORECASE), licence, texts, home, version)


_GCC = "GPL-3.0-or-later WITH GCC-exception-3.1"
_QT = metadata.version("pyside6-essentials")

NATIVES = (
    _native(
        "Qt",
        r"(^|/)(libqt6\w*\.so|qt6\w+\.dll|qt\w+\.framework/)|PySide6/(Qt/)?(plugins|translations)/",
        "LGPL-3.0-only",
        ("LGPL-3.0", "GPL-3.0"),
        "https://www.qt.io/",
        _fixed(_QT),
    ),
    _native(
        "ICU",
        r"(^|/)(libicu|icu\w+\.dll)",
        "Unicode-3.0",
        ("ICU",),
        "https://icu.unicode.org/",
        _told(rb"\0(\d\d\.\d+(?:\.\d+)?)\0"),
    ),
    _native("OpenBLAS", r"(^|/)\w*openblas", "BSD-3-Clause", (), "https://www.openblas.net/", _openblas),
    _native("libgfortran", r"(^|/)libgfortran", _GCC, (), "https://gcc.gnu.org/"),
    _native("libquadmath", r"(^|/)libquadmath", "LGPL-2.1-or-later", (), "https://gcc.gnu.org/"),
    _native(
        "SQLite",
        r"(^|/)(lib)?sqlite3\.(so|dll|\d*\.?dylib)",
        "blessing",
        ("SQLite",),
        "https://sqlite.org/",
        _fixed(sqlite3.sqlite_version),
    ),
    _native("libffi", r"(^|/)libffi", "MIT", ("libffi",), "https://sourceware.org/libffi/"),
    _native(
        "Expat",
        r"(^|/)libexpat",
        "MIT",
        ("expat",),
        "https://libexpat.github.io/",
        _fixed(EXPAT_VERSION.removeprefix("expat_")),
    ),
    _native(
        "bzip2",
        r"(^|/)(lib)?bz2[.-]",
        "bzip2-1.0.6",
        ("bzip2",),
        "https://sourceware.org/bzip2/",
        _told(rb"\0(\d\.\d+\.\d+), \d\d?-\w{3}-\d{4}\0"),
    ),
    _native(
        "liblzma",
        r"(^|/)liblzma",
        "0BSD",
        ("liblzma",),
        "https://tukaani.org/xz/",
        _told(rb"\0(5\.\d+\.\d+)\0"),
    ),
    _native(
        "mpdecimal",
        r"(^|/)libmpdec",
        "BSD-2-Clause",
        ("mpdecimal",),
        "https://www.bytereef.org/mpdecimal/",
    ),
    _native("zlib", r"(^|/)(libz\.|zlib1?\.dll)", "Zlib", ("zlib",), "https://zlib.net/"),
    _native(
        "Microsoft Visual C++ runtime",
        r"(^|/)(vcruntime|msvcp|concrt|ucrtbase|api-ms-win-)[^/]*\.dll$",
        "LicenseRef-Microsoft-Visual-Cpp-Runtime",
        ("Microsoft-runtime",),
        "https://learn.microsoft.com/cpp/windows/redistributing-visual-cpp-files",
        _fixed("14"),
    ),
    _native(
        "Python",
        r"(^|/)(libpython3[\d.]*\.(so|dylib)|python3\d*\.dll|Python(\.framework/.*)?$|base_library\.zip$)"
        r"|^(_internal/)?(python3\.\d+/)?(lib-dynload/[^/]+$|[^/]+\.pyd$)",
        "PSF-2.0",
        ("Python",),
        "https://www.python.org/",
        _fixed(platform.python_version()),
    ),
)


def native_of(file: str) -> Native | None:
    """The library a file of the program belongs to; None for none of ours."""
    return next((native for native in NATIVES if native.files.search(file)), None)
