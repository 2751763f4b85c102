"""The scripts of тридцать одно."""

from __future__ import annotations

from collections.abc import Iterator

from casino_qt.rules.scripts.card_lists import dealt_json, dealt_text, read_card_lists
from casino_qt.rules.scripts.game import Game, Json, a_list, an_object
from casino_qt.rules.scripts.script import CardLists, Script, ScriptError, Seed
from casino_qt.rules.trente_et_un import notation
from casino_qt.rules.trente_et_un.actions import Action
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.hands import Hand
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.records import RoundRecord
from casino_qt.rules.trente_et_un.table import Table


class TrenteEtUnScripts(Game[CardLists | Seed, Action, Agreement, RoundRecord]):
    """Three cards to everyone; who sits where and what a token is worth is agreed beforehand."""

    NAME = "trente-et-un"
    TITLE = "Trente-et-un"
    ROUND = "Round"
    WRITTEN = "cards"
    AGREED = ("seats", "banker", "token")
    HAS_HOUSE = False

    def rules(self, options: Json) -> Rules:
        """The options of the table."""
        return Rules.from_json(options)

    def agreed(self, script: Json) -> Agreement:
        """The seats to the right, who banks first, the token in centimes, and the options."""
        options = an_object(script.get("rules", {}), "'rules'")
        try:
            rules = self.rules(options)
        except ValueError as error:
            raise ScriptError(f"'rules': {error}") from None
        agreed = {key: script[key] for key in self.AGREED}
        agreed["seats"] = a_list(agreed["seats"], "'seats'")
        try:
            return Agreement.from_json(agreed | {"rules": rules.to_json()})
        except ValueError as error:
            raise ScriptError(str(error)) from None

    def agreed_json(self, agreed: Agreement) -> Json:
        """The same keys again."""
        return agreed.to_json()

    def written_chance(self, value: object, agreed: Agreement) -> CardLists:
        """One list of cards, or a list of such lists, one for each talia."""
        return read_card_lists(value, agreed.packs)

    def action(self, entry: object) -> Action:
        """One action."""
        return notation.from_json(entry)

    def action_json(self, action: Action) -> Json:
        """One action."""
        return notation.to_json(action)

    def sit_down(self, script: Script[CardLists | Seed, Action, Agreement]) -> Table:
        """A table with its first pack, shuffled and cut."""
        return Table(script.rules, script.chance.chance(), script.purse)

    def round_json(self, agreed: Agreement, record: RoundRecord) -> Json:
        """Every hand, and who won how many tokens."""
        return {
            "banker": record.banker,
            "hands": {seat: _hand_json(hand) for seat, hand in record.hands},
            "results": dict(record.results),
            "talia_over": record.talia_over,
            "next_banker": record.next_banker,
        }

    def round_text(self, agreed: Agreement, record: RoundRecord) -> Iterator[str]:
        """The same, a line for each seat."""
        for seat, hand in record.hands:
            bank = " (bank)" if seat == record.banker else ""
            result = record.result(seat)
            yield f"  {seat}{bank}: {dealt_text(hand.cards)}  = {hand.total}, tokens {result:+d}\n"
        if record.talia_over:
            yield "  The talia is over.\n"
        if record.next_banker != record.banker:
            yield f"  The bank passes to {record.next_banker}.\n"


def _hand_json(hand: Hand) -> Json:
    return dealt_json(hand.cards, hand.total) | {"natural": hand.natural, "bust": hand.bust}
