"""The packages for Linux: what they name, what they hold, nothing of who built them."""

from __future__ import annotations

import gzip
import os
import re
import subprocess
from fnmatch import fnmatchcase
from pathlib import Path

import pytest

from casino_qt.bundled import Part
from linux import archive, deb, needed, rpm, tree

OBJDUMP = """
program:     file format elf64-x86-64

Dynamic Section:
  NEEDED               libxcb.so.1
  NEEDED               libc.so.6
  SONAME               libown.so.1

Version References:
  required from libc.so.6:
    0x09691a75 0x00 03 GLIBC_2.2.5
    0x069691b4 0x00 02 GLIBC_2.34
"""
SYMBOLS = """libc.so.6 libc6 #MINVER#
 GLIBC_2.2.5@GLIBC_2.2.5 2.2.5
 GLIBC_2.34@GLIBC_2.34 2.34
 printf@GLIBC_2.2.5 2.2.5
"""
PARTS = [
    Part("Casino Qt", "1", "GPL-3.0-or-later", "own text"),
    Part("NumPy", "2.4", "BSD-3-Clause AND MIT", "first\n\nthird"),
    Part("fontpkg", "1", "MIT", "words"),
]


def test_elf_file_tells_libraries_and_nodes() -> None:
    wants = needed.read_objdump(OBJDUMP)
    assert wants.libraries == {"libxcb.so.1", "libc.so.6"}
    assert wants.nodes == {("libc.so.6", "GLIBC_2.2.5"), ("libc.so.6", "GLIBC_2.34")}


def test_library_is_its_packages_whatever_was_moved_aside() -> None:
    printed = """diversion by glx from: /usr/lib/x86_64-linux-gnu/libGL.so.1
libgl1:amd64: /usr/lib/x86_64-linux-gnu/libGL.so.1
libc6:amd64, libc6:i386: /lib/x86_64-linux-gnu/libc.so.6
steam: /opt/steam/libc.so.6
"""
    assert needed.read_search(printed) == {"libGL.so.1": "libgl1", "libc.so.6": "libc6"}


def test_node_tells_the_version_of_its_package() -> None:
    assert needed.versions_of_nodes(SYMBOLS) == {"GLIBC_2.2.5": "2.2.5", "GLIBC_2.34": "2.34"}


@pytest.mark.parametrize(
    ("dependency", "named"),
    [
        ("libglib2.0-0", "libglib2.0-0 | libglib2.0-0t64"),
        ("libcups2 (>= 1.4)", "libcups2 (>= 1.4) | libcups2t64 (>= 1.4)"),
        ("libx11-6", "libx11-6"),
    ],
)
def test_package_is_named_by_its_later_name_too(dependency: str, named: str) -> None:
    assert needed.either_name(dependency) == named


def test_control_names_what_is_needed() -> None:
    text = deb.control("1.2", 2049, {"Depends": ["libc6 (>= 2.36)", "libx11-6"], "Recommends": ["libcups2"]})
    assert "\nDepends: libc6 (>= 2.36), libx11-6\n" in text
    assert "\nInstalled-Size: 3\n" in text
    assert re.search(r"^Recommends: .*libcups2", text, re.MULTILINE)
    assert all(line.startswith(" ") for line in text.split("\nDescription: ")[1].splitlines()[1:])


def test_changelog_has_the_date_of_the_commit() -> None:
    assert deb.changelog("1.2", "abc", 0).endswith("  Thu, 01 Jan 1970 00:00:00 +0000\n")


def test_copyright_names_every_part_with_its_text() -> None:
    text = deb.copyright_file(PARTS)
    assert "Files: usr/lib/casino-qt/_internal/numpy/*\n usr/lib/casino-qt/_internal/numpy.libs/*\n" in text
    assert "License: BSD-3-Clause-AND-MIT-1\nComment: NumPy 2.4\n first\n .\n third\n" in text
    assert "License: MIT-2\nComment: fontpkg 1\n words\n" in text
    assert "own text" not in text  # Debian has that one


@pytest.mark.parametrize(
    ("file", "part"),
    [
        ("PySide6/QtCore.abi3.so", "PySide6 (Essentials)"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "Qt"),
        ("PySide6/Qt/lib/libicudata.so.73", "ICU"),
        ("numpy.libs/libscipy_openblas64_-32a4b2a6.so", "NumPy"),
        ("_miniaudio.abi3.so", "miniaudio"),
        ("python3.11/lib-dynload/_json.cpython-311-x86_64-linux-gnu.so", "Python"),
        ("casino_qt/data/licences/parts.json", ""),
    ],
)
def test_copyright_knows_whose_each_file_is(file: str, part: str) -> None:
    assert deb.owner(file) == part
    parts = [Part("Casino Qt", "1", "GPL-3.0-or-later", "")]
    parts += [Part(name, "1", "MIT", "words") for name in sorted(deb.PLACES)]
    stanza = "(of ours)"
    for files, whose in re.findall(
        r"^Files: (.*(?:\n .*)*)\nCopyright: the makers of (.*)$", deb.copyright_file(parts), re.MULTILINE
    ):
        if any(fnmatchcase(f"usr/lib/casino-qt/_internal/{file}", place) for place in files.split()):
            stanza = whose  # of stanzas that match the last one is right
    assert stanza == (part or "(of ours)")


def test_a_file_that_is_nobodys_stops_the_package() -> None:
    with pytest.raises(deb.Unplaced, match="libstranger"):
        deb.owner("libstranger.so.1")


def test_paper_of_the_archive_names_what_it_needs() -> None:
    asked = archive.asked_of(["libc6 (>= 2.36)", "libglib2.0-0 | libglib2.0-0t64"])
    text = archive.README.format(line="1.2 (abc, 2026-11-30)", **asked)
    assert "glibc 2.36 or newer" in text
    assert "apt install libc6 libglib2.0-0\n" in text


def test_rpm_asks_nobody_for_the_programs_own_libraries() -> None:
    pattern = rpm.private_names(["libQt6Core.so.6", "libicudata.so.73", "casino-qt"])
    assert re.search(pattern, "libQt6Core.so.6()(64bit)")
    assert re.search(pattern, "libicudata.so.73()(64bit)")
    assert not re.search(pattern, "libX11.so.6()(64bit)")


def test_recipe_of_the_rpm_has_no_place_left_open() -> None:
    text = rpm.recipe("1.2", "abc", 0, Path("/laid"), r"^(libQt6Core)\.so.*$")
    assert not re.search(r"@[A-Z]+@", text)
    assert "* Thu Jan 01 1970 The Casino Qt founders" in text
    assert r"__requires_exclude ^(libQt6Core)\\.so.*$" in text


@pytest.fixture
def program(tmp_path: Path) -> Path:
    folder = tmp_path / "frozen"
    (folder / "_internal").mkdir(parents=True)
    (folder / "casino-qt").write_bytes(b"\x7fELF")
    (folder / "casino-qt").chmod(0o700)
    (folder / "_internal/libown.so.1").write_bytes(b"\x7fELF")
    (folder / "_internal/libown.so.1").chmod(0o755)
    (folder / "_internal/link.so").symlink_to("libown.so.1")
    return folder


def test_tree_is_the_same_whoever_builds_it(program: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    tree.put_program(program, root, deb.LINK)
    tree.put_desktop(root)
    tree.settle(root, 1_000_000)
    assert (root / "usr/games/casino-qt").resolve() == root / "usr/lib/casino-qt/casino-qt"
    assert not os.path.isabs(os.readlink(root / "usr/games/casino-qt"))
    modes = {path: path.stat().st_mode & 0o777 for path in root.rglob("*") if not path.is_symlink()}
    commands = [path.name for path, mode in modes.items() if path.is_file() and mode == 0o755]
    assert commands == ["casino-qt"]
    assert set(modes.values()) == {0o755, 0o644}
    assert {path.lstat().st_mtime for path in root.rglob("*")} == {1_000_000}
    assert needed.elf_files(root / "usr/lib")[0].name == "libown.so.1"


def test_desktop_finds_entries_icons_type_and_manual(tmp_path: Path) -> None:
    tree.put_desktop(tmp_path)
    share = tmp_path / "usr/share"
    assert {path.name for path in (share / "applications").iterdir()} == {
        "casino-qt.desktop",
        "casino-qt-script.desktop",
    }
    sizes = {path.parents[1].name for path in share.glob("icons/hicolor/*/apps/casino-qt.png")}
    assert {f"{size}x{size}" for size in (16, 22, 24, 32, 48, 64, 128, 256, 512)} <= sizes
    assert (share / "icons/hicolor/scalable/apps/casino-qt.svg").is_file()
    assert (share / "icons/hicolor/48x48/mimetypes/application-x-casino-qt-table-script.png").is_file()
    assert (share / "mime/packages/casino-qt.xml").is_file()
    assert (share / "metainfo" / tree.METAINFO).is_file()
    for language in ("", "cs", "fr", "it", "ru"):
        page = gzip.decompress((share / "man" / language / "man6/casino-qt.6.gz").read_bytes())
        assert b".TH" in page


@pytest.mark.parametrize("script", ["bare_debian.sh", "try_on_bare_debian.sh", "try_package.sh"])
def test_scripts_can_be_read_by_bash(script: str) -> None:
    subprocess.run(["bash", "-n", tree.CHECKOUT / "packaging" / script], check=True)
