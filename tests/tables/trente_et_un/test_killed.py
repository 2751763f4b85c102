"""Kill the table of тридцать одно at random instants, the person as punter and as banker.

Purse, hands, the bank and the cards to come are as they were. CASINO_KILLS says how often (28 when it is not
said).
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table
from casino_qt.tables.trente_et_un_sitting import GAME
from tests.tables.killing import KILLS, LIVES, play_and_kill
from tests.tables.oracle import Committed, sittings
from tests.tables.trente_et_un.conftest import game
from tests.tables.trente_et_un.judge import judge, moment, reopen, replayed

AGREEMENTS = (
    game(1),
    Agreement(("you", "glafira", "lev", "ottone"), "you", 500, Rules(bank="fixed")),
    game(8, 100, natural=10),
    game(2, 100_000),
    game(5, packs=1),
    Agreement(("lev", "you", "zdenka"), "you", 50_000, Rules(bank="fixed", natural=6)),
    game(3),
)


@pytest.mark.parametrize("life", range(-(-KILLS // LIVES)))
def test_a_killed_table_stands_again_as_it_was(
    life: int, tmp_path: Path, record_property: Callable[[str, object], None], qapp: QCoreApplication
) -> None:
    dice = random.Random(life)
    fates, moments = Counter[str](), Counter[str]()
    path = tmp_path / "profile.sqlite"
    agreement = AGREEMENTS[life % len(AGREEMENTS)]
    for kill in range(min(LIVES, KILLS - life * LIVES)):
        before: Mapping[str, Committed] = sittings(path)
        arguments = [json.dumps(agreement.to_json())]
        lines = play_and_kill("tests.tables.trente_et_un.player", path, dice, arguments, begin=kill == 0)
        found = sittings(path).get(GAME)
        fates[judge(found, lines, before.get(GAME))] += 1
        if found is None:
            continue
        table: Table = replayed(found)
        moments.update(moment(table))
        reopen(path, table, found)
    record_property(
        "kills", {"trente-et-un: found again": dict(fates), "trente-et-un: killed while": dict(moments)}
    )
