"""Judges a profile after its program was killed, without the bank: raw SQLite, the journal, and the rules.

A program under trial writes one line (`report`) whenever something has become visible to the person, and one
(`attempt`) before each thing it tries. After the kill, `judge` demands:

- the books balance, and the replay of the open sitting gives exactly the purse and the cloth of the ledger;
- what was last seen is there, with nothing besides but the one thing being tried when the kill came;
- the controller, opened again, stands as the replay does: same purse, same stakes, same cards to come.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from casino_qt.bank.profile import Profile
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Coup, Cut, Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase, Table
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_quarante_sitting import ACCOUNT as ACCOUNT
from casino_qt.tables.trente_et_quarante_sitting import GAME

Stakes = dict[str, list[int]]


def stakes(table: Table) -> Stakes:
    """All that lies on the cloth: stake, won, locked once, locked twice, premium."""
    found: Stakes = {}
    for spot in Spot:
        lying = table.lying(spot)
        if lying.on_table:
            found[spot.value] = [lying.stake, lying.won, *lying.prison, lying.premium]
    return found


def cards_to_come(table: Table) -> list[str]:
    """What the next coups would deal, this shoe and a good part of the next; the table is left as it was."""
    here = table.checkpoint()
    cards: list[str] = []
    if table.phase is Phase.CUTTING:
        table.apply(Cut(156))
    for _ in range(40):
        table.apply(Coup())
        assert table.last is not None
        cards += [card.code for row in (table.last.noir, table.last.rouge) for card in row.cards]
    table.restore(here)
    return cards


# -- what the program under trial writes -------------------------------------------------------------


def attempt(move: str) -> bytes:
    """A line to write before trying `move`."""
    return json.dumps({"try": move}).encode() + b"\n"


def report(profile: Profile, controller: TrenteEtQuarante) -> bytes:
    """A line to write when something has just become visible."""
    session = profile.open_session(GAME)
    assert session is not None
    seen = {
        "session": session.id,
        "actions": list(session.actions),
        "purse": controller.purse,
        "stakes": stakes(controller.table),
        "coups": controller.table.coups,
        "start": session.purse,
    }
    return json.dumps({"seen": seen}).encode() + b"\n"


# -- what is really on the disk ----------------------------------------------------------------------


@dataclass(frozen=True)
class Committed:
    """The newest open sitting and the balances, as they lie in the file."""

    session: int
    rules: dict[str, Any]
    seed: str
    start: int
    actions: list[dict[str, Any]]
    rounds: list[tuple[int, str, int]]
    balances: dict[str, int]
    ended: set[int]

    def table(self) -> Table:
        """The table as the rules alone make it from the journal."""
        table = Table(Rules.from_json(self.rules), SeededChance(self.seed), self.start)
        coups = []
        for action in self.actions:
            house = table.house_net()
            table.apply(notation.from_json(action))
            if action == {"do": "coup"}:
                assert table.last is not None
                coups.append((table.coups, table.last.outcome.value, house - table.house_net()))
        assert coups == self.rounds
        return table


def committed(path: Path) -> Committed | None:
    """Read a copy of the profile, journal and all; None when there is no profile or no open sitting."""
    if not path.exists():
        return None
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.name
        for suffix in ("", "-wal"):
            part = path.with_name(path.name + suffix)
            if part.exists():
                shutil.copyfile(part, copy.with_name(copy.name + suffix))
        db = sqlite3.connect(copy)
        try:
            assert db.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
            balances = dict(db.execute("SELECT name, balance FROM accounts"))
            booked: dict[str, int] = dict.fromkeys(balances, 0)
            for source, target, amount in db.execute("SELECT source, target, amount FROM transfers"):
                booked[source] -= amount
                booked[target] += amount
            assert booked == balances
            assert sum(balances.values()) == 0
            assert balances["purse"] >= 0
            ended = {row[0] for row in db.execute("SELECT id FROM sessions WHERE ended IS NOT NULL")}
            row = db.execute("SELECT id, rules, seed, purse FROM sessions WHERE ended IS NULL").fetchone()
            if row is None:
                return None
            actions = db.execute("SELECT action FROM actions WHERE session = ? ORDER BY number", row[:1])
            rounds = db.execute(
                "SELECT number, outcome, net FROM rounds WHERE session = ? ORDER BY number", row[:1]
            )
            return Committed(
                session=row[0],
                rules=json.loads(row[1]),
                seed=row[2],
                start=row[3],
                actions=[json.loads(text) for (text,) in actions],
                rounds=rounds.fetchall(),
                balances=balances,
                ended=ended,
            )
        finally:
            db.close()


# -- the judgement -----------------------------------------------------------------------------------


def judge(path: Path, lines: bytes, before: Committed | None = None) -> str:
    """Compare what is on the disk with what `lines` say was seen, and what was first seen with `before`.

    Returns "nothing" (killed before anything was seen), "seen" (the disk holds what was seen last) or "more"
    (also the one thing being tried). Raises AssertionError when a kill has cost or made a centime, a card, or
    a memory.
    """
    # A line cut short by the kill was never read by anyone.
    written = [json.loads(line) for line in lines.split(b"\n")[:-1]]
    sights = [line["seen"] for line in written if "seen" in line]
    tried = written[-1].get("try", "") if written else ""
    found = committed(path)
    if not sights:
        return "nothing"
    if before is not None:
        assert sights[0]["session"] == before.session
        assert sights[0]["actions"] == before.actions
        assert sights[0]["purse"] == before.balances["purse"]
    seen = sights[-1]
    assert found is not None, "the sitting that was seen is gone"
    table = found.table()
    assert table.purse() == found.balances["purse"]
    assert table.on_table() == found.balances.get(ACCOUNT, 0)

    if found.session == seen["session"]:
        same = found.actions == seen["actions"] and found.start == seen["start"]
        if same:
            assert table.purse() == seen["purse"]
            assert stakes(table) == seen["stakes"]
            assert table.coups == seen["coups"]
            return "seen"
        assert tried, "what was committed differs from what was seen, and nothing was being tried"
        shorter, longer = sorted((found.actions, seen["actions"]), key=len)
        assert longer[: len(shorter)] == shorter, "what had been done before is no longer the same"
        if len(found.actions) < len(seen["actions"]):
            assert tried == "undo", f"{tried} lost actions that were seen"
        elif len(found.actions) > len(seen["actions"]):
            assert tried != "undo", "what was seen to be taken back is there again"
        if found.start != seen["start"]:
            assert tried == "new_purse"
    else:
        assert seen["session"] in found.ended
        assert found.session > seen["session"]
        assert tried in ("coup", "new_sitting", "open"), f"{tried} began a new sitting"
        assert found.actions == []
    return "more"


def reopen(path: Path, options: Rules | None = None) -> None:
    """Open the profile as the program would, and compare with the replay made from the raw file."""
    found = committed(path)
    profile = Profile.open(path)
    try:
        controller = TrenteEtQuarante(profile, options)
        if found is not None:
            table = found.table()
            assert controller.purse == profile.purse() == table.purse() == found.balances["purse"]
            assert stakes(controller.table) == stakes(table)
            assert controller.table.coups == table.coups
            assert controller.table.phase is table.phase
            assert cards_to_come(controller.table) == cards_to_come(table)
    finally:
        profile.close()
