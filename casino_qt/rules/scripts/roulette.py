"""The scripts of roulette."""

from __future__ import annotations

from collections.abc import Iterator

from casino_qt.rules.lying import SpotResult
from casino_qt.rules.roulette import notation
from casino_qt.rules.roulette.actions import Action
from casino_qt.rules.roulette.bets import RANK
from casino_qt.rules.roulette.numbers import ScriptedNumbers, SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.rules.roulette.table import Table
from casino_qt.rules.roulette.wheel import POCKETS
from casino_qt.rules.scripts.cloth_game import ClothGame
from casino_qt.rules.scripts.game import Json, a_list
from casino_qt.rules.scripts.script import ROULETTE, NumberList, Script, ScriptError, Seed


class RouletteScripts(ClothGame[NumberList | Seed, Action, Rules, SpinRecord]):
    """Numbers from a wheel of 37 pockets."""

    NAME = ROULETTE
    TITLE = "Roulette"
    ROUND = "Spin"
    WIDEST_PLACE = 22
    WRITTEN = "numbers"

    def rules(self, options: Json) -> Rules:
        """The options of the table."""
        return Rules.from_json(options)

    def written_chance(self, value: object, agreed: Rules) -> NumberList:
        """One number for each spin."""
        numbers = []
        for number in a_list(value, "'numbers'"):
            if type(number) is not int or not 0 <= number < POCKETS:
                raise ScriptError(f"'numbers' holds whole numbers from 0 to {POCKETS - 1}")
            numbers.append(number)
        return NumberList(tuple(numbers))

    def action(self, entry: object) -> Action:
        """One action."""
        return notation.from_json(entry)

    def action_json(self, action: Action) -> Json:
        """One action."""
        return notation.to_json(action)

    def sit_down(self, script: Script[NumberList | Seed, Action, Rules]) -> Table:
        """A table before its first spin."""
        if isinstance(script.chance, Seed):
            return Table(script.rules, SeededNumbers(script.chance.hex_digits), script.purse)
        return Table(script.rules, ScriptedNumbers(script.chance.numbers), script.purse)

    def place_order(self, place: str) -> int:
        """In the order of the tableau."""
        return RANK[place]

    def fell_json(self, record: SpinRecord) -> Json:
        """The number and its colour."""
        return {"number": record.number, "colour": record.colour}

    def fell_text(self, record: SpinRecord) -> Iterator[str]:
        """The number and its colour."""
        yield f"  {record.number} {record.colour}\n"

    def spot_json(self, rules: Rules, result: SpotResult) -> Json:
        """Prison is told of under every option."""
        return {
            "staked": result.staked,
            "lost": result.lost,
            "won": result.won,
            "imprisoned": result.imprisoned,
            "freed": result.freed,
        }
