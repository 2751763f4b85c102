"""One purse, several tables: whatever is done where, every table and the ledger know the same money."""

from __future__ import annotations

import json
import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.cashier import Cashier, CashierRefuses
from casino_qt.bank.errors import ProfileDamaged, ProfileUnwritable
from casino_qt.bank.ledger import CASH, HOUSE, PURSE, WORLD, LedgerError, table_account
from casino_qt.bank.profile import Profile
from casino_qt.rules import scripts
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.tables.exporting import script_of
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante

CARDS, WHEEL = "trente-et-quarante", "roulette"
PLACES = ("rouge", "noir", "pair", "plein:17", "cheval:0/3", "douzaine:2", "sixain:1/6")


class Salon:
    """Both tables of one profile, open at the same time."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.failures: list[object] = []
        self._open()

    def _open(self) -> None:
        self.profile = Profile.open(self.path)
        self.cards = TrenteEtQuarante(self.profile, Rules(refait="prison", max=10**9), "00")
        self.wheel = Roulette(self.profile, RouletteRules(max=10**8), "00")
        for controller in (self.cards, self.wheel):
            controller.failed.connect(self.failures.append)

    def start_again(self) -> None:
        """The program died; what it had committed is all there is."""
        self.profile.close()
        self._open()

    def close(self) -> None:
        self.profile.close()

    def agree(self, *known: TrenteEtQuarante | Roulette) -> None:
        """The books balance, and the tables that have heard of everything hold what the ledger says."""
        assert self.failures == []
        balances = self.profile.balances()
        assert sum(balances.values()) == 0
        owned = balances[PURSE] + sum(balances.get(table_account(game), 0) for game in (CARDS, WHEEL))
        owned += balances.get(CASH, 0)
        assert owned + balances.get(HOUSE, 0) == -balances[WORLD]
        assert self.cards.in_play == balances.get(table_account(CARDS), 0)
        assert self.wheel.in_play == balances.get(table_account(WHEEL), 0)
        for controller in known:
            assert controller.purse == balances[PURSE]


@pytest.fixture
def salon(tmp_path: Path, qapp: QCoreApplication) -> Iterator[Salon]:
    salon = Salon(tmp_path / "profile.sqlite")
    yield salon
    salon.close()


def journal(salon: Salon, game: str) -> list[dict[str, object]]:
    session = salon.profile.open_session(game)
    assert session is not None
    return list(session.actions)


def test_a_table_hears_of_another_when_the_person_is_back(salon: Salon) -> None:
    salon.cards.cut(100)
    salon.wheel.bet("rouge", 5_000)
    jumps: list[object] = []
    salon.cards.restored.connect(lambda: jumps.append(None))
    salon.cards.sit_down()
    assert (salon.cards.purse, jumps) == (995_000, [None])
    assert journal(salon, CARDS)[-1] == {"do": "purse", "change": -5_000, "entry": 2}
    salon.cards.sit_down()
    assert len(jumps) == 1
    salon.wheel.undo()
    salon.cards.sit_down()
    assert salon.cards.purse == 1_000_000
    salon.agree(salon.cards, salon.wheel)


def test_what_lies_there_waits_while_the_purse_is_spent_elsewhere(salon: Salon) -> None:
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 400_000)
    salon.wheel.bet("noir", 600_000)
    salon.start_again()
    assert (salon.cards.purse, salon.cards.in_play) == (0, 400_000)
    assert (salon.wheel.purse, salon.wheel.in_play) == (0, 600_000)
    salon.agree(salon.cards, salon.wheel)


def test_no_new_purse_while_the_other_cloth_has_money(salon: Salon) -> None:
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 1_000_000)
    salon.wheel.sit_down()
    salon.wheel.new_purse()
    assert salon.wheel.purse == 0
    assert not salon.wheel.needs_new_purse()
    salon.cards.sit_down()
    salon.cards.clear()
    salon.cards.coup()
    assert not salon.cards.needs_new_purse()
    salon.wheel.sit_down()
    salon.wheel.bet("plein:1", 1_000_000)
    salon.wheel.spin()  # 7 falls
    salon.cards.sit_down()
    assert salon.cards.needs_new_purse()
    assert salon.wheel.needs_new_purse()
    salon.agree(salon.cards, salon.wheel)


def test_a_table_that_was_not_told_hears_before_it_acts(salon: Salon) -> None:
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 500)
    salon.wheel.bet("rouge", 5_000)
    refused: list[object] = []
    salon.cards.refused.connect(lambda why: refused.append(why.code))
    salon.cards.bet(Spot.NOIR, 996_000)
    assert refused == ["not_enough_money"]
    salon.cards.bet(Spot.NOIR, 994_500)
    salon.agree(salon.cards)
    assert salon.cards.undo_stack.count() == 1
    salon.wheel.undo()
    salon.agree(salon.cards)  # nothing was undone there: the money lies on the other cloth
    assert salon.wheel.in_play == 5_000


def test_undo_does_not_reach_back_behind_the_other_table(salon: Salon) -> None:
    salon.wheel.bet("rouge", 5_000)
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 500)
    salon.wheel.undo_stack.undo()  # as a menu drives it
    assert salon.wheel.in_play == 5_000
    salon.wheel.sit_down()
    assert not salon.wheel.undo_stack.canUndo()
    salon.wheel.bet("noir", 500)
    salon.wheel.undo()
    salon.agree(salon.wheel)
    assert journal(salon, WHEEL)[-1]["do"] == "purse"


def test_a_disk_that_fails_leaves_all_as_it_was(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    salon.wheel.bet("rouge", 5_000)
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 500)
    salon.agree(salon.cards)
    jumps: list[object] = []
    salon.wheel.restored.connect(lambda: jumps.append(None))

    def fail(*_: object) -> None:
        raise ProfileUnwritable(salon.path, "no space")

    monkeypatch.setattr(salon.profile, "commit", fail)
    salon.wheel.sit_down()
    salon.wheel.bet("noir", 500)
    assert (len(salon.failures), jumps, salon.wheel.purse) == (2, [], 995_000)
    monkeypatch.undo()
    salon.failures.clear()
    salon.wheel.sit_down()
    assert (jumps, salon.wheel.purse) == ([None], 994_500)
    salon.agree(salon.cards, salon.wheel)


def test_money_nobody_can_explain_is_never_played_with(salon: Salon) -> None:
    salon.wheel.bet("rouge", 5_000)
    salon.wheel.table.change_purse(1)
    with pytest.raises(LedgerError):
        salon.wheel.bet("noir", 500)


def test_chips_are_sold_while_stakes_lie_at_both_tables(salon: Salon) -> None:
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 400_000)
    salon.wheel.bet("noir", 300_000)
    assert Cashier(salon.profile).sell_all() == 300_000
    salon.cards.sit_down()
    salon.wheel.sit_down()
    assert (salon.cards.purse, salon.wheel.purse, salon.cards.in_play) == (0, 0, 400_000)
    refused: list[object] = []
    salon.wheel.refused.connect(lambda why: refused.append(why.code))
    salon.wheel.bet("rouge", 500)
    assert refused == ["not_enough_money"]
    assert not salon.wheel.needs_new_purse()
    salon.cards.coup()  # rouge wins
    salon.cards.clear()
    salon.wheel.sit_down()
    assert salon.wheel.purse == salon.profile.purse() == 800_000
    salon.start_again()
    salon.agree(salon.cards, salon.wheel)


def test_who_has_cash_is_sent_to_the_cashier_and_given_no_purse(salon: Salon) -> None:
    Cashier(salon.profile).sell_all()
    salon.wheel.sit_down()
    assert (salon.wheel.needs_chips(), salon.wheel.needs_new_purse()) == (True, False)
    salon.wheel.new_purse()
    assert salon.wheel.purse == 0
    Cashier(salon.profile).buy(500)
    salon.wheel.sit_down()
    assert not salon.wheel.needs_chips()
    salon.agree(salon.wheel)


def at_the_cashier(salon: Salon, dice: random.Random) -> None:
    """Some exchange, as far as the cashier does it."""
    cashier = Cashier(salon.profile)
    value, count = dice.choice([500, 10_000, 100_000]), dice.choice([1, 5, 10**6])
    asked: list[Callable[[], object]] = [
        partial(cashier.buy, value, count),
        partial(cashier.sell, value, count),
        cashier.buy_all,
    ]
    with suppress(CashierRefuses):  # chance may ask for what is refused
        dice.choice(asked)()


def moves(salon: Salon, dice: random.Random) -> list[Callable[[], object]]:
    """What a restless person might do next, at either table."""
    cards, wheel = salon.cards, salon.wheel
    spot, place = dice.choice(list(Spot)), dice.choice(PLACES)
    stake = dice.choice([500, 2_501, 40_000, max(500, salon.profile.purse() * 3 // 4)])
    return [
        partial(cards.bet, spot, stake),
        partial(cards.insure, spot),
        partial(cards.take, spot, None),
        partial(cards.halve, spot),
        cards.coup,
        cards.undo,
        cards.redo,
        cards.undo_stack.undo,
        cards.double,
        cards.clear,
        cards.new_purse,
        cards.sit_down,
        partial(wheel.bet, place, stake),
        partial(wheel.bet, place, stake),
        partial(wheel.announce, "orphelins", 500),
        partial(wheel.take, place, None),
        wheel.spin,
        wheel.undo,
        wheel.redo,
        wheel.undo_stack.undo,
        wheel.repeat,
        wheel.clear,
        wheel.new_purse,
        wheel.sit_down,
        wheel.new_sitting,
        partial(at_the_cashier, salon, dice),
        partial(at_the_cashier, salon, dice),
    ]


@pytest.mark.parametrize("seed", range(12))
def test_any_evening_at_two_tables(salon: Salon, seed: int) -> None:
    dice = random.Random(seed)
    for step in range(150):
        if salon.cards.table.phase is Phase.CUTTING:
            salon.cards.cut(dice.choice([None, 1, 200]))
        dice.choice(moves(salon, dice))()
        salon.agree()
        if dice.random() < 0.07:
            lying = salon.cards.in_play, salon.wheel.in_play
            salon.start_again()
            assert lying == (salon.cards.in_play, salon.wheel.in_play)
            salon.agree(salon.cards, salon.wheel)
        if step % 20 == 0:
            for controller in (salon.cards, salon.wheel):
                controller.sit_down()
                salon.agree(controller)
                replayed = scripts.replay(scripts.read(scripts.write(script_of(controller._sitting))))
                you = replayed.seats["you"]
                assert you.on_table == controller.in_play
                assert replayed.house_net == controller.table.house_net()


def test_a_sitting_fed_from_elsewhere_is_written_with_a_purse_that_carries_it(salon: Salon) -> None:
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 400_000)
    assert script_of(salon.cards._sitting).purse == 1_000_000
    salon.profile.advance(1_000_000)
    salon.cards.bet(Spot.NOIR, 1_100_000)
    script = script_of(salon.cards._sitting)
    assert script.purse == 1_500_000
    assert scripts.replay(script).seats["you"].on_table == 1_500_000


def _evening(path: Path) -> None:
    """Both tables, each having heard of the other; stakes on both cloths."""
    salon = Salon(path)
    salon.cards.cut(100)
    salon.cards.bet(Spot.ROUGE, 5_000)
    salon.wheel.bet("rouge", 7_000)
    salon.wheel.spin()
    salon.cards.bet(Spot.NOIR, 600)
    salon.cards.coup()
    salon.wheel.bet("noir", 700)
    salon.start_again()
    salon.close()


_PURSE = "json_extract(action, '$.do') = 'purse'"


@pytest.mark.parametrize(
    "change",
    [
        f"UPDATE actions SET action = json_set(action, '$.change', 1) WHERE {_PURSE}",
        f"UPDATE actions SET action = json_set(action, '$.change', 1.5) WHERE {_PURSE}",
        f"UPDATE actions SET action = json_set(action, '$.entry', -1) WHERE {_PURSE}",
        f"UPDATE actions SET action = json_set(action, '$.entry', 1) WHERE {_PURSE}",
        f"UPDATE actions SET action = json_remove(action, '$.entry') WHERE {_PURSE}",
        f"UPDATE actions SET action = json_set(action, '$.more', 1) WHERE {_PURSE}",
        f"UPDATE actions SET action = json_set(action, '$.by', 'Anna') WHERE {_PURSE}",
        f"UPDATE actions SET action = json_set(action, '$.change', -99999999) WHERE {_PURSE}",
        "UPDATE sessions SET purse = purse + 1",
        "UPDATE sessions SET since = 0",
        "UPDATE sessions SET since = since + 1",
        "UPDATE entries SET session = 3 - session WHERE id = 5",
        "UPDATE entries SET session = NULL WHERE id = 2",
        f"INSERT INTO actions SELECT session, number + 1, action FROM actions WHERE {_PURSE} AND session = 1 "
        "ORDER BY number DESC LIMIT 1",
    ],
)
def test_a_falsified_story_is_still_found_out(tmp_path: Path, qapp: QCoreApplication, change: str) -> None:
    path = tmp_path / "profile.sqlite"
    _evening(path)
    with sqlite3.connect(path) as db:
        assert db.execute(change).rowcount
    db.close()
    before = path.read_bytes()
    profile = Profile.open(path)
    with pytest.raises(ProfileDamaged):
        _ = TrenteEtQuarante(profile), Roulette(profile)
    profile.close()
    assert path.read_bytes() == before


def test_a_ledger_falsified_with_its_balances_is_found_out(tmp_path: Path, qapp: QCoreApplication) -> None:
    path = tmp_path / "profile.sqlite"
    _evening(path)
    with sqlite3.connect(path) as db:
        db.execute("DROP TRIGGER transfers_stay")
        db.execute("UPDATE transfers SET amount = amount + 1 WHERE entry = 2")
        db.execute("UPDATE accounts SET balance = balance - 1 WHERE name = 'purse'")
        db.execute("UPDATE accounts SET balance = balance + 1 WHERE name = 'table:trente-et-quarante'")
    db.close()
    profile = Profile.open(path)
    with pytest.raises(ProfileDamaged):
        TrenteEtQuarante(profile)
    profile.close()


OF_VERSION_2 = ("accounts", "sessions", "actions", "entries", "transfers", "rounds", "layouts")


def test_an_advance_of_the_days_of_one_table_still_replays(tmp_path: Path, qapp: QCoreApplication) -> None:
    """Profiles of version 2 counted an advance to the purse the sitting was begun with."""
    path = tmp_path / "profile.sqlite"
    profile = Profile.open(path)
    cards = TrenteEtQuarante(profile, seed="00")
    cards.cut(100)
    cards.bet(Spot.ROUGE, 5_000)
    profile.close()
    with sqlite3.connect(path) as db:
        db.execute("INSERT INTO entries (id, at, kind, session) VALUES (9, '', 'advance', 1)")
        db.execute("DROP INDEX entries_of_cashier")
        db.execute("INSERT INTO transfers VALUES (9, 'world', 'purse', 1000000)")
        db.execute("UPDATE sessions SET purse = purse + 1000000")
        db.execute("ALTER TABLE sessions DROP COLUMN since")
        # Whatever later versions have brought goes, and what refers to others goes first.
        tables = db.execute(
            "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid DESC"
        ).fetchall()
        for (later,) in tables:
            if later not in OF_VERSION_2:
                db.execute(f"DROP TABLE {later}")
        db.execute("PRAGMA user_version = 2")
    db.close()
    profile = Profile.open(path)
    again = TrenteEtQuarante(profile)
    assert again.purse == profile.purse() == 1_995_000
    session = profile.open_session(CARDS)
    assert session is not None
    assert session.since == 1
    assert json.dumps(list(session.actions)).count("purse") == 0
    profile.close()
