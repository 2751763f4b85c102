"""Every call of тридцать одно in every tongue, against the house's table of calls."""

from __future__ import annotations

import pytest

from casino_qt.croupier import HOUSE_TONGUES, TONGUES, CallTexts, call_text
from casino_qt.croupier.speech import TALKS
from casino_qt.croupier.trente_et_un import BANK_HAS, line
from casino_qt.rules.trente_et_un.events import SaidBy

GAME = "trente-et-un"

# Columns: fr, it, cs, ru, en.
TABLE: dict[str, tuple[str, str, str, str, str]] = {
    "mises_convenues": (
        "Les mises sont convenues",
        "Le poste sono convenute",
        "Sázky jsou dohodnuty",
        "Ставки условлены",
        "The stakes are agreed",
    ),
    "trente_et_un": ("Trente et un\u00a0!", "Trentuno!", "Třicet jedna!", "Тридцать одно!", "Thirty-one!"),
    "carte": ("Carte", "Carta", "Kartu", "Прикупаю", "Card"),
    "assez": ("Je reste", "Sto", "Stačí", "Довольно", "I stay"),
    "creve": ("Crevé", "Sballato", "Přes", "Перебор", "Over"),
    "sur_les_siennes": (
        "Je vais sur les miennes",
        "Vado con le mie",
        "Jdu na svých",
        "Иду на своих",
        "I go on mine",
    ),
    "la_banque_paie_tous": (
        "La banque paie tout le monde",
        "Il banco paga tutti",
        "Bank platí všem",
        "Банк платит всем",
        "The bank pays all",
    ),
    "paye_en_cartes": (
        "Payé en cartes",
        "Pagato in carte",
        "Zaplaceno kartami",
        "Уплачены картами",
        "Paid with cards",
    ),
    "taille_finie": (
        "La taille est finie",
        "La taglia è finita",
        "Talie skončila",
        "Талия окончена",
        "The deal is out",
    ),
    "la_banque_passe": (
        "La banque passe à droite",
        "Il banco passa a destra",
        "Bank přechází doprava",
        "Банк переходит направо",
        "The bank passes to the right",
    ),
}


def test_the_table_holds_every_call() -> None:
    assert set(TABLE) == set(TALKS[GAME].calls)
    assert HOUSE_TONGUES[GAME] == "ru"


@pytest.mark.parametrize("column", range(5), ids=TONGUES)
@pytest.mark.parametrize("call", TABLE)
def test_calls(call: str, column: int) -> None:
    assert call_text(SaidBy(call, seat="you"), TONGUES[column], GAME) == TABLE[call][column]


@pytest.mark.parametrize("call", TABLE)
def test_a_subtitle_says_what_follows_or_what_it_means(call: str) -> None:
    said = SaidBy(call, seat="you")
    own, foreign = CallTexts("en", "en", GAME), CallTexts("ru", "en", GAME)
    assert own.subtitle(said) != own.call(said)
    assert foreign.subtitle(said)


@pytest.mark.parametrize(
    ("total", "text"),
    [(21, "У банка двадцать одно"), (30, "У банка тридцать"), (31, "У банка тридцать одно")],
)
def test_points_are_neuter_in_russian(total: int, text: str) -> None:
    assert line(BANK_HAS, "ru", total).replace("\N{NO-BREAK SPACE}", " ") == text
