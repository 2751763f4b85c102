"""Calls never overlap, never lag, and what is stale is not spoken."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from casino_qt.croupier.voice.queue import LATE, CallQueue, Step, Utterance


def call(words: str, since: float = 0.0) -> Utterance:
    return Utterance(words, "fr", since)


def test_a_call_in_silence_is_spoken_at_once() -> None:
    queue = CallQueue()
    assert queue.offer(call("rien ne va plus")) == Step(say=call("rien ne va plus"))
    assert queue.busy
    assert queue.ended(900.0) == Step()
    assert not queue.busy


def test_the_next_call_waits_for_the_end_of_the_one_before() -> None:
    queue = CallQueue()
    queue.offer(call("trois"))
    assert queue.offer(call("deux", 500.0)) == Step()
    assert queue.ended(700.0) == Step(say=call("deux", 500.0))


def test_who_pushes_another_out_cuts_the_voice_off_because_it_is_two_calls_behind() -> None:
    queue = CallQueue()
    queue.offer(call("trois"))
    queue.offer(call("deux", 100.0))
    assert queue.offer(call("rouge gagne", 200.0)) == Step(hush=True)
    assert queue.offer(call("les cartes passent", 300.0)) == Step()  # it falls silent already
    assert queue.ended(310.0) == Step(say=call("les cartes passent", 300.0))


def test_what_waited_too_long_is_not_spoken() -> None:
    queue = CallQueue()
    queue.offer(call("trois"))
    queue.offer(call("deux", 100.0))
    assert queue.ended(100.0 + LATE + 1) == Step()
    assert not queue.busy


def test_what_is_stale_is_dropped_and_cut_off_once() -> None:
    queue = CallQueue()
    queue.offer(call("trois"))
    queue.offer(call("deux"))
    assert queue.drop() == Step(hush=True)
    assert queue.drop() == Step()
    assert queue.ended(50.0) == Step()
    assert queue.drop() == Step()  # silent already


def test_a_call_of_the_new_coup_waits_until_the_old_one_is_silent() -> None:
    queue = CallQueue()
    queue.offer(call("rouge gagne"))
    queue.drop()
    assert queue.offer(call("faites vos jeux", 20.0)) == Step()
    assert queue.ended(40.0) == Step(say=call("faites vos jeux", 20.0))


def test_while_the_mouth_is_occupied_calls_wait() -> None:
    queue = CallQueue()
    queue.occupy()
    assert queue.offer(call("un", 10.0)) == Step()
    assert queue.ended(20.0) == Step(say=call("un", 10.0))


MOVES = st.lists(
    st.tuples(st.sampled_from(("offer", "offer", "ended", "drop")), st.floats(0, 2500)), max_size=40
)


@settings(max_examples=200, deadline=None)
@given(MOVES)
def test_any_evening(moves: list[tuple[str, float]]) -> None:
    queue, now, number = CallQueue(), 0.0, 0
    speaking: Utterance | None = None
    hushed = False
    dropped, said = -1, -1
    for move, passed in moves:
        now += passed
        before = speaking
        if move == "offer":
            number += 1
            step = queue.offer(call(str(number), now))
            if before is None:
                assert step == Step(say=call(str(number), now))
        elif move == "ended":
            if speaking is None:
                continue  # a silent mouth reports nothing
            speaking, hushed = None, False
            step = queue.ended(now)
        else:
            dropped = number
            step = queue.drop()
            assert step.say is None
            assert step.hush == (before is not None and not hushed)
        if step.hush:
            assert speaking is not None
            assert not hushed
            hushed = True
        if step.say is not None:
            assert speaking is None, "two voices at once"
            assert now - step.say.since <= LATE, "behind the game"
            assert int(step.say.words) > max(dropped, said), "stale, or out of order"
            speaking, said = step.say, int(step.say.words)
        assert queue.busy == (speaking is not None)
