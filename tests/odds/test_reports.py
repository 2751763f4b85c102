"""What `casino-qt odds` tells: the published figures, the formulas, and the rules played out."""

from __future__ import annotations

import io
import json
from fractions import Fraction
from math import sqrt
from pathlib import Path
from typing import Any

import pytest

from casino_qt.odds.blackjack import insurance as blackjack_insurance
from casino_qt.odds.command import odds, print_odds
from casino_qt.odds.reports import trente_et_un
from casino_qt.odds.results import deviation, mean
from casino_qt.odds.roulette import bets as roulette
from casino_qt.odds.trente_et_quarante import edges as trente_et_quarante
from casino_qt.odds.trente_et_un.decision import decision
from casino_qt.rules.blackjack.options import Rules as Blackjack
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules as Roulette
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules as TrenteEtQuarante
from casino_qt.rules.trente_et_un.options import Rules as TrenteEtUn

Json = dict[str, Any]
ROULETTES = [Roulette(zero="prison"), Roulette(zero="partage"), Roulette(zero="lose_all")]


@pytest.mark.parametrize("half_back", [False, True])
@pytest.mark.parametrize("rules", ROULETTES, ids=lambda rules: rules.zero)
def test_the_results_of_every_roulette_bet_come_to_its_expectation(rules: Roulette, half_back: bool) -> None:
    for bet in bets.SPOTS:
        results = roulette.results(bet, rules, half_back=half_back)
        assert sum(results.values()) == 1
        assert all(chance > 0 for chance in results.values())
        assert mean(results) == roulette.expectation(bet, rules, half_back=half_back)


@pytest.mark.parametrize("insured", [False, True])
@pytest.mark.parametrize("premium", TrenteEtQuarante.CHOICES["premium"])
@pytest.mark.parametrize("refait", TrenteEtQuarante.CHOICES["refait"])
def test_the_results_of_every_chance_come_to_its_edge(refait: Any, premium: Any, insured: bool) -> None:
    rules = TrenteEtQuarante(refait=refait, premium=premium)
    for spot in Spot:
        results = trente_et_quarante.results(spot, rules, insured=insured)
        assert sum(results.values()) == 1
        assert -mean(results) == trente_et_quarante.edge(rules, insured=insured)


def test_a_plein_swings_as_every_textbook_says() -> None:
    # 36² / 37 less the square of the mean: 5.8378 stakes
    assert deviation(roulette.results("plein:17", Roulette())) == pytest.approx(sqrt(36**2 / 37 * (36 / 37)))


def test_insurance_costs_23_in_311() -> None:
    assert mean(blackjack_insurance.results()) == Fraction(-23, 311)


def asked(game: str, rules: Any) -> Json:
    """The object as whoever reads the JSON gets it."""
    told: Json = json.loads(json.dumps(odds(game, rules)))
    assert told["game"] == game
    assert told["rules"] == rules.to_json()
    return told


def test_the_report_on_roulette_names_every_bet() -> None:
    told = asked("roulette", Roulette())["bets"]
    halves = {f"{bet}+half_back" for bet in bets.SIMPLE_CHANCES}
    assert set(told) == {*bets.SPOTS, *halves}
    assert told["douzaines:2/3"]["win"] == pytest.approx(24 / 37)
    assert told["rouge"]["edge"] == pytest.approx(0.013704, abs=5e-7)
    assert told["rouge+half_back"]["exact"] == "1/74"
    for bet in told.values():
        assert float(Fraction(bet["exact"])) == bet["edge"]
        assert bet["win"] + bet["lose"] + bet["tie"] + bet.get("zero", 0) == pytest.approx(1)
    assert "rouge+half_back" not in asked("roulette", Roulette(zero="partage"))["bets"]
    assert "zero" not in asked("roulette", Roulette(zero="lose_all"))["bets"]["rouge"]


def test_the_report_on_trente_et_quarante_has_the_published_figures() -> None:
    told = asked("trente-et-quarante", TrenteEtQuarante())
    assert set(told["bets"]) == {f"{spot}{tail}" for spot in Spot for tail in ("", "+insurance")}
    assert told["bets"]["rouge"]["edge"] == pytest.approx(0.01094569, abs=5e-9)
    assert told["bets"]["inverse+insurance"]["edge"] == pytest.approx(0.00912292, abs=5e-9)
    assert told["bets"]["noir"]["refait"] == pytest.approx(0.0218913705, abs=1e-9)
    assert told["rows"]["31"] == pytest.approx(0.1480577771, abs=1e-9)
    assert told["rows"]["40"] == pytest.approx(0.0515678726, abs=1e-9)
    assert sum(told["rows"].values()) == pytest.approx(1)


def test_the_report_on_trente_et_un_follows_seats_and_packs() -> None:
    told = asked("trente-et-un", TrenteEtUn(packs=1))
    assert told["bank"]["tokens"] == -told["punter"]["tokens"] == pytest.approx(0.139347225313)
    assert told["punter"]["stays_on"] < told["bank"]["stays_on"] == 27
    assert told["dealt_31"] == pytest.approx(504 / 22_100)
    assert list(told["seats"]) == list("23456789")
    assert told["seats"]["9"]["tokens"] == pytest.approx(8 * told["bank"]["tokens"])


def test_the_hands_of_trente_et_un_lead_to_the_thresholds() -> None:
    """What is told of a punter's hands is his answer to the safest banker: he stays on 24."""
    told = trente_et_un.hands(TrenteEtUn(packs=1))["hands"]
    assert set(told) == {"punter", "bank"}
    for side, stays_on in (("punter", 24), ("bank", 27)):
        for hand, cell in told[side].items():
            kind, total = hand.split()
            stays = int(total) >= (stays_on if kind == "hard" else 28)
            assert cell["action"] == ("stay" if stays else "draw"), (side, hand)
            assert cell["values"][cell["action"]] == max(cell["values"].values())
        assert sum(cell["chance"] for cell in told[side].values()) > 1  # who draws is asked again
    alone = decision(1, (10, 10, 10), banks=False)
    assert told["punter"]["hard 30"]["values"]["stay"] == pytest.approx(2 * alone["stand"], abs=0.05)


def test_the_report_on_blackjack_has_a_cell_for_every_hand() -> None:
    told = asked("blackjack", Blackjack())
    assert told["round"]["edge"] == pytest.approx(0.00517637, abs=1e-8)
    assert told["round"]["exact"] is None
    assert 0.005 < told["round"]["best_edge"] < told["round"]["edge"]
    assert told["bets"]["box"]["edge"] == told["round"]["edge"]
    for bet in told["bets"].values():
        assert bet["win"] + bet["lose"] + bet["tie"] == pytest.approx(1)
    assert told["bets"]["insurance"]["exact"] == "23/311"
    ups = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "A"]
    for hand, cells in told["card"].items():
        assert list(cells) == ups, hand
        for cell in cells.values():
            assert cell["values"][cell["action"]] == max(cell["values"].values())
    assert told["card"]["hard 16"]["6"]["action"] == "stand"
    assert told["card"]["pair A"]["6"]["action"] == "split"


def printed(game: str, rules: bytes | None, file: Path, **how: Any) -> tuple[int, str, str]:
    """Status, standard output and standard error of the command, its rules in `file`."""
    if rules is not None:
        file.write_bytes(rules)
    out, err = io.StringIO(), io.StringIO()
    status = print_odds(game, None if rules is None else str(file), stdout=out, stderr=err, **how)
    return status, out.getvalue(), err.getvalue()


def test_the_text_tells_what_the_object_holds(tmp_path: Path) -> None:
    status, out, err = printed("roulette", b'{"zero": "lose_all"}', tmp_path / "rules.json")
    assert (status, err) == (0, "")
    assert "zero: lose_all" in out
    lines = {line.split()[0]: line.split()[1:] for line in out.splitlines() if line.strip()}
    assert lines["cheval:0/3"] == ["2.7027", "4.0702", "5.4054", "94.5946", "0.0000"]


@pytest.mark.parametrize(
    ("rules", "why"),
    [
        (b"", "not JSON"),
        (b"[]", "must be one JSON object"),
        (b'{"zero": "keep"}', "zero is one of"),
        (b'{"zero": ["prison"]}', "zero is one of"),
        (b'{"min": 5.0}', "min is a whole number"),
        (b'{"min": 1e400}', "min is a whole number"),
        (b'{"min": 99999999999999999999999999}', "min is a whole number"),
        (b'{"max": 1}', "min is above max"),
        (b'{"refait": "half"}', "no option 'refait'"),
        (b'{"zero\\n": 1}', "no option"),
        (b'{"min": 5, "min": 6}', "stands twice"),
        (b"\xff" * 64, "not UTF-8"),
        (b"[" * 200_000, "nested"),
        (b" " * (17 * 1024**2), "larger than"),
    ],
    ids=lambda value: value[:12].decode("latin-1") if isinstance(value, bytes) else "",
)
@pytest.mark.parametrize("as_json", [False, True])
def test_bad_rules_cost_one_line(rules: bytes, why: str, as_json: bool, tmp_path: Path) -> None:
    file = tmp_path / "rules.json"
    status, out, err = printed("roulette", rules, file, as_json=as_json)
    assert (status, out) == (2, "")
    assert err.startswith(f"{file}: ")
    assert why in err
    assert err[:-1].isprintable()
    assert err.endswith("\n")


def test_rules_that_are_not_there_cost_one_line(tmp_path: Path) -> None:
    out, err = io.StringIO(), io.StringIO()
    assert print_odds("blackjack", str(tmp_path / "none"), stdout=out, stderr=err) == 2
    assert (out.getvalue(), err.getvalue().count("\n")) == ("", 1)
