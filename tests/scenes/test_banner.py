"""Two calls are never legible over one another: the one before is gone when the next drops in."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QGraphicsItem

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.called import call_look
from casino_qt.scenes.composed import BANNER_H, BANNER_MARGIN
from casino_qt.scenes.piece import Piece
from casino_qt.settings import SPEEDS
from tests.scenes.conftest import MakeRoom
from tests.scenes.table_room import NEXT, SHOES, Room

FRAME = 16.0


def test_nothing_is_asked_of_a_call_beyond_its_edge(make_room: MakeRoom, qtlog: Any) -> None:
    room = make_room()
    room.run()
    banner, place = room.scene.banner, room.scene.kit.wardrobe.place
    assert banner._piece is not None
    box = banner._piece.item.sceneBoundingRect()
    for part in range(101):
        for aside in (0.0, 0.3, 0.5, 0.7):
            for at in (
                QPointF(box.right() - aside, box.top() + box.height() * part / 100),
                QPointF(box.left() + box.width() * part / 100, box.bottom() - aside),
            ):
                banner.shown(at / place.unit)
    assert [record.message for record in qtlog.records] == []


def calls_seen(room: Room) -> list[float]:
    """How opaque each call is that can be seen at all."""
    banner = room.scene.banner
    pieces = [*banner._leaving, *([banner._piece] if banner._piece is not None else [])]
    items: list[QGraphicsItem] = [piece.item for piece in pieces]
    return [item.opacity() for item in items if item.scene() is not None and item.opacity() > 0]


@pytest.mark.parametrize("reduced", [False, True])
@pytest.mark.parametrize("apart", [16.0, 64.0, 144.0, 640.0])
def test_one_call_waits_until_the_other_is_gone(make_room: MakeRoom, apart: float, reduced: bool) -> None:
    room = make_room(reduced=reduced)
    room.run()
    banner, last = room.scene.banner, calls_seen(room)
    for words in ("Faites vos jeux", "Rien ne va plus", "Rouge gagne", "Couleur perd"):
        banner.say(partial(call_look, words, "", 400.0))
        for _ in range(round(apart / FRAME)):
            room.ticker.advance(FRAME)
            seen = calls_seen(room)
            assert len(seen) <= 1
            # Nothing jumps: what is half seen goes from there.
            assert not (seen and last) or abs(seen[0] - last[0]) < 0.4
            last = seen
    room.run()
    assert calls_seen(room) == [1.0]
    shown = banner.shown()
    assert shown is not None
    assert shown.words == "Couleur perd"


@pytest.mark.parametrize("shoe", ["apres", "refait"])
def test_no_two_calls_of_a_coup_cross(make_room: MakeRoom, shoe: str) -> None:
    room = make_room(speed=max(SPEEDS) / 100, shoes=[SHOES[shoe], SHOES["rouge_gagne_et_couleur"]])
    said: list[str] = []
    room.scene.banner.spoken = lambda look: said.append(str(look))

    def watch() -> None:
        while room.ticker.running:
            room.ticker.advance(FRAME)
            assert len(calls_seen(room)) <= 1, said[-2:]

    room.scene.open_table()
    watch()
    room.controller.cut(150)
    watch()
    room.controller.bet(Spot.ROUGE, 10_000)
    watch()
    room.controller.coup()
    watch()
    assert len(said) > 4


def test_a_call_away_from_home_covers_no_amount(make_room: MakeRoom) -> None:
    """Wherever one looks while what was won and lost lies there."""
    room = make_room(shoes=[f"{SHOES['rouge_gagne_et_couleur']} {NEXT}"])
    room.cut()
    for spot in Spot:
        room.controller.bet(spot, 3_000)
    room.controller.coup()
    room.scene.skip()
    place, banner = room.scene.kit.wardrobe.place, room.scene.banner
    lying = [piece for piece in room.scene.board.all() if isinstance(piece, Piece)]
    tags = [piece for piece in lying if piece.kind in ("tag", "lost")]
    assert len(tags) > 4
    hung = 0
    for across in range(0, 801, 100):
        for down in range(100, 601, 20):
            room.scene.show_within(place.rect(QRectF(across, down, 640, 300)))
            assert banner._piece is not None
            if banner.away:
                hung += 1
                half = place.su(banner._piece.item.sceneBoundingRect().bottomRight()).x() - banner.at.x()
                call = QRectF(
                    banner.at.x() - half + BANNER_MARGIN, banner.at.y(), 2 * (half - BANNER_MARGIN), BANNER_H
                )
                assert not any(place.rect(call).intersects(tag.item.sceneBoundingRect()) for tag in tags)
    assert hung > 100
