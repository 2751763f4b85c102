"""Whatever anybody does, in any order: money is kept, limits hold, a refusal moves nothing."""

from __future__ import annotations

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from casino_qt.rules.refused import Refused
from casino_qt.rules.roulette import bets, notation
from casino_qt.rules.roulette.actions import Action, Announce, Bet, Halve, Move, Spin, Take
from casino_qt.rules.roulette.announcements import everything
from casino_qt.rules.roulette.numbers import ScriptedNumbers, SeededNumbers
from casino_qt.rules.roulette.options import Rules
from casino_qt.rules.roulette.table import Table
from casino_qt.rules.table import Checkpoint
from tests.rules.roulette.wheel_table import assert_zero_sum

PURSE = 60_000
SEATS = st.sampled_from(["you", "anna"])
PLACES = st.sampled_from(bets.SIMPLE_CHANCES) | st.sampled_from(list(bets.SPOTS))
CHANCES = st.sampled_from(bets.SIMPLE_CHANCES)
AMOUNTS = st.integers(-2, 6000) | st.sampled_from([500, 501, 1000, 4999, 20_000])
RULES = st.builds(
    Rules,
    zero=st.sampled_from(["prison", "prison", "partage", "lose_all"]),
    finales=st.sampled_from(["seed", "complete"]),
    min=st.sampled_from([1, 500]),
    max=st.sampled_from([501, 20_000]),
)
SEEDS = st.integers(0, 2**32).map(lambda number: f"{number:x}")
NUMBERS = st.lists(st.sampled_from([0, 0, 0, 1, 2, 17, 36]), max_size=60).map(tuple)


def numbers_of(source: str | tuple[int, ...]) -> SeededNumbers | ScriptedNumbers:
    return SeededNumbers(source) if isinstance(source, str) else ScriptedNumbers(source)


class AnyPlay(RuleBasedStateMachine):
    """Two seats do what they like, at a seeded wheel or at a written one full of zeros."""

    @initialize(house=RULES, source=SEEDS | NUMBERS)
    def sit_down(self, house: Rules, source: str | tuple[int, ...]) -> None:
        self.house, self.source = house, source
        self.table = Table(house, numbers_of(source), PURSE)
        self.done: list[Action] = []
        self.kept: tuple[Checkpoint, int] = (self.table.checkpoint(), 0)

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

    @rule(on=PLACES, stake=AMOUNTS, by=SEATS)
    def bet(self, on: str, stake: int, by: str) -> None:
        self.act(Bet(on, stake, by))

    @rule(on=st.sampled_from(list(everything())), piece=AMOUNTS, whole=st.booleans(), by=SEATS)
    def announce(self, on: str, piece: int, whole: bool, by: str) -> None:
        if whole:
            self.act(Announce(on=on, stake=max(1, 7 * piece), by=by))
        else:
            self.act(Announce(on=on, piece=max(1, piece), by=by))

    @rule(on=PLACES, stake=st.none() | AMOUNTS, by=SEATS)
    def take(self, on: str, stake: int | None, by: str) -> None:
        self.act(Take(on, stake, by))

    @rule(by=SEATS)
    def take_something(self, by: str) -> None:
        for on in self.table.bets(by)[:3]:
            self.act(Take(on, by=by))

    @rule(on=CHANCES, by=SEATS)
    def halve(self, on: str, by: str) -> None:
        self.act(Halve(on, by))

    @rule(on=CHANCES, to=CHANCES, by=SEATS)
    def move(self, on: str, to: str, by: str) -> None:
        self.act(Move(on, to, by))

    @rule(times=st.integers(1, 4))
    def spin(self, times: int) -> None:
        for _ in range(times):
            self.act(Spin())

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
        """The same rules, chance and actions make the same table, to the next number to fall."""
        again = Table(self.house, numbers_of(self.source), PURSE)
        for action in self.done:
            again.apply(notation.from_json(notation.to_json(action)))
        assert again.checkpoint() == self.table.checkpoint()

    @invariant()
    def money_is_kept(self) -> None:
        assert_zero_sum(self.table, PURSE)

    @invariant()
    def nothing_is_below_zero_and_only_simple_chances_are_locked(self) -> None:
        for seat in self.table.seats():
            assert self.table.purse(seat) >= 0
            for on in self.table.bets(seat):
                lying = self.table.lying(on, seat)
                assert min(lying.stake, lying.won, *lying.prison) >= 0
                assert lying.premium == 0
                if self.house.zero != "prison" or not bets.is_simple(on):
                    assert lying.prison == (0, 0)


AnyPlay.TestCase.settings = settings(
    max_examples=120, stateful_step_count=40, deadline=None, derandomize=True, database=None
)
TestAnyPlay = AnyPlay.TestCase
