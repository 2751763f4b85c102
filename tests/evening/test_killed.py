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
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.chance import SeededChance
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Table
from tests.tables.oracle import Committed, committed, judge, reopen, rounds_ended, stakes, to_come

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
ROOT = Path(__file__).parents[2]

fates: Counter[str] = Counter()


@pytest.fixture(scope="module", autouse=True)
def sum_up(request: pytest.FixtureRequest) -> Iterator[None]:
    """Say at the end how the killed programs were found."""
    yield
    capture = request.config.pluginmanager.getplugin("capturemanager")
    told = ", ".join(f"{count} {fate}" for fate, count in sorted(fates.items()))
    with capture.global_and_fixture_disabled():
        print(f"\n{sum(fates.values())} kills of the whole program: {told}")


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

    @property
    def path(self) -> Path:
        return self.folder / "purse.casino"

    def furnish(self, number: int) -> None:
        """Write the settings: rules by turns, a swift croupier, every third guest without movement."""
        (self.folder / "casino-qt").mkdir(parents=True)
        (self.folder / "casino-qt" / "casino-qt.ini").write_text(
            f"[trente-et-quarante]\nrefait={self.options.refait}\npremium={self.options.premium}\n"
            f"[motion]\nspeed=200\nreduced={'true' if number % 3 == 2 else 'false'}\n"
        )

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
                [sys.executable, "-m", "tests.evening.player", str(self.path), seed],
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


def began(lines: bytes, before: Committed | None) -> None:
    """The program that began with `lines` stood as the replay of what was on the disk before it."""
    sights, cards = parse(lines, "seen"), parse(lines, "to_come")
    if before is None or not sights:
        return
    table = before.table()
    assert sights[0]["purse"] == table.purse()
    assert sights[0]["stakes"] == stakes(table)
    assert sights[0]["coups"] == rounds_ended(table)
    if cards:
        assert cards[0] == to_come(table)


def shown_true(lines: bytes, found: Committed | None) -> None:
    """Every picture of the open sitting shows what the rules make of the actions that had been done."""
    if found is None:
        return
    start, actions = found.start, []
    for line in map(json.loads, lines.split(b"\n")[:-1]):
        if "seen" in line and line["seen"]["session"] == found.session:
            start, actions = line["seen"]["start"], line["seen"]["actions"]
        elif "shown" in line and line["shown"]["session"] == found.session:
            assert len(actions) == line["shown"]["actions"]
            table = Table(Rules.from_json(found.rules), SeededChance(found.seed), start)
            for action in actions:
                table.apply(notation.from_json(action))
            pictured(line["shown"], table)


def pictured(shown: dict[str, Any], table: Table) -> None:
    """Rail, tags and cards are those of `table`."""
    language = shown["language"]
    assert shown["amounts"] == [table.purse(), table.on_table()]
    assert francs(table.purse(), language) in shown["rail"]
    assert francs(table.on_table(), language) in shown["rail"]
    things = {key: look for _, key, _, _, look, _ in shown["picture"]}
    for spot in Spot:
        lying = table.lying(spot)
        wanted = [
            ("stake/tag", lying.stake, ("tag", francs(lying.stake, language), "stake")),
            ("won/tag", lying.won, ("tag", signed_francs(lying.won, language), "won")),
            ("premium/amount", lying.premium, ("token_words", francs(lying.premium, language))),
        ]
        for level, amount in enumerate(lying.prison, start=1):
            wanted.append((f"prison/{level}/tag", amount, ("tag", francs(amount, language), "stake")))
        for key, amount, words in wanted:
            assert things.get(f"{spot.value}/{key}") == (repr(("composed", *words)) if amount else None), key
    cards = {key: look for kind, key, _, _, look, _ in shown["picture"] if kind == "card"}
    last = table.last
    if last is not None and last.shoe == table.shoe_number and last.outcome.value != "void":
        assert cards == {
            f"{row.value}/{index}": card.code
            for row, record in ((Row.NOIR, last.noir), (Row.ROUGE, last.rouge))
            for index, card in enumerate(record.cards)
        }


def same_picture(before: bytes, after: bytes) -> str:
    """Where nothing came between, the picture after the start is the last one before the kill."""
    earlier, later = parse(before, "shown")[-1:], parse(after, "shown")[:1]
    if not earlier or not later:
        return ""
    for name in ("session", "story", "language"):
        if earlier[0][name] != later[0][name]:
            return ""
    assert later[0] == earlier[0]
    return " (the same picture)"


def one_house(number: int, kills: int, folder: Path, cache: Path) -> list[str]:
    """Play and kill on one profile; how each kill was found."""
    dice = random.Random(number)
    house = House(folder, cache, dice, OPTIONS[number % len(OPTIONS)])
    house.furnish(number)
    found: list[str] = []
    last = b""
    for _ in range(kills):
        before = committed(house.path)
        from_table = dice.random() < 0.8
        seconds = dice.uniform(0, 1.6) if from_table else dice.uniform(0, 1.0)
        lines = house.live(seconds, from_table=from_table)
        fate = judge(house.path, lines, before)
        began(lines, before)
        shown_true(lines, committed(house.path))
        if found:
            found[-1] += same_picture(last, lines)
        found.append(fate)
        last = lines
    before = committed(house.path)
    lines = house.live(0.3, from_table=True)
    began(lines, before)
    judge(house.path, lines, before)
    found[-1] += same_picture(last, lines)
    reopen(house.path, house.options)
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
