"""Judges a profile after a program at the blackjack table was killed: the journal, the books, the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from casino_qt.bank.ledger import table_account
from casino_qt.bank.profile import Profile
from casino_qt.rules.blackjack import notation
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance
from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.blackjack_sitting import GAME
from tests.tables.asked import asked_for, pending
from tests.tables.oracle import Committed

Action = dict[str, Any]


Rounds = list[tuple[int, str, int]]


def played(found: Committed, actions: list[Action], rounds: Rounds | None = None) -> Table:
    """The table as the rules alone make it of the first `actions`; its rounds go into `rounds`."""
    table = Table(Rules.from_json(found.rules), SeededChance(found.seed), found.start)
    rounds = [] if rounds is None else rounds
    won = 0
    for entry in actions:
        if entry["do"] == "purse":
            table.change_purse(entry["change"], entry.get("by", "you"))
            continue
        last = table.last
        table.apply(notation.from_json(entry))
        if table.last is not None and table.last is not last:
            outcome = "blackjack" if table.last.dealer_blackjack else str(table.last.dealer_total)
            rounds.append((table.last.number, outcome, table.net() - won))
            won = table.net()
    return table


def replayed(found: Committed) -> Table:
    """The table of the whole journal; its rounds must be those that are booked, its money the ledger's."""
    rounds: Rounds = []
    table = played(found, found.actions, rounds)
    assert rounds == found.rounds
    assert table.purse() + found.elsewhere == found.balances["purse"]
    assert table.on_table() == found.balances.get(table_account(GAME), 0)
    assert table.sums_to_zero()
    return table


def the_persons(action: Action) -> bool:
    """Whether the person must have asked for it: guests and the croupier act by themselves."""
    return "by" not in action and action["do"] not in ("purse", "slip")


def judge(found: Committed | None, lines: list[dict[str, Any]], before: Committed | None) -> str:
    """What was seen is there, and nothing besides but the one thing being tried and what others do."""
    sights = [line["seen"] for line in lines if "seen" in line]
    asked = pending(lines, the_persons)
    tried = asked.get("try", "")
    if not sights and before is None:
        return "nothing"
    seen = sights[-1] if sights else {"session": before.session if before else 0}
    known: list[Action] = seen.get("actions", before.actions if before else [])
    assert found is not None, "the sitting that was seen is gone"
    if found.session != seen["session"]:
        assert seen["session"] in found.ended
        assert tried in ("new_sitting", "open") or known_to_end(known, tried)
        assert not any(map(the_persons, found.actions))
        return "a new shoe"
    if len(found.actions) < len(known):
        assert tried == "undo", f"{tried} lost actions that were seen"
        assert known[: len(found.actions)] == found.actions
        return "less"
    assert found.actions[: len(known)] == known, "what had been done before is no longer the same"
    more = [action for action in found.actions[len(known) :] if the_persons(action)]
    asked_for(tried, more, asked.get("most"))
    assert len({action["do"] for action in more}) < 2, more
    return "more" if len(found.actions) > len(known) else "seen"


def known_to_end(known: list[Action], tried: str) -> bool:
    """A shoe ends within a coup that had been dealt, by whatever ended it."""
    return any(action["do"] == "deal" for action in known) or tried == "deal"


def moment(table: Table) -> list[str]:
    """What was going on when the kill came."""
    if table.phase is Phase.BETTING:
        return ["bets are taken"]
    found = ["a coup is played"]
    hands = [len(box.hands) for box in table.boxes.values()]
    if max(hands) > 1:
        found.append("with split hands")
    if any(box.insurance for box in table.boxes.values()):
        found.append("with insurance")
    if table.on_offer is not None:
        found.append("a card by mistake on offer")
    return found


def reopen(path: Path, table: Table, found: Committed) -> None:
    """The controller stands as the replay does, cards to come included; then the others go on."""
    profile = Profile.open(path)
    try:
        controller = Blackjack(profile)
        if not found.elsewhere:
            assert controller.table.checkpoint() == table.checkpoint()
        assert controller.purse == profile.purse() == found.balances["purse"]
        controller.seat_guests(0)
        if controller.table.phase is not Phase.BETTING:
            assert controller.question is not None
        assert controller.purse + controller.in_play == profile.purse() + profile.balance(table_account(GAME))
    finally:
        profile.close()
