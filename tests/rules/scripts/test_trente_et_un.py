"""Scripts of тридцать одно: what is none, and the report to read."""

from __future__ import annotations

import io
import json
from pathlib import Path

import pytest

from casino_qt.rules.scripts import read, replay_file, write
from tests.rules.scripts.test_bad_files import of

DEAL = {"do": "deal"}
CARDS = ["KH", "9D", "5S", "TD", "8C", "JS", "6C", "7H", "AC"]


def text(**changes: object) -> str:
    """A valid script with some keys changed; None takes a key away."""
    script: dict[str, object] = {
        "format": "casino-qt table script",
        "version": 1,
        "game": "trente-et-un",
        "seats": ["you", "anna", "boris"],
        "banker": "anna",
        "token": 200,
        "chance": {"cards": CARDS},
        "actions": [DEAL],
    }
    script.update(changes)
    return json.dumps({key: value for key, value in script.items() if value is not None})


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "script.json"


def replayed(file: Path, script: str) -> dict[str, object]:
    file.write_text(script, encoding="utf-8")
    out = io.StringIO()
    assert replay_file(str(file), lambda game, said: said.call, as_json=True, stdout=out) == 0
    report = json.loads(out.getvalue())
    assert isinstance(report, dict)
    return report


def test_an_unfinished_round_is_in_no_rounds_and_nothing_lies(file: Path) -> None:
    report = replayed(file, text())
    nothing = {"put_in": 0, "taken_out": 0, "on_table": 0, "net": 0}
    assert report["rounds"] == []
    assert report["table"] == {}
    assert report["house"] == {"net": 0}
    assert report["seats"] == {"you": nothing, "anna": nothing, "boris": nothing}
    assert report["calls"] == [{"id": "mises_convenues", "text": "mises_convenues"}]


def test_a_table_nobody_has_played_at_says_nothing(file: Path) -> None:
    assert replayed(file, text(actions=[]))["calls"] == []
    assert replayed(file, text(actions=[], chance={"cards": []}))["rounds"] == []


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"seats": None}, "'seats' is missing"),
        ({"banker": None}, "'banker' is missing"),
        ({"token": None}, "'token' is missing"),
        ({"seats": "you"}, "'seats' must be a list"),
        ({"seats": ["you"]}, "'seats' are 2 to 9 names"),
        ({"seats": ["you", *"abcdefghi"]}, "'seats' are 2 to 9 names"),
        ({"seats": ["you", "anna", 3]}, "a seat is a name of 1 to 40 printable characters"),
        ({"seats": ["you", "anna", ["boris"]]}, "a seat is a name of 1 to 40 printable characters"),
        ({"seats": ["you", "anna", "anna"]}, "a name stands twice in 'seats'"),
        ({"seats": ["anna", "boris"]}, "'you' is not among 'seats'"),
        ({"banker": "vera"}, "'banker' is one of 'seats'"),
        ({"banker": ["anna"]}, "'banker' is one of 'seats'"),
        ({"token": 99}, "'token' is a whole number from 100 to 100000"),
        ({"token": 100_001}, "'token' is a whole number from 100 to 100000"),
        ({"token": True}, "'token' is a whole number from 100 to 100000"),
        ({"token": 200.0}, "'token' is a whole number from 100 to 100000"),
        ({"rules": {"natural": 1}}, "'rules': natural is a whole number from 2 to 10"),
        ({"rules": {"bank": "moves"}}, "'rules': bank is one of rotates, fixed"),
        ({"rules": {"packs": 4}}, "'rules': packs is a whole number from 0 to 3"),
        ({"rules": {"min": 500}}, "'rules': there is no option 'min'"),
        ({"house": 1}, "unknown key 'house'"),
        ({"chance": {"numbers": [1]}}, "'chance' holds either 'seed' or 'cards'"),
        ({"chance": {"cards": ["AS", "2S", "AS"]}}, "'cards': AS stands 2 times, a pack holds 1"),
        ({"chance": {"cards": []}}, "action 0: There are no more cards to deal."),
        ({"purse": 1_599}, "action 0: The bank must be able to pay 1600; there is only 1599."),
        ({"actions": [{"do": "draw"}]}, "action 0: No cards are dealt yet."),
        ({"actions": [{"do": "deal", "by": "anna"}]}, "action 0: deal has no 'by'"),
        ({"actions": [{"do": "bet"}]}, "action 0: 'do' is one of deal, draw, stand"),
        ({"actions": [DEAL, {"do": "stand"}]}, "action 1: It is another player's turn."),
        ({"actions": [DEAL, DEAL]}, "action 1: This round must be played to its end first."),
        ({"actions": [DEAL, {"do": "draw", "by": "boris"}]}, "action 1: There are no more cards to deal."),
    ],
)
def test_what_is_no_script_or_is_refused(file: Path, changes: dict[str, object], why: str) -> None:
    assert of(file, text(**changes)) == why


def test_the_packs_of_the_table_limit_the_copies_in_each_list(file: Path) -> None:
    six = ["you", *"abcde"]
    doubled = {"cards": [["AS", "AS"], ["AS", "AS"]]}
    assert replayed(file, text(seats=six, banker="a", actions=[], chance=doubled))["rounds"] == []
    assert "a pack holds 1" in of(file, text(actions=[], chance=doubled))
    three = {"cards": ["AS"] * 4}
    assert "3 packs hold 3" in of(file, text(rules={"packs": 3}, actions=[], chance=three))


def test_a_script_is_written_and_read_again(file: Path) -> None:
    script = read(text(rules={"natural": 7, "bank": "fixed"}, purse=5_000).encode())
    assert read(write(script)) == script
    assert json.loads(write(script))["rules"] == {"natural": 7, "bank": "fixed", "packs": 0}


def test_the_report_to_read(file: Path) -> None:
    stands = [{"do": "stand", "by": seat} for seat in ("boris", "you", "anna")]
    file.write_text(text(actions=[DEAL, *stands]), encoding="utf-8")
    out = io.StringIO()
    assert replay_file(str(file), lambda game, said: said.call, stdout=out) == 0
    assert out.getvalue().splitlines() == [
        "Trente-et-un",
        "",
        "Round 1",
        *(
            f"  — {call}"
            for call in ("mises_convenues", "assez", "assez", "sur_les_siennes", "paye_en_cartes")
        ),
        "  you: 9♦ 8♣ 7♥  = 24, tokens -2",
        "  anna (bank): 5♠ J♠ A♣  = 26, tokens +2",
        "  boris: K♥ 10♦ 6♣  = 26, tokens +0",
        "",
        "",
        "Seats",
        "  you: put in 4.00, taken out 0.00, on the table 0.00, net -4.00",
        "  anna: put in 0.00, taken out 4.00, on the table 0.00, net 4.00",
        "  boris: put in 0.00, taken out 0.00, on the table 0.00, net 0.00",
    ]
