"""One person at one trente-et-quarante table: the engine and its journal in the bank, kept in step. No Qt.

Every action goes to the engine first and to the disk second; only when both have accepted it does the caller
learn what happened. If the disk fails, the engine is put back: nothing has moved.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.ledger import HOUSE, PURSE, LedgerError, table_account
from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.bank.records import Json, Posting, RoundRecord, Session
from casino_qt.rules.chance import SeededChance, fresh_seed, seal, seed_bytes
from casino_qt.rules.events import Event
from casino_qt.rules.refused import Refused
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Action, Coup, Spot
from casino_qt.rules.trente_et_quarante.events import CoupEnded, Outcome, ShoeShuffled
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord
from casino_qt.rules.trente_et_quarante.table import Checkpoint, Table

GAME = "trente-et-quarante"
ACCOUNT = table_account(GAME)
LOOK_BACK = 100
"""So many round records are searched for the stakes to repeat."""


@dataclass(frozen=True, slots=True)
class Begun:
    """What lay free on a chance when a coup began: the stake in centimes, and whether it was insured."""

    stake: int
    insured: bool


@dataclass(frozen=True, slots=True)
class Played:
    """Accepted and durable: `actions` (the first has number `first` in the journal), what was seen, and
    `before`, the engine as it was (for undo)."""

    first: int
    actions: tuple[Action, ...]
    events: tuple[Event, ...]
    before: Checkpoint


class Sitting:
    """Resumes the open sitting of the profile, or sits down anew.

    `options` and `seed` are wishes for a new sitting: an open one with something on its cloth goes on under
    its own rules and shoe; an open one with nothing on the cloth gives way to a wish it does not meet.
    Raises ProfileDamaged when the journal and the ledger tell different stories; nothing is overwritten.
    Raises ValueError for a seed that is none.
    """

    def __init__(self, profile: Profile, options: Rules | None = None, seed: str | None = None) -> None:
        self.profile = profile
        self.history: list[CoupRecord] = []
        self.begun: dict[Spot, Begun] = {}
        self.last_seed: str | None = None
        self._remember_stakes()
        session = profile.open_session(GAME)
        if session is not None:
            self._stand_up_again(session)
            if self.table.on_table() or self._meets(session, options, seed):
                return
            with profile.transaction():
                profile.end_session(session.id)
                session = self._begin(options or self.table.options, seed)
        else:
            session = self._begin(options or Rules(), seed)
        self._sit(session)

    # -- sitting down --------------------------------------------------------------------------------

    @staticmethod
    def _meets(session: Session, options: Rules | None, seed: str | None) -> bool:
        return (options is None or options == Rules.from_json(session.rules)) and (
            seed is None or seed_bytes(seed) == seed_bytes(session.seed)
        )

    def _begin(self, options: Rules, seed: str | None) -> Session:
        seed = fresh_seed() if seed is None else seed
        seed_bytes(seed)  # refuses what is no seed before anything is written
        return self.profile.begin_session(GAME, options.to_json(), seed, self.profile.purse())

    def _sit(self, session: Session) -> None:
        self.session = session
        self._written = len(session.actions)
        self.table = Table(Rules.from_json(session.rules), SeededChance(session.seed), session.purse)
        self.history.clear()

    def _remember_stakes(self) -> None:
        """What the last coup played for money was begun with, in whatever sitting, from its record."""
        for record in self.profile.rounds(GAME, limit=LOOK_BACK):
            for name, place in record.stakes.items():
                if name in set(Spot) and isinstance(place, dict) and place.get("stake"):
                    self.begun[Spot(name)] = Begun(place["stake"], bool(place.get("premium")))
            if self.begun:
                return

    def _stand_up_again(self, session: Session) -> None:
        """Replay `session` and compare with the ledger at every point both know."""
        path = self.profile.path
        try:
            self._sit(session)
            rounds = []
            for action in map(notation.from_json, session.actions):
                lying, money = self._lying(), self._money()
                self._note(lying, self.table.apply(action))
                if isinstance(action, Coup):
                    rounds.append(_story(self._record(lying, money)))
        except Refused as refused:
            raise ProfileDamaged(path, f"replay refused: {refused}") from refused
        except (ValueError, KeyError, TypeError, LookupError) as error:
            raise ProfileDamaged(path, f"replay failed: {error!r}") from error
        kept = [_story(record) for record in reversed(self.profile.rounds(session_id=session.id))]
        if self._difference() or rounds != kept:
            raise ProfileDamaged(path, "the replay of the open sitting disagrees with the ledger")

    # -- playing -------------------------------------------------------------------------------------

    def play(self, actions: Sequence[Action]) -> Played:
        """Do `actions`, all or none, durably. Raises Refused or ProfileError; then nothing has moved."""
        before, money = self.table.checkpoint(), self._money()
        lying, empty = self._lying(), not self.table.on_table()
        events: list[Event] = []
        following: Session | None = None
        try:
            for action in actions:
                events.extend(self.table.apply(action))
            over = any(isinstance(e, CoupEnded) and e.outcome is Outcome.VOID for e in events)
            with self.profile.transaction():
                self.profile.commit(
                    self.session.id,
                    [notation.to_json(action) for action in actions],
                    self._postings(money),
                    self._record(lying, money) if any(isinstance(a, Coup) for a in actions) else None,
                )
                self._agree()
                if over and empty:
                    # Nobody's money waits for the next shoe: a new sitting, and the person cuts again.
                    self.profile.end_session(self.session.id)
                    following = self._begin(self.table.options, None)
        except BaseException:
            self.table.restore(before)
            raise
        played_from, self._written = self._written, self._written + len(actions)
        self._note(lying, events)
        if following is not None:
            end = next(i for i, e in enumerate(events) if isinstance(e, CoupEnded))
            self._turn_over(following)
            events[end + 1 :] = self.table.opening
        return Played(played_from, tuple(actions), tuple(events), before)

    def is_last(self, played: Played) -> bool:
        """Whether nothing was done after `played`."""
        return self._written == played.first + len(played.actions)

    def is_next(self, played: Played) -> bool:
        """Whether `played` was taken back and nothing was done since."""
        return self._written == played.first

    def withdraw(self, played: Played) -> None:
        """Undo what `play` did last: engine and ledger go back. Raises ProfileError; then nothing moved."""
        if not self.is_last(played):
            raise LedgerError("only the last move can be taken back")
        here, money = self.table.checkpoint(), self._money()
        try:
            self.table.restore(played.before)
            with self.profile.transaction():
                self.profile.withdraw(self.session.id, len(played.actions), self._postings(money))
                self._agree()
        except BaseException:
            self.table.restore(here)
            raise
        self._written = played.first

    def new_sitting(self, options: Rules | None = None, seed: str | None = None) -> None:
        """Leave this shoe for a new one. Raises LedgerError while something lies on the cloth."""
        with self.profile.transaction():
            self.profile.end_session(self.session.id)
            following = self._begin(options or self.table.options, seed)
        self._turn_over(following)

    def advance(self) -> None:
        """The house advances a new purse; the sitting goes on with the same shoe and the same stakes."""
        self.profile.advance(OPENING_PURSE, self.session.id)
        session = self.profile.open_session(GAME)
        if session is None:
            raise LedgerError("the sitting is gone")
        self._stand_up_again(session)

    def _turn_over(self, following: Session) -> None:
        self.last_seed = self.session.seed
        self._sit(following)

    # -- keeping in step -----------------------------------------------------------------------------

    def _lying(self) -> dict[Spot, Json]:
        found: dict[Spot, Json] = {}
        for spot in Spot:
            lying = self.table.lying(spot)
            if lying.on_table:
                found[spot] = {
                    "stake": lying.stake,
                    "won": lying.won,
                    "prison": list(lying.prison),
                    "premium": lying.premium,
                }
        return found

    def _note(self, lying: dict[Spot, Json], events: Sequence[Event]) -> None:
        """Keep the score card and the stakes to repeat, after an action that was accepted."""
        if not any(isinstance(event, CoupEnded) for event in events):
            return
        if any(isinstance(event, ShoeShuffled) for event in events):
            self.history.clear()
        elif self.table.last is not None:
            self.history.append(self.table.last)
        begun = {
            spot: Begun(stake, bool(place["premium"]))
            for spot, place in lying.items()
            if isinstance(stake := place["stake"], int) and stake
        }
        self.begun = begun or self.begun

    def _money(self) -> dict[str, int]:
        return {
            PURSE: self.table.purse(),
            ACCOUNT: self.table.on_table(),
            HOUSE: self.table.house_net(),
        }

    def _postings(self, before: dict[str, int]) -> list[Posting]:
        return [(account, amount - before[account]) for account, amount in self._money().items()]

    def _difference(self) -> str:
        """What engine and ledger disagree about; nothing when they agree."""
        return ", ".join(
            f"{account}: {amount} at the table, {self.profile.balance(account)} in the ledger"
            for account, amount in self._money().items()
            if account != HOUSE and amount != self.profile.balance(account)
        )

    def _agree(self) -> None:
        """Raise LedgerError unless purse and table are the same in engine and ledger."""
        if difference := self._difference():
            raise LedgerError(difference)

    def _record(self, lying: dict[Spot, Json], money: dict[str, int]) -> RoundRecord:
        last = self.table.last
        if last is None:
            raise LedgerError("no coup has ended")
        stakes: dict[str, Json] = {spot.value: dict(place) for spot, place in lying.items()}
        for spot, result in last.spots().items():
            stakes[spot.value]["result"] = asdict(result)
        return RoundRecord(
            number=last.number,
            rules=self.table.options.to_json(),
            seal=seal(self.session.seed),
            cards={
                name: {"cards": [card.code for card in row.cards], "total": row.total}
                for name, row in (("noir", last.noir), ("rouge", last.rouge))
            },
            outcome=last.outcome.value,
            stakes=stakes,
            net=money[HOUSE] - self.table.house_net(),
            balance=self.table.purse() + self.table.on_table(),
        )


def _story(record: RoundRecord) -> tuple[object, ...]:
    """What a replay must tell again; the rest of a record may grow with the program."""
    return record.number, record.seal, record.cards, record.outcome, record.net
