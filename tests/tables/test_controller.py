"""The table behind its signals: what is told, what is refused, what comes too late."""

from __future__ import annotations

import pytest

from casino_qt.rules.events import Said
from casino_qt.rules.trente_et_quarante.actions import Bet, Coup, Insure, Spot, Take
from casino_qt.rules.trente_et_quarante.events import (
    BetLaid,
    CardsBurnt,
    CoupEnded,
    ShoeCut,
    ShoeShuffled,
    Taken,
)
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Phase
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante
from tests.tables.conftest import Notebook, Sit, agree, profile_of

ROUGE, NOIR, COULEUR, INVERSE = Spot.ROUGE, Spot.NOIR, Spot.COULEUR, Spot.INVERSE


def test_the_table_opens_with_the_ceremony(sit: Sit) -> None:
    table = sit(seed="00")
    notebook = Notebook(table)
    assert [type(event) for event in table.opening] == [ShoeShuffled, Said]
    assert table.table.phase is Phase.CUTTING
    table.bet(ROUGE, 500)
    table.coup()
    assert notebook.lines == [("refused", "cut_first")] * 2
    notebook.lines.clear()
    table.cut(100)
    ((name, events),) = notebook.lines
    assert name == "happened"
    assert isinstance(events, tuple)
    assert [type(event) for event in events] == [ShoeCut, Said, CardsBurnt, Said]
    table.cut(100)
    assert notebook.lines[-1] == ("refused", "cut_over")


def test_the_seal_shows_before_and_the_seed_after(sit: Sit) -> None:
    table = sit(seed="00")
    assert table.seal == "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"
    assert table.last_seed is None
    assert table.new_sitting()
    assert table.last_seed == "00"
    assert table.seal != "6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d"


def test_what_is_told_is_already_in_the_bank(controller: TrenteEtQuarante) -> None:
    told: list[int] = []

    def look(_events: object) -> None:
        session = profile_of(controller).open_session("trente-et-quarante")
        assert session is not None
        told.append(len(session.actions))
        agree(controller)

    controller.happened.connect(look)
    controller.bet(ROUGE, 5_000)
    controller.insure(ROUGE)
    controller.coup()
    controller.take(ROUGE, 5_000)
    assert told == [2, 3, 4, 5]
    (record,) = profile_of(controller).rounds()
    assert (record.number, record.outcome, record.net, record.balance) == (
        1, "rouge_gagne_et_couleur", 4_950, 1_004_950,
    )  # fmt: skip
    assert record.cards["noir"] == {"cards": ["8H", "4S", "7D", "QD", "KC"], "total": 39}
    assert record.seal == controller.seal
    assert record.rules == Rules().to_json()
    assert record.stakes == {
        "rouge": {
            "stake": 5_000, "won": 0, "prison": [0, 0], "premium": 50,
            "result": {
                "staked": 5_000, "lost": 0, "won": 5_000, "imprisoned": 0, "freed": 0, "premium_taken": 50,
            },
        }
    }  # fmt: skip


def test_refusals_move_nothing(controller: TrenteEtQuarante, notebook: Notebook) -> None:
    controller.bet(ROUGE, 499)
    controller.bet(ROUGE, 500_001)
    controller.insure(NOIR)
    controller.take(COULEUR)
    controller.halve(ROUGE)
    assert [what for _, what in notebook.lines] == [
        "below_minimum", "above_maximum", "nothing_to_insure", "nothing_to_take", "option_off",
    ]  # fmt: skip
    assert controller.undo_stack.count() == 0
    session = profile_of(controller).open_session("trente-et-quarante")
    assert session is not None
    assert len(session.actions) == 1
    agree(controller)


def test_a_late_chip_is_pushed_back(controller: TrenteEtQuarante, notebook: Notebook) -> None:
    controller.bet(ROUGE, 5_000)
    controller.coup()
    notebook.lines.clear()
    controller.showing = True
    assert controller.showing
    controller.bet(NOIR, 2_500)
    assert notebook.lines == [("late", (NOIR, 2_500))]
    notebook.lines.clear()
    for move in (controller.coup, controller.clear, controller.double, lambda: controller.insure(ROUGE)):
        move()
    controller.undo()
    controller.redo()
    assert {what for _, what in notebook.lines} == {"too_late"}
    refusal = controller.refusal(Bet(NOIR, 500))
    assert refusal is not None
    assert refusal.code == "too_late"
    agree(controller)
    controller.showing = False
    assert controller.refusal(Bet(NOIR, 500)) is None
    controller.bet(NOIR, 2_500)
    assert notebook.names()[-1] == "happened"


def test_clear_takes_all_that_is_free(controller: TrenteEtQuarante, notebook: Notebook) -> None:
    controller.bet(ROUGE, 5_000)
    controller.insure(ROUGE)
    controller.bet(INVERSE, 1_000)
    notebook.lines.clear()
    controller.clear()
    ((_, events),) = notebook.lines
    assert events == (Taken("you", ROUGE, 0, 5_000, 50), Taken("you", INVERSE, 0, 1_000, 0))
    assert controller.purse == 1_000_000
    notebook.lines.clear()
    controller.clear()
    assert notebook.lines == []


def test_repeat_lays_what_is_missing(controller: TrenteEtQuarante, notebook: Notebook) -> None:
    controller.repeat()
    assert notebook.lines == []
    controller.bet(ROUGE, 5_000)
    controller.insure(ROUGE)
    controller.bet(NOIR, 3_000)
    controller.coup()
    # Rouge won: its stake still lies, its premium is gone; noir is gone.
    assert controller.to_repeat() == (Insure(ROUGE), Bet(NOIR, 3_000))
    controller.repeat()
    assert controller.table.lying(ROUGE).premium == 50
    assert controller.table.lying(NOIR).stake == 3_000
    assert controller.undo_stack.count() == 1
    assert controller.to_repeat() == ()
    controller.clear()
    assert controller.to_repeat() == (Bet(ROUGE, 5_000), Insure(ROUGE), Bet(NOIR, 3_000))


def test_repeat_is_remembered_by_a_new_sitting(controller: TrenteEtQuarante, sit: Sit) -> None:
    controller.bet(ROUGE, 5_000)
    controller.insure(ROUGE)
    controller.bet(COULEUR, 700)
    controller.coup()
    controller.clear()
    assert controller.new_sitting()
    assert set(controller.to_repeat()) == {Bet(ROUGE, 5_000), Insure(ROUGE), Bet(COULEUR, 700)}
    again = sit()
    assert set(again.to_repeat()) == {Bet(ROUGE, 5_000), Insure(ROUGE), Bet(COULEUR, 700)}


def test_repeat_and_double_are_whole_or_nothing(controller: TrenteEtQuarante, notebook: Notebook) -> None:
    controller.bet(NOIR, 400_000)
    controller.bet(INVERSE, 400_000)
    controller.coup()
    assert controller.purse == 200_000
    assert controller.in_play == 0
    notebook.lines.clear()
    controller.repeat()
    assert notebook.lines == [("refused", "not_enough_money")]
    assert controller.in_play == 0
    controller.bet(ROUGE, 50_000)
    controller.bet(NOIR, 120_000)
    notebook.lines.clear()
    controller.double()
    assert notebook.lines == [("refused", "not_enough_money")]
    assert controller.table.lying(ROUGE).stake == 50_000
    controller.take(NOIR)
    controller.double()
    assert controller.table.lying(ROUGE).stake == 100_000
    agree(controller)


def test_double_doubles_each_free_stake_and_its_premium(
    controller: TrenteEtQuarante, notebook: Notebook
) -> None:
    controller.double()
    assert notebook.lines == []
    controller.bet(ROUGE, 5_000)
    controller.insure(ROUGE)
    controller.coup()
    controller.insure(ROUGE)
    notebook.lines.clear()
    controller.double()
    ((_, events),) = notebook.lines
    assert events == (BetLaid("you", ROUGE, 5_000, 50),)
    assert controller.table.lying(ROUGE).won == 5_000


def test_half_back_from_prison(sit: Sit) -> None:
    table = sit(Rules(refait="prison"), seed="00")
    notebook = Notebook(table)
    table.cut(1)
    for _ in range(200):
        if table.table.phase is Phase.CUTTING:
            table.cut(None)
        table.clear()
        table.bet(ROUGE, 5_001)
        table.coup()
        last = table.table.last
        if last is not None and last.outcome.value == "refait" and table.in_play:
            break
    assert table.table.halvable(ROUGE)
    owned = table.purse
    table.halve(ROUGE)
    assert table.purse == owned + 2_501
    table.undo()
    assert table.purse == owned
    assert table.table.halvable(ROUGE)
    table.redo()
    assert table.purse == owned + 2_501
    assert "refused" not in notebook.names()
    agree(table)


def test_what_is_said_is_done(controller: TrenteEtQuarante, notebook: Notebook) -> None:
    for text in ("rouge 50", "nero venti", "assurance rouge", "reprendre rouge 10", "red 5"):
        assert controller.say(text) is None
    assert controller.table.lying(ROUGE).stake == 4_500
    assert controller.table.lying(ROUGE).premium == 45
    assert controller.table.lying(NOIR).stake == 2_000
    misunderstood = controller.say("rogue 50")
    assert misunderstood is not None
    assert misunderstood.nearest == "rouge 50"
    assert controller.say("tout reprendre") is None
    assert controller.in_play == 0
    assert controller.say("couleur 20") is None
    assert controller.say("rien ne va plus") is None
    assert controller.table.coups == 1
    assert "refused" not in notebook.names()


def test_refusal_asks_without_moving(controller: TrenteEtQuarante) -> None:
    assert controller.refusal(Bet(ROUGE, 500)) is None
    assert controller.refusal(Coup()) is None
    refusal = controller.refusal(Take(ROUGE))
    assert refusal is not None
    assert refusal.code == "nothing_to_take"
    assert controller.in_play == 0


def test_the_score_card_holds_this_shoes_coups(controller: TrenteEtQuarante) -> None:
    ends: list[CoupEnded] = []
    controller.happened.connect(
        lambda events: ends.extend(event for event in events if isinstance(event, CoupEnded))
    )
    for _ in range(5):
        controller.coup()
    assert [record.number for record in controller.history] == [1, 2, 3, 4, 5]
    assert [record.outcome for record in controller.history] == [end.outcome for end in ends]


@pytest.mark.parametrize("stake", [1, 5_000])
def test_the_purse_is_told_after_every_move(controller: TrenteEtQuarante, stake: int) -> None:
    told: list[object] = []
    controller.purse_changed.connect(told.append)
    controller.bet(ROUGE, 5_000)
    controller.bet(ROUGE, stake)
    controller.undo()
    controller.redo()
    assert told == [995_000, 995_000 - stake, 995_000, 995_000 - stake]
