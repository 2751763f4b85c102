"""Undo is a transaction too: engine, journal and ledger go back together, and what was dealt stays dealt."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QCoreApplication

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.tables.moves import Move
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.conftest import Notebook, Sit, agree, profile_of
from tests.tables.oracle import stakes, to_come

ROUGE, NOIR = Spot.ROUGE, Spot.NOIR


def journal(controller: TrenteEtQuarante) -> list[object]:
    session = profile_of(controller).open_session("trente-et-quarante")
    assert session is not None
    return list(session.actions)


def test_one_move_one_step_however_many_actions(controller: TrenteEtQuarante, notebook: Notebook) -> None:
    controller.bet(ROUGE, 5_000)
    controller.insure(ROUGE)
    controller.bet(NOIR, 1_000)
    controller.double()
    controller.clear()
    assert controller.undo_stack.count() == 5
    notebook.lines.clear()
    pictures = []
    while controller.undo_stack.canUndo():
        pictures.append(stakes(controller.table))
        controller.undo()
        agree(controller)
    assert controller.purse == 1_000_000
    assert len(journal(controller)) == 1
    assert notebook.names() == ["restored"] * 5
    while controller.undo_stack.canRedo():
        controller.redo()
        agree(controller)
        assert stakes(controller.table) == pictures.pop()
    assert len(journal(controller)) == 8


def test_the_coup_and_the_cut_are_never_taken_back(sit: Sit) -> None:
    controller = sit(seed="00")
    controller.cut(100)
    assert not controller.undo_stack.canUndo()
    controller.bet(ROUGE, 5_000)
    controller.coup()
    assert not controller.undo_stack.canUndo()
    here = journal(controller)
    controller.undo()
    controller.redo()
    assert journal(controller) == here


def test_the_stack_is_quiet_until_the_coup_is_told(controller: TrenteEtQuarante) -> None:
    controller.bet(ROUGE, 5_000)
    order: list[str] = []
    controller.happened.connect(lambda _: order.append("told"))
    controller.undo_stack.indexChanged.connect(lambda _: order.append("stack"))
    controller.coup()
    assert order == ["told", "stack"]


def test_undo_gives_no_other_cards(controller: TrenteEtQuarante) -> None:
    cards = to_come(controller.table)
    controller.bet(ROUGE, 5_000)
    controller.undo()
    controller.bet(NOIR, 700)
    assert to_come(controller.table) == cards


def test_a_menu_may_drive_the_stack_itself(controller: TrenteEtQuarante) -> None:
    controller.bet(ROUGE, 5_000)
    controller.bet(NOIR, 5_000)
    controller.undo_stack.undo()
    assert controller.in_play == 5_000
    controller.undo_stack.setIndex(0)
    assert controller.in_play == 0
    controller.undo_stack.setIndex(2)
    assert controller.in_play == 10_000
    agree(controller)


def test_the_texts_of_the_menu(controller: TrenteEtQuarante) -> None:
    controller.bet(ROUGE, 5_000)
    assert controller.undo_stack.undoText() == "bet on Rouge"
    controller.double()
    assert controller.undo_stack.undoText() == "doubled bets"
    move = controller.undo_stack.command(0)
    assert isinstance(move, Move)
    controller.retranslate()
    assert controller.undo_stack.command(0).text() == "bet on Rouge"


@pytest.mark.parametrize("seed", range(6))
def test_any_walk_back_and_forth_keeps_the_books(controller: TrenteEtQuarante, seed: int) -> None:
    dice = random.Random(seed)
    for _ in range(120):
        spot = dice.choice(list(Spot))
        moves: list[Callable[[], object]] = [
            partial(controller.bet, spot, dice.choice([500, 1_001, 40_000])),
            partial(controller.insure, spot),
            partial(controller.take, spot, dice.choice([None, 500])),
            controller.clear,
            controller.double,
            controller.repeat,
            controller.undo,
            controller.undo,
            controller.redo,
            controller.coup,
        ]
        dice.choice(moves)()
        agree(controller)
    QCoreApplication.processEvents()
    agree(controller)
