"""Kill the blackjack table at random instants: purse, hands, insurances and cards to come are as they were.

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
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.rules.blackjack.options import Rules
from casino_qt.tables.blackjack_sitting import GAME
from tests.tables.blackjack.judge import judge, moment, reopen, replayed
from tests.tables.oracle import Committed, sittings

KILLS = int(os.environ.get("CASINO_KILLS", "28"))
LIVES = 4
"""A profile is played by so many players, one after another's death, before a new one is begun."""
OPTIONS = (
    Rules(),
    Rules(croupier_slips=True, surrender="hard_12_or_more"),
    Rules(dealer_blackjack="original_only", croupier_slips=True),
    Rules(double_after_split=False, surrender="none", max=2000),
)
ROOT = Path(__file__).parents[3]


def play_and_kill(path: Path, dice: random.Random, options: Rules, begin: bool) -> list[dict[str, Any]]:
    """Let a player play for a random while and kill it; the lines it wrote whole."""
    output = path.with_name("seen")
    with output.open("wb") as file:
        player = subprocess.Popen(
            [sys.executable, "-m", "tests.tables.blackjack.player", str(path), str(dice.getrandbits(32)),
             json.dumps(options.to_json()), str(dice.choice([0, 1, 3, 5]))],
            cwd=ROOT, stdout=file, stderr=subprocess.PIPE,
        )  # fmt: skip
        # The first line is written just before the profile is opened, the second when that is done.
        wanted = b"try" if begin else b"seen"
        while wanted not in output.read_bytes() and player.poll() is None:
            time.sleep(0.001)
        time.sleep(dice.uniform(0, 0.03) if begin else dice.uniform(0, 0.5))
        player.send_signal(signal.SIGKILL)
        _, errors = player.communicate()
    assert player.returncode == -signal.SIGKILL, errors.decode()
    return [json.loads(line) for line in output.read_bytes().split(b"\n")[:-1]]


@pytest.mark.parametrize("life", range(-(-KILLS // LIVES)))
def test_a_killed_table_stands_again_as_it_was(
    life: int, tmp_path: Path, record_property: Callable[[str, object], None], qapp: QCoreApplication
) -> None:
    dice = random.Random(life)
    fates, moments = Counter[str](), Counter[str]()
    path = tmp_path / "profile.sqlite"
    options = OPTIONS[life % len(OPTIONS)]
    for kill in range(min(LIVES, KILLS - life * LIVES)):
        before: Mapping[str, Committed] = sittings(path)
        lines = play_and_kill(path, dice, options, begin=kill == 0)
        found = sittings(path).get(GAME)
        fates[judge(found, lines, before.get(GAME))] += 1
        if found is None:
            continue
        table = replayed(found)
        moments.update(moment(table))
        reopen(path, table, found)
    record_property(
        "kills", {"blackjack: found again": dict(fates), "blackjack: killed while": dict(moments)}
    )
