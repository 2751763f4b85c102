"""From the event at a table to the first sample at the loudspeakers, by the real player and a real daemon.

A PulseAudio of our own with a null sink takes what is played; `parec` hands us its monitor. Prints one
number a line: the latency of each sound in ms, then what the child costs.
"""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
from PySide6.QtCore import QCoreApplication, QEventLoop

from casino_qt.sound.mixer import RATE
from casino_qt.sound.player import ChildPlayer
from tests.bench.idleness import spent

TOOLS = ("pulseaudio", "parec")
SHOTS = 40
GAP = 0.4  # s between two sounds
HEARD = 300  # of 32 767: the beginning of a chip
PATIENCE = 10.0  # s
IDLE = 8.0  # s
DAEMON = ("-n", "--exit-idle-time=-1", "--daemonize=no", "-L", "module-native-protocol-unix")
SINK = f"module-null-sink sink_name=null rate={RATE} channels=2"
RECORDER = ("parec", "-d", "null.monitor", "--format=s16le", f"--rate={RATE}", "--channels=1", "--raw")


def can_be_measured() -> bool:
    """Whether PulseAudio and its tools are here."""
    return all(shutil.which(tool) for tool in TOOLS)


@contextmanager
def daemon() -> Iterator[None]:
    """A daemon of our own that plays to nobody; this process and its children find it."""
    with tempfile.TemporaryDirectory(prefix="casino-qt-sound-") as folder:
        os.environ["XDG_RUNTIME_DIR"] = os.environ["HOME"] = folder
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(["pulseaudio", *DAEMON, "-L", SINK], stdout=quiet, stderr=quiet)
        try:
            end = time.monotonic() + PATIENCE
            while not (Path(folder) / "pulse" / "native").exists() and time.monotonic() < end:
                time.sleep(0.05)
            yield
        finally:
            server.terminate()
            server.wait()


class Recorder:
    """Notes when each sound is first heard at the monitor, by the monotonic clock."""

    def __init__(self) -> None:
        self.onsets: list[float] = []
        command = [*RECORDER, "--latency-msec=2", "--process-time-msec=1"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        assert self._process.stdout is not None
        descriptor = self._process.stdout.fileno()
        while data := os.read(descriptor, 65_536):
            now = time.monotonic()
            wave = np.abs(np.frombuffer(data[: len(data) // 2 * 2], "<i2").astype(int))
            heard = np.flatnonzero(wave > HEARD)
            if len(heard) and (not self.onsets or now - self.onsets[-1] > GAP / 2):
                self.onsets.append(now - (len(wave) - heard[0]) / RATE)

    def close(self) -> None:
        """Record no more."""
        self._process.terminate()
        self._process.wait()


def let(seconds: float) -> None:
    """Let time pass in a living event loop."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 5)


def main() -> int:
    """Measure, and print."""
    dice = random.Random(1)
    QCoreApplication(sys.argv[:1])
    with daemon():
        player = ChildPlayer()
        player.set_volume(1.0)
        began = time.monotonic()
        player.wake()
        while not player.output and time.monotonic() - began < PATIENCE:
            let(0.01)
        ready = (time.monotonic() - began) * 1000
        recorder = Recorder()
        let(1.0)
        asked = []
        for _ in range(SHOTS):
            let(GAP + dice.uniform(0, 0.1))
            asked.append(time.monotonic())
            player.play("chip")
        let(GAP)
        recorder.close()
        pid = player._line.process_id
        let(6.0)  # the device has been let go
        before = spent(pid)
        let(IDLE)
        after = spent(pid)
        player.close()
    latencies = [
        1000 * min((heard - moment for heard in recorder.onsets if heard > moment - 0.002), default=PATIENCE)
        for moment in asked
    ]
    print(ready, (after.nanoseconds - before.nanoseconds) / 1e6, after.wakings - before.wakings, *latencies)
    return 0


if __name__ == "__main__":
    sys.exit(main())
