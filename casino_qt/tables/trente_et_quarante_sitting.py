"""A sitting at trente et quarante: one shoe after another. No Qt."""

from __future__ import annotations

from collections.abc import Sequence

from casino_qt.bank.records import Json, Session
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.events import Event
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Action, Spot
from casino_qt.rules.trente_et_quarante.events import CoupEnded, Outcome, ShoeShuffled
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord
from casino_qt.rules.trente_et_quarante.table import Table
from casino_qt.tables.cloth_sitting import ClothSitting

GAME = "trente-et-quarante"


class TrenteEtQuaranteSitting(ClothSitting[Spot, Action, Rules, CoupRecord]):
    """Ends with its shoe, unless something lies on the cloth: then another guest cuts the next one."""

    GAME = GAME
    table: Table

    def rules(self, options: Json | None = None) -> Rules:
        """The options of the table."""
        return Rules.from_json(options or {})

    def fresh_table(self, session: Session) -> Table:
        """The table with its first shoe not yet cut."""
        return Table(self.rules(session.rules), SeededChance(session.seed), session.purse)

    def place(self, name: str) -> Spot | None:
        """One of the four chances."""
        return Spot(name) if name in set(Spot) else None

    def read(self, action: Json) -> Action:
        """From the notation of the scripts."""
        return notation.from_json(action)

    def written(self, action: Action) -> Json:
        """In the notation of the scripts."""
        return notation.to_json(action)

    def told(self, record: CoupRecord) -> tuple[int, Json, str]:
        """Both rows, and who won."""
        rows = {
            name: {"cards": [card.code for card in row.cards], "total": row.total}
            for name, row in (("noir", record.noir), ("rouge", record.rouge))
        }
        return record.number, dict(rows), record.outcome.value

    def used_up(self, events: Sequence[Event]) -> bool:
        """A void coup is the last of a shoe. When nobody's money waits, the person cuts the next."""
        return any(isinstance(event, CoupEnded) and event.outcome is Outcome.VOID for event in events)

    def turned_over(self, events: list[Event]) -> None:
        """What the old engine opened another shoe with gives way to the ceremony of the new one."""
        end = next(index for index, event in enumerate(events) if isinstance(event, CoupEnded))
        events[end + 1 :] = self.table.opening

    def forgets(self, events: Sequence[Event]) -> bool:
        """The score card holds one shoe."""
        return any(isinstance(event, ShoeShuffled) for event in events)
