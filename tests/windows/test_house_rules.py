"""The dialog of the house rules: options, sets under a name, and what the bank keeps by them."""

from __future__ import annotations

import io
import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from casino_qt.odds.command import odds, print_odds
from casino_qt.rules.roulette.options import Rules
from casino_qt.settings import LANGUAGES, Settings
from casino_qt.windows.doors import ROWS, TABLES
from casino_qt.windows.house_rules import figures, presets
from casino_qt.windows.house_rules.clauses import CLAUSES, stored
from casino_qt.windows.house_rules.sheet import HouseRulesSheet
from casino_qt.windows.house_rules.weighed import Weighed
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.settings.roulette import RouletteSettingsPage
from casino_qt.windows.settings.sheet import SettingsSheet
from casino_qt.windows.staff.answer_shelf import AnswerShelf
from casino_qt.windows.staff.reckoner import Reckoner
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.house_rules_states import open_sheet, rules_of
from tests.screenshots.reckoned import asked_by_the_dialog, kept, shortened

LEFT = Qt.MouseButton.LeftButton


def take(evening: Evening, segments: Segments, index: int) -> None:
    QTest.mouseClick(segments, LEFT, pos=segments.rects()[index].center().toPoint())
    evening.settle()


def press(evening: Evening, *keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(evening.window.focusWidget() or evening.window, key)
    evening.settle()


def answers(sheet: HouseRulesSheet, setting: str) -> Segments:
    return next(row[2] for rows in sheet.rows.values() for row in rows if row[0].setting == setting)


def weights(sheet: HouseRulesSheet, setting: str) -> tuple[str, ...]:
    weighed = answers(sheet, setting)
    assert isinstance(weighed, Weighed)
    return weighed.weights()


@lru_cache
def printed(game: str) -> dict[str, Any]:
    """What `casino-qt odds GAME --json` prints."""
    out = io.StringIO()
    assert print_odds(game, as_json=True, stdout=out) == 0
    told: dict[str, Any] = json.loads(out.getvalue())
    return told


def tabs_to(evening: Evening, widget: QWidget) -> None:
    for _ in range(40):
        if evening.window.focusWidget() is widget:
            return
        press(evening, Qt.Key.Key_Tab)
    pytest.fail(f"Tab does not lead to {widget.accessibleName()!r}")


# -- what it is worth ------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", [GAME, ROULETTE])
def test_the_figures_are_those_of_the_command_line(
    qtbot: QtBot, tmp_path: Path, table: str, evening: Evening
) -> None:
    """With a desk of its own beside the window."""
    reckoner = Reckoner(shelf=AnswerShelf(tmp_path / "kept"))
    evening.house._reckoner = reckoner
    sheet = rules_of(evening, table)
    first = next(iter(figures.NAMES[table]))
    edge = sheet.edges[table]
    assert edge.new[first].text() == "being reckoned…"
    qtbot.waitUntil(lambda: edge.new[first].text().endswith("%"))
    bets = printed(table)["bets"]
    told = {key: edge.new[key].text() for key in edge.new}
    if table == GAME:
        assert told == {
            "chance": f"{100 * bets['rouge']['edge']:.3f}%",
            "insured": f"{100 * bets['rouge+insurance']['edge']:.3f}%",
        }
        assert told == {"chance": "1.095%", "insured": "0.912%"}  # house rules, section 1
    else:
        assert told == {
            "chance": f"{100 * bets['rouge']['edge']:.3f}%",
            "half_back": f"{100 * bets['rouge+half_back']['edge']:.3f}%",
            "other": f"{100 * bets['plein:17']['edge']:.3f}%",
        }
    reckoner.close()


def test_what_was_reckoned_before_is_still_so() -> None:
    """The pictures and the tests of the dialog lean on kept answers; the other games take too long here."""
    game, whole = GAME, printed(GAME)
    for question, answer in kept().items():
        asked = json.loads(question)
        if asked["game"] == game and all(whole["rules"][name] == v for name, v in asked["rules"].items()):
            assert answer == shortened(whole, card=False)
            break
    else:
        pytest.fail("the usual rules were not reckoned")
    assert {json.dumps(q, sort_keys=True) for q in asked_by_the_dialog()} == kept().keys()


@pytest.mark.parametrize("table", TABLES)
def test_only_options_without_weight_are_left_out_of_the_question(table: str) -> None:
    """What the desk is not asked about cannot change an answer: it is not among the options of the odds, or
    the report is the same. Of blackjack's slips the dialog says that its figures are those without.
    """
    asked = figures.question(table, {clause.setting: clause.default() for clause in CLAUSES[table]})
    left_out = {clause.setting for clause in CLAUSES[table]} - asked["rules"].keys()
    assert (
        left_out
        == {
            GAME: {"trente_et_quarante_min", "trente_et_quarante_max"},
            ROULETTE: {"finales", "roulette_min", "roulette_max"},
            OVAL: {"company", "token", "natural", "bank"},
            BLACKJACK: {"croupier_slips", "blackjack_min", "blackjack_max"},
        }[table]
    )


def test_finales_and_limits_are_worth_the_same() -> None:
    other = Rules(finales="complete", min=100, max=100_000)
    assert odds("roulette", Rules())["bets"] == odds("roulette", other)["bets"]


def test_the_limits_of_the_next_sitting(evening: Evening) -> None:
    sheet = rules_of(evening, ROULETTE)
    take(evening, answers(sheet, "roulette_min"), 3)
    take(evening, answers(sheet, "roulette_max"), 0)
    QTest.mouseClick(sheet.take, LEFT)
    page = evening.sit_at_roulette()
    assert (page.controller.options.min, page.controller.options.max) == (2_500, 10_000)
    page.controller.bet("plein:17", 500)
    assert page.controller.in_play == 0
    page.controller.bet("plein:17", 2_500)
    assert page.controller.in_play == 2_500


def test_another_answer_strikes_the_old_value_and_tells_the_difference(evening: Evening) -> None:
    sheet = rules_of(evening, ROULETTE)
    edge = sheet.edges[ROULETTE]
    assert [edge.old[key].text() for key in edge.old] == ["", "", ""]
    take(evening, answers(sheet, "zero"), 2)
    assert (edge.old["chance"].text(), edge.new["chance"].text()) == ("1.370%", "2.703%")
    assert edge.change["chance"].text() == "+1.332%"
    assert (edge.old["half_back"].text(), edge.new["half_back"].text()) == ("1.351%", "—")
    assert (edge.old["other"].text(), edge.change["other"].text()) == ("", "")
    take(evening, answers(sheet, "zero"), 1)
    assert edge.change["chance"].text() == "\u22120.019%"
    evening.settings.language = "fr"
    evening.settle()
    assert edge.change["chance"].text() == "\u22120,019\u00a0%"


def test_every_answer_tells_how_it_would_change_the_edge(evening: Evening) -> None:
    sheet = rules_of(evening, ROULETTE)
    assert weights(sheet, "zero") == ("1.370%", "\u22120.019%", "+1.332%")
    sheet.turn_to(GAME)
    assert weights(sheet, "refait") == ("1.095%", "no change")
    assert weights(sheet, "premium") == ("0.912%", "+0.088%")
    assert sheet.shelf.list.weights()[2] == "1.095%, insured 1.000%"


def test_the_company_of_thirty_one_changes_what_the_bank_gets_of_all(evening: Evening) -> None:
    sheet = rules_of(evening, OVAL)
    one = float(sheet.edges[OVAL].new["punter"].text())
    take(evening, answers(sheet, "company"), 0)
    alone = sheet.edges[OVAL].new
    assert alone["punter"].text() == alone["company"].text()
    take(evening, answers(sheet, "company"), 3)  # four guests: one pack still
    assert float(alone["company"].text()) == pytest.approx(4 * one, abs=0.002)


# -- what is kept ----------------------------------------------------------------------------------------


def test_nothing_is_set_before_the_person_says_so(evening: Evening) -> None:
    sheet = rules_of(evening, BLACKJACK)
    assert not sheet.take.isEnabled()
    take(evening, answers(sheet, "double_after_split"), 1)
    press(evening, Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    assert evening.settings.double_after_split
    sheet = rules_of(evening, BLACKJACK)
    assert answers(sheet, "double_after_split").index() == 0
    take(evening, answers(sheet, "double_after_split"), 1)
    take(evening, sheet.pages, 0)
    take(evening, answers(sheet, "premium"), 1)
    QTest.mouseClick(sheet.take, LEFT)
    assert not sheet.isVisible()
    assert not evening.settings.double_after_split
    assert evening.settings.premium == "every_coup"


@pytest.mark.parametrize("table", TABLES)
def test_every_option_of_a_table_can_be_chosen(evening: Evening, table: str) -> None:
    """The dialog and the door of the table know the same options, and each answer is one of the rules'."""
    row = ROWS[table]
    assert {clause.setting for clause in CLAUSES[table]} == set(row.options.values())
    for clause in CLAUSES[table]:
        assert len(clause.answers()) == len(clause.values)
        for value in clause.values:
            setattr(evening.settings, clause.setting, value)
            chosen = row.options_of(evening.settings)
            assert getattr(chosen, next(o for o, s in row.options.items() if s == clause.setting)) == value


@pytest.mark.parametrize("table", [GAME, ROULETTE, BLACKJACK])
def test_the_least_never_lies_above_the_most(settings: Settings, table: str) -> None:
    least, most = (clause for clause in CLAUSES[table] if clause.setting.endswith(("_min", "_max")))
    for low in least.values:
        for high in most.values:
            setattr(settings, least.setting, low)
            setattr(settings, most.setting, high)
            rules = ROWS[table].options_of(settings)
            assert (rules.min, rules.max) == (low, high)


def test_by_keyboard_alone(evening: Evening) -> None:
    sheet = rules_of(evening, GAME)
    press(evening, Qt.Key.Key_Right)
    assert sheet.leaves[ROULETTE].isVisible()
    tabs_to(evening, sheet.shelf.list)
    press(evening, Qt.Key.Key_Down, Qt.Key.Key_Down)
    assert sheet.draft["zero"] == "partage"
    tabs_to(evening, answers(sheet, "finales"))
    press(evening, Qt.Key.Key_Left)
    assert sheet.shelf.list.index() == -1  # no set of the house
    tabs_to(evening, sheet.shelf.name)
    QTest.keyClicks(sheet.shelf.name, "Clara")
    press(evening, Qt.Key.Key_Return)
    assert [preset.name() for preset in presets.own(ROULETTE, evening.settings)] == ["Clara"]
    assert sheet.shelf.list.index() == 4
    tabs_to(evening, sheet.take)
    press(evening, Qt.Key.Key_Return)
    assert (evening.settings.zero, evening.settings.finales) == ("partage", "seed")


def test_the_door_stands_in_the_settings_and_in_the_book(evening: Evening) -> None:
    evening.window.open_settings()
    settings = open_sheet(evening, SettingsSheet)
    settings.turn_to_key(ROULETTE)
    QTest.mouseClick(settings.page(RouletteSettingsPage).rules_door, LEFT)
    assert not settings.isVisible()
    sheet = open_sheet(evening, HouseRulesSheet)
    assert sheet.leaves[ROULETTE].isVisible()
    press(evening, Qt.Key.Key_Escape)
    evening.window.open_rules("4")
    book = evening.window.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    QTest.mouseClick(next(s for s in book if hasattr(s, "options") and s.isVisible()).options, LEFT)
    assert sheet.leaves[BLACKJACK].isVisible()


# -- sets under a name -----------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES)
def test_the_sets_of_the_house_are_rules_of_the_house(evening: Evening, table: str) -> None:
    """Each is another one, the first is what holds where nobody chose."""
    seen = []
    for preset in presets.HOUSE[table]:
        for clause in CLAUSES[table]:
            assert clause.setting not in preset.options or clause.allows(preset.options[clause.setting])
        seen.append(sorted(preset.options.items()))
    assert len({str(options) for options in seen}) == len(seen)
    assert len({preset.name() for preset in presets.HOUSE[table]}) == len(seen)
    assert presets.HOUSE[table][0].agrees(stored(table, evening.settings))


def test_a_set_is_kept_renamed_and_forgotten(evening: Evening) -> None:
    sheet = rules_of(evening, ROULETTE)
    shelf = sheet.shelf
    take(evening, answers(sheet, "zero"), 2)
    for name, allowed in (("", False), ("  ", False), ("partage", False), ("Nuit", True)):
        shelf.name.setText(name)
        assert shelf.keep.isEnabled() is allowed
        assert shelf.name.is_wrong() is (bool(name.strip()) and not allowed)
    assert not shelf.rename.isEnabled()
    QTest.mouseClick(shelf.keep, LEFT)
    evening.settle()
    assert shelf.list.index() == 4
    again = Settings(QSettings(evening.settings._store.fileName(), QSettings.Format.IniFormat))
    evening.settings.sync()
    (own,) = presets.own(ROULETTE, again)
    assert (own.name(), own.options) == ("Nuit", sheet.draft)
    shelf.name.setText("Une nuit")
    QTest.mouseClick(shelf.rename, LEFT)
    evening.settle()
    assert [preset.name() for preset in presets.own(ROULETTE, evening.settings)] == ["Une nuit"]
    QTest.mouseClick(shelf.forget, LEFT)
    evening.settle()
    assert presets.own(ROULETTE, evening.settings) == []
    assert sheet.draft["zero"] == "lose_all"  # the rules stay as they stand


def test_a_set_the_disk_does_not_take_is_told(evening: Evening) -> None:
    """A full disk is played by a folder where the file should be; with room again all is kept."""
    place = Path(evening.settings._store.fileName())
    evening.settings.sync()
    text = place.read_bytes() if place.exists() else b""
    place.unlink(missing_ok=True)
    place.mkdir()
    shelf = rules_of(evening, ROULETTE).shelf
    shelf.name.setText("Une nuit")
    QTest.mouseClick(shelf.keep, LEFT)
    assert shelf.hint.isVisible()
    assert "until the casino is closed" in shelf.hint.text()
    place.rmdir()
    place.write_bytes(text)
    shelf.name.setText("Deux nuits")
    assert not shelf.hint.isVisible()
    QTest.mouseClick(shelf.keep, LEFT)
    assert not shelf.hint.isVisible()
    again = Settings(QSettings(str(place), QSettings.Format.IniFormat))
    assert len(presets.own(ROULETTE, again)) == 2


def test_sets_go_round_through_the_settings(settings: Settings) -> None:
    for table in TABLES:
        rules = stored(table, settings)
        for clause in CLAUSES[table]:
            rules[clause.setting] = clause.values[-1]
        presets.keep(table, settings, 'Чек; "quoted", %20 = ř', rules)
        assert [preset.options for preset in presets.own(table, settings)] == [rules]


@pytest.mark.parametrize("name", ["", " ", "x" * (presets.LONGEST_NAME + 1), "a\u0007b", "Partage"])
def test_a_name_that_cannot_be_is_refused_and_nothing_is_kept(settings: Settings, name: str) -> None:
    with pytest.raises(ValueError, match=r"name|called"):
        presets.keep("roulette", settings, name, stored("roulette", settings))
    assert settings.roulette_presets == ""


def test_there_is_room_for_so_many(evening: Evening) -> None:
    rules = stored("roulette", evening.settings)
    for number in range(presets.MOST):
        presets.keep("roulette", evening.settings, f"set {number}", rules)
    with pytest.raises(ValueError, match="at most"):
        presets.keep("roulette", evening.settings, "one more", rules)
    shelf = rules_of(evening, ROULETTE).shelf
    shelf.name.setText("one more")
    assert not shelf.keep.isEnabled()
    assert "forget" in shelf.keep.toolTip()
    evening.settle()
    assert shelf.shelf.verticalScrollBar().maximum() > 0
    take(evening, shelf.list, 1)
    QTest.keyClick(shelf.list, Qt.Key.Key_Down)


@pytest.mark.parametrize(
    "spoilt",
    [
        "not JSON",
        "[]",
        '{"a": 1}',
        '{"a": {}}',
        '{"a": {"zero": "prison"}}',
        '{"a": {"zero": "twice", "finales": "seed"}}',
        '{"a": {"zero": ["prison"], "finales": "seed"}}',
        '{"": {"zero": "prison", "finales": "seed"}}',
        '{"a": {"zero": "prison", "finales": "seed", "more": 1}}',
    ],
)
def test_a_spoilt_shelf_is_an_empty_one(settings: Settings, spoilt: str) -> None:
    settings.roulette_presets = spoilt
    assert presets.own("roulette", settings) == []


def test_a_click_on_the_text_under_a_name_takes_the_set(evening: Evening) -> None:
    sheet = rules_of(evening, ROULETTE)
    r = sheet.shelf.list.rects()[3]
    QTest.mouseClick(sheet.shelf.list, LEFT, pos=QPoint(round(r.left() + 30), round(r.bottom() - 6)))
    assert sheet.draft["zero"] == "lose_all"
    assert sheet.shelf.list.accessibleDescription() == "All is lost, 2.703%"


def test_no_card_is_read_while_one_plays(evening: Evening) -> None:
    """House rules, section 4: nothing is noted at the table."""
    page = evening.sit_at_blackjack()
    evening.window.open_rules("4")
    press(evening, Qt.Key.Key_Escape)
    sheet = rules_of(evening, "")
    assert sheet.leaves[BLACKJACK].isVisible()
    assert not sheet.card.isEnabled()
    assert "practice" in sheet.card.toolTip()
    press(evening, Qt.Key.Key_Escape)
    evening.window.leave_table()
    assert evening.window.table is not page
    assert rules_of(evening, BLACKJACK).card.isEnabled()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_remarked_on_a_rule_is_one_line(evening: Evening, language: str) -> None:
    """Beside the answers where there is room, else under them: no scraps of words at the edge."""
    sheet = rules_of(evening, OVAL)
    evening.settings.language = language
    evening.settle()
    for table in TABLES:
        sheet.turn_to(table)
        evening.settle()
        for clause, _, _ in sheet.rows[table]:
            if (remark := sheet._remarks.get(clause.setting)) is not None:
                asked = remark.fontMetrics().horizontalAdvance(remark.text())
                assert remark.contentsRect().width() >= asked, remark.text()
