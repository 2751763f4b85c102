"""Money is whole centimes. Every rounding the rules ask for lives here, always to the player's favour."""

from __future__ import annotations

FRANC = 100
LARGEST_AMOUNT = 10**12


def half_lost(stake: int) -> int:
    """What a lost half takes of `stake` centimes: an odd centime stays with the player."""
    return stake // 2


def percent_up(stake: int) -> int:
    """One per cent of `stake` centimes, rounded up to a centime: the insurance premium."""
    return -(-stake // 100)


def half_up(stake: int) -> int:
    """Half of `stake` centimes, rounded up: the most that may insure it at blackjack."""
    return (stake + 1) // 2


def three_to_two(stake: int) -> int:
    """What a blackjack wins on `stake` centimes: three for two, half a centime to the player."""
    return (3 * stake + 1) // 2
