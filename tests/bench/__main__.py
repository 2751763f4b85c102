"""`python -m tests.bench`: start-up, frames, idleness, engine, bank and pictures, against what was aimed at.

Everything is measured offscreen in processes and folders of its own. Machines differ: compare ratios, and
runs on one machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path

from casino_qt.laboratory.systems import SYSTEMS
from casino_qt.windows.doors import TABLES
from tests.bench.adding_up import STATISTICS
from tests.bench.book import NAMES
from tests.bench.card_games import BETS
from tests.bench.idleness import can_be_measured, measure, resting
from tests.bench.measured import Figure, Limits, machine, table, three
from tests.bench.odds import figures as odds_figures
from tests.bench.rounds import TABLES as ROUNDS_OF
from tests.bench.sound import can_be_measured as audible

ROOT = Path(__file__).resolve().parents[2]
WARM, FIRST = 0.65, 1.2  # seconds from the start of the process to a lobby that is seen and answers
# ms per frame of the prototype; at 1920 × 1080 one of a hundred may take 8; beyond nothing is promised.
SIZES: dict[str, Limits] = {
    "1280x800": (1.7, 2.9, 4.6), "1920x1080": (2.2, 3.7, 8.0), "3840x2160": (None, None, None),
}  # fmt: skip
SPINS: dict[str, Limits] = {
    "1280x800": (1.4, 3.6, 4.4), "1920x1080": (4.6, 6.5, 8.0), "3840x2160": (None, None, None),
}  # fmt: skip
RESIDENT = 160.0  # MiB at a table at scale 1.0
COUPS, GROWTH = 1_000, 1.0  # MiB that so many more coups may add, which is what reading a clock twice adds
SIMULATED = 500_000  # coups a second at the laboratory's card games
RUNS = 5
LATENCIES = (40.0, 60.0, 100.0)  # ms from an event to its sound: later, ear and eye begin to part
ROUNDS, BOOK = 1_000_000, 200  # milliseconds that nobody feels as waiting


def environment(home: Path) -> dict[str, str]:
    """A home of its own, no display."""
    quiet = dict(
        os.environ, QT_QPA_PLATFORM="offscreen", QT_SCALE_FACTOR="1", LC_ALL="C.UTF-8", HOME=str(home)
    )
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        quiet[f"XDG_{name}_HOME"] = str(home / name.lower())
    return quiet


def child(home: Path, module: str, *arguments: str) -> tuple[float, list[float]]:
    """Run a module of the bench; when it was started, and the numbers it printed."""
    command = [sys.executable, "-m", module, *arguments]
    began = time.time()
    done = subprocess.run(command, cwd=ROOT, env=environment(home), check=True, stdout=subprocess.PIPE)
    return began, [float(word) for word in done.stdout.split()]


def start_up(folder: Path) -> list[Figure]:
    """The very first start, with no pictures and no profile, and the median of later ones."""

    def start(home: Path) -> tuple[float, float]:
        began, (answered, cpu) = child(home, "tests.bench.program", "lobby", str(home / "purse.casino"))
        return answered - began, cpu

    first = [start(folder / f"first{run}") for run in range(RUNS)]
    home = folder / "warm"
    # Once for the profile and the pictures: the lobby's own wall is painted within these seconds.
    with resting("lobby", home / "purse.casino", environment(home)):
        pass
    warm = [start(home) for _ in range(2 * RUNS)]
    cold = [start(home) for _ in range(RUNS) if forget_the_disk()]
    return [
        Figure(
            "lobby seen and clickable, first start ever", statistics.median(t for t, _ in first), "s", FIRST
        ),
        Figure("the same, work alone", statistics.median(cpu for _, cpu in first), "s", FIRST),
        Figure("lobby seen and clickable, warm", statistics.median(t for t, _ in warm), "s", WARM),
        Figure("the same, work alone", statistics.median(cpu for _, cpu in warm), "s", WARM),
        Figure("the same, slowest of ten", max(t for t, _ in warm), "s"),
        *(Figure("lobby seen and clickable, disk read anew", statistics.median(t for t, _ in some), "s")
          for some in (cold,) if some),
    ]  # fmt: skip


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
    figures = []
    home = folder / "warm"
    for where in ("lobby", *TABLES):
        figures += measure(where, home / "purse.casino", environment(home))
    return figures


def frames(folder: Path) -> list[Figure]:
    """A deal of twelve cards or so with 24 piles on the cloth, frame by frame."""
    figures = []
    for size, aims in SIZES.items():
        _, times = child(folder / "frames", "tests.bench.frames", size)
        figures += three(f"frame of a deal, {size}, 24 piles", times[::2], aims)
        figures += three(f"the same, work alone, {size}", times[1::2], aims)
    return figures


def spins(folder: Path) -> list[Figure]:
    """A spin of the roulette and the rake after it, with 200 chips on the cloth, frame by frame."""
    figures = []
    for size, aims in SPINS.items():
        _, times = child(folder / "spins", "tests.bench.spin", size)
        figures += three(f"frame of a spin, {size}, 200 chips", times[::2], aims)
        figures += three(f"the same, work alone, {size}", times[1::2], aims)
    return figures


def rakes(folder: Path) -> list[Figure]:
    """The croupier takes and pays 60 piles, frame by frame; aims as for the spin before."""
    figures = []
    for size, aims in SPINS.items():
        _, times = child(folder / "rakes", "tests.bench.rake", size)
        figures += three(f"frame of a rake, {size}, 60 piles", times[::2], aims)
        figures += three(f"the same, work alone, {size}", times[1::2], aims)
    return figures


def memory(folder: Path) -> list[Figure]:
    """What the program holds in lobby and tables, and after a thousand coups; its pictures on disk."""
    if not Path("/proc/self/statm").exists():
        print("memory: this system does not tell; look with its own tools")
        return []
    home = folder / "memory"
    figures = []
    for where in ("lobby", *TABLES):
        coups = [str(COUPS)] if where == "trente-et-quarante" else []
        _, held = child(home, "tests.bench.memory", where, str(home / "purse.casino"), *coups)
        limit = None if where == "lobby" else RESIDENT
        figures.append(Figure(f"resident memory, {where}", held[0], "MiB", limit))
        if coups:
            figures.append(Figure(f"the same after {COUPS:,} coups", held[1], "MiB", RESIDENT))
            figures.append(Figure(f"grown by {COUPS:,} coups more", held[2] - held[1], "MiB", GROWTH))
    kept = sum(file.stat().st_size for file in (home / "cache").rglob("*") if file.is_file())
    return [*figures, Figure("pictures of lobby and all tables on disk", kept / 2**20, "MiB")]


def rounds(folder: Path) -> list[Figure]:
    """Rounds a second of each table, decided and booked, the disk left aside."""
    _, speeds = child(folder / "rounds", "tests.bench.rounds")
    return [
        Figure(f"rounds booked, {name}", speed, "/s") for name, speed in zip(ROUNDS_OF, speeds, strict=True)
    ]


def boxes(folder: Path) -> list[Figure]:
    """A coup at blackjack with all seven boxes full, frame by frame; aims as for a deal with 24 piles."""
    figures = []
    for size, aims in SIZES.items():
        _, times = child(folder / "boxes", "tests.bench.boxes", size)
        figures += three(f"frame of a coup, {size}, seven boxes", times[::2], aims)
        figures += three(f"the same, work alone, {size}", times[1::2], aims)
    return figures


def oval(folder: Path) -> list[Figure]:
    """A round of nine at тридцать одно, frame by frame; aims as for a deal with 24 piles."""
    figures = []
    for size, aims in SIZES.items():
        _, times = child(folder / "oval", "tests.bench.oval", size)
        figures += three(f"frame of a round, {size}, nine players", times[::2], aims)
        figures += three(f"the same, work alone, {size}", times[1::2], aims)
    return figures


def inside(folder: Path) -> list[Figure]:
    """Engine, bank and pictures."""
    _, (engine, commit, worst) = child(folder / "engine", "tests.bench.engine")
    figures = [
        Figure("engine, coups a second", engine, "/s"),
        Figure("commit of a coup, median", commit, "ms"),
        Figure("commit of a coup, p99", worst, "ms"),
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
        with resting("lobby", profile, environment(home)):
            pass
        starts = [child(home, "tests.bench.program", "lobby", str(profile)) for _ in range(RUNS)]
        times = [answered - began for began, (answered, _) in starts]
        figures.append(Figure(f"lobby seen and clickable, warm, {name}", statistics.median(times), "s", WARM))
    return figures


def sound(folder: Path) -> list[Figure]:
    """From an event to the first sample at the monitor of a null sink; and a player with nothing to play."""
    if not audible():
        print("sound: PulseAudio and parec are wanted, with which it is measured")
        return []
    _, (ready, cpu, wakings, *latencies) = child(folder / "sound", "tests.bench.sound")
    return [
        Figure("player of sounds: from its start to an open device", ready, "ms"),
        *three("event to sound", latencies, LATENCIES),
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


def main(given: Sequence[str] | None = None) -> int:
    """Measure and print; 1 when an aim was missed."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help=f"left out: {', '.join(PARTS)}")
    wanted = parser.parse_args(given).parts or list(PARTS)
    figures: list[Figure] = []
    with tempfile.TemporaryDirectory(prefix="casino-qt-bench-") as folder:
        for name in wanted:
            figures += PARTS[name](Path(folder))
    load = os.getloadavg()[0]
    print(table(figures))
    print(f"\n{machine()}; load {load:.1f}; a ratio under 1 keeps the aim (of a quiet machine)")
    return 0 if all(figure.kept for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
