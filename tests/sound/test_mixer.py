"""The mixer as mathematics: nothing is clipped, nothing goes on for ever, left is left."""

from __future__ import annotations

import math

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_qt.sound.mixer import FASTEST, KNEE, MOST_VOICES, RATE, Loop, Mixer, Roll, Shot, gains, limited
from casino_qt.sound.recordings import Recording

SECOND = RATE


def tone(hertz: float = 480.0, seconds: float = 0.5, level: float = 0.7, rate: int = RATE) -> Recording:
    t = np.arange(round(seconds * rate)) / rate
    return Recording((level * np.sin(2 * np.pi * hertz * t)).astype(np.float32), rate)


def pitch(wave: np.ndarray[tuple[int], np.dtype[np.float32]]) -> float:
    """The strongest frequency of a wave."""
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave))))
    return float(np.fft.rfftfreq(len(wave), 1 / RATE)[np.argmax(power)])


@given(st.lists(st.floats(-40, 40), min_size=1, max_size=64))
def test_nothing_is_ever_clipped_and_what_is_soft_is_left_alone(values: list[float]) -> None:
    block = np.array(values, np.float32)[:, None].repeat(2, 1)
    bent = limited(block)
    assert np.all(np.abs(bent) <= 1.0)
    assert np.all(np.sign(bent) == np.sign(block))
    soft = np.abs(block) <= KNEE
    assert np.array_equal(bent[soft], block[soft])


@given(st.floats(-3, 3))
def test_every_place_is_equally_loud(pan: float) -> None:
    left, right = gains(pan)
    assert left**2 + right**2 == pytest.approx(1)
    assert (left > right) == (pan < 0) or math.isclose(left, right)


@settings(max_examples=25, deadline=None)
@given(
    st.lists(st.tuples(st.floats(0, 1), st.floats(-1, 1), st.floats(0.5, 2)), min_size=1, max_size=40),
    st.integers(16, 2048),
)
def test_many_sounds_at_once_end_all_and_stay_below_full_scale(
    shots: list[tuple[float, float, float]], size: int
) -> None:
    mixer, recording = Mixer(), tone(seconds=0.05)
    for level, pan, speed in shots:
        mixer.play(Shot(recording, level, pan, speed))
    loudest = 0.0
    for _ in range(round(0.2 * RATE / size) + 2):
        loudest = max(loudest, float(np.max(np.abs(mixer.render(size)))))
        assert len([shot for shot in mixer.shots if not shot.ending]) <= MOST_VOICES
    assert loudest <= 1.0
    assert not mixer.shots
    assert mixer.quiet > 0
    assert not np.any(mixer.render(64))


def test_blocks_of_any_size_make_the_same_sound() -> None:
    whole, parts = Mixer(), Mixer()
    for mixer in (whole, parts):
        mixer.play(Shot(tone(), 0.4, 0.3, 1.07))
    expected = whole.render(4800)
    pieces = [parts.render(size) for size in (1, 7, 480, 512, 1000, 2800)]
    assert np.allclose(np.concatenate(pieces), expected, atol=1e-6)


def test_pitch_and_place() -> None:
    mixer = Mixer()
    mixer.play(Shot(tone(480), 0.5, -1.0, 1.25))
    block = mixer.render(SECOND // 4)
    assert pitch(block[:, 0]) == pytest.approx(600, abs=5)
    assert not np.any(np.abs(block[:, 1]) > 1e-6)


def test_a_recording_of_another_rate_is_as_high_as_it_was() -> None:
    mixer = Mixer()
    mixer.play(Shot(tone(480, rate=24_000), 0.5, 0.0, 1.0))
    assert pitch(mixer.render(SECOND // 4)[:, 0]) == pytest.approx(480, abs=5)


def test_too_many_voices_the_oldest_gives_way_without_a_click() -> None:
    mixer, recording = Mixer(), tone(hertz=96, seconds=2.0, level=0.02)
    first = Shot(recording, 1.0, 0.0, 1.0)
    mixer.play(first)
    for _ in range(MOST_VOICES):
        mixer.play(Shot(recording, 0.0, 0.0, 1.0))
    assert first.ending
    block = mixer.render(RATE // 50)
    assert first.over
    assert first not in mixer.shots
    assert np.max(np.abs(np.diff(block[:, 0]))) < 0.002


def test_volume_comes_without_a_step_and_zero_is_silence() -> None:
    mixer = Mixer()
    mixer.play(Shot(tone(seconds=3), 1.0, 0.0, 1.0))
    loud = np.max(np.abs(mixer.render(SECOND // 10)))
    mixer.volume = 0.0
    falling = mixer.render(SECOND // 2)
    assert np.max(np.abs(np.diff(falling[:, 0]))) < 0.05
    assert np.max(np.abs(mixer.render(SECOND // 10))) < 1e-4 < loud


def test_hush_ends_everything_soon() -> None:
    mixer = Mixer()
    mixer.room = Loop(tone(seconds=1.0))
    mixer.room.wanted = 0.1
    mixer.play(Shot(tone(seconds=3), 1.0, 0.0, 1.0))
    mixer.lead(roll())
    mixer.render(SECOND // 2)
    mixer.hush()
    mixer.render(SECOND // 10)
    assert not mixer.shots
    assert mixer.roll is None
    for _ in range(14):
        mixer.render(SECOND)
    assert mixer.room.over
    assert mixer.quiet > 0


def test_the_room_comes_and_goes_softly_and_never_ends_by_itself() -> None:
    mixer = Mixer()
    mixer.room = Loop(tone(seconds=1.0, level=1.0))
    assert not np.any(mixer.render(SECOND // 10))
    mixer.room.wanted = 0.05
    first = np.max(np.abs(mixer.render(SECOND // 100)))
    for _ in range(8):
        late = mixer.render(SECOND)
    assert first < 0.01
    assert 0.03 < np.max(np.abs(late)) < 0.06
    assert mixer.quiet == 0


def roll(
    curve: tuple[tuple[float, float], ...] = ((0, 500), (1000, 500), (2000, 170)), pace: float = 1.0
) -> Roll:
    return Roll(tone(1000, 2.0), 0.5, curve, 0.0, 0.0, 1.0, pace)


def test_the_roll_sinks_with_the_ball() -> None:
    mixer = Mixer()
    mixer.lead(roll(((0, FASTEST), (400, FASTEST), (401, 200), (2000, 200))))
    mixer.render(RATE // 10)
    fast = mixer.render(RATE // 4)
    mixer.render(RATE // 4)
    slow = mixer.render(RATE // 4)
    assert pitch(fast.sum(1)) == pytest.approx(1000, rel=0.02)
    assert pitch(slow.sum(1)) == pytest.approx(1000 * (0.4 + 0.6 / 3), rel=0.03)
    assert np.sqrt(np.mean(slow**2)) < 0.6 * np.sqrt(np.mean(fast**2))


def test_the_roll_goes_round_with_the_ball() -> None:
    """360 degrees a second from the top: a quarter of a second later it is on the right, then on the left."""
    mixer = Mixer()
    mixer.lead(roll(((0, 360), (3000, 360))))
    mixer.render(round(0.22 * RATE))
    right = np.abs(mixer.render(round(0.06 * RATE))).mean(0)
    mixer.render(round(0.44 * RATE))
    left = np.abs(mixer.render(round(0.06 * RATE))).mean(0)
    assert right[1] > 3 * right[0]
    assert left[0] > 3 * left[1]


@pytest.mark.parametrize("pace", [0.5, 1.0, 2.0])
def test_the_roll_ends_with_its_curve_at_every_pace(pace: float) -> None:
    mixer = Mixer()
    mixer.lead(roll(pace=pace))
    heard = 0.0
    while mixer.roll is not None:
        mixer.render(RATE // 100)
        heard += 0.01
        assert heard < 5
    assert heard == pytest.approx(2.0 / pace, abs=0.25)


def test_another_ball_takes_the_place_of_the_first_without_a_click() -> None:
    mixer = Mixer()
    mixer.lead(roll())
    mixer.render(RATE // 2)
    mixer.lead(None)
    block = mixer.render(RATE // 4)
    assert np.max(np.abs(np.diff(block[:, 0]))) < 0.1
    assert not np.any(np.abs(mixer.render(100)) > 1e-3)
