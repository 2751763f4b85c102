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
    version: Callable[[str], str]  # from the name of the file


def _of_name(file: str) -> str:
    """The digits in the library's own file name: "libffi.so.8" → "8". Raises ValueError without any."""
    match = re.search(r"\.so\.([\d.]+)$|[-.](\d[\d.]*)\.(?:dll|dylib)$", file)
    if match is None:
        raise ValueError(f"no version in the name of {file}")
    return match.group(1) or match.group(2)


def _fixed(version: str) -> Callable[[str], str]:
    return lambda file: version


def _openblas(file: str) -> str:
    return str(numpy.show_config(mode="dicts")["Build Dependencies"]["blas"]["version"])


def _native(
    name: str,
    files: str,
    licence: str,
    texts: tuple[str, ...],
    home: str,
    version: Callable[[str], str] = _of_name,
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
    _native("ICU", r"(^|/)(libicu|icu\w+\.dll)", "Unicode-3.0", ("ICU",), "https://icu.unicode.org/"),
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
    _native("bzip2", r"(^|/)(lib)?bz2[.-]", "bzip2-1.0.6", ("bzip2",), "https://sourceware.org/bzip2/"),
    _native("liblzma", r"(^|/)liblzma", "0BSD", ("liblzma",), "https://tukaani.org/xz/"),
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
