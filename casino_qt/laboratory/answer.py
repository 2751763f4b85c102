"""What is told of a simulation: sums, intervals, and the figures a picture of it is drawn from."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from casino_qt.laboratory import intervals
from casino_qt.laboratory.game import Centimes
from casino_qt.laboratory.ruin import Ends
from casino_qt.laboratory.tally import Evening, Tally
from casino_qt.odds.results import deviation

Json = dict[str, Any]

COLUMNS = 60  # of the picture of the final results, at most
QUANTILES = {"p05": 5, "p25": 25, "p50": 50, "p75": 75, "p95": 95}


class Played(NamedTuple):
    """An evening that is over; `purses` has a row for each look and a column for each player."""

    evening: Evening
    tally: Tally
    purses: Centimes


def told(played: Played, exact: Ends | None) -> Json:
    """Everything that came of it; amounts are centimes, shares parts of one.

    `edge_seen` and the shares have the interval that holds the truth in 95 of 100 simulations.
    """
    evening, tally, purses = played
    terms, last = evening.terms, purses[-1]
    staked = tally.staked * evening.piece * terms.staked // terms.denominator
    net = int((last - evening.purse).sum())
    known = terms.distribution  # of a piece, in pieces; what was seen of it stands in where it is not known
    spread = tally.spread / terms.staked if known is None else deviation(known)
    error = intervals.edge_error(spread, tally.staked, tally.squares)
    ruined, reached = last < evening.cost, None
    if evening.goal is not None:
        reached = _share(int(np.count_nonzero(last >= evening.goal)), last.size, exact and exact.reached)
    return {
        "played": tally.played,
        "staked": staked,
        "net": net,
        "edge_seen": intervals.edge(net, staked, error)._asdict(),
        "edge_exact": terms.edge,
        "ends": _ends(last - evening.purse, evening.piece),
        "bands": _bands(evening, purses),
        "ruined": _share(int(np.count_nonzero(ruined)), last.size, exact and exact.ruined),
        "reached": reached,
        "longest_losing_run": tally.losing_run,
        "largest_stake": tally.largest * evening.piece * terms.staked // terms.denominator,
        "held_by_limit": tally.held_by_limit,
    }


def _share(count: int, of: int, exact: float | None) -> Json:
    share, low, high = intervals.share(count, of)
    return {"players": count, "share": share, "low": low, "high": high, "exact": exact}


def _ends(nets: Centimes, piece: int) -> Json:
    """How many players ended between one edge and the next; the last edge is part of its column.

    Nothing won and nothing lost is an edge: no column holds losses and gains. Inside, the columns are equally
    wide; the outermost end with the extreme results.
    """
    least, most = int(nets.min()), int(nets.max())
    width = _width(nets - least, piece)
    inner = [*range((least // width + 1) * width, most + (most == 0), width)]
    if inner and inner[0] != 0 and 2 * (inner[0] - least) < width:
        del inner[0]
    if inner and inner[-1] != 0 and 2 * (most - inner[-1]) < width:
        del inner[-1]
    edges = [least, *inner, max(most, (inner or [least])[-1] + 1)]
    counts, _ = np.histogram(nets, bins=np.array(edges, np.float64))
    return {"edges": edges, "counts": counts.tolist()}


def _width(above: Centimes, piece: int) -> int:
    """Centimes of a column that holds as many of the possible results as its neighbour: else it is a comb.

    `above`: results over the least one. They lie whole grains apart, and most of them whole pieces.
    """
    least = max(1, -(-int(above.max()) // (COLUMNS - 2)))
    grain = max(1, int(np.gcd.reduce(above)))
    step = piece if grain < piece < least and piece % grain == 0 else grain
    return -(-least // step) * step


def _bands(evening: Evening, purses: Centimes) -> Json:
    """Below which result so many in a hundred players were, after so many coups."""
    looks = [np.percentile(row - evening.purse, list(QUANTILES.values())) for row in purses]
    bands = np.rint(np.array(looks)).astype(np.int64).T.tolist()
    return {"coups": evening.looks(), **dict(zip(QUANTILES, bands, strict=True))}
