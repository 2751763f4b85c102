"""What the child makes of the window's messages, without a device."""

from __future__ import annotations

import io
import random
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from casino_qt.data_files import data_folder
from casino_qt.sound.booth import ROOM_SLEEPS, STALE, Booth, Desk, listen
from casino_qt.sound.catalogue import KINDS, recordings
from casino_qt.sound.mixer import RATE
from casino_qt.sound.recordings import Recording, read_all


@pytest.fixture(scope="module")
def known() -> dict[str, Recording]:
    return read_all(data_folder("sounds"), recordings())[0]


class Clock:
    """Stands still until it is put forward."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def desk(known: dict[str, Recording], clock: Clock) -> Desk:
    return Desk(known, random.Random(7), clock)


def heard(desk: Desk, seconds: float) -> np.ndarray[Any, np.dtype[np.int16]]:
    return np.concatenate([desk.render(480) for _ in range(round(seconds * 100))])


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_is_heard_and_ends(desk: Desk, kind: str) -> None:
    desk.hear({"play": kind})
    sound = np.abs(heard(desk, 1.6).astype(int))
    assert 500 < sound.max() < 32_767
    assert not np.any(heard(desk, 0.1))


def test_it_varies_and_says_nothing_twice_running(desk: Desk) -> None:
    shots = []
    for _ in range(12):
        desk.hear({"play": "chip"})
        desk.render(64)
        shots.append(desk.mixer.shots[-1])
    first = [tuple(shot._samples[:400]) for shot in shots]
    assert len({shot._step for shot in shots}) == len(shots)
    assert all(0.93 < shot._step < 1.07 for shot in shots)
    assert all(one != other for one, other in pairwise(first))


def test_strength_and_place(desk: Desk) -> None:
    desk.hear({"play": "chip_on_chips", "strength": 0.2, "pan": -1.0})
    soft = np.abs(heard(desk, 0.3).astype(int)).max(0)
    desk.hear({"play": "chip_on_chips", "strength": 1.0, "pan": 1.0})
    loud = np.abs(heard(desk, 0.3).astype(int)).max(0)
    assert soft[0] > 2 * soft[1] > 0  # never on one side alone
    assert loud[1] > 3 * soft[0]


def test_a_crowd_of_messages_is_no_noise(desk: Desk) -> None:
    for _ in range(200):
        desk.hear({"play": "lozenge"})
    assert np.abs(heard(desk, 0.1).astype(int)).max() <= 32_767


def test_the_room_falls_silent_when_nothing_happens(desk: Desk) -> None:
    desk.hear({"room": True})
    assert np.any(heard(desk, 3.0))
    desk._awake = RATE // 2  # most of the two minutes are over
    heard(desk, 0.6)
    for _ in range(12):
        desk.render(RATE)
    assert desk.quiet > 0
    assert ROOM_SLEEPS >= 60


def test_a_wish_keeps_the_device(desk: Desk) -> None:
    heard(desk, 0.2)
    before = desk.quiet
    desk.hear({"wake": True})
    assert desk.quiet == 0 < before
    desk.render(480)
    assert desk.quiet < before


def test_a_ball_runs_until_it_is_told_off(desk: Desk) -> None:
    desk.hear({"roll": [[0, 500], [6000, 170]], "angle": 10, "pan": -0.5, "wide": 0.2, "pace": 1})
    assert np.any(heard(desk, 0.5))
    desk.hear({"pace": 2.0})
    desk.render(64)
    assert desk.mixer.roll is not None
    assert desk.mixer.roll.pace == 2.0
    desk.hear({"roll": []})
    heard(desk, 0.3)
    assert desk.mixer.roll is None
    assert not np.any(heard(desk, 0.1))


def test_what_is_past_is_forgotten(desk: Desk) -> None:
    desk.hear({"volume": 0.5})
    desk.hear({"play": "riffle"})
    desk.forget()
    assert not np.any(heard(desk, 0.2))
    assert desk.mixer.volume == 0.5


def test_what_is_heard_too_late_is_not_heard(desk: Desk, clock: Clock) -> None:
    for _ in range(60):
        desk.hear({"play": "chip", "at": clock.now})
    desk.hear({"volume": 0.5, "at": clock.now})
    clock.now += STALE * 1.1
    assert not np.any(heard(desk, 0.2))
    assert desk.mixer.volume == 0.5  # what is true still is taken
    desk.hear({"play": "chip", "at": clock.now - STALE / 2})
    assert np.any(heard(desk, 0.2))


def test_a_ball_is_heard_from_where_it_is_by_now(
    desk: Desk, known: dict[str, Recording], clock: Clock
) -> None:
    ball = {"roll": [[0, 500], [6000, 170]], "angle": 10, "pan": -0.5, "wide": 0.2, "pace": 2.0}
    in_time = Desk(known, random.Random(7), clock)
    in_time.hear(ball | {"at": clock.now})
    heard(in_time, 1.5)
    desk.hear(ball | {"at": clock.now})
    clock.now += 1.5
    desk.render(1)
    there, here = in_time.mixer.roll, desk.mixer.roll
    assert there is not None
    assert here is not None
    assert here._time == pytest.approx(there._time, abs=0.001)
    assert here._angle == pytest.approx(there._angle, abs=0.02)
    heard(desk, 0.2)
    desk.hear(ball | {"at": clock.now - 60})  # long over
    heard(desk, 0.2)
    assert desk.mixer.roll is None


@pytest.mark.parametrize(
    ("message", "opens"),
    [
        ({"wake": True}, True),
        ({"play": "chip"}, True),
        ({"room": True}, True),
        ({"roll": [[0, 500], [900, 200]]}, True),
        ({"hush": True, "room": False}, False),
        ({"roll": []}, False),
        ({"volume": 0.3}, False),
        ({"pace": 2.0}, False),
    ],
)
def test_the_device_is_not_opened_for_silence(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, message: dict[str, Any], opens: bool
) -> None:
    monkeypatch.setattr(Booth, "_keep_device", lambda _: None)
    booth = Booth(desk, lambda _: None)
    booth.hear(message | {"at": 1000.0})
    assert booth._wanted.is_set() is opens


def test_a_house_without_recordings_is_silent() -> None:
    desk = Desk({})
    for message in ({"play": "chip"}, {"roll": [[0, 1], [9, 1]]}, {"room": True}, {"hush": True}):
        desk.hear(message)
    assert not np.any(heard(desk, 0.1))


GARBAGE = [
    "no json",
    "[1, 2]",
    "7",
    '{"play": "a drum"}',
    '{"play": ["chip"]}',
    '{"play": "chip", "pan": "left"}',
    '{"volume": "loud"}',
    '{"roll": 3}',
    '{"roll": [[0], [1]]}',
    '{"roll": [["a", "b"]]}',
    '{"pace": {}}',
    '{"play": "chip", "strength": NaN}',
    '{"play": "chip", "at": "now"}',
    '{"roll": [[0, Infinity], [9, 1]]}',
    "{}",
    "",
]


@pytest.mark.parametrize("line", GARBAGE)
def test_garbage_changes_nothing(desk: Desk, line: str, capsys: pytest.CaptureFixture[str]) -> None:
    listen(io.StringIO(line + "\n" + '{"play": "chip"}\n'), desk.hear)
    assert np.any(heard(desk, 0.2))
    assert not np.any(heard(desk, 0.5))
    assert capsys.readouterr().err.count("\n") <= 1
