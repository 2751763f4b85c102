"""The letters of the blackjack buttons are those the translators chose, in every language."""

from __future__ import annotations

import pytest

from casino_qt.windows.at_table.blackjack_offers import letter
from casino_qt.windows.system.languages import Languages
from tests.translations.workshop import LANGUAGES, messages


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
def test_no_letter_comes_from_another_page(languages: Languages, language: str) -> None:
    """A letter that stays what it is in English is not looked for elsewhere."""
    languages.speak(language)
    chosen = {
        message.comment: message.forms[0]
        for message in messages(language)
        if message.context == "BlackjackPage" and message.comment.startswith("shortcut: ")
    }
    buttons = ("deal", "card", "stand", "double", "split", "surrender", "insure")
    assert sorted(map(letter, buttons)) == sorted(chosen.values())
    assert letter("card") == chosen["shortcut: Card"]
    assert letter("surrender") == chosen["shortcut: Surrender"]
