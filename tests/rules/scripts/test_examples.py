"""Scripts kept beside this file, replayed through the door of the command line and compared word for word."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import pytest

from casino_qt.rules.events import Said
from casino_qt.rules.scripts import read, replay_file, write

HERE = Path(__file__).parent
NAMES = sorted(path.name.removesuffix(".expected.json") for path in HERE.glob("*.expected.json"))


def words(game: str, said: Said) -> str:
    """Stands in for the croupier: the game, the call and its points."""
    return " ".join([game, said.call, *map(str, said.points)])


def replayed(path: Path) -> dict[str, object]:
    out, err = io.StringIO(), io.StringIO()
    status = replay_file(str(path), words, as_json=True, stdout=out, stderr=err)
    assert (status, err.getvalue()) == (0, "")
    report = json.loads(out.getvalue())
    assert isinstance(report, dict)
    return report


def only_ids(report: dict[str, object]) -> dict[str, object]:
    """The report with each call as its id alone; every text must have been asked for."""
    rounds = report["rounds"]
    assert isinstance(rounds, list)
    for part in [*rounds, report]:
        assert all(call["text"].startswith(f"{report['game']} {call['id']}") for call in part["calls"])
        part["calls"] = [call["id"] for call in part["calls"]]
    return report


def test_there_are_examples() -> None:
    assert len(NAMES) >= 10


@pytest.mark.parametrize("name", NAMES)
def test_an_example_comes_to_what_was_expected(name: str) -> None:
    expected = json.loads((HERE / f"{name}.expected.json").read_text(encoding="utf-8"))
    assert only_ids(replayed(HERE / f"{name}.json")) == expected


@pytest.mark.parametrize("name", NAMES)
def test_an_example_written_again_replays_the_same(name: str, tmp_path: Path) -> None:
    script = read((HERE / f"{name}.json").read_bytes())
    again = tmp_path / "again.json"
    again.write_bytes(write(script))
    assert read(again.read_bytes()) == script
    assert replayed(again) == replayed(HERE / f"{name}.json")


def test_calls_carry_their_points() -> None:
    rounds = replayed(HERE / "half_then_null.json")["rounds"]
    assert isinstance(rounds, list)
    texts = [call["text"].removeprefix("trente-et-quarante ") for call in rounds[1]["calls"]]
    assert texts[-2:] == ["point 5", "apres 5 5"]


def test_the_money_of_every_example_sums_to_zero() -> None:
    for name in NAMES:
        report = json.loads((HERE / f"{name}.expected.json").read_text(encoding="utf-8"))
        assert sum(seat["net"] for seat in report["seats"].values()) + report["house"]["net"] == 0


def test_standard_input_is_read(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    data = (HERE / "one_lock.json").read_bytes()
    assert replay_file("-", words, as_json=True, stdin=io.BytesIO(data)) == 0
    printed = json.loads(capsysbinary.readouterr().out)
    assert printed == replayed(HERE / "one_lock.json")


def test_a_reader_may_go_away_early() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with open(writing, "w", encoding="utf-8") as out:
        assert replay_file(str(HERE / "one_lock.json"), words, stdout=out) == 0


def test_without_json_a_text_is_printed() -> None:
    out = io.StringIO()
    assert replay_file(str(HERE / "three_seats.json"), lambda _, said: said.call, stdout=out) == 0
    kept = HERE / "three_seats.txt"
    assert out.getvalue() == kept.read_text(encoding="utf-8")
