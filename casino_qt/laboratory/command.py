"""`casino-qt simulate` without the command line: what is asked in, what came of it out."""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TextIO, TypeVar

from casino_qt.laboratory.game import NotSimulatedError
from casino_qt.laboratory.games import GAMES
from casino_qt.laboratory.own_rule import Form, read_form
from casino_qt.laboratory.plain import plain_text
from casino_qt.laboratory.study import USUAL_PURSE, Question, study
from casino_qt.laboratory.systems import SYSTEMS, Flat
from casino_qt.laboratory.tally import Progress
from casino_qt.odds.command import house_rules
from casino_qt.rules.chance import fresh_seed
from casino_qt.rules.scripts.script import ScriptError, printable
from casino_qt.rules.scripts.streams import NO_ROOM, load, print_out

T = TypeVar("T")

NOT_SIMULATED = 2
_BETWEEN = 0.1  # seconds from one line of progress to the next


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """The command's arguments; amounts are centimes. What is None is the usual, and the seed a fresh one."""

    game: str
    bet: str | None = None
    system: str = Flat.name
    stake: int | None = None
    coups: int | None = None
    players: int | None = None
    purse: int | None = None
    goal: int | None = None
    rules: str | None = None
    permanence: str | None = None
    seed: str | None = None


class _FileError(Exception):
    """A file that was handed in is not what it ought to be; the text is one line and names it."""


def print_simulation(
    asked: Asked,
    *,
    as_json: bool = False,
    progress: bool = False,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Simulate what is asked, print what came of it, and return the exit status.

    0: printed. 2: one line on `stderr` says what cannot be simulated, or which file is wrong and why. 1:
    there was no room to print. `progress`: lines on `stderr` meanwhile, `{"done": coups, "of": coups}`;
    when nobody reads them any more, nobody waits for the answer. Streams left out are those of the process.
    """
    out = sys.stdout if stdout is None else stdout
    err = sys.stderr if stderr is None else stderr
    say = _lines(err) if progress and err is not None else _silence
    try:
        told = study(_question(asked), say)
    except _FileError as error:
        print(error, file=err)
        return NOT_SIMULATED
    except NotSimulatedError as error:
        print(f"casino-qt simulate: {error}", file=err)
        return NOT_SIMULATED
    except BrokenPipeError:
        return NO_ROOM
    text = [json.dumps(told, ensure_ascii=False), "\n"] if as_json else plain_text(told)
    return print_out(text, out, err)


def _question(asked: Asked) -> Question:
    game = GAMES[asked.game]
    rules = _from_file(asked.rules or "", lambda: house_rules(asked.game, asked.rules))
    permanence = None
    if asked.permanence is not None:
        path, read = asked.permanence, game.permanence
        if read is None:
            raise NotSimulatedError(f"there are no lists of results for {asked.game}")
        permanence = _from_file(path, lambda: read(load(path)))
    return Question(
        game=asked.game,
        rules=rules,
        bet=game.usual if asked.bet is None else asked.bet,
        seed=fresh_seed() if asked.seed is None else asked.seed,
        system=_system(asked.system),
        stake=asked.stake,
        coups=asked.coups,
        players=asked.players,
        purse=USUAL_PURSE if asked.purse is None else asked.purse,
        goal=asked.goal,
        permanence=permanence,
    )


def _system(name: str) -> str | Form:
    if name in SYSTEMS:
        return name
    known = ", ".join(SYSTEMS)
    try:
        data = load(name)
    except ScriptError as error:
        raise _FileError(f"{printable(name)}: neither one of {known} nor a file: {error}") from None
    return _from_file(name, lambda: read_form(data))


def _from_file(path: str, read: Callable[[], T]) -> T:
    try:
        return read()
    except ScriptError as error:
        raise _FileError(f"{printable(path)}: {error}") from None


def _silence(done: int, of: int) -> None:
    """Nobody asked how far it is."""


def _lines(err: TextIO) -> Progress:
    """A line of JSON now and then, and one at the end."""
    said = -_BETWEEN

    def say(done: int, of: int) -> None:
        nonlocal said
        now = time.monotonic()
        if done == of or now - said >= _BETWEEN:
            said = now
            print(json.dumps({"done": done, "of": of}), file=err, flush=True)

    return say
