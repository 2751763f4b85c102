"""Kept playthroughs: a change of the rules, the calls or their order shows as a difference to read."""

from __future__ import annotations

import pytest

from tests.rules.playthrough import FOLDER, RETOLD, retold


@pytest.mark.parametrize("name", RETOLD)
def test_a_table_is_retold_as_it_was_kept(name: str) -> None:
    assert retold(name) == (FOLDER / f"{name}.playthrough.txt").read_text(encoding="utf-8")
