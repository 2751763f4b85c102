"""`casino-qt simulate`: one object or a page to read, progress beside it, and one line where it cannot."""

from __future__ import annotations

import io
import json
from pathlib import Path
from typing import Any

import pytest

from casino_qt.laboratory.command import Asked, print_simulation
from casino_qt.laboratory.study import Question, study
from casino_qt.rules.roulette.options import Rules


def printed(how: dict[str, bool] | None = None, **asked: Any) -> tuple[int, str, str]:
    """Status, standard output and standard error of the command."""
    out, err = io.StringIO(), io.StringIO()
    usual: dict[str, Any] = {"game": "roulette", "players": 40, "coups": 50, "seed": "5eed"}
    status = print_simulation(Asked(**(usual | asked)), stdout=out, stderr=err, **(how or {}))
    return status, out.getvalue(), err.getvalue()


def test_the_object_is_the_answer() -> None:
    status, out, err = printed({"as_json": True}, system="fibonacci", goal=1_100_000)
    assert (status, err, out.count("\n")) == (0, "", 1)
    told = json.loads(out)
    question = Question(
        game="roulette", rules=Rules(), bet="rouge", seed="5eed", system="fibonacci", coups=50, players=40,
        goal=1_100_000,
    )  # fmt: skip
    assert {**told, "seconds": 0} == {**study(question, lambda done, of: None), "seconds": 0}


def test_the_page_tells_what_the_object_holds() -> None:
    told = json.loads(printed({"as_json": True}, goal=1_000_500, system="martingale")[1])
    status, out, err = printed(goal=1_000_500, system="martingale")
    assert (status, err) == (0, "")
    assert f"{100 * told['edge_seen']['value']:.4f} %" in out
    assert "exactly 1.3704 %" in out
    assert f"{told['reached']['players']} players" in out
    assert "The edge has not moved: however it is staked, the bank keeps 1.3704 % of each stake" in out
    assert "10000.00 each" in out
    assert all(line.isprintable() for line in out.splitlines())


def test_where_no_exact_edge_is_known_the_page_says_so_much_less() -> None:
    _, out, _ = printed(game="blackjack", bet="box+shoe", players=2, coups=20)
    assert "exactly" not in out
    assert "The edge has not moved: no order of stakes changes what the bank keeps" in out


def test_progress_comes_line_by_line_and_reaches_the_end() -> None:
    status, out, err = printed({"as_json": True, "progress": True}, players=60, coups=500)
    assert status == 0
    assert json.loads(out)["played"] == 30_000
    lines = [json.loads(line) for line in err.splitlines()]
    assert {line["of"] for line in lines} == {30_000}
    done = [line["done"] for line in lines]
    assert done == sorted(done)
    assert done[-1] == 30_000


def test_when_nobody_listens_any_more_it_ends() -> None:
    class Gone(io.StringIO):
        def write(self, text: str) -> int:
            raise BrokenPipeError

    out = io.StringIO()
    asked = Asked(game="roulette", players=60, coups=500)
    assert print_simulation(asked, as_json=True, progress=True, stdout=out, stderr=Gone()) == 1
    assert out.getvalue() == ""


def test_without_a_seed_every_evening_is_another() -> None:
    seeds = {json.loads(printed({"as_json": True}, seed=None)[1])["seed"] for _ in range(3)}
    assert len(seeds) == 3


def test_files_are_read(tmp_path: Path) -> None:
    for name, text in (
        ("rules.json", '{"zero": "partage"}'),
        ("own.json", '{"start": 2, "after_loss": {"plus": 1}}'),
        ("spins.csv", "spin;number\n1;17\n2;0\n3;36\n"),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
    _, out, _ = printed(
        {"as_json": True},
        rules=str(tmp_path / "rules.json"),
        system=str(tmp_path / "own.json"),
        permanence=str(tmp_path / "spins.csv"),
        coups=None,
        players=None,
    )
    told = json.loads(out)
    assert told["rules"]["zero"] == "partage"
    assert told["system"] == "own"
    # 10.00 on 17, black; 15.00 on zero, half of it lost; that counts as a loss: 20.00 on 36, red
    assert (told["coups"], told["staked"], told["net"]) == (3, 4_500, -1_000 - 750 + 2_000)


@pytest.mark.parametrize(
    ("argument", "text", "why"),
    [
        ("rules", '{"zero": "keep"}', "zero is one of"),
        ("rules", "[]", "must be one JSON object"),
        ("system", "{}", "'start' is missing"),
        ("system", "nothing", "not JSON"),
        ("permanence", "1 2\n37", "line 2: '37' is not a number from 0 to 36"),
    ],
)
def test_a_bad_file_costs_one_line_that_names_it(argument: str, text: str, why: str, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text(text, encoding="utf-8")
    status, out, err = printed(None, **{argument: str(file)})
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith(f"{file}: ")
    assert why in err


@pytest.mark.parametrize("argument", ["rules", "system", "permanence"])
@pytest.mark.parametrize("name", ["none", "no\nname", "nul\0"])
def test_a_file_that_is_not_there_costs_one_line(argument: str, name: str, tmp_path: Path) -> None:
    status, out, err = printed(None, **{argument: str(tmp_path / name)})
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err[:-1].isprintable()
    assert argument != "system" or "neither one of flat, martingale" in err


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"stake": 1}, "one stake is from 5.00"),
        ({"bet": "ro\nt"}, r"no bet 'ro\nt'"),
        ({"game": "blackjack", "permanence": "-"}, "no lists of results for blackjack"),
    ],
)
def test_a_question_without_an_answer_costs_one_line(asked: dict[str, Any], why: str) -> None:
    status, out, err = printed(**asked)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert err.startswith("casino-qt simulate: ")
    assert why in err
