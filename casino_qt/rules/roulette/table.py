"""The table: a deterministic machine that answers each action with what a spectator would see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from casino_qt.rules.cloth import ClothState, ClothTable
from casino_qt.rules.events import Event, Said
from casino_qt.rules.lying import Lying, SpotResult
from casino_qt.rules.money import FRANC
from casino_qt.rules.refused import Refused
from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.actions import Action, Announce, Bet, Halve, Move, Spin, Take
from casino_qt.rules.roulette.announcing import Plain, nearest_phrase, understand
from casino_qt.rules.roulette.events import (
    Announced,
    BallThrown,
    BetLaid,
    Echoed,
    Moved,
    NumberFell,
    SpinEnded,
    Taken,
)
from casino_qt.rules.roulette.numbers import Numbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.records import SpinRecord
from casino_qt.rules.roulette.settlement import Settled, settle
from casino_qt.rules.roulette.wheel import colour
from casino_qt.rules.table import YOU

REMEMBERED = 500
"""So many numbers are shown on the boards; older ones are in the bank's records."""


@dataclass(slots=True, kw_only=True)
class _State(ClothState[str]):
    """The cloth, and what the wheel adds to it."""

    spins: int = 0
    fallen: tuple[int, ...] = ()
    last: SpinRecord | None = None


class Table(ClothTable[str, Action]):
    """French roulette (house rules, section 2) for any number of seats, with one bank.

    Amounts are centimes. Every seat starts with the same purse. `opening` is what is seen before the first
    action.
    """

    _state: _State

    def __init__(self, rules: Rules, chance: Numbers, purse: int) -> None:
        super().__init__(_State(), chance, purse)
        self.options = rules
        self._chance = chance
        self.opening: tuple[Event, ...] = (Said("faites_vos_jeux"),)
        self._note(self.opening)

    # What is to be seen of the table.

    @property
    def spins(self) -> int:
        """Spins ended so far."""
        return self._state.spins

    @property
    def history(self) -> tuple[int, ...]:
        """The numbers fallen, oldest first; the last 500 at most."""
        return self._state.fallen

    @property
    def last(self) -> SpinRecord | None:
        """The spin that ended last."""
        return self._state.last

    def bets(self, seat: str | None = YOU) -> tuple[str, ...]:
        """Where the seat has something lying, or anybody for None, in the order of the tableau."""
        places = {bet for owner, bet in self._state.lying if seat is None or owner == seat}
        return tuple(sorted(places, key=bets.RANK.__getitem__))

    def halvable(self, bet: str, seat: str = YOU) -> bool:
        """Whether the seat may have half of what lies imprisoned there.

        After a zero all that is locked once was locked by it, and only what is locked once may be halved.
        """
        fresh = bool(self._state.fallen) and self._state.fallen[-1] == 0
        return fresh and self.options.zero == "prison" and self.lying(bet, seat).prison[0] > 0

    def ball_to_fall(self) -> int:
        """The pocket the next `Spin` will name, for whoever must show the ball running before it is named.

        Nothing changes: chance stands where it stood, and the answer is the same until the spin. Bets laid
        meanwhile cannot depend on it as long as the caller shows nothing but a running ball. Raises Refused
        when there is no further number.
        """
        mark = self._chance.mark()
        try:
            return self._next_number()
        finally:
            self._chance.rewind(mark)

    # What may be done.

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do `action` and return what is seen, in order. Raises Refused; then nothing has changed."""
        match action:
            case Bet():
                events = self._bet(action)
            case Announce():
                events = self._announce(action)
            case Take():
                events = self._take(action)
            case Halve():
                events = self._halve(action)
            case Move():
                events = self._move_prison(action)
            case Spin():
                return self._spin()  # it takes notes by itself, on both sides of the spin's end
            case _:
                assert_never(action)
        self._note(events)
        return events

    @staticmethod
    def _must_exist(bet: str) -> None:
        if bet not in bets.SPOTS:
            raise Refused("no_such_spot")

    def _raise(self, bet: str, stake: int, seat: str) -> Lying:
        lying = self.lying(bet, seat)
        whole = self._raised(lying, stake, self.options.min, self.options.maximum(bet))
        return replace(lying, stake=whole)

    def _bet(self, action: Bet) -> tuple[Event, ...]:
        self._must_exist(action.on)
        after = self._raise(action.on, action.stake, action.by)
        self._must_afford(action.by, action.stake)
        self._move(action.by, action.on, after, put_in=action.stake)
        return (BetLaid(action.by, action.on, action.stake),)

    def _announce(self, action: Announce) -> tuple[Event, ...]:
        """Laid whole or refused whole; the rest of an amount never leaves the purse."""
        name, piece, stake = self._meant(action)
        places = announcements.laid_out(name, self.options.finales)
        pieces = sum(places.values())
        rest = 0
        if stake is not None:
            piece = stake // pieces // FRANC * FRANC
            rest = stake - piece * pieces
        laid = {bet: piece * count for bet, count in places.items()}
        after = {bet: self._raise(bet, amount, action.by) for bet, amount in laid.items()}
        self._must_afford(action.by, piece * pieces)
        for bet, lying in after.items():
            self._move(action.by, bet, lying, put_in=laid[bet])
        said: list[Event] = [Echoed("annonce", name=name, piece=piece, pieces=pieces)]
        if rest:
            said.append(Said("reste_rendu"))
        return (*said, Announced(action.by, name, piece, pieces, rest, tuple(laid.items())))

    def _meant(self, action: Announce) -> tuple[str, int, int | None]:
        """The canonical name, the value of a piece (0 when a whole stake is divided), the whole stake."""
        values = [value for value in (action.piece, action.stake) if value is not None]
        if action.say is None:
            name = announcements.canonical(action.on or "")
        else:
            heard = understand(action.say)
            if isinstance(heard, Plain):
                raise Refused("no_such_announcement")  # understood, but laid as any other bet
            if heard is None:
                raise Refused("not_understood", nearest=nearest_phrase(action.say))
            name = heard.name
            if heard.value is not None:
                values.append(heard.value.at(self.options.min))
        if name is None:
            raise Refused("no_such_announcement")
        if len(values) != 1:
            raise Refused("one_value")
        return name, 0 if action.stake is not None else values[0], action.stake

    def _take(self, action: Take) -> tuple[Event, ...]:
        self._must_exist(action.on)
        lying = self.lying(action.on, action.by)
        won, stake = self._shares(lying, action.stake, self.options.min)
        after = replace(lying, stake=lying.stake - stake, won=lying.won - won)
        self._move(action.by, action.on, after, taken_out=won + stake)
        return (Taken(action.by, action.on, won, stake),)

    def _halve(self, action: Halve) -> tuple[Event, ...]:
        if self.options.zero != "prison":
            raise Refused("option_off")
        if not self.halvable(action.on, action.by):
            raise Refused("nothing_to_halve")
        return (Said("partage"), self._give_half_back(action.by, action.on))

    def _move_prison(self, action: Move) -> tuple[Event, ...]:
        if action.to == action.on or action.to not in bets.SIMPLE_CHANCES:
            raise Refused("move_elsewhere")
        here, there = self.lying(action.on, action.by), self.lying(action.to, action.by)
        if not here.locked:
            raise Refused("nothing_to_move")
        self._move(action.by, action.on, replace(here, prison=(0, 0)))
        self._move(action.by, action.to, there + Lying(prison=here.prison))
        return (Moved(action.by, action.on, action.to, here.prison),)

    # The spin.

    def _next_number(self) -> int:
        try:
            return self._chance.next_number()
        except LookupError:
            raise Refused("out_of_numbers") from None

    def _spin(self) -> tuple[Event, ...]:
        state = self._state
        number = self._next_number()
        state.spins += 1
        state.fallen = (*state.fallen[1 - REMEMBERED :], number)
        called = Said("numero", (number,)) if number else Said("zero")
        events: list[Event] = [
            BallThrown(number),
            Said("les_jeux_sont_faits"),
            Said("rien_ne_va_plus"),
            NumberFell(number, colour(number)),
            called,
        ]
        results = self._settle(number, events)
        events.append(SpinEnded(state.spins, number))
        self._note(events)
        state.last = SpinRecord(state.spins, number, results, state.said)
        state.said = ()
        self._note(self.opening)
        return (*events, *self.opening)

    def _settle(self, number: int, events: list[Event]) -> tuple[tuple[str, str, SpotResult], ...]:
        """Settle every seat on every place, add what is seen to `events`, return the results."""
        state = self._state
        settled: dict[tuple[str, str], Settled] = {}
        results = []
        for seat, bet in sorted(state.lying, key=lambda place: bets.RANK[place[1]]):
            lying = state.lying[seat, bet]
            if not lying.stake and not lying.locked:
                continue  # winnings that were left lying do not play
            done = settled[seat, bet] = settle(self.options, number, seat, bet, lying)
            results.append((seat, bet, done.result))
            state.house += done.result.lost - done.result.won
            self._move(seat, bet, done.after, taken_out=done.back)
        every = settled.values()
        events += [event for done in every for event in done.lost]
        events += [event for done in every for event in done.won]
        locked = [event for done in every for event in done.locked]
        for call, level in (("en_prison", 1), ("doublement_en_prison", 2)):
            _say_and_show(call, [event for event in locked if event.level == level], events)
        _say_and_show("libere", [event for done in every for event in done.freed], events)
        _say_and_show("partage", [event for done in every for event in done.halved], events)
        return tuple(results)


def _say_and_show(call: str, seen: Sequence[Event], events: list[Event]) -> None:
    """Said once, however often it happens."""
    if seen:
        events += [Said(call), *seen]
