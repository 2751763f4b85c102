"""A sitting at roulette: spin after spin from one seed, until the person leaves an empty cloth. No Qt."""

from __future__ import annotations

from datetime import date, datetime

from casino_qt.bank.ledger import table_account
from casino_qt.bank.records import Json, Session
from casino_qt.rules.roulette import notation
from casino_qt.rules.roulette.actions import Action
from casino_qt.rules.roulette.bets import SPOTS
from casino_qt.rules.roulette.numbers import SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.rules.roulette.table import Table
from casino_qt.rules.table import YOU
from casino_qt.tables.cloth_sitting import ClothSitting

GAME = "roulette"
ACCOUNT = table_account(GAME)


class RouletteSitting(ClothSitting[str, Action, Rules, SpinRecord]):
    """What lies on the cloth, imprisoned stakes too, keeps a sitting open."""

    GAME = GAME
    table: Table

    def rules(self, options: Json | None = None) -> Rules:
        """The options of the table."""
        return Rules.from_json(options or {})

    def fresh_table(self, session: Session) -> Table:
        """The table before its first spin."""
        return Table(self.rules(session.rules), SeededNumbers(session.seed), session.purse)

    def place(self, name: str) -> str | None:
        """A place of the tableau."""
        return name if name in SPOTS else None

    def read(self, action: Json) -> Action:
        """From the notation of the scripts."""
        return notation.from_json(action)

    def written(self, action: Action) -> Json:
        """In the notation of the scripts."""
        return notation.to_json(action)

    def told(self, record: SpinRecord) -> tuple[int, Json, str]:
        """The number and its colour; the outcome is the number."""
        return record.count, {"number": record.number, "colour": record.colour}, str(record.number)

    def acted_since_the_spin(self) -> set[str]:
        """The seats that have done something since the last spin, as the journal had it at the resumption."""
        acted: set[str] = set()
        for entry in self.session.actions:
            if entry.get("do") == "spin":
                acted.clear()
            else:
                acted.add(str(entry.get("by", YOU)))
        return acted

    def where_the_ball_lies(self, today: date) -> int:
        """The pocket of the last number of the day; before the first spin of a day, that of its date.

        The day begins at midnight where the person is.
        """
        for record in self.profile.rounds(GAME, limit=1):
            if datetime.fromisoformat(record.at).astimezone().date() == today:
                return int(record.outcome)
        return today.day
