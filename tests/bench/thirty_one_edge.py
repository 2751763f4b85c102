"""`python -m tests.bench.thirty_one_edge [ROUNDS]`: millions of rounds of тридцать одно, against their value.

The laboratory plays them (`casino_qt.laboratory.trente_et_un_round`, which `tests/laboratory` holds against
the real table card by card), each from full packs, for several numbers of seats and packs and thresholds of
either side. What the bank wins from all punters together is compared with the exact value. Ends with 1 when a
mean is more than three standard errors from it.

Where nine play with one pack it may run out within the round, which the exact value leaves out.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from math import sqrt

import numpy as np

from casino_qt.laboratory.trente_et_un import LANES
from casino_qt.laboratory.trente_et_un_round import Table, packs_of
from casino_qt.odds.trente_et_un.hands import Policy
from casino_qt.odds.trente_et_un.play import HOUSE_BANKER, best_play, edge
from casino_qt.rules.trente_et_un.options import Rules
from tests.bench.blackjack_ten_million import WITHIN, Compared, Simulated

ROUNDS = 5_000_000
SEATS_AND_PACKS = ((2, 1), (5, 1), (6, 2), (9, 2), (4, 3))
PLAYS = (
    *((best_play(1).punter, best_play(1).banker), (Policy.plain(26), HOUSE_BANKER)),
    *((Policy(24, 28), Policy(26, 28)), (Policy.plain(29), Policy.plain(24))),
)


def play(seats: int, packs: int, punter: Policy, banker: Policy, rounds: int, seed: int) -> Simulated:
    """Tokens the bank wins in a round, on average."""
    table = Table(packs_of(packs, LANES, np.random.default_rng(seed)), seats, punter, banker, Rules().natural)
    played = total = squares = 0
    while played < rounds:
        table.next_packs()
        won = table.round()[-1].astype(np.int64)
        played += won.size
        total += int(won.sum())
        squares += int((won * won).sum())
    mean = total / played
    return Simulated(mean, sqrt((squares / played - mean * mean) / played), played)


def main(given: Sequence[str] | None = None) -> int:
    """Play, compare and print."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.thirty_one_edge", description=__doc__)
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    parser.add_argument("--seed", type=int, default=0)
    wanted = parser.parse_args(given)
    found, seconds = [], 0.0
    print(f"{'tokens of the bank':<72} exact      played ± standard error  apart")
    for at, (seats, packs) in enumerate(SEATS_AND_PACKS):
        for number, (punter, banker) in enumerate(PLAYS):
            began = time.perf_counter()
            simulated = play(seats, packs, punter, banker, wanted.rounds, wanted.seed + 10 * at + number)
            seconds += time.perf_counter() - began
            thresholds = f"{punter.hard}/{punter.soft} against {banker.hard}/{banker.soft}"
            name = f"{seats} seats, {packs} packs, {thresholds}"
            found.append(Compared(name, edge(packs, punter, banker) * (seats - 1), simulated))
            print(found[-1], flush=True)
    farthest = max(found, key=lambda each: abs(each.away))
    played = sum(each.simulated.coups for each in found)
    print(f"{played:,} rounds in {seconds:.0f} s; farthest apart: {farthest}")
    return 0 if abs(farthest.away) <= WITHIN else 1


if __name__ == "__main__":
    sys.exit(main())
