"""How often 31 is dealt from one pack: 504 of 22 100 hands, by chi-square over independent packs."""

from __future__ import annotations

from casino_qt.rules.chance import SeededChance
from casino_qt.rules.trente_et_un.actions import Deal
from casino_qt.rules.trente_et_un.table import Table
from tests.rules.trente_et_un.cards_table import agreed

DEALS = 20_000
CHANCE = 504 / 22_100
# The quantile of chi-square with one degree of freedom at 99.9 %; the seeds are fixed.
CHI_SQUARE_1 = 10.83


def test_a_dealt_31_comes_as_often_as_it_should() -> None:
    agreement = agreed(("you", "anna"))
    seen = 0
    for seed in range(DEALS):
        table = Table(agreement, SeededChance(f"{seed:08x}"), 10**6)
        table.apply(Deal())
        seen += table.hand("you").natural
    expected = DEALS * CHANCE
    missed = (seen - expected) ** 2
    assert missed / expected + missed / (DEALS - expected) < CHI_SQUARE_1
