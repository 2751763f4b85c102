"""What a round can still cost lies on the table: whatever happens to the purse meanwhile, it can be paid.

If it could not, a refusal would tell the next card, and nobody would lose who has sold his chips.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from casino_qt.bank.cashier import Cashier
from casino_qt.bank.ledger import CASH, HOUSE, PURSE, WORLD, table_account
from casino_qt.bank.profile import OPENING_PURSE, Profile
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_un import TrenteEtUn
from casino_qt.tables.trente_et_un_sitting import GAME, TrenteEtUnSitting
from tests.tables.trente_et_un.conftest import Notebook, Open, finish, game, play_best, profile_of

PUNTER = game(3, bank="fixed")
BANKER = replace(PUNTER, banker=YOU)
SEEDS = [f"{number:02x}" for number in range(12)]
LAID = {PUNTER: 1_000, BANKER: 3_000}


def sell_all(profile: Profile) -> None:
    """For cash, at the cashier's."""
    Cashier(profile).sell_all()


def lay_all(profile: Profile) -> None:
    """On one number, at another table, where it is lost."""
    wheel = Roulette(profile, RouletteRules(max=10**8), "00")
    wheel.bet("plein:1", wheel.purse)
    wheel.spin()
    assert not wheel.purse + wheel.in_play


def told(profile: Profile) -> dict[str, int]:
    """The ledger, which sums to zero; nothing left out."""
    balances = {PURSE: 0, CASH: 0, HOUSE: 0, table_account(GAME): 0, **profile.balances()}
    assert sum(balances.values()) == 0
    return balances


def in_step(controller: TrenteEtUn) -> None:
    """Ledger and rules hold the same, what is at stake apart from the purse."""
    balances, at_stake = told(profile_of(controller)), controller.table.at_stake()
    assert balances[table_account(GAME)] == at_stake
    assert balances[PURSE] + at_stake == controller.purse
    assert controller.table.sums_to_zero()


@pytest.mark.parametrize("agreed", [PUNTER, BANKER], ids=["punter", "banker"])
@pytest.mark.parametrize("spend", [sell_all, lay_all])
def test_every_loss_is_paid_though_the_purse_has_gone(
    sit: Open, agreed: Agreement, spend: Callable[[Profile], None]
) -> None:
    """Nothing is ever refused: the round ends as it would have ended."""
    results: set[int] = set()
    for seed in SEEDS:
        controller = sit(agreed)
        assert controller.new_sitting(agreed, seed)
        profile, notebook = profile_of(controller), Notebook(controller)
        controller.deal()
        if not controller.asked:
            continue
        assert controller.table.at_stake() <= LAID[agreed]
        spend(profile)
        controller.sit_down()
        in_step(controller)
        at_stake, so_far = controller.table.at_stake(), controller.table.result(YOU)
        assert controller.purse == at_stake
        while controller.asked:
            play_best(controller)
            in_step(controller)
        result = controller.table.result(YOU)
        assert controller.purse == told(profile)[PURSE] == at_stake + (result - so_far) * 500
        results.add(result - so_far)
        assert not {"refused", "failed"} & {name for name, _ in notebook.lines}
        profile.advance(OPENING_PURSE)
    assert min(results) < 0 < max(results)


@pytest.mark.parametrize("agreed", [PUNTER, BANKER], ids=["punter", "banker"])
def test_killed_with_an_empty_purse_the_round_stands_again(sit: Open, agreed: Agreement) -> None:
    controller = sit(agreed, "31")
    controller.deal()
    sell_all(profile_of(controller))
    before = controller.table.at_stake()
    assert before > 0
    again = sit(agreed)
    in_step(again)
    assert (again.table.at_stake(), again.purse) == (before, before)
    again.sit_down()
    while again.asked:
        play_best(again)
        again = sit(agreed)
        in_step(again)
        again.sit_down()
    assert told(profile_of(again))[table_account(GAME)] == 0
    assert len(again.history) == 1
    Cashier(profile_of(again)).buy_all()
    again.deal()
    finish(again)
    in_step(again)


def test_while_a_round_is_on_nobody_is_sent_for_chips(sit: Open) -> None:
    controller = sit(PUNTER, "00")
    controller.deal()
    assert controller.asked
    sell_all(profile_of(controller))
    controller.sit_down()
    assert not controller.needs_chips()
    assert not controller.needs_new_purse()
    while controller.asked:
        controller.draw()
    assert controller.table.result(YOU) < 0
    assert controller.purse == 0
    assert controller.needs_chips()
    assert not controller.needs_new_purse()


# A round which an older program has dealt, that laid nothing.


@pytest.fixture
def of_old(sit: Open, monkeypatch: pytest.MonkeyPatch) -> TrenteEtUn:
    """A round dealt by it, and found again."""
    with monkeypatch.context() as older:
        older.setattr(TrenteEtUnSitting, "money", lambda self: super(TrenteEtUnSitting, self).money())
        controller = sit(PUNTER, "00")
        controller.deal()
    assert controller.table.at_stake() == 1_000
    assert told(profile_of(controller))[table_account(GAME)] == 0
    return sit(PUNTER)


def test_a_round_of_an_older_program_is_played_to_its_end_and_the_next_is_laid(of_old: TrenteEtUn) -> None:
    of_old.sit_down()
    finish(of_old)
    assert len(of_old.history) == 1
    in_step(of_old)
    of_old.deal()
    in_step(of_old)
    finish(of_old)
    in_step(of_old)


def test_what_it_lost_after_the_purse_had_gone_elsewhere_waits_for_it(of_old: TrenteEtUn) -> None:
    cashier, notebook = Cashier(of_old.profile), Notebook(of_old)
    cashier.sell_all()
    of_old.sit_down()
    notebook.lines.clear()
    assert of_old.needs_chips()
    while of_old.asked and ("refused", "price_not_covered") not in notebook.lines:
        of_old.draw()
    assert of_old.table.engaged()
    assert (of_old.purse, told(of_old.profile)[PURSE]) == (0, 0)
    cashier.buy_all()
    of_old.draw()
    assert of_old.table.result(YOU) == -2
    assert of_old.purse == OPENING_PURSE - 1_000
    assert told(of_old.profile)[WORLD] == -OPENING_PURSE
    in_step(of_old)
