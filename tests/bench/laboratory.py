"""`python -m tests.bench.laboratory`: coups played a second of one core, settled and counted.

Trente et quarante and roulette (rouge, with its prison) with flat stakes, by one player and by ten thousand;
then roulette by ten thousand players of each system. The best of three, in seconds of work: another program
on the machine takes from it only what it takes of the processor's own memory.
"""

from __future__ import annotations

import time

from casino_qt.laboratory.study import Question, study
from casino_qt.laboratory.systems import SYSTEMS, Flat
from casino_qt.rules.roulette.options import Rules as Roulette
from casino_qt.rules.trente_et_quarante.options import Rules as TrenteEtQuarante

RUNS = 3
PURSE = 10**12  # nobody is ruined, and all coups are played
CROWD = 10_000
COUPS, SPINS, STAKED = 4_000_000, 10_000_000, 10_000_000
_GAMES = {"trente-et-quarante": TrenteEtQuarante(), "roulette": Roulette()}


def measure(game: str, coups: int, players: int, system: str = Flat.name) -> float:
    """Coups of all players a second; the exact chance of ruin beside them takes its own time."""
    question = Question(
        game=game,
        rules=_GAMES[game],
        bet="rouge",
        seed="be",
        system=system,
        purse=PURSE,
        coups=coups // players,
        players=players,
    )
    best = 0.0
    for _ in range(RUNS):
        spent: list[float] = []

        def played(done: int, of: int, spent: list[float] = spent) -> None:
            spent.append(time.process_time())

        began = time.process_time()
        answer = study(question, played)
        best = max(best, answer["played"] / (spent[-1] - began))
    return best


if __name__ == "__main__":
    figures = [
        measure(game, coups, players)
        for game, coups in (("trente-et-quarante", COUPS), ("roulette", SPINS))
        for players in (1, CROWD)
    ]
    print(*figures, *(measure("roulette", STAKED, CROWD, system) for system in SYSTEMS))
