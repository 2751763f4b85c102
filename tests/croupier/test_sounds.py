"""How calls sound: every call of every table, in every tongue, for guests of every other language."""

from __future__ import annotations

import re
from itertools import product

import pytest

from casino_qt.croupier import trente_et_un
from casino_qt.croupier.sounds.letters import LANGUAGES, LETTERS
from casino_qt.croupier.sounds.respelling import NoSound, respelled, sounds
from casino_qt.croupier.speech import TALKS, CallTexts
from casino_qt.croupier.tongues import TONGUES
from casino_qt.rules.events import Said
from casino_qt.rules.roulette.events import Echoed

NAMES = (
    "grande_serie", "petite_serie", "orphelins", "jeu_7_9", "zero_spiel", "voisins:17+2", "plein_chevaux:32",
    "finale:7", "finale:3/4",
)  # fmt: skip
POINTS: dict[str, list[tuple[int, ...]]] = {
    "point": [(n,) for n in range(1, 11)],
    "apres": [(n, n) for n in range(2, 11)],
    "refait": [(1, 1)],
    "numero": [(n,) for n in range(1, 37)],
    "carte_a": [(n,) for n in range(2, 22)],
}
ALPHABETS = {
    "en": r"[A-Za-z’()]+",
    "fr": r"[A-Za-zéèêïÉÈÏ’()]+",
    "it": r"[A-Za-zèüöÈÜÖ’()]+",
    "cs": r"[A-Za-záčďéěíňóřšťúýžöüÁČĎÉĚÍŇÓŘŠŤÚÝŽÖÜ()]+",
    "ru": r"[А-Яа-яЁё()]+",
}
REMARKS = (
    (trente_et_un.ASKED, 24), (trente_et_un.ASKED_BANKER, 21), (trente_et_un.ASKED_OTHER, None),
    (trente_et_un.ASKED_OTHER_BANKER, None), (trente_et_un.BANK_HAS, 31), (trente_et_un.ROUND_OVER, None),
    (trente_et_un.BANK_YOURS, None),
)  # fmt: skip


def everything_said(game: str) -> list[Said]:
    """Every call of a table with every number it may name."""
    calls: list[Said] = []
    for call in TALKS[game].calls:
        if call == "annonce":
            calls += [
                Echoed(call, name=name, piece=500, pieces=n) for name in NAMES for n in (3, 5, 6, 8, 10)
            ]
        else:
            calls += [Said(call, points) for points in POINTS.get(call, [()])]
    return calls


def check(sounding: str, language: str) -> None:
    """Nothing but letters of the language, in words and syllables."""
    words = re.split(r",? ", sounding)
    assert all(
        re.fullmatch(ALPHABETS[language], syllable) for word in words for syllable in word.split("·")
    ), sounding


@pytest.mark.parametrize(("game", "tongue"), list(product(TALKS, TONGUES)))
def test_every_call_has_a_meaning_a_moment_and_a_sound(game: str, tongue: str) -> None:
    for language in LANGUAGES:
        calls = CallTexts(tongue, language, game)
        for said in everything_said(game):
            gloss = calls.gloss(said)
            assert gloss.when
            assert all(gloss.meaning)
            assert "{" not in gloss.when + "".join(gloss.meaning)
            sounding = calls.sounds(calls.call(said))
            if tongue == language:
                assert sounding == ""
            else:
                check(sounding, language)


@pytest.mark.parametrize("tongue", TONGUES)
def test_what_is_asked_and_told_between_calls_has_a_sound_too(tongue: str) -> None:
    for language in LANGUAGES:
        for source, total in REMARKS:
            if tongue != language:
                check(respelled(trente_et_un.line(source, tongue, total), tongue, language), language)


@pytest.mark.parametrize("tongue", TONGUES)
def test_a_verdict_in_one_breath_has_a_sound(tongue: str) -> None:
    calls = CallTexts(tongue, "en" if tongue != "en" else "fr")
    for outcome in ("rouge_gagne_et_couleur", "rouge_perd_couleur_gagne"):
        assert calls.sounds(calls.verdict_line(3, 2, outcome)).count(",") >= 2


@pytest.mark.parametrize(
    ("text", "tongue", "language", "sounding"),
    [
        ("Rien ne va plus", "fr", "en", "rya(n) nuh vah plew"),
        ("Rien ne va plus", "fr", "ru", "рье(н) нэ ва плю"),
        ("Vingt-quatre, noir, pair et passe", "fr", "it", "ve(n) katr, nuar, per e pas"),
        ("Trente et un !", "fr", "cs", "tra(n) te e(n)"),
        ("Messieurs, les cinq cartes", "fr", "en", "may·syuh, lay sa(n) kahrt"),  # no k before a consonant
        ("Nulla va più", "it", "fr", "NOUL·la va pyou"),
        ("I giochi sono fatti", "it", "cs", "i DŽO·ki SO·no FAT·ti"),
        ("Třicet jedna", "cs", "ru", "ТРЖИ·цэт ЕД·на"),
        ("Pozdě, nehraje", "cs", "it", "POS·die, NE·hra·ie"),
        ("Иду на своих", "ru", "en", "ee·DOO nah svah·EEKH"),
        ("В тюрьму", "ru", "cs", "f ťur·MU"),
        ("No more bets", "en", "ru", "ноу мо бэц"),
    ],
)
def test_a_guest_can_read_it_out(text: str, tongue: str, language: str, sounding: str) -> None:
    assert respelled(text, tongue, language) == sounding


def test_figures_are_read_and_sums_beyond_any_call_stay() -> None:
    assert respelled("Annonce finale 3/4, par 100", "fr", "en") == "ah·no(n)s fee·nahl trwah kahtr, pahr 100"


def test_a_word_nobody_has_written_down_is_named() -> None:
    with pytest.raises(NoSound, match=r"croupier \(fr\)"):
        respelled("Le croupier", "fr", "en")


@pytest.mark.parametrize("tongue", TONGUES)
def test_every_sound_is_one_that_has_letters(tongue: str) -> None:
    one = "|".join(sorted(map(re.escape, LETTERS), key=len, reverse=True))
    odd = [word for word, heard in sounds(tongue).items() if not re.fullmatch(f"(?:{one}|[.ˈ_])+", heard)]
    assert odd == []
