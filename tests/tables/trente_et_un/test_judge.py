"""The judge of a killed game of тридцать одно must itself see what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.tables.trente_et_un_sitting import GAME
from tests.tables.oracle import Committed, sittings
from tests.tables.trente_et_un.conftest import Open, game
from tests.tables.trente_et_un.judge import judge

DEAL, DONE = {"try": "deal"}, {"done": "deal"}


def seen(table: TrenteEtUn) -> dict[str, Any]:
    """The line of a player who looks at the table."""
    session = table._sitting.profile.open_session(GAME)
    assert session is not None
    return {"seen": {"session": session.id, "actions": list(session.actions), "purse": table.purse}}


def on_disk(tmp_path: Path) -> Committed:
    return sittings(tmp_path / "profile.sqlite")[GAME]


def test_a_deal_must_be_asked_for_and_be_there(sit: Open, tmp_path: Path) -> None:
    table = sit(game(3), seed="00")
    table.sit_down()
    before, first = on_disk(tmp_path), seen(table)
    table.deal()
    now, second = on_disk(tmp_path), seen(table)
    assert judge(now, [first, DEAL], None) == "more"
    assert judge(now, [first, DEAL, second, DONE], None) == "seen"
    for lines in ([first], [first, DEAL, DONE], [first, {"try": "draw"}], [first, second]):
        with pytest.raises(AssertionError):
            judge(now, lines, None)
    with pytest.raises(AssertionError):
        judge(before, [first, DEAL, second], None)
    assert table.asked
    table.draw()
    with pytest.raises(AssertionError):
        judge(on_disk(tmp_path), [first, DEAL, second], None)
    with pytest.raises(AssertionError):
        judge(on_disk(tmp_path), [first, DEAL], None)
    assert judge(on_disk(tmp_path), [first, DEAL, second, DONE, {"try": "draw"}], None) == "more"
