"""Announced bets: what a spoken name is laid out as, piece by piece (house rules, section 2, annonces)."""

from __future__ import annotations

import re
from collections.abc import Iterator

from casino_qt.rules.roulette.bets import cheval, plein, touch
from casino_qt.rules.roulette.options import Finales
from casino_qt.rules.roulette.wheel import POCKETS, neighbours

Pieces = dict[str, int]
"""How many pieces go on each place, by canonical name."""

MOST_NEIGHBOURS = 9
NEIGHBOURS_UNSAID = 2

FINALES_A_CHEVAL = (*((d, d + 1) for d in range(9)), *((d, d + 3) for d in range(10)))
"""The end digits that are announced together; the second may stand in the next decade."""

_FIXED: dict[str, Pieces] = {
    "grande_serie": {
        "transversale:0/2/3": 2,
        **{cheval(*pair): 1 for pair in ((4, 7), (12, 15), (18, 21), (19, 22), (32, 35))},
        "carre:25/26/28/29": 2,
    },
    "petite_serie": {cheval(*pair): 1 for pair in ((5, 8), (10, 11), (13, 16), (23, 24), (27, 30), (33, 36))},
    "orphelins": {plein(1): 1, **{cheval(*pair): 1 for pair in ((6, 9), (14, 17), (17, 20), (31, 34))}},
    "jeu_7_9": {
        plein(19): 1,
        plein(27): 1,
        **{cheval(*pair): 1 for pair in ((7, 8), (8, 9), (17, 18), (28, 29))},
    },
    "zero_spiel": {**{cheval(*pair): 1 for pair in ((0, 3), (12, 15), (32, 35))}, plein(26): 1},
}

_NUMBER = r"(0|[1-9]\d?)"
_VOISINS = re.compile(rf"voisins:{_NUMBER}(?:\+([1-9]))?")
_CHEVAUX = re.compile(rf"plein_chevaux:{_NUMBER}")
_FINALE = re.compile(r"finale:(\d)")
_FINALE_A_CHEVAL = re.compile(rf"finale:(\d)/{_NUMBER}")


def voisins(number: int, each_side: int = NEIGHBOURS_UNSAID) -> str:
    """The name of a number and its neighbours on the wheel."""
    return f"voisins:{number}+{each_side}"


def canonical(name: str) -> str | None:
    """The full canonical name of an announced bet (neighbours unsaid are 2), or None when there is none."""
    if name in _FIXED:
        return name
    if match := _VOISINS.fullmatch(name):
        number = int(match[1])
        return voisins(number, int(match[2] or NEIGHBOURS_UNSAID)) if number < POCKETS else None
    if match := _CHEVAUX.fullmatch(name):
        return name if int(match[1]) < POCKETS else None
    if _FINALE.fullmatch(name):
        return name
    if match := _FINALE_A_CHEVAL.fullmatch(name):
        return name if (int(match[1]), int(match[2])) in FINALES_A_CHEVAL else None
    return None


def laid_out(name: str, finales: Finales = "seed") -> Pieces:
    """The pieces of an announced bet, in the order they are laid. Raises KeyError when there is none."""
    full = canonical(name)
    if full is None:
        raise KeyError(name)
    if full in _FIXED:
        return dict(_FIXED[full])
    if match := _VOISINS.fullmatch(full):
        return {plein(number): 1 for number in neighbours(int(match[1]), int(match[2]))}
    if match := _CHEVAUX.fullmatch(full):
        number = int(match[1])
        touching = (other for other in range(POCKETS) if touch(number, other))
        return {plein(number): 1} | {cheval(number, other): 1 for other in touching}
    if match := _FINALE.fullmatch(full):
        return {plein(number): 1 for number in range(int(match[1]), POCKETS, 10)}
    ends = full.removeprefix("finale:").split("/")
    return dict.fromkeys(_decades(int(ends[0]), int(ends[1]), finales), 1)


def _decades(first: int, second: int, finales: Finales) -> Iterator[str]:
    """Decade by decade: touching numbers share one piece, others have a piece each."""
    for decade in range(0, POCKETS, 10):
        a, b = decade + first, decade + second
        if b < POCKETS:
            yield from (cheval(a, b),) if touch(a, b) else (plein(a), plein(b))
        elif a < POCKETS and finales == "complete":
            yield plein(a)


def everything() -> Iterator[str]:
    """The canonical name of every announced bet there is."""
    yield from _FIXED
    yield from (voisins(number, k) for number in range(POCKETS) for k in range(1, MOST_NEIGHBOURS + 1))
    yield from (f"plein_chevaux:{number}" for number in range(POCKETS))
    yield from (f"finale:{digit}" for digit in range(10))
    yield from (f"finale:{a}/{b}" for a, b in FINALES_A_CHEVAL)
