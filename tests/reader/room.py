"""A display, a session bus and an accessibility bus of their own, one program in them, a throw-away home.

    with Room() as room, room.program(["casino-qt", "--table", "roulette"]) as running:
            from tests.reader.client import Client  # only now: it connects to the bus of this room
        ...

Needs Xvfb, dbus-daemon and at-spi2-core (Debian: xvfb dbus at-spi2-core), nothing of Python's but its own.
Whatever was started here is ended here, by its own process group.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import IO

SCREEN = "1440x1000x24"
PATIENCE = 15.0  # seconds for display and buses to be there
LEAVE = 3.0  # seconds a process and what it started may take to go when asked politely
LAST_LINES = 12  # of what somebody printed, where it is told what went wrong
LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
NEEDED = ("Xvfb", "dbus-daemon")


class NoRoom(RuntimeError):
    """This machine cannot have such a room; says what is missing."""


class Running:
    """The program in its room; what it printed lies in `output`."""

    def __init__(self, process: subprocess.Popen[bytes], output: Path) -> None:
        self.process = process
        self.output = output

    @property
    def printed(self) -> str:
        return self.output.read_text(encoding="utf-8", errors="replace")

    @property
    def status(self) -> int | None:
        """The exit status; None while it runs."""
        return self.process.poll()

    def death(self) -> str:
        """How it ended, with its last words; "" while it runs."""
        if self.status is None:
            return ""
        words = "\n".join(self.printed.splitlines()[-LAST_LINES:])
        return f"the program has ended with status {self.status}, and said: {words or 'nothing'}"


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a process and all of its group; first politely. None of them is there afterwards."""
    for sign in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, sign)
        except ProcessLookupError:
            break
        if _group_left(process):
            break
    process.wait()


def _group_left(process: subprocess.Popen[bytes]) -> bool:
    """Whether nobody of the group is there any more, soon: a tracer leaves before those it traced."""
    end = time.monotonic() + LEAVE
    while time.monotonic() < end:
        process.poll()
        try:
            os.killpg(process.pid, 0)
        except ProcessLookupError:
            return True
        time.sleep(0.02)
    return False


class Room:
    """Opened by `with`. The environment of this very process then names its display and its bus."""

    def __init__(self, screen: str = SCREEN) -> None:
        self._screen = screen
        self._stack = ExitStack()
        self.home = Path()
        self.environment: dict[str, str] = {}

    def __enter__(self) -> Room:
        missing = [name for name in NEEDED if shutil.which(name) is None]
        launcher = next((path for path in LAUNCHERS if Path(path).exists()), None)
        if missing or launcher is None:
            raise NoRoom(f"missing: {', '.join([*missing, *([] if launcher else ['at-spi-bus-launcher'])])}")
        with self._stack as stack:
            self.home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="reader-")))
            self.environment = self._environment(self.home)
            self._start_display(stack)
            self._start_buses(stack, launcher)
            stack.callback(os.environ.update, dict(os.environ))
            stack.callback(os.environ.clear)
            os.environ.update(self.environment)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    @staticmethod
    def _environment(home: Path) -> dict[str, str]:
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("XDG_", "DBUS_", "WAYLAND_", "QT_", "GTK_", "AT_SPI"))
            and name != "DISPLAY"
        }
        folders = {}
        for name in ("CONFIG", "DATA", "CACHE", "STATE", "RUNTIME"):
            folder = home / name.lower()
            folder.mkdir(mode=0o700)
            folders[f"XDG_{name}_{'DIR' if name == 'RUNTIME' else 'HOME'}"] = str(folder)
        return {
            **kept,
            **folders,
            "HOME": str(home),
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "NO_AT_BRIDGE": "1",  # for this side: the reader is not read
        }

    def keep_logs(self, folder: Path) -> None:
        """Copy what display, buses and programs have said into a folder, which is made."""
        folder.mkdir(parents=True, exist_ok=True)
        for log in self.home.glob("*.log"):
            shutil.copy(log, folder)

    def _spawn(self, stack: ExitStack, command: Sequence[str], **more: object) -> subprocess.Popen[bytes]:
        log: IO[bytes] = stack.enter_context((self.home / f"{Path(command[0]).name}.log").open("wb"))
        process: subprocess.Popen[bytes] = subprocess.Popen(
            command,
            env=self.environment,
            stderr=log,
            start_new_session=True,
            **more,  # type: ignore[call-overload]  # handed on as it is
        )
        stack.callback(_end, process)
        return process

    def _start_display(self, stack: ExitStack) -> None:
        """An X server under a number of its own choosing.

        It must not reset: without that option it begins anew whenever its last client leaves, and refuses or
        drops whoever comes in those milliseconds. Launcher and reader of the accessibility bus look in and
        leave again just while the program starts, which then has no display and aborts.
        """
        reading, writing = os.pipe()
        command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", self._screen, "-noreset"]
        self._spawn(stack, [*command, "-nolisten", "tcp"], pass_fds=(writing,), stdout=subprocess.DEVNULL)
        os.close(writing)
        with os.fdopen(reading) as told:
            number = told.readline().strip()
        if not number:
            raise NoRoom(f"Xvfb did not start: {(self.home / 'Xvfb.log').read_text().strip()}")
        self.environment["DISPLAY"] = f":{number}"

    def _start_buses(self, stack: ExitStack, launcher: str) -> None:
        daemon = self._spawn(
            stack,
            ["dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1"],
            stdout=subprocess.PIPE,
        )
        assert daemon.stdout is not None
        address = daemon.stdout.readline().decode().strip()
        if not address:
            raise NoRoom(f"no session bus: {(self.home / 'dbus-daemon.log').read_text().strip()}")
        self.environment["DBUS_SESSION_BUS_ADDRESS"] = address
        self._spawn(stack, [launcher, "--launch-immediately"], stdout=subprocess.DEVNULL)
        # The launcher says nothing when it is ready; that it owns its name does.
        end = time.monotonic() + PATIENCE
        ask = ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus"]
        while time.monotonic() < end:
            asked = subprocess.run(
                [*ask, "org.a11y.Bus.GetAddress"], env=self.environment, capture_output=True, check=False
            )
            if asked.returncode == 0:
                return
            time.sleep(0.05)
        raise NoRoom("the accessibility bus did not start")

    @contextmanager
    def program(self, command: Sequence[str], folder: Path | None = None, **more: str) -> Iterator[Running]:
        """Run a program in this room until the block is left; `more` goes into its environment."""
        output = self.home / f"program-{time.monotonic_ns()}.log"
        with output.open("wb") as log:
            process = subprocess.Popen(
                command,
                cwd=folder,
                env={**self.environment, **more},
                stdout=log,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
        try:
            yield Running(process, output)
        finally:
            _end(process)
