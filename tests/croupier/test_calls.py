"""Every call in every tongue, against the house's table of calls."""

from __future__ import annotations

import pytest

from casino_qt.croupier import HOUSE_TONGUES, TONGUES, call_text
from casino_qt.croupier.numbers import CALLED
from casino_qt.croupier.speech import TALKS
from casino_qt.rules.events import Said

GAME = "trente-et-quarante"

# Columns: fr, it, cs, ru, en.
TABLE: dict[str, tuple[str, str, str, str, str]] = {
    "faites_vos_jeux": (
        "Messieurs, faites vos jeux",
        "Signori, fate il vostro gioco",
        "Prosím, zahajte hru",
        "Делайте ваши ставки, господа",
        "Place your bets, please",
    ),
    "les_jeux_sont_faits": (
        "Les jeux sont faits",
        "I giochi sono fatti",
        "Vsazeno",
        "Ставки сделаны",
        "The bets are made",
    ),
    "rien_ne_va_plus": (
        "Rien ne va plus",
        "Nulla va più",
        "Konec sázek",
        "Ставок больше нет",
        "No more bets",
    ),
    "mise_refusee": (
        "Trop tard, cela ne joue pas",
        "Troppo tardi, non gioca",
        "Pozdě, nehraje",
        "Поздно, не играет",
        "Too late, that does not play",
    ),
    "a_la_coupe": (
        "Messieurs, à la coupe",
        "Signori, al taglio",
        "Pánové, prosím sejmout",
        "Господа, извольте снять",
        "Who will cut, please?",
    ),
    "les_cinq_cartes": (
        "Messieurs, les cinq cartes",
        "Signori, le cinque carte",
        "Pánové, pět karet",
        "Господа, пять карт",
        "The five cards",
    ),
    "rouge_gagne_et_couleur": (
        "Rouge gagne et couleur",
        "Vince il rosso e il colore",
        "Červená vyhrává i barva",
        "Красное выигрывает, и цвет",
        "Red wins, and colour",
    ),
    "rouge_gagne_couleur_perd": (
        "Rouge gagne, la couleur perd",
        "Vince il rosso, il colore perde",
        "Červená vyhrává, barva prohrává",
        "Красное выигрывает, цвет проигрывает",
        "Red wins, colour loses",
    ),
    "rouge_perd_et_couleur": (
        "Rouge perd et couleur",
        "Perde il rosso e il colore",
        "Červená prohrává i barva",
        "Красное проигрывает, и цвет",
        "Red loses, and colour",
    ),
    "rouge_perd_couleur_gagne": (
        "Rouge perd, la couleur gagne",
        "Perde il rosso, vince il colore",
        "Červená prohrává, barva vyhrává",
        "Красное проигрывает, цвет выигрывает",
        "Red loses, colour wins",
    ),
    "refait": (
        "Un, un, après",
        "Trentuno après",
        "Třicet jedna après",
        "Тридцать один, après",
        "One, one, après",
    ),
    "les_cartes_passent": (
        "Messieurs, les cartes passent",
        "Le carte passano",
        "Karty jsou rozdány",
        "Карты вышли",
        "The cards pass",
    ),
    "assurance": ("Assuré", "Assicurato", "Pojištěno", "Застраховано", "Insured"),
}

POINTS: dict[int, tuple[str, str, str, str, str]] = {
    1: ("Un", "Uno", "Jedna", "Один", "One"),
    2: ("Deux", "Due", "Dvě", "Два", "Two"),
    3: ("Trois", "Tre", "Tři", "Три", "Three"),
    4: ("Quatre", "Quattro", "Čtyři", "Четыре", "Four"),
    5: ("Cinq", "Cinque", "Pět", "Пять", "Five"),
    6: ("Six", "Sei", "Šest", "Шесть", "Six"),
    7: ("Sept", "Sette", "Sedm", "Семь", "Seven"),
    8: ("Huit", "Otto", "Osm", "Восемь", "Eight"),
    9: ("Neuf", "Nove", "Devět", "Девять", "Nine"),
    10: ("Dix", "Dieci", "Deset", "Десять", "Ten"),
}


def test_the_columns_of_the_tables_are_the_tongues() -> None:
    assert TONGUES == ("fr", "it", "cs", "ru", "en")


def test_the_table_holds_every_call_of_the_house() -> None:
    assert set(TABLE) | {"point", "apres"} == set(TALKS[GAME].calls)
    assert set(POINTS) <= set(CALLED)


@pytest.mark.parametrize("column", range(5), ids=TONGUES)
@pytest.mark.parametrize("call", TABLE)
def test_calls_without_points(call: str, column: int) -> None:
    assert call_text(Said(call), TONGUES[column]) == TABLE[call][column]


@pytest.mark.parametrize("column", range(5), ids=TONGUES)
@pytest.mark.parametrize("point", POINTS)
def test_points_are_words(point: int, column: int) -> None:
    assert call_text(Said("point", (point,)), TONGUES[column]) == POINTS[point][column]


@pytest.mark.parametrize("column", range(5), ids=TONGUES)
@pytest.mark.parametrize("point", POINTS)
def test_a_tie_names_the_point_twice(point: int, column: int) -> None:
    word = POINTS[point][column]
    assert call_text(Said("apres", (point, point)), TONGUES[column]) == f"{word}, {word.lower()}, après"


@pytest.mark.parametrize("column", range(5), ids=TONGUES)
def test_the_refait_is_the_same_with_and_without_its_points(column: int) -> None:
    assert call_text(Said("refait", (1, 1)), TONGUES[column]) == TABLE["refait"][column]


def test_the_house_tongue_is_one_that_is_spoken() -> None:
    assert HOUSE_TONGUES[GAME] == "fr"
    assert set(HOUSE_TONGUES.values()) <= set(TONGUES)


def test_an_unknown_call_or_tongue_is_an_error() -> None:
    with pytest.raises(KeyError):
        call_text(Said("carre"), "fr")
    with pytest.raises(ValueError, match="'de'"):
        call_text(Said("assurance"), "de")
    with pytest.raises(ValueError, match="-1"):
        call_text(Said("point", (-1,)), "fr")
