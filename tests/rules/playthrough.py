"""A table retold as a text. `python -m tests.rules.playthrough` writes the golden ones anew."""

from __future__ import annotations

from dataclasses import fields
from enum import Enum
from pathlib import Path

from casino_qt.rules.cards import Card
from casino_qt.rules.events import Event
from casino_qt.rules.scripts import AnyScript, read
from casino_qt.rules.trente_et_quarante.actions import Action, Cut, Spot
from casino_qt.rules.trente_et_quarante.notation import to_json
from casino_qt.rules.trente_et_quarante.table import Table

FOLDER = Path(__file__).parent / "scripts"
RETOLD = ("locks_one_by_one", "three_seats", "cards_pass", "two_shoes_written")


def _plain(value: object) -> str:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ",".join(map(_plain, value))
    return str(value)


def _event(event: Event) -> str:
    shown = (f"{field.name}={_plain(getattr(event, field.name))}" for field in fields(event))
    return f"    {type(event).__name__} {' '.join(shown)}"


def _action(action: Action) -> str:
    return "> " + " ".join(str(value) for value in to_json(action).values())


def _state(table: Table) -> list[str]:
    lines = [
        f"  {table.phase.value}: shoe {table.shoe_number}, {table.cards_left} cards left, {table.talon} out, "
        f"{table.coups} coups, house {table.house_net()}"
    ]
    for seat in table.seats():
        lines.append(f"  {seat}: purse {table.purse(seat)}, on the cloth {table.on_table(seat)}")
        for spot in Spot:
            lying = table.lying(spot, seat)
            if lying.on_table:
                shown = f"stake {lying.stake} won {lying.won} locked {lying.prison} premium {lying.premium}"
                lines.append(
                    f"    {spot.value}: {shown}{' may be halved' if table.halvable(spot, seat) else ''}"
                )
    return lines


def retell(script: AnyScript) -> str:
    """The whole script, line by line."""
    table = Table(script.rules, script.chance.chance(), script.purse)
    lines = [str(script.rules), *map(_event, table.opening), *_state(table)]
    actions = script.actions
    if not actions or not isinstance(actions[0], Cut):
        actions = (Cut(), *actions)
    for action in actions:
        lines += ["", _action(action), *map(_event, table.apply(action)), *_state(table)]
    return "\n".join(lines) + "\n"


def retold(name: str) -> str:
    """The text of one of the scripts of these tests."""
    return retell(read((FOLDER / f"{name}.json").read_bytes()))


if __name__ == "__main__":
    for name in RETOLD:
        (FOLDER / f"{name}.playthrough.txt").write_text(retold(name), encoding="utf-8")
