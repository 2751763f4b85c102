"""The one way to say no."""

from __future__ import annotations

import pytest

from casino_qt.rules.refused import Refused


def test_a_refusal_carries_its_reason_and_figures() -> None:
    refused = Refused("below_minimum", minimum=500)
    assert (refused.code, refused.details) == ("below_minimum", {"minimum": 500})
    assert str(refused) == "The minimum here is 500."


def test_an_unknown_reason_is_a_mistake_of_ours() -> None:
    with pytest.raises(ValueError, match="unknown reason"):
        Refused("because")
