"""Actions as JSON, there and back; anything else is refused in one line."""

from __future__ import annotations

import pytest

from casino_qt.rules.trente_et_un.actions import Action, Deal, Draw, Stand
from casino_qt.rules.trente_et_un.notation import from_json, to_json


@pytest.mark.parametrize(
    ("action", "written"),
    [
        (Deal(), {"do": "deal"}),
        (Draw(), {"do": "draw"}),
        (Draw("anna"), {"do": "draw", "by": "anna"}),
        (Stand("you"), {"do": "stand"}),
        (Stand("boris"), {"do": "stand", "by": "boris"}),
    ],
)
def test_there_and_back(action: Action, written: dict[str, object]) -> None:
    assert to_json(action) == written
    assert from_json(written) == action


@pytest.mark.parametrize(
    "wrong",
    [
        None,
        [],
        {},
        {"do": "bet"},
        {"do": "deal", "by": "anna"},
        {"do": "draw", "card": "AS"},
        {"do": "draw", "by": ""},
        {"do": "draw", "by": 1},
        {"do": "stand", "by": None},
        {"do": "stand", "by": "x" * 41},
    ],
)
def test_what_is_no_action(wrong: object) -> None:
    with pytest.raises(ValueError, match=r"\S") as refused:
        from_json(wrong)
    assert "\n" not in str(refused.value)
