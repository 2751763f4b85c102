"""Rows and verdicts."""

from __future__ import annotations

import pytest

from casino_qt.rules.cards import Card
from casino_qt.rules.trente_et_quarante.dealing import deal, units, verdict
from casino_qt.rules.trente_et_quarante.events import Outcome
from tests.rules.laid_out import coup, spread


@pytest.mark.parametrize("noir", range(31, 41))
@pytest.mark.parametrize("rouge", range(31, 41))
@pytest.mark.parametrize("red", [False, True])
def test_the_lower_total_wins_and_the_first_card_decides_the_colour(noir: int, rouge: int, red: bool) -> None:
    dealt = deal(spread(coup(noir, rouge, red=red)), 0, 8)
    assert (dealt.noir.total, dealt.rouge.total, dealt.complete) == (noir, rouge, True)
    if noir == rouge:
        expected = Outcome.REFAIT if noir == 31 else Outcome.APRES
    elif rouge < noir:
        expected = Outcome.ROUGE_GAGNE_ET_COULEUR if red else Outcome.ROUGE_GAGNE_COULEUR_PERD
    else:
        expected = Outcome.ROUGE_PERD_ET_COULEUR if red else Outcome.ROUGE_PERD_COULEUR_GAGNE
    assert verdict(dealt) is expected


def test_the_longest_row_has_28_cards() -> None:
    longest = ["AS", "AH", "AD", "AC"] * 6 + ["2S", "2H", "2D", "KS"]
    dealt = deal([Card.parse(code) for code in longest + coup(31, 33)], 0, 36)
    assert (len(dealt.noir.cards), dealt.noir.total) == (28, 40)
    assert dealt.rouge.total == 31


@pytest.mark.parametrize(("end", "noir", "rouge"), [(0, 0, 0), (3, 3, 0), (4, 4, 0), (7, 4, 3)])
def test_rows_end_where_the_cards_end(end: int, noir: int, rouge: int) -> None:
    dealt = deal(spread(coup(35, 33)), 0, end)
    assert (len(dealt.noir.cards), len(dealt.rouge.cards)) == (noir, rouge)
    assert not dealt.complete
    assert verdict(dealt) is Outcome.VOID


def test_a_total_is_called_by_its_units() -> None:
    assert [units(total) for total in range(31, 41)] == [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
