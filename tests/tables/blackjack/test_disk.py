"""When the disk fails nothing moves, whoever was to move; play goes on when there is room again."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from casino_qt.bank.profile import Profile
from casino_qt.rules.blackjack.state import Phase
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.tables.roulette import Roulette
from tests.tables.blackjack.conftest import Notebook, Open, agree, finish


def fill_the_disk(controller: Blackjack) -> None:
    """No further write goes through, whatever its size."""
    controller._sitting.profile._db.execute("PRAGMA query_only = ON")


def make_room(controller: Blackjack) -> None:
    controller._sitting.profile._db.execute("PRAGMA query_only = OFF")


BEFORE: dict[str, Callable[[Blackjack], object]] = {
    "bet": lambda table: table.bet(4, 500),
    "take": lambda table: table.take(4),
    "clear": lambda table: table.clear(),
    "double": lambda table: table.double(),
    "undo": lambda table: table.undo(),
    "deal": lambda table: table.deal(),
}


@pytest.mark.parametrize("name", BEFORE)
def test_before_the_deal(sit: Open, name: str) -> None:
    table = sit(seed="00", guests=2)
    table.bet(4, 1000)
    moment, steps = table.table.checkpoint(), table.undo_stack.index()
    notebook = Notebook(table)
    fill_the_disk(table)
    BEFORE[name](table)
    assert notebook.names() == ["failed"]
    assert table.table.checkpoint() == moment
    assert table.undo_stack.index() == steps
    agree(table)
    make_room(table)
    BEFORE[name](table)
    assert notebook.names()[0] in ("happened", "restored")
    agree(table)


@pytest.mark.parametrize("name", ["hit", "stand"])
def test_a_decision(sit: Open, name: str) -> None:
    table = sit(seed="00")
    table.bet(4, 1000)
    table.bet(5, 1000)
    table.deal()
    while table.refusal(table.would(name)) is not None:
        table.hit()
    moment = table.table.checkpoint()
    notebook = Notebook(table)
    fill_the_disk(table)
    getattr(table, name)()
    assert notebook.names() == ["failed"]
    assert table.table.checkpoint() == moment
    make_room(table)
    getattr(table, name)()
    assert notebook.names()[0] == "happened"
    finish(table)
    agree(table)


def test_the_guests_try_again(sit: Open) -> None:
    """The person's decision was written, the guests' was not: the person lets them go on."""
    table = sit(seed="00", guests=2)
    table.bet(4, 1000)
    table.showing = True
    table.showing = False
    table.deal()
    while table.question is not Question.DECIDE:
        table.go_on()
    while table.refusal(table.would("stand")) is not None:
        table.hit()
    table.happened.connect(lambda _: setattr(table, "showing", True))
    table.stand()
    assert table.table.phase is Phase.PLAYING, "rossi on box 6 is still to play"
    notebook = Notebook(table)
    fill_the_disk(table)
    moment = table.table.checkpoint()
    table.showing = False
    assert notebook.names() == ["failed"]
    assert table.table.checkpoint() == moment
    assert table.question is None
    make_room(table)
    table.go_on()
    assert notebook.names() == ["happened"]
    assert table.table.phase is Phase.BETTING
    agree(table)


def test_the_purse_may_change_elsewhere_during_a_coup(sit: Open) -> None:
    table = sit(seed="00")
    table.bet(4, 1000)
    table.bet(5, 1000)
    table.deal()
    profile = table._sitting.profile
    assert isinstance(profile, Profile)
    wheel = Roulette(profile, RouletteRules(max=10**8))
    wheel.bet("rouge", table.purse - 500)
    wheel_lies = wheel.in_play
    table.sit_down()
    assert table.purse == 500
    assert table.would("double") not in table.table.legal()
    moment = table.table.checkpoint()
    table = sit()
    assert table.table.checkpoint() == moment
    finish(table)
    assert table.purse + wheel_lies == table._sitting.profile.purse() + wheel_lies
    assert table.table.sums_to_zero()
