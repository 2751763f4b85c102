"""`python -m tests.bench.spin WIDTHxHEIGHT`: ms of every frame of a spin with 200 chips lying there.

A frame is: the clock advances 16 ms, Qt does what follows, the window is painted. Printed are the time that
passed and the time the program itself worked, which other programs on the machine disturb less.
"""

from __future__ import annotations

import random
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from PySide6.QtWidgets import QApplication

from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.croupier.speech import CallTexts
from casino_qt.scenes.roulette.scene import RouletteScene
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.view import TableView
from casino_qt.tables.roulette import Roulette

CHIPS, CHIP, FRAME = 200, 500, 16.0


def lay_chips(controller: Roulette, scene: RouletteScene) -> None:
    """One chip on every place of the tableau, then a second on some, until there are 200."""
    bets = scene.layout.places.bets()
    more = random.Random(2).sample(bets, CHIPS - len(bets))
    for bet in [*bets, *more]:
        controller.bet(bet, CHIP)


@contextmanager
def at_the_wheel(folder: Path, size: str) -> Iterator[tuple[Roulette, RouletteScene, HandTicker]]:
    """A table of that size in logical pixels, its pictures painted; its controller, scene and clock."""
    load_fonts()
    width, height = (int(part) for part in size.split("x"))
    pictures = Pictures(folder)
    spec = Spec.for_window(width, height)
    for sheet in RouletteScene.SHEETS:
        pictures.bake_now(sheet, spec)
    profile = Profile.open(folder / "bench.casino")
    controller, clock = Roulette(profile, seed="2b" * 32), HandTicker()
    scene = RouletteScene(
        controller, pictures, Stage(clock), CallTexts("cs", "en", "roulette"), ticker=HandTicker()
    )
    scene.set_spec(spec, 1.0)
    view = TableView(scene)
    view.resize(width, height)
    view.show()
    yield controller, scene, clock
    scene.listen(False)
    profile.close()


def main(size: str) -> None:
    """Spin and print."""
    application = QApplication(sys.argv[:1])
    with (
        tempfile.TemporaryDirectory() as folder,
        at_the_wheel(Path(folder), size) as (controller, scene, clock),
    ):
        lay_chips(controller, scene)
        scene.skip()
        application.processEvents()
        scene.throw_ball()
        while scene.stage.busy:
            began, worked = time.perf_counter(), time.thread_time()
            clock.advance(FRAME)
            application.processEvents()
            print((time.perf_counter() - began) * 1000, (time.thread_time() - worked) * 1000)


if __name__ == "__main__":
    main(sys.argv[1])
