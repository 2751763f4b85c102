"""Tables twice as large as the window: the hand that is asked and the answers, the call and the cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.tables.blackjack import Question
from casino_qt.windows.at_table.table_page import TablePage
from casino_qt.windows.kit.ledge import Ledge, clear
from casino_qt.windows.kit.seen import seen
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.blackjack_states import lay
from tests.screenshots.states import LONG_ROW, REFAIT, STATES, TIE
from tests.windows.conftest import Begin

CONTROL = Qt.KeyboardModifier.ControlModifier
LEFT = Qt.MouseButton.LeftButton
OTHER_SIDE = 8  # a box and the one that lies as far on the other side


def call_of(page: TablePage) -> QRect:
    """The call on the page, without its shadow."""
    unit, banner = page.scene.unit(), page.scene.banner
    (piece,) = [item for item in page.scene.items() if item.zValue() == banner.z and item.isVisible()]
    wide = piece.sceneBoundingRect().width() - 2 * 44.0 * unit
    top = page.view.mapFromScene(banner.at * unit) + page.view.pos()
    return QRect(top.x() - round(wide / 2), top.y(), round(wide), round(page.scene.call_height * unit))


def cards_of(page: TablePage) -> list[QRect]:
    """Every card that lies on the table, on the page."""
    pictures = (card.picture.sceneBoundingRect() for card in page.scene.board.cards.values() if card.seen())
    return [page.view.mapFromScene(box).boundingRect().translated(page.view.pos()) for box in pictures]


@pytest.mark.parametrize("box", [1, 2, 3])
def test_whichever_box_is_asked_its_hand_is_whole_beside_the_answers(begin: Begin, box: int) -> None:
    """In five languages, in two sizes, with its stake; and nothing of it lies under the call."""
    evening = begin("4", ("blackjack",))
    evening.settings.text_size = 200
    page = evening.sit_at_blackjack()
    lay(page, box, OTHER_SIDE - box)
    page.controller.deal()
    evening.to_the_end()
    asked = set()
    for size, language in ((200, "en"), *((200 if at % 2 else 150, one) for at, one in enumerate(LANGUAGES))):
        evening.settings.text_size, evening.settings.language = size, language
        evening.settle()
    while page.controller.question is Question.DECIDE:
        turn, hand = page.controller.table.to_play, page.scene.asked_at()
        assert turn is not None
        assert hand is not None
        asked.add(turn[0])
        around = page.view.mapFromScene(hand).boundingRect().translated(page.view.pos())
        assert clear(page).contains(around), turn
        assert not call_of(page).intersects(around)
        assert all(seen(page).contains(answer.geometry()) for answer in page.offered())
        stake = page.scene.layout.stake(turn[0]) * page.scene.unit()
        assert clear(page).contains(page.view.mapFromScene(stake) + page.view.pos())
        page.controller.stand()
        evening.to_the_end()
    assert asked == {box, OTHER_SIDE - box}


def test_the_answers_lie_still_in_the_window_and_leave_the_amounts_to_be_read(begin: Begin) -> None:
    """Whatever is seen of the page; a click between them is none on the cloth."""
    state = next(one for one in STATES if one.name == "blackjack_decision")
    evening = begin(state.seed, state.tables)
    evening.settings.text_size = 200
    state.reach(evening)
    page = evening.blackjack
    (ledge,) = page.findChildren(Ledge)
    assert ledge.isVisible()
    places = set()
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Left):
        QTest.keyClick(page.view, key, CONTROL)
        places.add(page.card.mapTo(evening.window, QPoint(0, 0)).toTuple())
    assert len(places) == 1
    for _ in range(3):
        QTest.keyClick(page.view, Qt.Key.Key_Down, CONTROL)
        QTest.keyClick(page.view, Qt.Key.Key_Left, CONTROL)
    assert seen(page).contains(page.bankroll.geometry())
    assert not ledge.geometry().intersects(page.bankroll.geometry())
    assert all(ledge.geometry().contains(answer.geometry().center()) for answer in page.offered())
    before = page.controller.table.to_play
    gap = QPoint(page.card.geometry().center().x(), ledge.y() + page.card.height() // 3)
    QTest.mouseClick(evening.window.windowHandle(), LEFT, pos=page.mapTo(evening.window, gap))
    assert (page.controller.table.to_play, page.controller.question) == (before, Question.DECIDE)
    QTest.mouseClick(page.stay, LEFT)
    evening.to_the_end()
    assert page.controller.table.to_play != before
    evening.settings.text_size = 100
    QApplication.processEvents()
    assert not ledge.isVisible()


@pytest.mark.parametrize("seed", ["2", LONG_ROW, TIE, REFAIT])
def test_a_result_hangs_over_none_of_the_cards_it_speaks_of(begin: Begin, seed: str) -> None:
    """Wherever one looks afterwards, as far as there is room beside the cards."""
    evening = begin(seed)
    state = next(one for one in STATES if one.name == "table_won")
    evening.settings.text_size = 200
    state.reach(evening)
    page = evening.page
    ways = (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right)
    for key in (None, *ways, *[Qt.Key.Key_Up] * 3, Qt.Key.Key_Right):
        if key is not None:
            QTest.keyClick(page.view, key, CONTROL)
        call = call_of(page)
        assert seen(page).contains(call)
        assert cards_of(page)
        assert not any(call.intersects(card) for card in cards_of(page)), key


def test_every_button_of_a_replay_comes_into_sight(begin: Begin) -> None:
    """They stand on one bar that is wider than the window."""
    state = next(one for one in STATES if one.name == "replay_trente-et-quarante")
    evening = begin(state.seed, state.tables)
    evening.settings.text_size = 200
    state.reach(evening)
    evening.settle()
    window, walked = evening.window, set()
    for _ in range(14):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        focused = window.focusWidget()
        box = QRect(focused.mapTo(window, QPoint(0, 0)), focused.size())
        assert window.rect().adjusted(-6, -6, 6, 6).contains(box), focused.accessibleName()
        walked.add(focused)
    assert len(walked) > 10
