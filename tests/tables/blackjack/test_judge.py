"""The judge of a killed blackjack table must itself see what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.blackjack_sitting import GAME
from tests.tables.asked import pending
from tests.tables.blackjack.conftest import Open
from tests.tables.blackjack.judge import judge, the_persons
from tests.tables.oracle import Committed, sittings

TRY, DONE = {"try": "bet"}, {"done": "bet"}


def seen(table: Blackjack) -> dict[str, Any]:
    """The line of a player who looks at the table."""
    session = table._sitting.profile.open_session(GAME)
    assert session is not None
    return {"seen": {"session": session.id, "actions": list(session.actions), "purse": table.purse}}


def on_disk(tmp_path: Path) -> Committed:
    return sittings(tmp_path / "profile.sqlite")[GAME]


def test_a_bet_must_be_asked_for_once_and_be_there(sit: Open, tmp_path: Path) -> None:
    table = sit(seed="00")
    table.bet(4, 1000)
    before, first = on_disk(tmp_path), seen(table)
    table.bet(5, 1000)
    now, second = on_disk(tmp_path), seen(table)
    assert judge(now, [first, TRY], None) == "more"
    assert judge(now, [first, TRY, second], None) == judge(now, [first, TRY, second, DONE], None) == "seen"
    for lines in ([first], [first, TRY, DONE], [first, {"try": "undo"}], [first, {"try": "guests"}]):
        with pytest.raises(AssertionError):
            judge(now, lines, None)
    for lines in ([first, TRY, second], [first, TRY, second, TRY]):
        with pytest.raises(AssertionError):
            judge(before, lines, None)
    with pytest.raises(AssertionError, match="nothing was being tried"):
        judge(now, [first, second], None)  # unasked, and long before the kill
    table.bet(5, 1000)
    twice = on_disk(tmp_path)
    with pytest.raises(AssertionError, match="twice"):
        judge(twice, [first, TRY], None)
    with pytest.raises(AssertionError, match="nothing was being tried"):
        judge(twice, [first, TRY, second], None)


def test_what_guests_do_is_nobodys_try(sit: Open, tmp_path: Path) -> None:
    table = sit(seed="00")
    first = seen(table)
    table.seat_guests(3)
    table.bet(4, 1000)
    guests = {
        "seen": {**first["seen"], "actions": [*first["seen"]["actions"], *on_disk(tmp_path).actions[:-1]]}
    }
    assert all("by" in action for action in guests["seen"]["actions"])
    assert judge(on_disk(tmp_path), [first, TRY, guests], None) == "more"
    with pytest.raises(AssertionError):
        judge(on_disk(tmp_path), [first, guests], None)


def test_the_next_shoe_lies_ready_by_itself_after_a_coup_and_only_then() -> None:
    def sight(session: int, *done: str) -> dict[str, Any]:
        return {"seen": {"session": session, "actions": [{"do": what} for what in done]}}

    bet, dealt, fresh = sight(1, "bet"), sight(1, "bet", "deal"), sight(2)
    deal, decision = {"try": "deal"}, {"try": "stand"}
    assert pending([bet, deal, dealt, fresh], the_persons) == {}
    assert pending([dealt, decision, fresh], the_persons) == {}  # the decision is in the shoe that has ended
    with pytest.raises(AssertionError, match="nothing was being tried"):
        pending([bet, fresh], the_persons)  # a bet lay there, and no coup had been dealt
    with pytest.raises(AssertionError, match="nothing was being tried"):
        pending([bet, deal, dealt, sight(2, "bet")], the_persons)
