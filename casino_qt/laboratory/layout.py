"""A layout of roulette from its name: `rouge`, `plein:17*3,cheval:0/3`, `orphelins`, `pair+half_back`."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.odds.roulette.bets import expectation
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.scripts.script import printable

HALF_BACK = "+half_back"
MOST_PIECES = 500  # on one place: a sum of results stays far below what a numerator holds
MOST_PARTS = 200


@dataclass(frozen=True, slots=True)
class Place:
    """So many pieces on one place; `half_back`: where zero locks them, half is taken back at once."""

    bet: str
    pieces: int
    half_back: bool = False

    def edge(self, rules: Rules) -> Fraction:
        """What the bank keeps of one piece here."""
        return -expectation(self.bet, rules, half_back=self.half_back)


def places(name: str, rules: Rules) -> tuple[Place, ...]:
    """The layout's places in the order of the tableau. Raises NotSimulatedError for a name that is none."""
    laid: dict[tuple[str, bool], int] = {}
    parts = name.split(",")
    if len(parts) > MOST_PARTS:
        raise NotSimulatedError(f"a layout has at most {MOST_PARTS} parts")
    for part in parts:
        word, star, number = part.strip().partition("*")
        plain = word.removesuffix(HALF_BACK)
        half_back = plain != word
        count = _count(part, number) if star else 1
        for bet, pieces in _pieces(plain, rules).items():
            if half_back and not (bets.is_simple(bet) and rules.zero == "prison"):
                raise NotSimulatedError(f"nothing of {printable(plain)} is given back by half")
            laid[bet, half_back] = laid.get((bet, half_back), 0) + pieces * count
    if max(laid.values()) > MOST_PIECES:
        raise NotSimulatedError(f"a place holds at most {MOST_PIECES} pieces")
    return tuple(Place(bet, laid[bet, half], half) for bet, half in sorted(laid, key=_in_order))


def _in_order(place: tuple[str, bool]) -> tuple[int, bool]:
    return bets.RANK[place[0]], place[1]


def _count(part: str, number: str) -> int:
    if not (number.isascii() and number.isdigit() and len(number) < 4 and 0 < int(number) <= MOST_PIECES):
        raise NotSimulatedError(f"in {part!r} a number from 1 to {MOST_PIECES} follows the *")
    return int(number)


def _pieces(name: str, rules: Rules) -> dict[str, int]:
    if name in bets.SPOTS:
        return {name: 1}
    try:
        return announcements.laid_out(name, rules.finales)
    except KeyError:
        raise NotSimulatedError(f"roulette has no bet {name[:40]!r}") from None
