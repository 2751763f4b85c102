"""The glossary of the book: the calls in it are those of the croupiers, and none is left out."""

from __future__ import annotations

import html
import re

import pytest
from pytestqt.qtbot import QtBot

from casino_qt.croupier.calls import COMMON
from casino_qt.croupier.speech import TALKS, call_text
from casino_qt.rules.events import Said
from casino_qt.rules.roulette.events import Echoed
from casino_qt.windows.languages import Languages
from tests.translations.test_help import HELP
from tests.translations.workshop import LANGUAGES

TONGUES = ("fr", "it", "cs", "ru")
FIRST = "trente-et-quarante"
SECTIONS = {"g.6": FIRST, "g.7": FIRST, "g.8": "roulette", "g.9": "trente-et-un", "g.10": "blackjack"}
EXAMPLES = {"point": (3,), "apres": (8, 8), "refait": (1, 1), "numero": (24,), "carte_a": (15,)}
ECHO = Echoed("annonce", name="finale:7", piece=500, pieces=3)


def plain(text: str) -> str:
    """Without the space that some languages put before a sign."""
    return re.sub(r"[ \u00a0]+([?!])", r"\1", html.unescape(text))


def printed(language: str, section: str) -> list[list[str]]:
    """The calls of a section, each in the four tongues."""
    source = (HELP / language / "glossary.html").read_text(encoding="utf-8")
    part = source.split(f'name="{section}"')[1].split("<h2>")[0]
    rows = [re.findall(r"<i>(.*?)</i>", row) for row in part.split("<tr>")[2:]]
    return [[plain(call) for call in row] for row in rows]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_calls_stand_there_as_they_are_called(qtbot: QtBot, section: str, language: str) -> None:
    speaker = Languages()
    speaker.speak(language)
    game = SECTIONS[section]
    own = [call for call in TALKS[game].calls if call not in COMMON]
    calls = list(COMMON) if section == "g.6" else own
    expected = [
        [
            plain(call_text(ECHO if call == "annonce" else Said(call, EXAMPLES.get(call, ())), tongue, game))
            for tongue in TONGUES
        ]
        for call in calls
    ]
    assert printed(language, section) == expected
    speaker.be_silent()
