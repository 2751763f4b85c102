"""The installed program where things are not as usual: no HOME, a full disk, Wayland, under strace."""

from __future__ import annotations

import subprocess
import time
from collections.abc import Sequence
from pathlib import Path

from tests.reader.client import Client
from tests.reader.room import Room
from trial.evening import FEWEST, folders, profile, report, seated
from trial.evidence import witnessed
from trial.guest import Guest, books
from trial.sockets import LOCAL, families

WAYLAND = "wayland-trial"


def look(room: Room, command: Sequence[str], pictures: Path, name: str, **more: str) -> int:
    """The program opens at a table; a chip can be laid; a picture is kept."""
    with seated(room, command, "cs", "roulette", **more) as (guest, _):
        before = guest.purse()
        guest.lay_chip()
        after = guest.purse()
        told = len(guest.texts())
        if more.get("QT_QPA_PLATFORM") != "wayland":
            guest.picture(pictures / f"{name}.png")
    return report(told > FEWEST and before != after, f"{name}: {told} texts; {before} → {after}")


def without_home(room: Room, program: str, pictures: Path) -> int:
    """HOME is not set: the system's list of users knows where the profile lies."""
    unset = [word for name in folders(Path()) for word in ("-u", name)]
    before = len(books(profile())["actions"])
    fault = look(room, ["env", *unset, program], pictures, "without_home")
    more = len(books(profile())["actions"]) - before
    return fault or report(more > 0, f"the profile of the home was found: {more} action more in it")


def traced(room: Room, program: str, pictures: Path) -> int:
    """A coup, the odds and a simulation, every call of the network written down."""
    file = room.home / "trace.txt"
    tracer = ["strace", "-f", "-qq", "-e", "trace=%network", "-o", str(file)]
    with seated(room, [*tracer, program], "fr", "roulette") as (guest, _):
        guest.coup("roulette", profile())
    found = families(file.read_text(errors="replace"))
    for words in (["odds", "roulette"], ["simulate", "roulette", "--players", "5"]):
        subprocess.run([*tracer, program, *words], check=True, stdout=subprocess.DEVNULL)
        for family, count in families(file.read_text(errors="replace")).items():
            found[family] = found.get(family, 0) + count
    (pictures / "sockets.txt").write_text(f"{found}\n")
    return report(found.keys() <= LOCAL and bool(found), f"sockets opened by it and its children: {found}")


def full(room: Room, program: str, pictures: Path, folder: Path) -> int:
    """The disk of HOME is full: the window is there and says what is wrong."""
    words = [program, "--language", "fr"]
    with room.program(words, None, **folders(folder)) as running, witnessed(room, running):
        client = Client()
        guest = Guest(client, client.program("casino-qt", 60, running.death), room.environment)
        client.listen(6)
        guest.picture(pictures / "full_disk.png")
        said = [node.name for node in guest.program.everything() if node.role in ("dialog", "label", "alert")]
        alive = running.status is None
    return report(alive and bool(said), f"full disk: the window says {said[:4]}")


def wayland(room: Room, program: str, pictures: Path) -> int:
    """Under a compositor without a screen, where X11 is not to be had."""
    runtime = Path(room.environment["XDG_RUNTIME_DIR"])
    words = ["weston", "--backend=headless-backend.so", f"--socket={WAYLAND}", "--width=1440", "--height=900"]
    with (room.home / "weston.log").open("w") as log:
        weston = subprocess.Popen(words, env=room.environment, stdout=log, stderr=log)
    try:
        end = time.monotonic() + 15
        while not (runtime / WAYLAND).exists() and time.monotonic() < end:
            time.sleep(0.1)
        unset = ["env", "-u", "DISPLAY", program]
        return look(room, unset, pictures, "wayland", QT_QPA_PLATFORM="wayland", WAYLAND_DISPLAY=WAYLAND)
    finally:
        weston.terminate()
        weston.wait()
