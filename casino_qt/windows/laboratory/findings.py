"""What a simulation found, read strictly from the one JSON object it answers with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise
from math import isfinite
from typing import Any

BANDS = ("p05", "p25", "p50", "p75", "p95")
"""How many of the players, in hundredths, had come to no more than this."""


class UnreadableError(ValueError):
    """The answer is not one: something is missing from it, or of the wrong kind."""


@dataclass(frozen=True, slots=True)
class Measured:
    """A share of 1: as it was seen, and the interval it lies in 19 times out of 20."""

    value: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Count:
    """How many players met with something, their share, and what it is exactly; None: nobody knows."""

    players: int
    share: Measured
    exact: float | None


@dataclass(frozen=True, slots=True)
class Findings:
    """One answer. Amounts in centimes; `edges` and `counts`: how many players ended between which results.

    `bands`: after each of `marks` coups, the result so far that so many of a hundred players did not exceed.
    `reached` is None where no goal was set.
    """

    game: str
    rules: Mapping[str, object]
    bet: str
    system: str
    stake: int
    coups: int
    players: int
    purse: int
    goal: int | None
    seed: str
    played: int
    staked: int
    net: int
    edge_seen: Measured
    edge_exact: float | None
    edges: tuple[float, ...]
    counts: tuple[float, ...]
    marks: tuple[float, ...]
    bands: Mapping[str, tuple[float, ...]]
    ruined: Count
    reached: Count | None
    longest_losing_run: int
    largest_stake: int
    held_by_limit: int
    seconds: float

    @classmethod
    def read(cls, answer: Mapping[str, Any]) -> Findings:
        """From the answer of the child. Raises UnreadableError."""
        try:
            found = cls._read(answer)
        except (KeyError, TypeError, ValueError) as trouble:
            raise UnreadableError(f"{type(trouble).__name__}: {trouble}") from None
        if len(found.edges) != len(found.counts) + 1 or not all(a < b for a, b in pairwise(found.edges)):
            raise UnreadableError("the edges of the results do not part the counts")
        if any(len(band) != len(found.marks) for band in found.bands.values()):
            raise UnreadableError("a band of balances has another length than its coups")
        return found

    @classmethod
    def _read(cls, answer: Mapping[str, Any]) -> Findings:
        seen, ends, bands = answer["edge_seen"], answer["ends"], answer["bands"]
        reached = answer.get("reached")
        return cls(
            game=str(answer["game"]),
            rules=dict(answer["rules"]),
            bet=str(answer["bet"]),
            system=str(answer["system"]),
            stake=int(answer["stake"]),
            coups=int(answer["coups"]),
            players=int(answer["players"]),
            purse=int(answer["purse"]),
            goal=None if answer["goal"] is None else int(answer["goal"]),
            seed=str(answer["seed"]),
            played=int(answer["played"]),
            staked=int(answer["staked"]),
            net=int(answer["net"]),
            edge_seen=Measured(_number(seen["value"]), _number(seen["low"]), _number(seen["high"])),
            edge_exact=_or_none(answer["edge_exact"]),
            edges=_numbers(ends["edges"]),
            counts=_numbers(ends["counts"]),
            marks=_numbers(bands["coups"]),
            bands={name: _numbers(bands[name]) for name in BANDS},
            ruined=_count(answer["ruined"]),
            reached=None if reached is None else _count(reached),
            longest_losing_run=int(answer["longest_losing_run"]),
            largest_stake=int(answer["largest_stake"]),
            held_by_limit=int(answer["held_by_limit"]),
            seconds=_number(answer["seconds"]),
        )


def _count(told: Mapping[str, Any]) -> Count:
    share = Measured(_number(told["share"]), _number(told["low"]), _number(told["high"]))
    return Count(int(told["players"]), share, _or_none(told.get("exact")))


def _number(value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float) or not isfinite(value):
        raise ValueError(f"{value!r} is no number")
    return float(value)


def _numbers(values: object) -> tuple[float, ...]:
    if not isinstance(values, list):
        raise ValueError("a list of numbers is wanted")
    return tuple(map(_number, values))


def _or_none(value: object) -> float | None:
    return None if value is None else _number(value)
