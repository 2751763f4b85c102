"""What decisions are worth, and what errors are called."""

from __future__ import annotations

from fractions import Fraction

import pytest

from casino_qt.odds.advice import blackjack, cloth, trente_et_un
from casino_qt.odds.advice.advice import Advice, Json
from casino_qt.odds.advice.judging import JUDGES, answer, judged
from casino_qt.odds.blackjack.best import kept_split
from casino_qt.odds.blackjack.decision import OwnHand, decision
from casino_qt.odds.desk import answer as desk
from casino_qt.rules.blackjack.options import Rules as BlackjackRules
from casino_qt.rules.trente_et_quarante.options import Rules as CardRules

HALF, PERCENT = Fraction(1, 2), Fraction(1, 100)
SEED = BlackjackRules()


def advised(question: Json) -> Advice:
    return Advice.from_json(answer(question))


def kind_of(question: Json, played: str) -> str:
    return judged(question, advised(question), played).kind


def hand(cards: tuple[int, ...], up: int, *plays: str, rules: BlackjackRules = SEED) -> Json:
    return blackjack.hand(rules, OwnHand(cards), up, plays or ("hit", "stand", "double"))


def test_the_plays_are_worth_what_the_exact_decision_says() -> None:
    question = hand((10, 6), 7)
    exact = decision(SEED, OwnHand((6, 10)), 7)
    assert advised(question).worth == {play: exact[play] for play in ("hit", "stand", "double")}
    verdict = judged(question, advised(question), "stand")
    assert verdict.cost == exact["hit"] - exact["stand"]
    assert (verdict.best, verdict.kind) == ("hit", "stand/hard/12-16/7-A")
    assert verdict.thousandths == pytest.approx(67.9, abs=0.05)
    assert verdict.millionths == round(verdict.cost * 1e6)


@pytest.mark.parametrize(
    ("cards", "up", "plays", "played", "kind"),
    [
        ((5, 6), 6, ("hit", "double"), "hit", "missed/double/hard/11"),
        ((1, 7), 3, ("hit", "stand", "double"), "stand", "missed/double/soft/18"),
        ((8, 8), 6, ("hit", "stand", "double", "split"), "stand", "missed/split/8"),
        ((10, 10), 6, ("hit", "stand", "double", "split"), "split", "split/10"),
        ((10, 10), 6, ("hit", "stand", "double", "split"), "double", "double/hard/20"),
        ((10, 2), 4, ("hit", "stand", "double", "surrender"), "surrender", "surrender/hard/12"),
        ((10, 3), 2, ("hit", "stand"), "hit", "hit/hard/12-16/2-6"),
        ((1, 6), 9, ("hit", "stand"), "stand", "stand/soft/17/7-A"),
        ((10, 10), 6, ("hit", "stand"), "stand", ""),
    ],
)
def test_errors_at_blackjack(
    cards: tuple[int, ...], up: int, plays: tuple[str, ...], played: str, kind: str
) -> None:
    assert kind_of(hand(cards, up, *plays), played) == kind


def test_giving_up_is_best_where_playing_loses_more_than_half() -> None:
    rules = BlackjackRules.from_json({"surrender": "hard_12_or_more"})
    question = hand((10, 6), 10, "hit", "stand", "surrender", rules=rules)
    assert advised(question).best == "surrender"
    assert kind_of(question, "hit") == "missed/surrender/hard/16"


def test_insurance_costs_by_what_is_laid_of_it() -> None:
    """Half of the stake at 2 to 1: of 309 unseen cards 94 are tens when one holds two."""
    full, part = (blackjack.insure((10, 10), portion) for portion in (HALF, Fraction(1, 10)))
    exact = Fraction(1, 2) * (3 * Fraction(94, 309) - 1)
    assert advised(full).worth == {"insured": pytest.approx(float(exact)), "declined": 0.0}
    assert judged(full, advised(full), "insured").cost == pytest.approx(float(-exact))
    assert judged(part, advised(part), "insured").cost == pytest.approx(float(-exact) / 5)
    assert kind_of(full, "insured") == "insured"
    assert kind_of(full, "declined") == ""


def test_going_uninsured_costs_two_thousandths_less_a_little() -> None:
    """1.094569 % against 0.912292 % (house rules, section 1)."""
    question = cloth.insurance(CardRules(), PERCENT, HALF)
    verdict = judged(question, advised(question), "uninsured")
    assert verdict.kind == "uninsured"
    assert verdict.thousandths == pytest.approx(10.94569 - 9.12292, abs=2e-5)


def test_every_coup_and_an_odd_stake_change_what_insurance_is_worth() -> None:
    """A premium is whole centimes: of 101 it is two, dearer than the refait is."""
    dear = cloth.insurance(CardRules(premium="every_coup"), PERCENT, HALF)
    assert judged(dear, advised(dear), "uninsured").thousandths == pytest.approx(0.94569, abs=2e-5)
    odd = cloth.insurance(CardRules(), Fraction(2, 101), Fraction(51, 101))
    assert advised(odd).best == "uninsured"
    assert kind_of(odd, "insured") == "insured"


@pytest.mark.parametrize(("game", "cost"), [(cloth.ROULETTE, 7.0318), (cloth.TRENTE_ET_QUARANTE, 6.2157)])
def test_prison_costs_some_thousandths_of_what_lies_there(game: str, cost: float) -> None:
    question = cloth.prison(game, HALF)
    verdict = judged(question, advised(question), "prison")
    assert (verdict.kind, verdict.best) == ("prison", "half")
    assert verdict.thousandths == pytest.approx(cost, abs=1e-4)


def test_errors_at_thirty_one() -> None:
    question = trente_et_un.hand(1, (10, 6, 10), banks=False)
    told = advised(question)
    assert (told.best, told.reason) == ("stand", "over")
    assert told.figures["over"] == pytest.approx(100 * 29 / 49)  # six and above of 49 cards
    verdict = judged(question, told, "draw")
    assert verdict.kind == "punter/draw/hard/26"
    assert verdict.cost == pytest.approx(told.worth["stand"] - told.worth["draw"])
    assert kind_of(trente_et_un.hand(1, (1, 10, 6), banks=True), "stand") == "banker/stand/soft/27"


@pytest.mark.parametrize(
    "question",
    [
        {},
        {"game": "baccarat"},
        {"game": "blackjack", "ask": "hand"},
        {"game": "roulette", "ask": "prison", "back": "1/0"},
        {"game": "roulette", "ask": "chips"},
        {"game": "trente-et-un", "ask": "hand", "packs": 9, "cards": [2, 3, 4], "banks": False},
    ],
)
def test_what_is_no_decision_is_told_in_one_line(question: Json) -> None:
    told = desk({"id": 1, "ask": "advice", "question": question})
    assert set(told) == {"id", "problem"}
    assert "\n" not in told["problem"]


def test_every_table_has_its_judge() -> None:
    assert set(JUDGES) == {"trente-et-quarante", "roulette", "trente-et-un", "blackjack"}


def test_a_warm_desk_knows_every_pair_that_may_be_dealt() -> None:
    """What takes long the first time is made when the table opens: no split is reckoned anew after that."""
    question = {"game": "blackjack", "rules": SEED.to_json()}
    assert desk({"id": 7, "ask": "warm", "question": question}) == {"id": 7, "answer": {}}
    known = kept_split.cache_info().misses
    for own in range(1, 11):
        answer(hand((own, own), 1, "hit", "split"))
    assert kept_split.cache_info().misses == known
    assert desk({"id": 8, "ask": "warm", "question": {"game": "roulette", "rules": {}}})["answer"] == {}
    assert "problem" in desk(
        {"id": 9, "ask": "warm", "question": {"game": "blackjack", "rules": {"surrender": 1}}}
    )
