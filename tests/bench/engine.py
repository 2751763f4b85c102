"""`python -m tests.bench.engine`: coups a second of the rules alone; median and p99 ms of a durable coup."""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from casino_qt.bank.profile import Profile
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Cut, Spot, Take
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase, Table
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.bench.measured import quantile

COUPS, COMMITS, STAKE = 5_000, 300, 500


def engine() -> float:
    """Coups a second with a stake on each chance."""
    table = Table(Rules(), SeededChance("be"), 10**9)
    table.apply(Cut(156))
    began = time.perf_counter()
    for _ in range(COUPS):
        for spot in Spot:
            if table.lying(spot).free:
                table.apply(Take(spot))
            table.apply(Bet(spot, STAKE))
        table.apply(Coup())
    return COUPS / (time.perf_counter() - began)


def commits(folder: Path) -> list[float]:
    """Milliseconds of each coup through the controller: decided, booked and on the disk."""
    profile = Profile.open(folder / "purse.casino")
    controller = TrenteEtQuarante(profile)
    times = []
    for _ in range(COMMITS):
        if controller.table.phase is Phase.CUTTING:
            controller.cut(156)
        controller.clear()
        controller.bet(Spot.ROUGE, STAKE)
        began = time.perf_counter()
        controller.coup()
        times.append((time.perf_counter() - began) * 1000)
    profile.close()
    return times


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as place:
        measured = commits(Path(place))
    print(engine(), quantile(measured, 0.5), quantile(measured, 0.99))
