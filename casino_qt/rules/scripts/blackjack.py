"""The scripts of blackjack."""

from __future__ import annotations

from collections.abc import Iterator

from casino_qt.rules.blackjack import notation
from casino_qt.rules.blackjack.actions import Action
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.records import BoxRecord, CoupRecord
from casino_qt.rules.blackjack.sight import PACKS
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.scripts.card_lists import dealt_json, dealt_text, read_card_lists
from casino_qt.rules.scripts.game import Game, Json, francs
from casino_qt.rules.scripts.script import BLACKJACK, CardLists, Script, Seed


class BlackjackScripts(Game[CardLists | Seed, Action, Rules, CoupRecord]):
    """Seven boxes against a croupier who has one card until all have played."""

    NAME = BLACKJACK
    TITLE = "Blackjack"
    ROUND = "Coup"
    WRITTEN = "cards"

    def rules(self, options: Json) -> Rules:
        """The options of the table."""
        return Rules.from_json(options)

    def written_chance(self, value: object, agreed: Rules) -> CardLists:
        """One list of cards, or a list of such lists, one for each shoe."""
        return read_card_lists(value, PACKS)

    def action(self, entry: object) -> Action:
        """One action."""
        return notation.from_json(entry)

    def action_json(self, action: Action) -> Json:
        """One action."""
        return notation.to_json(action)

    def sit_down(self, script: Script[CardLists | Seed, Action, Rules]) -> Table:
        """A table with its first shoe, cut by a guest."""
        return Table(script.rules, script.chance.chance(), script.purse)

    def round_json(self, agreed: Rules, record: CoupRecord) -> Json:
        """The croupier's cards, and each box with its hands and its insurance, the bettors together."""
        dealer = dealt_json(record.dealer, record.dealer_total)
        return {
            "dealer": dealer | {"blackjack": record.dealer_blackjack},
            "boxes": {str(box.box): _box(box) for box in record.boxes},
        }

    def round_text(self, agreed: Rules, record: CoupRecord) -> Iterator[str]:
        """A line for each hand, each insurance, and the croupier."""
        for box in record.boxes:
            for index, hand in enumerate(box.hands):
                name = f"Box {box.box}" + (f", hand {index + 1}" if len(box.hands) > 1 else "")
                told = f"stake {francs(hand.stake)}, {hand.result.value}, paid {francs(hand.paid)}"
                yield f"  {name:<15}{dealt_text(hand.cards)}  = {hand.total}: {told}\n"
            if box.insurance:
                insurance = _insurance(box)
                told = f"stake {francs(insurance['stake'])}, paid {francs(insurance['paid'])}"
                yield f"  {f'Box {box.box}, insurance: ':<15}{told}\n"
        yield f"  {'Croupier':<15}{dealt_text(record.dealer)}  = {record.dealer_total}\n"


def _box(box: BoxRecord) -> Json:
    hands = [
        dealt_json(hand.cards, hand.total)
        | {"stake": hand.stake, "result": hand.result.value, "paid": hand.paid}
        for hand in box.hands
    ]
    return {"hands": hands, "insurance": _insurance(box)}


def _insurance(box: BoxRecord) -> dict[str, int]:
    return {
        "stake": sum(share.stake for share in box.insurance),
        "paid": sum(share.paid for share in box.insurance),
    }
