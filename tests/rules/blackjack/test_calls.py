"""What is said, and in which order, for every sentence of the script format on it (section "Blackjack")."""

from __future__ import annotations

import pytest

from casino_qt.rules.blackjack.options import Rules
from tests.rules.blackjack.shorthand import TWO, play, said, table

SLIPS = Rules(croupier_slips=True)
DEAL = "rien_ne_va_plus"
NEXT = "faites_vos_jeux"

CALLS = [
    (
        "a question at each decision, with the total",
        "5 T 9 4 8 3 K K",
        "hit 1; hit 1; stand 2",
        ["carte_a 9", "carte", "carte_a 12", "carte", "creve", "carte_a 18", "reste"],
        Rules(),
    ),
    (
        "a soft total is the higher one",
        "A T 9 6 8 T",
        "stand 1; stand 2",
        ["carte_a 17", "reste", "carte_a 18", "reste"],
        Rules(),
    ),
    (
        "21 stands in silence",
        "5 T 9 6 8 K T",
        "hit 1; stand 2",
        ["carte_a 11", "carte", "carte_a 18", "reste"],
        Rules(),
    ),
    (
        "after double neither carte nor reste",
        "5 5 9 6 6 K 9 T",
        "double 1; double 2",
        ["carte_a 11", "double", "carte_a 11", "double"],
        Rules(),
    ),
    (
        "a doubled hand may go over",
        "T T 9 6 8 K T",
        "double 1; stand 2",
        ["carte_a 16", "double", "creve", "carte_a 18", "reste"],
        Rules(),
    ),
    (
        "split aces and hands that stand by themselves get no question",
        "A T 9 A 8 T 5 T",
        "split 1; stand 2",
        ["carte_a 12", "separe", "carte_a 18", "reste"],
        Rules(),
    ),
    (
        "each split hand is asked in its turn",
        "8 T 9 8 8 T 2 T T",
        "split 1; stand 1; hit 1; stand 1; stand 2",
        [
            "carte_a 16",
            "separe",
            "carte_a 18",
            "reste",
            "carte_a 10",
            "carte",
            "carte_a 20",
            "reste",
            "carte_a 18",
            "reste",
        ],
        Rules(),
    ),
    (
        "surrender",
        "9 T 9 3 8 T",
        "surrender 1; stand 2",
        ["carte_a 12", "abandon", "carte_a 18", "reste"],
        Rules(),
    ),
    (
        "insurance is offered, then blackjacks are called in box order; each is asked about, and stays",
        "A A A K Q 7",
        "stand 1; stand 2",
        ["assurance_offerte", "blackjack", "blackjack", "carte_a 21", "reste", "carte_a 21", "reste"],
        Rules(),
    ),
    (
        "nothing is said when insurance is laid",
        "T T A 8 8 7",
        "insure 1 500; stand 1; stand 2",
        ["assurance_offerte", "carte_a 18", "reste", "carte_a 18", "reste", "egalite", "egalite"],
        Rules(),
    ),
    (
        "the croupier's blackjack once more, and ties in box order",
        "A A T K 9 A",
        "stand 2",
        ["blackjack", "carte_a 20", "reste", "blackjack", "egalite"],
        Rules(),
    ),
    (
        "the bank goes over",
        "T T 6 8 8 T 9",
        "stand 1; stand 2",
        ["carte_a 18", "reste", "carte_a 18", "reste", "la_banque_saute"],
        Rules(),
    ),
    (
        "a tie for each hand, at the end",
        "9 T 9 9 8 9 9 9",
        "split 1; stand 1; stand 1; stand 2",
        ["carte_a 18", "separe", "carte_a 18", "reste", "carte_a 18", "reste", "carte_a 18", "reste"]
        + ["egalite"] * 3,
        Rules(),
    ),
    (
        "a card by mistake: accepting says carte, and creve; then the question for the hand to play",
        "5 T 9 4 8 5 K 8",
        "slip; decline 1; accept 2; hit 1; stand 1",
        [
            "carte_a 9",
            "carte_tiree_par_erreur",
            "carte",
            "creve",
            "carte_a 9",
            "carte",
            "carte_a 19",
            "reste",
        ],
        SLIPS,
    ),
    (
        "nobody wants it: the question again",
        "T T 9 8 8 7 T",
        "slip; decline 1; decline 2; stand 1; stand 2",
        [
            "carte_a 18",
            "carte_tiree_par_erreur",
            "carte_a 18",
            "reste",
            "carte_a 18",
            "reste",
            "la_banque_saute",
        ],
        SLIPS,
    ),
]


@pytest.mark.parametrize(
    ("cards", "actions", "calls", "rules"), [row[1:] for row in CALLS], ids=[row[0] for row in CALLS]
)
def test_what_is_said_in_a_coup(cards: str, actions: str, calls: list[str], rules: Rules) -> None:
    at = table(cards, rules)
    assert said(list(at.opening)) == [NEXT]
    events = play(at, TWO) + play(at, actions)
    assert said(events) == [DEAL, *calls, NEXT]
    assert at.last is not None
    assert [call.call for call in at.last.calls] == [NEXT, DEAL, *(call.split()[0] for call in calls)]
    assert [call.call for call in at.calls] == [NEXT]
