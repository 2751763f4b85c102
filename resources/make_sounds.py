"""Makes every sound in the repository again: `make sounds`. The same script and seed make the same files.

All are synthesised (no recording, nothing of anybody else's): 16-bit mono WAV, brought to the same peak.
"""

from __future__ import annotations

import sys
import wave
import zlib
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import numpy.typing as npt

from resources.synthesis import cards, chips, room, wheel
from resources.synthesis.signal import RATE, Chance, Wave

FOLDER = Path(__file__).resolve().parent / "sounds"
PEAK = 10 ** (-3 / 20)
"""−3 dB below full scale; how loud a sound is at the table stands in `casino_qt/sound/catalogue.py`."""
SEED = 1912

SOUNDS: dict[str, Callable[[Chance], Wave]] = {
    "chip_1": partial(chips.chip_on_cloth, stiffness=5.8e9),
    "chip_2": partial(chips.chip_on_cloth, stiffness=6.7e9),
    "chip_3": partial(chips.chip_on_cloth, stiffness=7.8e9),
    "chip_on_chips_1": partial(chips.chip_on_chips, stiffness=6.2e9),
    "chip_on_chips_2": partial(chips.chip_on_chips, stiffness=7.4e9),
    "stack_1": partial(chips.stack, count=6),
    "stack_2": partial(chips.stack, count=8),
    "pile_slide_1": chips.slide,
    "pile_slide_2": chips.slide,
    "rake_1": chips.rake,
    "rake_2": chips.rake,
    "card_slide_1": cards.slide,
    "card_slide_2": cards.slide,
    "card_slide_3": cards.slide,
    "card_flip_1": cards.flip,
    "card_flip_2": cards.flip,
    "gather": cards.gather,
    "shuffle": cards.shuffle,
    "riffle": cards.riffle,
    "cut": cards.cut,
    "ball_launch": wheel.launch,
    "ball_roll": wheel.roll,
    "lozenge_1": partial(wheel.lozenge, pitch=2780.0),
    "lozenge_2": partial(wheel.lozenge, pitch=3120.0),
    "fret_1": partial(wheel.fret, pitch=2140.0),
    "fret_2": partial(wheel.fret, pitch=2430.0),
    "fret_3": partial(wheel.fret, pitch=2690.0),
    "ball_rest": wheel.rest,
    "bell": room.bell,
    "room": room.room,
}
LOOPS = ("ball_roll", "room")
"""Played round and round: their end goes on into their beginning."""
RATES = {"room": room.ROOM_RATE}
"""Samples a second of those that need fewer."""


def samples(name: str) -> npt.NDArray[np.int16]:
    """Make the sound called `name`: samples at its rate, at the common peak."""
    made = SOUNDS[name](np.random.default_rng([SEED, zlib.crc32(name.encode())]))
    whole: npt.NDArray[np.int16] = np.round(made * (PEAK * 32767 / np.max(np.abs(made)))).astype(np.int16)
    return whole


def write(name: str, folder: Path) -> int:
    """Write the sound called `name` into `folder`; how many bytes it has."""
    path = folder / f"{name}.wav"
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATES.get(name, RATE))
        file.writeframes(samples(name).astype("<i2").tobytes())
    return path.stat().st_size


def main() -> int:
    """Make all of them, or those named on the command line; 2 for a name that is none."""
    wanted = sys.argv[1:] or list(SOUNDS)
    unknown = [name for name in wanted if name not in SOUNDS]
    if unknown:
        print(f"no such sound: {', '.join(unknown)}", file=sys.stderr)
        return 2
    FOLDER.mkdir(exist_ok=True)
    total = sum(write(name, FOLDER) for name in wanted)
    print(f"{len(wanted)} sounds, {total / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
