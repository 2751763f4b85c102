"""Kill the blackjack table at random instants: purse, hands, insurances and cards to come are as they were.

CASINO_KILLS says how often (28 when it is not said).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.rules.blackjack.options import Rules
from casino_qt.tables.blackjack_sitting import GAME
from tests.tables.blackjack.judge import judge, moment, reopen, replayed
from tests.tables.killing import KILLS, LIVES, play_and_kill
from tests.tables.oracle import Committed, sittings

OPTIONS = (
    Rules(),
    Rules(croupier_slips=True, surrender="hard_12_or_more"),
    Rules(dealer_blackjack="original_only", croupier_slips=True),
    Rules(double_after_split=False, surrender="none", max=2000),
)


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
        guests = str(dice.choice([0, 1, 3, 5]))
        arguments = [json.dumps(options.to_json()), guests]
        lines = play_and_kill("tests.tables.blackjack.player", path, dice, arguments, begin=kill == 0)
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
