"""Larger text in the smallest usual window: nothing cut, nothing moved across, and the keyboard is seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.bank import player
from casino_qt.bank.layouts import LONGEST_NAME
from casino_qt.windows.at_table.kept_layouts import KeptLayouts
from casino_qt.windows.house_rules.weighed import PresetList
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.ivory_table import shared
from casino_qt.windows.kit.ledge import Ledge
from casino_qt.windows.kit.numbers_table import Column, NumbersTable, Points
from casino_qt.windows.kit.paragraph import Words
from casino_qt.windows.kit.popover import Card, Popover
from casino_qt.windows.kit.seen import seen
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.laboratory.sheet import LaboratorySheet
from casino_qt.windows.players.sheet import PlayersSheet
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.evening import Evening
from tests.screenshots.fit import faults
from tests.screenshots.states import STATES
from tests.windows.conftest import Begin

BY_NAME = {state.name: state for state in STATES}
TIGHT = {
    "book_full": (200,),
    "laboratory_flat": (175,),
    "laboratory_empty": (175,),
}
"""States that have the least room for their words, with sizes of text at which they have it least."""


def reached(begin: Begin, name: str, size: int = 100) -> Evening:
    """A state, its text so large when it is reached."""
    state = BY_NAME[name]
    evening = begin(state.seed, state.tables)
    evening.settings.reduced_motion = True
    evening.window.setUpdatesEnabled(False)  # where things lie is looked at, not how they are painted
    evening.settings.text_size = size
    evening.settle()
    state.reach(evening)
    evening.settle()
    return evening


@pytest.mark.parametrize("name", TIGHT)
def test_nothing_is_cut_nor_moved_across(begin: Begin, name: str) -> None:
    """In every language, changed while it is open."""
    evening = reached(begin, name)
    for size in TIGHT[name]:
        evening.settings.text_size = size
        for language in LANGUAGES:
            evening.settings.language = language
            evening.settle()
            assert faults(evening.window) == [], f"{size} in {language}"
            for sheet in evening.window.findChildren(Sheet):
                assert sheet.isHidden() or not sheet.scrolling.sideways, f"{size} in {language}"
    evening.settings.text_size, evening.settings.language = 100, "en"


@pytest.mark.parametrize("name", ["about", "players_delete", "book_fairness"])
def test_a_sheet_is_no_higher_than_its_paragraphs(begin: Begin, name: str) -> None:
    """What is short is seen whole: at one and a half times the text there is nothing to scroll."""
    window = reached(begin, name, 150).window
    sheet = [sheet for sheet in window.findChildren(Sheet) if sheet.isVisible()][-1]
    texts = [one for one in sheet.panel.findChildren(Words) if one.isVisible() and one.text()]
    assert texts
    for text in texts:
        wanted = text.heightForWidth(text.width())
        assert text.height() < wanted + text.fontMetrics().height(), text.text()
    assert sheet.rect().contains(sheet.panel.geometry())


@pytest.mark.parametrize("room", range(90, 130, 7))
def test_columns_share_whole_pixels(room: int) -> None:
    wanted = [20, 31, 17, 22]
    widths = shared(wanted, room)
    assert all(width >= least for width, least in zip(widths, wanted, strict=True))
    assert sum(widths) == max(room, sum(wanted))
    assert max(w - x for w, x in zip(widths, wanted, strict=True)) <= max(0, room - 90) // 4 + 1


def test_a_table_gives_up_air_before_it_is_moved_across(qtbot: QtBot) -> None:
    """Some of it: what needs much more room than there is keeps its air and has a bar."""
    load_fonts()
    room = QWidget()
    qtbot.addWidget(room)
    table = NumbersTable(room)
    table.tell(Points(tuple(Column(f"Сыграно {at}") for at in range(6)), 9, lambda row, at: f"{row}{at},5"))
    room.resize(1280, 720)
    room.show()
    whole = round(table.needed_width())
    moved = {}
    for less in (0, 3, 20, 400):
        table.resize(whole - less, 300)
        QApplication.processEvents()  # Qt tells its bars of other columns a little later
        moved[less] = table.horizontalScrollBar().maximum()
    assert [moved[less] > 0 for less in moved] == [False, False, False, True]
    assert table.beside == table.PADDING * table.k


@pytest.mark.parametrize("name", ["players_snapshots", "players_six", "house_rules_own_sets"])
def test_the_line_the_keyboard_is_on_is_seen_in_a_list_of_any_length(begin: Begin, name: str) -> None:
    evening = reached(begin, name, 200)
    window = evening.window
    lines = [one for one in window.findChildren(PresetList) if one.isVisible()][-1]
    lines.setFocus(Qt.FocusReason.TabFocusReason)
    count = len(lines.rects())
    assert count > 3
    for key in [Qt.Key.Key_Up] * count + [Qt.Key.Key_Down] * count:
        QTest.keyClick(lines, key)
        seen = lines.visibleRegion().boundingRect()
        assert seen.contains(lines.rects()[lines.index()].toAlignedRect()), lines.index()
    assert lines.index() == count - 1
    evening.settings.text_size = 100


def test_a_card_stays_in_the_window_whose_bet_has_gone_out_of_sight(begin: Begin) -> None:
    """And Tab shows where the keyboard is, where there is one button alone."""
    evening = reached(begin, "roulette_prison_why", 200)
    window = evening.window
    page = window.table
    assert page is not None
    card: Popover = page.popover
    for at in (QPointF(page.width() - 1, page.height() - 1), QPointF(0, 0), QPointF(0, page.height())):
        card.point_at(at)
        card.fit()
        assert card.rect().contains(card.panel.geometry())
    button = Button("secondary")
    card.tell(lambda: Card("Rouge", ["17 rouge impair manque. " * 9] * 9, [], [button]), QPointF(99, 99))
    button.say("F1")
    QApplication.processEvents()
    QTest.keyClick(button, Qt.Key.Key_Home)
    assert not button.visibleRegion().contains(button.rect().center())
    QTest.keyClick(button, Qt.Key.Key_Tab)
    assert button.hasFocus()
    assert button.visibleRegion().contains(button.rect())
    evening.settings.text_size = 100


@pytest.mark.parametrize("size", [100, 200])
@pytest.mark.parametrize(
    "name", ["W" * player.LONGEST_NAME, "Maximilienne-Alexandrine von und zu Wulff"[:40]]
)
def test_the_longest_name_of_a_player_is_read_whole(begin: Begin, name: str, size: int) -> None:
    evening = begin()
    evening.profile.rename(name)
    evening.settings.text_size = size
    sheet = evening.window.open_players()
    assert isinstance(sheet, PlayersSheet)
    evening.settle()
    lines = sheet.lines
    assert "".join(lines._name_lines(0)).replace(" ", "") == name.replace(" ", "")
    assert faults(evening.window) == []
    (line,) = lines.rects()
    assert lines.rect().toRectF().contains(line)
    sheet.lay_away()
    evening.settings.text_size = 100


@pytest.mark.parametrize("size", [100, 200])
def test_the_longest_name_of_a_layout_is_read_whole(begin: Begin, size: int) -> None:
    evening = begin(tables=("roulette",))
    evening.settings.text_size = size
    page = evening.sit_at_roulette()
    page.controller.bet("rouge", 1_000)
    names = [
        "W" * LONGEST_NAME,
        "Voisins du zéro, tiers et orphelins, et la finale sept de cinq"[:60],
        "Jan",
    ]
    for name in names:
        assert page.controller.keep_layout(name)
    page.show_layouts()
    evening.settle()
    (card,) = page.findChildren(KeptLayouts)
    read = {"".join(title.text().split()) for title in card._titles}
    assert read == {"".join(name.split()) for name in names}
    assert faults(evening.window) == []
    for title in card._titles:
        asked = title.sizeHint()
        assert title.width() >= asked.width()
        assert title.height() >= asked.height()
    evening.settings.text_size = 100


@pytest.mark.parametrize("size", [125, 200])
def test_wherever_the_keyboard_goes_is_beside_the_answers(begin: Begin, size: int) -> None:
    """The pieces in the tray lie at the foot of the page, where nothing can be above the answers."""
    evening = reached(begin, "blackjack_decision")
    evening.settings.text_size = size
    evening.settle()
    page = evening.blackjack
    ledge = page.findChild(Ledge)
    assert ledge is not None
    assert ledge.isVisible()
    page.view.setFocus(Qt.FocusReason.TabFocusReason)
    pieces = set()
    for _ in range(30):
        spot = page.scene.focus_order.current
        if page.view.hasFocus() and spot is not None:
            box = page.view.spot_rect(spot).translated(page.view.pos())
            assert not box.intersects(ledge.geometry()), spot.key
            assert seen(page).adjusted(-6, -6, 6, 6).contains(box), spot.key
            if spot.key.startswith("chip/"):
                pieces.add(spot.key)
                QTest.keyClick(page.view, Qt.Key.Key_Right)
                if page.scene.focus_order.current is not spot:
                    continue
        QTest.keyClick(evening.window.focusWidget(), Qt.Key.Key_Tab)
    assert len(pieces) >= 4
    evening.settings.text_size = 100


def test_what_is_told_lies_above_the_answers(begin: Begin) -> None:
    """How things stand, and what a bet is worth."""
    evening = reached(begin, "oval_standing")
    page = evening.oval
    line = page.asking.line
    line.tell("Ваша сдача", ["платит 2 жетона", "за сданное 31\xa0— 4", "отклонение 2,05"], "W", "Вывод")
    for size, language in ((150, "ru"), (200, "fr")):
        evening.settings.text_size, evening.settings.language = size, language
        evening.settle()
        ledge = page.findChild(Ledge)
        assert ledge is not None
        assert ledge.isVisible()
        for told in (page.teller.plate, line):
            assert told.isVisible()
            assert not told.geometry().intersects(ledge.geometry())
            assert seen(page).contains(told.geometry().center())
    evening.settings.text_size, evening.settings.language = 100, "en"


class Windows(QObject):
    """Notes whatever is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(type(watched).__name__)
        return False


def test_what_is_written_anew_is_no_window_for_a_moment(begin: Begin, qapp: QApplication) -> None:
    """What lay on a card once came up beside the house, empty, and took the keyboard from it."""
    evening = reached(begin, "oval_standing")
    noted = Windows()
    qapp.installEventFilter(noted)
    try:
        evening.settings.text_size = 150
        for language in ("fr", "en"):
            evening.settings.language = language
        evening.settle()
        assert noted.shown == []
        assert qapp.activeWindow() is evening.window
    finally:
        qapp.removeEventFilter(noted)
        evening.settings.text_size = 100


def test_a_form_over_its_results_is_as_wide_as_they_are(begin: Begin) -> None:
    evening = reached(begin, "laboratory_flat", 150)
    sheet = next(sheet for sheet in evening.window.findChildren(LaboratorySheet) if sheet.isVisible())
    assert sheet.form.width() == sheet.page.width()
    evening.settings.text_size = 100
    evening.settle()
    assert sheet.form.geometry().right() < sheet.page.geometry().left()
