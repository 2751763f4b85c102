"""At blackjack: by mouse alone and by keyboard alone in every language, the guard, insurance, a slip, why."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from casino_qt.art.pictures import Pictures
from casino_qt.rules.blackjack.actions import Action, Slip
from casino_qt.rules.blackjack.sight import SeenTable
from casino_qt.rules.blackjack.state import Phase
from casino_qt.tables.blackjack import Question
from casino_qt.tables.blackjack_guests import party
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.kit.alphabets import same_key
from casino_qt.windows.kit.button import Button, KitButton
from casino_qt.windows.kit.guard import PAUSE
from tests.screenshots.blackjack_states import (
    AN_ACE,
    ELEVEN,
    FOUR_AND_FOUR,
    GIVEN_UP,
    GUEST_DOUBLES,
    GUESTS_AND_AN_ACE,
)
from tests.screenshots.evening import BLACKJACK, Evening

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
FRANC = 100
LANGUAGES = ("en", "fr", "it", "cs", "ru")


class Room:
    """An evening at the table, whose guard has a clock of its own."""

    def __init__(self, folder: Path, pictures: Pictures, language: str, seed: str, guests: int = 0) -> None:
        size = QSize(1280, 720)
        self.evening = Evening(folder, size, language, seed, pictures=pictures, tables=(BLACKJACK,))
        self.evening.settings.reduced_motion = True
        self.page = self.evening.sit_at_blackjack(guests)
        self.now = self.page.guard.clock() + 1.0
        self.page.guard.clock = lambda: self.now

    def wait(self) -> None:
        """Everything is told, and the eye has seen what is asked."""
        self.evening.to_the_end()
        self.now += 1.0

    def at(self, su: QPointF) -> QPoint:
        return self.page.view.mapFromScene(su * self.page.scene.unit())

    def click(self, su: QPointF, button: Qt.MouseButton = LEFT) -> None:
        QTest.mouseClick(self.page.view.viewport(), button, pos=self.at(su))

    def press(self, key: Qt.Key) -> None:
        self.evening.window.activateWindow()
        QTest.keyClick(self.evening.window.focusWidget() or self.evening.window, key)

    def lay(self, *boxes: int, francs: int = 100) -> None:
        for box in boxes:
            self.page.controller.bet(box, francs * FRANC)
        self.wait()

    def deal(self, *boxes: int) -> None:
        self.lay(*boxes)
        self.page.controller.deal()
        self.wait()


class Rooms:
    """Opens evenings and ends them."""

    def __init__(self, folder: Path, pictures: Pictures) -> None:
        self.folder, self.pictures, self.opened = folder, pictures, list[Room]()

    def __call__(self, seed: str = "2", language: str = "en", guests: int = 0) -> Room:
        self.opened.append(Room(self.folder, self.pictures, language, seed, guests))
        return self.opened[-1]


@pytest.fixture(scope="module")
def pictures(painted: Pictures) -> Pictures:
    return painted


@pytest.fixture
def rooms(qtbot: QtBot, tmp_path: Path, pictures: Pictures) -> Iterator[Rooms]:
    rooms = Rooms(tmp_path, pictures)
    yield rooms
    for room in rooms.opened:
        room.evening.close()


def click_on(button: KitButton) -> None:
    QTest.mouseClick(button, LEFT, pos=button.face_rect().center().toPoint())


def key_of(button: KitButton) -> Qt.Key:
    return Qt.Key(button.shortcut()[0].key())  # type: ignore[index]  # a sequence is read by index


def allowed(page: BlackjackPage) -> Button:
    """What somebody does who always takes the first button that may be pressed, but never splits."""
    return next(button for button in (page.stay, page.card) if button.isEnabled())


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coup_by_mouse_alone(rooms: Rooms, language: str) -> None:
    room = rooms(language=language)
    page, layout = room.page, room.page.scene.layout
    room.click(page.scene.tray.face(100 * FRANC))
    for box in (3, 4):
        room.click(layout.stake(box))
    room.wait()
    room.click(layout.stake(5))
    room.click(layout.stake(5), RIGHT)  # taken back
    room.wait()
    assert page.bankroll.amounts() == (9_800 * FRANC, 200 * FRANC)
    click_on(page.primary)
    room.wait()
    while page.controller.table.phase is not Phase.BETTING:
        click_on(allowed(page))
        room.wait()
    assert page.primary.isVisible()
    assert page.controller.table.coups == 1
    assert page.bankroll.amounts()[1] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_coup_by_keyboard_alone(rooms: Rooms, language: str) -> None:
    room = rooms(language=language)
    page = room.page
    room.press(Qt.Key.Key_4)  # the fourth piece of the tray
    for key in (Qt.Key.Key_Tab, Qt.Key.Key_Return, Qt.Key.Key_Left, Qt.Key.Key_Return):
        room.press(key)
    room.wait()
    assert sorted(page.controller.table.boxes) == [1, 2]
    assert page.controller.in_play == 200 * FRANC
    room.press(key_of(page.primary))
    room.wait()
    while page.controller.table.phase is not Phase.BETTING:
        room.press(key_of(allowed(page)))
        room.wait()
    assert page.controller.table.coups == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_keys_are_the_same(rooms: Rooms, language: str) -> None:
    """Whatever the choices may mean together, beside the rail; a Russian key counts where it lies, too."""
    page = rooms(language=language).page
    rail = [button.shortcut().toString() for button in page.icons]
    others = [{offer.key for offer in offers} for offers in page.offers.possible()]
    keys = Counter(key for keys in [*others, {key for key in rail if key}] for key in keys)
    doubled = [key for key, count in keys.items() if count > 1]
    assert doubled == []
    seconds = Counter(same_key(key) for key in keys if same_key(key))
    assert [key for key, count in seconds.items() if count > 1 or key in keys] == []
    tools = [button.shortcut().toString() for button in (*page.tools, page.primary)]
    assert len(set(tools)) == len(tools)
    assert all(len(key) == 1 for key in [*keys, *tools] if not key.startswith(("F", "Esc")))


def test_what_is_not_allowed_says_why(rooms: Rooms) -> None:
    room = rooms(ELEVEN)
    room.deal(3, 4)
    page = room.page
    assert not page.stay.isEnabled()
    assert "Below a hard 12 a card must be drawn." in page.stay.toolTip()
    assert "Only two cards of equal value may be split." in page.split.toolTip()
    assert "Only a 12 without an ace may be given up." in page.surrender.toolTip()
    assert "insurance only while the croupier's one card is an ace" in page.insure.toolTip()
    assert page.double_down.isEnabled()
    click_on(page.double_down)
    assert not page.card.isEnabled()
    assert "The croupier is at work." in page.card.toolTip()


def test_a_click_meant_for_the_hand_before_is_not_taken(rooms: Rooms) -> None:
    room = rooms("2")
    room.deal(3, 4, 5)
    page, table = room.page, room.page.controller.table
    while not page.stay.isEnabled():
        click_on(page.card)
        room.wait()
    before = table.to_play
    click_on(page.stay)
    room.evening.to_the_end()
    after = table.to_play
    assert after != before
    button = allowed(page)
    click_on(button)
    room.press(key_of(button))
    QTest.mouseDClick(button, LEFT, pos=button.face_rect().center().toPoint())
    room.evening.to_the_end()
    assert table.to_play == after
    assert len(page.scene.snapshot.hand(*after).cards) == 2 if after else False
    room.now += PAUSE + 0.01
    click_on(button)
    room.evening.to_the_end()
    hand = table.to_play and page.scene.snapshot.hand(*after) if after else None
    assert table.to_play != after or (hand and len(hand.cards) == 3)


def test_the_second_click_of_a_fast_pair_does_not_split_again(rooms: Rooms) -> None:
    room = rooms(FOUR_AND_FOUR)
    room.deal(3, 4)
    page = room.page

    def hands() -> int:
        return sum(len(box.hands) for box in page.controller.table.boxes.values())

    for before in range(2, 8):
        while not page.split.isEnabled():
            click_on(allowed(page))
            room.wait()
        click_on(page.split)
        room.evening.to_the_end()
        click_on(page.split)  # it may be a pair again by now
        room.press(key_of(page.split))
        room.evening.to_the_end()
        assert hands() == before + 1
        room.now += PAUSE + 0.01


def test_the_deal_does_not_come_from_the_last_click_of_the_coup(rooms: Rooms) -> None:
    room = rooms("2")
    room.deal(3, 4)
    page = room.page
    while not page.primary.isVisible():
        room.now += 1.0
        click_on(allowed(page))
        room.evening.to_the_end()
    coups = page.controller.table.coups
    for box in (3, 4):
        page.controller.bet(box, 100 * FRANC)
        room.evening.to_the_end()
    click_on(page.primary)
    assert page.controller.table.coups == coups
    assert page.controller.table.phase is Phase.BETTING
    room.now += 1.0
    click_on(page.primary)
    assert page.controller.table.phase is not Phase.BETTING or page.controller.table.coups > coups


def faces(page: BlackjackPage) -> list[QRect]:
    return [button.geometry() for button in page.choices]


def test_no_choice_moves_whatever_is_asked(rooms: Rooms) -> None:
    room = rooms(GIVEN_UP)
    room.evening.settings.croupier_slips = True
    page = room.page
    assert page.controller.new_sitting(page.house.options_of(BLACKJACK), GIVEN_UP)
    room.wait()
    room.deal(3, 4)
    places = faces(page)
    assert page.card.words() == "Card"
    page.controller._settle_for(Slip())
    room.wait()
    assert page.controller.question is Question.CARD
    assert (page.card.words(), page.stay.words()) == ("Take it", "Decline")
    assert faces(page) == places
    click_on(page.stay)
    room.wait()
    assert page.controller.table.asked == (4, 0)
    room.click(page.scene.layout.offer.at)  # a click on the card itself takes it
    room.wait()
    assert len(page.scene.snapshot.hand(4, 0).cards) == 3 or page.controller.table.coups
    assert faces(page) == places


def test_insurance_by_click_on_the_band_and_by_its_button(rooms: Rooms) -> None:
    room = rooms(AN_ACE)
    room.deal(3, 4)
    page, controller = room.page, room.page.controller
    band = page.scene.layout.insurance(4, 0, 1)
    room.click(band)  # a chip of 25
    room.wait()
    room.click(page.scene.tray.face(500 * FRANC))
    room.click(band)  # no more than half of the stake
    room.wait()
    boxes = controller.table.boxes
    assert boxes[4].insurance == {"you": 50 * FRANC}
    assert page.insure.isEnabled()
    click_on(page.insure)
    room.wait()
    assert controller.table.boxes[3].insurance == {"you": 50 * FRANC}
    assert not page.insure.isEnabled()
    assert "All that may be insured is insured." in page.insure.toolTip()


def test_who_is_insured_and_doubles_is_asked(rooms: Rooms) -> None:
    room = rooms(AN_ACE)
    room.deal(3, 4)
    page, controller = room.page, room.page.controller
    controller.insure(3, 50 * FRANC)
    room.wait()
    click_on(page.double_down)
    assert page.popover.isVisible()
    yes = next(b for b in page.popover.findChildren(Button) if b.words() == "Raise it by 50")
    click_on(yes)
    assert not page.popover.isVisible()
    assert controller.table.boxes[3].insurance == {"you": 100 * FRANC}
    assert controller.table.boxes[3].hands[0].doubled


def test_the_tools_of_the_bets(rooms: Rooms) -> None:
    room = rooms()
    page = room.page
    room.lay(3, 4)
    click_on(page.double)
    room.wait()
    assert page.controller.in_play == 400 * FRANC
    click_on(page.undo)
    room.wait()
    assert page.controller.in_play == 200 * FRANC
    click_on(page.clear)
    room.wait()
    assert page.controller.in_play == 0
    room.deal(3, 4)
    while page.controller.table.phase is not Phase.BETTING:
        click_on(allowed(page))
        room.wait()
    click_on(page.repeat)
    room.wait()
    assert page.controller.in_play == 200 * FRANC
    assert sorted(page.controller.table.boxes) == [3, 4]


def test_why_this_amount(rooms: Rooms) -> None:
    room = rooms(ELEVEN)
    room.deal(3, 4)
    page = room.page
    click_on(page.double_down)
    room.wait()
    while page.controller.table.phase is not Phase.BETTING:
        click_on(allowed(page))
        room.wait()
    tag = page.scene.board.get("box/3/result/0")
    assert tag is not None
    room.click(QPointF(tag.x, tag.y + 9))
    assert page.popover.isVisible()
    said = page.popover.accessibleDescription()
    assert "Your hand: eight of spades, three of clubs, five of diamonds. It makes 16." in said
    assert "Your stake: 200" in said
    assert "House rules 4.4" in [button.words() for button in page.popover.findChildren(Button)]


def test_alone_a_second_box_is_needed(rooms: Rooms) -> None:
    room = rooms()
    assert room.page.primary.words() == "Deal", "there is no coup to watch"
    room.lay(4)
    click_on(room.page.primary)
    assert room.page.plate.text() == "At least two boxes must be occupied before the deal."


def test_guests_sit_at_their_boxes_and_their_names_are_read(rooms: Rooms) -> None:
    room = rooms(guests=2)
    names = {seen.key for seen in room.page.scene.picture() if seen.kind == "name"}
    assert names == {"box/2/name", "box/6/name"}
    spoken = [spot.name() for spot in room.page.scene.focus_order.spots if spot.key == "box/2"]
    assert spoken == ["Box 2, held by Signora Bice"]
    room.evening.settings.blackjack_guests = 0
    room.page.setting_changed("blackjack/guests")
    room.wait()
    assert not [seen for seen in room.page.scene.picture() if seen.kind == "name"]


def test_a_guest_before_whose_box_one_bets_asks_for_more(rooms: Rooms) -> None:
    room = rooms(GUEST_DOUBLES, guests=5)
    page, controller = room.page, room.page.controller
    room.lay(4)
    room.lay(*(number for number in controller.table.boxes if number != 4), francs=25)
    click_on(page.primary)
    room.wait()
    assert controller.adding is not None
    assert (page.card.words(), page.stay.words()) == ("Add 25", "Add nothing")
    assert page.plate.text() == "Capitano Fabbri raises: does your stake follow?"
    assert "Another guest holds this box and decides." in page.double_down.toolTip()
    before = controller.in_play
    click_on(page.card)
    room.wait()
    assert controller.in_play == before + 25 * FRANC


def test_before_a_guest_plays_insurance_is_asked_for(rooms: Rooms) -> None:
    room = rooms(GUESTS_AND_AN_ACE, guests=5)
    page, controller = room.page, room.page.controller
    room.lay(4)
    room.lay(*(number for number in controller.table.boxes if number != 4), francs=25)
    click_on(page.primary)
    room.wait()
    assert controller.question is Question.INSURANCE
    assert page.stay.words() == "Go on"
    assert not page.card.isEnabled()
    assert page.plate.text().startswith("Insurance?")
    room.click(page.scene.layout.insurance(4, 0, 1))  # a chip of 25
    room.wait()
    assert controller.table.boxes[4].insurance["you"] == 25 * FRANC
    assert controller.question is Question.INSURANCE
    click_on(page.stay)
    room.wait()
    assert controller.question is not Question.INSURANCE
    assert page.scene.corrections == []


def test_four_hands_are_played_by_their_buttons(rooms: Rooms) -> None:
    room = rooms(FOUR_AND_FOUR)
    room.deal(3, 4)
    page, table = room.page, room.page.controller.table
    while page.controller.table.phase is not Phase.BETTING:
        click_on(page.split if page.split.isEnabled() else allowed(page))
        room.wait()
    last = table.last
    assert last is not None
    assert [len(box.hands) for box in last.boxes] == [4, 4]
    assert page.scene.corrections == []


def test_the_next_question_comes_without_anything_having_happened(
    rooms: Rooms, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No insurance, and at once a guest doubles before the person's stake: the buttons ask about that."""
    room = rooms(GUESTS_AND_AN_ACE, guests=5)
    page, controller = room.page, room.page.controller
    room.lay(4)
    room.lay(*(number for number in controller.table.boxes if number != 4), francs=25)
    room.deal()
    assert controller.question is Question.INSURANCE
    assert page.plate.isVisible()

    def doubles(table: SeenTable, _seal: str) -> Action | None:
        assert table.to_play is not None
        return party.decided(table, "double", table.boxes[table.to_play[0]].holder)

    monkeypatch.setattr(party, "next_move", doubles)
    insurance = page.plate.text()
    click_on(page.stay)
    assert controller.adding is not None
    assert page.card.words() == "Add 25"
    assert page.plate.text() != insurance
