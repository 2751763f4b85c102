"""Every bet against every pocket, to read. `python -m tests.rules.roulette.every_spin` writes it anew."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.actions import Bet
from casino_qt.rules.roulette.options import Rules, Zero
from tests.rules.roulette.wheel_table import assert_zero_sum, spin, table

KEPT = Path(__file__).parent / "every_spin.txt"
STAKE = 600

LEGEND = """What 6 francs on each bet come to with each number, 0 first: francs paid beside the stake,
. lost, P imprisoned, H half back. Simple chances under each rule about zero.
"""


def outcome(bet: str, number: int, zero: Zero) -> str:
    """One bet, one spin, at a fresh table."""
    at = table(number, rules=Rules(zero=zero))
    at.apply(Bet(bet, STAKE))
    before = at.purse()
    spin(at)
    assert_zero_sum(at)
    lying = at.lying(bet)
    back = at.purse() - before
    if lying.won:
        assert (lying.stake, lying.prison, back) == (STAKE, (0, 0), 0)
        return str(lying.won // 100)
    if lying.prison == (STAKE, 0):
        assert (lying.stake, back) == (0, 0)
        return "P"
    assert lying.on_table == 0
    if back:
        assert back == STAKE // 2
        return "H"
    return "."


def told() -> str:
    """The whole table, 37 pockets × every bet."""
    lines = [LEGEND]
    for name in bets.SPOTS:
        rules: tuple[Zero, ...] = get_args(Zero) if bets.is_simple(name) else ("prison",)
        for zero in rules:
            label = f"{name} ({zero})" if bets.is_simple(name) else name
            lines.append(f"{label:<24}" + " ".join(outcome(name, number, zero) for number in range(37)))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    KEPT.write_text(told(), encoding="utf-8")
