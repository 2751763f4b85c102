"""The table: a deterministic machine that answers each action with what a spectator would see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum
from typing import assert_never

from casino_qt.rules.chance import Chance
from casino_qt.rules.cloth import ClothState, ClothTable
from casino_qt.rules.events import Event, Said
from casino_qt.rules.lying import Lying, SpotResult
from casino_qt.rules.refused import Refused
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.table import Account as Account
from casino_qt.rules.table import Checkpoint as Checkpoint
from casino_qt.rules.trente_et_quarante.actions import (
    YOU,
    Action,
    Bet,
    Coup,
    Cut,
    Halve,
    Insure,
    Row,
    Spot,
    Take,
)
from casino_qt.rules.trente_et_quarante.dealing import (
    BEHIND_STOP,
    BURNT,
    PACKS,
    SHOE_SIZE,
    Dealt,
    deal,
    units,
    verdict,
)
from casino_qt.rules.trente_et_quarante.events import (
    BetLaid,
    CardDealt,
    CardsBurnt,
    CoupEnded,
    Insured,
    Outcome,
    ShoeCut,
    ShoeShuffled,
    StopCardShown,
    Taken,
)
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord, RowRecord
from casino_qt.rules.trente_et_quarante.settlement import (
    PAID,
    RAKED,
    Settled,
    premium_for,
    settle,
)


class Phase(Enum):
    """What the table waits for."""

    CUTTING = "cutting"
    BETTING = "betting"


@dataclass(slots=True, kw_only=True)
class _State(ClothState[Spot]):
    """The cloth, and what the shoe adds to it."""

    shoe: Shoe
    dealt: int = 0
    shoe_number: int = 1
    coups: int = 0
    phase: Phase = Phase.CUTTING
    fresh_locks: frozenset[tuple[str, Spot]] = frozenset()  # locked first by the last coup: may be halved
    last: CoupRecord | None = None


class Table(ClothTable[Spot, Action]):
    """Trente et quarante (house rules, section 1) for any number of seats, with one bank.

    Amounts are centimes. Every seat starts with the same purse. `opening` is what is seen before the first
    action.
    """

    shoe_size = SHOE_SIZE
    _state: _State

    def __init__(self, rules: Rules, chance: Chance, purse: int) -> None:
        super().__init__(_State(shoe=chance.next_shoe(PACKS)), chance, purse)
        self.options = rules
        self._chance = chance
        self.opening = self._announce_shoe()
        self._note(self.opening)

    # What is to be seen of the table.

    @property
    def phase(self) -> Phase:
        """What the table waits for."""
        return self._state.phase

    @property
    def coups(self) -> int:
        """Coups ended so far, void ones too."""
        return self._state.coups

    @property
    def shoe_number(self) -> int:
        """The shoe in use, from 1."""
        return self._state.shoe_number

    @property
    def last(self) -> CoupRecord | None:
        """The coup that ended last."""
        return self._state.last

    @property
    def cards_left(self) -> int:
        """Cards before the stop card; in a written shoe, cards left."""
        return self._end() - self._state.dealt

    @property
    def talon(self) -> int:
        """Cards of this shoe that have left it: burnt and dealt."""
        if self._state.phase is Phase.CUTTING:
            return 0
        return self._state.dealt + (BURNT if self._state.shoe.scripted else 0)

    def halvable(self, spot: Spot, seat: str = YOU) -> bool:
        """Whether the seat may have half of what the last refait locked there."""
        return (seat, spot) in self._state.fresh_locks

    # What may be done.

    def apply(self, action: Action) -> tuple[Event, ...]:
        """Do `action` and return what is seen, in order. Raises Refused; then nothing has changed."""
        if isinstance(action, Cut):
            events = self._cut(action)
        elif self._state.phase is Phase.CUTTING:
            raise Refused("cut_first")
        elif isinstance(action, Bet):
            events = self._bet(action)
        elif isinstance(action, Insure):
            events = self._insure(action)
        elif isinstance(action, Take):
            events = self._take(action)
        elif isinstance(action, Halve):
            events = self._halve(action)
        elif isinstance(action, Coup):
            return self._coup()  # it takes notes by itself, on both sides of the coup's end
        else:
            assert_never(action)
        self._note(events)
        return events

    @property
    def in_use(self) -> tuple[Shoe, int]:
        """The shoe in use, and how many of its cards have left it: for forking, no scene may show it."""
        return self._state.shoe, self._state.dealt

    # The ceremony of the shoe.

    def _end(self) -> int:
        shoe = self._state.shoe
        return len(shoe.cards) - (0 if shoe.scripted else BEHIND_STOP)

    def _announce_shoe(self) -> tuple[Event, ...]:
        return (ShoeShuffled(self._state.shoe_number, SHOE_SIZE), Said("a_la_coupe"))

    def _cut(self, action: Cut) -> tuple[Event, ...]:
        if self._state.phase is not Phase.CUTTING:
            raise Refused("cut_over")
        if action.at is not None and not 0 < action.at < SHOE_SIZE:
            raise Refused("cut_outside")
        return self._cut_and_burn(action.at)

    def _cut_and_burn(self, at: int | None) -> tuple[Event, ...]:
        state = self._state
        where = self._chance.cut_by_guest(SHOE_SIZE) if at is None else at
        state.shoe = state.shoe.cut(where)
        state.dealt = 0 if state.shoe.scripted else BURNT
        state.phase = Phase.BETTING
        return (
            ShoeCut(where, SHOE_SIZE, by_guest=at is None),
            Said("les_cinq_cartes"),
            CardsBurnt(BURNT),
            Said("faites_vos_jeux"),
        )

    def _reopen(self, shoe_is_over: bool) -> tuple[Event, ...]:
        """The next coup is invited; a new shoe comes first, cut by a guest, when the old one is used up."""
        if not shoe_is_over:
            return (Said("faites_vos_jeux"),)
        self._state.shoe = self._chance.next_shoe(PACKS)
        self._state.shoe_number += 1
        return self._announce_shoe() + self._cut_and_burn(None)

    # The money of one seat.

    def _bet(self, action: Bet) -> tuple[Event, ...]:
        lying = self.lying(action.on, action.by)
        stake = self._raised(lying, action.stake, self.options.min, self.options.max)
        # An insured stake is always insured in full: the premium is topped up in the same move.
        premium = premium_for(stake) - lying.premium if lying.premium else 0
        needed = action.stake + premium
        self._must_afford(action.by, needed)
        after = replace(lying, stake=stake, premium=lying.premium + premium)
        self._move(action.by, action.on, after, put_in=needed)
        return (BetLaid(action.by, action.on, action.stake, premium),)

    def _insure(self, action: Insure) -> tuple[Event, ...]:
        lying = self.lying(action.on, action.by)
        if not lying.stake:
            raise Refused("nothing_to_insure")
        if lying.premium:
            raise Refused("already_insured")
        premium = premium_for(lying.stake)
        self._must_afford(action.by, premium)
        self._move(action.by, action.on, replace(lying, premium=premium), put_in=premium)
        return (Insured(action.by, action.on, premium), Said("assurance"))

    def _take(self, action: Take) -> tuple[Event, ...]:
        lying = self.lying(action.on, action.by)
        won, stake = self._shares(lying, action.stake, self.options.min)
        left = lying.stake - stake
        premium = lying.premium - premium_for(left) if lying.premium else 0
        after = Lying(left, lying.won - won, lying.prison, lying.premium - premium)
        self._move(action.by, action.on, after, taken_out=won + stake + premium)
        return (Taken(action.by, action.on, won, stake, premium),)

    def _halve(self, action: Halve) -> tuple[Event, ...]:
        if self.options.refait != "prison":
            raise Refused("option_off")
        if not self.halvable(action.on, action.by):
            raise Refused("nothing_to_halve")
        halved = self._give_half_back(action.by, action.on)
        self._state.fresh_locks -= {(action.by, action.on)}
        return (halved,)

    # The coup.

    def _coup(self) -> tuple[Event, ...]:
        state = self._state
        dealt = deal(state.shoe.cards, state.dealt, self._end())
        if state.shoe.scripted and not dealt.complete:
            raise Refused("out_of_cards")
        outcome = verdict(dealt)
        state.dealt += dealt.count
        state.coups += 1
        events: list[Event] = [Said("les_jeux_sont_faits"), Said("rien_ne_va_plus")]
        events += _spoken_deal(dealt, outcome)
        results = self._settle(outcome, events)
        first_red = dealt.noir.cards[0].red if dealt.noir.cards else None
        events.append(CoupEnded(state.coups, outcome, dealt.noir.total, dealt.rouge.total, first_red))
        self._note(tuple(events))
        state.last = CoupRecord(
            state.coups,
            state.shoe_number,
            dealt.noir,
            dealt.rouge,
            outcome,
            first_red,
            results,
            state.said,
        )
        state.said = ()
        used_up = state.shoe.scripted and not self.cards_left and self._chance.has_next()
        opening = self._reopen(shoe_is_over=used_up or outcome is Outcome.VOID)
        self._note(opening)
        return (*events, *opening)

    def _settle(self, outcome: Outcome, events: list[Event]) -> tuple[tuple[str, Spot, SpotResult], ...]:
        """Settle every seat on every chance, add what is seen to `events`, return the results."""
        state = self._state
        state.fresh_locks = frozenset()
        if not state.lying:
            return ()
        settled: dict[tuple[str, Spot], Settled] = {}
        for (seat, spot), lying in state.lying.items():
            settled[seat, spot] = settle(self.options, outcome, seat, spot, lying)
        raked = [settled[seat, spot] for spot in RAKED for seat in state.accounts if (seat, spot) in settled]
        paid = [settled[seat, spot] for spot in PAID for seat in state.accounts if (seat, spot) in settled]
        events += [event for done in raked for event in done.raked]
        events += [event for done in raked for event in done.premium]
        events += [event for done in paid for event in done.paid]
        events += [event for done in paid for event in done.locks]
        results = []
        for (seat, spot), done in settled.items():
            before = state.lying[seat, spot]
            result = done.result
            if before.stake or before.prison != (0, 0):
                results.append((seat, spot, result))
            state.house += result.lost + result.premium_taken - result.won
            self._move(seat, spot, done.after)
            if outcome is Outcome.REFAIT and done.after.prison[0]:
                state.fresh_locks |= {(seat, spot)}
        return tuple(results)


def _spoken_deal(dealt: Dealt, outcome: Outcome) -> list[Event]:
    """The cards as they fall, with the points and the verdict between them."""
    events: list[Event] = _fall(Row.NOIR, dealt.noir)
    if dealt.noir_complete:
        events.append(_point(dealt.noir.total))
    events += _fall(Row.ROUGE, dealt.rouge)
    if outcome is Outcome.VOID:
        return [*events, StopCardShown(), Said("les_cartes_passent")]
    if outcome in (Outcome.APRES, Outcome.REFAIT):
        point = units(dealt.rouge.total)
        return [*events, Said(outcome.value, (point, point))]
    return [*events, _point(dealt.rouge.total), Said(outcome.value)]


def _point(total: int) -> Event:
    return Said("point", (units(total),))


def _fall(row: Row, record: RowRecord) -> list[Event]:
    total = 0
    events: list[Event] = []
    for card in record.cards:
        total += card.value
        events.append(CardDealt(row, card, total))
    return events
