"""Layouts and shoes handed to `casino-qt odds` in a file."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from casino_qt import cli
from casino_qt.odds import handed_in
from casino_qt.odds.command import print_odds
from casino_qt.odds.roulette.course import course
from casino_qt.odds.roulette.layout import SPINS, Layout
from casino_qt.odds.trente_et_quarante.composition import FULL
from casino_qt.odds.trente_et_quarante.edges import outcomes
from casino_qt.rules.cards import RANKS
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.trente_et_quarante.events import Outcome

Json = dict[str, Any]
WHOLE_SHOE = {rank: {"red": 12, "black": 12} for rank in RANKS}
FEW = {"A": {"red": 9, "black": 12}, "6": {"red": 2}, "T": {"black": 12}, "K": {"red": 1, "black": 8}}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "handed.json"


def told(game: str, file: Path, content: object, *, as_json: bool = True) -> tuple[int, str, str]:
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    out, err = io.StringIO(), io.StringIO()
    status = print_odds(game, about=str(file), as_json=as_json, stdout=out, stderr=err)
    return status, out.getvalue(), err.getvalue()


def test_a_layout_is_told_number_by_number_and_after_many_spins(file: Path) -> None:
    stakes = {"rouge": 1_000, "plein:17": 200}
    status, out, err = told("roulette", file, stakes)
    assert (status, err) == (0, "")
    found: Json = json.loads(out)
    layout = Layout(stakes, Rules())
    assert (found["game"], found["rules"]["zero"], found["staked"]) == ("roulette", "prison", 1_200)
    assert found["layout"] == {"plein:17": 200, "rouge": 1_000}
    assert [pocket["net"] for pocket in found["pockets"]] == [pocket.net for pocket in layout.pockets]
    assert Fraction(found["exact"]) == layout.mean
    assert [after["spins"] for after in found["after"]] == list(SPINS)
    for after in found["after"]:
        assert after["ahead"] == course(layout, after["spins"]).ahead
        assert after["ahead"] + after["level"] + after["behind"] == pytest.approx(1)


def test_a_layout_to_read_has_all_numbers_in_francs(file: Path) -> None:
    status, out, err = told("roulette", file, {"noir": 5_000, "plein:17": 250}, as_json=False)
    assert (status, err) == (0, "")
    assert "   17       +137.50" in out  # 35 × 2.50 and 50
    assert "    0         -2.50, 50.00 in prison" in out
    numbers = out[out.index("Numbers") : out.index("a spin brings")]
    assert sum(line.count(".") for line in numbers.splitlines()) == 38  # and the amount that is locked
    assert out.count("%") == 4


def test_stakes_too_different_to_be_followed_say_so_and_no_more(file: Path) -> None:
    status, out, _ = told("roulette", file, {"rouge": 100_001, "plein:3": 77_777})
    chances = [after["ahead"] for after in json.loads(out)["after"]]
    assert status == 0
    assert chances[0] is not None
    assert chances[-1] is None
    status, out, _ = told("roulette", file, {"rouge": 100_001, "plein:3": 77_777}, as_json=False)
    assert (status, out.splitlines()[-1]) == (0, "     1000  too many different results to be followed")


def test_a_whole_shoe_is_the_usual_one(file: Path) -> None:
    file.write_text(json.dumps(WHOLE_SHOE))
    assert handed_in.shoe(str(file)) == FULL


def test_a_shoe_is_told_bet_by_bet(file: Path) -> None:
    status, out, err = told("trente-et-quarante", file, FEW)
    assert (status, err) == (0, "")
    found: Json = json.loads(out)
    assert found["cards"] == 44
    chances = outcomes(handed_in.shoe(str(file)))
    couleur = chances[Outcome.ROUGE_GAGNE_ET_COULEUR] + chances[Outcome.ROUGE_PERD_COULEUR_GAGNE]
    assert found["bets"]["couleur"]["win"] == pytest.approx(float(couleur))
    for bet in found["bets"].values():
        parts = [bet.get(word, 0.0) for word in ("win", "lose", "tie", "refait", "void")]
        assert sum(parts) == pytest.approx(1)
    assert found["bets"]["couleur"]["edge"] != pytest.approx(found["bets"]["inverse"]["edge"])


def test_the_last_cards_of_a_shoe_decide_nothing(file: Path) -> None:
    status, out, err = told("trente-et-quarante", file, {"5": {"red": 3}}, as_json=False)
    assert (status, err) == (0, "")
    assert "3 cards being left" in out
    assert "100.0000" in out[out.index("void %") :]


@pytest.mark.parametrize(
    ("game", "content", "complaint"),
    [
        ("roulette", {"plein:37": 100}, "roulette has no bet 'plein:37'"),
        ("roulette", {"rouge": 0}, "'rouge': a stake is a whole number of centimes"),
        ("roulette", '{"rouge": 2.5}', "'rouge': a stake is a whole number of centimes"),
        ("roulette", {"rouge": True}, "'rouge': a stake is a whole number of centimes"),
        ("roulette", '{"rouge": 5, "rouge": 6}', "the key 'rouge' stands twice"),
        ("roulette", {}, "no stake lies there"),
        ("roulette", [], "the layout must be one JSON object"),
        ("roulette", "{", "not JSON"),
        ("trente-et-quarante", {"1": {"red": 1}}, "no card has the rank '1'"),
        ("trente-et-quarante", {"A": {"blue": 1}}, "'A': cards are 'red' or 'black', not 'blue'"),
        ("trente-et-quarante", {"A": {"red": 13}}, "'A': 6 packs have from 0 to 12 red ones"),
        ("trente-et-quarante", {"A": 5}, "'A' must be one JSON object"),
        ("trente-et-quarante", {"A": {}}, "no card is left in it"),
    ],
)
def test_what_is_none_is_one_line(game: str, content: object, complaint: str, file: Path) -> None:
    status, out, err = told(game, file, content)
    assert (status, out) == (2, "")
    assert err.startswith(f"{file}: ")
    assert complaint in err
    assert err.count("\n") == 1


def test_they_reach_the_command_line(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def at_the_line(*arguments: str) -> tuple[int, str, str]:
        status = cli.main(["odds", *arguments])
        return status, *capsys.readouterr()

    def hand_in(content: Mapping[str, object]) -> str:
        file.write_text(json.dumps(content))
        return str(file)

    rules = file.with_name("rules.json")
    rules.write_text('{"zero": "lose_all"}')
    status, out, _ = at_the_line(
        "roulette", "--layout", hand_in({"rouge": 100}), "--rules", str(rules), "--json"
    )
    assert (status, json.loads(out)["exact"]) == (0, "-100/37")
    status, out, _ = at_the_line("trente-et-quarante", "--shoe", hand_in(FEW), "--json")
    assert (status, json.loads(out)["cards"]) == (0, 44)
    assert at_the_line("roulette", "--shoe", str(file)) == (
        2,
        "",
        "casino-qt odds: --shoe is for trente-et-quarante\n",
    )
    assert at_the_line("blackjack", "--layout", str(file))[0] == 2
    status, out, err = at_the_line("roulette", "--layout", str(file.with_name("none.json")))
    assert (status, out, err.count("\n")) == (2, "", 1)
