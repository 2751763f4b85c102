"""Actions as JSON, there and back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.rules.trente_et_quarante.actions import Action, Bet, Coup, Cut, Halve, Insure, Spot, Take
from casino_qt.rules.trente_et_quarante.notation import from_json, to_json

NAMES = st.text(min_size=1, max_size=40).filter(str.isprintable)
SPOTS = st.sampled_from(list(Spot))
AMOUNTS = st.integers(1, 10**12)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(Cut, st.none() | st.integers(1, 311)),
    st.builds(Bet, SPOTS, AMOUNTS, NAMES),
    st.builds(Insure, SPOTS, NAMES),
    st.builds(Take, SPOTS, st.none() | AMOUNTS, NAMES),
    st.builds(Halve, SPOTS, NAMES),
    st.just(Coup()),
)


@given(ACTIONS)
def test_every_action_comes_back(action: Action) -> None:
    assert from_json(to_json(action)) == action


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Cut(), {"do": "cut"}),
        (Cut(7), {"do": "cut", "at": 7}),
        (Bet(Spot.ROUGE, 500), {"do": "bet", "on": "rouge", "stake": 500}),
        (Insure(Spot.INVERSE, "anna"), {"do": "insure", "on": "inverse", "by": "anna"}),
        (Take(Spot.NOIR), {"do": "take", "on": "noir"}),
        (Take(Spot.NOIR, 5, "anna"), {"do": "take", "on": "noir", "stake": 5, "by": "anna"}),
        (Halve(Spot.COULEUR), {"do": "halve", "on": "couleur"}),
        (Coup(), {"do": "coup"}),
    ],
    ids=str,
)
def test_what_has_its_default_is_left_out(action: Action, expected: dict[str, object]) -> None:
    assert to_json(action) == expected
