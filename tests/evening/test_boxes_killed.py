"""Kill the real program at the blackjack table: what is seen after the next start is what was seen before.

CASINO_KILLS says how often (10 when it is not said). Kills wait for split hands and insurances.
"""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.rules.blackjack.state import Phase
from casino_qt.tables.blackjack_sitting import GAME
from tests.evening.killed_lines import parse
from tests.tables.blackjack.judge import judge, moment, played, reopen, replayed
from tests.tables.oracle import Committed, sittings

KILLS = int(os.environ.get("CASINO_KILLS", "10"))
LIVES = 5
"""A profile is played by so many programs, one after another's death, before a new one is begun."""
PATIENCE = 90.0  # seconds for a program to show its table; the first paints the pictures
WAIT = 6.0  # seconds for what a kill lies in wait for
AIMS = ("split", "insure", None, "double", "slip")
"""A kill comes soon after this stands in the journal, life by life."""
HOUSES = (
    "[blackjack]\nguests=0\ncroupier-slips=true\n[motion]\nspeed=200\n",
    "[blackjack]\nguests=3\ncroupier-slips=true\ndealer-blackjack=original_only\n[motion]\nspeed=200\n",
    "[blackjack]\nguests=5\nsurrender=hard_12_or_more\n[motion]\nspeed=200\nreduced=true\n",
    "[blackjack]\nguests=1\ndouble-after-split=false\n[motion]\nspeed=100\n",
)
ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of painted pictures that all programs share."""
    return tmp_path_factory.mktemp("cache")


def live(folder: Path, cache: Path, dice: random.Random, aim: str | None) -> list[dict[str, Any]]:
    """Let a program live until its table is shown and a while longer, or until `aim` was done; its lines."""
    output, errors = folder / "seen", folder / "errors"
    quiet = dict(
        os.environ,
        XDG_CONFIG_HOME=str(folder),
        XDG_STATE_HOME=str(folder / "state"),
        XDG_CACHE_HOME=str(cache),
    )
    with output.open("wb") as file, errors.open("wb") as complaints:
        program = subprocess.Popen(
            [sys.executable, "-m", "tests.evening.boxes_player", str(folder / "purse.casino"),
             str(dice.getrandbits(32))],
            cwd=ROOT, env=quiet, stdout=file, stderr=complaints,
        )  # fmt: skip
        try:
            limit = time.monotonic() + PATIENCE
            while b'"shown"' not in output.read_bytes() and program.poll() is None:
                assert time.monotonic() < limit, "the table was never shown"
                time.sleep(0.01)
            begun = parse(output.read_bytes(), "seen")[0]["actions"]
            limit = time.monotonic() + WAIT
            while aim and not done_since(output.read_bytes(), begun, aim) and time.monotonic() < limit:
                time.sleep(0.01)
            time.sleep(dice.uniform(0, 0.6 if aim else 3.0))
        finally:
            program.send_signal(signal.SIGKILL)
            program.wait()
    assert program.returncode == -signal.SIGKILL, errors.read_text()
    assert not errors.read_bytes(), errors.read_text()
    return parse(output.read_bytes())


def done_since(lines: bytes, begun: list[Any], aim: str) -> bool:
    """Whether `aim` is the last thing the person was seen to do."""
    actions = parse(lines, "seen")[-1]["actions"]
    own = [action["do"] for action in actions[len(begun) :] if "by" not in action]
    return bool(own) and own[-1] == aim


def shown_true(lines: list[dict[str, Any]], found: Committed) -> int:
    """Every picture shows purse, table and live cards as the rules make them of the journal by then."""
    compared = 0
    for shown in (line["shown"] for line in lines if "shown" in line):
        if shown["session"] != found.session:
            continue
        table = played(found, found.actions[: shown["actions"]])
        assert shown["amounts"] == [table.purse(), table.on_table()]
        if table.phase is Phase.BETTING:
            continue
        cards = {f"croupier/{index}": card.code for index, card in enumerate(table.dealer.cards)}
        for number, box in table.boxes.items():
            for place, hand in enumerate(box.hands):
                if hand.result is None:
                    for index, card in enumerate(hand.cards):
                        cards[f"{number}/{place}/{index}"] = card.code
        there = {key: code for key, code in shown["cards"].items() if key[0].isdigit() or key[0] == "c"}
        assert there == cards
        compared += 1
    return compared


def same_picture(before: list[dict[str, Any]], after: list[dict[str, Any]]) -> bool:
    """Where nothing came between, the first picture after the start is the last one before the kill."""
    earlier = [line["shown"] for line in before if "shown" in line][-1:]
    later = [line["shown"] for line in after if "shown" in line][:1]
    if not earlier or not later:
        return False
    if (earlier[0]["session"], earlier[0]["actions"]) != (later[0]["session"], later[0]["actions"]):
        return False
    assert earlier[0]["cards"] == later[0]["cards"]
    assert earlier[0]["amounts"] == later[0]["amounts"]
    return True


@pytest.mark.parametrize("house", range(-(-KILLS // LIVES)))
def test_a_killed_program_stands_again_as_it_was(
    house: int,
    tmp_path: Path,
    pictures: Path,
    record_property: Callable[[str, object], None],
    qapp: QCoreApplication,
) -> None:
    dice, path = random.Random(house), tmp_path / "purse.casino"
    (tmp_path / "casino-qt").mkdir()
    (tmp_path / "casino-qt" / "casino-qt.ini").write_text(HOUSES[house % len(HOUSES)])
    fates, moments, last = Counter[str](), Counter[str](), list[dict[str, Any]]()
    for kill in range(min(LIVES, KILLS - house * LIVES)):
        before = sittings(path).get(GAME)
        lines = live(tmp_path, pictures, dice, AIMS[kill % len(AIMS)])
        found = sittings(path).get(GAME)
        fates[judge(found, lines, before)] += 1
        assert found is not None
        moments["pictures compared with the rules"] += shown_true(lines, found)
        moments["the same picture after the start"] += same_picture(last, lines)
        moments.update(moment(replayed(found)))
        last = lines
    if kill_found := sittings(path).get(GAME):
        reopen(path, replayed(kill_found), kill_found)
    record_property(
        "kills", {"at the boxes: found again": dict(fates), "at the boxes: killed while": dict(moments)}
    )
