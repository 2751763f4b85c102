"""Every text of every language: finished, with its places for figures, and set as a printer would set it."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.translations.identities import COGNATES, NAMES, TERMS, allowed
from tests.translations.typography import NARROW, NBSP, faults, loose
from tests.translations.workshop import LANGUAGES, PLURAL_FORMS, Message, messages, script

ONLY_ONE = ("en", "it", "cs")  # their first plural form is said of one thing; French has 0 in it, Russian 21
FOREIGN = [language for language in LANGUAGES if language != "en"]


def _pieces(text: str) -> Counter[str]:
    """The parts of a text that belong to the program: places for figures, the plural number, markup."""
    return Counter(re.findall(r"\{[^{}]*\}|%n|%\d|</?[a-z][^<>]*>", text))


def _edges(text: str) -> tuple[str, str]:
    return text[: len(text) - len(text.lstrip())], text[len(text.rstrip()) :]


def _all(language: str) -> list[tuple[Message, str]]:
    return [(message, form) for message in messages(language) for form in message.forms]


def test_the_workshop_knows_the_five_languages() -> None:
    assert tuple(script().LANGUAGES) == LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_unfinished(language: str) -> None:
    assert [str(message) for message in messages(language) if not message.finished] == []
    assert [str(message) for message, form in _all(language) if not form] == []


@pytest.mark.parametrize("language", FOREIGN)
def test_no_source_text_is_missing_in_one_language_only(language: str) -> None:
    keys = {(m.context, m.source, m.comment) for m in messages(language)}
    assert keys == {(m.context, m.source, m.comment) for m in messages("fr")}


def _letters(text: str) -> str:
    """What is written, without how it is set: a space or a capital letter translates nothing."""
    return " ".join(re.findall(r"\{[^{}]*\}|%n|\w+", text)).casefold()


def _the_same(language: str) -> set[str]:
    """Sources of words that stand unchanged in `language`; letters on keys may be anybody's."""
    return {
        message.source
        for message, form in _all(language)
        if _letters(form) == _letters(message.source)
        and re.search(r"[^\W\d_]", re.sub(r"\{[^{}]*\}|%n", "", message.source))
        and not message.comment.startswith("shortcut: ")
    }


@pytest.mark.parametrize("language", FOREIGN)
def test_nothing_was_left_in_english(language: str) -> None:
    assert _the_same(language) - allowed(language) == set()


def test_another_setting_of_the_same_words_is_no_translation() -> None:
    assert _letters(f"The House thanks{NBSP}: {{name}}") == _letters("The house thanks: {name}")
    assert _letters("Merci") != _letters("Thanks")


def test_the_list_of_what_may_be_the_same_holds_nothing_else() -> None:
    somewhere = {source for language in FOREIGN for source in _the_same(language)}
    assert (NAMES | TERMS) - somewhere == set()
    for language, cognates in COGNATES.items():
        assert cognates - _the_same(language) == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_places_for_figures_and_markup_stay(language: str) -> None:
    # "One card" may do without its figure where a language's form covers the number one and no other.
    wrong = [
        f"{message}: {form}"
        for message in messages(language)
        for number, form in enumerate(message.forms)
        if _pieces(form) != _pieces(message.source)
        and not (
            (message.plural and number == 0 and language in ONLY_ONE)
            and _pieces(form) + Counter(["%n"]) == _pieces(message.source)
        )
    ]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_edges_and_ellipses_stay(language: str) -> None:
    assert [str(m) for m, form in _all(language) if _edges(form) != _edges(m.source)] == []
    assert [str(m) for m, form in _all(language) if form.endswith("…") != m.source.endswith("…")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms(language: str) -> None:
    assert [str(m) for m in messages(language) if m.plural and len(m.forms) != PLURAL_FORMS[language]] == []


def test_english_has_a_plural_for_every_counted_text() -> None:
    counted = {(m.context, m.source, m.comment) for m in messages("fr") if m.plural}
    assert {(m.context, m.source, m.comment) for m in messages("en")} == counted


def test_every_counted_text_is_marked_as_plural() -> None:
    # QCoreApplication.translate with a number is misread by some lupdates: such texts belong in self.tr.
    assert [str(message) for message in messages("fr") if "%n" in message.source and not message.plural] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_typography(language: str) -> None:
    wrong = {form: faults(language, form) for _, form in _all(language) if faults(language, form)}
    assert wrong == {}


@pytest.mark.parametrize("language", ["cs", "ru"])
def test_short_words_go_to_the_next_line_with_their_noun(language: str) -> None:
    # What is called stands on one line, and is looked up as it is called.
    written = [form for message, form in _all(language) if not message.context.startswith("Croupier")]
    assert {form: loose(language, form) for form in written if loose(language, form)} == {}


def test_no_source_text_has_a_space_the_typefaces_lack() -> None:
    assert [str(message) for message in messages("fr") if NARROW in message.source] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_mnemonics_do_not_collide_within_a_window(language: str) -> None:
    seen: dict[tuple[str, str], list[str]] = {}
    for message in messages("fr" if language == "en" else language):
        if language == "en" and message.context.startswith("Q"):
            continue  # what Qt asks for is in Qt's own words there
        shown = message.source if language == "en" else message.forms[0]
        for letter in re.findall(r"(?<!&)&([^\s&])", shown):
            seen.setdefault((message.context, letter.lower()), []).append(message.source)
    assert {key: sources for key, sources in seen.items() if len(sources) > 1} == {}


@pytest.mark.parametrize("language", FOREIGN)
def test_a_mnemonic_stays_a_mnemonic(language: str) -> None:
    sign = re.compile(r"(?<!&)&(?=[^\s&])")
    wrong = [str(m) for m, form in _all(language) if bool(sign.search(form)) != bool(sign.search(m.source))]
    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_shortcuts_are_single_letters_and_differ_within_a_window(language: str) -> None:
    seen: dict[tuple[str, str], list[str]] = {}
    for message in messages("fr" if language == "en" else language):
        if message.comment.startswith("shortcut: "):
            letter = message.source if language == "en" else message.forms[0]
            assert len(letter) == 1
            assert letter.isupper()
            seen.setdefault((message.context, letter), []).append(message.comment)
    assert {key: buttons for key, buttons in seen.items() if len(buttons) > 1} == {}


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", "Qui ?"),
        ("fr", "Qui?"),
        ("fr", f"Qui{NARROW}?"),
        ("fr", f"« Oui{NBSP}»"),
        ("cs", '"Ano"'),
        ("cs", "«Ano»"),
        ("ru", "„Да“"),
        ("it", "Chi ?"),
        ("it", "l'asso"),
        ("en", "Wait..."),
        ("en", "Two  spaces"),
        ("fr", f"Qui{NBSP} ?"),
        ("cs", "sázka - vklad"),
        ("ru", "ставка – фишка"),
        ("it", "pausa di 5 min"),
        ("ru", "файл больше 3 МБ"),
    ],
)
def test_the_printer_objects(language: str, text: str) -> None:
    assert faults(language, text)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("fr", f"«{NBSP}Qui{NBSP}?!{NBSP}» à 14:30, https://example.org"),
        ("cs", "„Ano“: kdo?"),
        ("ru", "«Да»: кто?"),
        ("it", "«Sì»: l’asso"),
        ("ru", f"ставки 5 – 50 или {{least}} – {{most}}, 3{NBSP}МБ"),
        ("en", "six packs  ·  seven boxes"),
    ],
)
def test_the_printer_is_content(language: str, text: str) -> None:
    assert faults(language, text) == []


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("cs", "v kasinu"),
        ("cs", "hosté a krupiér"),
        ("cs", f"i{NBSP}s vámi"),
        ("ru", "О казино"),
        ("ru", "он — крупье"),
    ],
)
def test_a_loose_word_is_found(language: str, text: str) -> None:
    assert loose(language, text)
    assert not loose(language, re.sub(r"(\b\w) |(?<=н) (?=—)", rf"\1{NBSP}", text))
