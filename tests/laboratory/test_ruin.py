"""The exact chance of ruin: against the textbook's formula, every sequence counted, and the simulation."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from math import prod

import pytest

from casino_qt.laboratory import intervals, ruin
from casino_qt.laboratory.own_rule import Form, OwnRule, Step
from casino_qt.laboratory.roulette import RouletteTable
from casino_qt.laboratory.ruin import Ends, exact
from casino_qt.laboratory.study import Question, study
from casino_qt.laboratory.systems import SYSTEMS, AnySystem
from casino_qt.laboratory.tally import Evening
from casino_qt.laboratory.trente_et_quarante import TrenteEtQuaranteTable
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.trente_et_quarante.options import Rules as TrenteEtQuarante
from tests.laboratory import by_hand

LOSE_ALL = RouletteTable(Rules(zero="lose_all", max=10**6), "rouge")
PRISON = RouletteTable(Rules(), "rouge")
PARTAGE = RouletteTable(Rules(zero="partage"), "rouge")
INSURED = TrenteEtQuaranteTable(TrenteEtQuarante(), "noir+insurance")
PLEIN = RouletteTable(Rules(), "plein:17")


def reckoned(evening: Evening) -> Ends:
    ends = exact(evening)
    assert ends is not None
    return ends


@pytest.mark.parametrize(("purse", "goal"), [(10, 20), (3, 50), (30, 31)])
def test_flat_stakes_end_as_the_gambler_of_the_textbook(purse: int, goal: int) -> None:
    # With r = q/p, a gambler with a of n pieces is ruined in the end with (rᵃ - rⁿ) / (1 - rⁿ).
    r = 19 / 18
    ends = reckoned(Evening(LOSE_ALL, SYSTEMS["flat"], 500, 10**6, 500 * purse, 500 * goal))
    assert ends.ruined == pytest.approx((r**purse - r**goal) / (1 - r**goal), abs=1e-9)
    assert ends.ruined + ends.reached == pytest.approx(1, abs=1e-9)


def test_null_coups_only_delay_the_gambler() -> None:
    # A stake that zero locks is lost or comes back: of what is decided, as many are won as the odds say.
    freed = Fraction(18, 37) / (1 - Fraction(18, 37 * 37)) / 37
    won = Fraction(18, 37)
    r = float((1 - won - freed) / won)
    ends = reckoned(Evening(PRISON, SYSTEMS["flat"], 500, 10**6, 5_000, 10_000))
    assert ends.ruined == pytest.approx((r**10 - r**20) / (1 - r**20), abs=1e-9)


@pytest.mark.parametrize("coups", [3, 4, 40, 1_000])
def test_a_martingale_is_ruined_by_the_losses_its_purse_pays_for(coups: int) -> None:
    # Seven pieces pay for three losses in a row, and a run that ends leaves one piece more; up to a goal of
    # eight there is exactly one run.
    evening = Evening(LOSE_ALL, SYSTEMS["martingale"], 500, coups, 3_500, 4_000)
    assert reckoned(evening).ruined == pytest.approx((19 / 37) ** 3)
    assert reckoned(evening).reached == pytest.approx(1 - (19 / 37) ** 3)


OWN = OwnRule(Form(1, Step(2), Step(1, 1, 1), wins=2, behind=4, cap=6), 2)


@pytest.mark.parametrize("table", [LOSE_ALL, PARTAGE, INSURED], ids=lambda table: table.terms.bet)
@pytest.mark.parametrize("system", [*SYSTEMS.values(), OWN], ids=lambda system: system.name)
def test_the_chain_counts_what_all_sequences_come_to(system: AnySystem, table: RouletteTable) -> None:
    terms, coups, piece = table.terms, 6, 501
    purse, goal = 7 * piece, 11 * piece
    evening = Evening(table, system, piece, coups, purse, goal)
    assert terms.distribution is not None
    ways = [(int(result * terms.denominator), float(p)) for result, p in terms.distribution.items()]
    ruined = reached = 0.0
    bet = by_hand.Bet(terms.denominator, piece, evening.cost, evening.most, terms.rounds_up)
    for sequence in product(ways, repeat=coups):
        played = _by_hand(system) if system is not OWN else _own_by_hand(terms.denominator)
        _, left = by_hand.stakes(played, bet, purse, [result for result, _ in sequence], goal)
        chance = prod(p for _, p in sequence)
        ruined += chance * (left < evening.cost)
        reached += chance * (left >= goal)
    own = OwnRule(OWN.form, terms.denominator)
    ends = reckoned(Evening(table, own if system is OWN else system, piece, coups, purse, goal))
    assert ends.ruined == pytest.approx(ruined, abs=1e-12)
    assert ends.reached == pytest.approx(reached, abs=1e-12)


def _by_hand(system: AnySystem) -> by_hand.System:
    return by_hand.SYSTEMS[system.name]()


def _own_by_hand(denominator: int) -> by_hand.System:
    return by_hand.own(
        1,
        lambda laid: min(6, laid * 2),
        lambda laid: min(6, laid + 1),
        lambda wins, losses, total: wins == 2 or total <= -4 * denominator,
    )


def test_where_the_chain_is_too_long_there_is_no_exact_value() -> None:
    assert exact(Evening(PRISON, SYSTEMS["labouchere"], 500, 10_000, 10**6)) is None
    assert exact(Evening(PLEIN, SYSTEMS["flat"], 500, 10_000_000, 10**12)) is None
    assert exact(Evening(RouletteTable(Rules(), "rouge,plein:0"), SYSTEMS["flat"], 500, 10, 10**6)) is None


def test_a_long_evening_of_flat_stakes_is_still_reckoned() -> None:
    ends = reckoned(Evening(PARTAGE, SYSTEMS["flat"], 500, 8_000, 50_000))
    few = reckoned(Evening(PARTAGE, SYSTEMS["flat"], 500, 4_000, 50_000))
    assert 0.3 < few.ruined < ends.ruined < 0.99


def test_what_was_cut_off_at_the_ends_does_not_count(monkeypatch: pytest.MonkeyPatch) -> None:
    evening = Evening(PLEIN, SYSTEMS["flat"], 500, 300, 20_000)
    ends = reckoned(evening)
    monkeypatch.setattr(ruin, "NEGLIGIBLE", 0.0)
    assert reckoned(evening).ruined == pytest.approx(ends.ruined, abs=1e-12)


@pytest.mark.parametrize("system", SYSTEMS)
def test_the_simulation_agrees_with_what_is_reckoned(system: str) -> None:
    told = study(
        Question(
            game="roulette",
            rules=Rules(),
            bet="rouge",
            system=system,
            seed=f"{len(system):x}5",
            coups=120,
            players=20_000,
            purse=30_000,
            goal=40_000,
        ),
        lambda done, of: None,
    )
    for end in (told["ruined"], told["reached"]):
        if end["exact"] is not None:
            # Wilson's interval is of about two standard errors; three are allowed.
            assert abs(end["share"] - end["exact"]) < 1.6 * (end["high"] - end["low"]) / 2 + 1e-9
    assert told["reached"]["exact"] is not None or system in ("dalembert", "labouchere")


def test_wilson_s_interval_has_the_published_values() -> None:
    assert intervals.share(5, 10)[1:] == pytest.approx((0.2366, 0.7634), abs=5e-5)
    assert intervals.share(0, 10)[1:] == pytest.approx((0.0, 0.2775), abs=5e-5)
    assert intervals.share(10, 10)[1:] == pytest.approx((0.7225, 1.0), abs=5e-5)
    assert intervals.share(1, 100)[1:] == pytest.approx((0.0018, 0.0545), abs=5e-5)
