"""Keys: one table of commands, a door behind each, and other keys for whoever wants them."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from casino_qt.logbook import log
from casino_qt.settings import LANGUAGES
from casino_qt.windows.cashier.sheet import CashierSheet
from casino_qt.windows.commands.command import PLACES, meet
from casino_qt.windows.commands.here import heard_now
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.commands.sheet import KeysSheet
from casino_qt.windows.commands.table import commands, every
from casino_qt.windows.doors import ROWS
from casino_qt.windows.help.about_sheet import AboutSheet
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.players.sheet import PlayersSheet
from casino_qt.windows.settings.keys import KeysPage, changeable
from casino_qt.windows.settings.sheet import SettingsSheet
from casino_qt.windows.system.languages import say_everything_again
from tests.screenshots.evening import Evening

Key = Qt.Key


def sit(evening: Evening, table: str) -> QWidget:
    evening.window.open_table(table)
    evening.to_the_end()
    assert evening.window.table is not None
    return evening.window.table


def press(evening: Evening, key: Qt.Key) -> None:
    QTest.keyClick(evening.window.focusWidget() or evening.window, key)
    evening.settle()


def shown(evening: Evening) -> list[type[Sheet]]:
    return [type(sheet) for sheet in evening.window.findChildren(Sheet) if sheet.isVisible()]


# -- the table of commands ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_does_two_things_in_one_place(evening: Evening, language: str) -> None:
    evening.settings.language = language
    evening.settle()
    for one, other in combinations([each for each in every() if each.key], 2):
        if meet(one.name, other.name) and not (one.fixed and other.fixed):
            assert other.key not in (one.key, same_key(one.key)), (one.name, other.name)
    assert len({each.name for each in every()}) == len(every())
    for each in every():
        assert each.words
        assert each.fixed or QKeySequence(each.key).toString() == each.key


DOORLESS = {"trente-et-quarante.cut", "trente-et-quarante.deal", "roulette.throw"}
"""What the primary button does now and then: its key is asked for in the test of the button's words."""


def keys_of(page: QWidget, window: QWidget) -> set[str]:
    """Every key that a button or a shortcut of the page has, shown now or not."""
    found = {button.shortcut().toString() for button in page.findChildren(KitButton)}
    shortcuts = [*page.findChildren(QShortcut), *(c for c in window.children() if isinstance(c, QShortcut))]
    return found.union(*(map(QKeySequence.toString, shortcut.keys()) for shortcut in shortcuts))


@pytest.mark.parametrize("place", ["lobby", *ROWS, "cashier"])
def test_there_is_a_door_behind_every_key(evening: Evening, place: str) -> None:
    window = evening.window
    page: QWidget = window.lobby
    if place in ROWS:
        window.set_practice(place == "roulette")
        page = sit(evening, place)
    elif place == "cashier":
        window.open_cashier()
        page = window.findChildren(CashierSheet)[0]
    else:
        window.set_practice(True)
    keys = keys_of(page, window) | ({"F1", "F2"} if place == "cashier" else set())
    for group in PLACES[place]:
        for command in changeable(group):
            if command.name == "table.hint" and place != "roulette":
                continue  # the one door of practice is looked for at one table
            assert command.key in keys or command.name in DOORLESS, command.name


@pytest.mark.parametrize("table", list(ROWS))
def test_the_sheet_shows_what_is_heard_now(evening: Evening, table: str) -> None:
    evening.settings.token = 500  # who comes for the first time is asked for the agreement
    page = sit(evening, table)
    press(evening, Key.Key_F10)
    sheet = evening.window.findChildren(KeysSheet)[0]
    told = {heard.command.name for heard, _ in sheet.lines}
    assert {"anywhere.rules", "table.back", "table.worth", "cloth.walk"} <= told
    assert not any(name.startswith(("lobby.", "replay.")) for name in told)
    assert "table.hint" not in told  # nobody advises at a real table
    for heard, line in sheet.lines:
        assert line.key == keyring.native(heard.command.name)
        if isinstance(heard.door, KitButton) and page.isAncestorOf(heard.door):
            assert line.isEnabled() == heard.door.isEnabled()
    press(evening, Key.Key_F10)
    assert shown(evening) == []


def test_no_other_button_hears_a_key_that_nobody_has(evening: Evening) -> None:
    """A key of a drawing where none is: neither listed, nor a way to whatever button has no key at all."""
    evening.window.open_players()
    press(evening, Key.Key_F10)
    sheet = evening.window.findChildren(KeysSheet)[0]
    found = [heard for heard, _ in sheet.lines if heard.door is not None]
    assert not [heard for heard in found if heard.command.name.startswith("sheet.")]
    (settings,) = (heard for heard in found if heard.command.name == "anywhere.settings")
    press(evening, Key.Key_F10)
    settings.go()
    assert set(shown(evening)) == {PlayersSheet, SettingsSheet}


def test_a_line_that_cannot_be_pressed_says_why(evening: Evening) -> None:
    page = evening.sit_down()
    press(evening, Key.Key_F10)
    sheet = evening.window.findChildren(KeysSheet)[0]
    told = {heard.command.name: line.why_not() for heard, line in sheet.lines if not line.isEnabled()}
    assert told["stakes.undo"] == page.undo.why_not()
    assert told["cloth.walk"] == "This is done by the key itself."
    assert all(told.values())


def test_words_without_a_key_are_no_command(evening: Evening) -> None:
    """An input method sends what it has put together with the key 0."""
    composed = QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier.NoModifier, "\u9ea5")
    assert not [command.name for command in every() if keyring.pressed(composed, command.name)]


@pytest.mark.parametrize("language", ["en", "ru"])
def test_few_columns_stand_in_the_middle(evening: Evening, language: str) -> None:
    evening.settings.language = language
    evening.settle()
    press(evening, Key.Key_F10)
    sheet = evening.window.findChildren(KeysSheet)[0]
    lines = [line for _, line in sheet.lines]
    left = min(line.mapTo(sheet.panel, line.rect().topLeft()).x() for line in lines)
    right = max(line.mapTo(sheet.panel, line.rect().topRight()).x() for line in lines)
    assert abs(left - (sheet.panel.width() - 1 - right)) <= 3


def test_a_line_of_the_sheet_is_the_button_itself(evening: Evening) -> None:
    page = evening.sit_down()
    evening.page.controller.cut(156)
    evening.to_the_end()
    page.toggle_typed_line()
    press(evening, Key.Key_Escape)
    page.controller.repeat()
    page.keys.click()
    sheet = evening.window.findChildren(KeysSheet)[0]
    line = next(line for heard, line in sheet.lines if heard.command.name == "trente-et-quarante.deal")
    before = len(page.controller.history)
    line.setFocus(Qt.FocusReason.TabFocusReason)
    page.guard.clock = lambda: float("inf")
    press(evening, Key.Key_Return)
    assert shown(evening) == []
    assert len(page.controller.history) == before + 1


# -- heard everywhere --------------------------------------------------------------------------------------


def test_the_keys_of_the_house_are_heard_over_a_sheet(evening: Evening) -> None:
    window = evening.window
    window.open_about()
    press(evening, Key.Key_F2)
    assert set(shown(evening)) == {AboutSheet, SettingsSheet}
    press(evening, Key.Key_F1)
    assert set(shown(evening)) == {AboutSheet, SettingsSheet, RulesSheet}
    press(evening, Key.Key_F1)
    press(evening, Key.Key_F2)
    assert shown(evening) == [AboutSheet]
    press(evening, Key.Key_F4)
    assert set(shown(evening)) == {AboutSheet, CashierSheet}
    press(evening, Key.Key_F4)
    press(evening, Key.Key_Escape)
    assert shown(evening) == []


def test_a_question_wants_its_answer_first(evening: Evening) -> None:
    message = Message(
        evening.window, lambda: Letter("?", "?", "", [Answer("yes", lambda: None)]), closable=False
    )
    message.open()
    for key in (Key.Key_F1, Key.Key_F2, Key.Key_F3, Key.Key_F4, Key.Key_F10):
        press(evening, key)
    assert shown(evening) == [Message]


# -- other keys --------------------------------------------------------------------------------------------


def keys_page(evening: Evening, group: str) -> KeysPage:
    evening.window.open_settings("keys")
    page = evening.window.findChildren(SettingsSheet)[0].page(KeysPage)
    page.show_group(group)
    return page


def listen(evening: Evening, page: KeysPage, name: str, key: Qt.Key) -> None:
    field = page.fields[name]
    field.setFocus(Qt.FocusReason.TabFocusReason)
    press(evening, Key.Key_Return)
    assert field.listening
    press(evening, key)
    assert not page.fields[name].listening


def test_another_key_by_the_keyboard_alone(evening: Evening) -> None:
    page = keys_page(evening, "stakes")
    listen(evening, page, "stakes.undo", Key.Key_Z)
    assert keyring.key("stakes.undo") == "Z"
    press(evening, Key.Key_Escape)
    table = evening.sit_down()
    table.controller.cut(156)
    evening.to_the_end()
    assert table.undo.shortcut().toString() == "Z"
    assert "(Z)" in table.undo.toolTip()
    table.scene.chip_value = 500
    table.view.setFocus(Qt.FocusReason.TabFocusReason)
    press(evening, Key.Key_Return)
    if not table.controller.undo_stack.canUndo():  # the first place of the Tab key may be none to lay on
        press(evening, Key.Key_Down)
        press(evening, Key.Key_Return)
    laid = table.controller.in_play
    press(evening, Key.Key_U)
    assert table.controller.in_play == laid
    press(evening, Key.Key_Z)
    assert table.controller.in_play == 0 < laid


def test_each_language_keeps_its_own_keys(evening: Evening) -> None:
    page = keys_page(evening, "lobby")
    listen(evening, page, "lobby.about", Key.Key_Q)
    lobby = evening.window.lobby
    assert lobby.about.shortcut().toString() == "Q"
    evening.settings.language = "ru"
    evening.settle()
    assert lobby.about.shortcut().toString() == keyring.default("lobby.about") != "Q"
    evening.settings.language = "en"
    evening.settle()
    assert lobby.about.shortcut().toString() == "Q"
    assert page.reset.isEnabled()
    page.reset.click()
    assert lobby.about.shortcut().toString() == "A"
    assert evening.settings.keys_en == ""


@pytest.mark.parametrize(
    ("name", "key", "why"),
    [
        ("stakes.undo", Key.Key_W, "What is this bet worth?"),
        ("stakes.undo", Key.Key_F1, "House rules"),
        ("stakes.undo", Key.Key_O, "Next board"),
        ("stakes.undo", Key.Key_Space, "everywhere"),
        ("stakes.undo", Key.Key_5, "everywhere"),
        ("stakes.double", Key.Key_E, "Take back all"),
    ],
)
def test_a_key_that_is_taken_is_refused_in_one_line(
    evening: Evening, name: str, key: Qt.Key, why: str
) -> None:
    page = keys_page(evening, "stakes")
    before = keyring.key(name)
    listen(evening, page, name, key)
    assert why in page.refusal.text()
    assert "?." not in page.refusal.text()
    assert "\n" not in page.refusal.text()
    assert keyring.key(name) == before
    assert evening.settings.keys_en == ""


def test_keys_of_fields_and_windows_are_refused(evening: Evening) -> None:
    cyrillic_v = "Ctrl+\N{CYRILLIC CAPITAL LETTER EM}"
    texts = ("Ctrl+C", "Ctrl+V", "Ctrl+X", "Ctrl+A", "Ctrl+Z", cyrillic_v)
    for key in (*texts, "Alt+F4", "Alt+Tab", "Alt+Shift+Backtab", "Ctrl+Tab", "Meta+D"):
        assert "everywhere" in keyring.why_not("stakes.undo", key), key
        evening.settings.keys_en = f'{{"stakes.undo": "{key}"}}'
        assert keyring.key("stakes.undo") == "U", key
    assert keyring.why_not("stakes.undo", "Ctrl+U") == ""


def test_a_chord_of_the_desktop_is_refused_on_the_page(evening: Evening) -> None:
    page = keys_page(evening, "stakes")
    field = page.fields["stakes.undo"]
    field.click()
    QTest.keyClick(field, Key.Key_F4, Qt.KeyboardModifier.AltModifier)
    evening.settle()
    assert page.refusal.text().endswith("Alt+F4 has a work of its own everywhere.")
    assert keyring.key("stakes.undo") == "U"


def test_shift_counts_where_nothing_is_typed(evening: Evening) -> None:
    page = keys_page(evening, "anywhere")
    for key, modifiers, wanted in (
        (Key.Key_F5, Qt.KeyboardModifier.ShiftModifier, "Shift+F5"),
        (Key.Key_Slash, Qt.KeyboardModifier.ShiftModifier, "/"),  # where a layout wants Shift for it
        (Key.Key_F5, Qt.KeyboardModifier.NoModifier, "F5"),
    ):
        field = page.fields["anywhere.again"]
        field.click()
        QTest.keyClick(field, key, modifiers)
        evening.settle()
        assert keyring.key("anywhere.again") == wanted or page.refusal.text().startswith(f"! {wanted} ")


def test_games_may_share_a_letter_and_a_twin_its_own(evening: Evening) -> None:
    page = keys_page(evening, "roulette")
    listen(evening, page, "roulette.boards", Key.Key_S)  # blackjack stands by it
    assert page.refusal.text() == ""
    assert keyring.key("roulette.boards") == "S"
    press(evening, Key.Key_Delete)
    assert keyring.key("roulette.boards") == "O"
    keyring.put("blackjack.double", keyring.key("stakes.double"))
    with pytest.raises(ValueError, match="taken"):
        keyring.put("blackjack.split", keyring.key("stakes.double"))


def test_listening_ends_by_escape_and_leaves_the_sheet_open(evening: Evening) -> None:
    page = keys_page(evening, "stakes")
    listen(evening, page, "stakes.undo", Key.Key_Escape)
    assert shown(evening) == [SettingsSheet]
    assert keyring.key("stakes.undo") == "U"


@pytest.mark.parametrize("kept", ["{", "[]", '{"stakes.undo": 5}', '{"stakes.undo": "Space"}', '{"a": ""}'])
def test_spoilt_keys_count_as_none(evening: Evening, kept: str) -> None:
    evening.settings.keys_en = kept
    assert keyring.key("stakes.undo") == "U"
    assert commands("stakes")[0].key == "U"
    assert heard_now(evening.window)


def test_whose_keys_are_spoilt_is_told_so_in_one_line(
    evening: Evening, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written: list[object] = []
    monkeypatch.setattr(log, "warning", lambda *words: written.append(words[1]))
    page = keys_page(evening, "stakes")
    assert page.refusal.text() == ""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    for kept in (
        "{",
        ["a list", "of Qt's"],
        '{"stakes.undo": 5}',
        '{"lobby.settings": "A"}',
        '{"gone": "A"}',
    ):
        store.setValue("keys/en", kept)
        say_everything_again()
        evening.settle()
        assert page.refusal.text().startswith("! Not all of your keys"), kept
        assert page.reset.isEnabled()
        assert written == ["keys/en"]
    listen(evening, page, "stakes.undo", Key.Key_F1)
    assert "House rules" in page.refusal.text()
    page.reset.click()
    assert page.refusal.text() == ""
    assert not page.reset.isEnabled()


@pytest.mark.parametrize(
    ("kept", "wanted"),
    [
        ('{"lobby.settings": "A"}', {"lobby.settings": "S", "lobby.about": "A"}),
        ('{"lobby.settings": "X", "lobby.about": "X"}', {"lobby.settings": "X", "lobby.about": "A"}),
        ('{"lobby.settings": "A", "lobby.about": "S"}', {"lobby.settings": "A", "lobby.about": "S"}),
        # What comes back for the last of them clashes with the first.
        ('{"lobby.about": "S", "lobby.settings": "B"}', {"lobby.about": "A", "lobby.settings": "S"}),
        ('{"lobby.book": "F1"}', {"lobby.book": "B", "anywhere.rules": "F1"}),
        ('{"table.back": "X", "stakes.undo": "Y"}', {"table.back": "Esc", "stakes.undo": "Y"}),
        ('{"stakes.undo": "A, B", "stakes.clear": "1"}', {"stakes.undo": "U", "stakes.clear": "E"}),
        ('{"blackjack.deal": "X", "roulette.throw": "X"}', {"blackjack.deal": "X", "roulette.throw": "X"}),
    ],
)
def test_no_two_commands_share_a_key_whatever_the_file_says(
    evening: Evening, kept: str, wanted: dict[str, str]
) -> None:
    evening.settings.keys_en = kept
    assert {name: keyring.key(name) for name in wanted} == wanted
    assert {name for name in wanted if keyring.is_own(name)} == {
        name for name, key in wanted.items() if key != keyring.default(name)
    }
