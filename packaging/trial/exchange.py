"""The installed program upgraded, or taken away, while somebody sits at a table of it."""

from __future__ import annotations

import time
from pathlib import Path

from tests.reader.client import HARMLESS, Silence
from tests.reader.focus import ask_to_close
from tests.reader.room import Room, Running
from trial.evening import profile, report, seated
from trial.guest import Guest

NOW, DONE = "exchange_now", "exchange_done"
"""Files by which the guest asks for the exchange, which only root can make, and hears that it was made."""
DURING = 120.0  # seconds for apt
TELLS = 20.0  # seconds after it for the window to say so
CLOSES = 20.0  # seconds for the window to be gone
SHEETS = ("F1", "F2", "F3", "F10")  # what was not looked at before


def exchanged(room: Room, program: str, pictures: Path, name: str) -> int:
    """A chip lies when the program is exchanged; it says so, and the coup is played to its end.

    Then sheets are opened that were not read before, and the window is closed as by its cross.
    """
    faults = 0
    with seated(room, [program], "fr", "roulette") as (guest, running):
        guest.lay_chip()
        _await_exchange(guest, pictures)
        plate = guest.client.wait_to_find(guest.program, "notification", seconds=TELLS)
        report(True, f"{name}: the window says “{plate.name}”")
        guest.picture(pictures / f"{name}.png")
        guest.coup("roulette", profile())
        guest.see_it_end()
        faults += sum(_opened(guest, key) for key in SHEETS)
        faults += _closed(guest, running)
        lines = running.printed.splitlines()
    said = [line for line in lines if line and not any(known in line for known in HARMLESS)]
    faults += report(not said, f"{name}: played to the end, and nothing was complained of {said or ''}")
    return 1 if faults else 0


def _await_exchange(guest: Guest, pictures: Path) -> None:
    (pictures / NOW).touch()
    guest.client.wait_for((pictures / DONE).exists, "the exchange of the program", DURING)


def _opened(guest: Guest, key: str) -> int:
    guest.key(key)
    guest.client.listen(1.5)
    dialog = guest.program.find("dialog")
    words = [] if dialog is None else [node.name for node in dialog.everything() if node.name]
    guest.key("Escape")
    guest.client.listen(0.5)
    return report(bool(words), f"the sheet of {key} opens: {', '.join(words[:3])}")


def _closed(guest: Guest, running: Running) -> int:
    ask_to_close(guest.environment["DISPLAY"])
    end = time.monotonic() + CLOSES
    while running.status is None and time.monotonic() < end:
        guest.client.listen(0.2)
    if running.status is None:
        raise Silence("the window does not close")
    return report(running.status == 0, f"closed, with status {running.status}")
