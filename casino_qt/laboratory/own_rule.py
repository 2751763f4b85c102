"""A staking system of one's own, as a small form: one JSON object that says what follows on what.

    {"start": 2, "after_win": "start", "after_loss": {"times": 2, "plus": 1},
     "reset_at": {"wins": 3, "losses": 8, "ahead": 10, "behind": 40}, "cap": 64}

`start`: pieces of the first stake. `after_win`, `after_loss`: "start", "same", or the stake that was laid
`times` something, `divided_by` something (rounded down), `plus` something (may be below zero); never less
than one piece. `reset_at`: the system starts over after so many wins or losses in a row, or as soon as it is
so many pieces ahead or behind since it last started. `cap`: more is never wished. All but `start` may be
left out: the stake then stays the same, and nothing starts over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from casino_qt.laboratory.systems import System, Verdict
from casino_qt.rules.scripts.game import an_object
from casino_qt.rules.scripts.script import ScriptError
from casino_qt.rules.scripts.strict_json import decode

MOST_PIECES = 1_000_000
MOST_TIMES = 100

_KNOWN = ("start", "after_win", "after_loss", "reset_at", "cap")
_STEP = {"times": (0, MOST_TIMES), "divided_by": (1, MOST_TIMES), "plus": (-MOST_PIECES, MOST_PIECES)}
_RESET = ("wins", "losses", "ahead", "behind")
NEVER = 1 << 50  # times any denominator it still is a number NumPy has


@dataclass(frozen=True, slots=True)
class Step:
    """From what was laid to the next wish."""

    times: int = 1
    divided_by: int = 1
    plus: int = 0


@dataclass(frozen=True, slots=True)
class Form:
    """The form, read. A step that is None goes back to the start; what never happens is `NEVER`."""

    start: int
    after_win: Step | None = Step()
    after_loss: Step | None = Step()
    wins: int = NEVER
    losses: int = NEVER
    ahead: int = NEVER
    behind: int = NEVER
    cap: int = MOST_PIECES


def read_form(data: bytes) -> Form:
    """The form of a file. Raises ScriptError, with one line that says what is wrong."""
    top = an_object(decode(data), "a system")
    _only(top, _KNOWN, "a system")
    if "start" not in top:
        raise ScriptError("'start' is missing")
    reset = an_object(top.get("reset_at", {}), "'reset_at'")
    _only(reset, _RESET, "'reset_at'")
    form = Form(
        _whole(top["start"], "'start'", 1, MOST_PIECES),
        _step(top, "after_win"),
        _step(top, "after_loss"),
        **{key: _whole(value, f"{key!r}", 1, MOST_PIECES) for key, value in reset.items()},
        cap=_whole(top.get("cap", MOST_PIECES), "'cap'", 1, MOST_PIECES),
    )
    if form.start > form.cap:
        raise ScriptError("'start' is above 'cap'")
    return form


def _only(found: Mapping[str, object], known: tuple[str, ...], what: str) -> None:
    for key in found:
        if key not in known:
            raise ScriptError(f"{what} has no {key!r}, only {', '.join(known)}")


def _whole(value: object, what: str, least: int, most: int) -> int:
    if type(value) is not int or not least <= value <= most:
        raise ScriptError(f"{what} is a whole number from {least} to {most}")
    return value


def _step(top: Mapping[str, object], key: str) -> Step | None:
    value = top.get(key, "same")
    if value == "start":
        return None
    if value == "same":
        return Step()
    if isinstance(value, str):
        raise ScriptError(f"{key!r} is 'start', 'same' or an object")
    step = an_object(value, f"{key!r}")
    _only(step, tuple(_STEP), f"{key!r}")
    return Step(**{name: _whole(number, f"{name!r}", *_STEP[name]) for name, number in step.items()})


class OwnState(NamedTuple):
    """The wish, wins and losses in a row, and the numerators gained since it last started."""

    wish: int
    wins: int = 0
    losses: int = 0
    gained: int = 0


class OwnRule(System[OwnState]):
    """The form, played; `denominator` is the bet's."""

    name = "own"

    def __init__(self, form: Form, denominator: int) -> None:
        self.form = form
        self.denominator = denominator

    def begins(self) -> OwnState:
        """At the start."""
        return OwnState(self.form.start)

    def wish(self, state: OwnState) -> int:
        """As remembered."""
        return state.wish

    def after(self, state: OwnState, laid: int, verdict: Verdict, gained: int) -> OwnState:
        """The step of the verdict, unless it is time to start over."""
        form, wish, (_, wins, losses, total) = self.form, state.wish, state
        if verdict is not Verdict.NULL:
            won = verdict is Verdict.WON
            step = form.after_win if won else form.after_loss
            wish = self._next(laid, step)
            wins, losses = (wins + 1, 0) if won else (0, losses + 1)
        total += gained
        over = wins >= form.wins or losses >= form.losses
        over = over or total >= form.ahead * self.denominator or -total >= form.behind * self.denominator
        return self.begins() if over else OwnState(wish, wins, losses, total)

    def _next(self, laid: int, step: Step | None) -> int:
        if step is None:
            return self.form.start
        return min(max(1, laid * step.times // step.divided_by + step.plus), self.form.cap)
