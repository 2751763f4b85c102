"""Judges a profile after a program at the table of тридцать одно was killed: journal, books, rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from casino_qt.bank.profile import Profile
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un import notation
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.state import Phase
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.tables.trente_et_un import TrenteEtUn
from tests.tables.asked import pending
from tests.tables.oracle import Committed

Action = dict[str, Any]
ENDS_A_SITTING = ("open", "deal", "agree", "new_sitting")


def played(found: Committed, actions: list[Action]) -> Table:
    """The table as the rules alone make it from `actions`."""
    return _played(found, actions, [])


def replayed(found: Committed) -> Table:
    """The table as the rules alone make it from the journal; its rounds must be those that are booked."""
    rounds: list[tuple[int, str, int]] = []
    table = _played(found, found.actions, rounds)
    assert rounds == found.rounds
    lying = found.balances.get("table:trente-et-un", 0)
    assert lying == table.at_stake()
    assert table.purse() + found.elsewhere == found.balances["purse"] + lying
    assert sum(table.net(seat) for seat in table.seats()) == 0
    return table


def _played(found: Committed, actions: list[Action], rounds: list[tuple[int, str, int]]) -> Table:
    table = Table(Agreement.from_json(found.rules), SeededChance(found.seed), found.start)
    for entry in actions:
        if entry["do"] == "purse":
            assert "by" not in entry  # nobody brings more to this table
            table.change_purse(entry["change"])
            continue
        last = table.last
        table.apply(notation.from_json(entry))
        if table.last is not None and table.last is not last:
            tokens = table.last.result(YOU)
            rounds.append((table.last.number, f"{tokens:+d}", tokens * table.agreement.token))
    return table


def the_persons(action: Action) -> bool:
    """Whether the person must have asked for it: guests act by themselves."""
    return "by" not in action and action["do"] != "purse"


def judge(found: Committed | None, lines: list[dict[str, Any]], before: Committed | None) -> str:
    """What was seen is there, and nothing besides but the one thing being tried and what others do."""
    sights = [line["seen"] for line in lines if "seen" in line]
    tried = pending(lines, the_persons).get("try", "")
    if not sights and before is None:
        return "nothing"
    seen = sights[-1] if sights else {"session": before.session if before else 0}
    known: list[Action] = seen.get("actions", before.actions if before else [])
    assert found is not None, "the sitting that was seen is gone"
    if found.session != seen["session"]:
        assert seen["session"] in found.ended
        assert tried in ENDS_A_SITTING
        assert list(filter(the_persons, found.actions)) in ([], [{"do": "deal"}])
        return "another sitting"
    assert found.actions[: len(known)] == known, "what had been done before is no longer the same"
    more = [action for action in found.actions[len(known) :] if the_persons(action)]
    assert more in ([], [{"do": tried}]), f"{tried} did {more}"
    return "more" if len(found.actions) > len(known) else "seen"


def moment(table: Table) -> list[str]:
    """What was going on when the kill came."""
    found = ["with the person as banker"] if table.banker == YOU else []
    if table.phase is Phase.DEALING:
        return [*found, "a round may be dealt"]
    return [*found, "the person is asked" if table.to_act == YOU else "others go on"]


def reopen(path: Path, table: Table, found: Committed) -> None:
    """The controller stands as the replay does, cards to come included; then the others go on."""
    profile = Profile.open(path)
    try:
        controller = TrenteEtUn(profile)
        if not found.elsewhere:
            assert controller.table.checkpoint() == table.checkpoint()
        assert profile.purse() == found.balances["purse"]
        assert controller.purse == profile.purse() + table.at_stake()
        controller.sit_down()
        assert controller.table.to_act in (None, YOU)
        assert controller.purse == profile.purse() + controller.table.at_stake()
        assert sum(profile.balances().values()) == 0
    finally:
        profile.close()
