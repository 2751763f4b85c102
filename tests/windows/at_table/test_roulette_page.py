"""At the roulette: by mouse alone, by keyboard alone, by typing alone; two tables in one evening."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, QSize, Qt
from PySide6.QtTest import QTest

from casino_qt.art.pictures import Pictures
from casino_qt.bank.layouts import LONGEST_NAME
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.windows.at_table.announcing_line import AnnouncingLine
from casino_qt.windows.at_table.roulette_page import RoulettePage
from casino_qt.windows.help.rules_sheet import RulesSheet
from casino_qt.windows.kit.button import KitButton
from casino_qt.windows.kit.message import Message
from casino_qt.windows.settings.house import HousePage
from casino_qt.windows.settings.roulette import RouletteSettingsPage
from casino_qt.windows.settings.sheet import SettingsSheet
from tests.quiet import comes_to_rest
from tests.screenshots.evening import GAME, ROULETTE, Evening
from tests.screenshots.roulette_states import SEVENTEEN, TWO_ZEROS
from tests.windows.at_table.test_table_page import press
from tests.windows.conftest import Begin

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
FRANC = 100
LANGUAGES = ("en", "fr", "it", "cs", "ru")


@pytest.fixture(scope="module")
def pictures(painted: Pictures) -> Pictures:
    return painted


@pytest.fixture
def evening(begin: Begin) -> Evening:
    """The first number will be 17."""
    return begin(SEVENTEEN, (GAME, ROULETTE), still=False)


@pytest.fixture
def zeros(begin: Begin) -> Evening:
    """The first two numbers will be zeros."""
    return begin(TWO_ZEROS, (GAME, ROULETTE), still=False)


def at(page: RoulettePage, su: QPointF) -> QPoint:
    """A point of the table in the viewport."""
    return page.view.mapFromScene(su * page.scene.unit())


def place(page: RoulettePage, bet: str) -> QPointF:
    return QPointF(*page.scene.layout.places.zones_of(bet)[0].area.centre)


def click(page: RoulettePage, su: QPointF, button: Qt.MouseButton = LEFT) -> None:
    QTest.mouseClick(page.view.viewport(), button, pos=at(page, su))


def drag(page: RoulettePage, start: QPointF, end: QPointF) -> None:
    viewport = page.view.viewport()
    QTest.mousePress(viewport, LEFT, pos=at(page, start))
    for step in range(1, 9):
        QTest.mouseMove(viewport, at(page, start + (end - start) * step / 8))
    QTest.mouseRelease(viewport, LEFT, pos=at(page, end))


def click_on(button: KitButton) -> None:
    QTest.mouseClick(button, LEFT, pos=button.face_rect().center().toPoint())


def say(page: RoulettePage, text: str) -> None:
    """Type into the line that has the keyboard already, and enter."""
    QTest.keyClicks(page.typed.field, text)
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)


def test_the_second_door_is_open_and_shows_its_limits(evening: Evening) -> None:
    door = evening.window.lobby.doors[1]
    assert "5 – 200" in door.accessibleDescription()
    evening.settings.reduced_motion = True
    QTest.mouseClick(door, LEFT, pos=door.rect().center())
    assert evening.roulette.isVisible()
    click_on(evening.roulette.back)
    assert evening.window.table is None
    assert evening.window.lobby.last_table.text() == "Roulette française"


def test_before_the_first_spin_the_ball_lies_on_the_date(evening: Evening) -> None:
    evening.sit_at_roulette()
    assert evening.roulette.controller.resting_pocket == 28
    assert evening.roulette.title.accessibleName() == "Roulette française, min 5 · max 200 on a number"


def test_a_spin_by_mouse_alone(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    click(page, place(page, "plein:17"))
    click(page, place(page, "rouge"))
    drag(page, page.scene.tray.face(100 * FRANC), place(page, "carre:16/17/19/20"))
    evening.to_the_end()
    assert page.bankroll.amounts() == (9_850 * FRANC, 150 * FRANC)
    assert page.primary.words() == "Throw the ball"
    click_on(page.primary)
    evening.pass_time(1500)
    assert page.primary.words() == "No more bets"
    click(page, place(page, "noir"))  # the ball runs: bets are still taken
    assert page.controller.in_play == 175 * FRANC
    click_on(page.primary)
    assert page.primary.words() == "Skip"
    click(page, place(page, "passe"))
    assert page.controller.table.lying("passe").stake == 0  # too late
    click_on(page.primary)
    evening.to_the_end()
    assert page.controller.table.history == (17,)
    assert page.bankroll.amounts() == (9_825 * FRANC, (25 * 36 + 25 * 2 + 100 * 9) * FRANC)
    click_on(page.clear)
    evening.to_the_end()
    assert page.bankroll.amounts() == (11_675 * FRANC, 0)
    click_on(page.repeat)
    click_on(page.double)
    evening.to_the_end()
    assert page.bankroll.amounts()[1] == 350 * FRANC
    click_on(page.undo)
    click(page, place(page, "rouge"), RIGHT)
    evening.to_the_end()
    assert page.bankroll.amounts()[1] == 150 * FRANC


def test_a_spin_by_keyboard_alone(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    window = evening.window
    press(window, Qt.Key.Key_Tab)
    press(window, Qt.Key.Key_4)  # the hundred
    press(window, Qt.Key.Key_Return)
    assert page.controller.table.lying("plein:17").stake == 100 * FRANC
    press(window, Qt.Key.Key_Delete)
    press(window, Qt.Key.Key_3)
    press(window, Qt.Key.Key_Right)
    press(window, Qt.Key.Key_Return)
    assert page.controller.table.lying("cheval:17/18").stake == 25 * FRANC
    press(window, Qt.Key.Key_T)
    evening.pass_time(1000)
    assert page.scene.ball_runs
    press(window, Qt.Key.Key_T)
    assert page.scene.busy
    press(window, Qt.Key.Key_Space)
    evening.to_the_end()
    assert page.bankroll.amounts() == (9_975 * FRANC, 25 * 18 * FRANC)
    before = page.scene.board_mode
    press(window, Qt.Key.Key_O)
    assert page.scene.board_mode != before
    press(window, Qt.Key.Key_E)
    press(window, Qt.Key.Key_U)
    evening.to_the_end()
    assert page.bankroll.amounts()[1] == 25 * 18 * FRANC
    press(window, Qt.Key.Key_Escape)
    assert window.table is None


def test_a_spin_by_typing_alone(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    press(evening.window, Qt.Key.Key_Slash)
    assert page.typed.listening()
    say(page, "17 et les voisins par 10")
    assert page.controller.in_play == 50 * FRANC
    assert "17 a sousedé" in page.typed.echo()  # the croupier of this table speaks Czech
    say(page, "orphelins")  # a piece is the chip chosen
    assert page.controller.in_play == (50 + 5 * 25) * FRANC
    say(page, "rouge 100")
    say(page, "retire rouge 50")
    assert page.controller.table.lying("rouge").stake == 50 * FRANC
    say(page, "spin")
    evening.pass_time(600)
    say(page, "tout retirer")  # the ball runs, nothing is called yet
    assert page.typed.listening()
    evening.to_the_end()
    assert page.controller.table.history == (17,)
    QTest.keyClick(page.typed.field, Qt.Key.Key_Escape)
    assert page.isVisible()
    assert page.view.hasFocus()


def test_what_is_not_understood_names_the_nearest_and_moves_nothing(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    press(evening.window, Qt.Key.Key_Slash)
    say(page, "orfelins pra 5")
    assert "orphelins par 5" in page.typed.echo()
    assert page.controller.in_play == 0
    assert page.typed.field.text() == "orfelins pra 5"


def test_words_that_are_refused_stay_to_be_mended(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    press(evening.window, Qt.Key.Key_Slash)
    say(page, "35/36 401")
    assert isinstance(page.typed, AnnouncingLine)
    assert page.typed.echo() == "The maximum here is 400."
    assert page.typed.plate.isVisible()
    assert page.typed.field.selectedText() == "35/36 401"
    QTest.keyClick(page.typed.field, Qt.Key.Key_End)
    QTest.keyClick(page.typed.field, Qt.Key.Key_Backspace)
    assert not page.typed.plate.isVisible()
    say(page, "0")
    assert page.controller.in_play == 400 * FRANC
    assert page.typed.field.text() == ""


def test_refused_words_that_are_given_up_do_not_lie_on_the_cloth_as_if_they_held(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    press(evening.window, Qt.Key.Key_Slash)
    say(page, "35/36 401")
    QTest.keyClick(page.typed.field, Qt.Key.Key_Escape)
    assert page.view.hasFocus()
    assert page.typed.field.text() == ""
    press(evening.window, Qt.Key.Key_Slash)
    QTest.keyClick(page.typed.field, Qt.Key.Key_Up)
    assert page.typed.field.text() == "35/36 401"  # they can be had again


def test_half_back_and_a_move_out_of_prison(zeros: Evening) -> None:
    page = zeros.sit_at_roulette()
    for bet in ("rouge", "pair"):
        page.controller.bet(bet, 100 * FRANC)
    click_on(page.primary)
    zeros.to_the_end()
    table = page.controller.table
    assert table.lying("rouge").prison == table.lying("pair").prison == (100 * FRANC, 0)
    click(page, page.scene.layout.half_back_at("rouge"))
    assert page.controller.purse == 9_850 * FRANC
    drag(page, page.scene.layout.cell("pair", 1), place(page, "noir"))
    zeros.to_the_end()
    assert page.controller.table.lying("noir").prison == (100 * FRANC, 0)
    click_on(page.primary)
    zeros.to_the_end()
    assert page.controller.table.lying("noir").prison == (0, 100 * FRANC)


def test_why_this_amount_leads_to_the_rule(zeros: Evening) -> None:
    page = zeros.sit_at_roulette()
    page.controller.bet("rouge", 100 * FRANC)
    page.controller.bet("plein:0", 5 * FRANC)
    page.controller.bet("douzaine:1", 50 * FRANC)
    click_on(page.primary)
    zeros.to_the_end()
    for bet, kind, words, section in (
        ("plein:0", "won", ("Zero fell.", "It pays 35:1.", "+175"), "2.4"),
        ("rouge", "lost", ("Zero imprisons", "Locked in prison: 100"), "2.5"),
        ("douzaine:1", "lost", ("Zero fell.", "−50"), "2.4"),
    ):
        page.scene.explain.emit((bet, kind))
        said = page.popover.accessibleDescription()
        assert all(word in said for word in words), said
        rule = page.popover.first_focus()
        assert isinstance(rule, KitButton)
        assert section in rule.words()
        page.popover.lay_away()
    page.scene.explain.emit(("noir", "won"))
    assert not page.popover.isVisible()


def test_f1_opens_the_page_of_the_roulette(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    click_on(page.rules)
    rules = evening.window.findChildren(RulesSheet)[0]
    assert rules.isVisible()
    assert "2.1" in rules.book.toPlainText()


def test_layouts_are_kept_laid_and_forgotten(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    page.controller.announce("orphelins", 5 * FRANC)
    evening.to_the_end()
    click_on(page.layouts)
    assert page.kept.isVisible()
    assert page.kept.rect().contains(page.kept.panel.geometry())  # and can be seen
    assert page.kept.panel.geometry().top() < page.kept.height() / 5  # below its sign
    assert not page.kept.keep.isEnabled()
    QTest.keyClicks(page.kept.name, "sunday")
    click_on(page.kept.keep)
    assert [row[0] for row in page.kept.rows] == ["sunday"]
    QTest.keyClick(page.kept, Qt.Key.Key_Escape)
    click_on(page.clear)
    evening.to_the_end()
    press(evening.window, Qt.Key.Key_L)
    press(evening.window, Qt.Key.Key_Return)  # the keyboard is on the first layout
    assert not page.kept.isVisible()
    assert page.controller.in_play == 25 * FRANC
    click_on(page.layouts)
    click_on(page.kept.rows[0][2])
    assert page.kept.rows == []
    assert page.controller.layouts() == {}


def test_a_long_name_does_not_widen_the_card(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    page.controller.bet("rouge", 5 * FRANC)
    evening.to_the_end()
    click_on(page.layouts)
    QTest.keyClicks(page.kept.name, "W" * 26)
    click_on(page.kept.keep)
    wide = page.kept.panel.width()
    for name in ("W" * LONGEST_NAME, "<b>x</b> & ../" * 4):
        QTest.keyClicks(page.kept.name, name)
        click_on(page.kept.keep)
        assert page.kept.panel.width() == wide
    assert len(page.kept.rows) == 3
    evening.window.resize(1000, 700)
    evening.settle()
    assert page.kept.rect().contains(page.kept.panel.geometry())


def test_what_the_house_advances_is_not_won(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    page = evening.sit_at_roulette()
    monkeypatch.setattr(page.controller, "needs_new_purse", lambda: True)
    page.scene.busy_changed.emit(False)  # all has been told
    offer = next(m for m in page.findChildren(Message) if m.objectName() == "new purse")
    QTest.keyClick(offer, Qt.Key.Key_Return)
    evening.to_the_end()
    assert page.controller.purse == 20_000 * FRANC
    assert page.result() == 0


def test_two_tables_and_one_purse(evening: Evening) -> None:
    cards = evening.sit_down()
    cards.controller.cut(156)
    evening.to_the_end()
    cards.controller.bet(Spot.INVERSE, 75 * FRANC)
    evening.to_the_end()
    evening.window.leave_table()
    page = evening.sit_at_roulette()
    assert page.bankroll.amounts() == (9_925 * FRANC, 0)
    page.controller.bet("passe", 100 * FRANC)
    evening.to_the_end()
    evening.window.leave_table()
    assert evening.window.lobby.purse.text() == "9\u00a0825"
    cards = evening.sit_down()
    assert cards.bankroll.amounts() == (9_825 * FRANC, 75 * FRANC)
    cards.controller.clear()
    evening.to_the_end()
    evening.window.leave_table()
    page = evening.sit_at_roulette()
    assert page.bankroll.amounts() == (9_900 * FRANC, 100 * FRANC)


def test_who_leaves_while_the_ball_runs_lets_it_fall_first(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    page.controller.bet("noir", 100 * FRANC)
    click_on(page.primary)
    evening.pass_time(1200)
    assert page.scene.ball_runs
    click_on(page.back)
    assert evening.window.table is None
    assert evening.window.lobby.last_result.text() == "+100"
    page = evening.sit_at_roulette()
    assert page.controller.table.history == (17,)
    assert page.bankroll.amounts() == (9_900 * FRANC, 200 * FRANC)
    assert not page.scene.busy


def test_closing_the_window_lets_the_ball_fall(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    click_on(page.primary)
    evening.pass_time(1200)
    evening.window.close()
    assert page.controller.table.history == (17,)


def test_language_and_tongue_change_while_the_ball_runs(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    click_on(page.primary)
    evening.pass_time(1200)
    assert "Prosím, zahajte hru" in str(page.scene.picture())
    evening.settings.language = "ru"
    evening.settings.roulette_tongue = "it"
    evening.settle()
    assert page.scene.ball_runs
    assert page.primary.words() != "No more bets"
    evening.to_the_end()
    assert "Diciassette" in str(page.scene.picture())


def test_the_window_may_change_its_size_while_the_ball_runs(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = evening.sit_at_roulette()
    monkeypatch.setattr(evening.pictures, "request", lambda *_: None)  # nobody waits for new pictures here
    page.controller.bet("plein:17", 25 * FRANC)
    click_on(page.primary)
    for size in (QSize(1024, 640), QSize(1440, 900), QSize(1700, 700)):
        evening.pass_time(400)
        evening.window.resize(size)
        evening.settle()
        assert page.size() == size
        assert page.scene.ball_runs
        for widget in (*page.icons, page.back, *page.tools, page.primary, page.typed):
            assert page.rect().contains(widget.geometry().center())
    evening.window.resize(QSize(1280, 720))  # or pictures of another size would be asked for later
    evening.to_the_end()
    assert page.controller.table.history == (17,)
    assert page.bankroll.amounts() == (9_975 * FRANC, 25 * 36 * FRANC)


def test_guests_come_and_go_and_the_rules_wait(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    evening.settings.guests = 3
    assert len(page.controller.guests) == 3
    evening.settings.zero = "partage"
    page.controller.bet("noir", 25 * FRANC)
    evening.window.leave_table()
    page = evening.sit_at_roulette()
    assert page.controller.options.zero == "prison"  # something of the person's lies there
    assert len(page.controller.guests) == 3
    page.controller.clear()
    evening.settings.guests = 0
    evening.window.leave_table()
    assert evening.sit_at_roulette().controller.options.zero == "partage"


def test_the_settings_open_at_the_page_of_the_table(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    click_on(page.gear)
    sheet = evening.window.findChildren(SettingsSheet)[0]
    assert sheet.page(RouletteSettingsPage).guests.isVisible()
    assert not sheet.page(HousePage).isVisible()


def test_shortcuts_do_not_collide_in_any_language(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        buttons = (*page.icons, page.back, *page.tools, page.primary)
        keys = [key for key in (button.shortcut().toString() for button in buttons) if key]
        assert len(keys) == len(set(keys)), (language, keys)
        assert "/" not in keys


def test_the_door_says_that_the_table_is_being_laid(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    hurried: list[str] = []
    monkeypatch.setattr(evening.house, "table_ready", lambda *_: False)
    monkeypatch.setattr(evening.house, "hurry", lambda _window, name: hurried.append(name))
    lobby = evening.window.lobby
    QTest.mouseClick(lobby.doors[1], LEFT, pos=lobby.doors[1].rect().center())
    assert hurried == [ROULETTE]
    assert lobby.plate.text() == evening.window.laying_words()
    middle = lobby.plate.geometry().center().x()
    assert abs(middle - lobby.doors[1].geometry().center().x()) < 20


def test_a_roulette_at_rest_neither_paints_nor_ticks(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    evening.rotor.run(600_000)  # the wheel runs down by itself
    assert comes_to_rest(lambda: page.view.paints)
    assert not evening.clock.running
    assert not evening.rotor.running


def test_the_line_answers_in_its_seat_and_asks_over_it(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    line = page.typed
    assert isinstance(line, AnnouncingLine)
    press(evening.window, Qt.Key.Key_Slash)
    say(page, "plein 17 par 100")
    assert line.field.placeholderText() == "“plein 17 par 100”: done."
    say(page, "xyzzy")
    assert line.plate.isVisible()
    QTest.keyClicks(line.field, "r")
    assert not line.plate.isVisible()
    QTest.keyClick(line.field, Qt.Key.Key_Up)
    assert line.field.text() == "xyzzy"
