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
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import pytest

from casino_qt.bank.profile import Profile
from casino_qt.rules.roulette.options import Rules as RouletteRules
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.tables.roulette_sitting import GAME as ROULETTE
from casino_qt.tables.roulette_sitting import RouletteSitting
from tests.evening.pictured import pictured
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

KILLS = int(os.environ.get("CASINO_KILLS", "20"))
LIVES = 5
"""A profile is played by so many programs, one after another's death, before a new one is begun."""
AT_ONCE = 2
PATIENCE = 60.0  # seconds for a program to show its table; the first paints the pictures

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
ZEROS = ("27e1", "d6d4", "062f")
"""Seeds that bring zeros early, two or more in a row: prison, double prison, and out of it."""
GUESTS = (0, 3, 1, 5)
ROOT = Path(__file__).parents[2]

fates: Counter[str] = Counter()
met: Counter[str] = Counter()
"""What the kills met with, and what had been done at the tables in all."""


@pytest.fixture(scope="module", autouse=True)
def sum_up(request: pytest.FixtureRequest) -> Iterator[None]:
    """Say at the end how the killed programs were found."""
    yield
    capture = request.config.pluginmanager.getplugin("capturemanager")
    told = ", ".join(f"{count} {fate}" for fate, count in sorted(fates.items()))
    with capture.global_and_fixture_disabled():
        # The test processes of one run share nothing but this: each sums up its own kills.
        print(f"\n{sum(fates.values())} kills of the whole program: {told}", file=sys.stderr)
        print(", ".join(f"{what}: {count}" for what, count in sorted(met.items())), file=sys.stderr)


@pytest.fixture(scope="module")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A cache of painted pictures that all programs share."""
    return tmp_path_factory.mktemp("cache")


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
            profile = Profile.open(self.path)
            RouletteSitting(profile, self.roulette, ZEROS[number // 2 % len(ZEROS)])
            profile.close()

    def live(self, seconds: float, *, from_table: bool) -> bytes:
        """Let a program live for `seconds` after its start, or after its table is seen; what it wrote."""
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
            sign = b'"to_come"' if from_table else b"\n"
            limit = time.monotonic() + PATIENCE
            while sign not in output.read_bytes() and program.poll() is None:
                assert time.monotonic() < limit, "the table was never shown"
                time.sleep(0.005)
            time.sleep(seconds)
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


def shown_true(lines: bytes, found: dict[str, Committed]) -> None:
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
            met["pictures compared with the rules"] += 1


def same_picture(before: bytes, after: bytes) -> str:
    """Where nothing came between, the picture after the start is the last one before the kill."""
    for later in parse(after, "shown"):
        earlier = [shown for shown in parse(before, "shown") if shown["game"] == later["game"]][-1:]
        # The ball lies elsewhere on another day; a board that was turned, a side that was chosen for a chip
        # are forgotten.
        same = ("session", "story", "language", "days", "by_hand")
        if earlier and all(earlier[0][name] == later[name] for name in same):
            assert later == earlier[0]
            return f" (the same picture, {later['game']})"
        return ""
    return ""


def meet(lines: bytes, found: dict[str, Committed]) -> None:
    """Count what the kill met with."""
    written = [json.loads(line) for line in lines.split(b"\n")[:-1]]
    sights = [line["seen"] for line in written if "seen" in line]
    if sights:
        met[f"killed at {sights[-1]['game']}"] += 1
    thrown = [line for line in written if "thrown" in line]
    if thrown and sights[-1]["game"] == ROULETTE and thrown[-1]["spins"] == sights[-1]["coups"]:
        met["killed with the ball in the air"] += 1
    if len(found) > 1 and all(sitting.table().on_table() for sitting in found.values()):
        met["killed with stakes at both tables"] += 1
    for sitting in found.values():
        prisons = [lying.prison for lying in sitting.table().everything_lying().values()]
        if any(map(any, prisons)):
            met[f"killed with prisoners at {sitting.game}"] += 1
        if any(twice for _, twice in prisons):
            met[f"killed with prisoners locked twice at {sitting.game}"] += 1


def sum_of_play(found: dict[str, Committed]) -> None:
    """Count what was done at the tables that are still open."""
    for sitting in found.values():
        for action in sitting.actions:
            own = "guests' moves" if "by" in action else action["do"]
            met[f"{sitting.game}, {own}"] += 1


def one_house(number: int, kills: int, folder: Path, cache: Path) -> list[str]:
    """Play and kill on one profile; how each kill was found."""
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
    found: list[str] = []
    last = b""
    for _ in range(kills):
        before = sittings(house.path)
        from_table = dice.random() < 0.9
        seconds = dice.uniform(0, 3.0) if from_table else dice.uniform(0, 1.0)
        lines = house.live(seconds, from_table=from_table)
        fate = judge(house.path, lines, before)
        began(lines, before)
        after = sittings(house.path)
        shown_true(lines, after)
        meet(lines, after)
        if found:
            found[-1] += same_picture(last, lines)
        found.append(fate)
        last = lines
    before = sittings(house.path)
    lines = house.live(0.3, from_table=True)
    began(lines, before)
    judge(house.path, lines, before)
    found[-1] += same_picture(last, lines)
    sum_of_play(sittings(house.path))
    reopen(house.path, house.options)
    reopen(house.path, house.roulette)
    return found


@pytest.mark.parametrize("batch", range(-(-KILLS // (LIVES * AT_ONCE))))
def test_a_killed_program_stands_again_as_it_was(batch: int, tmp_path: Path, pictures: Path) -> None:
    numbers = range(batch * AT_ONCE, (batch + 1) * AT_ONCE)
    shares = [(number, min(LIVES, KILLS - number * LIVES)) for number in numbers]
    with ThreadPoolExecutor(AT_ONCE) as pool:
        lives = [
            pool.submit(one_house, number, kills, tmp_path / str(number), pictures)
            for number, kills in shares
            if kills > 0
        ]
        for life in lives:
            fates.update(life.result())
