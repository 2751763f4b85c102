"""Actions as JSON, there and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.rules.roulette.actions import Action, Announce, Bet, Halve, Move, Spin, Take
from casino_qt.rules.roulette.announcements import everything
from casino_qt.rules.roulette.bets import SIMPLE_CHANCES, SPOTS
from casino_qt.rules.roulette.notation import from_json, to_json

NAMES = st.text(min_size=1, max_size=40).filter(str.isprintable)
PLACES = st.sampled_from(list(SPOTS))
CHANCES = st.sampled_from(SIMPLE_CHANCES)
ANNONCES = st.sampled_from(list(everything()))
AMOUNTS = st.integers(1, 10**12)
SAYINGS = st.sampled_from(["17 et les voisins", "tiers par 5", "finále 7 po 10", "nonsense", ""])
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Bet, PLACES, AMOUNTS, NAMES),
    st.builds(Announce, on=ANNONCES, piece=AMOUNTS, by=NAMES),
    st.builds(Announce, on=ANNONCES, stake=AMOUNTS, by=NAMES),
    st.builds(Announce, say=SAYINGS, piece=st.none() | AMOUNTS, by=NAMES),
    st.builds(Announce, say=SAYINGS, stake=AMOUNTS, by=NAMES),
    st.builds(Take, PLACES, st.none() | AMOUNTS, NAMES),
    st.builds(Halve, CHANCES, NAMES),
    st.builds(Move, CHANCES, CHANCES, NAMES),
    st.just(Spin()),
)


@given(ACTIONS)
def test_every_action_comes_back(action: Action) -> None:
    assert from_json(to_json(action)) == action


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Bet("carre:1/2/4/5", 500), {"do": "bet", "on": "carre:1/2/4/5", "stake": 500}),
        (Announce(on="finale:3/4", piece=500), {"do": "announce", "on": "finale:3/4", "piece": 500}),
        (
            Announce(say="17 et les voisins", stake=2600, by="anna"),
            {"do": "announce", "say": "17 et les voisins", "stake": 2600, "by": "anna"},
        ),
        (Announce(say="tiers par 5"), {"do": "announce", "say": "tiers par 5"}),
        (Take("rouge"), {"do": "take", "on": "rouge"}),
        (Take("rouge", 5), {"do": "take", "on": "rouge", "stake": 5}),
        (Halve("noir", "anna"), {"do": "halve", "on": "noir", "by": "anna"}),
        (Move("rouge", "pair"), {"do": "move", "on": "rouge", "to": "pair"}),
        (Spin(), {"do": "spin"}),
    ],
    ids=str,
)
def test_what_has_its_default_is_left_out(action: Action, expected: dict[str, object]) -> None:
    assert to_json(action) == expected


def announce(**keys: object) -> dict[str, object]:
    return {"do": "announce", **keys}


@pytest.mark.parametrize(
    "entry",
    [
        {"do": "coup"},
        {"do": "spin", "by": "anna"},
        {"do": "spin", "number": 17},
        {"do": "bet", "on": "cheval:3/0", "stake": 500},
        {"do": "bet", "on": "grande_serie", "stake": 500},
        {"do": "bet", "on": "plein:17"},
        {"do": "bet", "on": "plein:17", "stake": 0},
        {"do": "bet", "on": "plein:17", "stake": True},
        {"do": "bet", "on": "plein:17", "stake": 10**12 + 1},
        {"do": "bet", "on": 17, "stake": 500},
        {"do": "bet", "on": ["plein:17"], "stake": 500},
        {"do": "take", "on": "rouge", "stake": None},
        {"do": "halve", "on": "plein:17"},
        {"do": "halve"},
        {"do": "move", "on": "rouge"},
        {"do": "move", "on": "rouge", "to": "plein:17"},
        {"do": "move", "on": "rouge", "to": "pair", "stake": 5},
        announce(),
        announce(piece=500),
        announce(on="orphelins"),
        announce(on="orphelins", say="orphelins", piece=500),
        announce(on="orphelins", piece=500, stake=2500),
        announce(say="orphelins", piece=500, stake=2500),
        announce(on="rouge", piece=500),
        announce(on="finale:4/3", piece=500),
        announce(on="voisins:17+10", piece=500),
        announce(on=17, piece=500),
        announce(say=17, piece=500),
        announce(say="orphelins", piece="5"),
    ],
)
def test_what_is_no_action(entry: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="'"):
        from_json(entry)
