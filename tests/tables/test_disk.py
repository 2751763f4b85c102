"""When the disk fails in the middle of play nothing moves, one line says so, and play goes on later."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.bank.errors import ProfileError
from casino_qt.bank.ledger import LedgerError
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.conftest import Notebook, Sit, agree, profile_of
from tests.tables.oracle import stakes, to_come

ROUGE, NOIR = Spot.ROUGE, Spot.NOIR


def fill_the_disk(controller: TrenteEtQuarante) -> None:
    """No further write goes through, whatever its size."""
    profile_of(controller)._db.execute("PRAGMA query_only = ON")


def make_room(controller: TrenteEtQuarante) -> None:
    profile_of(controller)._db.execute("PRAGMA query_only = OFF")


MOVES: dict[str, Callable[[TrenteEtQuarante], object]] = {
    "bet": lambda table: table.bet(ROUGE, 500),
    "insure": lambda table: table.insure(NOIR),
    "take": lambda table: table.take(NOIR, None),
    "clear": lambda table: table.clear(),
    "double": lambda table: table.double(),
    "repeat": lambda table: table.repeat(),
    "coup": lambda table: table.coup(),
    "undo": lambda table: table.undo(),
    "redo": lambda table: table.redo(),
    "undo by the menu": lambda table: table.undo_stack.undo(),
    "redo by the menu": lambda table: table.undo_stack.redo(),
}


@pytest.mark.parametrize("name", MOVES)
def test_nothing_moves(controller: TrenteEtQuarante, notebook: Notebook, name: str) -> None:
    controller.bet(ROUGE, 5_000)
    controller.coup()
    controller.clear()
    controller.bet(NOIR, 3_000)
    controller.bet(NOIR, 1_000)
    controller.undo()
    notebook.lines.clear()
    picture, cards = stakes(controller.table), to_come(controller.table)
    steps = controller.undo_stack.index()

    fill_the_disk(controller)
    MOVES[name](controller)
    QCoreApplication.processEvents()
    ((signal, line),) = notebook.lines
    assert signal == "failed"
    assert isinstance(line, ProfileError)
    assert "cannot be written" in line.line()
    assert (stakes(controller.table), to_come(controller.table)) == (picture, cards)
    assert controller.undo_stack.index() == steps
    assert controller.undo_stack.count() == 3
    agree(controller)

    make_room(controller)
    notebook.lines.clear()
    MOVES[name](controller)
    QCoreApplication.processEvents()
    assert notebook.names()[0] in ("happened", "restored")
    agree(controller)


def test_a_really_full_file(controller: TrenteEtQuarante, notebook: Notebook, sit: Sit) -> None:
    db = profile_of(controller)._db
    db.execute(f"PRAGMA max_page_count = {db.execute('PRAGMA page_count').fetchone()[0] + 1}")
    while "failed" not in (names := notebook.names()):
        controller.bet(ROUGE, 500)
        controller.coup()
        controller.clear()
    assert names
    agree(controller)
    db.execute("PRAGMA max_page_count = 100000")
    controller.coup()
    assert notebook.names() == ["happened"]
    again = sit()
    assert (again.purse, again.table.coups) == (controller.purse, controller.table.coups)


def test_a_new_shoe_and_a_new_purse_wait_as_well(sit: Sit) -> None:
    table = sit(Rules(max=10**9), seed="00")
    notebook = Notebook(table)
    table.cut(100)
    table.bet(NOIR, 1_000_000)
    table.coup()
    notebook.lines.clear()
    fill_the_disk(table)
    table.new_purse()
    assert not table.new_sitting()
    assert notebook.names() == ["failed", "failed"]
    assert table.table.coups == 1
    assert table.needs_new_purse()
    make_room(table)
    table.new_purse()
    assert table.new_sitting()
    assert notebook.names() == ["restored", "happened"]


def test_a_menu_that_jumps_far_stops_where_the_disk_failed(
    controller: TrenteEtQuarante, notebook: Notebook
) -> None:
    for stake in (500, 600, 700):
        controller.bet(ROUGE, stake)
    notebook.lines.clear()
    fill_the_disk(controller)
    controller.undo_stack.setIndex(0)
    QCoreApplication.processEvents()
    assert notebook.names() == ["failed"]
    assert controller.undo_stack.index() == 3
    make_room(controller)
    controller.undo_stack.setIndex(0)
    assert controller.in_play == 0
    assert controller.undo_stack.index() == 0
    agree(controller)


def test_books_that_disagree_are_an_alarm(
    controller: TrenteEtQuarante, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last check before a commit: a purse that is not the ledger's stops the move."""
    sitting = controller._sitting
    monkeypatch.setattr(sitting, "postings", lambda before: [("purse", -499), ("house", 499)])
    with pytest.raises(LedgerError, match="at the table"):
        controller.bet(ROUGE, 500)
    monkeypatch.undo()
    assert controller.in_play == 0
    agree(controller)
