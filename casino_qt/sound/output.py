"""The device: the only module that knows a sound library. Without one, or without a device, there is none."""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt

from casino_qt.sound.mixer import RATE

Samples = npt.NDArray[np.int16]
Render = Callable[[int], Samples]

# ms the device asks for at once, and how many times it asks ahead. On Linux nobody gives the thread that asks
# the right of way: 10 × 2 was quicker by 14 ms, and had gaps on a machine with too much to do.
PERIOD, PERIODS = (20, 3) if sys.platform == "linux" else (10, 3)
NAME = "Salon des Jeux"

# In the order they are tried. JACK is not among them: looking for it begins its server.
SYSTEMS = {
    "win32": ("WASAPI", "DSOUND", "WINMM"),
    "darwin": ("COREAUDIO",),
    "linux": ("PULSEAUDIO", "ALSA"),
}
OTHERS = ("PULSEAUDIO", "ALSA", "OSS", "SNDIO", "AUDIO4")
NULL = "NULL"
"""Takes samples in real time and drops them; for whoever wants to see the rest at work."""


class NoOutput(Exception):
    """Nothing can be heard here; says why, in one English line for the log."""


class Output:
    """The loudspeakers, playing what `render` hands out. Raises NoOutput; opening may take its time."""

    def __init__(self, render: Render, *, null: bool = False) -> None:
        # The library can play from the network and asks for Python's way there; nothing here may go it, and
        # the packed program has none.
        sys.modules.setdefault("urllib.request", ModuleType("urllib.request"))
        try:
            import miniaudio
        except ImportError as problem:
            raise NoOutput(str(problem)) from problem
        names = (NULL,) if null else SYSTEMS.get(sys.platform, OTHERS)
        try:
            self._device = miniaudio.PlaybackDevice(
                output_format=miniaudio.SampleFormat.SIGNED16,
                nchannels=2,
                sample_rate=RATE,
                buffersize_msec=PERIOD,
                callback_periods=PERIODS,
                backends=[miniaudio.Backend[name] for name in names],
                app_name=NAME,
            )
            source = _source(render)
            next(source)
            self._device.start(source)
        except miniaudio.MiniaudioError as problem:
            raise NoOutput(" ".join(str(part) for part in problem.args)) from problem

    @property
    def name(self) -> str:
        """What the library calls the system's way to the loudspeakers."""
        return str(self._device.backend)

    def close(self) -> None:
        """Let go of the device."""
        self._device.close()


def _source(render: Render) -> Generator[Any, int, None]:
    wanted = yield b""
    while True:
        wanted = yield render(wanted)
