"""Whatever anybody does, in any order: money is kept, premiums are right, a refusal moves nothing."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from casino_qt.rules.refused import Refused
from casino_qt.rules.scripts import CardLists, Seed
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Action, Bet, Coup, Cut, Halve, Insure, Spot, Take
from casino_qt.rules.trente_et_quarante.events import Outcome
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.settlement import premium_for
from casino_qt.rules.trente_et_quarante.table import Checkpoint, Table
from tests.rules.laid_out import assert_zero_sum, coup, spread

PURSE = 20_000
SEATS = st.sampled_from(["you", "anna"])
SPOTS = st.sampled_from(list(Spot))
AMOUNTS = st.integers(-2, 6000) | st.sampled_from([500, 501, 1000, 4999, 5000])
RULES = st.builds(
    Rules,
    refait=st.sampled_from(["half", "prison"]),
    premium=st.sampled_from(["decided", "every_coup"]),
    min=st.sampled_from([1, 500]),
    max=st.sampled_from([5000, 500_000]),
)
SEEDS = st.integers(0, 2**32).map(lambda number: Seed(f"{number:x}"))
TOTALS = st.sampled_from([31, 31, 32, 33])
COUPS = st.lists(st.tuples(TOTALS, TOTALS).map(lambda pair: coup(*pair)), min_size=1, max_size=40)
LISTS = st.lists(COUPS.map(lambda coups: tuple(spread(*coups))), min_size=1, max_size=3).map(
    lambda lists: CardLists(tuple(lists))
)


class AnyPlay(RuleBasedStateMachine):
    """Two seats do what they like, at a seeded shoe or at a written one full of ties."""

    @initialize(house=RULES, source=SEEDS | LISTS, at=st.none() | st.integers(1, 311))
    def sit_down(self, house: Rules, source: Seed | CardLists, at: int | None) -> None:
        self.source = source
        self.house = house
        self.table = Table(house, source.chance(), PURSE)
        self.done: list[Action] = [Cut(at)]
        self.table.apply(Cut(at))
        self.kept: tuple[Checkpoint, int] = (self.table.checkpoint(), 1)

    def act(self, action: Action) -> None:
        before = self.table.checkpoint()
        dry = self.table.refusal(action)
        assert self.table.checkpoint() == before
        try:
            self.table.apply(action)
        except Refused as refused:
            answer: Refused | None = refused
        else:
            answer = None
            self.done.append(action)
        assert (answer and (answer.code, answer.details)) == (dry and (dry.code, dry.details))
        if answer:
            assert self.table.checkpoint() == before

    @rule(on=SPOTS, stake=AMOUNTS, by=SEATS)
    def bet(self, on: Spot, stake: int, by: str) -> None:
        self.act(Bet(on, stake, by))

    @rule(on=SPOTS, by=SEATS)
    def insure(self, on: Spot, by: str) -> None:
        self.act(Insure(on, by))

    @rule(on=SPOTS, stake=st.none() | AMOUNTS, by=SEATS)
    def take(self, on: Spot, stake: int | None, by: str) -> None:
        self.act(Take(on, stake, by))

    @rule(on=SPOTS, by=SEATS)
    def halve(self, on: Spot, by: str) -> None:
        self.act(Halve(on, by))

    @rule(coups=st.integers(1, 12))
    def coup(self, coups: int) -> None:
        for _ in range(coups):
            self.act(Coup())

    @rule()
    def keep(self) -> None:
        self.kept = (self.table.checkpoint(), len(self.done))

    @rule()
    def go_back(self) -> None:
        checkpoint, count = self.kept
        self.table.restore(checkpoint)
        del self.done[count:]

    @rule()
    def play_it_again(self) -> None:
        """The same rules, chance and actions make the same table, to the last card to come."""
        again = Table(self.house, self.source.chance(), PURSE)
        for action in self.done:
            again.apply(notation.from_json(notation.to_json(action)))
        assert again.checkpoint() == self.table.checkpoint()

    @invariant()
    def money_is_kept(self) -> None:
        assert_zero_sum(self.table, PURSE)

    @invariant()
    def nothing_is_below_zero(self) -> None:
        for seat in self.table.seats():
            assert self.table.purse(seat) >= 0
            for spot in Spot:
                lying = self.table.lying(spot, seat)
                assert min(lying.stake, lying.won, *lying.prison, lying.premium) >= 0

    @invariant()
    def a_premium_is_a_hundredth_of_the_stake(self) -> None:
        for seat in self.table.seats():
            for spot in Spot:
                lying = self.table.lying(spot, seat)
                assert lying.premium in (0, premium_for(lying.stake))

    @invariant()
    def only_prison_locks_and_only_a_fresh_lock_is_halved(self) -> None:
        last = self.table.last
        for seat in self.table.seats():
            for spot in Spot:
                if self.house.refait == "half":
                    assert self.table.lying(spot, seat).prison == (0, 0)
                if self.table.halvable(spot, seat):
                    assert last is not None
                    assert last.outcome is Outcome.REFAIT
                    assert self.table.lying(spot, seat).prison[0] > 0


AnyPlay.TestCase.settings = settings(
    max_examples=150, stateful_step_count=40, deadline=None, derandomize=True, database=None
)
TestAnyPlay = AnyPlay.TestCase
