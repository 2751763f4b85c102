"""Roulette scripts: what is none, what is written and replayed, the report to read."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_qt.rules.refused import Refused
from casino_qt.rules.roulette.actions import Action, Spin
from casino_qt.rules.roulette.numbers import ScriptedNumbers, SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.rules.roulette.table import Table
from casino_qt.rules.scripts import NumberList, Script, Seed, read, replay, replay_file, write
from tests.rules.roulette.test_any_play import RULES, SEEDS
from tests.rules.roulette.test_notation import ACTIONS
from tests.rules.scripts.test_bad_files import of

HERE = Path(__file__).parent
BET = {"do": "bet", "on": "rouge", "stake": 500}
SPIN = {"do": "spin"}


def text(**changes: object) -> str:
    """A valid script with some keys changed; None takes a key away."""
    script: dict[str, object] = {
        "format": "casino-qt table script",
        "version": 1,
        "game": "roulette",
        "chance": {"numbers": [17, 0]},
        "actions": [BET, SPIN],
    }
    script.update(changes)
    return json.dumps({key: value for key, value in script.items() if value is not None})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "script.json"


def test_the_script_the_others_are_made_from_is_good(file: Path) -> None:
    file.write_text(text(), encoding="utf-8")
    assert replay_file(str(file), lambda game, said: said.call, stdout=io.StringIO()) == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"chance": {"cards": ["AS"]}},
        {"chance": {"numbers": [17], "seed": "00"}},
        {"chance": {}},
        {"chance": None},
        {"chance": {"numbers": 17}},
        {"chance": {"numbers": [37]}},
        {"chance": {"numbers": [-1]}},
        {"chance": {"numbers": [True]}},
        {"chance": {"numbers": ["17"]}},
        {"chance": {"numbers": [None]}},
        {"chance": {"numbers": [[17]]}},
        {"chance": {"numbers": [17.0]}},
        {"chance": {"seed": ""}},
        {"chance": {"seed": "g0"}},
        {"rules": {"refait": "half"}},
        {"rules": {"zero": "half"}},
        {"rules": {"finales": "full"}},
        {"rules": {"min": 30_000}},
        {"seats": ["you"]},
        {"purse": -1},
    ],
)
def test_faults_outside_the_actions(file: Path, changes: dict[str, object]) -> None:
    assert not of(file, text(**changes)).startswith("action ")


@pytest.mark.parametrize(
    ("actions", "at"),
    [
        ([SPIN, SPIN, SPIN], 2),
        ([{"do": "coup"}], 0),
        ([{"do": "cut", "at": 5}], 0),
        ([{"do": "insure", "on": "rouge"}], 0),
        ([BET, {"do": "spin", "by": "you"}], 1),
        ([{"do": "bet", "on": "cheval:3/0", "stake": 500}], 0),
        ([{"do": "bet", "on": "plein:017", "stake": 500}], 0),
        ([{"do": "bet", "on": "carre:1/2/5/4", "stake": 500}], 0),
        ([{"do": "bet", "on": "rouge", "stake": 499}], 0),
        ([{"do": "bet", "on": "rouge", "stake": 350_001}], 0),
        ([{"do": "bet", "on": "plein:17", "stake": 20_001}], 0),
        ([{"do": "bet", "on": "rouge", "stake": 5e2}], 0),
        ([{"do": "take", "on": "rouge"}], 0),
        ([BET, {"do": "take", "on": "rouge", "stake": 100}], 1),
        ([BET, {"do": "halve", "on": "rouge"}], 1),
        ([BET, {"do": "move", "on": "rouge", "to": "pair"}], 1),
        ([BET, SPIN, BET, SPIN, {"do": "move", "on": "rouge", "to": "rouge"}], 4),
        ([{"do": "announce", "on": "tiers", "piece": 500}], 0),
        ([{"do": "announce", "on": "finale:4/3", "piece": 500}], 0),
        ([{"do": "announce", "on": "orphelins", "piece": 500, "stake": 2500}], 0),
        ([{"do": "announce", "on": "orphelins"}], 0),
        ([{"do": "announce", "say": "orphelins"}], 0),
        ([{"do": "announce", "say": "orphelins par 5", "piece": 500}], 0),
        ([{"do": "announce", "say": "abracadabra", "piece": 500}], 0),
        ([{"do": "announce", "say": "rouge 50"}], 0),
        ([{"do": "announce", "say": "abra\ncadabra\u2028\x1b[2J", "piece": 500}], 0),
        ([{"do": "announce", "on": "grande_serie", "piece": 200_000}], 0),
        ([{"do": "announce", "on": "orphelins", "stake": 2400}], 0),
    ],
)
def test_faults_name_their_action(file: Path, actions: list[object], at: int) -> None:
    assert of(file, text(actions=actions)).startswith(f"action {at}: ")


def test_the_purse_need_hold_only_what_is_laid(file: Path) -> None:
    announce = {"do": "announce", "on": "orphelins", "stake": 2999}
    file.write_text(text(purse=2500, actions=[announce]), encoding="utf-8")
    assert replay_file(str(file), lambda game, said: said.call, stdout=io.StringIO()) == 0
    assert of(file, text(purse=2499, actions=[announce])).startswith("action 0: The purse holds 2499")


NUMBERS = st.lists(st.integers(0, 36), max_size=20).map(lambda numbers: NumberList(tuple(numbers)))


@settings(deadline=None, derandomize=True, database=None, max_examples=150)
@given(RULES, SEEDS.map(Seed) | NUMBERS, st.integers(0, 10**12), st.lists(ACTIONS | st.just(Spin())))
def test_what_was_played_is_replayed(
    rules: Rules, chance: Seed | NumberList, purse: int, tried: list[Action]
) -> None:
    source = SeededNumbers(chance.hex_digits) if isinstance(chance, Seed) else ScriptedNumbers(chance.numbers)
    table = Table(rules, source, purse)
    done: list[Action] = []
    rounds: list[SpinRecord] = []
    for action in tried:
        try:
            table.apply(action)
        except Refused:
            continue  # refused actions are never written
        done.append(action)
        if isinstance(action, Spin) and table.last:
            rounds.append(table.last)
    data = write(Script(chance, tuple(done), rules, purse, "roulette"))
    script = read(data)
    report = replay(script)
    assert write(script) == data
    assert report.rounds == tuple(rounds)
    assert report.calls == table.calls
    assert report.house_net == table.house_net()
    assert report.table is not None
    assert list(report.table) == list(table.bets(None))
    for name, seat in report.seats.items():
        assert seat.net == table.purse(name) + table.on_table(name) - purse


def test_the_report_to_read() -> None:
    out = io.StringIO()
    assert replay_file(str(HERE / "moved_in_prison.json"), lambda _, said: said.call, stdout=out) == 0
    kept = HERE / "moved_in_prison.txt"
    assert out.getvalue() == kept.read_text(encoding="utf-8")
