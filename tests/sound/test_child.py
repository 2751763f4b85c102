"""The child as a process: it plays to nobody, dies with its parent, is silent where there is no sound."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QProcess
from pytestqt.qtbot import QtBot

from casino_qt import cli
from casino_qt.child import Command
from casino_qt.sound import booth
from casino_qt.sound.catalogue import SOUND_FLAG, recordings
from casino_qt.sound.player import FALLS, ChildPlayer, Player, sound_command
from tests.patience import PATIENCE
from tests.processes import runs

ROOT = Path(__file__).resolve().parents[2]
BOOTH = "casino_qt.sound.booth"
NOBODY = "Null" if find_spec("miniaudio") else ""  # the way to nobody; without a library not even that

# Sound libraries as they can be met: none at all, one without a device, one that never comes back.
ABSENT = "raise ImportError('no library')"
NO_DEVICE = """
import enum
class MiniaudioError(Exception): pass
class SampleFormat(enum.Enum): SIGNED16 = 1
Backend = enum.Enum("Backend", "WASAPI DSOUND WINMM COREAUDIO PULSEAUDIO ALSA OSS SNDIO AUDIO4 NULL")
def PlaybackDevice(**_): raise MiniaudioError("failed to init device", -401)
"""
HANGS = NO_DEVICE + "\nimport time\ndef PlaybackDevice(**_): time.sleep(600)\n"

Begun = Callable[..., "subprocess.Popen[str]"]


@pytest.fixture
def begin(tmp_path: Path) -> Iterator[Begun]:
    """Begin a child of ours; `library` is a sound library to be met in place of the real one."""
    children: list[subprocess.Popen[str]] = []

    def begin_one(*arguments: str, library: str = "") -> subprocess.Popen[str]:
        if library:
            (tmp_path / "miniaudio.py").write_text(library)
        paths = [str(tmp_path), str(ROOT)] if library else [str(ROOT)]
        child = subprocess.Popen(
            [sys.executable, "-m", BOOTH, *arguments],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            cwd=tmp_path,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
        )
        children.append(child)
        return child

    yield begin_one
    for child in children:
        child.kill()
        child.communicate()


def told(child: subprocess.Popen[str]) -> dict[str, Any]:
    """The next line it says."""
    assert child.stdout is not None
    line: dict[str, Any] = json.loads(child.stdout.readline())
    return line


def say(child: subprocess.Popen[str], *lines: str) -> None:
    assert child.stdin is not None
    child.stdin.write("".join(f"{line}\n" for line in lines))
    child.stdin.flush()


def test_it_plays_and_leaves_when_its_input_ends(begin: Begun) -> None:
    child = begin("null")
    assert told(child) == {"ready": len(recordings())}
    say(
        child, '{"play": "chip"}', "nonsense", '{"play": "no such thing"}', '{"roll": [[0, 500], [900, 200]]}'
    )
    assert told(child) == {"output": NOBODY}
    _, errors = child.communicate(timeout=PATIENCE)
    assert child.returncode == 0
    assert errors.count("not understood") == 2


@pytest.mark.parametrize("library", [ABSENT, NO_DEVICE], ids=["no library", "no device"])
def test_without_sound_it_says_so_and_stays(begin: Begun, library: str) -> None:
    child = begin(library=library)
    told(child)
    say(child, '{"play": "chip"}')
    assert told(child) == {"output": ""}
    say(child, *['{"play": "chip"}'] * 500)
    assert child.poll() is None
    child.communicate(timeout=PATIENCE)
    assert child.returncode == 0


def test_a_sound_system_that_hangs_holds_nobody(begin: Begun) -> None:
    child = begin(library=HANGS)
    told(child)
    say(child, *['{"play": "chip"}'] * 2000)  # all read, though nothing is ever played
    child.communicate(timeout=PATIENCE)
    assert child.returncode == 0


@pytest.mark.skipif(sys.platform == "win32", reason="the parent is killed by a signal")
def test_it_dies_with_a_parent_that_was_killed(tmp_path: Path, qtbot: QtBot) -> None:
    script = (
        "import subprocess, sys, time\n"
        f"child = subprocess.Popen([sys.executable, '-m', '{BOOTH}', 'null'], stdin=subprocess.PIPE)\n"
        "print(child.pid, flush=True)\n"
        "time.sleep(600)\n"
    )
    parent = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
    )
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    parent.send_signal(signal.SIGKILL)
    parent.wait()
    parent.stdout.close()
    qtbot.waitUntil(lambda: not runs(child))


def test_a_frozen_program_is_its_own_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["casino-qt", SOUND_FLAG])
    monkeypatch.setattr(booth, "main", lambda: 7)
    assert cli.main() == 7
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert sound_command() == (sys.executable, [SOUND_FLAG])


# -- the window's side ---------------------------------------------------------------------------------------


def to_nobody() -> Command:
    program, arguments = sound_command()
    return program, [*arguments, "null"]


@pytest.fixture
def player(qtbot: QtBot) -> Iterator[ChildPlayer]:
    player = ChildPlayer(command=to_nobody)
    yield player
    player.close()


def test_a_player_wakes_when_it_is_asked_and_tells_what_it_found(player: ChildPlayer, qtbot: QtBot) -> None:
    assert player.output is None
    player.play("chip")
    assert player.findChildren(QProcess) == []  # a sound alone begins no child
    player.set_volume(0.5)
    with qtbot.waitSignal(player.output_changed):
        player.wake()
    assert player.output == NOBODY
    player.play("chip")
    player.roll([(0.0, 500.0), (800.0, 200.0)], 10.0, 0.0, 0.2, 1.0)
    player.hush()
    player.close()
    player.play("chip")
    player.wake()
    assert not player._line.open


AGE = """
import json, sys, time
print('{"ready": 1}', flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if "play" in message:
        age = time.monotonic() - message["at"]
        print(json.dumps({"output": "one clock" if -0.1 < age < 600 else f"{age} s"}), flush=True)
"""


def test_the_child_knows_when_a_sound_was_meant(qtbot: QtBot) -> None:
    player = ChildPlayer(command=lambda: (sys.executable, ["-c", AGE]))
    with qtbot.waitSignal(player.output_changed):
        player.wake()
        player.play("bell", patient=True)
    assert player.output == "one clock"
    player.close()


def test_a_player_whose_child_falls_again_and_again_gives_up(qtbot: QtBot) -> None:
    falling = ChildPlayer(command=lambda: (sys.executable, ["-c", "raise SystemExit(3)"]))

    def has_fallen(times: int) -> bool:
        return falling._falls == times

    for fall in range(1, FALLS + 1):
        falling.wake()
        qtbot.waitUntil(partial(has_fallen, fall))
    assert falling.output == ""
    falling.wake()
    assert not falling._line.open


def test_a_player_that_cannot_begin_is_silent(qtbot: QtBot) -> None:
    lost = ChildPlayer(command=lambda: ("/nowhere/at/all", []))
    with qtbot.waitSignal(lost.output_changed):
        lost.wake()
    assert lost.output == ""
    lost.play("chip")
    lost.close()


def test_a_child_that_does_not_listen_is_not_talked_full(qtbot: QtBot) -> None:
    deaf = ChildPlayer(
        command=lambda: (
            sys.executable,
            ["-c", "import time; print('{\"ready\": 1}', flush=True); time.sleep(600)"],
        )
    )
    deaf.wake()
    qtbot.waitUntil(lambda: deaf._ready)
    for _ in range(20_000):
        deaf.play("chip_on_chips", 0.5, 0.25)
    assert 0 < deaf._line.unread < 100_000
    began = time.monotonic()
    deaf.close()
    assert time.monotonic() - began < PATIENCE  # it would sleep for ten minutes


def test_garbage_from_a_child_is_told_to_the_log(qtbot: QtBot, caplog: pytest.LogCaptureFixture) -> None:
    talking = ChildPlayer(
        command=lambda: (
            sys.executable,
            ["-c", 'print("hello"); print("[1]"); print(\'{"output": 3}\'); input()'],
        )
    )
    talking.wake()
    qtbot.waitUntil(lambda: caplog.text.count("something unknown") == 2)
    assert talking.output is None
    talking.close()


def test_nobody_plays_nothing() -> None:
    nobody = Player()
    assert nobody.output == ""
    nobody.wake()
    nobody.play("chip")
    nobody.roll([], 0.0, 0.0, 0.0, 1.0)
    nobody.end_roll()
    nobody.set_pace(2.0)
    nobody.set_room(True)
    nobody.set_volume(1.0)
    nobody.hush()
    nobody.close()
    assert nobody.children() == []
