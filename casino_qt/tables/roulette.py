"""The roulette table for windows and scenes: rules and bank behind signals and slots.

What a signal reports is already on the disk. Whatever is refused, late, or fails on the disk moves nothing.

The ball, and why it may run before anything is decided on the disk. A spin has two moments: the ball is
thrown, and, at 40 % of its run, *rien ne va plus* closes the betting. In between bets are still laid, taken
and undone, each durable by itself as ever. The number, though, must be known to whoever draws the ball
running, for its path is solved backwards from the pocket. So:

- `throw` asks the engine which number the next spin will name (`Table.ball_to_fall`) and hands it to the
  scene. Nothing is written: chance is a sealed stream, the number was fixed before the first bet and no bet
  can change it. The controller accepts only one ball at a time, and nothing that would change the stream.
- `spin` is the call. The engine's Spin is applied and committed with its postings and its record, and only
  then does anyone hear the number.

A crash while the ball runs finds the bets on the cloth and the same number still to fall: the ball is simply
thrown again. A crash after the call finds the spin settled. A thrown ball cannot be called back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date

from PySide6.QtCore import QObject, Signal, Slot

from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Session
from casino_qt.rules.house_rules import Agreed
from casino_qt.rules.refused import Refused
from casino_qt.rules.roulette.actions import Action, Announce, Bet, Halve, Move, Spin, Take
from casino_qt.rules.roulette.announcing import Annonce, Plain, Value
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.rules.roulette.table import Table
from casino_qt.tables import moves
from casino_qt.tables.announcing import HalfBack, MovePrison, TakeBack, ThrowBall, understand
from casino_qt.tables.cloth_controller import ClothController
from casino_qt.tables.guests import party
from casino_qt.tables.guests.roster import MOST, ROSTER, Guest
from casino_qt.tables.placed_bet import bet_at, named_place, place_name
from casino_qt.tables.roulette_sitting import GAME, RouletteSitting
from casino_qt.tables.sitting import Played
from casino_qt.tables.typed_bets import Misunderstood, TakeAll


class Roulette(ClothController):
    """One person at the table. Amounts are centimes, places canonical names.

    Constructed from an open profile it resumes an open sitting exactly where it stood; `options` and `seed`
    are for a new one; `today` tells the date where the person is. Raises ProfileError (ProfileDamaged when
    the stored sitting does not replay).
    """

    BET, TAKE, HALVE = Bet, Take, Halve

    thrown = Signal(int)
    """The ball runs and will fall into this pocket, which nobody may be shown before `happened` tells it."""

    def __init__(
        self,
        profile: Profile,
        options: Rules | None = None,
        seed: str | None = None,
        parent: QObject | None = None,
        today: Callable[[], date] = date.today,
        past: Session | None = None,
    ) -> None:
        sitting = RouletteSitting(profile, options, seed, past=past)
        super().__init__(sitting, parent)
        self._sitting: RouletteSitting = sitting
        self._today = today
        self._ball = sitting.where_the_ball_lies(today())
        self._running: int | None = None
        self._guests = 0
        self._guests_done = sitting.acted_since_the_spin()
        self.name_of: Callable[[str], str] = str
        """How whoever shows this table calls a place or an announced bet: the undo texts name it so."""
        if sitting.untouched:
            self.opening = self.table.opening

    # -- what is to be known -------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The engine, to be read only. A new sitting brings another object: ask each time."""
        return self._sitting.table

    @property
    def options(self) -> Rules:
        """The house rules of this sitting."""
        return self.table.options

    @property
    def history(self) -> list[SpinRecord]:
        """The last spins of this sitting."""
        return self._sitting.history

    @property
    def running(self) -> bool:
        """Whether the ball runs and the betting is not yet closed."""
        return self._running is not None

    @property
    def resting_pocket(self) -> int:
        """Where the ball lies: where it fell last; before that the day's last number, or its date.

        The day is that on which the person sat down: past midnight nobody moves a ball that is looked at.
        """
        return self.history[-1].number if self.past and self.history else self._ball

    def to_repeat(self) -> tuple[Action, ...]:
        """What `repeat` would lay: what the last spin with a stake was begun with and is missing now."""
        return self._missing({on: begun.stake for on, begun in self._sitting.begun.items()}, self.at)

    def places(self) -> tuple[str, ...]:
        """The bets where something lies."""
        return self.table.bets()

    def _missing(self, wanted: Mapping[str, int], at: Mapping[str, int]) -> tuple[Action, ...]:
        lacks = {on: stake - self.table.lying(on).stake for on, stake in wanted.items()}
        return tuple(bet_at(on, stake, at.get(on, 0)) for on, stake in lacks.items() if stake > 0)

    @property
    def at(self) -> Mapping[str, int]:
        """At which of its two printed places a bet lies, or lay last: 1 for the second, else not here."""
        return self._sitting.at

    # -- bets ----------------------------------------------------------------------------------------

    def bet(self, on: str, centimes: int, at: int = 0) -> None:
        """Lay `centimes` more on `on`; while a spin is told the chip comes back as late.

        `at` is the printed place where the first chip on a bet lies, where it has two.
        """
        if self._showing:
            self.late.emit(on, centimes)
            return
        self._move("bet", on, [bet_at(on, centimes, at)])

    def carry(self, on: str, to: str, at: int = 0, *, won: bool) -> None:
        """Take the payment from `on` (`won`), else the stake, and lay it on `to` at its place `at`.

        A stake carried to the other place of its own bet lies there then.
        """
        self._carry(on, won, lambda amount: bet_at(to, amount, at))

    @Slot(str, object)
    def announce(self, name: str, piece: int) -> None:
        """Have an announced bet laid out, each piece worth `piece`; late ones come back like chips."""
        if self._showing:
            self.late.emit(name, piece)
            return
        self._move("announce", name, [Announce(on=name, piece=piece)])

    @Slot(str, str)
    def move(self, on: str, to: str) -> None:
        """What is imprisoned on `on` goes to another simple chance."""
        self._move("move", on, [Move(on, to)])

    # -- layouts -------------------------------------------------------------------------------------

    def layouts(self) -> dict[str, dict[str, int]]:
        """The layouts kept by name: centimes by bet."""
        kept = self._sitting.profile.layouts(GAME)
        return {
            name: {named_place(place)[0]: stake for place, stake in stakes.items()}
            for name, stakes in kept.items()
        }

    def keep_layout(self, name: str) -> bool:
        """Keep the stakes that lie now under `name`. False when nothing lies, or the disk failed.

        Raises ValueError for a name that is empty, too long or not printable.
        """
        stakes = {
            place_name(on, self.at.get(on, 0)): stake
            for on in self.table.bets()
            if (stake := self.table.lying(on).stake)
        }
        return bool(stakes) and self._on_disk(lambda: self._sitting.profile.keep_layout(GAME, name, stakes))

    def drop_layout(self, name: str) -> bool:
        """Forget a layout. False when the disk failed."""
        return self._on_disk(lambda: self._sitting.profile.drop_layout(GAME, name))

    @Slot(str)
    def lay_layout(self, name: str) -> None:
        """Lay what a kept layout has and the cloth lacks; all of it or nothing."""
        at = dict(map(named_place, self._sitting.profile.layouts(GAME).get(name, {})))
        self._move("layout", None, self._missing(self.layouts().get(name, {}), at))

    # -- the ball ------------------------------------------------------------------------------------

    @Slot()
    def throw(self) -> None:
        """The ball is thrown against the rotor. Bets are taken until `spin` closes the betting."""
        if self.running or self.past:
            return
        if self._showing:
            self.refused.emit(Refused("too_late"))
            return
        if self._held(Spin()):
            return
        self._running = self.table.ball_to_fall()
        self.thrown.emit(self._running)

    @Slot()
    def spin(self) -> None:
        """No more bets: the spin is decided, booked, and told. Throws the ball itself if nobody did.

        When the disk fails the ball has not fallen: betting is open again, and it may be thrown anew.
        """
        self._running = None
        self._settle_for(Spin())
        self._guests_play()

    # -- the other guests ----------------------------------------------------------------------------

    # They act once for each spin, when it has been told and before the person has moved again: then there is
    # nothing the person could undo, so that undoing never meets a guest's chips. Each time it is a move of
    # its own in the journal, and `happened` tells it.

    @property
    def guests(self) -> tuple[Guest, ...]:
        """The other guests who play at this table."""
        return ROSTER[: self._guests]

    @Slot(int)
    def seat_guests(self, count: int) -> None:
        """Let so many others play, 0 to 5; who leaves takes what is free. Raises ValueError."""
        if not 0 <= count <= MOST:
            raise ValueError(f"0 to {MOST} guests")
        self._guests = count
        self._guests_play()

    @Slot()
    def sit_down(self) -> None:
        """The person is at this table again, and the others lay their bets."""
        super().sit_down()
        self._ball = self._sitting.where_the_ball_lies(self._today())
        self._guests_play()

    def _all_told(self) -> None:
        self._guests_play()

    def _guests_play(self) -> None:
        """Whoever has not acted since the last spin does; later, when the person has begun to move."""
        due = party.waiting(self.table, self._guests, self._guests_done)
        if not due or self._showing or self.running or self.undo_stack.count():
            return
        self._guests_done |= {guest.seat for guest in due}
        actions = party.moves(self.table, due, self._guests, self.seal)
        played = self._play(actions) if actions else None
        if played is not None:
            self._tell(played)

    def _tell(self, played: Played[Action]) -> None:
        if any(isinstance(action, Spin) for action in played.actions):
            self._guests_done.clear()
            self._ball = self.history[-1].number
        super()._tell(played)

    # -- what is said --------------------------------------------------------------------------------

    def say(self, text: str, piece: int | None = None, tongue: str | None = None) -> Misunderstood | None:
        """Do what `text` says in any tongue; what is not understood comes back and moves nothing.

        `piece` is the value of a chip, for bets that are said without one; `tongue` the one in which to
        suggest other words where those that were said are of none.
        """
        meant = understand(text, tongue)
        match meant:
            case Misunderstood():
                return meant
            case TakeAll():
                self.clear()
            case ThrowBall():
                self.throw()
            case TakeBack(on, centimes):
                self.take(on, centimes)
            case HalfBack(on):
                self.halve(on)
            case MovePrison(on, to):
                self.move(on, to)
            case Annonce(name, value):
                self._valued(self.announce, name, value, piece)
            case Plain(on, value):
                self._valued(self.bet, on, value, piece)
        return None

    def _valued(
        self, lay: Callable[[str, int], None], name: str, value: Value | None, piece: int | None
    ) -> None:
        amount = value.at(self.options.min) if value is not None else piece
        if amount is None:
            self.refused.emit(Refused("one_value"))
        else:
            lay(name, amount)

    # -- sittings and purses -------------------------------------------------------------------------

    @Slot()
    def new_purse(self) -> None:
        """The house advances another purse, openly booked; not while the ball runs."""
        if not self.running:
            super().new_purse()

    def new_sitting(self, options: Agreed | None = None, seed: str | None = None) -> bool:
        """Leave this sitting for a new one. False while the ball runs or something lies there."""
        if self.running or not super().new_sitting(options, seed):
            return False
        self._guests_done.clear()
        self._guests_play()
        return True

    # -- texts ---------------------------------------------------------------------------------------

    def _spoken(self, spot: str) -> str:
        return spot

    def _text(self, move: moves.Move) -> str:
        texts = {
            "bet": self.tr("bet on {spot}"),
            "announce": self.tr("announced bet {spot}"),
            "take": self.tr("taking back from {spot}"),
            "carry": self.tr("carrying from {spot}"),
            "halve": self.tr("half back from {spot}"),
            "move": self.tr("moving from {spot}"),
            "clear": self.tr("clearing the cloth"),
            "repeat": self.tr("repeated bets"),
            "double": self.tr("doubled bets"),
            "layout": self.tr("a kept layout"),
        }
        return texts[move.kind].format(spot=self.name_of(move.spot))
