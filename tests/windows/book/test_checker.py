"""The twenty lines of the help, run as a program of their own on real sittings of all four tables."""

from __future__ import annotations

import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from casino_qt.bank.book import Book, Line, Order, Wanted
from casino_qt.bank.profile import Profile
from casino_qt.rules.chance import seal
from casino_qt.rules.scripts import read, replay, write
from casino_qt.tables.exporting import looking_back, script_upto
from casino_qt.windows.book.checker import checker
from tests.translations.workshop import LANGUAGES
from tests.windows.book.evenings import at_boxes, at_wheel

GAMES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack")


def lines_of(profile: Profile, game: str) -> list[Line]:
    """The rounds of a table, in order."""
    book = Book(profile.path)
    among = frozenset(one.id for one in book.outcomes() if one.game == game)
    wanted = Wanted(among)
    sums = book.sums(wanted)
    lines = book.page(wanted, Order(descending=False), sums, 0, sums.rounds)
    book.close()
    return lines


def run(
    tmp_path: Path, profile: Profile, line: Line, given_seal: str, *more: str
) -> subprocess.CompletedProcess[str]:
    """The checker, by an interpreter that knows nothing but its standard library."""
    program, script = tmp_path / "check.py", tmp_path / "table.json"
    program.write_text(checker(), encoding="utf-8")
    script.write_bytes(write(script_upto(profile, line.session, line.actions)))
    command = [sys.executable, "-I", "-S", str(program), str(script), given_seal, *more]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def dealt(line: Line) -> list[str]:
    """Every card of a round's record."""
    fell: Any = line.fell
    hands = [fell[key] for key in ("noir", "rouge", "dealer") if key in fell]
    hands += [hand for box in fell.get("boxes", {}).values() for hand in box]
    hands += list(fell.get("hands", {}).values())
    return [card for hand in hands for card in hand["cards"]]


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_finds_what_was_played(game: str, profile: Profile, tmp_path: Path) -> None:
    lines = lines_of(profile, game)
    seed = profile.session(lines[0].session, 0).seed
    done = run(tmp_path, profile, lines[-1], seal(seed))
    assert done.returncode == 0, done.stderr
    told = done.stdout.split()
    if game == "roulette":
        assert told == [line.outcome for line in lines]
    elif game == "trente-et-quarante":
        rows = [card for line in lines for card in dealt(line)]
        assert told[5 : 5 + len(rows)] == rows
        assert len(told) == 312
    else:
        first = [line for line in lines if line.fell.get("talia", 1) == 1]
        cards = [card for line in first for card in dealt(line)]
        # Round by round the hands are dealt in turns, so that only all cards together can be compared.
        assert sorted(told[: len(cards)]) == sorted(cards)
        assert len(told) == (312 if game == "blackjack" else 52)


def test_the_second_talia_is_the_second_shoe(profile: Profile, tmp_path: Path) -> None:
    lines = lines_of(profile, "trente-et-un")
    second = next(line for line in lines if line.fell["talia"] == 2)  # the next may run out of cards
    seed = profile.session(lines[0].session, 0).seed
    shoes = run(tmp_path, profile, lines[-1], seal(seed), "2").stdout.splitlines()
    cards = dealt(second)
    assert sorted(shoes[1].split()[: len(cards)]) == sorted(cards)


def test_a_wrong_seal_is_found_out(profile: Profile, tmp_path: Path) -> None:
    line = lines_of(profile, "roulette")[0]
    done = run(tmp_path, profile, line, seal("01"))
    assert done.returncode != 0
    assert "NOT" in done.stderr
    assert done.stdout == ""


def test_every_language_prints_the_same_twenty_lines() -> None:
    printed = {checker(language) for language in LANGUAGES}
    assert len(printed) == 1
    assert len(printed.pop().splitlines()) == 20


@pytest.mark.parametrize("game", GAMES)
def test_the_script_of_any_round_replays_to_what_is_recorded(game: str, profile: Profile) -> None:
    lines = lines_of(profile, game)
    assert len(lines) == 6
    for line in lines:
        report = replay(read(write(script_upto(profile, line.session, line.actions))))
        assert len(report.rounds) == line.number
        sitting = looking_back(profile, profile.session(line.session, line.actions))
        assert sitting.told(report.rounds[-1]) == (line.number, line.fell, line.outcome)
        net = sum(before.net for before in lines[: line.number])
        assert report.seats["you"].net == net


def test_a_sitting_that_heard_of_other_tables_is_a_script_too(profile: Profile, tmp_path: Path) -> None:
    wheel = at_wheel(profile, 2, random.Random(3), "abc")
    at_boxes(profile, 2, "12")
    assert not wheel._sitting.in_step()
    wheel.sit_down()  # the purse is another one now
    wheel.bet("noir", 500)
    wheel.spin()
    wheel.clear()
    session = profile.open_session("roulette")
    assert session is not None
    assert any(entry["do"] == "purse" for entry in session.actions)
    assert wheel.new_sitting()
    line = [line for line in lines_of(profile, "roulette") if line.session == session.id][-1]
    report: Any = replay(script_upto(profile, line.session, line.actions))
    assert [str(spin.number) for spin in report.rounds][-1] == line.outcome
    told = run(tmp_path, profile, line, line.seal).stdout.split()
    assert told == [str(spin.number) for spin in report.rounds]
