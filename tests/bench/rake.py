"""`python -m tests.bench.rake WIDTHxHEIGHT`: ms of every frame while the croupier rakes and pays 60 piles.

As tests.bench.spin, from the moment when the ball has fallen.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from pathlib import Path

from PySide6.QtWidgets import QApplication

from casino_qt.scenes.roulette.scene import RouletteScene
from casino_qt.tables.roulette import Roulette
from tests.bench.spin import CHIP, FRAME, at_the_wheel

PILES = 60


def lay_piles(controller: Roulette, scene: RouletteScene) -> None:
    """Two chips on each of 60 places."""
    for bet in random.Random(3).sample(list(scene.layout.places.bets()), PILES):
        controller.bet(bet, 2 * CHIP)


def main(size: str) -> None:
    """Throw, wait for the ball, and print."""
    application = QApplication(sys.argv[:1])
    with (
        tempfile.TemporaryDirectory() as folder,
        at_the_wheel(Path(folder), size) as (controller, scene, clock),
    ):
        lay_piles(controller, scene)
        scene.skip()
        application.processEvents()
        scene.throw_ball()
        while scene.stage.busy:
            settling = scene.settling
            began, worked = time.perf_counter(), time.thread_time()
            clock.advance(FRAME)
            application.processEvents()
            if settling:
                print((time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000)


if __name__ == "__main__":
    main(sys.argv[1])
