"""The glossary of the book: the calls in it are those of the croupiers, and none is left out."""

from __future__ import annotations

import html
import re

import pytest
from pytestqt.qtbot import QtBot

from casino_qt.croupier.speech import CallTexts, call_text
from casino_qt.windows.help.glossary import COLUMN, SECTIONS, calls_of, example
from casino_qt.windows.system.languages import Languages
from tests.translations.test_help import HELP
from tests.translations.workshop import LANGUAGES


def plain(text: str) -> str:
    """Without the space that some languages put before a sign; one that does not break is a space here."""
    return re.sub(r" +([?!])", r"\1", html.unescape(text).replace("\u00a0", " "))


def printed(language: str, section: str) -> list[list[str]]:
    """The cells of each row of a section: calls, when, what it means."""
    source = (HELP / language / "glossary.html").read_text(encoding="utf-8")
    part = source.split(f'name="{section}"')[1].split("<h2>")[0]
    return [re.findall(r"<td>(.*?)</td>", row) for row in part.split("<tr>")[2:]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_calls_stand_there_as_they_are_called(qtbot: QtBot, section: str, language: str) -> None:
    speaker = Languages()
    speaker.speak(language)
    game = SECTIONS[section]
    expected = [
        [plain(call_text(example(call), tongue, game)) for tongue in COLUMN] for call in calls_of(section)
    ]
    cells = [re.findall("<i>(.*?)</i>", calls) for calls, _, _ in printed(language, section)]
    assert [[plain(call) for call in row] for row in cells] == expected
    speaker.be_silent()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("section", SECTIONS)
def test_the_page_says_when_as_a_click_on_the_call_does(section: str, language: str) -> None:
    game = SECTIONS[section]
    calls = CallTexts("fr", language, game)
    expected = [plain(calls.gloss(example(call)).when) for call in calls_of(section)]
    assert [plain(when) for _, when, _ in printed(language, section)] == expected
