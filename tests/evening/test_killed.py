"""Kill the real program at random instants: what is seen after the next start is what was seen before.

CASINO_KILLS says how often (20 when it is not said); two programs live and die at a time.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.tables.roulette_sitting import GAME as ROULETTE
from tests.evening.killed_lines import Tail
from tests.evening.pictured import pictured
from tests.tables.asked import attempt
from tests.tables.oracle import (
    Committed,
    at_the_door,
    judge,
    reopen,
    rounds_ended,
    sittings,
    stakes,
    to_come,
)
from tests.tables.tally import Tally
from tests.tables.zeros import begin

KILLS = int(os.environ.get("CASINO_KILLS", "20"))
LIVES = 5
"""A profile is played by so many programs, one after another's death, before a new one is begun."""
AT_ONCE = 2
PATIENCE = 240.0  # seconds for a program to show its table; the first paints the pictures

OPTIONS = (
    Rules(),
    Rules(refait="prison"),
    Rules(premium="every_coup"),
    Rules(refait="prison", premium="every_coup"),
)
ROULETTES = (
    RouletteRules(),
    RouletteRules(),
    RouletteRules(zero="partage"),
    RouletteRules(finales="complete"),
)
AIMS = ("spin", "halve", "move", None, "halve", "spin", "move")
"""For what a kill at the wheel lies in wait, life by life: it comes soon after that was tried."""
AMBUSH = {"halve": (0.03, 0.03, 1.0), "move": (0.03, 0.03, 1.0), "spin": (0.03, 2.0, 2.0)}
"""At most so many seconds after it was tried, one or another; a ball falls later than it is thrown."""
WAIT = 8.0  # seconds for it to be tried at all
TRIAL = "the whole program"
GUESTS = (0, 3, 1, 5)
ROOT = Path(__file__).parents[2]


@dataclass
class House:
    """One profile with its settings, and the programs that live on it one after another."""

    folder: Path
    cache: Path
    dice: random.Random
    options: Rules
    roulette: RouletteRules
    door: int

    @property
    def path(self) -> Path:
        return self.folder / "purse.casino"

    def furnish(self, number: int) -> None:
        """Write the settings: rules by turns, a swift croupier, every third guest without movement.

        In every other house a roulette has been begun whose zeros come early.
        """
        (self.folder / "casino-qt").mkdir(parents=True)
        (self.folder / "casino-qt" / "casino-qt.ini").write_text(
            f"[trente-et-quarante]\nrefait={self.options.refait}\npremium={self.options.premium}\n"
            f"[roulette]\nzero={self.roulette.zero}\nfinales={self.roulette.finales}\n"
            f"guests={GUESTS[number % len(GUESTS)]}\n"
            f"[motion]\nspeed=200\nreduced={'true' if number % 3 == 2 else 'false'}\n"
        )
        if number % 2:
            begin(self.path, self.roulette, number // 2)

    def live(
        self, seconds: float, *, from_table: bool, aim: str | None = None, at_rest: bool = False
    ) -> bytes:
        """Let a program live for `seconds` after its start, or after its table is seen; what it wrote.

        With an aim it lives until that is tried, `seconds` more, or WAIT in all; `at_rest`, until something
        new has been shown and nothing was tried since, or WAIT more.
        """
        output = self.folder / "seen"
        errors = self.folder / "errors"
        quiet = dict(
            os.environ,
            XDG_CONFIG_HOME=str(self.folder),
            XDG_STATE_HOME=str(self.folder / "state"),
            XDG_CACHE_HOME=str(self.cache),
        )
        with output.open("wb") as file, errors.open("wb") as complaints:
            seed = str(self.dice.getrandbits(32))
            program = subprocess.Popen(
                [sys.executable, "-m", "tests.evening.player", str(self.path), seed, str(self.door)],
                cwd=ROOT, env=quiet, stdout=file, stderr=complaints,
            )  # fmt: skip
            tail = Tail(output)
            try:
                sign = b'"to_come"' if from_table else b""
                limit = time.monotonic() + PATIENCE
                while not any(sign in line for line in tail.follow()) and program.poll() is None:
                    assert time.monotonic() < limit, "the table was never shown"
                    time.sleep(0.005)
                limit = time.monotonic() + WAIT
                new = tail.lines
                while aim and attempt(aim)[:-1] not in new and time.monotonic() < limit:
                    time.sleep(0.001)
                    new = tail.follow()
                time.sleep(seconds)
                limit = time.monotonic() + WAIT
                while at_rest and not tail.rests() and time.monotonic() < limit:
                    time.sleep(0.0005)
            finally:
                program.send_signal(signal.SIGKILL)
                program.wait()
        assert program.returncode == -signal.SIGKILL, errors.read_text()
        assert not errors.read_bytes(), errors.read_text()
        return output.read_bytes()


def parse(lines: bytes, kind: str) -> list[Any]:
    """What was written whole under `kind`, in order."""
    found = (json.loads(line) for line in lines.split(b"\n")[:-1])
    return [line[kind] for line in found if kind in line]


def began(lines: bytes, before: dict[str, Committed]) -> None:
    """The tables stood, when the person sat down, as the replay of what was on the disk before."""
    written = [json.loads(line) for line in lines.split(b"\n")[:-1]]
    for game, sitting in before.items():
        sights = [line["seen"] for line in written if "seen" in line and line["seen"]["game"] == game]
        if not sights:
            continue
        first = sights[0]
        assert at_the_door(first["actions"], sitting.actions)
        table = replace(sitting, actions=first["actions"]).table()
        assert first["purse"] == table.purse()
        assert first["stakes"] == stakes(table)
        assert first["coups"] == rounds_ended(table)
        futures = [line["to_come"] for line in written if "to_come" in line and line["game"] == game]
        assert not futures or futures[0] == to_come(table)


def shown_true(lines: bytes, found: dict[str, Committed], tally: Tally) -> None:
    """Every picture of an open sitting shows what the rules make of the actions that had been done."""
    known: dict[int, tuple[int, list[dict[str, Any]]]] = {}
    for line in map(json.loads, lines.split(b"\n")[:-1]):
        if "seen" in line:
            known[line["seen"]["session"]] = line["seen"]["start"], line["seen"]["actions"]
        elif "shown" in line:
            shown = line["shown"]
            sitting = found.get(shown["game"])
            if sitting is None or sitting.session != shown["session"]:
                continue
            start, actions = known[sitting.session]
            assert len(actions) == shown["actions"]
            ended = sum(action["do"] in ("coup", "spin") for action in actions)
            then = replace(sitting, start=start, actions=actions, rounds=sitting.rounds[:ended])
            pictured(shown, then.table())
            tally.note("what was compared", "pictures with the rules")


def same_picture(before: bytes, after: bytes) -> str:
    """Where nothing came between, the picture after the start is the last one before the kill."""
    for later in parse(after, "shown")[:1]:
        earlier = [shown for shown in parse(before, "shown") if shown["game"] == later["game"]][-1:]
        if earlier and all(earlier[0][name] == later[name] for name in ("session", "story")):
            spoken = later["language"] == earlier[0]["language"]
            assert spoken or changed_settings(before, after, later["game"]), "the language was forgotten"
            if spoken:
                assert durable(later, earlier[0]) == durable(earlier[0], later)
                return f" (the same picture, {later['game']})"
    return ""


def changed_settings(before: bytes, after: bytes, game: str) -> bool:
    """Whether somebody was at the settings between the last picture of one life and the first of the next."""
    lives = [list(map(json.loads, lines.split(b"\n")[:-1])) for lines in (before, after)]
    pictures = [[at for at, line in enumerate(life) if "shown" in line] for life in lives]
    last = max(at for at in pictures[0] if lives[0][at]["shown"]["game"] == game)
    between = [*lives[0][last:], *lives[1][: pictures[1][0]]]
    return any(line.get("try") == "settings" for line in between)


def durable(shown: dict[str, Any], other: dict[str, Any]) -> dict[str, Any]:
    """A picture without what may differ from `other`: on another day the ball lies elsewhere in the wheel, a
    board that was turned is turned back by the next start."""
    excused = {"wheel"} if shown["days"] != other["days"] else set()
    excused |= {"tablet"} if shown["by_hand"] != other["by_hand"] else set()
    picture = [seen for seen in shown["picture"] if seen[1] not in excused]
    return {**shown, "picture": picture, "days": [], "by_hand": []}


def meet(lines: bytes, found: dict[str, Committed], tally: Tally) -> None:
    """Count at what moment the kill came."""
    moment = "moments"
    written = [json.loads(line) for line in lines.split(b"\n")[:-1]]
    sights = [line["seen"] for line in written if "seen" in line]
    tries = [line["try"] for line in written if "try" in line]
    if tries:
        tally.note("was being tried", tries[-1])
    if sights:
        tally.note(moment, f"at {sights[-1]['game']}")
    thrown = [line for line in written if "thrown" in line]
    if thrown and sights[-1]["game"] == ROULETTE and thrown[-1]["spins"] == sights[-1]["coups"]:
        tally.note(moment, "with the ball in the air")
    if len(found) > 1 and all(sitting.table().on_table() for sitting in found.values()):
        tally.note(moment, "with stakes at both tables")
    for sitting in found.values():
        prisons = [lying.prison for lying in sitting.table().everything_lying().values()]
        if any(map(any, prisons)):
            tally.note(moment, f"with prisoners at {sitting.game}")
        if any(twice for _, twice in prisons):
            tally.note(moment, f"with prisoners locked twice at {sitting.game}")


def one_house(number: int, kills: int, folder: Path, cache: Path) -> Tally:
    """Play and kill on one profile; what was met with, and how each kill was found."""
    dice = random.Random(number)
    house = House(
        folder,
        cache,
        dice,
        OPTIONS[number % len(OPTIONS)],
        ROULETTES[number // 2 % len(ROULETTES)],
        number % 2,
    )
    house.furnish(number)
    tally = Tally(TRIAL)
    found: list[str] = []
    last = b""
    for kill in range(kills):
        before = sittings(house.path)
        aim = AIMS[(number // 2 * LIVES + kill) % len(AIMS)] if number % 2 else None
        from_table = aim is not None or dice.random() < 0.9
        longest = dice.choice(AMBUSH[aim]) if aim else 3.0 if from_table else 1.0
        seconds = dice.uniform(0, longest)
        at_rest = from_table and aim is None and (number % 2 == 1 or dice.random() < 0.5)
        lines = house.live(seconds, from_table=from_table, aim=aim, at_rest=at_rest)
        fate = judge(house.path, lines, before)
        began(lines, before)
        after = sittings(house.path)
        shown_true(lines, after, tally)
        meet(lines, after, tally)
        tally.life(before, after)
        if found:
            found[-1] += same_picture(last, lines)
        found.append(fate)
        last = lines
    before = sittings(house.path)
    lines = house.live(0.3, from_table=True)
    began(lines, before)
    judge(house.path, lines, before)
    found[-1] += same_picture(last, lines)
    reopen(house.path, house.options)
    reopen(house.path, house.roulette)
    for fate in found:
        tally.note("found again", fate)
    return tally


@pytest.mark.parametrize("batch", range(-(-KILLS // (LIVES * AT_ONCE))))
def test_a_killed_program_stands_again_as_it_was(
    batch: int, tmp_path: Path, pictures: Path, record_property: Callable[[str, object], None]
) -> None:
    tally = Tally(TRIAL)
    numbers = range(batch * AT_ONCE, (batch + 1) * AT_ONCE)
    shares = [(number, min(LIVES, KILLS - number * LIVES)) for number in numbers]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        lives = [
            pool.submit(one_house, number, kills, tmp_path / str(number), pictures)
            for number, kills in shares
            if kills > 0
        ]
        for life in lives:
            tally.add(life.result())
    record_property("kills", tally.parts())
