"""Layouts kept by name: they come back, replace one another, and never touch the money."""

from __future__ import annotations

from pathlib import Path

import pytest

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.profile import Profile


def test_layouts_come_back_in_order(path: Path) -> None:
    profile = Profile.open(path)
    balances = profile.balances()
    profile.keep_layout("roulette", "zwei", {"rouge": 500})
    profile.keep_layout("roulette", "eins", {"cheval:0/3": 500, "plein:17": 700})
    profile.keep_layout("other", "eins", {"x": 1})
    profile.keep_layout("roulette", "zwei", {"noir": 600})
    profile.close()
    profile = Profile.open(path)
    assert list(profile.layouts("roulette").items()) == [
        ("eins", {"cheval:0/3": 500, "plein:17": 700}),
        ("zwei", {"noir": 600}),
    ]
    profile.drop_layout("roulette", "zwei")
    profile.drop_layout("roulette", "zwei")
    assert list(profile.layouts("roulette")) == ["eins"]
    assert profile.layouts("other") == {"eins": {"x": 1}}
    assert profile.balances() == balances
    profile.close()


@pytest.mark.parametrize("name", ["", "x" * 61, "a\nb"])
def test_a_name_that_cannot_be_shown_is_refused(path: Path, name: str) -> None:
    profile = Profile.open(path)
    with pytest.raises(ValueError, match="name"):
        profile.keep_layout("roulette", name, {})
    profile.close()


@pytest.mark.parametrize("text", ["{", "[]", "[" * 5_000, '{"rouge": "5"}', '{"rouge": true}'])
def test_a_damaged_layout_is_told(path: Path, text: str) -> None:
    profile = Profile.open(path)
    profile.keep_layout("roulette", "eins", {"rouge": 500})
    profile._db.execute("UPDATE layouts SET stakes = ?", (text,))
    with pytest.raises(ProfileDamaged, match="layout"):
        profile.layouts("roulette")
    profile.close()
