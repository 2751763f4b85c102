"""A table script in memory, and the one kind of complaint about one."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from casino_qt.rules.cards import Card
from casino_qt.rules.chance import Chance, ScriptedChance, SeededChance
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.refused import Refused

FORMAT = "casino-qt table script"
OWN_ENDING = ".casinoscript"  # of a file that a desktop opens with the casino; .json is everybody's
VERSION = 1
TRENTE_ET_QUARANTE = "trente-et-quarante"
ROULETTE = "roulette"
BLACKJACK = "blackjack"

ChanceT = TypeVar("ChanceT", bound="Seed | CardLists | NumberList")
ActionT = TypeVar("ActionT")
RulesT = TypeVar("RulesT", bound=Agreed)

DEFAULT_PURSE = 1_000_000
LONGEST_REASON = 240


def printable(text: str) -> str:
    """`text` fit for one line of a terminal: line ends, controls and broken characters are escaped."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)


class ScriptError(Exception):
    """Not a valid script, or an action the rules refuse; the text is one line.

    `action` is the index of the action at fault, None for a fault elsewhere; `refused` is the rules' own "no"
    to it, where there is one.
    """

    def __init__(self, reason: str, action: int | None = None, refused: Refused | None = None) -> None:
        cut = reason if len(reason) <= LONGEST_REASON else f"{reason[:LONGEST_REASON]}…"
        self.reason = printable(cut)
        self.action = action
        self.refused = refused
        super().__init__(self.reason if action is None else f"action {action}: {self.reason}")


@dataclass(frozen=True, slots=True)
class Seed:
    """Chance from a seed of 1 to 64 hex digits."""

    hex_digits: str

    def chance(self) -> Chance:
        """A source of shoes at its beginning."""
        return SeededChance(self.hex_digits)

    def to_json(self) -> dict[str, object]:
        """The `chance` of a script."""
        return {"seed": self.hex_digits}


@dataclass(frozen=True, slots=True)
class CardLists:
    """Chance written card by card, one list for each shoe."""

    lists: tuple[tuple[Card, ...], ...]

    def chance(self) -> Chance:
        """A source at its beginning."""
        return ScriptedChance(self.lists)

    def to_json(self) -> dict[str, object]:
        """The `chance` of a script; a single shoe is one plain list."""
        lists = [[card.code for card in cards] for cards in self.lists]
        return {"cards": lists[0] if len(lists) == 1 else lists}


@dataclass(frozen=True, slots=True)
class NumberList:
    """Chance written number by number, one for each spin."""

    numbers: tuple[int, ...]

    def to_json(self) -> dict[str, object]:
        """The `chance` of a script."""
        return {"numbers": list(self.numbers)}


@dataclass(frozen=True, slots=True)
class Script(Generic[ChanceT, ActionT, RulesT]):
    """Everything that determines a table.

    `rules` is all it is played by, `purse` each seat's, in centimes.
    """

    chance: ChanceT
    actions: tuple[ActionT, ...]
    rules: RulesT
    purse: int = DEFAULT_PURSE
    game: str = TRENTE_ET_QUARANTE


AnyScript = Script[Any, Any, Any]
"""The script of whichever game; what its parts are, the game knows."""
