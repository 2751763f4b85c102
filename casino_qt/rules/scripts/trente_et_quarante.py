"""The scripts of trente et quarante."""

from __future__ import annotations

from collections.abc import Iterator

from casino_qt.rules.lying import SpotResult
from casino_qt.rules.scripts.card_lists import dealt_json, dealt_text, read_card_lists
from casino_qt.rules.scripts.cloth_game import ClothGame
from casino_qt.rules.scripts.game import Json
from casino_qt.rules.scripts.script import TRENTE_ET_QUARANTE, CardLists, Script, Seed
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Action, Cut, Spot
from casino_qt.rules.trente_et_quarante.dealing import PACKS
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord, RowRecord
from casino_qt.rules.trente_et_quarante.table import Table

_ORDER = {spot: index for index, spot in enumerate(Spot)}


class TrenteEtQuaranteScripts(ClothGame[CardLists | Seed, Action, Rules, CoupRecord]):
    """Two rows from a shoe of six packs."""

    NAME = TRENTE_ET_QUARANTE
    TITLE = "Trente et quarante"
    ROUND = "Coup"
    WIDEST_PLACE = 8
    WRITTEN = "cards"

    def rules(self, options: Json) -> Rules:
        """The options of the table."""
        return Rules.from_json(options)

    def written_chance(self, value: object, agreed: Rules) -> CardLists:
        """One list of cards, or a list of such lists, one for each shoe."""
        return read_card_lists(value, PACKS)

    def action(self, entry: object) -> Action:
        """One action; the cut of a guest is written by leaving it out."""
        action = notation.from_json(entry)
        if action == Cut():  # only the bank's journal has an entry for it
            raise ValueError("'at' is missing")
        return action

    def action_json(self, action: Action) -> Json | None:
        """One action; where nobody at the table chose the cut, a guest cuts again."""
        return None if action == Cut() else notation.to_json(action)

    def sit_down(self, script: Script[CardLists | Seed, Action, Rules]) -> Table:
        """A table with its first shoe, cut by a guest unless the script cuts it."""
        table = Table(script.rules, script.chance.chance(), script.purse)
        if not script.actions or not isinstance(script.actions[0], Cut):
            table.apply(Cut())
        return table

    def place_order(self, place: Spot) -> int:
        """As the rules list the chances."""
        return _ORDER[place]

    def fell_json(self, record: CoupRecord) -> Json:
        """Both rows and the outcome."""
        return {
            "noir": _row(record.noir),
            "rouge": _row(record.rouge),
            "outcome": record.outcome.value,
        }

    def fell_text(self, record: CoupRecord) -> Iterator[str]:
        """Both rows."""
        yield _row_text("Noir", record.noir)
        yield _row_text("Rouge", record.rouge)

    def spot_json(self, rules: Rules, result: SpotResult) -> Json:
        """Prison is told of where the house has one."""
        spot: Json = {"staked": result.staked, "lost": result.lost, "won": result.won}
        if rules.refait == "prison":
            spot |= {"imprisoned": result.imprisoned, "freed": result.freed}
        return spot | {"premium_taken": result.premium_taken}


def _row(row: RowRecord) -> Json:
    return dealt_json(row.cards, row.total)


def _row_text(name: str, row: RowRecord) -> str:
    return f"  {name:<8}{dealt_text(row.cards) or 'no card'}{f'  = {row.total}' if row.cards else ''}\n"
