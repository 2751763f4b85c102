"""A guest at the installed program: real keys of the X server, everything seen by way of AT-SPI."""

from __future__ import annotations

import re
import sqlite3
import subprocess
import time
from collections.abc import Callable, Mapping
from pathlib import Path

from tests.reader.client import Client, Node, Silence

PATIENCE = 90.0  # seconds for a coup; the machine may be busy
WINDOW = "Salon des Jeux"
GAMES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack")
SMALL_CHIP = (
    "2"  # the key of the second chip of the tray, five francs: under every maximum, above every minimum
)
DESK = "F4"
"""The key of the cashier's desk: the purse is the button that leads there."""
DECISIONS = 6  # how many buttons blackjack asks with: card and stand are the first two
_KEY = re.compile(r"\((\w)\)")


class Guest:
    """Sits at one running program. `environment` names its display and its bus."""

    def __init__(self, client: Client, program: Node, environment: Mapping[str, str]) -> None:
        self.client = client
        self.program = program
        self.environment = dict(environment)

    @property
    def is_wayland(self) -> bool:
        """Whether the window lies where no keys of X come; then the bus of the screen readers presses."""
        return "WAYLAND_DISPLAY" in self.environment

    def key(self, *names: str) -> None:
        """Press keys, by the names xdotool has for them."""
        subprocess.run(["xdotool", "key", *names], env=self.environment, check=True)

    def picture(self, file: Path) -> None:
        """Keep a picture of the screen."""
        subprocess.run(["scrot", "--overwrite", str(file)], env=self.environment, check=True)

    def page(self) -> Node | None:
        """The page that is open: lobby or table."""
        frames = [node for node in self.program.children() if node.role == "frame"]
        pages = [node for frame in frames for node in frame.children() if "showing" in node.states]
        return pages[-1] if pages else None

    def look_at_window(self) -> None:
        """Give the keyboard to the window, as a window manager would; there is none here."""
        if not self.is_wayland:
            search = ["xdotool", "search", "--sync", "--onlyvisible", "--name", WINDOW]
            subprocess.run([*search, "windowfocus"], env=self.environment, check=True, timeout=PATIENCE)

    def sit(self) -> None:
        """Wait for the table, and lay away what is said to newcomers. Raises Silence."""

        def there() -> bool:
            dialog = self.program.find("dialog")
            if dialog is not None:
                self.lay_away(dialog)
                self.client.listen(1.0)
                return False
            return self.program.find("layered pane") is not None

        self.look_at_window()
        self.client.wait_for(there, "the table", PATIENCE)
        self.client.listen(1.5)

    def lay_away(self, dialog: Node) -> None:
        """Close what lies over the table."""
        skip = dialog.find("button") if self.is_wayland else None
        if skip is not None:
            skip.do("Press")
        else:
            self.key("Escape")

    def buttons(self) -> list[Node]:
        """The buttons of the table's own row: those behind the purse, the ivory one last."""
        page = self.page()
        shown = [] if page is None else [node for node in page.children() if "showing" in node.states]
        shown = [node for node in shown if node.role == "button"]
        purses = [at for at, node in enumerate(shown) if DESK in node.description]
        return shown[purses[-1] + 1 :] if purses else []

    def spots(self) -> list[Node]:
        """The places of the cloth that take a chip."""
        pane = self.program.find("layered pane")
        nodes = [] if pane is None else pane.everything()
        return [node for node in nodes if node.role == "button" and "Increase" in node.actions]

    def press(self, button: Node) -> None:
        """Press a button by its own key, or where that is no Latin letter by Space upon it."""
        letter = _KEY.search(button.description)
        if letter is not None and letter[1].isascii():
            self.key(letter[1].lower())
        elif button.focus():
            self.client.listen(0.3)
            self.key("space")

    def purse(self) -> str:
        """What the purse says of itself."""
        page = self.page()
        nodes = [] if page is None else page.children()
        return next((node.name for node in nodes if node.role == "button" and DESK in node.description), "")

    def lay_chip(self) -> None:
        """A small chip on the first place of the cloth; nothing where the cloth takes none."""
        spots = self.spots()
        if spots and self.is_wayland:
            spots[0].do("Press")
        elif spots:
            self.key(SMALL_CHIP)
            self.client.listen(0.3)
            spots[0].focus()
            self.client.listen(0.4)
            self.key("Return")
        self.client.listen(0.8)

    def coup(self, game: str, profile: Path, until: Callable[[], bool] | None = None) -> None:
        """Play until a round more is booked, or until `until` says enough. Raises Silence."""
        before = rounds(profile, game)
        laid = False
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if rounds(profile, game) > before or (until is not None and until()):
                return
            if not laid and self.spots():
                self.lay_chip()
                laid = True
                continue
            row = self.buttons()
            # At blackjack no more cards, or where the house insists one more; else the ivory button.
            wanted = row[1::-1] if len(row) == DECISIONS else row[-1:]
            for button in [one for one in wanted if "enabled" in one.states][:1]:
                self.press(button)
            self.client.listen(1.2)
        raise Silence(
            f"a round at {game} within {PATIENCE:g} s; the row: {[node.line() for node in self.buttons()]}"
        )

    def see_it_end(self) -> None:
        """Hurry what still moves after a coup, and wait until it lies."""
        self.key("space")
        self.client.listen(2.5)

    def texts(self) -> list[str]:
        """Every text of the window: names of buttons and labels."""
        page = self.page()
        nodes = [] if page is None else page.everything()
        return [node.name for node in nodes if node.role in ("button", "label") and node.name]


def read(profile: Path, question: str, *values: object) -> list[tuple[object, ...]]:
    """Ask a profile, while the program may have it open; nothing where it is not there yet."""
    if not profile.exists():
        return []
    with sqlite3.connect(f"file:{profile}?mode=ro", uri=True, timeout=10) as db:
        return db.execute(question, values).fetchall()


def rounds(profile: Path, game: str) -> int:
    """How many rounds of a game are booked."""
    asked = "SELECT count(*) FROM rounds JOIN sessions ON sessions.id = rounds.session WHERE game = ?"
    found = read(profile, asked, game)
    return int(str(found[0][0])) if found else 0


def books(profile: Path) -> dict[str, list[tuple[object, ...]]]:
    """What must be the same after a kill: balances, and the actions of every open table."""
    actions = "SELECT session, number, action FROM actions ORDER BY session, number"
    return {
        "accounts": read(profile, "SELECT name, balance FROM accounts ORDER BY name"),
        "actions": read(profile, actions),
    }
