"""A sitting at roulette: spin after spin from one seed, until the person leaves an empty cloth. No Qt."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date, datetime

from casino_qt.bank.records import Json, Session
from casino_qt.rules.roulette.actions import Action
from casino_qt.rules.roulette.bets import SPOTS
from casino_qt.rules.roulette.events import Announced, BetLaid
from casino_qt.rules.roulette.numbers import SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.rules.roulette.table import Table
from casino_qt.rules.table import YOU, Checkpoint
from casino_qt.tables.betting_sitting import Begun
from casino_qt.tables.cloth_sitting import ClothSitting
from casino_qt.tables.placed_bet import PlacedBet, read_placed, write_placed
from casino_qt.tables.sitting import Step

GAME = "roulette"


class RouletteSitting(ClothSitting[str, Action, Rules, SpinRecord]):
    """What lies on the cloth, imprisoned stakes too, keeps a sitting open."""

    GAME = GAME
    table: Table
    at: dict[str, int]
    """At which of its two printed places each bet was laid last; one that is not here lies at the first."""

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
        """From the notation of the scripts, and where the chip lies."""
        return read_placed(action)

    def written(self, action: Action) -> Json:
        """In the notation of the scripts, and where the chip lies."""
        return write_placed(action)

    def told(self, record: SpinRecord) -> tuple[int, Json, str]:
        """The number and its colour; the outcome is the number."""
        return record.count, {"number": record.number, "colour": record.colour}, str(record.number)

    # -- where the chips lie ---------------------------------------------------------------------------

    def moment(self) -> tuple[Checkpoint, dict[str, int]]:
        """With the places of the chips."""
        return self.table.checkpoint(), dict(self.at)

    def back_to(self, moment: tuple[Checkpoint, dict[str, int]]) -> None:
        """With the places of the chips."""
        self.table.restore(moment[0])
        self.at.clear()  # whoever draws the table looks into this one
        self.at.update(moment[1])

    def before_action(self) -> dict[str, Json]:
        """What the person has on the cloth, and where."""
        lying = super().before_action()
        return {bet: there | ({"at": self.at[bet]} if bet in self.at else {}) for bet, there in lying.items()}

    def _do(self, action: Action) -> Step[SpinRecord]:
        """The first chip on a bet decides where it lies."""
        step = super()._do(action)
        at = action.at if isinstance(action, PlacedBet) else 0
        for event in step.events:
            if isinstance(event, BetLaid | Announced) and event.seat == YOU:
                laid = ((event.on, event.stake),) if isinstance(event, BetLaid) else event.laid
                for bet, stake in laid:
                    if self.table.lying(bet).stake == stake:
                        self._lies(bet, at)
        return step

    def _lies(self, bet: str, at: int) -> None:
        if at:
            self.at[bet] = at
        else:
            self.at.pop(bet, None)

    def _remember(self) -> None:
        self.at = {}
        super()._remember()

    def _begun_with(self, stakes: Mapping[str, object]) -> dict[str, Begun]:
        """From the record of a round before this sitting: where its bets lay, too."""
        begun = super()._begun_with(stakes)
        for bet in begun:
            laid = stakes[bet]
            if isinstance(laid, dict) and laid.get("at") == 1:
                self.at.setdefault(bet, 1)
        return begun

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

        The day begins at midnight where the person is. At a table of the past nothing was thrown before.
        """
        if self.past:
            return today.day
        for record in self.profile.rounds(GAME, limit=1):
            if datetime.fromisoformat(record.at).astimezone().date() == today:
                return int(record.outcome)
        return today.day
