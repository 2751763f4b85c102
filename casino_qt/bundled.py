"""What the program is made of beside its own sources, and under which licence each part stands.

A packed program carries the list its build wrote (`parts.json`), of what was really packed. A checkout asks
the installed packages. Texts that packages do not carry lie in `resources/licences`.
"""

from __future__ import annotations

import json
import platform
import re
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import asdict, dataclass
from importlib import metadata
from pathlib import Path, PurePosixPath

from casino_qt.data_files import data_folder
from casino_qt.stamp import stamp

LIST = "parts.json"
HOUSE = "casino-qt"
_LICENCE_FILE = re.compile(r"(?i)^(licen[cs]e|copying|notice|authors)[^/]*$")
_NAME = re.compile(r"^[A-Za-z0-9][A-Za-z0-9._-]*")

WITHOUT_TEXT = {
    "pyside6-essentials": ("LGPL-3.0", "GPL-3.0"),
    "pyside6-addons": ("LGPL-3.0", "GPL-3.0"),
    "shiboken6": ("LGPL-3.0", "GPL-3.0"),
    "fontpkg": ("MIT",),
}
"""Packages that come without the text of their licence: the files of ours that hold it."""

IN_SHORT = {"pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception"}
"""Licences that a package tells in words, as SPDX expressions."""

CALLED = {
    "fontpkg-cormorant-garamond": "Cormorant Garamond",
    "fontpkg-jost": "Jost",
    "fontpkg-playfair-display": "Playfair Display",
    "numpy": "NumPy",
    "pyinstaller": "PyInstaller",
    "pyside6-addons": "PySide6 (Addons)",
    "pyside6-essentials": "PySide6 (Essentials)",
}
"""What people call a package whose name on the shelf is another."""

UNUSED = frozenset({"colorama", "pycparser"})
"""Packages that others ask for on installation, and of which the running program reads nothing."""


@dataclass(frozen=True, slots=True)
class Part:
    """One part: its licence as an SPDX expression, its texts one behind the other."""

    name: str
    version: str
    licence: str
    text: str


def parts() -> tuple[Part, ...]:
    """Every part of the running program, the casino itself first.

    Raises OSError or ValueError where the installation lacks its list or a text.
    """
    packed = data_folder("licences") / LIST
    if packed.is_file():
        return tuple(Part(**part) for part in json.loads(packed.read_text(encoding="utf-8")))
    return gathered(installed())


def write(found: Iterable[Part], file: Path) -> None:
    """Write the list a packed program carries."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(
        json.dumps([asdict(part) for part in found], ensure_ascii=False, indent=0) + "\n", encoding="utf-8"
    )


def gathered(packages: Iterable[str], natives: Iterable[Part] = (), *, version: str = "") -> tuple[Part, ...]:
    """The casino, Python, Qt and SQLite, `natives` beside them, and the named packages, by name.

    `version` is that of the casino where it is not the running one's.

    Raises metadata.PackageNotFoundError for a package that is not installed.
    """
    own = Part("Casino Qt", version or stamp().version, "GPL-3.0-or-later", text_of("GPL-3.0"))
    others = [*common(), *natives, *(_package(name) for name in packages)]
    return (own, *sorted(others, key=lambda part: part.name.casefold()))


def common() -> tuple[Part, ...]:
    """What every build holds and no package names: Python, Qt, what Qt holds, SQLite."""
    qt = metadata.version("pyside6-essentials")
    return (
        Part("Python", platform.python_version(), "PSF-2.0", text_of("Python")),
        Part("Qt", qt, "LGPL-3.0-only", text_of("LGPL-3.0", "GPL-3.0")),
        Part(
            "Qt: double-conversion, PCRE2, HarfBuzz, FreeType, libpng, libjpeg-turbo, zlib, md4c, TinyCBOR",
            qt,
            "BSD-2-Clause AND BSD-3-Clause AND FTL AND IJG AND MIT AND Unicode-3.0 AND Zlib AND libpng-2.0",
            text_of("Qt-parts"),
        ),
        Part("SQLite", sqlite3.sqlite_version, "blessing", text_of("SQLite")),
    )


def text_of(*names: str) -> str:
    """The kept texts of these names, one behind the other. Raises OSError where one is missing."""
    folder = data_folder("licences")
    return "\n\n".join((folder / f"{name}.txt").read_text(encoding="utf-8").strip("\n") for name in names)


def installed(root: str = HOUSE) -> tuple[str, ...]:
    """The packages an installation of `root` brings along and the program reads, by name."""
    found: dict[str, None] = {}
    open_ = [root]
    while open_:
        for name in _asked_by(open_.pop()):
            if name not in found and name not in UNUSED:
                found[name] = None
                open_.append(name)
    return tuple(sorted(found))


def _asked_by(package: str) -> Iterator[str]:
    for requirement in metadata.requires(package) or ():
        wanted, _, condition = requirement.partition(";")
        match = _NAME.match(wanted.strip())
        if match and "extra" not in condition:
            yield re.sub(r"[-_.]+", "-", match.group()).lower()


def _package(name: str) -> Part:
    found = metadata.distribution(name)
    about = found.metadata
    texts = [
        Path(str(found.locate_file(file))).read_text(encoding="utf-8", errors="replace").strip("\n")
        for file in sorted(found.files or (), key=str)
        if ".dist-info" in str(file) and _LICENCE_FILE.match(PurePosixPath(str(file)).name)
    ]
    key = re.sub(r"[-_.]+", "-", name).lower()
    if not texts and key in WITHOUT_TEXT:
        texts = [text_of(*WITHOUT_TEXT[key])]
        if key == "fontpkg":
            texts[0] = f"Copyright (c) {_said(about, 'Author-email')}\n\n{texts[0]}"
    called = CALLED.get(key, about["Name"])
    return Part(called, found.version, licence_of(name), "\n\n".join(texts))


def licence_of(package: str) -> str:
    """The licence of an installed package, "NOASSERTION" where it says none."""
    about = metadata.metadata(package)
    licence = IN_SHORT.get(package) or _said(about, "License-Expression") or _said(about, "License")
    return " ".join(licence.split()) or "NOASSERTION"


def _said(about: metadata.PackageMetadata, key: str) -> str:
    if key not in about:
        return ""
    return about[key]
