"""The bill of a packed program: every file belongs to something, or the build stops."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from bill import contents, natives
from casino_qt import bundled
from casino_qt.data_files import data_folder

FILES = (
    "casino-qt",
    "_internal/base_library.zip",
    "_internal/casino_qt/data/help/en/house.html",
    "_internal/numpy/_core/_multiarray_umath.so",
    "_internal/numpy.libs/libscipy_openblas64_-32a4b2a6.so",
    "_internal/libffi.so.8",
    "_internal/libicuuc.so.73",
    "_internal/python3.11/lib-dynload/_bz2.cpython-311-x86_64-linux-gnu.so",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/Qt/plugins/platforms/libqxcb.so",
    "_internal/shiboken6/files.dir/README.txt",
)
SHELVES = {"numpy/_core/_multiarray_umath.so": "numpy"}


@pytest.fixture
def program(tmp_path: Path) -> Path:
    for name in FILES:
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(name.encode())
    (tmp_path / "_internal" / "libQt6Core.so.6").symlink_to("PySide6/Qt/lib/libQt6Core.so.6")
    return tmp_path


def test_every_file_of_a_program_belongs_to_something(program: Path) -> None:
    found = contents.gone_through(program, ["PySide6.QtCore", "pyqtgraph.functions", "os"], SHELVES)
    assert found.own == ["_internal/casino_qt/data/help/en/house.html", "casino-qt"]
    assert set(found.packages) >= {"numpy", "pyqtgraph", "pyside6-essentials", "pyinstaller"}
    assert found.packages["shiboken6"] == ["_internal/shiboken6/files.dir/README.txt"]
    assert {name: len(files) for name, (_, files) in found.natives.items()} == {
        "ICU": 1,
        "OpenBLAS": 1,
        "Python": 2,
        "Qt": 2,
        "libffi": 1,
    }


def test_a_file_nobody_knows_stops_the_build(program: Path) -> None:
    (program / "_internal" / "libmystery.so.3").write_bytes(b"?")
    with pytest.raises(contents.Unknown, match=r"libmystery\.so\.3"):
        contents.gone_through(program, [], SHELVES)


def test_libraries_are_listed_with_version_and_text(program: Path) -> None:
    packages, parts = contents.licences(program, contents.gone_through(program, [], SHELVES))
    assert packages == ["numpy", "pyinstaller", "shiboken6"]
    assert {(part.name, part.version) for part in parts} == {("ICU", "73"), ("libffi", "8")}
    assert all("Copyright" in part.text for part in parts)


@pytest.mark.parametrize(
    ("file", "owner"),
    [
        ("_internal/python311.dll", "Python"),
        ("_internal/_ctypes.pyd", "Python"),
        ("_internal/PySide6/Qt6Core.dll", "Qt"),
        ("_internal/PySide6/plugins/platforms/qwindows.dll", "Qt"),
        ("_internal/VCRUNTIME140.dll", "Microsoft Visual C++ runtime"),
        ("_internal/sqlite3.dll", "SQLite"),
        ("_internal/libffi-8.dll", "libffi"),
        ("_internal/PySide6/Qt/lib/QtCore.framework/Versions/A/QtCore", "Qt"),
        ("_internal/libsqlite3.0.dylib", "SQLite"),
        ("_internal/Python", "Python"),
    ],
)
def test_libraries_of_windows_and_macos_are_known(file: str, owner: str) -> None:
    native = natives.native_of(file)
    assert native is not None
    assert native.name == owner
    assert native.version(Path(file))[0].isdigit()


def test_every_kept_text_is_read_by_somebody_and_none_is_missing() -> None:
    named = {text for texts in bundled.WITHOUT_TEXT.values() for text in texts}
    named |= {"GPL-3.0", "LGPL-3.0", "Python", "Qt-parts", "SQLite"}
    named |= {text for native in natives.NATIVES for text in native.texts}
    assert {file.stem for file in data_folder("licences").glob("*.txt")} == named


@pytest.mark.parametrize(
    ("name", "content", "version", "is_release"),
    [
        ("liblzma.so.5", b"\x7fELF\0XZ_5.4\x005.4.1\0", "5.4.1", True),
        ("libbz2.so.1.0", b"\x7fELF\x001.0.8, 13-Jul-2019\0", "1.0.8", True),
        ("libicuuc.so.73", b"\x7fELF\x0073.2\0", "73.2", True),
        ("libbz2.so.1.0", b"\x7fELF", "1.0", False),
        ("libffi.so.8", b"\x7fELF", "8", False),
        ("libgfortran-040039e1.so.5.0.0", b"\x7fELF", "5.0.0", False),
        ("libquadmath-96973f99.so.0.0.0", b"\x7fELF", "0.0.0", False),
        ("libsqlite3.so.0", b"\x7fELF", sqlite3.sqlite_version, True),
    ],
)
def test_number_that_is_no_release_is_said_to_be_none(
    tmp_path: Path, name: str, content: bytes, version: str, is_release: bool
) -> None:
    file = tmp_path / name
    file.write_bytes(content)
    native = natives.native_of(name)
    assert native is not None
    assert native.version(file) == version
    assert native.release_unknown(file) == ("" if is_release else natives.BY_NAME)
