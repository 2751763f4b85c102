"""Judges a profile after its program was killed, without the bank: raw SQLite, the journal, and the rules.

A program under trial writes a line (`report`) whenever something has become visible to the person, and one
before and after each thing it tries (tests.tables.asked). After the kill, `judge` demands:

- the books balance, and the replay of every open sitting gives exactly the purse and the cloth of the ledger,
  what other tables have done to the purse since it last heard of it apart;
- all that was seen to be done had been tried, each try doing one thing;
- what was last seen at each table is there, with nothing besides but the one thing being tried when the kill
  came, what other guests lay, and the spin of a ball that was in the air;
- a ball that was thrown falls where it would have fallen;
- the controller, opened again, stands as the replay does: same purse, same stakes, same cards to come.
"""

from __future__ import annotations

import json
import shutil
import sqlite3
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from casino_qt.bank.ledger import table_account
from casino_qt.bank.profile import Profile
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.events import Event
from casino_qt.rules.roulette import notation as roulette_notation
from casino_qt.rules.roulette.actions import Spin
from casino_qt.rules.roulette.numbers import SeededNumbers
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.roulette.table import Table as RouletteTable
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Coup, Cut
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase, Table
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.roulette_sitting import GAME as ROULETTE
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from casino_qt.tables.trente_et_quarante_sitting import GAME
from tests.tables.asked import Line, asked_for, pending, unasked

TableT = TypeVar("TableT", Table, RouletteTable)
Stakes = dict[str, list[int]]
AnyTable = Table | RouletteTable
AnyController = TrenteEtQuarante | Roulette


def stakes(table: AnyTable) -> Stakes:
    """All that lies on the cloth: stake, won, locked once, locked twice, premium."""
    lying = table.everything_lying()
    return {
        str(spot): [each.stake, each.won, *each.prison, each.premium]
        for spot, each in sorted(lying.items(), key=lambda item: str(item[0]))
    }


def rounds_ended(table: AnyTable) -> int:
    """Coups or spins."""
    return table.coups if isinstance(table, Table) else table.spins


def _last(table: AnyTable) -> tuple[int, str]:
    """The number and the outcome of the round that ended last."""
    if isinstance(table, Table):
        assert table.last is not None
        return table.coups, table.last.outcome.value
    return table.spins, str(table.history[-1])


def to_come(table: AnyTable) -> list[object]:
    """What the next rounds would bring, well beyond this shoe; the table is left as it was."""
    here = table.checkpoint()
    found: list[object] = []
    if isinstance(table, Table):
        if table.phase is Phase.CUTTING:
            table.apply(Cut(156))
        for _ in range(40):
            table.apply(Coup())
            assert table.last is not None
            found += [card.code for row in (table.last.noir, table.last.rouge) for card in row.cards]
        table.restore(here)
        return found
    for _ in range(40):
        table.apply(Spin())
        found.append(table.history[-1])
    table.restore(here)
    return found


# -- what the program under trial writes -------------------------------------------------------------


def report(profile: Profile, controller: AnyController) -> bytes:
    """A line to write when something has just become visible."""
    game = GAME if isinstance(controller, TrenteEtQuarante) else ROULETTE
    session = profile.open_session(game)
    assert session is not None
    seen = {
        "game": game,
        "session": session.id,
        "actions": list(session.actions),
        "purse": controller.purse,
        "stakes": stakes(controller.table),
        "coups": rounds_ended(controller.table),
        "start": session.purse,
    }
    return json.dumps({"seen": seen}).encode() + b"\n"


def future(controller: AnyController) -> bytes:
    """A line to write when somebody has sat down: what chance holds ready."""
    game = GAME if isinstance(controller, TrenteEtQuarante) else ROULETTE
    return json.dumps({"game": game, "to_come": to_come(controller.table)}).encode() + b"\n"


def ball(number: int, table: RouletteTable) -> bytes:
    """A line to write when a ball is in the air."""
    return json.dumps({"thrown": number, "spins": table.spins}).encode() + b"\n"


# -- what is really on the disk ----------------------------------------------------------------------


def _bet_without_place(entry: Any) -> Any:
    """A roulette action as the rules know it: at which printed place of a bet a chip lies is not theirs."""
    return roulette_notation.from_json({key: value for key, value in entry.items() if key != "at"})


@dataclass(frozen=True)
class Committed:
    """An open sitting and the balances, as they lie in the file.

    `elsewhere`: centimes by which other sittings and advances changed the purse since this one heard of it.
    """

    session: int
    game: str
    rules: dict[str, Any]
    seed: str
    start: int
    actions: list[dict[str, Any]]
    rounds: list[tuple[int, str, int]]
    balances: dict[str, int]
    ended: set[int]
    elsewhere: int = 0

    def table(self, told: list[tuple[Event, ...]] | None = None) -> AnyTable:
        """The table as the rules alone make it from the journal; what each action showed goes into `told`."""
        if self.game == GAME:
            return self._played(
                Table(Rules.from_json(self.rules), SeededChance(self.seed), self.start),
                notation.from_json,
                told,
            )
        rules = RouletteRules.from_json(self.rules)
        return self._played(
            RouletteTable(rules, SeededNumbers(self.seed), self.start), _bet_without_place, told
        )

    def _played(
        self, table: TableT, read: Callable[[object], Any], told: list[tuple[Event, ...]] | None
    ) -> TableT:
        rounds, told = [], [] if told is None else told
        for action in self.actions:
            if action["do"] == "purse":  # what other tables or an advance did to it
                table.change_purse(action["change"], action.get("by", "you"))
                told.append(())
                continue
            owned = table.purse() + table.on_table()
            told.append(table.apply(read(action)))
            if action["do"] in ("coup", "spin"):
                rounds.append((*_last(table), table.purse() + table.on_table() - owned))
        assert rounds == self.rounds
        return table


def committed(path: Path, game: str | None = None) -> Committed | None:
    """The open sitting of `game`, or of the only game played; None when there is no profile or no sitting."""
    found = sittings(path)
    if game is None:
        assert len(found) < 2
        return next(iter(found.values()), None)
    return found.get(game)


def sittings(path: Path) -> dict[str, Committed]:
    """Read a copy of the profile, journal and all: every open sitting by its game."""
    if not path.exists():
        return {}
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
            rows = db.execute(
                "SELECT id, game, rules, seed, purse, since FROM sessions WHERE ended IS NULL"
            ).fetchall()
            return {row[1]: _sitting(db, row, balances, ended) for row in rows}
        finally:
            db.close()


def _sitting(
    db: sqlite3.Connection, row: tuple[Any, ...], balances: dict[str, int], ended: set[int]
) -> Committed:
    session, game, rules, seed, start, since = row
    written = db.execute("SELECT action FROM actions WHERE session = ? ORDER BY number", (session,))
    actions = [json.loads(text) for (text,) in written]
    rounds = db.execute(
        "SELECT number, outcome, net FROM rounds WHERE session = ? ORDER BY number", (session,)
    ).fetchall()
    heard = max((action["entry"] for action in actions if "entry" in action), default=since)
    others = db.execute(
        "SELECT source, amount FROM transfers JOIN entries ON entries.id = entry "
        "WHERE entry > ? AND session IS NOT ? AND 'purse' IN (source, target)",
        (heard, session),
    )
    elsewhere = sum(-amount if source == "purse" else amount for source, amount in others)
    return Committed(
        session, game, json.loads(rules), seed, start, actions, rounds, balances, ended, elsewhere
    )


# -- the judgement -----------------------------------------------------------------------------------


def judge(path: Path, lines: bytes, before: Mapping[str, Committed] | None = None) -> str:
    """Compare what is on the disk with what `lines` say was seen, and what was first seen with `before`.

    Returns "nothing" (killed before anything was seen), "seen" (the disk holds what was seen last) or "more"
    (also the one thing being tried). Raises AssertionError when a kill has cost or made a centime, a card, or
    a memory.
    """
    # A line cut short by the kill was never read by anyone.
    written = [json.loads(line) for line in lines.split(b"\n")[:-1]]
    sights = [line["seen"] for line in written if "seen" in line]
    asked = pending(written, lambda action: not unasked(action))
    tried = asked.get("try", "")
    thrown = [line for line in written if "thrown" in line]
    found, before = sittings(path), before or {}
    for sitting in found.values():
        table = sitting.table()
        assert table.purse() + sitting.elsewhere == sitting.balances["purse"]
        assert table.on_table() == sitting.balances.get(table_account(sitting.game), 0)
        if isinstance(table, RouletteTable):
            falls_where_it_was_thrown(table, sitting, written)
    fates = {"nothing"}
    for game in dict.fromkeys([*before, *(sight["game"] for sight in sights)]):
        mine = [sight for sight in sights if sight["game"] == game]
        assert game in found, "the sitting that was seen is gone"
        if mine and game in before:
            assert mine[0]["session"] == before[game].session
            assert at_the_door(mine[0]["actions"], before[game].actions)
        if mine and mine[-1] is sights[-1]:
            in_the_air = bool(thrown) and thrown[-1]["spins"] == mine[-1]["coups"]
            fates.add(_last_sight(found[game], mine[-1], asked, in_the_air and game == ROULETTE))
        else:
            # Nobody sat there when the kill came; somebody may just have come to the door.
            known = mine[-1]["actions"] if mine else before[game].actions
            assert found[game].session == (mine[-1]["session"] if mine else before[game].session)
            assert at_the_door(found[game].actions, known)
            assert found[game].actions == known or tried == "open"
    return "more" if "more" in fates else "seen" if sights else "nothing"


def at_the_door(now: list[dict[str, Any]], known: list[dict[str, Any]]) -> bool:
    """Whether nothing was done since `known` but what sitting down does."""
    return now[: len(known)] == known and all(map(unasked, now[len(known) :]))


def falls_where_it_was_thrown(table: RouletteTable, found: Committed, written: list[dict[str, Any]]) -> None:
    """Every ball that was in the air has fallen, or will fall, into the pocket it was thrown for."""
    session = None
    for line in written:
        if "seen" in line and line["seen"]["game"] == ROULETTE:
            session = line["seen"]["session"]
        elif "thrown" in line and session == found.session:
            numbers = [*table.history, *to_come(table)]
            assert numbers[line["spins"]] == line["thrown"]


def _last_sight(found: Committed, seen: dict[str, Any], asked: Line, in_the_air: bool) -> str:
    """The table where the person sat when the kill came, against what was seen there last."""
    table, tried = found.table(), asked.get("try", "")
    if found.session == seen["session"]:
        same = found.actions == seen["actions"] and found.start == seen["start"]
        if same:
            assert table.purse() == seen["purse"]
            assert stakes(table) == seen["stakes"]
            assert rounds_ended(table) == seen["coups"]
            return "seen"
        shorter, longer = sorted((found.actions, seen["actions"]), key=len)
        assert longer[: len(shorter)] == shorter, "what had been done before is no longer the same"
        if len(found.actions) < len(seen["actions"]):
            assert tried == "undo", f"{tried} lost actions that were seen"
        more = [action for action in found.actions[len(seen["actions"]) :] if not unasked(action)]
        if in_the_air and more[:1] == [{"do": "spin"}]:
            more = more[1:]
        asked_for(tried, more, asked.get("most"))
        if found.start != seen["start"]:
            assert tried == "new_purse"
    else:
        assert seen["session"] in found.ended
        assert found.session > seen["session"]
        assert tried in ("coup", "new_sitting", "open"), f"{tried} began a new sitting"
        assert found.actions == []
    return "more"


def reopen(path: Path, options: Rules | RouletteRules | None = None) -> None:
    """Open the profile as the program would, and compare with the replay made from the raw file."""
    found = sittings(path).get(ROULETTE if isinstance(options, RouletteRules) else GAME)
    profile = Profile.open(path)
    try:
        controller = (
            Roulette(profile, options)
            if isinstance(options, RouletteRules)
            else TrenteEtQuarante(profile, options)
        )
        if found is not None:
            table = found.table()
            assert controller.purse == profile.purse() == found.balances["purse"]
            assert controller.purse == table.purse() + found.elsewhere
            assert stakes(controller.table) == stakes(table)
            assert rounds_ended(controller.table) == rounds_ended(table)
            assert to_come(controller.table) == to_come(table)
            if isinstance(table, Table) and isinstance(controller, TrenteEtQuarante):
                assert controller.table.phase is table.phase
    finally:
        profile.close()
