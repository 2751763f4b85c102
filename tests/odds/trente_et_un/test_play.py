"""What the bank of тридцать одно wins: reckoned, by brute force on a small pack, and at the real table."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from math import sqrt

import pytest

from casino_qt.odds.trente_et_un import play as odds
from casino_qt.odds.trente_et_un.exact import Bank, Punter
from casino_qt.odds.trente_et_un.hands import (
    NOTHING,
    Bunch,
    Policy,
    copies,
    dealt,
    ends,
    naturals,
    with_card,
    worth,
)
from casino_qt.odds.trente_et_un.proof import BANKERS, FAMILY, PUNTERS, Proof
from casino_qt.rules.cards import Card
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.trente_et_un.actions import Deal, Draw, Stand
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.rules.trente_et_un.view import Other, View, view_of
from tests.rules.trente_et_un.cards_table import agreed, cards, dealt_in, play, table

SMALL: Bunch = (2, 0, 0, 0, 0, 0, 4, 0, 4, 10)  # aces, sevens, nines, tens
State = tuple[Bunch, tuple[Bunch, ...]]


def dealt_out(pack: Bunch, hands: int) -> dict[State, float]:
    """The chances of what is left and what each hand has, three cards dealt to each."""
    states: dict[State, float] = {(pack, (NOTHING,) * hands): 1.0}
    for number in range(3 * hands):
        states = drawn(states, number % hands)
    return states


def drawn(states: dict[State, float], hand: int) -> dict[State, float]:
    """One card more for one hand."""
    grown: defaultdict[State, float] = defaultdict(float)
    for (left, hands), chance in states.items():
        for place, count in enumerate(left):
            if count:
                rest = (*left[:place], count - 1, *left[place + 1 :])
                more = with_card(hands[hand], place)
                grown[rest, (*hands[:hand], more, *hands[hand + 1 :])] += chance * count / sum(left)
    return dict(grown)


def played_out(states: dict[State, float], hand: int, policy: Policy) -> dict[State, float]:
    """The hand draws until its policy stands, or it is over."""
    done: defaultdict[State, float] = defaultdict(float)
    while states:
        drawing: dict[State, float] = {}
        for state, chance in states.items():
            if policy.stands(state[1][hand]):
                done[state] += chance
            else:
                drawing[state] = chance
        states = drawn(drawing, hand)
    return dict(done)


def bank_wins(hands: tuple[Bunch, ...], price: int) -> int:
    """Tokens the last hand wins from the first."""
    mine, banks = hands[0], hands[-1]
    dealt_31 = [sum(hand) == 3 and worth(hand)[0] == 31 for hand in (mine, banks)]
    if any(dealt_31):
        return price * (dealt_31[1] - dealt_31[0])
    (total, _), (against, _) = worth(mine), worth(banks)
    if total > 31:
        return 2
    if against > 31:
        return -2
    return 2 * ((against > total) - (against < total))


@pytest.mark.parametrize(
    ("punter", "between", "banker", "price"),
    [
        (Policy(26, 26), None, Policy(27, 27), 4),
        (Policy(25, 28), None, Policy(27, 28), 10),
        (Policy(26, 26), Policy(28, 28), Policy(27, 27), 2),
    ],
)
def test_every_deal_of_a_small_pack(
    punter: Policy, between: Policy | None, banker: Policy, price: int
) -> None:
    """Whoever draws in between, and whatever a dealt 31 costs: the bank wins what is reckoned."""
    policies = [punter, *([between] if between else []), banker]
    states = dealt_out(SMALL, len(policies))
    for hand, policy in enumerate(policies):
        states = played_out(states, hand, policy)
    assert sum(states.values()) == pytest.approx(1)
    average = sum(chance * bank_wins(hands, price) for (_, hands), chance in states.items())
    edge = Bank(SMALL, banker).edge(punter)
    assert average == pytest.approx(float(edge), abs=1e-12)
    assert Punter(SMALL, punter).edge(banker) == edge


def test_a_dealt_31_is_504_of_22_100() -> None:
    pack = copies(1)

    def ways(bunches: dict[Bunch, int]) -> int:
        total = 0
        for bunch, orders in bunches.items():
            for have, count in zip(pack, bunch, strict=True):
                for taken in range(count):
                    orders *= have - taken
            total += orders
        return total

    assert Fraction(ways(naturals(pack)), ways(dealt(pack))) == Fraction(504, 22_100)


@pytest.mark.parametrize(
    ("seats", "packs", "rounds"), [(2, 1, 12_000), (4, 1, 9_000), (6, 2, 5_000), (9, 3, 4_000)]
)
def test_the_bank_gains_its_edge_at_the_real_table(seats: int, packs: int, rounds: int) -> None:
    """The banker stands on 27 and more, the punters on 26 and more."""
    names = ("you", *(f"guest {number}" for number in range(1, seats)))
    agreement = agreed(names, "you", Rules(bank="fixed", packs=packs))
    at = Table(agreement, SeededChance(f"ed9e{seats}"), 10**9)
    won: list[int] = []
    while len(won) < rounds:
        at.apply(Deal())
        while (seat := at.to_act) is not None:
            enough = at.hand(seat).total >= (27 if seat == "you" else 26) or Draw(seat) not in at.legal(seat)
            at.apply(Stand(seat) if enough else Draw(seat))
        assert at.last is not None
        won.append(at.last.result("you"))
    mean = sum(won) / rounds
    error = sqrt(sum((each - mean) ** 2 for each in won) / (rounds - 1) / rounds)
    expected = odds.edge(packs, Policy.plain(26), odds.HOUSE_BANKER) * (seats - 1)
    assert abs(mean - expected) < 3 * error


def near(policy: Policy) -> set[Policy]:
    """Those a point away in one of their numbers."""
    return {other for other in FAMILY if abs(other.hard - policy.hard) + abs(other.soft - policy.soft) == 1}


@pytest.mark.parametrize("packs", [1, 2, 3])
def test_the_kept_averages_are_reckoned_anew(packs: int) -> None:
    """What the banker's safest thresholds win from the punter's, and from the punter who answers best."""
    best = odds.best_play(packs)
    bank = Bank(copies(packs), best.banker)
    around = {policy: bank.edge(policy) for policy in {best.punter, PUNTERS[1], *near(PUNTERS[1])}}
    assert best.edge == pytest.approx(float(around[best.punter]), abs=1e-12)
    assert min(around, key=lambda policy: around[policy]) == PUNTERS[1]
    assert best.least == pytest.approx(float(around[PUNTERS[1]]), abs=1e-12)


def test_best_play_is_safer_than_all_around_it_and_no_equilibrium() -> None:
    best = odds.best_play(1)
    assert (best.punter, best.banker) == (PUNTERS[0], BANKERS[0])
    proof = Proof(1)
    edge, least = proof.safest(near(best.punter) | near(best.banker))
    assert least < edge
    assert proof.edges(PUNTERS[1])[0][1] > edge  # who stays on 24 pays for it when the banker notices
    assert proof.edges(best.banker)[1][0] == edge == proof.edges(best.punter)[0][0]  # seen from either side


def test_among_those_who_do_not_look_at_aces_the_house_does_best() -> None:
    """The house's banker against punters who stay on 26, and they against him."""
    plain = [Policy.plain(least) for least in range(24, 30)]
    house, usual = Bank(copies(1), odds.HOUSE_BANKER), Punter(copies(1), Policy.plain(26))
    assert max(plain, key=usual.edge) == odds.HOUSE_BANKER
    assert min(plain, key=house.edge) == Policy.plain(26)


def test_who_looks_at_all_his_cards_gains_little_more() -> None:
    """What the thresholds leave, against the other's: under a hundredth of a token for a punter."""
    pack = copies(1)
    bank, punter = Bank(pack, BANKERS[0]), Punter(pack, PUNTERS[0])
    assert 0 < 2 * (bank.most() - bank.worth_of(ends(pack, PUNTERS[0])[0])) < Fraction(1, 100)
    assert 0 < 2 * (punter.most() - punter.worth_of(ends(pack, BANKERS[0])[0])) < Fraction(1, 1000)


def view(own: str, *shown: str, banker: str = "anna") -> View:
    others = [Other(f"guest {number}", 3, cards(codes), out=False) for number, codes in enumerate(shown)]
    return View(agreed(), "you", banker, cards(own), tuple(others), 0, 40, 0)


def test_the_chance_to_go_over_counts_every_card_that_is_seen() -> None:
    assert odds.chance_of_over(view("9S 9H 8D")) == Fraction(29, 49)
    assert odds.chance_of_over(view("9S 9H 8D", "KS QS JS 2H")) == Fraction(26, 45)
    assert odds.chance_of_over(view("9S 9H 8D", "", "")) == Fraction(29, 49)
    assert odds.chance_of_over(view("2S 3H 4D")) == 0
    assert odds.chance_of_over(view("KS 5H AD")) == 0  # 26, but the ace may count one
    assert odds.chance_of_over(view("KS QH TD")) == Fraction(45, 49)


def test_the_hint() -> None:
    stay = odds.hint(view("9S 9H 8D"))
    assert (stay.total, stay.soft, stay.draw) == (26, False, False)
    soft = odds.hint(view("KS 5H AD"))
    assert (soft.total, soft.soft, soft.draw) == (26, True, True)
    assert odds.hint(view("9S 7H 8D")).draw
    assert not odds.hint(view("9S 8H 8D")).draw
    assert odds.hint(view("9S 8H 8D", banker="you")).draw
    assert not odds.hint(view("9S 9H 9D", banker="you")).draw


def test_a_view_shows_what_lies_open_and_no_more() -> None:
    at = table(dealt_in(["KH TD 6C", "9D 8C 7H", "KS 8S 2S"]) + " 7S")
    play(at, Deal(), Draw("boris"))
    seen = view_of(at, "you")
    assert seen.cards == cards("9D 8C 7H")
    assert seen.others == (Other("boris", 4, cards("KH TD 6C 7S"), out=True), Other("anna", 3, (), out=False))
    assert len(seen.seen()) == 7
    assert seen.unseen().total() == 45
    assert not seen.banks
    assert Card.parse("KS") in seen.unseen()
