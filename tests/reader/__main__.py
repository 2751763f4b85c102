"""A real screen reader's client at every table, under a display and a bus of its own.

python -m tests.reader              plays a round at each table in each language by accessible actions alone,
                                    prints what a blind player hears, and what is wrong; status 1 if anything
python -m tests.reader --tables roulette --languages fr,ru
python -m tests.reader --program /usr/games/casino-qt     an installed program instead of the checkout
python -m tests.reader look --table roulette              prints the tree of a window; options are its own

Where this Python has no gi bindings, the system's own is asked to go on. Needs, on Debian: xvfb dbus
at-spi2-core python3-gi gir1.2-atspi-2.0.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SYSTEM_PYTHON = "/usr/bin/python3"
NAME = "casino-qt"
TABLE_NAMES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack")
LANGUAGES = ("en", "fr", "it", "cs", "ru")
SEED = "2"
SETTLE = 3.0  # seconds for a window to come to rest
FAILED, CANNOT = 1, 2
WORDLESS = ("filler", "panel", "layered pane", "scroll bar", "viewport", "document frame")


def from_checkout() -> list[str]:
    """The program of this checkout."""
    return [str(ROOT / ".venv/bin/python"), "-m", "casino_qt"]


def look(command: Sequence[str]) -> int:
    """Print everything a reader finds in the first window of a program."""
    from tests.reader.room import Room

    with Room() as room, room.program(command, ROOT) as running:
        from tests.reader.client import Client, Silence

        client = Client()
        try:
            program = client.program(NAME, death=running.death)
        except Silence as silence:
            print(silence, running.printed, sep="\n", file=sys.stderr)
            return FAILED
        client.listen(SETTLE)
        print(program.walk())
    return 0


def play(command: Sequence[str], tables: Sequence[str], languages: Sequence[str], trees: bool) -> int:
    """A round at each table in each language."""
    from tests.reader.room import Room

    faults = 0
    with Room() as room:
        from tests.reader.client import Client

        client = Client()
        for language in languages:
            for table in tables:
                print(f"\n== {table}, {language} ==", flush=True)
                told, found = _round(client, room, command, table, language, trees)
                print("\n".join(told), flush=True)
                for fault in found:
                    print(f"FAULT: {fault}", flush=True)
                faults += len(found)
    print(f"\n{faults} faults" if faults else "\nnothing is wrong")
    return FAILED if faults else 0


def _round(
    client: object, room: object, command: Sequence[str], table: str, language: str, trees: bool
) -> tuple[list[str], list[str]]:
    """What was heard and done, and what was wrong."""
    from tests.reader.client import HARMLESS, Client, Silence
    from tests.reader.evening import Evening, Wrong
    from tests.reader.focus import give_keyboard
    from tests.reader.room import Room
    from tests.reader.tables import TABLES

    assert isinstance(client, Client)
    assert isinstance(room, Room)
    whole = [*command, "--table", table, "--language", language, "--seed", SEED]
    whole += ["--profile", str(room.home / f"{table}-{language}.casino")]
    with room.program(whole, ROOT) as running:
        client.heard.clear()
        try:
            program = client.program(NAME, death=running.death)
            evening = Evening(client, program)
            give_keyboard(room.environment["DISPLAY"])
            evening.arrive()
            TABLES[table](evening)
            evening.faults += list(_nameless(program))
            if trees:
                evening.told.append(program.walk())
        except (Silence, Wrong) as wrong:
            faults = [str(wrong), *running.printed.splitlines()]
            if "evening" in locals():
                evening.told.append(program.walk())
                return evening.told, [*evening.faults, *faults]
            return [], faults
        if running.status is not None:
            evening.faults.append(f"the program has ended with status {running.status}")
        lines = running.printed.splitlines()
        evening.faults += [line for line in lines if line and not any(known in line for known in HARMLESS)]
        return evening.told, evening.faults


def _nameless(program: object) -> Iterator[str]:
    """What has the keyboard or an action and no name, and what is nothing but a part without one."""
    from tests.reader.client import Node

    assert isinstance(program, Node)
    for node in program.everything():
        if not node.name and (node.actions or node.role not in WORDLESS):
            line = node.line()
            if node.alive and not node.name:  # what went while it was asked has no name either
                yield f"no name: {line}"


def main() -> int:
    """Do what was asked for, by a Python that can."""
    if importlib.util.find_spec("gi") is None:
        if not Path(SYSTEM_PYTHON).exists():
            print(f"tests.reader: {SYSTEM_PYTHON} is wanted, with its gi bindings", file=sys.stderr)
            return CANNOT
        os.chdir(ROOT)
        os.execv(SYSTEM_PYTHON, [SYSTEM_PYTHON, "-m", "tests.reader", *sys.argv[1:]])
    if sys.argv[1:2] == ["look"]:
        return look([*from_checkout(), *sys.argv[2:]])
    parser = argparse.ArgumentParser(prog="python -m tests.reader")
    parser.add_argument("--tables", default=",".join(TABLE_NAMES))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    parser.add_argument("--program", help="the command of an installed program")
    parser.add_argument("--trees", action="store_true", help="print the whole tree after each round, too")
    wanted = parser.parse_args()
    command = shlex.split(wanted.program) if wanted.program else from_checkout()
    from tests.reader.room import NoRoom

    try:
        return play(command, wanted.tables.split(","), wanted.languages.split(","), wanted.trees)
    except NoRoom as missing:
        print(f"tests.reader: {missing}", file=sys.stderr)
        return CANNOT


if __name__ == "__main__":
    sys.exit(main())
