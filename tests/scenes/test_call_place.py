"""Where a call hangs when its home is not seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from casino_qt.scenes.call_place import CLEAR, FROM_EDGE, clear_of

ROOM = QRectF(100, 300, 800, 450)
USUAL = QRectF(300, 310, 400, 66)


def hung(spoken_of: list[QRectF], other: list[QRectF] | None = None) -> QRectF:
    return QRectF(clear_of(USUAL, ROOM, spoken_of, other or []), USUAL.size())


def test_over_nothing_it_hangs_where_it_would() -> None:
    assert hung([QRectF(0, 0, 50, 50)], [USUAL]) == USUAL


def test_cards_at_the_upper_edge_are_left_uncovered() -> None:
    """It hangs right under them: what lies below is covered where nothing lies."""
    cards = [QRectF(200 + 97 * index, 250, 88, 132) for index in range(7)]
    call = hung(cards)
    assert not any(call.intersects(card) for card in cards)
    assert call.top() == 382 + CLEAR
    assert call.left() == USUAL.left()


def test_of_two_free_places_it_takes_the_one_where_no_stakes_lie() -> None:
    cards, stakes = [QRectF(100, 300, 800, 82)], [QRectF(320, 400, 300, 90)]
    call = hung(cards, stakes)
    assert not any(call.intersects(one) for one in cards + stakes)
    assert ROOM.contains(call)


def test_where_everything_is_full_least_is_covered() -> None:
    """Of cards first; it never leaves what is seen."""
    cards = [QRectF(0, 0, 1600, 690)]
    call = hung(cards, [QRectF(0, 690, 1600, 200)])
    assert call.bottom() == ROOM.bottom() - FROM_EDGE
    assert hung([QRectF(0, 0, 1600, 900)]).topLeft() == QPointF(300, 310)
