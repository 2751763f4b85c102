"""What a bet is worth, against the rules played out and against what the reports print."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from math import sqrt

import pytest

from casino_qt.odds.command import odds
from casino_qt.odds.desk import QUESTIONS, answer
from casino_qt.odds.trente_et_quarante.edges import locked_value
from casino_qt.odds.worth import Worth, after, announced_by_number, from_report, locked_again, roulette_bet
from casino_qt.rules.lying import Lying
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.options import Finales, Rules, Zero
from casino_qt.rules.roulette.settlement import settle
from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.rules.trente_et_quarante.options import Rules as CardRules

PIECE = 1000


@cache
def spun(bet: str, number: int, rules: Rules) -> Fraction:
    """What the rules make of a piece on a bet that zero does not lock, in pieces."""
    done = settle(rules, number, "you", bet, Lying(stake=PIECE))
    return Fraction(done.result.won - done.result.lost, PIECE)


def moments(results: list[Fraction]) -> tuple[float, float]:
    """The mean of equally likely results, and their deviation."""
    mean = sum(results, Fraction(0)) / len(results)
    return float(mean), sqrt(sum((result - mean) ** 2 for result in results) / len(results))


@pytest.mark.parametrize("zero", ["prison", "partage", "lose_all"])
def test_every_bet_of_the_tableau_is_worth_what_the_rules_make_of_it(zero: Zero) -> None:
    rules = Rules(zero=zero)
    printed = odds("roulette", rules)["bets"]
    for bet in bets.SPOTS:
        worth = roulette_bet(bet, rules)
        assert worth == from_report(printed[bet])
        if zero == "prison" and bets.is_simple(bet):
            continue  # decided later: `test_roulette` follows the chain
        mean, deviation = moments([spun(bet, number, rules) for number in range(POCKETS)])
        assert worth.edge == pytest.approx(-mean, abs=1e-12)
        assert worth.deviation == pytest.approx(deviation, abs=1e-12)
        won = sum(spun(bet, number, rules) > 0 for number in range(POCKETS))
        lost = sum(spun(bet, number, rules) == -1 for number in range(POCKETS))
        assert (worth.win, worth.lose) == pytest.approx((won / POCKETS, lost / POCKETS))
        assert worth.win + worth.lose + worth.tie + sum(worth.other.values()) == pytest.approx(1)


@pytest.mark.parametrize("finales", ["seed", "complete"])
def test_every_announced_bet_is_worth_its_pieces(finales: Finales) -> None:
    rules = Rules(finales=finales)
    for name in announcements.everything():
        laid = announcements.laid_out(name, finales)
        pieces = sum(laid.values())
        by_number = [
            sum(count * int(spun(bet, number, rules)) for bet, count in laid.items())
            for number in range(POCKETS)
        ]
        assert announced_by_number(name, rules) == dict(enumerate(by_number))
        mean, deviation = moments([Fraction(result, pieces) for result in by_number])
        worth = roulette_bet(name, rules)
        assert worth.edge == pytest.approx(1 / 37)
        assert (-worth.edge, worth.deviation) == pytest.approx((mean, deviation), abs=1e-12)
        assert worth.win == pytest.approx(sum(result > 0 for result in by_number) / POCKETS)
        assert worth.win + worth.lose + worth.tie == pytest.approx(1)


def test_half_taken_back_is_a_hair_cheaper_than_prison() -> None:
    left, taken = roulette_bet("rouge", Rules()), roulette_bet("rouge", Rules(), half_back=True)
    assert (round(100 * left.edge, 4), round(100 * taken.edge, 4)) == (1.3704, 1.3514)


@pytest.mark.parametrize("name", ["plein:37", "rouges", "grande", ""])
def test_what_is_no_bet_is_worth_nothing(name: str) -> None:
    with pytest.raises(KeyError):
        roulette_bet(name, Rules())


def test_a_locked_stake_of_trente_et_quarante() -> None:
    told = odds("trente-et-quarante", CardRules(refait="prison"))["bets"]["rouge"]
    assert locked_again(from_report(told)) == pytest.approx(float(locked_value(1)), abs=1e-12)


def test_many_bets_stray_with_the_root_of_their_number() -> None:
    assert after(100, Worth(0.01, 2.0, 0.5, 0.5)) == pytest.approx((-1.0, 20.0))


def test_the_desk_refuses_a_round_nobody_plays() -> None:
    for question in ({"packs": 4, "price": 4}, {"packs": 1, "price": 11}):
        told = answer({"id": 7, "ask": "trente_et_un_round", "question": question})
        assert told["id"] == 7
        assert "nobody plays" in told["problem"]
    assert {"blackjack_round", "trente_et_un_round"} <= QUESTIONS.keys()
