"""A simulation from question to answer: what is told hangs together, and what cannot be asked is said."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from casino_qt import cli
from casino_qt.laboratory import study as laboratory
from casino_qt.laboratory.answer import _ends
from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.games import GAMES
from casino_qt.laboratory.own_rule import Form, Step
from casino_qt.laboratory.study import Question, study
from casino_qt.laboratory.systems import SYSTEMS
from casino_qt.rules.roulette.actions import Bet, Spin, Take
from casino_qt.rules.roulette.numbers import ScriptedNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table
from casino_qt.rules.scripts.games import GAMES_OPEN

Json = dict[str, Any]


def asked(**question: Any) -> Question:
    usual: Json = {"game": "roulette", "rules": Rules(), "bet": "rouge", "seed": "5eed"}
    return Question(**(usual | question))


def told(**question: Any) -> Json:
    return study(asked(**question), lambda done, of: None)


def hangs_together(answer: Json) -> None:
    """What any answer must be, whoever played what."""
    players, coups = answer["players"], answer["coups"]
    ends, bands = answer["ends"], answer["bands"]
    assert sum(ends["counts"]) == players
    assert len(ends["edges"]) == len(ends["counts"]) + 1
    assert ends["edges"] == sorted(set(ends["edges"]))
    assert ends["edges"][0] * players <= answer["net"] <= ends["edges"][-1] * players
    assert bands["coups"][0] == 0
    assert bands["coups"][-1] == coups
    for band in ("p05", "p25", "p50", "p75", "p95"):
        assert len(bands[band]) == len(bands["coups"])
        assert bands[band][0] == 0
    for row in zip(*(bands[band] for band in ("p05", "p25", "p50", "p75", "p95")), strict=True):
        assert list(row) == sorted(row)
    edge = answer["edge_seen"]
    assert edge["low"] <= edge["value"] <= edge["high"]
    assert edge["value"] == pytest.approx(-answer["net"] / answer["staked"])
    for share in (answer["ruined"], answer["reached"]):
        if share is not None:
            assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
            assert share["share"] == share["players"] / players
    assert answer["played"] <= players * coups
    assert answer["largest_stake"] >= answer["stake"]


@pytest.mark.parametrize("players", [1, 3, 50])
@pytest.mark.parametrize("system", SYSTEMS)
def test_an_answer_hangs_together(system: str, players: int) -> None:
    answer = told(system=system, players=players, coups=230, purse=40_000, goal=60_000)
    hangs_together(answer)
    assert answer["edge_exact"] == pytest.approx(0.0137036, abs=5e-8)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_answers(game: str) -> None:
    rules = GAMES_OPEN[game].rules({})
    assert GAMES[game].usual in GAMES[game].bets(rules)
    answer = told(
        game=game, rules=rules, bet=GAMES[game].usual, players=200, coups=30, system="martingale", purse=10**6
    )
    hangs_together(answer)
    assert answer["rules"] == rules.to_json()
    assert answer["edge_exact"] is not None
    # Four standard errors, twice what the interval has on either side.
    assert abs(answer["edge_seen"]["value"] - answer["edge_exact"]) < 2.05 * (
        answer["edge_seen"]["high"] - answer["edge_seen"]["value"]
    )


KINDS_OF_BET = {
    (game, bet.partition(":")[0]): bet
    for game in GAMES
    for bet in GAMES[game].bets(GAMES_OPEN[game].rules({}))
}


@pytest.mark.parametrize(
    ("game", "bet", "apart"),
    [
        ("roulette", "rouge", 500),
        ("roulette", "plein:17", 36 * 500),  # each win is 36 lost stakes better
        ("trente-et-quarante", "rouge+insurance", 500),
        ("blackjack", "box", 250),
    ],
)
def test_the_columns_of_the_results_are_no_comb(game: str, bet: str, apart: int) -> None:
    """As many possible results in each column as in the next, and none that holds losses and gains."""
    ends = told(game=game, rules=GAMES_OPEN[game].rules({}), bet=bet, stake=500, players=2000, coups=400)[
        "ends"
    ]
    edges = ends["edges"]
    inner = np.diff(edges)[1:-1]
    assert 20 < len(ends["counts"]) <= 60
    assert set(inner) == {inner[0]}
    assert inner[0] % apart == 0
    assert 0 in edges
    assert inner[0] / 2 <= edges[1] - edges[0] <= inner[0] * 3 / 2
    assert inner[0] / 2 <= edges[-1] - edges[-2] <= inner[0] * 3 / 2


@pytest.mark.parametrize(
    ("nets", "edges", "counts"),
    [
        ([0, 0], [0, 1], [2]),
        ([-500, -500], [-500, -499], [2]),
        ([-500, 0], [-500, 0, 1], [1, 1]),
        ([-500, 500, 500], [-500, 0, 500], [1, 2]),
    ],
)
def test_the_columns_of_few_results(nets: list[int], edges: list[int], counts: list[int]) -> None:
    assert _ends(np.array(nets), 500) == {"edges": edges, "counts": counts}


@pytest.mark.parametrize("system", ["flat", "martingale"])
@pytest.mark.parametrize(("game", "kind"), KINDS_OF_BET, ids=str)
def test_nobody_owes_anything_when_he_gets_up(
    game: str, kind: str, system: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A purse for one stake and little more: whoever is ruined has something left, or nothing."""
    monkeypatch.setattr(laboratory, "exact", lambda evening: None)  # nobody asks for the chance of ruin here
    bet = KINDS_OF_BET[game, kind]
    rules = GAMES_OPEN[game].rules({})
    terms = GAMES[game].table(rules, bet).terms
    piece = -(-terms.minimum // terms.whole) * terms.whole
    purse = -(-piece * terms.laid // terms.denominator) + piece
    answer = told(game=game, rules=rules, bet=bet, players=400, coups=60, purse=purse, system=system)
    hangs_together(answer)
    assert answer["ends"]["edges"][0] >= -purse
    assert answer["ruined"]["players"] > 0


def test_every_game_of_the_house_is_there() -> None:
    assert set(GAMES) == set(GAMES_OPEN) == set(cli.GAMES)


@pytest.mark.parametrize("players", [2, 400])
def test_the_same_seed_tells_the_same(players: int) -> None:
    question = {"players": players, "coups": 150, "system": "labouchere"}
    one, two, other = told(**question), told(**question), told(**question, seed="5eee")
    for answer in (one, two, other):
        del answer["seconds"], answer["seed"]
    assert one == two != other


def test_crowds_are_parts_of_one_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "TOGETHER", 64)
    seen: list[tuple[int, int]] = []
    answer = study(asked(players=200, coups=100), lambda done, of: seen.append((done, of)))
    hangs_together(answer)
    assert answer["played"] == 20_000
    assert [done for done, _ in seen] == sorted(done for done, _ in seen)
    assert {of for _, of in seen} == {20_000}
    assert seen[-1] == (20_000, 20_000)


@pytest.mark.parametrize("players", [1, 100])
def test_whoever_breaks_off_hears_no_answer(players: int) -> None:
    class Enough(Exception):
        pass

    def enough(done: int, of: int) -> None:
        if done >= of // 2:
            raise Enough

    with pytest.raises(Enough):
        study(asked(players=players, coups=50_000 // players), enough)


def test_the_interval_of_the_edge_holds_it_nineteen_times_in_twenty(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(laboratory, "exact", lambda evening: None)  # nobody asks for ruin here
    held = 0
    for seed in range(200):
        answer = told(players=40, coups=60, system="dalembert", seed=f"{seed:x}a")
        edge = answer["edge_seen"]
        held += edge["low"] <= answer["edge_exact"] <= edge["high"]
    assert 180 <= held <= 199  # 190 on average, with a deviation of 3.1


def test_ruin_and_goal_end_an_evening() -> None:
    answer = told(players=300, coups=4_000, purse=5_000, goal=8_000)
    assert answer["ruined"]["players"] + answer["reached"]["players"] == 300
    assert answer["played"] < 300 * 4_000
    assert answer["bands"]["p05"][-1] == -5_000
    assert answer["bands"]["p95"][-1] == 3_000
    assert answer["reached"]["exact"] + answer["ruined"]["exact"] == pytest.approx(1)


def test_an_own_rule_is_played() -> None:
    flat = told(players=40, coups=90, system="flat")
    own = told(players=40, coups=90, system=Form(1))
    assert own["system"] == "own"
    for key in ("net", "staked", "ends", "bands", "longest_losing_run"):
        assert own[key] == flat[key]
    doubled = told(players=40, coups=90, system=Form(1, None, Step(2)))
    martingale = told(players=40, coups=90, system="martingale")
    for key in ("net", "staked", "ends", "bands", "held_by_limit"):
        assert doubled[key] == martingale[key]


def test_a_list_of_spins_is_played_as_the_table_would() -> None:
    numbers = np.random.default_rng(11).integers(0, 37, 700).tolist()
    rules = Rules(max=1_000)
    highest = rules.maximum("rouge")
    answer = told(permanence=numbers, rules=rules, system="martingale", purse=10**8)
    table = Table(rules, ScriptedNumbers(numbers), 10**8)
    wish, held, staked = 500, 0, 0
    for _ in numbers:
        if not table.on_table():
            held += wish > highest
            wish = min(wish, highest)
            table.apply(Bet("rouge", wish))
            staked += wish
            purse = table.purse() + wish
        table.apply(Spin())
        if table.lying("rouge").free:
            table.apply(Take("rouge"))
        if not table.on_table():
            wish = 500 if table.purse() > purse else 2 * wish if table.purse() < purse else wish
    assert not table.on_table()
    assert answer["net"] == table.purse() - 10**8
    assert (answer["staked"], answer["held_by_limit"]) == (staked, held)
    assert held
    assert answer["players"] == 1
    assert answer["ruined"]["exact"] is None
    assert answer["coups"] == answer["played"] < 700


def test_part_of_a_list_may_be_played() -> None:
    assert told(permanence=[1, 2, 3, 4], coups=2)["net"] == 0
    assert told(permanence=[1, 2, 3, 4], coups=3)["net"] == 500


@pytest.mark.parametrize(
    ("question", "why"),
    [
        ({"stake": 499}, "one stake is from 5.00 to 3500.00 here"),
        ({"stake": 350_001}, "one stake is from"),
        ({"coups": 0}, "coups are from 1 to 10000000"),
        ({"coups": 10_000_001}, "coups are from"),
        ({"players": 0}, "players are from 1 to 100000"),
        ({"players": 100_001}, "players are from"),
        ({"players": 100_000, "coups": 10_001}, "together play at most 1000000000"),
        ({"purse": 499}, "the purse does not hold one stake and what it may ask for, 5.00"),
        ({"purse": 0}, "centimes of the purse are from 1"),
        ({"purse": 10**12 + 1}, "centimes of the purse are from 1"),
        ({"purse": 1_000, "goal": 1_000}, "the goal is more than the purse"),
        ({"goal": 10**13}, "the goal is more than the purse"),
        ({"bet": "rouge,passe", "rules": Rules(zero="partage"), "stake": 501}, "multiple of 2 centimes"),
        ({"bet": "tout"}, "no bet 'tout'"),
        ({"rules": Rules(max=10**12), "coups": 10**7, "players": 1, "system": "paroli"}, "stakes so high"),
        ({"permanence": [0]}, "nothing is decided"),
        ({"permanence": [1, 2], "coups": 3}, "only 2 coups"),
        ({"permanence": [1, 2], "players": 2}, "played by one player"),
        (
            {
                "game": "blackjack",
                "rules": GAMES_OPEN["blackjack"].rules({}),
                "bet": "box",
                "permanence": [1],
            },
            "no lists of results",
        ),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_simulated_costs_one_line(question: Json, why: str) -> None:
    with pytest.raises(NotSimulatedError, match=why) as refused:
        told(**question)
    assert str(refused.value).isprintable()


def test_flat_stakes_at_the_highest_table_can_be_played() -> None:
    hangs_together(told(rules=Rules(max=10**12), coups=10**5, players=1, purse=10**6, goal=1_001_000))
