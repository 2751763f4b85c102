"""Kill the real program at the blackjack table: what is seen after the next start is what was seen before.

CASINO_KILLS says how often (5 when it is not said). Kills wait for split hands and insurances.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.rules.blackjack.state import Phase
from casino_qt.tables.blackjack_sitting import GAME
from tests.evening.killing import KILLS, LIVES, Lines, Trial, shown_with_journals
from tests.tables.blackjack.judge import judge, moment, played, reopen, replayed
from tests.tables.oracle import Committed

AIMS = ("split", "insure", None, "double", "slip")
"""A kill comes soon after this stands in the journal, life by life."""
HOUSES = (
    "[blackjack]\nguests=0\ncroupier-slips=true\n[motion]\nspeed=200\n",
    "[blackjack]\nguests=3\ncroupier-slips=true\ndealer-blackjack=original_only\n[motion]\nspeed=200\n",
    "[blackjack]\nguests=5\nsurrender=hard_12_or_more\n[motion]\nspeed=200\nreduced=true\n",
    "[blackjack]\nguests=1\ndouble-after-split=false\n[motion]\nspeed=100\n",
)


def shown_true(lines: Lines, found: Committed) -> int:
    """Every picture shows purse, table and live cards as the rules make them of the journal by then."""
    compared = 0
    for shown, journal in shown_with_journals(lines):
        if shown["session"] != found.session:
            continue
        table = played(found, journal)
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


TRIAL = Trial(
    table="at the boxes",
    game=GAME,
    player="tests.evening.boxes_player",
    aims=AIMS,
    judge=judge,
    shown_true=shown_true,
    moments=lambda found: moment(replayed(found)),
    reopen=lambda path, found: reopen(path, replayed(found), found),
)


@pytest.mark.parametrize("house", range(-(-KILLS // LIVES)))
def test_a_killed_program_stands_again_as_it_was(
    house: int,
    tmp_path: Path,
    pictures: Path,
    record_property: Callable[[str, object], None],
    qapp: QCoreApplication,
) -> None:
    record_property("kills", TRIAL.house(house, HOUSES[house % len(HOUSES)], tmp_path, pictures))
