"""One evening with pencil and paper: every system told once more, without a line of the laboratory's.

`stakes` gives the pieces laid on each result and the purse after the last, in centimes. Results are
numerators of `denominator`; the purse pays `cost` for a piece; a stake is at most `most` pieces.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from typing import NamedTuple

System = Generator[int, tuple[str, int, int], None]
"""Yields the wish; is sent how it went ("won", "lost", "null"), what was laid, and the gain in numerators."""


def flat() -> System:
    while True:
        yield 1


def martingale() -> System:
    wish = 1
    while True:
        how, laid, _ = yield wish
        if how == "won":
            wish = 1
        if how == "lost":
            wish = laid + laid


def dalembert() -> System:
    wish = 1
    while True:
        how, laid, _ = yield wish
        if how == "lost":
            wish = laid + 1
        if how == "won" and laid > 1:
            wish = laid - 1
        elif how == "won":
            wish = 1


def labouchere() -> System:
    while True:
        line = [1, 2, 3, 4]
        while line and len(line) <= 200:
            how, laid, _ = yield line[0] + line[-1] if line[1:] else line[0]
            if how == "lost":
                line.append(laid)
            if how == "won":
                line = line[1 : len(line) - 1]


def paroli() -> System:
    while True:
        wish, wins = 1, 0
        while wins < 3:
            how, laid, _ = yield wish
            if how == "lost":
                break
            if how == "won":
                wish, wins = laid * 2, wins + 1


def fibonacci() -> System:
    row = [1, 1]
    place = 0
    while True:
        how, laid, _ = yield row[place]
        if how == "lost" and laid == row[place]:
            place += 1
            if place == len(row):
                row.append(row[-1] + row[-2])
        if how == "won":
            place = place - 2 if place > 2 else 0


def own(
    start: int,
    won: Callable[[int], int],
    lost: Callable[[int], int],
    over: Callable[[int, int, int], bool],
) -> System:
    """`won`, `lost`: from what was laid to the next wish; `over`: by wins, losses in a row, numerators."""
    while True:
        wish, wins, losses, total = start, 0, 0, 0
        while not over(wins, losses, total):
            how, laid, gained = yield wish
            total += gained
            if how == "won":
                wish, wins, losses = won(laid), wins + 1, 0
            if how == "lost":
                wish, wins, losses = lost(laid), 0, losses + 1


SYSTEMS: dict[str, Callable[[], System]] = {
    "flat": flat,
    "martingale": martingale,
    "dalembert": dalembert,
    "labouchere": labouchere,
    "paroli": paroli,
    "fibonacci": fibonacci,
}


class Bet(NamedTuple):
    """What the bet costs and may cost at most, in centimes and pieces, and how its results are read."""

    denominator: int
    piece: int
    cost: int
    most: int
    rounds_up: bool = True


def stakes(
    system: System, bet: Bet, purse: int, results: Sequence[int], goal: int | None = None
) -> tuple[list[int], int]:
    """Lay, win and lose until the results, the purse or the wish for more are at an end."""
    laid: list[int] = []
    wish = next(system)
    for result in results:
        stake = min(wish, bet.most, purse // bet.cost)
        laid.append(stake)
        exactly, rest = divmod(stake * result * bet.piece, bet.denominator)
        purse += exactly + 1 if rest and bet.rounds_up else exactly
        if purse < bet.cost or (goal is not None and purse >= goal):
            break
        how = "won" if result > 0 else "lost" if -2 * result >= bet.denominator else "null"
        wish = system.send((how, stake, stake * result))
    return laid, purse
