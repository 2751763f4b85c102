"""What a game must know so that its scripts can be read, replayed, reported and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from casino_qt.rules.chance import seed_bytes
from casino_qt.rules.cloth import ClothTable
from casino_qt.rules.events import Said
from casino_qt.rules.house_rules import HouseRules
from casino_qt.rules.lying import SpotResult
from casino_qt.rules.money import FRANC
from casino_qt.rules.scripts.script import Script, ScriptError, Seed
from casino_qt.rules.scripts.strict_json import Flaw

Json = dict[str, object]


class Record(Protocol):
    """A finished round of any game with a cloth."""

    @property
    def calls(self) -> tuple[Said, ...]:
        """What was said in it."""

    def spots(self) -> dict[Any, SpotResult]:
        """What it did on each place, summed over the seats."""


ChanceT = TypeVar("ChanceT", bound=Any)
ActionT = TypeVar("ActionT")
RulesT = TypeVar("RulesT", bound=HouseRules)
RecordT = TypeVar("RecordT", bound=Record)


class Game(ABC, Generic[ChanceT, ActionT, RulesT, RecordT]):
    """One game of the house, as its scripts see it. The class attributes are words of the report."""

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    ROUND: ClassVar[str]
    WIDEST_PLACE: ClassVar[int]
    WRITTEN: ClassVar[str]
    """The key of `chance` under which what comes is written out."""

    @abstractmethod
    def rules(self, options: Json) -> RulesT:
        """The house options of a script. Raises ValueError."""

    @abstractmethod
    def written_chance(self, value: object) -> ChanceT:
        """What is written out to come. Raises ScriptError."""

    @abstractmethod
    def action(self, entry: object) -> ActionT:
        """One action of a script. Raises ValueError."""

    @abstractmethod
    def action_json(self, action: ActionT) -> Json | None:
        """The action as a script writes it; None when a script says nothing of it."""

    @abstractmethod
    def sit_down(self, script: Script[ChanceT, ActionT, RulesT]) -> ClothTable[Any, ActionT]:
        """A fresh table, ready for the first action of the script."""

    @abstractmethod
    def ended(self, table: ClothTable[Any, ActionT], action: ActionT) -> RecordT | None:
        """The round that `action` ended, if it did."""

    @abstractmethod
    def place_order(self, place: Any) -> int:
        """Where the report names a place."""

    @abstractmethod
    def round_json(self, record: RecordT) -> Json:
        """What fell or was dealt in a round."""

    @abstractmethod
    def round_text(self, record: RecordT) -> Iterator[str]:
        """The same to read, in whole lines."""

    @abstractmethod
    def spot_json(self, rules: RulesT, result: SpotResult) -> Json:
        """What a round did on a place, in the words of this game."""

    def chance(self, value: object) -> ChanceT | Seed:
        """The `chance` of a script: a seed, or what is written out. Raises ScriptError."""
        chance = an_object(value, "'chance'")
        if len(chance) != 1 or not chance.keys() <= {"seed", self.WRITTEN}:
            raise ScriptError(f"'chance' holds either 'seed' or {self.WRITTEN!r}")
        if self.WRITTEN in chance:
            return self.written_chance(chance[self.WRITTEN])
        seed = chance["seed"]
        if not isinstance(seed, str):
            raise ScriptError("'seed' is a text of hexadecimal digits")
        try:
            seed_bytes(seed)
        except ValueError as error:
            raise ScriptError(f"'seed': {error}") from None
        return Seed(seed)


def an_object(value: object, what: str) -> Json:
    """`value` as an object. Raises ScriptError."""
    if isinstance(value, Flaw):
        raise ScriptError(f"{what}: {value.reason}")
    if not isinstance(value, dict):
        raise ScriptError(f"{what} is an object")
    return value


def a_list(value: object, what: str) -> list[object]:
    """`value` as a list. Raises ScriptError."""
    if not isinstance(value, list):
        raise ScriptError(f"{what} is a list")
    return value


def francs(centimes: int) -> str:
    """Centimes as francs with two decimals, the same in every language."""
    whole, rest = divmod(abs(centimes), FRANC)
    return f"{'-' if centimes < 0 else ''}{whole}.{rest:02d}"
