"""Actions as JSON, there and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.rules.blackjack.actions import (
    Accept,
    Action,
    Bet,
    Deal,
    Decline,
    Double,
    Hit,
    Insure,
    Slip,
    Split,
    Stand,
    Surrender,
    Take,
)
from casino_qt.rules.blackjack.notation import from_json, to_json

NAMES = st.text(min_size=1, max_size=40).filter(str.isprintable)
BOXES = st.integers(1, 7)
HANDS = st.none() | st.integers(0, 3)
AMOUNTS = st.integers(1, 10**12)
WITHOUT = st.lists(NAMES, max_size=3).map(tuple)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Bet, BOXES, AMOUNTS, NAMES),
    st.builds(Take, BOXES, NAMES),
    st.just(Deal()),
    st.builds(Insure, BOXES, AMOUNTS, NAMES),
    st.builds(Hit, BOXES, HANDS, NAMES),
    st.builds(Stand, BOXES, HANDS, NAMES),
    st.builds(Double, BOXES, HANDS, st.just(0) | AMOUNTS, WITHOUT, NAMES),
    st.builds(Split, BOXES, HANDS, st.just(0) | AMOUNTS, WITHOUT, NAMES),
    st.builds(Surrender, BOXES, HANDS, NAMES),
    st.just(Slip()),
    st.builds(Accept, BOXES, NAMES),
    st.builds(Decline, BOXES, NAMES),
)


@given(ACTIONS)
def test_every_action_comes_back(action: Action) -> None:
    assert from_json(to_json(action)) == action


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Bet(1, 500), {"do": "bet", "box": 1, "stake": 500}),
        (Bet(7, 500, "anna"), {"do": "bet", "box": 7, "stake": 500, "by": "anna"}),
        (Take(2), {"do": "take", "box": 2}),
        (Deal(), {"do": "deal"}),
        (Insure(1, 250, "anna"), {"do": "insure", "box": 1, "stake": 250, "by": "anna"}),
        (Hit(1), {"do": "hit", "box": 1}),
        (Stand(1, 0), {"do": "stand", "box": 1, "hand": 0}),
        (Surrender(3, by="anna"), {"do": "surrender", "box": 3, "by": "anna"}),
        (Double(2, insure=1000), {"do": "double", "box": 2, "insure": 1000}),
        (Split(2, 1, without=("anna",)), {"do": "split", "box": 2, "hand": 1, "without": ["anna"]}),
        (Slip(), {"do": "slip"}),
        (Accept(2), {"do": "accept", "box": 2}),
        (Decline(2, "anna"), {"do": "decline", "box": 2, "by": "anna"}),
    ],
    ids=str,
)
def test_what_has_its_default_is_left_out(action: Action, expected: dict[str, object]) -> None:
    assert to_json(action) == expected


NO_ACTIONS: list[dict[str, object]] = [
    {"do": "coup"},
    {"do": "deal", "by": "you"},
    {"do": "slip", "by": "you"},
    {"do": "deal", "box": 1},
    {"do": "bet", "box": 1},
    {"do": "bet", "stake": 500},
    {"do": "bet", "box": 0, "stake": 500},
    {"do": "bet", "box": 8, "stake": 500},
    {"do": "bet", "box": True, "stake": 500},
    {"do": "bet", "box": "1", "stake": 500},
    {"do": "bet", "box": None, "stake": 500},
    {"do": "bet", "box": 1, "stake": 0},
    {"do": "bet", "box": 1, "stake": True},
    {"do": "bet", "box": 1, "stake": 10**12 + 1},
    {"do": "bet", "box": 1, "stake": 500, "hand": 0},
    {"do": "bet", "box": 1, "stake": 500, "by": ""},
    {"do": "take", "box": 1, "stake": 500},
    {"do": "take"},
    {"do": "insure", "box": 1},
    {"do": "insure", "box": 1, "stake": 0},
    {"do": "hit"},
    {"do": "hit", "box": 1, "hand": 4},
    {"do": "hit", "box": 1, "hand": -1},
    {"do": "hit", "box": 1, "hand": True},
    {"do": "hit", "box": 1, "hand": None},
    {"do": "hit", "box": 1, "insure": 5},
    {"do": "stand", "box": 1, "without": []},
    {"do": "double", "box": 1, "insure": 0},
    {"do": "double", "box": 1, "insure": None},
    {"do": "double", "box": 1, "without": "anna"},
    {"do": "split", "box": 1, "without": [1]},
    {"do": "split", "box": 1, "without": [""]},
    {"do": "split", "box": 1, "without": ["a\nb"]},
    {"do": "surrender", "box": 1, "stake": 5},
    {"do": "accept"},
    {"do": "decline", "box": 1, "hand": 0},
]


@pytest.mark.parametrize("entry", NO_ACTIONS, ids=str)
def test_what_is_no_action(entry: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="'"):
        from_json(entry)
