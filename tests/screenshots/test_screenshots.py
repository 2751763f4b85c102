"""The pictures are always the same, and whoever asks for one that does not exist is told which do."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.screenshots.__main__ import LANGUAGES, RATIOS, SIZES, arguments, main
from tests.screenshots.states import STATES

FEW = ["--sizes", "1024x640", "--languages", "cs", "--ratios", "1"]


def test_left_out_means_everything() -> None:
    wanted = arguments(["somewhere"])
    assert (wanted.sizes, wanted.languages, wanted.ratios) == (SIZES, LANGUAGES, RATIOS)
    assert wanted.states == ()


def test_every_state_has_a_name_of_its_own() -> None:
    names = [state.name for state in STATES]
    assert len(names) == len(set(names))


def test_the_same_evening_gives_the_same_bytes(tmp_path: Path) -> None:
    states = ["--states", "lobby,settings,table_mid_deal,roulette_ball_running"]
    pictures = []
    for folder in (tmp_path / "a", tmp_path / "b"):
        assert main([str(folder), *FEW, *states]) == 0
        pictures.append({path.name: path.read_bytes() for path in folder.iterdir()})
    assert len(pictures[0]) == 4
    assert pictures[0] == pictures[1]
    assert "table_mid_deal_1024x640_1x_cs.png" in pictures[0]


def test_an_unknown_state_is_refused(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert main([str(tmp_path), *FEW, "--states", "casino_on_fire"]) == 1
    assert "casino_on_fire" in capfd.readouterr().out
