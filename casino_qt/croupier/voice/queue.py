"""Which call is spoken, and which is too late: calls never overlap and never lag behind the game. No Qt.

One call is in the mouth, at most one waits: the newest. Who comes while another waits pushes it out, and
cuts off the one in the mouth, for then the voice is two calls behind. A call that had to wait longer than
`LATE` is not spoken any more. Times are milliseconds of one clock.
"""

from __future__ import annotations

from dataclasses import dataclass

LATE = 1500.0


@dataclass(frozen=True, slots=True)
class Utterance:
    """Words ready to be spoken, in a tongue; `since` is when they were called."""

    words: str
    tongue: str
    since: float = 0.0


@dataclass(frozen=True, slots=True)
class Step:
    """What the mouth is to do now: fall silent, or say something. It says nothing while it is not silent."""

    hush: bool = False
    say: Utterance | None = None


class CallQueue:
    """Takes calls and what the mouth reports, and tells the next step."""

    def __init__(self) -> None:
        self._busy = False
        self._hushed = False
        self._waiting: Utterance | None = None

    @property
    def busy(self) -> bool:
        """Whether the mouth has something it has not reported the end of."""
        return self._busy

    def occupy(self) -> None:
        """The mouth does something else for a while: its end is reported by `ended` as well."""
        self._busy, self._hushed = True, False

    def offer(self, call: Utterance) -> Step:
        """A call is shown now."""
        if not self._busy:
            self._busy = True
            return Step(say=call)
        behind = self._waiting is not None
        self._waiting = call
        return self._hush() if behind else Step()

    def ended(self, now: float) -> Step:
        """The mouth is silent again: it came to the end, was hushed, or is gone."""
        self._busy = self._hushed = False
        call, self._waiting = self._waiting, None
        if call is None or now - call.since > LATE:
            return Step()
        self._busy = True
        return Step(say=call)

    def drop(self) -> Step:
        """All that was called is stale: a new coup, a skipped picture, another tongue, nobody there."""
        self._waiting = None
        return self._hush()

    def _hush(self) -> Step:
        if not self._busy or self._hushed:
            return Step()
        self._hushed = True
        return Step(hush=True)
