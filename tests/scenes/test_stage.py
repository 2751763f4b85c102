"""What the stage promises, checked with time passed by hand."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.scenes import timing
from casino_qt.scenes.stage import HandTicker, Stage, Track, at, nothing


def stage_and_clock(**wishes: Any) -> tuple[Stage, HandTicker]:
    ticker = HandTicker()
    return Stage(ticker, **wishes), ticker


def test_a_track_begins_after_its_delay_and_ends_at_one() -> None:
    stage, clock = stage_and_clock()
    seen: list[float] = []
    log: list[str] = []
    stage.play(
        Track(seen.append, 100, timing.linear, 50, lambda: log.append("before"), lambda: log.append("after"))
    )
    for _ in range(4):
        clock.advance(50)
    assert seen == [0.0, 0.5, 1.0]
    assert log == ["before", "after"]
    assert not stage.busy


def test_speed_changes_without_a_jump() -> None:
    stage, clock = stage_and_clock()
    seen: list[float] = []
    stage.play(Track(seen.append, 100))
    clock.advance(20)
    stage.speed = 2.0
    clock.advance(20)
    assert seen == [0.2, 0.6]


def test_skip_runs_every_end_in_order_and_what_ends_start() -> None:
    stage, _ = stage_and_clock()
    log: list[str] = []
    last: list[float] = []

    def short_ended() -> None:
        log.append("short")
        stage.play(Track(last.append, 500, after=lambda: log.append("follow-up")))

    stage.play(
        [
            Track(last.append, 300, after=lambda: log.append("long")),
            Track(last.append, 100, after=short_ended),
        ]
    )
    stage.when_idle(lambda: log.append("idle"))
    stage.skip()
    assert log == ["short", "long", "follow-up", "idle"]
    assert last[-1] == 1.0
    assert not stage.busy


@pytest.mark.parametrize("skipped", [True, False])
def test_what_ends_makes_room_for_what_starts_at_the_same_time(skipped: bool) -> None:
    stage, clock = stage_and_clock()
    log: list[str] = []
    stage.play(
        [
            Track(nothing, 100, delay=100, before=lambda: log.append("second begins")),
            Track(nothing, 100, after=lambda: log.append("first ends")),
        ]
    )
    if skipped:
        stage.skip()
    else:
        clock.run(400, frame=100)
    assert log == ["first ends", "second begins"]


def test_moments_planned_to_be_one_are_one() -> None:
    """0.1 + 0.2 is not 0.3 to a computer; it is on a stage."""
    stage, clock = stage_and_clock()
    clock_runs = Track(nothing, 0.1)
    stage.play(clock_runs)
    clock.advance(0.1)
    log: list[str] = []
    stage.play(
        [
            Track(nothing, 0.2, delay=0.1, after=lambda: log.append("long")),
            at(0.3, lambda: log.append("short")),
        ]
    )
    stage.skip()
    assert log == ["long", "short"]


@pytest.mark.parametrize("skipped", [True, False])
def test_the_last_word_belongs_to_the_track_that_ends_last(skipped: bool) -> None:
    """Two tracks that paint the same thing: the later end decides."""
    stage, clock = stage_and_clock()
    picture: list[str] = []
    stage.play(
        [
            Track(lambda p: picture.append("late") if p == 1 else None, 200),
            Track(lambda p: picture.append("early") if p == 1 else None, 100),
        ]
    )
    if skipped:
        stage.skip()
    else:
        clock.run(400, frame=100)
    assert picture == ["early", "late"]


def test_a_skip_inside_a_skip_changes_nothing() -> None:
    stage, _ = stage_and_clock()
    log: list[str] = []
    stage.play([at(10, stage.skip), at(20, lambda: log.append("end"))])
    stage.skip()
    assert log == ["end"]


def test_a_skip_in_the_middle_of_a_frame_leaves_nothing_of_it_for_later() -> None:
    """Who skips builds the picture anew: what came after would be painted over it."""
    stage, clock = stage_and_clock()
    log: list[str] = []
    moved: list[float] = []

    def skip() -> None:
        stage.skip()
        log.append("built anew")

    stage.play([at(10, skip), at(10, lambda: log.append("same frame")), Track(moved.append, 100)])
    clock.advance(20)
    assert log == ["same frame", "built anew"]
    assert moved == [1.0]
    assert not stage.busy
    assert not clock.running


def test_a_track_that_fails_does_not_take_the_others_with_it() -> None:
    """Of the same frame, too: a table whose round is never told to its end could not be played any more."""
    stage, clock = stage_and_clock()
    log: list[str] = []

    def fail() -> None:
        raise RuntimeError("no paint")

    stage.play([at(10, fail), at(10, lambda: log.append("told"))])
    stage.when_idle(lambda: log.append("idle"))
    with pytest.raises(RuntimeError):
        clock.advance(20)
    clock.run(100)
    assert log == ["told", "idle"]
    assert not clock.running


def test_reduced_motion_takes_the_still_form() -> None:
    stage, clock = stage_and_clock(reduced=True)
    moved: list[float] = []
    faded: list[float] = []
    stage.play([Track(moved.append, 400, still=Track(faded.append, 120)), Track(moved.append, 400)])
    clock.advance(0)
    clock.advance(60)
    assert moved == [1.0]
    assert faded == [0.0, 0.5]


def test_the_clock_rests_when_nothing_moves_and_wakes_again() -> None:
    stage, clock = stage_and_clock()
    for _ in range(2):
        stage.play(Track(lambda p: None, 30))
        assert clock.running
        clock.advance(40)
        assert not clock.running


def test_a_stall_is_not_a_leap() -> None:
    stage, clock = stage_and_clock()
    seen: list[float] = []
    stage.play(Track(seen.append, 1000))
    clock.advance(5000)
    assert seen == [0.1]


def order_of_ends(tracks: list[tuple[int, int]], step: int | None) -> list[int]:
    """In which order the tracks (delay, duration) end, skipped or watched in frames of `step` ms."""
    stage, clock = stage_and_clock()
    ends: list[int] = []
    for number, (delay, duration) in enumerate(tracks):
        stage.play(Track(nothing, duration, delay=delay, after=partial(ends.append, number)))
    if step is None:
        stage.skip()
    else:
        clock.run(1000, frame=step)
    return ends


@given(st.lists(st.tuples(st.integers(0, 400), st.integers(0, 400)), max_size=8), st.integers(1, 90))
def test_however_time_passes_the_ends_come_in_the_same_order(
    tracks: list[tuple[int, int]], step: int
) -> None:
    assert order_of_ends(tracks, None) == order_of_ends(tracks, step)
