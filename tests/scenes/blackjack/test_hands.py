"""Chips laid, dragged off and taken back at the boxes; the keys do the same."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent

from tests.scenes.blackjack.conftest import MakeRoom
from tests.scenes.blackjack.room import Room

LEFT, RIGHT = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
BESIDE = QPointF(720, 300)


def stakes(room: Room) -> dict[int, int]:
    return {number: sum(box.bets.values()) for number, box in room.controller.table.boxes.items() if box.bets}


def click(room: Room, at: QPointF, button: Qt.MouseButton = LEFT) -> None:
    room.scene.hands.press(at, button)
    room.scene.hands.release(at, button)
    room.run(3_000)


def drag(room: Room, start: QPointF, end: QPointF) -> None:
    room.scene.hands.press(start, LEFT)
    room.scene.hands.move(start + (end - start) / 2, True)
    room.scene.hands.move(end, True)
    room.scene.hands.release(end, LEFT)
    room.run(3_000)


def press_key(room: Room, key: Qt.Key) -> bool:
    return room.scene.hands.key(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def test_a_click_lays_the_chosen_chip_and_the_other_button_takes_it(make_room: MakeRoom) -> None:
    room = make_room()
    box = room.scene.layout.stake(3)
    click(room, room.scene.tray.face(2_500))
    click(room, box)
    click(room, box)
    assert stakes(room) == {3: 5_000}
    click(room, box, RIGHT)
    assert stakes(room) == {}
    room.check()


def test_a_space_that_comes_too_late_to_hurry_lays_no_chip(make_room: MakeRoom) -> None:
    room = make_room()
    click(room, room.scene.layout.stake(3))
    press_key(room, Qt.Key.Key_Space)
    assert stakes(room) == {3: room.scene.chip_value}
    room.scene.show_focus(True)
    press_key(room, Qt.Key.Key_Space)
    assert stakes(room) == {3: 2 * room.scene.chip_value}


def test_a_chip_is_dragged_to_a_box_and_off_again(make_room: MakeRoom) -> None:
    room = make_room()
    box = room.scene.layout.stake(5)
    drag(room, room.scene.tray.face(10_000), box)
    assert stakes(room) == {5: 10_000}
    drag(room, box, box + QPointF(12, 0))  # let go in the same box
    assert stakes(room) == {5: 10_000}
    drag(room, room.scene.tray.face(10_000), BESIDE)
    assert stakes(room) == {5: 10_000}
    drag(room, box, BESIDE)
    assert stakes(room) == {}
    room.check()


def test_keys_choose_lay_and_take(make_room: MakeRoom) -> None:
    room = make_room()
    assert press_key(room, Qt.Key.Key_3)
    assert room.scene.chip_value == room.scene.tray.values[2]
    room.scene.focus_order.choose("box/2")
    assert press_key(room, Qt.Key.Key_Return)
    room.run(3_000)
    assert stakes(room) == {2: room.scene.chip_value}
    assert press_key(room, Qt.Key.Key_Delete)
    room.run(3_000)
    assert stakes(room) == {}
    room.check()


def test_the_ring_of_the_keyboard_covers_no_amount(make_room: MakeRoom) -> None:
    room = make_room()
    room.controller.bet(4, 2_500)
    room.run()
    room.scene.focus_order.choose("box/4")
    room.scene.moved_focus()
    things = room.scene.board.things
    tag = things.pop("box/4/stake/0/tag")
    assert tag.z > room.scene._ring.zValue() > max(thing.z for thing in things.values())
