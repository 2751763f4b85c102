"""The package for Debian and its kin, made by dpkg-deb from the tree."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from fnmatch import fnmatchcase
from pathlib import Path

from casino_qt import bundled
from linux import tree
from linux.needed import debian_packages

TOOLS = ("dpkg-deb", "dpkg-query", "objdump")
MAINTAINER = "The Casino Qt founders <founders@casino-qt.invalid>"
LINK = f"usr/games/{tree.NAME}"
ARCHITECTURE = "amd64"
# Looked for by name where the program runs: sound, and the voice with its service. The faces of the house
# have no letters beyond Latin and Cyrillic; a player's name may.
WISHED = (
    "fonts-dejavu-core",
    "libasound2 | libasound2t64",
    "libpulse0",
    "libspeechd2",
    "speech-dispatcher",
    "speech-dispatcher-espeak-ng",
)
SUMMARY = "offline salon of European casino tables for play money"
DESCRIPTION = """\
 An offline salon for one person: European table games as they are played in a
 salon des jeux, with a croupier who calls in French, Italian, Czech or Russian.
 Four tables are open: trente et quarante, French roulette, тридцать одно and
 six-deck blackjack without a hole card.
 .
 Play money only. There is no real money anywhere in this program, no network
 access and no account.
"""
OVERRIDES = {
    "custom-library-search-path": "Qt, ICU and Python come along and are looked for beside each other;"
    " every path of theirs begins with $ORIGIN; an interpreter that is not Debian's may name its own folder",
    "embedded-library": "Debian has no PySide6: Qt as its wheels build it, and what Python's modules need",
    "library-not-linked-against-libc": "libicudata holds tables and no function",
    "shared-library-lacks-prerequisites": "the same, and small parts of NumPy",
    "hardening-no-pie": "the boot loader is PyInstaller's, as its wheel has it",
    "hardening-no-fortify-functions": "the same, and what wheels bring",
    f"unstripped-binary-or-object [{tree.PROGRAM}/_internal/numpy.libs/*]": "auditwheel has moved its parts;"
    " stripped, it could not be loaded",
}
"""What lintian is told not to tell, and why."""


def control(version: str, installed: int, needed: Mapping[str, Sequence[str]]) -> str:
    """The control file; `installed` in bytes."""
    recommends = sorted({*needed.get("Recommends", ()), *WISHED})
    return (
        f"Package: {tree.NAME}\nVersion: {version}\nSection: games\nPriority: optional\n"
        f"Architecture: {ARCHITECTURE}\nMaintainer: {MAINTAINER}\nInstalled-Size: {-(-installed // 1024)}\n"
        f"Depends: {', '.join(needed['Depends'])}\nRecommends: {', '.join(recommends)}\n"
        f"Description: {SUMMARY}\n{DESCRIPTION}"
    )


def changelog(version: str, commit: str, epoch: int) -> str:
    """The changelog of the packaging: one entry, the build's."""
    day = format_datetime(datetime.fromtimestamp(epoch, UTC))
    return (
        f"{tree.NAME} ({version}) bookworm; urgency=medium\n\n"
        f"  * Built from commit {commit}.\n    What is new is told in CHANGELOG.md of the sources.\n\n"
        f" -- {MAINTAINER}  {day}\n"
    )


PLACES = {
    "PySide6 (Essentials)": "PySide6/*.so*",
    "shiboken6": "shiboken6/*",
    "Qt": "PySide6/Qt/*",
    "ICU": "PySide6/Qt/lib/libicu*",
    "NumPy": "numpy/* numpy.libs/*",
    "pyqtgraph": "pyqtgraph/*",
    "miniaudio": "_miniaudio*",
    "cffi": "_cffi_backend*",
    "Playfair Display": "fontpkg_playfair_display/*",
    "Cormorant Garamond": "fontpkg_cormorant_garamond/*",
    "Jost": "fontpkg_jost/*",
    "Python": "base_library.zip libpython3* python3*",
    "SQLite": "libsqlite3*",
    "Expat": "libexpat*",
    "libffi": "libffi*",
    "mpdecimal": "libmpdec*",
    "bzip2": "libbz2*",
    "liblzma": "liblzma*",
    "zlib": "libz.*",
}
"""Where a part lies in the program's folder, in an order in which the last that matches is right: so Debian
reads it, and its * stands for a / too. What is not named here has no file of its own, or came with NumPy
and stands in its text.
"""
OURS = "casino_qt/*"


class Unplaced(Exception):
    """A file of the program that the copyright file would call ours, and is not."""


def owner(file: str) -> str:
    """The part a file below `_internal` belongs to; "" for ours. Raises Unplaced.

    >>> owner("PySide6/Qt/lib/libicuuc.so.73"), owner("casino_qt/data/stamp.json")
    ('ICU', '')
    """
    if fnmatchcase(file, OURS):
        return ""
    found = [part for part, places in PLACES.items() if any(fnmatchcase(file, one) for one in places.split())]
    if not found:
        raise Unplaced(f"{file} is nobody's; linux/deb.py says whose each file is")
    return found[-1]


_GPL = r"^[ \t]*GNU GENERAL PUBLIC LICENSE\n[ \t]*Version {},.*?END OF TERMS AND CONDITIONS"
KEPT_BY_DEBIAN = (
    (_GPL.format(3) + r"(?:.*?why-not-lgpl\.html>\.$)?", "GPL-3"),
    (_GPL.format(2) + r"(?:.*?instead of this License\.$)?", "GPL-2"),
    (r"^ *Apache License\n *Version 2\.0,.*?END OF TERMS AND CONDITIONS$", "Apache-2.0"),
)
"""Texts that every Debian system has, and that no package repeats."""


def _indented(text: str) -> str:
    for pattern, name in KEPT_BY_DEBIAN:
        said = f"The text of this licence: /usr/share/common-licenses/{name}"
        text = re.sub(pattern, said, text, flags=re.DOTALL | re.MULTILINE)
    return "".join(f" {line.rstrip() or '.'}\n" for line in text.splitlines())


def copyright_file(parts: Sequence[bundled.Part]) -> str:
    """Who holds which right to what, in Debian's machine-readable form: the casino, then all it brings."""
    heads, texts = dict.fromkeys(PLACES, ""), ""
    for number, part in enumerate(parts[1:], 1):
        licence = f"{'-'.join(part.licence.replace(' WITH ', ' with ').split())}-{number}"
        if part.name in PLACES:
            files = "\n ".join(f"{tree.PROGRAM}/_internal/{place}" for place in PLACES[part.name].split())
            heads[part.name] = f"\nFiles: {files}\nCopyright: the makers of {part.name}\nLicense: {licence}\n"
        texts += f"\nLicense: {licence}\nComment: {part.name} {part.version}\n{_indented(part.text)}"
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        "Upstream-Name: Casino Qt\n\n"
        "Files: *\nCopyright: The Casino Qt founders\nLicense: GPL-3.0-or-later\n"
        " The full text lies in /usr/share/common-licenses/GPL-3 on Debian systems.\n"
        f"{''.join(heads.values())}{texts}"
    )


def packed_parts(program: Path) -> list[bundled.Part]:
    """The list of parts that the build wrote into the program."""
    written = program / "_internal/casino_qt/data/licences" / bundled.LIST
    return [bundled.Part(**part) for part in json.loads(written.read_text(encoding="utf-8"))]


def md5sums(root: Path) -> str:
    """The checksum of every file of the tree, as dpkg keeps them."""
    files = sorted(path for path in root.rglob("*") if path.is_file() and not path.is_symlink())
    files = [path for path in files if "DEBIAN" not in path.relative_to(root).parts]
    return "".join(
        f"{hashlib.md5(path.read_bytes()).hexdigest()}  {path.relative_to(root)}\n" for path in files
    )


def make_deb(program: Path, root: Path, dist: Path, version: str, commit: str, epoch: int) -> Path:
    """Make the package of the frozen `program` by way of the tree at `root`; returns its file.

    Raises Unplaced.
    """
    inner = program / "_internal"
    for file in sorted(inner.rglob("*")):
        if file.is_file() and not file.is_symlink():
            owner(file.relative_to(inner).as_posix())
    tree.put_program(program, root, LINK)
    tree.put_desktop(root)
    papers = root / "usr/share/doc" / tree.NAME
    papers.mkdir(parents=True)
    (papers / "copyright").write_text(copyright_file(packed_parts(program)), encoding="utf-8")
    tree.compress(changelog(version, commit, epoch).encode(), papers / "changelog.gz")
    overrides = root / "usr/share/lintian/overrides" / tree.NAME
    overrides.parent.mkdir(parents=True)
    overrides.write_text(
        "".join(f"# {why}\n{tree.NAME}: {tag}\n" for tag, why in OVERRIDES.items()), encoding="utf-8"
    )
    installed = tree.size_of(root)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN/md5sums").write_text(md5sums(root), encoding="utf-8")
    needed = debian_packages(program)
    (root / "DEBIAN/control").write_text(control(version, installed, needed), encoding="utf-8")
    tree.settle(root, epoch)
    file = dist / f"{tree.NAME}_{version}_{ARCHITECTURE}.deb"
    command = ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(file)]
    subprocess.run(
        command, check=True, stdout=subprocess.DEVNULL, env={**os.environ, "SOURCE_DATE_EPOCH": str(epoch)}
    )
    return file
