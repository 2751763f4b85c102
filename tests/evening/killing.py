"""Lets the real program live for a while and kills it."""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter, deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from pathlib import Path
from typing import Any

from tests.evening.killed_lines import Tail, parse
from tests.tables.oracle import Committed, sittings

KILLS = int(os.environ.get("CASINO_KILLS", "5"))
LIVES = 5
"""A profile is played by so many programs, one after another's death, before a new one is begun."""
PATIENCE = 240.0  # seconds for a program to show its table; the first paints the pictures
WAIT = 6.0  # seconds for what a kill lies in wait for
ROOT = Path(__file__).parents[2]

Lines = list[dict[str, Any]]
"""What a killed program wrote, line by line."""

Due = Callable[[list[Any]], bool]
"""Whether the kill is due, from what has been done since the program stood, action by action."""


def last_own_is(aim: str) -> Due:
    """Due when `aim` is what the person did last."""

    def due(actions: list[Any]) -> bool:
        own = [action["do"] for action in actions if "by" not in action]
        return bool(own) and own[-1] == aim

    return due


def live(module: str, folder: Path, cache: Path, dice: random.Random, due: Due | None) -> Lines:
    """Let a program live until its table is shown and a kill is `due`; its lines.

    Without `due` it lives a while longer, and is killed as soon as nothing moves.
    """
    output, errors = folder / "seen", folder / "errors"
    quiet = dict(
        os.environ,
        XDG_CONFIG_HOME=str(folder),
        XDG_STATE_HOME=str(folder / "state"),
        XDG_CACHE_HOME=str(cache),
    )
    with output.open("wb") as file, errors.open("wb") as complaints:
        program = subprocess.Popen(
            [sys.executable, "-m", module, str(folder / "purse.casino"), str(dice.getrandbits(32))],
            cwd=ROOT, env=quiet, stdout=file, stderr=complaints,
        )  # fmt: skip
        tail = Tail(output)
        try:
            limit = time.monotonic() + PATIENCE
            while not any(b'"shown"' in line for line in tail.follow()) and program.poll() is None:
                assert time.monotonic() < limit, "the table was never shown"
                time.sleep(0.01)
            seen = _seen(tail.lines)
            begun, now = len(seen[0]), seen[-1]
            limit = time.monotonic() + WAIT
            while due and not due(now[begun:]) and time.monotonic() < limit:
                time.sleep(0.01)
                now = [now, *_seen(tail.follow())][-1]
            time.sleep(dice.uniform(0, 0.6 if due else 3.0))
            limit = time.monotonic() + WAIT
            while not due and not tail.rests() and time.monotonic() < limit:
                time.sleep(0.001)
        finally:
            program.send_signal(signal.SIGKILL)
            program.wait()
    assert program.returncode == -signal.SIGKILL, errors.read_text()
    assert not errors.read_bytes(), errors.read_text()
    return parse(output.read_bytes())


def shown_with_journals(lines: Lines) -> Iterator[tuple[dict[str, Any], list[Any]]]:
    """Every picture, and the journal as it was then: moves may have been taken back since."""
    journal: list[Any] = []
    for line in lines:
        if "seen" in line:
            journal = line["seen"]["actions"]
        elif "shown" in line:
            assert len(journal) == line["shown"]["actions"]
            yield line["shown"], journal


def _seen(lines: list[bytes]) -> list[list[Any]]:
    """The journal's actions each time that it was seen."""
    return [json.loads(line)["seen"]["actions"] for line in lines if line.startswith(b'{"seen"')]


def same_picture(before: Lines, after: Lines) -> bool:
    """Where nothing came between, the first picture after the start is the last one before the kill.

    A journal that is as long tells nothing: a bet may have been taken back and another made.
    """
    for later, journal in islice(shown_with_journals(after), 1):
        for earlier, known in deque(shown_with_journals(before), maxlen=1):
            if earlier["session"] == later["session"] and known == journal:
                assert earlier == later
                return True
    return False


@dataclass(frozen=True)
class Trial:
    """How the programs of one table are judged. A kill comes soon after one of `aims` stands in the journal.

    `judge` compares the journal with what was seen, `shown_true` each picture with what the rules make of the
    journal (and counts them); `moments` says what was going on, `reopen` sits down once more at the end.
    """

    table: str
    game: str
    player: str
    aims: Sequence[str | None]
    judge: Callable[[Committed | None, Lines, Committed | None], str]
    shown_true: Callable[[Lines, Committed], int]
    moments: Callable[[Committed], list[str]]
    reopen: Callable[[Path, Committed], None]

    def house(self, number: int, ini: str, folder: Path, cache: Path) -> dict[str, dict[str, int]]:
        """Kill the programs of one house with these settings, one after another; what they met with."""
        dice, path = random.Random(number), folder / "purse.casino"
        (folder / "casino-qt").mkdir()
        (folder / "casino-qt" / "casino-qt.ini").write_text(ini)
        fates, moments, last = Counter[str](), Counter[str](), Lines()
        for kill in range(min(LIVES, KILLS - number * LIVES)):
            before = sittings(path).get(self.game)
            aim = self.aims[kill % len(self.aims)]
            lines = live(self.player, folder, cache, dice, last_own_is(aim) if aim else None)
            found = sittings(path).get(self.game)
            fates[self.judge(found, lines, before)] += 1
            assert found is not None
            moments["hands compared with the rules"] += self.shown_true(lines, found)
            moments["the same picture after the start"] += same_picture(last, lines)
            moments.update(self.moments(found))
            last = lines
        if found := sittings(path).get(self.game):
            self.reopen(path, found)
        return {f"{self.table}: found again": dict(fates), f"{self.table}: killed while": dict(moments)}
