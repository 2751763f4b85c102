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

from casino_qt.bank.profile import Profile
from casino_qt.rules.blackjack import notation
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance
from casino_qt.tables.blackjack import Blackjack
from casino_qt.tables.blackjack_sitting import ACCOUNT, GAME
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
Action = dict[str, Any]


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


def replayed(found: Committed) -> Table:
    """The table as the rules alone make it from the journal; its rounds must be those that are booked."""
    table = Table(Rules.from_json(found.rules), SeededChance(found.seed), found.start)
    rounds = []
    won = 0
    for entry in found.actions:
        if entry["do"] == "purse":
            table.change_purse(entry["change"], entry.get("by", "you"))
            continue
        last = table.last
        table.apply(notation.from_json(entry))
        if table.last is not None and table.last is not last:
            outcome = "blackjack" if table.last.dealer_blackjack else str(table.last.dealer_total)
            rounds.append((table.last.number, outcome, table.net() - won))
            won = table.net()
    assert rounds == found.rounds
    assert table.purse() + found.elsewhere == found.balances["purse"]
    assert table.on_table() == found.balances.get(ACCOUNT, 0)
    assert table.sums_to_zero()
    return table


def the_persons(action: Action) -> bool:
    """Whether the person must have asked for it: guests and the croupier act by themselves."""
    return "by" not in action and action["do"] not in ("purse", "slip")


def judge(found: Committed | None, lines: list[dict[str, Any]], before: Committed | None) -> str:
    """What was seen is there, and nothing besides but the one thing being tried and what others do."""
    sights = [line["seen"] for line in lines if "seen" in line]
    tried = [line["try"] for line in lines if "try" in line]
    if not sights and before is None:
        return "nothing"
    seen = sights[-1] if sights else {"session": before.session if before else 0}
    known: list[Action] = seen.get("actions", before.actions if before else [])
    assert found is not None, "the sitting that was seen is gone"
    if found.session != seen["session"]:
        assert seen["session"] in found.ended
        assert tried[-1] in ("new_sitting", "open") or known_to_end(known, tried[-1])
        assert not any(map(the_persons, found.actions))
        return "a new shoe"
    if len(found.actions) < len(known):
        assert tried[-1] == "undo", f"{tried[-1]} lost actions that were seen"
        assert known[: len(found.actions)] == found.actions
        return "less"
    assert found.actions[: len(known)] == known, "what had been done before is no longer the same"
    more = [action for action in found.actions[len(known) :] if the_persons(action)]
    if more:
        assert tried[-1] not in ("undo", "open", "guests", "new_sitting")
        assert len({action["do"] for action in more}) == 1, more
    return "more" if len(found.actions) > len(known) else "seen"


def known_to_end(known: list[Action], tried: str) -> bool:
    """A shoe ends within a coup that had been dealt, by whatever ended it."""
    return any(action["do"] == "deal" for action in known) or tried == "deal"


def moment(table: Table) -> list[str]:
    """What was going on when the kill came."""
    if table.phase is Phase.BETTING:
        return ["bets are taken"]
    found = ["a coup is played"]
    hands = [len(box.hands) for box in table.boxes.values()]
    if max(hands) > 1:
        found.append("with split hands")
    if any(box.insurance for box in table.boxes.values()):
        found.append("with insurance")
    if table.on_offer is not None:
        found.append("a card by mistake on offer")
    return found


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


def reopen(path: Path, table: Table, found: Committed) -> None:
    """The controller stands as the replay does, cards to come included; then the others go on."""
    profile = Profile.open(path)
    try:
        controller = Blackjack(profile)
        if not found.elsewhere:
            assert controller.table.checkpoint() == table.checkpoint()
        assert controller.purse == profile.purse() == found.balances["purse"]
        controller.seat_guests(0)
        if controller.table.phase is not Phase.BETTING:
            assert controller.question is not None
        assert controller.purse + controller.in_play == profile.purse() + profile.balances().get(ACCOUNT, 0)
    finally:
        profile.close()
