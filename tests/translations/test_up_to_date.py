"""The committed files are what the workshop would make of the code today."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tests.translations.workshop import LANGUAGES, PLURAL_FORMS, ROOT, read, script


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_code_is_in_the_file_and_no_other(language: str, tmp_path: Path) -> None:
    committed = ROOT / "translations" / f"casino_{language}.ts"
    fresh = tmp_path / committed.name
    shutil.copy(committed, fresh)
    script().update(language, fresh)
    assert set(read(fresh)) == set(read(committed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_compiled_file_is_the_compiled_text(language: str, tmp_path: Path) -> None:
    committed = ROOT / "translations" / f"casino_{language}.ts"
    fresh = tmp_path / "fresh.qm"
    script().compile_to(committed, fresh)
    assert fresh.read_bytes() == committed.with_suffix(".qm").read_bytes()


def test_a_new_file_has_the_right_number_of_plural_forms(tmp_path: Path) -> None:
    for language, forms in PLURAL_FORMS.items():
        fresh = tmp_path / f"casino_{language}.ts"
        script().update(language, fresh)
        assert {len(message.forms) for message in read(fresh) if message.plural} <= {forms}


def test_line_numbers_stay_out_of_the_files() -> None:
    for language in LANGUAGES:
        assert "<location" not in (ROOT / "translations" / f"casino_{language}.ts").read_text(
            encoding="utf-8"
        )


def test_a_missing_tool_is_an_error_with_its_name() -> None:
    workshop = script()
    with pytest.raises(workshop.ToolFailed, match="pyside6-nosuchtool"):
        workshop.run_tool("nosuchtool", [])
    with pytest.raises(workshop.ToolFailed, match="lrelease"):
        workshop.compile_to(Path("nosuch.ts"), Path("nosuch.qm"))
