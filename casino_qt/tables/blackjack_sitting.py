"""A sitting at blackjack: one shoe from one seed. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from casino_qt.bank.records import Json, Session
from casino_qt.rules.blackjack import notation
from casino_qt.rules.blackjack.actions import BOXES, Action
from casino_qt.rules.blackjack.events import CoupEnded, ShoeShuffled
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.records import BoxRecord, CoupRecord
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.events import Event
from casino_qt.rules.table import YOU
from casino_qt.tables.betting_sitting import BettingSitting

GAME = "blackjack"


class BlackjackSitting(BettingSitting[int, Action, Rules, CoupRecord]):
    """Ends with its shoe: the coup in which the red card shows is the last, and nothing lies there then."""

    GAME = GAME
    table: Table

    def rules(self, options: Json | None = None) -> Rules:
        """The options of the table."""
        return Rules.from_json(options or {})

    def fresh_table(self, session: Session) -> Table:
        """The table with its first shoe."""
        return Table(self.rules(session.rules), SeededChance(session.seed), session.purse)

    def place(self, name: str) -> int | None:
        """One of the seven boxes."""
        return int(name) if name in map(str, range(1, BOXES + 1)) else None

    def read(self, action: Json) -> Action:
        """From the notation of the scripts."""
        return notation.from_json(action)

    def written(self, action: Action) -> Json:
        """In the notation of the scripts."""
        return notation.to_json(action)

    def told(self, record: CoupRecord) -> tuple[int, Json, str]:
        """Every hand and the croupier's; the outcome is what he had."""
        dealer: Json = {"cards": [card.code for card in record.dealer], "total": record.dealer_total}
        dealt: Json = {"dealer": dealer, "boxes": {str(box.box): _hands(box) for box in record.boxes}}
        return record.number, dealt, "blackjack" if record.dealer_blackjack else str(record.dealer_total)

    def stakes(self, record: CoupRecord, before: Any) -> dict[str, Json]:
        """Of each box the person bet on: the bet, and what every hand and the insurance came to."""
        return {str(box.box): _person(box) for box in record.boxes if dict(box.bets).get(YOU)}

    def used_up(self, events: Sequence[Event]) -> bool:
        """The engine brings another shoe when the old one is at its red card."""
        return any(isinstance(event, ShoeShuffled) for event in events)

    def turned_over(self, events: list[Event]) -> None:
        """The shoe of the old seed gives way to that of the new one."""
        end = next(index for index, event in enumerate(events) if isinstance(event, CoupEnded))
        events[end + 1 :] = self.table.opening

    def since_the_deal(self) -> list[str]:
        """What was done in the coup that is being played, as the journal had it at the resumption."""
        done: list[str] = []
        for entry in self.session.actions:
            done = [] if entry.get("do") == "deal" else [*done, str(entry.get("do"))]
        return done


def _hands(box: BoxRecord) -> list[Json]:
    return [
        {"cards": [card.code for card in hand.cards], "total": hand.total, "result": hand.result.value}
        for hand in box.hands
    ]


def _person(box: BoxRecord) -> Json:
    mine = [
        {"stake": share.stake, "paid": share.paid, "result": hand.result.value, "total": hand.total}
        for hand in box.hands
        for share in hand.shares
        if share.seat == YOU
    ]
    insured = [{"stake": share.stake, "paid": share.paid} for share in box.insurance if share.seat == YOU]
    return {
        "stake": dict(box.bets)[YOU],
        "held": box.holder == YOU,
        "hands": mine,
        "insurance": insured[0] if insured else {"stake": 0, "paid": 0},
    }
