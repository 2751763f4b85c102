"""The banner: two things said in one breath, and the line that explains them."""

from __future__ import annotations

import itertools

import pytest

from casino_qt.croupier import TONGUES, CallTexts, tongues
from casino_qt.croupier.speech import TALKS
from casino_qt.croupier.tongues import TranslationMissing
from casino_qt.rules.events import Said
from casino_qt.rules.trente_et_quarante.events import Outcome

VERDICTS = [
    Outcome.ROUGE_GAGNE_ET_COULEUR,
    Outcome.ROUGE_GAGNE_COULEUR_PERD,
    Outcome.ROUGE_PERD_ET_COULEUR,
    Outcome.ROUGE_PERD_COULEUR_GAGNE,
]


@pytest.mark.parametrize(
    ("tongue", "line"),
    [
        ("fr", "Trois, deux — rouge gagne et couleur"),
        ("it", "Tre, due — vince il rosso e il colore"),
        ("cs", "Tři, dvě — červená vyhrává i barva"),
        ("ru", "Три, два — красное выигрывает, и цвет"),
        ("en", "Three, two — red wins, and colour"),
    ],
)
def test_points_and_verdict_in_one_breath(tongue: str, line: str) -> None:
    assert CallTexts(tongue, "en").verdict_line(3, 2, Outcome.ROUGE_GAGNE_ET_COULEUR) == line


def test_a_tie_is_not_said_twice() -> None:
    texts = CallTexts("fr", "en")
    assert texts.verdict_line(8, 8, Outcome.APRES) == "Huit, huit, après"
    assert texts.verdict_line(1, 1, Outcome.REFAIT) == "Un, un, après"
    assert CallTexts("it", "en").verdict_line(1, 1, Outcome.REFAIT) == "Trentuno après"


@pytest.mark.parametrize(
    ("outcome", "subtitle"),
    list(
        zip(
            VERDICTS,
            [
                "33 and 40: red wins, and the colour wins",
                "33 and 40: red wins, the colour loses",
                "33 and 40: red loses, and the colour loses",
                "33 and 40: red loses, the colour wins",
            ],
            strict=True,
        )
    ),
)
def test_a_foreign_verdict_is_translated_with_its_totals(outcome: Outcome, subtitle: str) -> None:
    assert CallTexts("fr", "en").verdict_subtitle(3, 10, outcome) == subtitle


@pytest.mark.parametrize(
    ("outcome", "subtitle"),
    list(
        zip(
            VERDICTS,
            [
                "33 et 40\N{NO-BREAK SPACE}: on paie rouge et couleur",
                "33 et 40\N{NO-BREAK SPACE}: on paie rouge et inverse",
                "33 et 40\N{NO-BREAK SPACE}: on paie noir et inverse",
                "33 et 40\N{NO-BREAK SPACE}: on paie noir et couleur",
            ],
            strict=True,
        )
    ),
)
def test_a_familiar_verdict_is_followed_by_what_is_paid(outcome: Outcome, subtitle: str) -> None:
    assert CallTexts("fr", "fr").verdict_subtitle(3, 10, outcome) == subtitle


def test_of_a_void_coup_only_that_the_cards_pass() -> None:
    texts = CallTexts("fr", "en")
    assert texts.verdict_line(-30, -30, Outcome.VOID) == "Messieurs, les cartes passent"
    assert texts.verdict_subtitle(4, -2, Outcome.VOID) == "The shoe is at its end, the coup is void"


def test_every_outcome_has_a_line_and_a_subtitle() -> None:
    texts = CallTexts("it", "cs")
    for outcome in Outcome:
        points = (1, 1) if outcome is Outcome.REFAIT else (5, 5) if outcome is Outcome.APRES else (7, 9)
        assert texts.verdict_line(*points, outcome)
        assert texts.verdict_subtitle(*points, outcome)


def test_a_point_is_explained_by_its_total() -> None:
    assert CallTexts("fr", "en").subtitle(Said("point", (10,))) == "The row makes 40"
    assert CallTexts("fr", "fr").subtitle(Said("point", (1,))) == "La rangée fait 31"
    assert CallTexts("cs", "ru").word(7) == "sedm"


def _said(call: str) -> Said:
    return Said(call, {"point": (4,), "apres": (6, 6), "refait": (1, 1)}.get(call, ()))


@pytest.mark.parametrize(("tongue", "subtitles"), list(itertools.product(TONGUES, TONGUES)))
def test_every_call_has_a_subtitle_that_does_not_repeat_it(tongue: str, subtitles: str) -> None:
    texts = CallTexts(tongue, subtitles)
    for call in TALKS["trente-et-quarante"].calls:
        subtitle = texts.subtitle(_said(call))
        assert subtitle
        assert "{" not in subtitle
        assert subtitle != texts.call(_said(call))


def test_subtitles_fit_under_the_call() -> None:
    # The plate is about 500 table units wide and the small type about 6.5 units a letter.
    for tongue, subtitles in itertools.product(TONGUES, TONGUES):
        texts = CallTexts(tongue, subtitles)
        for call in TALKS["trente-et-quarante"].calls:
            assert len(texts.subtitle(_said(call))) <= 72


def test_a_missing_file_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: object) -> None:
    monkeypatch.setattr(tongues, "data_folder", lambda name: tmp_path)
    tongues._translator.cache_clear()
    try:
        with pytest.raises(TranslationMissing, match=r"casino_ru\.qm"):
            CallTexts("ru", "en").call(Said("assurance"))
    finally:
        tongues._translator.cache_clear()


def test_a_table_speaks_without_an_application() -> None:
    """The replay command has none, and must not load the windows' part of Qt."""
    import subprocess
    import sys

    program = (
        "import sys; from casino_qt.croupier import call_text; from casino_qt.rules.events import Said; "
        "print(call_text(Said('apres', (8, 8)), 'fr')); print('PySide6.QtGui' in sys.modules)"
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", program], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.splitlines() == ["Huit, huit, après", "False"]
