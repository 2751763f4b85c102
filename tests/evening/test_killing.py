"""What is compared of two programs, one after another's death."""

from __future__ import annotations

from typing import Any

import pytest

from tests.evening.killing import Lines, same_picture

BET = {"do": "bet", "box": 1, "stake": 500}
OTHER_BET = {"do": "bet", "box": 2, "stake": 500}
DEAL = {"do": "deal"}


def seen(*actions: dict[str, Any]) -> dict[str, Any]:
    return {"seen": {"session": 1, "actions": list(actions), "purse": 0}}


def shown(actions: int, look: str, session: int = 1) -> dict[str, Any]:
    return {"shown": {"session": session, "actions": actions, "picture": [look]}}


BEFORE: Lines = [{"try": "open"}, seen(BET), shown(1, "a bet"), seen(BET, DEAL), shown(2, "cards")]


def test_the_same_journal_must_give_the_same_picture() -> None:
    assert same_picture(BEFORE, [seen(BET, DEAL), shown(2, "cards"), seen(BET, DEAL, BET), shown(3, "more")])
    with pytest.raises(AssertionError):
        same_picture(BEFORE, [seen(BET, DEAL), shown(2, "other cards")])


@pytest.mark.parametrize(
    "after",
    [
        [],
        [seen(BET, DEAL)],
        [seen(BET, DEAL, BET), shown(3, "more")],
        [seen(BET, DEAL), shown(2, "another evening", session=2)],
        # One bet was taken back and another made before the kill: as many actions, but others.
        [seen(BET, OTHER_BET), shown(2, "two bets")],
    ],
)
def test_what_came_between_is_no_fault(after: Lines) -> None:
    assert not same_picture(BEFORE, after)
    assert not same_picture([], after)
