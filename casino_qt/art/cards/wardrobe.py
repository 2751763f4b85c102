"""Which mosaic each of the twelve courts wears, no two alike."""

from __future__ import annotations

from functools import partial

from casino_qt.art.cards.inks import GOLD, GOLD_LIGHT, IVORY, LIVERIES, WINE, Livery
from casino_qt.art.cards.patterns import (
    Pattern,
    checks,
    lozenges,
    scales,
    sown_pips,
    spirals,
    stripes,
    triangles,
)


def _robes() -> dict[str, Pattern]:
    s, h, d, c = (LIVERIES[suit] for suit in "SHDC")
    return {
        "KS": partial(triangles, cell=30, ground=s.shade, figure=s.cloth, spark=GOLD),
        "QS": partial(scales, cell=34, ground=s.cloth, edge=GOLD_LIGHT),
        "JS": partial(stripes, cell=26, ground=s.cloth, figure=s.shade),
        "KH": partial(sown_pips, cell=36, ground=h.cloth, figure=GOLD_LIGHT, suit="H"),
        "QH": partial(spirals, cell=36, ground=h.cloth, thread=GOLD_LIGHT),
        "JH": partial(lozenges, cell=36, ground=h.cloth, net=WINE, seed=GOLD_LIGHT),
        "KD": partial(lozenges, cell=34, ground=d.cloth, net=GOLD_LIGHT, seed=GOLD_LIGHT),
        "QD": partial(checks, cell=15, ground=IVORY, figure=d.cloth),
        "JD": partial(triangles, cell=32, ground=d.cloth, figure=GOLD, spark=WINE),
        "KC": partial(scales, cell=36, ground=c.cloth, edge=GOLD_LIGHT),
        "QC": partial(sown_pips, cell=34, ground=c.cloth, figure=GOLD_LIGHT, suit="C"),
        "JC": partial(checks, cell=17, ground=c.cloth, figure=c.shade),
    }


ROBES = _robes()


def plastron(rank: str, livery: Livery) -> Pattern:
    """The breast piece of a rank, in the accent of the suit."""
    if rank == "K":
        return partial(stripes, cell=12, ground=GOLD, figure=livery.shade)
    if rank == "Q":
        return partial(triangles, cell=20, ground=IVORY, figure=livery.accent, spark=GOLD)
    return partial(checks, cell=14, ground=GOLD_LIGHT, figure=livery.accent)
