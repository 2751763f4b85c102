"""Blackjack scripts: what is none, what is written and replayed, the report to read."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from casino_qt.rules.blackjack.actions import Action, Deal
from casino_qt.rules.blackjack.records import CoupRecord
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.events import Event
from casino_qt.rules.scripts import Script, Seed, read, replay, replay_file, write
from tests.rules.blackjack.test_any_play import EVERY_RULES, PURSE, Evening
from tests.rules.blackjack.test_notation import NO_ACTIONS
from tests.rules.scripts.test_bad_files import of

HERE = Path(__file__).parent
BETS: list[object] = [{"do": "bet", "box": 1, "stake": 500}, {"do": "bet", "box": 2, "stake": 500}]
DEAL = {"do": "deal"}
CARDS = ["TH", "5S", "9D", "8D", "6C", "TC", "4S", "7S"]


def text(**changes: object) -> str:
    """A valid script with some keys changed; None takes a key away."""
    script: dict[str, object] = {
        "format": "casino-qt table script",
        "version": 1,
        "game": "blackjack",
        "chance": {"cards": CARDS},
        "actions": [*BETS, DEAL, {"do": "stand", "box": 1}, {"do": "double", "box": 2}],
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
        {"chance": {"numbers": [17]}},
        {"chance": {"cards": CARDS, "seed": "00"}},
        {"chance": {}},
        {"chance": None},
        {"chance": {"cards": ["TH"] * 7}},
        {"chance": {"cards": [["TH"], "TH"]}},
        {"chance": {"cards": ["10H"]}},
        {"chance": {"cards": [10]}},
        {"chance": {"seed": ""}},
        {"rules": {"refait": "half"}},
        {"rules": {"surrender": "never"}},
        {"rules": {"croupier_slips": 1}},
        {"rules": {"double_after_split": "yes"}},
        {"rules": {"dealer_blackjack": None}},
        {"rules": {"min": 100_001}},
        {"rules": {"min": 5.5}},
        {"seats": ["you"]},
        {"banker": "you"},
        {"purse": -1},
    ],
)
def test_faults_outside_the_actions(file: Path, changes: dict[str, object]) -> None:
    assert not of(file, text(**changes)).startswith("action ")


@pytest.mark.parametrize("entry", NO_ACTIONS, ids=str)
def test_what_is_no_action_is_named(file: Path, entry: dict[str, object]) -> None:
    assert of(file, text(actions=[*BETS, entry])).startswith("action 2: ")


@pytest.mark.parametrize(
    ("actions", "at", "changes"),
    [
        ([DEAL], 0, {}),
        ([BETS[0], DEAL], 1, {}),
        ([*BETS, DEAL, DEAL], 3, {}),
        ([*BETS, DEAL, {"do": "stand", "box": 2}], 3, {}),
        ([*BETS, DEAL, {"do": "stand", "box": 1, "hand": 1}], 3, {}),
        ([*BETS, DEAL, {"do": "stand", "box": 1, "by": "anna\u2028"}], 3, {}),
        ([*BETS, DEAL, {"do": "slip"}], 3, {}),
        ([*BETS, DEAL, {"do": "insure", "box": 1, "stake": 1}], 3, {}),
        ([*BETS, DEAL, {"do": "double", "box": 1, "without": ["x" * 40, "x" * 40]}], 3, {}),
        ([*BETS, DEAL], 2, {"chance": {"cards": []}}),
        ([*BETS, DEAL], 2, {"chance": {"cards": [[], CARDS]}}),
        ([*BETS, DEAL], 2, {"chance": {"cards": CARDS[:4]}}),
        ([*BETS, DEAL, {"do": "hit", "box": 1}], 3, {"chance": {"cards": CARDS[:5]}}),
        ([*BETS, DEAL, {"do": "double", "box": 1}], 3, {"purse": 1499}),
        ([{"do": "bet", "box": 1, "stake": 5e2}], 0, {}),
        ([{"do": "bet", "box": 1.0, "stake": 500}], 0, {}),
    ],
)
def test_faults_name_their_action(
    file: Path, actions: list[object], at: int, changes: dict[str, object]
) -> None:
    assert of(file, text(actions=actions, **changes)).startswith(f"action {at}: ")


def test_twice_the_same_key_in_an_action(file: Path) -> None:
    line = of(file, text().replace('"do": "deal"', '"do": "deal", "do": "deal"'))
    assert line == "action 2: the key 'do' stands twice"


def test_a_round_that_is_not_over_is_not_told_and_its_stakes_lie(file: Path) -> None:
    report = replay(read(text(actions=[*BETS, DEAL, {"do": "stand", "box": 1}]).encode()))
    assert report.rounds == ()
    assert report.seats["you"].on_table == 1000
    assert report.seats["you"].net == 0
    assert [said.call for said in report.calls][-1] == "carte_a"


@pytest.mark.parametrize("number", range(0, len(EVERY_RULES), 2))
def test_what_was_played_is_replayed(number: int) -> None:
    """An evening is written, read, replayed, and comes to the same; the last coup is left unfinished."""

    class Written(Evening):
        def act(self, action: Action) -> tuple[Event, ...]:
            events = super().act(action)
            done.append(action)
            if self.table.last is not None and (not rounds or self.table.last is not rounds[-1]):
                rounds.append(self.table.last)
            return events

    done: list[Action] = []
    rounds: list[CoupRecord] = []
    rules = EVERY_RULES[number]
    evening = Written(rules, 0xF11E + number)
    for _ in range(40):
        evening.coup()
    evening.lay_bets()
    evening.act(Deal())
    table = evening.table
    if table.phase is Phase.PLAYING:
        evening.act(evening.decision())
    data = write(Script(Seed(f"{0xF11E + number:x}"), tuple(done), rules, PURSE, "blackjack"))
    script = read(data)
    report = replay(script)
    assert write(script) == data
    assert report.rounds == tuple(rounds)
    assert report.calls == table.calls
    assert report.house_net == table.house_net()
    assert report.table is None
    assert list(report.seats) == list(table.seats())
    for name, seat in report.seats.items():
        assert seat.net == table.purse(name) + table.on_table(name) - PURSE


def test_the_report_to_read() -> None:
    out = io.StringIO()
    path = HERE / "four_hands_original_only.json"
    assert replay_file(str(path), lambda _, said: said.call, stdout=out) == 0
    kept = HERE / "four_hands_original_only.txt"
    assert out.getvalue() == kept.read_text(encoding="utf-8")
