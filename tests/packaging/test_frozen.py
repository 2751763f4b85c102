"""What the frozen program holds and does without: no network, of Qt and ICU only what is used."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from casino_qt import __version__, stamp
from casino_qt.fingerprint import digest_of
from frozen import icu, slim, support
from frozen.build import missing_of_ours
from frozen.stamping import write_stamp
from frozen.surroundings import keep_modules, put_right

ROOT = Path(__file__).resolve().parents[2]


def kept(*places: str) -> list[str]:
    return [entry[0] for entry in slim.wanted_binaries([(place, "", "BINARY") for place in places])]


def test_no_module_that_can_connect_is_packed() -> None:
    assert {"_socket", "_ssl", "ssl", "PySide6.QtNetwork"} <= set(slim.EXCLUDED)
    assert kept("PySide6/Qt/lib/libQt6Network.so.6", "PySide6/QtNetwork.abi3.so") == []
    assert kept("PySide6/Qt/plugins/tls/libqopensslbackend.so", "libssl.so.3", "libcrypto.so.3") == []


def test_module_that_stands_for_socket_has_nothing_in_it() -> None:
    source = ROOT / "packaging/frozen/without_network/socket.py"
    names: dict[str, object] = {}
    exec(compile(source.read_text(encoding="utf-8"), source.name, "exec"), names)
    assert set(names) == {"__doc__", "__builtins__"}


def test_it_is_the_stand_in_that_is_packed() -> None:
    found = slim.wanted_modules(
        [("socket", "/usr/lib/python3.11/socket.py", "PYMODULE"), ("json", "/json.py", "PYMODULE")]
    )
    assert found == [
        ("socket", str(slim.WITHOUT_NETWORK / "socket.py"), "PYMODULE"),
        ("json", "/json.py", "PYMODULE"),
    ]


def test_no_hook_of_the_packer_runs_at_a_start_where_that_was_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    scripts = [
        (name, "", "PYSOURCE") for name in ("surroundings", "pyi_rth_inspect", "pyi_rth_pyside6", "entry")
    ]
    monkeypatch.setattr(slim, "MEASURED", True)
    assert [entry[0] for entry in slim.wanted_scripts(scripts)] == ["surroundings", "entry"]
    monkeypatch.setattr(slim, "MEASURED", False)
    assert slim.wanted_scripts(scripts) == scripts


def test_support_of_pyside_is_laid_out_to_be_compiled_once(tmp_path: Path) -> None:
    modules = support.lay_out(tmp_path)
    assert {support.NAME, f"{support.NAME}.signature.loader", support.UNUSED} <= set(modules)
    for name in modules:
        place = tmp_path / name.replace(".", "/")
        file = place / "__init__.py" if place.is_dir() else place.with_suffix(".py")
        compile(file.read_bytes(), file.name, "exec")
    assert support.NAME in (tmp_path / "README.txt").read_text(encoding="utf-8")
    empty: dict[str, object] = {}
    exec((tmp_path / f"{support.UNUSED.replace('.', '/')}.py").read_text(encoding="utf-8"), empty)
    assert set(empty) == {"__doc__", "__builtins__"}


@pytest.mark.parametrize("carried", [None, SimpleNamespace(), SimpleNamespace(__loader__=None)])
def test_pyside_that_carries_no_support_stops_the_build(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, carried: object
) -> None:
    monkeypatch.setitem(sys.modules, support.NAME, carried)
    with pytest.raises(support.Changed, match="no zip"):
        support.lay_out(tmp_path)


def test_window_systems_input_and_printing_stay() -> None:
    plugins = [f"PySide6/Qt/plugins/{name}.so" for name in slim.QT_PLUGINS]
    assert kept(*plugins) == plugins
    for name in ("platforms/libqxcb", "platforms/libqwayland", "platforms/libqoffscreen"):
        assert name in slim.QT_PLUGINS
    assert (
        kept("PySide6/Qt/plugins/platforms/libqvnc.so", "PySide6/Qt/plugins/platformthemes/libqgtk3.so") == []
    )


def test_system_keeps_its_own_libraries() -> None:
    assert kept("libX11.so.6", "libstdc++.so.6", "libglib-2.0.so.0", "libgtk-3.so.0") == []
    assert kept("libpython3.11.so.1.0", "libsqlite3.so.0") == ["libpython3.11.so.1.0", "libsqlite3.so.0"]
    assert kept("PySide6/Qt/lib/libicuuc.so.73") == ["PySide6/Qt/lib/libicuuc.so.73"]


def test_of_qts_texts_those_of_the_house_stay() -> None:
    folder = "PySide6/Qt/translations"
    data = [
        (f"{folder}/qtbase_{language}.qm", "", "DATA") for language in ("cs", "de", "fr", "it", "ja", "ru")
    ]
    data += [
        ("numpy/_core/tests/data/x.txt", "", "DATA"),
        ("casino_qt/data/help/en/roulette.html", "", "DATA"),
    ]
    assert [entry[0].rsplit("/", 1)[1] for entry in slim.wanted_data(data)] == [
        "qtbase_cs.qm",
        "qtbase_fr.qm",
        "qtbase_it.qm",
        "qtbase_ru.qm",
        "roulette.html",
    ]


@pytest.mark.parametrize(
    "item",
    ["coll/ja.res", "de_AT.res", "coll/de_.res", "translit/root.res", "gb18030.cnv", "brkitr/root.res"],
)
def test_tables_of_other_languages_go(item: str) -> None:
    assert icu.is_unused(item)


@pytest.mark.parametrize(
    "item", ["coll/cs.res", "coll/root.res", "root.res", "fr_CA.res", "zone/ru.res", "pool.res", "unames.icu"]
)
def test_tables_of_the_house_stay(item: str) -> None:
    assert not icu.is_unused(item)


def test_module_of_ours_that_nobody_has_is_noticed() -> None:
    warnings = """missing module named 'casino_qt.rules.lost' - imported by casino_qt.rules (top-level)
missing module named msvcrt - imported by subprocess (optional), casino_qt.bank.lock (conditional)
"""
    assert missing_of_ours(warnings) == ["casino_qt.rules.lost"]


def test_library_stays_whole_without_the_tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = tmp_path / "libicudata.so.73"
    library.write_bytes(b"tables")
    monkeypatch.setenv("PATH", str(tmp_path))
    assert icu.slim(library) is False
    assert library.read_bytes() == b"tables"


def test_programs_begun_by_ours_find_their_own_libraries() -> None:
    modules: dict[str, object] = {}
    around = {"LD_LIBRARY_PATH": "/program", "LD_LIBRARY_PATH_ORIG": "/own"}
    put_right(around, modules)
    assert around["LD_LIBRARY_PATH"] == "/own"
    assert "LD_LIBRARY_PATH_ORIG" not in around
    around = {"LD_LIBRARY_PATH": "/program"}
    put_right(around, modules)
    assert "LD_LIBRARY_PATH" not in around


def test_neither_printing_nor_python_connects_to_anything() -> None:
    modules: dict[str, object] = {}
    around = {"CUPS_SERVER": "printers.example"}
    put_right(around, modules)
    assert modules == {"_socket": None}
    if sys.platform == "linux":
        assert around == {"CUPS_SERVER": "/run/cups/cups.sock"}


def test_stamp_of_a_build_is_what_the_program_tells(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = stamp.Stamp("1.2.3", "abcdef0+", "2026-11-30", "0123456789abcdef")
    file = tmp_path / "data" / "stamp.json"
    write_stamp(made, file)
    assert json.loads(file.read_text(encoding="utf-8"))["commit"] == "abcdef0+"
    plain = digest_of("salt").hexdigest()
    monkeypatch.setattr(stamp, "STAMP_FILE", file)
    stamp.stamp.cache_clear()
    try:
        assert stamp.stamp() == made
        assert stamp.stamp().line == "1.2.3 (abcdef0+, 2026-11-30)"
        assert digest_of("salt").hexdigest() != plain  # what was cached by another build is made anew
    finally:
        monkeypatch.undo()
        stamp.stamp.cache_clear()
    assert stamp.stamp().line == __version__


def test_modules_come_from_the_program_that_runs_whatever_lies_in_its_place(tmp_path: Path) -> None:
    program, running, other = tmp_path / "casino-qt", tmp_path / "running", tmp_path / "another"
    program.write_bytes(b"old")
    running.hardlink_to(program)
    other.write_bytes(b"of somebody else")
    ours, theirs, none = (SimpleNamespace(_filename=str(path)) for path in (program, other, tmp_path / "no"))
    for reader in (ours, theirs, none):
        keep_modules(reader, str(running))
    assert Path(theirs._filename) == other
    assert Path(none._filename) == tmp_path / "no"
    program.unlink()
    program.write_bytes(b"upgraded")
    assert Path(ours._filename).read_bytes() == b"old"
