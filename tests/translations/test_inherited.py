"""`self.tr` asks the class of the object first: no base class may get its child's word for the same text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import casino_qt
from tests.translations.workshop import LANGUAGES, messages


def _bases() -> dict[str, list[str]]:
    """The base classes of every class of the house, by name."""
    found: dict[str, list[str]] = {}
    for path in Path(casino_qt.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name] = [base.id for base in node.bases if isinstance(base, ast.Name)]
    return found


def _above(name: str, bases: dict[str, list[str]]) -> Iterator[str]:
    for base in bases.get(name, []):
        yield base
        yield from _above(base, bases)


BASES = _bases()


def test_pages_are_known_with_what_they_are_made_of() -> None:
    assert "BettingPage" in set(_above("BlackjackPage", BASES))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_of_a_base_class_reads_the_same_in_its_children(language: str) -> None:
    said = {(m.context, m.source, m.comment): m.forms for m in messages(language)}
    shadowed = [
        (context, base, source)
        for (context, source, comment), forms in said.items()
        for base in dict.fromkeys(_above(context, BASES))
        if said.get((base, source, comment), forms) != forms
    ]
    assert shadowed == []
