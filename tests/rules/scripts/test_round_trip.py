"""Whatever was played can be written, read and replayed to the same end."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from casino_qt.rules.refused import Refused
from casino_qt.rules.scripts import CardLists, Script, Seed, read, replay, write
from casino_qt.rules.trente_et_quarante.actions import Action, Coup, Cut
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.records import CoupRecord
from casino_qt.rules.trente_et_quarante.table import Table
from tests.rules.laid_out import coup, spread
from tests.rules.test_any_play import RULES
from tests.rules.test_notation import ACTIONS

SEEDS = st.from_regex(r"[0-9a-fA-F]{1,64}", fullmatch=True).map(Seed)
TOTALS = st.integers(31, 40)
LISTS = st.lists(
    st.lists(st.tuples(TOTALS, TOTALS), max_size=3).map(
        lambda coups: tuple(spread(*(coup(noir, rouge) for noir, rouge in coups)))
    ),
    max_size=3,
).map(lambda lists: CardLists(tuple(lists) or ((),)))


@settings(deadline=None, derandomize=True, database=None, max_examples=150)
@given(RULES, SEEDS | LISTS, st.integers(0, 10**12), st.none() | st.integers(1, 311), st.lists(ACTIONS))
def test_what_was_played_is_replayed(
    rules: Rules, chance: Seed | CardLists, purse: int, at: int | None, tried: list[Action]
) -> None:
    table = Table(rules, chance.chance(), purse)
    table.apply(Cut(at))
    done: list[Action] = [Cut(at)]
    rounds: list[CoupRecord] = []
    for action in tried:
        try:
            table.apply(action)
        except Refused:
            continue  # refused actions are never written
        done.append(action)
        if isinstance(action, Coup) and table.last:
            rounds.append(table.last)
    data = write(Script(chance, tuple(done), rules, purse))
    script = read(data)
    report = replay(script)
    assert write(script) == data
    assert report.rounds == tuple(rounds)
    assert report.calls == table.calls
    assert report.house_net == table.house_net()
    assert list(report.seats) == list(table.seats())
    for name, seat in report.seats.items():
        assert seat.net == table.purse(name) + table.on_table(name) - purse


def test_a_script_is_written_one_action_a_line() -> None:
    script = Script(Seed("c0ffee"), (Cut(120), Coup()), Rules())
    assert write(script).decode() == (
        "{\n"
        ' "format": "casino-qt table script",\n'
        ' "version": 1,\n'
        ' "game": "trente-et-quarante",\n'
        ' "rules": {"refait": "half", "premium": "decided", "min": 500, "max": 500000},\n'
        ' "chance": {"seed": "c0ffee"},\n'
        ' "purse": 1000000,\n'
        ' "actions": [\n'
        '  {"do": "cut", "at": 120},\n'
        '  {"do": "coup"}\n'
        " ]\n"
        "}\n"
    )


def test_the_cut_of_a_guest_is_not_written() -> None:
    assert read(write(Script(Seed("0"), (Cut(),), Rules()))).actions == ()
