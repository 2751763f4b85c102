"""An evening at the installed program: a coup everywhere, in every language, and a kill in one."""

from __future__ import annotations

import os
import pwd
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.reader.client import Client
from tests.reader.room import Room, Running
from trial.evidence import witnessed
from trial.guest import GAMES, Guest, books
from trial.texts import judged, read_catalogue

LANGUAGES = ("en", "fr", "it", "cs", "ru")
FEWEST = 8  # texts of its own language that a table's window shows at least


def report(good: bool, words: str) -> int:
    """Print a line of the table; 0 where it was good, else 1."""
    print(f"{'ok' if good else 'WRONG':5} {words}", flush=True)
    return 0 if good else 1


def folders(place: Path) -> dict[str, str]:
    """Where a person's things lie below `place`, not in the room's throw-away one."""
    return {
        "HOME": str(place),
        "XDG_CONFIG_HOME": str(place / ".config"),
        "XDG_DATA_HOME": str(place / ".local/share"),
        "XDG_CACHE_HOME": str(place / ".cache"),
        "XDG_STATE_HOME": str(place / ".local/state"),
    }


def home() -> Path:
    """The home of who runs this, by the system's list of users: a room names another one meanwhile."""
    return Path(pwd.getpwuid(os.getuid()).pw_dir)


def profile() -> Path:
    """The profile of who runs this."""
    return home() / ".local/share/casino-qt/purse.casino"


@contextmanager
def seated(
    room: Room, command: Sequence[str], language: str, game: str, **more: str
) -> Iterator[tuple[Guest, Running]]:
    """The program at a table in this room, and a guest before it. Raises Silence."""
    words = [*command, "--language", language, "--table", game]
    with (
        room.program(words, None, **{**folders(home()), **more}) as running,
        witnessed(room, running),
    ):
        client = Client()
        program = client.program("casino-qt", 60, running.death)
        guest = Guest(client, program, {**room.environment, **more})
        guest.sit()
        yield guest, running


def one_coup(room: Room, program: str, game: str, language: str) -> int:
    """Play one coup."""
    with seated(room, [program], language, game) as (guest, _):
        guest.coup(game, profile())
    return 0


def play(room: Room, program: str, checkout: Path, pictures: Path) -> int:
    """Play a coup at each table in each language, looking at what the window says, then kill the program."""
    faults = 0
    for language in LANGUAGES:
        catalogue = read_catalogue(checkout / "translations" / f"casino_{language}.ts")
        for game in GAMES:
            with seated(room, [program], language, game) as (guest, _):
                guest.coup(game, profile())
                guest.see_it_end()
                shown = guest.texts()
                guest.picture(pictures / f"{language}_{game}.png")
            own, foreign = judged(catalogue, shown)
            good = not foreign and (language == "en" or len(own) >= FEWEST)
            told = f"{len(shown)} texts, {len(own)} of them whole sentences of the language"
            faults += report(good, f"{language} {game}: a coup; {told} {foreign or ''}")
    return 1 if faults + killed(room, program, pictures) else 0


def killed(room: Room, program: str, pictures: Path) -> int:
    """Kill the program while a hand waits for its decision, start it again, compare, and play the hand."""
    game = "blackjack"
    with seated(room, [program], "fr", game) as (guest, running):
        idle = len(guest.buttons())
        guest.coup(game, profile(), until=lambda: len(guest.buttons()) != idle)
        os.killpg(running.process.pid, signal.SIGKILL)
        running.process.wait()
    before = books(profile())
    with seated(room, [program], "fr", game) as (guest, _):
        after = books(profile())
        guest.picture(pictures / "after_the_kill.png")
        guest.coup(game, profile())
    actions, accounts = before["actions"], before["accounts"]
    told = f"{len(actions)} actions and {len(accounts)} accounts are the same, and the hand is played"
    return report(before == after and bool(actions), f"killed in mid-coup: {told}")
