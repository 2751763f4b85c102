"""What the program is made of: nothing it needs is left out, and every part has its licence."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from casino_qt import bundled

CHECKOUT = Path(__file__).resolve().parent.parent


def test_every_part_has_a_version_a_licence_and_its_text() -> None:
    assert len(bundled.parts()) > 10
    for part in bundled.parts():
        assert part.version[0].isdigit(), part
        assert part.licence != "NOASSERTION", part
        assert len(part.text) > 250, part.name


def test_every_dependency_is_among_the_parts() -> None:
    project = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    there = {part.name for part in bundled.parts()}
    for line in project["dependencies"]:
        match = bundled._NAME.match(line)
        assert match is not None
        name = match.group().lower()
        if name in bundled.installed():  # an installation that is older than the list is made anew by `make`
            assert bundled.CALLED.get(name, name) in there
    assert {"Casino Qt", "Python", "Qt", "SQLite", "NumPy", "Jost", "PySide6 (Essentials)"} <= there


def test_the_casino_comes_first_and_under_the_licence_of_the_repository() -> None:
    first = bundled.parts()[0]
    assert first.name == "Casino Qt"
    assert first.text == (CHECKOUT / "LICENSE").read_text(encoding="utf-8").strip("\n")


def test_lesser_licence_of_qt_brings_the_one_it_rests_on() -> None:
    qt = next(part for part in bundled.parts() if part.name == "Qt")
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in qt.text
    assert "GNU GENERAL PUBLIC LICENSE\n" in qt.text


def test_packed_program_reads_the_list_its_build_wrote(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed = (bundled.Part("Одна", "1", "MIT", "Dělej, co chceš."),)
    bundled.write(packed, tmp_path / "licences" / bundled.LIST)
    monkeypatch.setattr(bundled, "data_folder", lambda name: tmp_path / name)
    assert bundled.parts() == packed


def test_natives_of_a_build_are_listed_by_name_among_the_others() -> None:
    found = bundled.gathered(("numpy",), (bundled.Part("mpdecimal", "2.5", "BSD-2-Clause", "…"),))
    names = [part.name for part in found]
    assert names[0] == "Casino Qt"
    assert names[1:] == sorted(names[1:], key=str.casefold)
    assert {"mpdecimal", "NumPy"} <= set(names)
