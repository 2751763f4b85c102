"""A table retold as a text. `python -m tests.rules.playthrough` writes the golden ones anew."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import fields, replace
from enum import Enum
from pathlib import Path
from typing import Any

from casino_qt.rules.blackjack.table import Table as BlackjackTable
from casino_qt.rules.cards import Card
from casino_qt.rules.cloth import ClothTable
from casino_qt.rules.events import Event
from casino_qt.rules.roulette.bets import SPOTS
from casino_qt.rules.roulette.table import Table as RouletteTable
from casino_qt.rules.scripts import AnyScript, read
from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.trente_et_quarante.actions import Cut, Spot
from casino_qt.rules.trente_et_quarante.notation import to_json
from casino_qt.rules.trente_et_quarante.table import Table
from casino_qt.rules.trente_et_un.table import Table as BankTable

FOLDER = Path(__file__).parent / "scripts"
RETOLD = (
    "locks_one_by_one",
    "three_seats",
    "cards_pass",
    "two_shoes_written",
    "moved_in_prison",
    "four_hands_original_only",
    "slip_declined_closes_insurance",
    "two_talias",
)


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


def _action(written: dict[str, object]) -> str:
    return "> " + " ".join(map(str, written.values()))


def _state(table: Table | RouletteTable | BlackjackTable | BankTable) -> list[str]:
    if isinstance(table, BlackjackTable):
        return _boxes(table)
    if isinstance(table, BankTable):
        return _hands(table)
    if isinstance(table, Table):
        shoe = f"shoe {table.shoe_number}, {table.cards_left} cards left, {table.talon} out"
        lines = [f"  {table.phase.value}: {shoe}, {table.coups} coups, house {table.house_net()}"]
        for seat in table.seats():
            lines += _seat(table, seat, list(Spot), table.halvable)
        return lines
    lines = [f"  {table.spins} spins, house {table.house_net()}"]
    for seat in table.seats():
        lines += _seat(table, seat, list(SPOTS), table.halvable)
    return lines


def _boxes(table: BlackjackTable) -> list[str]:
    shoe = f"shoe {table.shoe_number}, {table.cards_left} cards left, {table.discards} discarded"
    lines = [f"  {table.phase.value}: {shoe}, {table.coups} coups, house {table.house_net()}"]
    for seat in table.seats():
        lines.append(f"  {seat}: purse {table.purse(seat)}, on the table {table.on_table(seat)}")
    for number, box in table.boxes.items():
        lines.append(f"  box {number}: bets {box.bets} insurance {box.insurance}")
        for hand in box.hands:
            lines.append(f"    {_plain(hand.cards)} = {hand.total} {hand.status.value} {hand.stakes}")
    if table.dealer.cards:
        lines.append(f"  croupier {_plain(table.dealer.cards)}; to play {table.to_play}, asked {table.asked}")
    return lines


def _hands(table: BankTable) -> list[str]:
    pack = f"pack {table.pack_number}, {table.cards_left} cards left, {table.discards} discarded"
    bank = f"{table.banker} banks, {table.tenure.tokens} tokens in {table.tenure.rounds} rounds"
    lines = [f"  {table.phase.value}: talia {table.talia}, {pack}; {bank}; asked {table.to_act}"]
    for seat in table.seats():
        hand = table.hand(seat)
        how = f"{' open' if hand.opened else ''}{' out' if hand.out else ''}"
        lies = f"{_plain(hand.cards)} = {hand.total}{how}"
        lines.append(f"  {seat}: purse {table.purse(seat)}, {lies}, tokens {table.result(seat)}")
    return lines


def _seat(
    table: ClothTable[Any, Any], seat: str, places: Sequence[str], halvable: Callable[[Any, str], bool]
) -> list[str]:
    lines = [f"  {seat}: purse {table.purse(seat)}, on the cloth {table.on_table(seat)}"]
    for spot in places:
        lying = table.lying(spot, seat)
        if lying.on_table:
            shown = f"stake {lying.stake} won {lying.won} locked {lying.prison} premium {lying.premium}"
            halved = halvable(spot, seat)
            lines.append(f"    {spot}: {shown}{' may be halved' if halved else ''}")
    return lines


def retell(script: AnyScript) -> str:
    """The whole script, line by line."""
    game = GAMES_OPEN[script.game]
    table = game.sit_down(replace(script, actions=(Cut(),)))  # nobody cuts yet: the first action shows it
    assert isinstance(table, Table | RouletteTable | BlackjackTable | BankTable)
    lines = [str(script.rules), *map(_event, table.opening), *_state(table)]
    actions = script.actions
    if isinstance(table, Table) and (not actions or not isinstance(actions[0], Cut)):
        actions = (Cut(), *actions)
    for action in actions:
        written = to_json(action) if isinstance(table, Table) else game.action_json(action)
        lines += ["", _action(written or {}), *map(_event, table.apply(action)), *_state(table)]
    return "\n".join(lines) + "\n"


def retold(name: str) -> str:
    """The text of one of the scripts of these tests."""
    return retell(read((FOLDER / f"{name}.json").read_bytes()))


if __name__ == "__main__":
    for name in RETOLD:
        (FOLDER / f"{name}.playthrough.txt").write_text(retold(name), encoding="utf-8")
