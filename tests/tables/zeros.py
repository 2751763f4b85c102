"""Roulettes that have been begun where zero comes early and often: by chance it comes once in 37 spins."""

from __future__ import annotations

from pathlib import Path

from casino_qt.bank.profile import Profile
from casino_qt.rules.roulette.actions import Bet, Spin
from casino_qt.rules.roulette.bets import SIMPLE_CHANCES
from casino_qt.rules.roulette.options import Rules
from casino_qt.tables.roulette_sitting import RouletteSitting

# Found by trying 1 to 2dc6c0 with SeededNumbers: five or six zeros in the first sixteen spins.
ZEROS = {
    "77374": 2,  # 0 0 | 0 6 1 19 36 0 30 27 31 1 10 13 0 0
    "87f8a": 1,  # 0 | 0 17 0 5 25 0 0 1 9 19 3 0 24 28 25
    "2bef33": 2,  # 6 0 | 19 16 6 0 3 0 10 0 21 13 8 15 0 14
    "24fc2a": 7,  # 4 18 0 23 22 0 0 | 0 0 7 35 28 21 7 3 0
    "f8f9": 2,  # 0 0 | 26 0 0 26 21 24 6 8 3 33 6 35 0 35
    "43cd": 5,  # 14 33 32 0 0 | 18 0 4 15 9 25 36 0 36 20 0
    "90be9": 0,  # | 12 0 1 27 0 0 33 6 36 0 33 6 26 28 23 0
    "d4ae9": 7,  # 7 16 9 0 25 0 0 | 19 0 0 23 8 33 23 19 26
}
"""Seeds, and how many spins are over when the person comes: there stakes lie locked once or twice on all the
simple chances, and the next number locks them deeper, frees them, or takes them."""


def begin(path: Path, rules: Rules, which: int) -> None:
    """Begin a roulette at `path`; stakes lay on every simple chance when its last two spins were played."""
    seed, spins = list(ZEROS.items())[which % len(ZEROS)]
    profile = Profile.open(path)
    sitting = RouletteSitting(profile, rules, seed)
    for left in range(spins, 0, -1):
        if left <= 2:
            sitting.play([Bet(chance, max(2_000, rules.min)) for chance in SIMPLE_CHANCES])
        sitting.play([Spin()])
    profile.close()
