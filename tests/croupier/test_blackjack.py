"""Every call of the blackjack table in every tongue, against the house's table of calls."""

from __future__ import annotations

import pytest

from casino_qt.croupier import HOUSE_TONGUES, TONGUES, CallTexts, call_text
from casino_qt.croupier.speech import TALKS
from casino_qt.rules.events import Said
from casino_qt.rules.spoken_numbers import plain, spell

GAME = "blackjack"

# Columns: fr, it, cs, ru, en.
TABLE: dict[str, tuple[str, str, str, str, str]] = {
    "carte": ("Carte", "Carta", "Další kartu", "Ещё карту", "Card"),
    "reste": ("Je reste", "Sto", "Stojím", "Достаточно", "I stay"),
    "assurance_offerte": ("Assurance ?", "Assicurazione?", "Pojištění?", "Страховка?", "Insurance?"),
    "double": ("Je double", "Raddoppio", "Zdvojuji", "Удваиваю", "Double"),
    "separe": ("Je sépare", "Divisione", "Rozděluji", "Разделяю", "Split"),
    "abandon": ("Abandon", "Resa", "Vzdávám", "Сдаюсь", "Surrender"),
    "blackjack": ("Black jack", "Black jack", "Black jack", "Блэкджек", "Blackjack"),
    "creve": ("Crevé", "Sballato", "Trop", "Перебор", "Bust"),
    "la_banque_saute": (
        "La banque saute",
        "Il banco sballa",
        "Krupiér trop",
        "Перебор у банка",
        "The bank busts",
    ),
    "egalite": ("Égalité", "Égalité", "Nerozhodně", "Ничья", "Tie"),
    "carte_tiree_par_erreur": (
        "Carte tirée par erreur",
        "Carta estratta per errore",
        "Omylem tažená karta",
        "Карта, вытянутая по ошибке",
        "Card drawn by mistake",
    ),
}  # fmt: skip


def spoken(call: str, tongue: str, *points: int) -> str:
    """The call, no-break spaces as plain ones."""
    return call_text(Said(call, points), tongue, GAME).replace("\u202f", " ").replace("\u00a0", " ")


@pytest.mark.parametrize("call", TABLE)
def test_a_call_is_as_the_house_has_it(call: str) -> None:
    assert tuple(spoken(call, tongue) for tongue in ("fr", "it", "cs", "ru", "en")) == TABLE[call]


@pytest.mark.parametrize(
    ("tongue", "text"),
    [
        ("fr", "Carte à quinze ?"),
        ("it", "Carta a quindici?"),
        ("cs", "Další kartu? Patnáct"),
        ("ru", "Пятнадцать. Ещё карту?"),
        ("en", "Fifteen. Card?"),
    ],
)
def test_the_question_names_the_total(tongue: str, text: str) -> None:
    assert spoken("carte_a", tongue, 15) == text


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("total", range(2, 22))
def test_every_total_is_a_word(tongue: str, total: int) -> None:
    text = spoken("carte_a", tongue, total)
    assert "{" not in text
    assert not any(letter.isdigit() for letter in text)
    words = [spell(word) for word in plain(text.strip(" .?!").replace(".", " ").replace("?", " ")).split()]
    assert sum(sum(found) for found in words if found) == total


def test_all_that_is_said_there_is_known() -> None:
    assert set(TABLE) | {"carte_a"} <= set(TALKS[GAME].calls)
    assert {"faites_vos_jeux", "rien_ne_va_plus", "mise_refusee"} <= set(TALKS[GAME].calls)
    assert HOUSE_TONGUES[GAME] == "it"


@pytest.mark.parametrize("tongue", TONGUES)
@pytest.mark.parametrize("language", TONGUES)
def test_every_call_has_its_subtitle(tongue: str, language: str) -> None:
    texts = CallTexts(tongue, language, GAME)
    for call in TALKS[GAME].calls:
        line = texts.subtitle(Said(call, (15,)))
        assert line
        assert "{" not in line
