"""What a program under trial was asked for: each thing it did, and the one thing still tried at its death.

A "try" is pending from its line until its own sight: the first one that holds another story of what the
person did. A gesture that is over says so ("done"), so that one which moved nothing excuses nothing later.
What other tables, guests and the croupier do by themselves belongs to no try.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

Action = dict[str, Any]
Line = dict[str, Any]

HARMLESS = frozenset(
    (
        "open", "sit_down", "new_sitting", "guests", "new_purse", "settings", "rules", "read", "leave",
        "resize", "chip", "board", "neighbours", "look", "talk", "throw",
    )
)  # fmt: skip
"""Tries that never do anything of the person's at a table: a new purse is an entry of the house's."""

KINDS: Mapping[str, frozenset[str]] = {
    "bet": frozenset(("bet", "insure", "halve")),  # a field may hold an offer
    "drag": frozenset(("bet",)),
    "insure": frozenset(("insure", "bet")),
    "halve": frozenset(("halve", "bet")),
    "take": frozenset(("take", "bet", "move")),  # a pile that is let go elsewhere is carried there
    "move": frozenset(("move", "take", "bet")),
    "clear": frozenset(("take",)),
    "double": frozenset(("bet", "insure", "double")),
    "repeat": frozenset(("bet", "insure", "announce")),
    "walk": frozenset(("take",)),
    "cut": frozenset(("cut",)),
}
"""What a try may do, where it is not one of a kind; what is left out may do anything once."""


def attempt(move: str, most: int | None = None) -> bytes:
    """A line to write before trying `move`; `most`: centimes that one bet of it may cost."""
    line: dict[str, object] = {"try": move}
    return json.dumps(line if most is None else line | {"most": most}).encode() + b"\n"


def done(move: str) -> bytes:
    """A line to write when the gesture `move` is over, whatever came of it."""
    return json.dumps({"done": move}).encode() + b"\n"


def unasked(action: Action) -> bool:
    """Whether the person need not ask for it: the purse as other tables left it, other guests' chips."""
    return action["do"] == "purse" or "by" in action


def asked_for(tried: str, more: Sequence[Action], most: int | None = None) -> None:
    """Raise AssertionError unless `tried` may have done all of `more`; `most`: centimes one bet may cost."""
    if not more:
        return
    assert tried, f"{list(more)} was done, and nothing was being tried"
    assert tried != "undo", "what was seen to be taken back is there again"
    assert tried not in HARMLESS, f"{tried} did {list(more)}"
    assert {action["do"] for action in more} <= KINDS.get(tried, {action["do"] for action in more}), (
        f"{tried} did {list(more)}"
    )
    twice = Counter((action["do"], action.get("on"), action.get("box")) for action in more)
    assert max(twice.values()) == 1, f"{tried} did one thing twice: {list(more)}"
    if most is not None:
        assert all(action.get("stake", 0) <= most for action in more), f"{tried} laid too much: {list(more)}"


def pending(lines: Iterable[Line], own: Callable[[Action], bool]) -> Line:
    """The line of the try that was pending when the last line was written, {} when none was.

    Raises AssertionError when anything in between was done unasked, or two things by one try. `own` says
    which actions are the person's.
    """
    tried: Line = {}
    known: dict[str, tuple[int, list[Action]]] = {}
    thrown = -1
    for line in lines:
        if "try" in line:
            tried = line
        elif "done" in line:
            tried = {}
        elif "thrown" in line:
            thrown = line["spins"]
        elif "seen" in line:
            seen = line["seen"]
            story = seen["session"], [action for action in seen["actions"] if own(action)]
            before = known.get(seen.get("game", ""))
            known[seen.get("game", "")] = story
            if before is None or before == story:
                continue
            if tried.get("try") != "spin" and _fell(before, story, thrown, seen):
                continue
            assert tried or _shoe_ended(before, story), "something was done, and nothing was being tried"
            if before[0] == story[0]:
                _one_step(before[1], story[1], tried)
            tried = {}
    return tried


def _fell(
    before: tuple[int, list[Action]], after: tuple[int, list[Action]], thrown: int, seen: Action
) -> bool:
    """Whether a ball that was in the air has fallen by itself."""
    alone = after[1] == [*before[1], {"do": "spin"}]
    return alone and before[0] == after[0] and thrown >= 0 and seen.get("coups") == thrown + 1


def _shoe_ended(before: tuple[int, list[Action]], after: tuple[int, list[Action]]) -> bool:
    """Whether the next shoe lies ready, by itself: the coup that was tried last has ended the one before."""
    return before[0] < after[0] and not after[1] and any(action["do"] == "deal" for action in before[1])


def _one_step(before: list[Action], after: list[Action], tried: Line) -> None:
    if len(after) < len(before):
        assert before[: len(after)] == after, "what had been done before is no longer the same"
        assert tried["try"] == "undo", f"{tried['try']} lost actions that were seen"
        return
    assert after[: len(before)] == before, "what had been done before is no longer the same"
    asked_for(tried["try"], after[len(before) :], tried.get("most"))
