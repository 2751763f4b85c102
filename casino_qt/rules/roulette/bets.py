"""Every bet of the tableau by its canonical name: what it covers, what it pays, how high it may go.

The layout has three columns: n touches n + 3, n touches n + 1 unless it ends its row, 0 touches 1, 2 and 3.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from casino_qt.rules.roulette.wheel import RED


class Kind(StrEnum):
    """The kinds of bets, as their names begin; the value of a simple chance is never part of a name."""

    PLEIN = "plein"
    CHEVAL = "cheval"
    TRANSVERSALE = "transversale"
    CARRE = "carre"
    SIXAIN = "sixain"
    COLONNE = "colonne"
    DOUZAINE = "douzaine"
    COLONNES = "colonnes"
    DOUZAINES = "douzaines"
    SIMPLE = "simple"


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on the tableau: its canonical `name`, its kind, the numbers it covers."""

    name: str
    kind: Kind
    numbers: frozenset[int]


PAYS: dict[Kind, Fraction] = {
    Kind.PLEIN: Fraction(35),
    Kind.CHEVAL: Fraction(17),
    Kind.TRANSVERSALE: Fraction(11),
    Kind.CARRE: Fraction(8),
    Kind.SIXAIN: Fraction(5),
    Kind.COLONNE: Fraction(2),
    Kind.DOUZAINE: Fraction(2),
    Kind.COLONNES: Fraction(1, 2),
    Kind.DOUZAINES: Fraction(1, 2),
    Kind.SIMPLE: Fraction(1),
}
"""What a winning unit brings, besides itself."""

LIMITS: dict[Kind, Fraction] = {
    Kind.PLEIN: Fraction(1),
    Kind.CHEVAL: Fraction(2),
    Kind.TRANSVERSALE: Fraction(3),
    Kind.CARRE: Fraction(4),
    Kind.SIXAIN: Fraction(6),
    Kind.COLONNE: Fraction(12),
    Kind.DOUZAINE: Fraction(12),
    Kind.COLONNES: Fraction(24),
    Kind.DOUZAINES: Fraction(24),
    Kind.SIMPLE: Fraction(35, 2),
}
"""The maximum of each kind, in maxima of a plein."""

_NUMBERS = range(1, 37)


def touch(a: int, b: int) -> bool:
    """Whether two numbers of the layout share an edge."""
    a, b = sorted((a, b))
    if a == 0:
        return b in (1, 2, 3)
    return b == a + 3 or (b == a + 1 and a % 3 != 0)


def _named(kind: Kind, numbers: tuple[int, ...], words: str | None = None) -> Spot:
    name = "/".join(map(str, numbers)) if words is None else words
    return Spot(f"{kind.value}:{name}", kind, frozenset(numbers))


def _all() -> list[Spot]:
    spots = [_named(Kind.PLEIN, (number,)) for number in range(37)]
    spots += [_named(Kind.CHEVAL, (a, b)) for a in range(37) for b in range(a + 1, 37) if touch(a, b)]
    spots += [_named(Kind.TRANSVERSALE, row) for row in ((0, 1, 2), (0, 2, 3))]
    spots += [_named(Kind.TRANSVERSALE, (n, n + 1, n + 2)) for n in range(1, 37, 3)]
    spots.append(_named(Kind.CARRE, (0, 1, 2, 3)))
    spots += [_named(Kind.CARRE, (n, n + 1, n + 3, n + 4)) for n in range(1, 33) if n % 3]
    spots += [_named(Kind.SIXAIN, tuple(range(n, n + 6)), f"{n}/{n + 5}") for n in range(1, 34, 3)]
    columns = [tuple(range(n, 37, 3)) for n in (1, 2, 3)]
    dozens = [tuple(range(n, n + 12)) for n in (1, 13, 25)]
    for one, two, thirds in (
        (Kind.COLONNE, Kind.COLONNES, columns),
        (Kind.DOUZAINE, Kind.DOUZAINES, dozens),
    ):
        spots += [_named(one, third, str(index)) for index, third in enumerate(thirds, start=1)]
        spots += [_named(two, thirds[i] + thirds[i + 1], f"{i + 1}/{i + 2}") for i in (0, 1)]
    simple = {
        "rouge": RED,
        "noir": frozenset(_NUMBERS) - RED,
        "pair": frozenset(n for n in _NUMBERS if n % 2 == 0),
        "impair": frozenset(n for n in _NUMBERS if n % 2),
        "manque": frozenset(range(1, 19)),
        "passe": frozenset(range(19, 37)),
    }
    return spots + [Spot(name, Kind.SIMPLE, numbers) for name, numbers in simple.items()]


SPOTS: dict[str, Spot] = {spot.name: spot for spot in _all()}
"""All 161 places by canonical name, numbers first, simple chances last."""
SIMPLE_CHANCES = tuple(name for name, spot in SPOTS.items() if spot.kind is Kind.SIMPLE)
RANK: dict[str, int] = {name: index for index, name in enumerate(SPOTS)}
"""The place of each name in the order of the tableau."""


def covers(bet: str) -> frozenset[int]:
    """The numbers the bet wins with. Raises KeyError for a name that is not canonical."""
    return SPOTS[bet].numbers


def kind(bet: str) -> Kind:
    """The kind of the bet. Raises KeyError for a name that is not canonical."""
    return SPOTS[bet].kind


def pays(bet: str) -> Fraction:
    """What the bet pays for one unit, the unit itself not counted."""
    return PAYS[SPOTS[bet].kind]


def payment(bet: str, stake: int) -> int:
    """What is paid beside a winning `stake`, in centimes; a broken centime goes to the player."""
    ratio = PAYS[SPOTS[bet].kind]
    return -(-stake * ratio.numerator // ratio.denominator)


def is_simple(bet: str) -> bool:
    """Whether the bet is one of the six simple chances: only these go to prison."""
    return SPOTS[bet].kind is Kind.SIMPLE


def plein(number: int) -> str:
    """The name of the bet on one number."""
    return f"{Kind.PLEIN.value}:{number}"


def cheval(a: int, b: int) -> str:
    """The name of the bet on two touching numbers."""
    return f"{Kind.CHEVAL.value}:{min(a, b)}/{max(a, b)}"
