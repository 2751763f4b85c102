"""`python -m tests.bench.frames WIDTHxHEIGHT`: ms of every frame of two deals with 24 piles lying there.

A frame is: the clock advances 16 ms, Qt does what follows, the window is painted. Printed are the time that
passed and the time the program itself worked, which other programs on the machine disturb less.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.scenes.piece import Kit, Piece
from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
from tests.screenshots.evening import Evening

PILES, DEALS, FRAME = 24, 2, 16.0


def lay_piles(scene: TrenteEtQuaranteScene, count: int) -> list[Piece]:
    """Piles of other guests with their tags, about the cloth."""
    dice = random.Random(2)
    kit = Kit(scene, scene._wardrobe)  # the bench lays what no rule allows
    pieces = []
    for number in range(count):
        values = tuple(
            sorted((dice.choice((1, 5, 25, 100, 500)) for _ in range(dice.randint(1, 5))), reverse=True)
        )
        x, y = 80 + 980 * dice.random(), 480 + 280 * dice.random()
        pieces.append(Piece(kit, "pile", f"bench/{number}", ("pile", values, 42, number), x, y, 300))
        tag = ("composed", "tag", str(sum(values)), "stake")
        pieces.append(Piece(kit, "tag", f"bench/{number}/tag", tag, x, y + 27, 400))
    return pieces


def main(size: str) -> None:
    """Deal and print."""
    application = QApplication(sys.argv[:1])
    width, height = (int(part) for part in size.split("x"))
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder), QSize(width, height), seed="2")
        evening.sit_down()
        page = evening.page
        page.controller.cut(156)
        evening.to_the_end()
        pieces = lay_piles(page.scene, PILES)
        for spot in Spot:
            page.controller.bet(spot, 50_000)
        evening.to_the_end()
        for _ in range(DEALS):
            page.controller.coup()
            while page.scene.busy:
                began, worked = time.perf_counter(), time.thread_time()
                evening.clock.advance(FRAME)
                application.processEvents()
                print((time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000)
            evening.to_the_end()
        for piece in pieces:
            piece.remove()
        evening.close()


if __name__ == "__main__":
    main(sys.argv[1])
