"""What is written on the tableau can be read whatever lies beside it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPointF, QRectF

from casino_qt.rules.roulette.bets import covers
from casino_qt.scenes.roulette.layout import TAG_H, Layout, inside, key_of, layout_for

WIDTHS = (1422.0, 1600.0)
TAG_W = 58.0  # su: "+7 000"
DIGITS = QRectF(-15, -10, 30, 20)  # su: two printed figures about the middle of their cell


def box(at: QPointF, size: QRectF) -> QRectF:
    return size.translated(at)


def digits(layout: Layout) -> Iterator[tuple[int, QRectF]]:
    """Where each number is printed."""
    for number in range(1, 37):
        yield number, box(QPointF(*layout.places.number_centre(number)), DIGITS)


@pytest.mark.parametrize("width", WIDTHS)
def test_the_tag_of_a_payment_covers_no_number_its_chips_leave_free(width: float) -> None:
    layout = layout_for(width)
    half = layout.chip / 2
    chip = QRectF(-half, -half, 2 * half, 2 * half)
    seen = 0
    for zone in layout.places.zones:
        if not inside(zone.bet):
            continue
        stake, won = layout.stake(zone.bet, zone.side), layout.won(zone.bet, zone.side)
        top = layout.tag(f"{zone.bet}/won", won)
        tag = QRectF(top.x() - TAG_W / 2, top.y(), TAG_W, TAG_H)
        for number, printed in digits(layout):
            free = not any(box(at, chip).intersects(printed) for at in (stake, won))
            assert not (free and tag.intersects(printed)), (key_of(zone), number)
        seen += 1
    assert seen > 130


@pytest.mark.parametrize("width", WIDTHS)
def test_no_two_payments_on_a_number_have_one_tag_over_the_other(width: float) -> None:
    """Of all bets that a number can win, each tag is free in its greater part."""
    layout = layout_for(width)
    for number in range(1, 37):
        tags: dict[str, QRectF] = {}
        for zone in layout.places.zones:
            if inside(zone.bet) and zone.side == 0 and number in covers(zone.bet):
                top = layout.tag(f"{zone.bet}/won", layout.won(zone.bet))
                tags[zone.bet] = QRectF(top.x() - TAG_W / 2, top.y(), TAG_W, TAG_H)
        assert len(tags) >= 6
        for bet, tag in tags.items():
            for other, beside in tags.items():
                common = tag.intersected(beside)
                if bet != other:
                    assert common.width() * common.height() < TAG_W * TAG_H / 2, (bet, other)
