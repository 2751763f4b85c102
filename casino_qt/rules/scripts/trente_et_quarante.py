"""The scripts of trente et quarante."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from casino_qt.rules.cards import Card, Suit
from casino_qt.rules.cloth import ClothTable
from casino_qt.rules.lying import SpotResult
from casino_qt.rules.scripts.game import Game, Json, a_list
from casino_qt.rules.scripts.script import TRENTE_ET_QUARANTE, CardLists, Script, ScriptError, Seed
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Action, Coup, Cut, Spot
from casino_qt.rules.trente_et_quarante.dealing import PACKS
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord, RowRecord
from casino_qt.rules.trente_et_quarante.table import Table

_SUIT_SIGNS = {Suit.S: "♠", Suit.H: "♥", Suit.D: "♦", Suit.C: "♣"}
_ORDER = {spot: index for index, spot in enumerate(Spot)}


class TrenteEtQuaranteScripts(Game[CardLists | Seed, Action, Rules, CoupRecord]):
    """Two rows from a shoe of six packs."""

    NAME = TRENTE_ET_QUARANTE
    TITLE = "Trente et quarante"
    ROUND = "Coup"
    WIDEST_PLACE = 8
    WRITTEN = "cards"

    def rules(self, options: Json) -> Rules:
        """The options of the table."""
        return Rules.from_json(options)

    def written_chance(self, value: object) -> CardLists:
        """One list of cards, or a list of such lists, one for each shoe."""
        cards = a_list(value, "'cards'")
        if not any(isinstance(entry, list) for entry in cards):
            return CardLists((_shoe(cards),))
        return CardLists(tuple(_shoe(a_list(entry, "each shoe of 'cards'")) for entry in cards))

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

    def ended(self, table: ClothTable[Spot, Action], action: Action) -> CoupRecord | None:
        """Every coup ends with the action that asked for it."""
        return table.last if isinstance(action, Coup) and isinstance(table, Table) else None

    def place_order(self, place: Spot) -> int:
        """As the rules list the chances."""
        return _ORDER[place]

    def round_json(self, record: CoupRecord) -> Json:
        """Both rows and the outcome."""
        return {
            "noir": _row(record.noir),
            "rouge": _row(record.rouge),
            "outcome": record.outcome.value,
        }

    def round_text(self, record: CoupRecord) -> Iterator[str]:
        """Both rows."""
        yield _row_text("Noir", record.noir)
        yield _row_text("Rouge", record.rouge)

    def spot_json(self, rules: Rules, result: SpotResult) -> Json:
        """Prison is told of where the house has one."""
        spot: Json = {"staked": result.staked, "lost": result.lost, "won": result.won}
        if rules.refait == "prison":
            spot |= {"imprisoned": result.imprisoned, "freed": result.freed}
        return spot | {"premium_taken": result.premium_taken}


def _shoe(codes: Iterable[object]) -> tuple[Card, ...]:
    cards = []
    for code in codes:
        if not isinstance(code, str):
            raise ScriptError("'cards' holds card codes such as 'AS' and 'TH'")
        try:
            cards.append(Card.parse(code))
        except ValueError as error:
            raise ScriptError(f"'cards': {error}") from None
    for card, copies in Counter(cards).items() if len(cards) > PACKS else ():
        if copies > PACKS:
            raise ScriptError(f"'cards': {card.code} stands {copies} times, {PACKS} packs hold {PACKS}")
    return tuple(cards)


def _row(row: RowRecord) -> Json:
    return {"cards": [card.code for card in row.cards], "total": row.total}


def _card(card: Card) -> str:
    return f"{'10' if card.rank == 'T' else card.rank}{_SUIT_SIGNS[card.suit]}"


def _row_text(name: str, row: RowRecord) -> str:
    cards = " ".join(_card(card) for card in row.cards)
    return f"  {name:<8}{cards or 'no card'}{f'  = {row.total}' if row.cards else ''}\n"
