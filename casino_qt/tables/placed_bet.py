"""Where a chip lies on a bet that is printed at two places: at either end of a row, on either dozen field.

The rules know bets, not places: it is one bet, settled as one, and a table script says nothing of the place.
But the table must stand after any interruption as it stood, so the journal of the sitting notes the second
place beside the bet. Entries without the note, as all older ones, mean the first.
"""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.bank.records import Json
from casino_qt.rules.roulette import notation
from casino_qt.rules.roulette.actions import Action, Bet

PLACES = 2
_NOTE = "at"


@dataclass(frozen=True, slots=True)
class PlacedBet(Bet):
    """A bet, and at which of its printed places (0 or 1) the chip lies."""

    at: int = 0


def bet_at(bet: str, stake: int, at: int) -> Bet:
    """`stake` on `bet`, at its place `at`."""
    return PlacedBet(bet, stake, at=at) if at else Bet(bet, stake)


def read_placed(entry: Json) -> Action:
    """An action of the journal. Raises ValueError."""
    if entry.get("do") != "bet" or _NOTE not in entry:
        return notation.from_json(entry)
    at = entry[_NOTE]
    bet = notation.from_json({key: value for key, value in entry.items() if key != _NOTE})
    if type(at) is not int or not 0 < at < PLACES or not isinstance(bet, Bet):
        raise ValueError(f"no place of a bet: {entry}")
    return PlacedBet(bet.on, bet.stake, bet.by, at)


def write_placed(action: Action) -> Json:
    """An action for the journal, in the notation of the scripts, with the note where there is one."""
    note: Json = {_NOTE: action.at} if isinstance(action, PlacedBet) and action.at else {}
    return notation.to_json(action) | note


def place_name(bet: str, at: int) -> str:
    """One printed place in a kept layout: the name of the bet, marked when it is the second place."""
    return f"{bet}@{at}" if at else bet


def named_place(name: str) -> tuple[str, int]:
    """The bet and the place that `place_name` named."""
    bet, _, at = name.partition("@")
    return bet, 1 if at == "1" else 0
