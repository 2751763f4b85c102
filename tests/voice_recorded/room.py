"""A room without loudspeakers: PulseAudio with a null sink and speech-dispatcher, both of our own.

What is played there is heard at the monitor of the sink: `Ear` listens and notes when each
piece of sound came.
"""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import wave
from array import array
from pathlib import Path

RATE = 44_100  # samples a second, mono, 16 bits
LOUD = 200  # of 32 768: what counts as sound; a null sink gives exact zeros
NEEDED = ("pulseaudio", "pactl", "parec", "speech-dispatcher", "espeak-ng")


class Missing(RuntimeError):
    """Something this needs is not on the machine; the text names it."""


class Room:
    """Servers of our own for as long as the `with` lasts; `environment` leads a child to them.

    Without `sound` there is no sound server and no way to one: a machine without an audio device.
    """

    def __init__(self, *, sound: bool = True) -> None:
        self._sound = sound
        missing = [name for name in NEEDED if shutil.which(name) is None]
        if missing:
            raise Missing(f"not installed: {', '.join(missing)}")
        self.folder = Path(tempfile.mkdtemp(prefix="voice-"))
        self.environment = os.environ | {
            "XDG_RUNTIME_DIR": str(self.folder),
            "XDG_CACHE_HOME": str(self.folder / "cache"),
            "XDG_CONFIG_HOME": str(self.folder / "config"),
            "PULSE_SERVER": f"unix:{self.folder}/native",
            "SPEECHD_ADDRESS": f"unix_socket:{self.folder}/speech-dispatcher/speechd.sock",
        }
        self._server: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Room:
        if not self._sound:
            return self
        socket = self.folder / "native"
        self._server = subprocess.Popen(
            [
                *("pulseaudio", "-n", "--daemonize=no", "--exit-idle-time=-1", "--use-pid-file=no"),
                *("-L", f"module-null-sink sink_name=room rate={RATE} channels=1"),
                *("-L", f"module-native-protocol-unix socket={socket} auth-anonymous=1"),
            ],
            env=self.environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        deadline = time.monotonic() + 10
        while not socket.exists():
            if time.monotonic() > deadline or self._server.poll() is not None:
                self.__exit__()
                raise Missing("PulseAudio does not start here")
            time.sleep(0.05)
        return self

    def _left_behind(self) -> list[int]:
        """Processes that were begun in this room and live on: the service of speech and its modules."""
        found = []
        for environ in Path("/proc").glob("[0-9]*/environ"):
            with contextlib.suppress(OSError):  # another's, or just gone
                if bytes(self.folder) in environ.read_bytes():
                    found.append(int(environ.parent.name))
        return [process for process in found if process != os.getpid()]

    def __exit__(self, *_: object) -> None:
        # Without an audio device the service does not listen to a polite word.
        for request, patience in ((signal.SIGTERM, 1.5), (signal.SIGKILL, 1.5)):
            for process in self._left_behind():
                with contextlib.suppress(ProcessLookupError):  # just gone
                    os.kill(process, request)
            deadline = time.monotonic() + patience
            while self._left_behind() and time.monotonic() < deadline:
                if self._server is not None:
                    self._server.poll()
                time.sleep(0.05)
        shutil.rmtree(self.folder, ignore_errors=True)


class Ear:
    """Listens at the monitor from when it is made; sound is kept with the moment it came."""

    def __init__(self, room: Room) -> None:
        self._samples = array("h")
        self._moments: list[tuple[float, int]] = []  # when so many samples had come
        self._lock = threading.Lock()
        self._recorder = subprocess.Popen(
            [
                "parec",
                "--device=room.monitor",
                f"--rate={RATE}",
                "--channels=1",
                "--format=s16le",
                "--latency-msec=5",
            ],
            env=room.environment,
            stdout=subprocess.PIPE,
        )
        self._thread = threading.Thread(target=self._listen, daemon=True)
        self._thread.start()

    def _listen(self) -> None:
        assert self._recorder.stdout is not None
        pending = b""
        while piece := os.read(self._recorder.stdout.fileno(), 4096):
            pending += piece
            whole = len(pending) // 2 * 2
            with self._lock:
                self._samples.frombytes(pending[:whole])
                self._moments.append((time.monotonic(), len(self._samples)))
            pending = pending[whole:]

    def now(self) -> int:
        """How many samples have come."""
        with self._lock:
            return len(self._samples)

    def since(self, begin: int, end: int | None = None) -> array[int]:
        """What came after sample `begin`."""
        with self._lock:
            return self._samples[begin:end]

    def moment(self, sample: int) -> float:
        """When `sample` came, on the monotonic clock."""
        with self._lock:
            return next(when for when, count in self._moments if count > sample)

    def at(self, when: float) -> int:
        """The sample that came at a moment of the monotonic clock."""
        with self._lock:
            return next((count for moment, count in self._moments if moment >= when), len(self._samples))

    def first_sound(self, begin: int, patience: float) -> int | None:
        """The first loud sample after `begin`, waited for at most `patience` seconds."""
        deadline = time.monotonic() + patience
        looked = begin
        while time.monotonic() < deadline:
            piece = self.since(looked)
            for index, value in enumerate(piece):
                if abs(value) > LOUD:
                    return looked + index
            looked += len(piece)
            time.sleep(0.01)
        return None

    def until_quiet(self, quiet: float, patience: float) -> None:
        """Wait until nothing was heard for `quiet` seconds."""
        deadline = time.monotonic() + patience
        while time.monotonic() < deadline:
            last = self.since(max(0, self.now() - int(quiet * RATE)))
            if len(last) >= int(quiet * RATE) and max(map(abs, last)) <= LOUD:
                return
            time.sleep(0.05)

    def close(self) -> None:
        """Listen no longer."""
        self._recorder.terminate()
        self._recorder.wait(5)
        self._thread.join(5)


def write(path: Path, samples: array[int]) -> None:
    """One recording as a WAV file."""
    with wave.open(str(path), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(RATE)
        file.writeframes(samples.tobytes() if sys.byteorder == "little" else array("h", samples).tobytes())
