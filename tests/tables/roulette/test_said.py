"""What a person types at the wheel and what comes of it."""

from __future__ import annotations

import pytest

from casino_qt.rules.lying import Lying
from casino_qt.tables.announcing import HalfBack, MovePrison, TakeBack, ThrowBall, understand
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.typed_bets import Misunderstood, TakeAll
from tests.tables.roulette.conftest import WheelNotebook


def test_bets_that_are_said(wheel: Roulette) -> None:
    assert wheel.say("17 et les voisins par 5") is None
    assert wheel.in_play == 2_500
    assert wheel.say("finále 7 po 10") is None
    assert wheel.in_play == 5_500
    assert wheel.say("красное 50") is None
    assert wheel.say("tiers 2 pièces") is None
    assert wheel.in_play == 16_500
    assert wheel.say("tout reprendre") is None
    assert wheel.in_play == 0
    assert understand("všechno zpět") == TakeAll()


def test_a_bet_said_without_a_value_takes_a_chip(wheel: Roulette, notes: WheelNotebook) -> None:
    wheel.say("carré 25", 2_500)
    assert wheel.table.lying("carre:25/26/28/29").stake == 2_500
    wheel.say("orphelins", 500)
    assert wheel.in_play == 5_000
    notes.told()
    wheel.say("orphelins")
    assert notes.told() == [("refused", "one_value")]


def test_what_is_not_understood_moves_nothing(wheel: Roulette, notes: WheelNotebook) -> None:
    assert wheel.say("17 et les voisns par 5") == Misunderstood(
        "17 et les voisns par 5", "17 et les voisins par 5"
    )
    assert notes.told() == []
    assert wheel.in_play == 0


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("lancez la boul", "lancez la boule"),
        ("lanci la palina", "lanci la pallina"),
        ("hoďte kulčku", "hoďte kuličku"),
        ("бросайте шарк", "бросайте шарик"),
        ("spin the whel", "spin the wheel"),
        ("rien ne va pluss", "rien ne va plus"),
        ("nulla va piu'", None),
        ("finale 7", None),
    ],
)
def test_a_command_with_a_slip_is_offered_as_it_is_written(
    wheel: Roulette, text: str, meant: str | None
) -> None:
    answer = wheel.say(text)
    assert (answer.nearest if answer is not None else None) == meant


def test_a_whole_evening_by_typing_alone(two_zeros: Roulette) -> None:
    for text in ("rouge 20", "pair 10", "lancez", "50 sur le 17"):
        assert two_zeros.say(text) is None
    assert two_zeros.running
    two_zeros.spin()
    for text in ("moitié pair", "déplacer rouge sur impair"):
        assert two_zeros.say(text) is None
    assert two_zeros.table.lying("impair") == Lying(prison=(2_000, 0))
    assert two_zeros.purse == 1_000_000 - 2_000 - 500 - 5_000


@pytest.mark.parametrize(
    "text",
    [
        "lancez", "lancez la boule", "faites tourner", "Rien ne va plus", "les jeux sont faits", "lanciate",
        "lancia la pallina", "nulla va più", "točte", "roztoč", "vsazeno", "konec sázek", "крутите",
        "бросайте", "ставки сделаны", "spin", "spin the wheel", "roll",
        "lancer la bille", "lanciare la pallina", "hodit kuličku", "бросить шарик", "throw the ball",
    ],
)  # fmt: skip
def test_the_ball_is_asked_for(text: str) -> None:
    assert understand(text) == ThrowBall()


@pytest.mark.parametrize(
    "text",
    [
        "moitié rouge", "la moitié du rouge", "partage rouge", "metà rosso", "dimezza il rosso",
        "polovinu červené", "půl červené", "половину красного", "красное пополам", "half red",
        "half back red",
    ],
)  # fmt: skip
def test_half_back_is_asked_for(text: str) -> None:
    assert understand(text) == HalfBack("rouge")


@pytest.mark.parametrize(
    "text",
    [
        "déplacer rouge sur pair", "déplacez rouge pair", "sposta rosso su pari",
        "přesunout červenou na sudou",
        "переставить красное на чёт", "перенести с красного на чёт", "move red to even", "move red even",
        "shift red to even", "muovi rosso su pari",
    ],
)  # fmt: skip
def test_moving_is_asked_for(text: str) -> None:
    assert understand(text) == MovePrison("rouge", "pair")


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("reprendre rouge", TakeBack("rouge")),
        ("reprendre rouge 10", TakeBack("rouge", 1_000)),
        ("riprendo dal nero", TakeBack("noir")),
        ("vzít zpět carré 25", TakeBack("carre:25/26/28/29")),
        ("забрать с красного 5", TakeBack("rouge", 500)),
        ("take 17", TakeBack("plein:17")),
        ("take all from red", TakeBack("rouge")),
        ("take cheval 0/3", TakeBack("cheval:0/3")),
        ("tout", TakeAll()),
        ("vzít vše", TakeAll()),
        ("забрать всё", TakeAll()),
    ],
)
def test_taking_is_asked_for(text: str, meant: object) -> None:
    assert understand(text) == meant


@pytest.mark.parametrize(
    "text",
    [
        "moitié", "moitié plein 17", "déplacer rouge", "déplacer 17 sur 18", "reprendre",
        "reprendre orphelins",
        "spin rouge", "half red even", "take red 2 pieces", "x" * 5_000, "",
    ],
)  # fmt: skip
def test_what_makes_no_sense(text: str) -> None:
    assert isinstance(understand(text), Misunderstood)
