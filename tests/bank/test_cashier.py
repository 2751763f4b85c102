"""The cashier: whatever is exchanged, nothing is lost; the pieces are worth the purse, the books balance."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from datetime import date, timedelta
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.bank.cashier import ALLOWANCE, Cashier, CashierRefuses, Errand, Why
from casino_qt.bank.chips import DENOMINATIONS, FRANC, fewest, heap_worth, settled
from casino_qt.bank.errors import ProfileUnwritable
from casino_qt.bank.ledger import CASH, LedgerError
from casino_qt.bank.profile import OPENING_PURSE, Profile
from tests.bank.exchanging import any_errand, errands, stand

TODAY = date(2026, 11, 28)
HEAPS = st.dictionaries(st.sampled_from(DENOMINATIONS), st.integers(0, 300))


@pytest.fixture
def cashier(profile: Profile) -> Cashier:
    return Cashier(profile)


def refused(do: Callable[[], object]) -> Why:
    """Why the cashier does not do it."""
    with pytest.raises(CashierRefuses) as told:
        do()
    return told.value.why


@given(HEAPS, st.integers(0, 5_000_000))
def test_a_purse_is_made_up_of_what_it_is_worth(heap: dict[int, int], amount: int) -> None:
    pieces = settled(heap, amount)
    assert heap_worth(pieces) == amount - amount % FRANC
    assert all(count > 0 for count in pieces.values())
    assert settled(pieces, amount) == pieces
    worth = heap_worth(heap)
    if amount >= worth:
        assert Counter(pieces) - Counter(heap) == Counter(fewest(amount - worth))
    else:  # of no value has more than its change come in
        came = Counter(pieces) - Counter(heap)
        assert heap_worth(came) < DENOMINATIONS[-1]


def test_what_a_table_takes_is_paid_with_what_is_there() -> None:
    assert settled({500: 4, 10_000: 2}, 21_500) == {500: 3, 10_000: 2}
    assert settled({10_000: 1, 50_000: 1}, 45_000) == {2_500: 2, 10_000: 4}
    assert settled({100: 7}, 10_700) == {100: 7, 10_000: 1}
    assert settled({}, 1_234_550) == fewest(1_234_500)


def test_buying_and_selling(cashier: Cashier) -> None:
    assert cashier.till().heap == {1_000_000: 1}
    assert cashier.sell(1_000_000) == 1
    assert (cashier.till().cash, cashier.till().heap) == (1_000_000, {})
    assert cashier.buy(2_500, 20) == 20
    assert cashier.buy(500_000, 20) == 1  # as many as the cash pays
    assert cashier.sell(2_500, 5) == 5
    till = cashier.till()
    assert (till.cash, till.heap, till.purse) == (462_500, {2_500: 15, 500_000: 1}, 537_500)
    assert cashier.buy_all() == 462_500
    assert cashier.sell_all() == 1_000_000
    assert cashier.profile.balances() == {"cash": 1_000_000, "purse": 0, "world": -1_000_000}
    assert cashier.errands(2) == [
        Errand(cashier.errands(1)[0].at, "sale", 1_000_000),
        Errand(cashier.errands(2)[1].at, "purchase", 462_500),
    ]


def test_changing_moves_no_money(cashier: Cashier) -> None:
    entry = cashier.profile.last_entry()
    assert cashier.change_down(1_000_000) == (1, 2)
    assert cashier.change(500_000, 2_500, 1) == (1, 200)
    assert cashier.till().heap == {2_500: 200, 500_000: 1}
    assert cashier.change_up(2_500, 3) == (12, 3)
    assert cashier.change(2_500, 50_000, 1_000) == (180, 9)
    assert cashier.change_down(2_500, 2) == (2, 10)
    assert cashier.colour_up() == (29, 1)
    assert cashier.till().heap == {1_000_000: 1}
    assert cashier.profile.last_entry() == entry


def test_refusals_move_nothing(cashier: Cashier) -> None:
    before = cashier.till()
    assert refused(lambda: cashier.buy(100)) is Why.NO_CASH
    assert refused(cashier.buy_all) is Why.NO_CASH
    assert refused(lambda: cashier.sell(100)) is Why.NO_SUCH_CHIPS
    assert refused(lambda: cashier.change(1_000_000, 1_000_000)) is Why.NOTHING
    assert refused(lambda: cashier.change_down(100)) is Why.SMALLEST
    assert refused(lambda: cashier.change_up(1_000_000)) is Why.LARGEST
    assert refused(lambda: cashier.change_up(100)) is Why.NO_SUCH_CHIPS
    assert refused(cashier.colour_up) is Why.IN_FEWEST
    assert refused(lambda: cashier.new_purse(500)) is Why.NOT_BROKE
    assert refused(lambda: cashier.exchange({100: 1}, {100: 1})) is Why.NO_SUCH_CHIPS
    assert refused(lambda: cashier.exchange({}, {}, 1)) is Why.NO_SUCH_CHIPS
    cashier.change_down(1_000_000)
    assert refused(lambda: cashier.change_up(500_000, 0)) is Why.TOO_FEW
    cashier.change_up(500_000)
    with pytest.raises(ValueError, match="no heap"):
        cashier.exchange({}, {300: 1})
    assert cashier.till() == before


def test_the_allowance_is_given_once_a_day_and_stands_in_the_books(cashier: Cashier) -> None:
    cashier.take_allowance(TODAY)
    assert (cashier.till().cash, cashier.profile.purse()) == (ALLOWANCE, OPENING_PURSE)
    assert refused(lambda: cashier.take_allowance(TODAY)) is Why.TAKEN
    with pytest.raises(LedgerError):
        cashier.profile.allow(ALLOWANCE, TODAY.isoformat())
    assert cashier.may_have_allowance(TODAY + timedelta(1))
    cashier.take_allowance(TODAY + timedelta(1))
    cashier.take_allowance(TODAY - timedelta(1))  # the clock was put back: that day's was not taken
    assert refused(lambda: cashier.take_allowance(TODAY)) is Why.TAKEN
    given = cashier.given()
    assert (given.purses, given.advanced) == (1, OPENING_PURSE)
    assert (given.allowances, given.allowed) == (3, 3 * ALLOWANCE)
    assert cashier.profile.balance("world") == -OPENING_PURSE - 3 * ALLOWANCE


def test_a_new_purse_is_for_who_has_nothing_anywhere(profile: Profile, cashier: Cashier) -> None:
    session = profile.begin_session("roulette", {}, "00", profile.purse())
    profile.commit(session.id, [{"do": "bet"}], [("purse", -999_900), ("table:roulette", 999_900)])
    assert not cashier.broke(500)
    profile.commit(session.id, [{"do": "spin"}], [("table:roulette", -999_900), ("house", 999_900)])
    assert cashier.broke(500)
    assert not cashier.broke(100)
    cashier.sell_all()
    cashier.new_purse(500)
    assert (cashier.till().cash, cashier.till().purse) == (100, OPENING_PURSE)
    assert cashier.given().purses == 2


def test_coins_are_sold_with_everything(profile: Profile, cashier: Cashier) -> None:
    session = profile.begin_session("roulette", {}, "00", profile.purse())
    profile.commit(session.id, [{"do": "bet"}], [("purse", -37), ("house", 37)])
    till = cashier.till()
    assert (till.coins, till.purse) == (63, 999_963)
    cashier.sell(100, 50)
    assert cashier.till().coins == 63
    cashier.sell_all()
    assert (cashier.till().cash, cashier.till().coins) == (999_963, 0)
    assert cashier.buy_all() == 999_900
    assert cashier.till().cash == 63


def test_a_disk_that_fails_leaves_the_counter_as_it_was(
    cashier: Cashier, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise ProfileUnwritable(cashier.profile.path)

    cashier.sell_all()
    before = cashier.till(), cashier.profile.balances()
    monkeypatch.setattr(cashier.profile, "count_purse", fail)
    with pytest.raises(ProfileUnwritable):
        cashier.buy(100, 5)
    assert (cashier.till(), cashier.profile.balances()) == before


@pytest.mark.parametrize("seed", range(4))
def test_any_visits_between_any_rounds(path: Path, seed: int) -> None:
    """A table that takes and gives any amount beside any exchanges: all that is owned is explained."""
    dice = random.Random(seed)
    profile = Profile.open(path)
    session = profile.begin_session("roulette", {}, "00", profile.purse())
    net = 0
    for _ in range(120):
        cashier = Cashier(profile)
        before = cashier.till()
        if dice.random() < 0.3:
            result = dice.randint(-before.purse, 200_000)
            profile.commit(session.id, [{"do": "spin"}], [("purse", result), ("house", -result)])
            net += result
        else:
            do = any_errand(dice, cashier)
            try:
                do()
            except CashierRefuses:
                assert cashier.till() == before
        if dice.random() < 0.1:
            profile.close()
            profile = Profile.open(path)
        till, given = Cashier(profile).till(), Cashier(profile).given()
        balances = profile.balances()
        assert sum(balances.values()) == 0
        assert (till.purse, till.cash) == (balances["purse"], balances.get(CASH, 0))
        assert 0 <= till.coins < FRANC
        assert till.purse + till.cash == net + given.advanced + given.allowed
        assert Cashier(profile).owned() == till.purse + till.cash
    profile.close()


@pytest.mark.parametrize("seed", range(4))
def test_killed_while_exchanging(path: Path, tmp_path: Path, seed: int) -> None:
    """All that was answered is there, and what was not is there whole or not at all."""
    with subprocess.Popen(
        [sys.executable, "-m", "tests.bank.exchanging", str(path), str(seed)],
        stdout=subprocess.PIPE,
        text=True,
    ) as program:
        assert program.stdout is not None
        told = [program.stdout.readline() for _ in range(3 + 10 * seed)]
        time.sleep(random.Random(seed).random() / 500)
        program.kill()
        told += program.stdout.readlines()
    answered = [line for line in told if line.endswith("\n")]
    profile = Profile.open(path)
    found = stand(Cashier(profile))
    assert sum(profile.balances().values()) == 0
    profile.close()
    other = Profile.open(tmp_path / "again.sqlite")
    steps = errands(Cashier(other), random.Random(seed))
    stands = [next(steps) for _ in range(len(answered) + 1)]
    other.close()
    assert answered == [step + "\n" for step in stands[:-1]]
    assert found in stands[-2:]
