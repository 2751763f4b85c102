"""Kill the real program at тридцать одно: what is seen after the next start is what was seen before.

CASINO_KILLS says how often (5 when it is not said). In every other house the person holds the bank.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.rules.table import YOU
from casino_qt.tables.trente_et_un_sitting import GAME
from tests.evening.killing import KILLS, LIVES, Lines, Trial, shown_with_journals
from tests.tables.oracle import Committed
from tests.tables.trente_et_un.judge import judge, moment, played, reopen, replayed

AIMS = ("draw", "deal", None, "stand", "draw")
"""A kill comes soon after this stands in the journal, life by life."""
HOUSES = (
    "[trente-et-un]\ntoken=500\nguests=3\nbank=yours\n[motion]\nspeed=200\n",
    "[trente-et-un]\ntoken=500\nguests=8\nbank=rotates\n[motion]\nspeed=200\n",
    "[trente-et-un]\ntoken=20000\nguests=2\nbank=yours\ncard-by-card=false\n[motion]\nspeed=200\nreduced=true\n",
    "[trente-et-un]\ntoken=500\nguests=1\nbank=guest\nnatural=10\n[motion]\nspeed=100\n",
)


def shown_true(lines: Lines, found: Committed) -> int:
    """Every picture shows what the person may see, and of that what the rules make of the journal by then."""
    compared = 0
    for shown, journal in shown_with_journals(lines):
        if shown["session"] != found.session:
            continue
        table = played(found, journal)
        assert sum(shown["amounts"]) == table.purse()
        you = table.seats().index(YOU)
        for place, seat in enumerate((*table.seats()[you:], *table.seats()[:you])):
            hand = table.hand(seat)
            there = [shown["cards"][f"{place}/{index}"] for index in range(len(hand.cards))]
            hidden = ["back"] * len(there)
            if hand.opened or (seat == YOU and there != hidden):
                assert there == [card.code for card in hand.cards]
                compared += 1
            else:
                assert there == hidden
        lying = sum(len(table.hand(seat).cards) for seat in table.seats())
        assert len([key for key in shown["cards"] if key[0].isdigit()]) == lying
    return compared


TRIAL = Trial(
    table="the talia",
    game=GAME,
    player="tests.evening.talia_player",
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
