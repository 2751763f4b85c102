"""One person at one table: the engine and its journal in the bank, kept in step. No Qt, and no game.

Every action goes to the engine first and to the disk second; only when both have accepted it does the caller
learn what happened. If the disk fails, the engine is put back: nothing has moved.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import Any, ClassVar, Generic, TypeVar

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.ledger import CASH, HOUSE, PURSE, LedgerError, table_account
from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.bank.records import Json, Posting, RoundRecord, Session
from casino_qt.rules.chance import fresh_seed, seal, seed_bytes
from casino_qt.rules.events import Event
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.refused import Refused
from casino_qt.rules.table import YOU, Finished, GameTable
from casino_qt.tables.purse_change import PurseChange, is_purse_change, read_purse_change
from casino_qt.tables.written import Written

ActionT = TypeVar("ActionT")
AgreedT = TypeVar("AgreedT", bound=Agreed)
RecordT = TypeVar("RecordT", bound=Finished)

KEPT = 100
"""So many of its last rounds a sitting keeps at hand: no shoe of six packs brings more, and no board shows
more. All of them are in the journal (`rounds_of`): an evening is as long as one likes."""


@dataclass(frozen=True, slots=True)
class Played(Generic[ActionT]):
    """Accepted and durable: `actions` (the first has number `first` in the journal), what was seen, and
    `before`, the moment it was done at (for undo)."""

    first: int
    actions: tuple[ActionT | PurseChange, ...]
    events: tuple[Event, ...]
    before: Any


@dataclass(frozen=True, slots=True)
class Step(Generic[RecordT]):
    """What the engine made of one action: what is seen, and the round it ended, as played and as booked."""

    events: tuple[Event, ...]
    ended: RecordT | None
    booked: RoundRecord | None


class Sitting(ABC, Generic[ActionT, AgreedT, RecordT]):
    """Resumes the open sitting of the profile, or sits down anew.

    `options` (what the table is played by) and `seed` are wishes for a new sitting: an open one in which
    something of the person's is at stake goes on under its own rules and chance; any other gives way to a
    wish it does not meet. Raises ProfileDamaged when the journal and the ledger tell different stories;
    nothing is overwritten. Raises ValueError for a seed that is none.
    """

    GAME: ClassVar[str]
    table: GameTable[ActionT]

    # -- what a game must say ------------------------------------------------------------------------

    @abstractmethod
    def rules(self, options: Json | None = None) -> AgreedT:
        """What a stored sitting is played by, or what the house proposes. Raises ValueError."""

    @abstractmethod
    def fresh_table(self, session: Session) -> GameTable[ActionT]:
        """The table of `session` before its first action."""

    @abstractmethod
    def read(self, action: Json) -> ActionT:
        """An action of the journal. Raises ValueError."""

    @abstractmethod
    def written(self, action: ActionT) -> Json:
        """An action for the journal."""

    @abstractmethod
    def told(self, record: RecordT) -> tuple[int, Json, str]:
        """Of a finished round its number, what fell or was dealt, and its outcome in one word."""

    @abstractmethod
    def stakes(self, record: RecordT, before: Any) -> dict[str, Json]:
        """What the person had where in that round, for its record; `before` is from `before_action`."""

    @property
    @abstractmethod
    def minimum(self) -> int:
        """The least a purse must hold to play on at this table, in centimes."""

    def before_action(self) -> Any:
        """What `stakes` will have to know of the moment before the action that ends a round."""
        return None

    def moment(self) -> Any:
        """This moment, to come back to: of the engine, and of what the game keeps beside it."""
        return self.table.checkpoint()

    def back_to(self, moment: Any) -> None:
        """Stand again exactly as at `moment`."""
        self.table.restore(moment)

    def counted_from(self, now: int) -> int:
        """What the person had won at this table when the round that ends now began to be counted.

        `now` is what was won when the action came that ends it. A round takes what has been won or lost since
        the one before it; a game whose rounds are one action may say otherwise.
        """
        return self._counted

    def script_purse(self, session: Session, actions: Sequence[ActionT]) -> int:
        """The purse to write a script of `session` with: each seat's, from which it could lay all it laid."""
        table = self.fresh_table(replace(session, purse=LARGEST_AMOUNT))
        least = LARGEST_AMOUNT
        for action in actions:
            table.apply(action)
            least = min(least, *(table.purse(seat) for seat in table.seats()))
        return max(session.purse, LARGEST_AMOUNT - least)

    def used_up(self, events: Sequence[Event]) -> bool:
        """Whether `events` used up what this sitting is played with: with nothing at stake it ends."""
        return False

    def turned_over(self, events: list[Event]) -> None:
        """Put into `events` what is seen when the following sitting begins."""

    def forgets(self, events: Sequence[Event]) -> bool:
        """Whether `events` begin the history of this table anew."""
        return False

    @property
    def opening(self) -> tuple[Event, ...]:
        """What is seen before the first action of this sitting."""
        return self.table.opening

    # -- the sitting ---------------------------------------------------------------------------------

    def __init__(
        self,
        profile: Profile,
        options: AgreedT | None = None,
        seed: str | None = None,
        *,
        past: Session | None = None,
    ) -> None:
        """`past`: stand where that sitting stood after its actions, only to look; nothing is written."""
        self.profile = profile
        self.history: list[RecordT] = []
        self.last_seed: str | None = None
        self.past = past is not None
        self._remember()
        if past is not None:
            for _ in self._replay(past):
                pass
            return
        session = profile.open_session(self.GAME)
        if session is not None:
            self._stand_up_again(session)
            if self.table.engaged() or self._meets(session, options, seed):
                self.catch_up()
                return
            with profile.transaction():
                profile.end_session(session.id)
                session = self._begin(options or self.rules(session.rules), seed)
        else:
            session = self._begin(options or self.rules(), seed)
        self._sit(session)

    def _remember(self) -> None:
        """Before anything else: what the profile tells of earlier sittings."""

    # -- sitting down --------------------------------------------------------------------------------

    def _meets(self, session: Session, options: AgreedT | None, seed: str | None) -> bool:
        return (options is None or options == self.rules(session.rules)) and (
            seed is None or seed_bytes(seed) == seed_bytes(session.seed)
        )

    def _begin(self, options: AgreedT, seed: str | None) -> Session:
        seed = fresh_seed() if seed is None else seed
        seed_bytes(seed)  # refuses what is no seed before anything is written
        return self.profile.begin_session(self.GAME, options.to_json(), seed, self.profile.purse())

    def _sit(self, session: Session) -> None:
        self.session = session
        self._written = len(session.actions)
        self._known = session.since
        self._counted = 0
        self.table = self.fresh_table(session) if not isinstance(session, Written) else session.table()
        self.history.clear()

    def _stand_up_again(self, session: Session) -> None:
        """Replay `session` and compare with the ledger at every point both know.

        What other sittings have done to the purse since this one last heard is no disagreement.
        """
        kept = map(_story, self.profile.rounds_in(session.id))
        same = all(told == written for told, written in zip_longest(self._replay(session), kept))
        if not same or self._difference(self._elsewhere().change):
            raise ProfileDamaged(
                self.profile.path, "the replay of the open sitting disagrees with the ledger"
            )
        # What was done before the last round ended is asked for by nobody at the table.
        self.session = replace(session, actions=session.actions[self.profile.settled(session.id) :])

    def _replay(self, session: Session) -> Iterator[tuple[object, ...]]:
        """Do all that was done in `session`; what its rounds were, one by one. Raises ProfileDamaged."""
        try:
            self._sit(session)
        except (ValueError, KeyError, TypeError, LookupError) as error:
            raise ProfileDamaged(self.profile.path, f"replay failed: {error!r}") from error
        steps = self._going_through(session.actions)
        yield from (_story(step.booked) for step in steps if step.booked is not None)

    def go_through(self, entries: Sequence[Json]) -> list[Step[RecordT]]:
        """Do what entries of a journal say, once more; nothing is written. Raises ProfileDamaged."""
        return list(self._going_through(entries))

    def rounds_of(self, session: Session) -> list[RecordT]:
        """All rounds of a sitting as the engine had them, by its journal. Raises ProfileDamaged."""
        again = type(self)(self.profile, past=replace(session, actions=()))
        steps = again._going_through(session.actions)
        return [step.ended for step in steps if step.ended is not None]

    def _going_through(self, entries: Iterable[Json]) -> Iterator[Step[RecordT]]:
        """Do the next one whenever the next step is asked for."""
        path = self.profile.path
        try:
            for entry in entries:
                if is_purse_change(entry):
                    self._hear(read_purse_change(entry))
                    continue
                step = self._do(self.read(entry))
                self._note(step)
                yield step
        except Refused as refused:
            raise ProfileDamaged(path, f"replay refused: {refused}") from refused
        except (ValueError, KeyError, TypeError, LookupError) as error:
            raise ProfileDamaged(path, f"replay failed: {error!r}") from error

    def whole_moment(self) -> Any:
        """This moment with all that is counted and remembered beside it, for `back_to_whole`."""
        return self.moment(), self._counted, self._known, len(self.history)

    def back_to_whole(self, moment: Any, history: Sequence[RecordT]) -> None:
        """Stand again exactly as then, with the end of the `history` that there was."""
        here, self._counted, self._known, _ = moment
        self.back_to(here)
        self.history[:] = history[-KEPT:]

    @property
    def untouched(self) -> bool:
        """Whether nothing has been done in this sitting yet."""
        return self._written == 0

    # -- one purse for every table -------------------------------------------------------------------

    def in_step(self) -> bool:
        """Whether the purse is as this sitting knows it: no other table has touched it since."""
        return self.money()[PURSE] == self.profile.purse()

    def lies_elsewhere(self) -> int:
        """What the person has lying at other tables and in cash, in centimes. Raises ProfileError."""
        here, every = table_account(self.GAME), table_account("")
        return sum(
            amount
            for account, amount in self.profile.balances().items()
            if (account.startswith(every) and account != here) or account == CASH
        )

    def cash(self) -> int:
        """What waits at the cashier's in cash, in centimes. Raises ProfileError."""
        return self.profile.balance(CASH)

    def catch_up(self) -> bool:
        """Learn, durably, what happened to the purse elsewhere; whether it has changed.

        Raises ProfileError, or LedgerError where the ledger does not explain the purse; then nothing moved.
        """
        if self.past or self.in_step():
            return False
        heard, here = self._elsewhere(), self.moment()
        try:
            self.table.change_purse(heard.change)
            with self.profile.transaction():
                self.profile.commit(self.session.id, [heard.to_json()], ())
                self._agree()
        except BaseException:  # whatever fell, the table stands as its books do
            self.back_to(here)
            raise
        self._written += 1
        self._known = heard.entry
        return True

    def _elsewhere(self) -> PurseChange:
        """What the ledger tells of the purse since this sitting last heard, its own entries apart."""
        newest = self.profile.last_entry()
        return PurseChange(self.profile.elsewhere(self.session.id, self._known, newest), entry=newest)

    def _hear(self, change: PurseChange) -> None:
        """A change of the journal, once more. Raises ValueError where the ledger tells it otherwise."""
        if change.by == YOU:
            told = self.profile.elsewhere(self.session.id, self._known, change.entry)
            if told != change.change:
                raise ValueError(f"the purse changed by {told} elsewhere, not by {change.change}")
            self._known = change.entry
        self.table.change_purse(change.change, change.by)

    # -- playing -------------------------------------------------------------------------------------

    def play(
        self, actions: Sequence[ActionT | PurseChange], note: Callable[[int], None] | None = None
    ) -> Played[ActionT]:
        """Do `actions`, all or none, durably. Raises Refused or ProfileError; then nothing has moved.

        A guest's PurseChange may stand among them; the person's come from the ledger alone. No more than one
        round may end with them. What `note` writes of this sitting, given its number, is written with them.
        """
        before, money = self.moment(), self.money()
        steps: list[Step[RecordT]] = []
        following: Session | None = None
        try:
            for action in actions:
                if isinstance(action, PurseChange):
                    self.table.change_purse(action.change, action.by)
                else:
                    steps.append(self._do(action))
            events = [event for step in steps for event in step.events]
            over = not self.table.engaged() and self.used_up(events)
            with self.profile.transaction():
                self.profile.commit(
                    self.session.id,
                    [self._journalled(action) for action in actions],
                    self.postings(money),
                    self._the_round(steps),
                )
                self._agree()
                if note is not None:
                    note(self.session.id)
                if over:
                    self.profile.end_session(self.session.id)
                    following = self._begin(self.rules(self.session.rules), None)
        except BaseException:  # whatever fell, the table stands as its books do
            self.back_to(before)
            raise
        played_from, self._written = self._written, self._written + len(actions)
        for step in steps:
            self._note(step)
        if following is not None:
            self._turn_over(following)
            self.turned_over(events)
        return Played(played_from, tuple(actions), tuple(events), before)

    def _do(self, action: ActionT) -> Step[RecordT]:
        """Let the engine do `action`; nothing else has changed yet. Raises Refused."""
        last, before, won = self.table.last, self.before_action(), self.table.net()
        events = self.table.apply(action)
        ended: Any = self.table.last
        if ended is None or ended is last:
            return Step(events, None, None)
        number, fell, outcome = self.told(ended)
        booked = RoundRecord(
            number=number,
            rules=self.rules(self.session.rules).to_json(),
            seal=seal(self.session.seed),
            cards=fell,
            outcome=outcome,
            stakes=self.stakes(ended, before),
            net=self.table.net() - self.counted_from(won),
            balance=self.table.purse() + self.table.on_table(),
        )
        return Step(events, ended, booked)

    @staticmethod
    def _the_round(steps: Sequence[Step[RecordT]]) -> RoundRecord | None:
        booked = [step.booked for step in steps if step.booked is not None]
        if len(booked) > 1:
            raise LedgerError("two rounds cannot end in one move")
        return booked[0] if booked else None

    def _note(self, step: Step[RecordT]) -> None:
        """Keep the history, after an action that was accepted."""
        if step.ended is None:
            return
        self._counted = self.table.net()
        if self.forgets(step.events):
            self.history.clear()
        else:
            self.history.append(step.ended)
            del self.history[:-KEPT]

    def is_last(self, played: Played[ActionT]) -> bool:
        """Whether nothing was done after `played`."""
        return self._written == played.first + len(played.actions)

    def is_next(self, played: Played[ActionT]) -> bool:
        """Whether `played` was taken back and nothing was done since."""
        return self._written == played.first

    def withdraw(self, played: Played[ActionT]) -> None:
        """Undo what `play` did last: engine and ledger go back. Raises ProfileError; then nothing moved."""
        if not self.is_last(played):
            raise LedgerError("only the last move can be taken back")
        here, money = self.moment(), self.money()
        try:
            self.back_to(played.before)
            with self.profile.transaction():
                self.profile.withdraw(self.session.id, len(played.actions), self.postings(money))
                self._agree()
        except BaseException:  # whatever fell, the table stands as its books do
            self.back_to(here)
            raise
        self._written = played.first

    def new_sitting(self, options: AgreedT | None = None, seed: str | None = None) -> None:
        """Leave this sitting for a new one. Raises LedgerError while something lies on the table."""
        with self.profile.transaction():
            self.profile.end_session(self.session.id)
            following = self._begin(options or self.rules(self.session.rules), seed)
        self._turn_over(following)

    def advance(self) -> None:
        """The house advances a new purse; the sitting goes on as it was."""
        with self.profile.transaction():
            self.profile.advance(OPENING_PURSE)
            self.catch_up()

    def _turn_over(self, following: Session) -> None:
        self.last_seed = self.session.seed
        self._sit(following)

    # -- keeping in step -----------------------------------------------------------------------------

    def _journalled(self, action: ActionT | PurseChange) -> Json:
        return action.to_json() if isinstance(action, PurseChange) else self.written(action)

    def money(self) -> dict[str, int]:
        """The person's money, and the house as far as it plays against the person.

        Where there is no house its account stands for whoever the person plays against. The ledger is the
        person's: what passes between the house and the other guests is in the journal only.
        """
        purse, lying = self.table.purse(), self.table.on_table()
        return {PURSE: purse, table_account(self.GAME): lying, HOUSE: -purse - lying}

    def postings(self, before: dict[str, int]) -> list[Posting]:
        """What the ledger books when the `money` was as it was `before`."""
        return [(account, amount - before[account]) for account, amount in self.money().items()]

    def _difference(self, elsewhere: int = 0) -> str:
        """What engine and ledger disagree about; nothing when they agree.

        `elsewhere` is what the ledger knows of the purse and the engine has not heard yet.
        """
        money = self.money()
        money[PURSE] += elsewhere
        return ", ".join(
            f"{account}: {amount} at the table, {self.profile.balance(account)} in the ledger"
            for account, amount in money.items()
            if account != HOUSE and amount != self.profile.balance(account)
        )

    def _agree(self) -> None:
        """Raise LedgerError unless purse and table are the same in engine and ledger, and nothing is lost."""
        if difference := self._difference():
            raise LedgerError(difference)
        if not self.table.sums_to_zero():
            raise LedgerError("seats and bank do not sum to zero")


def _story(record: RoundRecord) -> tuple[object, ...]:
    """What a replay must tell again; the rest of a record may grow with the program."""
    return record.number, record.seal, record.cards, record.outcome, record.net
