"""How many coups a second the laboratory deals at the tables whose hands decide: one core, flat stakes."""

from __future__ import annotations

import time

import numpy as np

from casino_qt.laboratory.games import GAMES
from casino_qt.rules.scripts.games import GAMES_OPEN

AT_ONCE, TIMES = 1_000_000, 3
BETS = {
    "blackjack": ("box", "box+composition", "box+shoe"),
    "trente-et-un": ("punter", "bank:9", "punter+talia"),
}


def coups_a_second(game: str, bet: str) -> float:
    """The best of a few times: the machine may have had other work."""
    table = GAMES[game].table(GAMES_OPEN[game].rules({}), bet)
    chance = np.random.default_rng(0)
    best = float("inf")
    for _ in range(TIMES):
        began = time.perf_counter()
        table.draw(chance, AT_ONCE)
        best = min(best, time.perf_counter() - began)
    return AT_ONCE / best


if __name__ == "__main__":
    print(*(coups_a_second(game, bet) for game, bets in BETS.items() for bet in bets))
