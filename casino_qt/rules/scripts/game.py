"""What a game must know so that its scripts can be read, replayed, reported and written."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from typing import Any, ClassVar, Generic, TypeVar

from casino_qt.rules.chance import seed_bytes
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.lying import Lying
from casino_qt.rules.money import FRANC
from casino_qt.rules.scripts.script import Script, ScriptError, Seed
from casino_qt.rules.scripts.strict_json import Flaw
from casino_qt.rules.table import Finished, GameTable

Json = dict[str, object]


ChanceT = TypeVar("ChanceT", bound=Any)
ActionT = TypeVar("ActionT")
RulesT = TypeVar("RulesT", bound=Agreed)
RecordT = TypeVar("RecordT", bound=Finished)


class Game(ABC, Generic[ChanceT, ActionT, RulesT, RecordT]):
    """One game of the house, as its scripts see it. The class attributes are words of the report.

    What a table is played by (`RulesT`) are its house options; a game where more is agreed beforehand names
    the keys for it in `AGREED`, and reads and writes them in `agreed` and `agreed_json`.
    """

    NAME: ClassVar[str]
    TITLE: ClassVar[str]
    ROUND: ClassVar[str]
    WRITTEN: ClassVar[str]
    """The key of `chance` under which what comes is written out."""
    AGREED: ClassVar[tuple[str, ...]] = ()
    """Keys every script of this game needs beside those of all games."""
    LIES: ClassVar[str] = "on the table"
    """How the report calls where a seat's money lies."""
    HAS_HOUSE: ClassVar[bool] = True
    """Whether the house plays; if not, results pass from seat to seat and nothing is told of it."""

    @abstractmethod
    def rules(self, options: Json) -> Any:
        """The house options of a script. Raises ValueError."""

    @abstractmethod
    def written_chance(self, value: object, agreed: RulesT) -> ChanceT:
        """What is written out to come. Raises ScriptError."""

    @abstractmethod
    def action(self, entry: object) -> ActionT:
        """One action of a script. Raises ValueError."""

    @abstractmethod
    def action_json(self, action: ActionT) -> Json | None:
        """The action as a script writes it; None when a script says nothing of it."""

    @abstractmethod
    def sit_down(self, script: Script[ChanceT, ActionT, RulesT]) -> GameTable[ActionT]:
        """A fresh table, ready for the first action of the script."""

    @abstractmethod
    def round_json(self, agreed: RulesT, record: RecordT) -> Json:
        """All a report tells of a round, but for the calls."""

    @abstractmethod
    def round_text(self, agreed: RulesT, record: RecordT) -> Iterator[str]:
        """The same to read, in whole lines."""

    def agreed(self, script: Json) -> RulesT:
        """What the table is played by, from the keys of a script. Raises ScriptError."""
        options = an_object(script.get("rules", {}), "'rules'")
        try:
            rules: RulesT = self.rules(options)
        except ValueError as error:
            raise ScriptError(f"'rules': {error}") from None
        return rules

    def agreed_json(self, agreed: RulesT) -> Json:
        """The keys of a script that say what the table is played by."""
        return {"rules": agreed.to_json()}

    def lying(self, table: GameTable[ActionT]) -> dict[str, Lying] | None:
        """Where something lies, summed over the seats; None where the game has no cloth for it to lie on."""
        return None

    def lying_text(self, lying: dict[str, Lying]) -> Iterator[str]:
        """The same to read, in whole lines."""
        return iter(())

    def chance(self, value: object, agreed: RulesT) -> ChanceT | Seed:
        """The `chance` of a script: a seed, or what is written out. Raises ScriptError."""
        chance = an_object(value, "'chance'")
        if len(chance) != 1 or not chance.keys() <= {"seed", self.WRITTEN}:
            raise ScriptError(f"'chance' holds either 'seed' or {self.WRITTEN!r}")
        if self.WRITTEN in chance:
            return self.written_chance(chance[self.WRITTEN], agreed)
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
        raise ScriptError(f"{what} must be one JSON object")
    return value


def a_list(value: object, what: str) -> list[object]:
    """`value` as a list. Raises ScriptError."""
    if not isinstance(value, list):
        raise ScriptError(f"{what} must be a list")
    return value


def francs(centimes: int) -> str:
    """Centimes as francs with two decimals, the same in every language."""
    whole, rest = divmod(abs(centimes), FRANC)
    return f"{'-' if centimes < 0 else ''}{whole}.{rest:02d}"
