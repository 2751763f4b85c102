"""Kill the table at random instants of play: purse, stakes and cards to come are always as they were.

CASINO_KILLS says how often (28 when it is not said).
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.options import Rules
from tests.tables.oracle import judge, reopen, sittings
from tests.tables.tally import Tally
from tests.tables.zeros import begin

KILLS = int(os.environ.get("CASINO_KILLS", "28"))
LIVES = 4
"""A profile is played by so many players, one after another's death, before a new one is begun."""

OPTIONS: tuple[Rules | RouletteRules, ...] = (
    Rules(),
    RouletteRules(),
    Rules(refait="prison"),
    RouletteRules(min=1, max=100_000),
    Rules(premium="every_coup", max=100_000),
    RouletteRules(zero="partage"),
    Rules(refait="prison", min=1),
)
ROOT = Path(__file__).parents[2]


def play_and_kill(path: Path, dice: random.Random, options: Rules | RouletteRules, begin: bool) -> bytes:
    """Let a player play for a random while and kill it; what it wrote."""
    output = path.with_name("seen")
    game = "roulette" if isinstance(options, RouletteRules) else "trente-et-quarante"
    with output.open("wb") as file:
        player = subprocess.Popen(
            [sys.executable, "-m", "tests.tables.player", game, str(path), str(dice.getrandbits(32)),
             json.dumps(options.to_json())],
            cwd=ROOT, stdout=file, stderr=subprocess.PIPE,
        )  # fmt: skip
        # The first sign of life is written just before the profile is opened.
        while output.stat().st_size == 0 and player.poll() is None:
            time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.03) if begin else dice.uniform(0, 0.5))
        player.send_signal(signal.SIGKILL)
        _, errors = player.communicate()
    assert player.returncode == -signal.SIGKILL, errors.decode()
    return output.read_bytes()


@pytest.mark.parametrize("life", range(-(-KILLS // LIVES)))
def test_a_killed_table_stands_again_as_it_was(
    life: int, tmp_path: Path, record_property: Callable[[str, object], None]
) -> None:
    dice, tally = random.Random(life), Tally("the table alone")
    path = tmp_path / "profile.sqlite"
    options = OPTIONS[life % len(OPTIONS)]
    if isinstance(options, RouletteRules):
        begin(path, options, life // 2)
    for kill in range(min(LIVES, KILLS - life * LIVES)):
        before = sittings(path)
        lines = play_and_kill(path, dice, options, begin=kill == 0)
        tally.note("found again", judge(path, lines, before))
        tally.life(before, sittings(path))
        if kill % 2:
            reopen(path, options)
    reopen(path, options)
    record_property("kills", tally.parts())
