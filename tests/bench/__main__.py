"""`python -m tests.bench`: start, idleness, frames, memory and rounds against what is aimed at, in one table.

Everything is measured offscreen in processes and folders of its own. More is measured by name, or with "all".
Machines differ: compare runs on one machine.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from casino_qt.laboratory.systems import SYSTEMS
from casino_qt.windows.doors import TABLES
from tests.bench.adding_up import STATISTICS
from tests.bench.book import NAMES
from tests.bench.card_games import BETS
from tests.bench.idleness import can_be_measured, measure, opened, rested
from tests.bench.measured import NO_LIMITS, Figure, Limits, machine, slope, spread, table
from tests.bench.memory import READINGS
from tests.bench.odds import figures as odds_figures
from tests.bench.rounds import TABLES as ROUNDS_OF
from tests.bench.sound import can_be_measured as audible

ROOT = Path(__file__).resolve().parents[2]
SCREEN = (1920, 1200)  # logical pixels: the usual window, 1440 × 900, finds room there and is at scale 1.0
WARM, FIRST = 0.65, 1.2  # seconds from the start of the process to a lobby that is seen and answers
# ms per frame, median and p99: at 1920 × 1080 one of a hundred may take 8; beyond that nothing is promised.
SIZES: dict[str, Limits] = {"1280x800": (1.7, 8.0), "1920x1080": (2.2, 8.0), "3840x2160": NO_LIMITS}
SPINS: dict[str, Limits] = {"1280x800": (1.4, 8.0), "1920x1080": (4.6, 8.0), "3840x2160": NO_LIMITS}
RESIDENT = 160.0  # MiB at a table at scale 1.0
# Rounds, played three times: so many that what comes and goes with a shoe is small beside what could be left.
COUPS = {"trente-et-quarante": 500, "roulette": 500, "trente-et-un": 500, "blackjack": 750}
# KiB that a thousand rounds more may surely leave allocated, once so many have filled what is kept. So much
# does one reading differ from the next, with the cards, the bets and the past of a shoe.
LEVEL = 100.0
SIMULATED = 500_000  # coups a second at the laboratory's card games
RUNS = 5
LATENCIES = (40.0, 100.0)  # ms from an event to its sound: later, ear and eye begin to part
ROUNDS, BOOK = 1_000_000, 200  # milliseconds that nobody feels as waiting
PATIENCE = 900.0  # seconds for one process of the bench


def environment(home: Path) -> dict[str, str]:
    """A home of its own, no display but one that is large enough, and modules that stay compiled."""
    home.mkdir(parents=True, exist_ok=True)
    width, height = SCREEN
    screen = {"name": "bench", "x": 0, "y": 0, "width": width, "height": height, "dpr": 1}
    described = home / "screen.json"
    described.write_text(json.dumps({"screens": [screen | {"logicalDpi": 96, "logicalBaseDpi": 96}]}))
    quiet = dict(
        os.environ,
        QT_QPA_PLATFORM=f"offscreen:configfile={described}",
        QT_SCALE_FACTOR="1",
        LC_ALL="C.UTF-8",
        HOME=str(home),
    )
    quiet.pop("PYTHONDONTWRITEBYTECODE", None)
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        quiet[f"XDG_{name}_HOME"] = str(home / name.lower())
    return quiet


def child(home: Path, module: str, *arguments: str) -> tuple[float, list[float]]:
    """Run a module of the bench; when it was started, and the numbers it printed."""
    command = [sys.executable, "-m", module, *arguments]
    surroundings = environment(home)
    began = time.time()
    done = subprocess.run(
        command, cwd=ROOT, env=surroundings, check=True, stdout=subprocess.PIPE, timeout=PATIENCE
    )
    return began, [float(word) for word in done.stdout.split()]


def start_up(folder: Path) -> list[Figure]:
    """The very first start, with no pictures and no profile; later ones; later ones with a cold disk."""

    def start(home: Path) -> tuple[float, float, float]:
        began, (painted, answered, cpu) = child(
            home, "tests.bench.program", "lobby", str(home / "purse.casino")
        )
        return painted - began, answered - began, cpu

    def told(name: str, starts: Sequence[tuple[float, float, float]], limit: float | None) -> list[Figure]:
        painted, answered, worked = zip(*starts, strict=True)
        return [
            spread(f"start to lobby painted, {name}", painted, "s"),
            spread(f"start to lobby clickable, {name}", answered, "s", (limit, None)),
            spread("the same, work alone", worked, "s"),
        ]

    home = folder / "warm"
    start(folder / "compiled")  # by the installation, for those who start the program
    first = [start(folder / f"first{run}") for run in range(RUNS)]
    # Once for the profile and the pictures: the lobby's own wall is painted within these seconds.
    with opened("lobby", home / "purse.casino", environment(home)) as process:
        rested(process)
    figures = told("first start ever", first, FIRST)
    figures += told("warm", [start(home) for _ in range(2 * RUNS)], WARM)
    if cold := [start(home) for _ in range(RUNS) if forget_the_disk()]:
        figures += told("disk read anew", cold, None)
    return figures


def forget_the_disk() -> bool:
    """Whether the system has let go of every file it keeps in memory: only root may ask it to."""
    try:
        os.sync()
        Path("/proc/sys/vm/drop_caches").write_text("3")
    except OSError as why:
        print(f"cold start: not measured, the files stay in memory ({why})")
        return False
    return True


def idleness(folder: Path) -> list[Figure]:
    """Seconds in which nobody does anything, in the lobby and at every table."""
    if not can_be_measured():
        print("idle: this system does not count what a thread has run; look with its own tools")
        return []
    home = folder / "warm"
    return measure(("lobby", *TABLES), home, environment(home))


def in_sizes(folder: Path, module: str, what: str, sizes: Mapping[str, Limits]) -> list[Figure]:
    """Frames of one scene in each size: as they passed, and the work alone."""
    figures = []
    for size, aims in sizes.items():
        _, times = child(folder / "frames", f"tests.bench.{module}", size)
        figures.append(spread(f"frame {what}, {size}", times[::2], "ms", aims))
        figures.append(spread(f"the same, work alone, {size}", times[1::2]))
    return figures


def frames(folder: Path) -> list[Figure]:
    """A deal of twelve cards or so with 24 piles on the cloth, frame by frame."""
    return in_sizes(folder, "frames", "of a deal with 24 piles", SIZES)


def spins(folder: Path) -> list[Figure]:
    """A spin of the roulette and the rake after it, with 200 chips on the cloth, frame by frame."""
    return in_sizes(folder, "spin", "of a spin with 200 chips", SPINS)


def rakes(folder: Path) -> list[Figure]:
    """The croupier takes and pays 60 piles, frame by frame; aims as for the spin before."""
    return in_sizes(folder, "rake", "of a rake of 60 piles", SPINS)


def memory(folder: Path) -> list[Figure]:
    """What the program holds in lobby and tables, and after many rounds; its pictures on disk."""
    if not Path("/proc/self/statm").exists():
        print("memory: this system does not tell; look with its own tools")
        return []
    home = folder / "memory"

    def sit(where: str) -> list[float]:
        rounds = [str(COUPS[where])] if where in COUPS else []
        return child(home / where, "tests.bench.memory", where, str(home / f"{where}.casino"), *rounds)[1]

    places = ("lobby", *TABLES)
    with ThreadPoolExecutor(os.cpu_count()) as hands:  # time is no matter here
        held = dict(zip(places, hands.map(sit, places), strict=True))
    figures = [Figure("resident memory, lobby", held["lobby"][0], "MiB")]
    for where in TABLES:
        figures.append(Figure(f"resident memory, {where}", held[where][0], "MiB", RESIDENT))
        figures += growth(COUPS[where], held[where][1::2], held[where][2::2])
    kept = sum(file.stat().st_size for file in (home / "lobby" / "cache").rglob("*") if file.is_file())
    return [*figures, Figure("pictures of lobby and all tables on disk", kept / 2**20, "MiB")]


def growth(coups: int, resident: Sequence[float], allocated: Sequence[float]) -> list[Figure]:
    """What was held after one, two and three times so many rounds, and how much it grew after the first."""
    played = [3 * coups * (at + 1) // READINGS for at in range(READINGS)]
    figures = [
        Figure(f"the same after {rounds:,} rounds", held, "MiB", RESIDENT)
        for rounds, held in zip(played, resident, strict=True)
        if rounds % coups == 0
    ]
    for name, readings in (("resident", resident), ("allocated", allocated)):
        full = [(rounds / 1_000, held * 1_024) for rounds, held in zip(played, readings, strict=True)]
        grown, error = slope([reading for reading in full if reading[0] * 1_000 >= coups])
        figures.append(Figure(f"of these {name}, more for 1,000 rounds (± {error:.0f})", grown, "KiB"))
        if readings is allocated:
            sure = max(0.0, grown - 2 * error)  # one of forty that do not grow says more than nothing
            figures.append(Figure("the same, as far as it is no chance", sure, "KiB", LEVEL))
    return figures


def rounds(folder: Path) -> list[Figure]:
    """Rounds a second of each table, decided and booked, the disk left aside."""
    _, speeds = child(folder / "rounds", "tests.bench.rounds")
    return [
        Figure(f"rounds booked, {name}", speed, "/s") for name, speed in zip(ROUNDS_OF, speeds, strict=True)
    ]


def boxes(folder: Path) -> list[Figure]:
    """A coup at blackjack with all seven boxes full, frame by frame; aims as for a deal with 24 piles."""
    return in_sizes(folder, "boxes", "of a coup on seven boxes", SIZES)


def oval(folder: Path) -> list[Figure]:
    """A round of nine at тридцать одно, frame by frame; aims as for a deal with 24 piles."""
    return in_sizes(folder, "oval", "of a round of nine players", SIZES)


def inside(folder: Path) -> list[Figure]:
    """Engine, bank and pictures."""
    _, (engine, commit, worst) = child(folder / "engine", "tests.bench.engine")
    figures = [
        Figure("engine, coups a second", engine, "/s"),
        Figure("commit of a coup", commit, "ms", worst=worst),
    ]
    _, numbers = child(folder / "sheets", "tests.bench.sheets")
    names = ("lobby", "trente_et_quarante", "chips", "cards")
    for index, name in enumerate(names):
        figures.append(Figure(f"sheet {name} at 1.0: painted", numbers[2 * index], "ms"))
        figures.append(Figure(f"sheet {name} at 1.0: loaded", numbers[2 * index + 1], "ms"))
    return figures


def card_games(folder: Path) -> list[Figure]:
    """The laboratory's blackjack and тридцать одно."""
    _, speeds = child(folder / "card_games", "tests.bench.card_games")
    names = [f"{game} simulated, {bet}" for game, bets in BETS.items() for bet in bets]
    return [
        Figure(name, speed, "coups/s", SIMULATED, at_least=True)
        for name, speed in zip(names, speeds, strict=True)
    ]


def laboratory(folder: Path) -> list[Figure]:
    """Coups and spins a second with flat stakes, one player and ten thousand; every system with as many."""
    _, (deals, crowd_deals, spins_a_second, crowd_spins, *systems) = child(
        folder / "laboratory", "tests.bench.laboratory"
    )
    figures = [
        Figure("trente et quarante, flat, one player", deals, "coups/s", 1e6, at_least=True),
        Figure("the same, 10 000 players", crowd_deals, "coups/s", 1e6, at_least=True),
        Figure("roulette, flat, one player", spins_a_second, "spins/s", 5e7, at_least=True),
        Figure("the same, 10 000 players", crowd_spins, "spins/s", 5e7, at_least=True),
    ]
    for name, measured in zip(SYSTEMS, systems, strict=True):
        figures.append(Figure(f"roulette, {name}, 10 000 players", measured, "spins/s"))
    return figures


def odds(folder: Path) -> list[Figure]:
    """What the exact odds take, each in one process and on one core."""
    _, numbers = child(folder / "odds", "tests.bench.odds")
    return odds_figures(numbers)


def book(folder: Path) -> list[Figure]:
    """The book, and the start, of a profile of a million rounds; it takes a minute to make one."""
    home = folder / "book"
    home.mkdir()
    path = home / "purse.casino"
    child(home, "tests.bench.million", str(path), str(ROUNDS))
    _, numbers = child(home, "tests.bench.book", str(path))
    figures = []
    for at, name in enumerate(NAMES):
        aim = None if name.startswith("the audit") else BOOK
        figures.append(Figure(f"{name}, {ROUNDS:,} rounds", numbers[2 * at], "ms", aim))
        figures.append(Figure("the same, work alone", numbers[2 * at + 1], "ms", aim))
    _, numbers = child(home, "tests.bench.adding_up", str(path))
    for at, name in enumerate(STATISTICS):
        aim = None if name.startswith("all rounds") else BOOK
        figures.append(Figure(f"statistics: {name}, {ROUNDS:,} rounds", numbers[2 * at], "ms", aim))
        figures.append(Figure("the same, work alone", numbers[2 * at + 1], "ms", aim))
    for name, profile in (("no rounds", home / "none.casino"), (f"{ROUNDS:,} rounds", path)):
        with opened("lobby", profile, environment(home)) as process:
            rested(process)
        starts = [child(home, "tests.bench.program", "lobby", str(profile)) for _ in range(RUNS)]
        times = [answered - began for began, (_, answered, _) in starts]
        figures.append(spread(f"start to lobby clickable, warm, {name}", times, "s", (WARM, None)))
    return figures


def sound(folder: Path) -> list[Figure]:
    """From an event to the first sample at the monitor of a null sink; and a player with nothing to play."""
    if not audible():
        print("sound: PulseAudio and parec are wanted, with which it is measured")
        return []
    _, (ready, cpu, wakings, *latencies) = child(folder / "sound", "tests.bench.sound")
    return [
        Figure("player of sounds: from its start to an open device", ready, "ms"),
        spread("event to sound", latencies, "ms", LATENCIES),
        Figure("8 idle seconds, player of sounds: CPU time", cpu, "ms", 0.0),
        Figure("8 idle seconds, player of sounds: wakings", wakings, "", 0.0),
    ]


PARTS: dict[str, Callable[[Path], list[Figure]]] = {
    "start": start_up,
    "idle": idleness,
    "frames": frames,
    "spins": spins,
    "rakes": rakes,
    "memory": memory,
    "rounds": rounds,
    "boxes": boxes,
    "oval": oval,
    "sound": sound,
    "inside": inside,
    "odds": odds,
    "laboratory": laboratory,
    "card_games": card_games,
    "book": book,
}


SHORT = ("start", "idle", "frames", "spins", "rakes", "boxes", "oval", "memory", "rounds")
"""What is measured where nothing is asked for: what a person at the window feels, in some minutes."""


def part(text: str) -> str:
    """Return `text` as the name of a part, or "all". Raises ArgumentTypeError."""
    if text not in (*PARTS, "all"):
        raise argparse.ArgumentTypeError(f"no part is named {text!r}: all, {', '.join(PARTS)}")
    return text


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print; 1 when an aim was missed or something could not be measured."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", type=part, metavar="PART",
        help=f"all, or some of: {', '.join(PARTS)}; left out: {', '.join(SHORT)}",
    )  # fmt: skip
    asked = parser.parse_args(given).parts or list(SHORT)
    figures: list[Figure] = []
    failed = False
    began = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="casino-qt-bench-") as folder:
        for name in PARTS if "all" in asked else asked:
            print(f"{time.monotonic() - began:4.0f} s  {name}", file=sys.stderr, flush=True)
            try:
                figures += PARTS[name](Path(folder))
            except (subprocess.SubprocessError, OSError, ValueError) as why:
                print(f"{name}: not measured: {why}", file=sys.stderr)
                failed = True
    load = os.getloadavg()[0]
    print(table(figures))
    print(f"\n{machine()}; load {load:.1f}; {time.monotonic() - began:.0f} s; aims are of a quiet machine")
    return 0 if not failed and all(figure.kept for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
