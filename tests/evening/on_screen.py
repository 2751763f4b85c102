"""`python -m tests.evening.on_screen [OUT]`: the program on a real X server, played by real mouse and keys.

Starts Xvfb, opens the casino as the command line does, plays ten coups by mouse alone and ten by keyboard
alone in each language with xdotool, on the keyboard of that language, checks in the books that every coup was
played for money, and keeps one picture per language. Positions are those of the table's plan; nothing of the
program runs in this process.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPointF

from casino_qt.rules.chance import SeededChance
from casino_qt.rules.trente_et_quarante import notation
from casino_qt.rules.trente_et_quarante.actions import Spot
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Table
from casino_qt.scenes.trente_et_quarante.layout import Layout, layout_for
from casino_qt.settings import LANGUAGES
from tests.evening.guest import in_field
from tests.tables.oracle import Committed, committed

NEEDED = {"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick", "setxkbmap": "x11-xkb-utils"}
KEYBOARDS = {"en": "us", "fr": "fr", "it": "it", "cs": "cz", "ru": "ru"}
WIDTH, HEIGHT = 1440, 900  # one pixel per table unit
# X names of the Russian letters: by these xdotool finds the keys of the keyboard that is plugged in.
CYRILLIC = {
    letter: f"Cyrillic_{name}"
    for letter, name in zip(
        "абвгдежзийклмнопрстуфхцчшщъыьэюя",
        ("a", "be", "ve", "ghe", "de", "ie", "zhe", "ze", "i", "shorti", "ka", "el", "em", "en", "o", "pe",
         "er", "es", "te", "u", "ef", "ha", "tse", "che", "sha", "shcha", "hardsign", "yeru", "softsign", "e",
         "yu", "ya"),
        strict=True,
    )
}  # fmt: skip
ANNOUNCED = {"en": "red 25", "fr": "rouge 25", "it": "rosso 25", "cs": "cervena 25", "ru": "красное 25"}
COUPS = 10
PATIENCE = 40.0  # seconds
ROOT = Path(__file__).resolve().parents[2]
DOOR = QPointF(165, 560)
PRIMARY = QPointF(WIDTH - 100, 852)
FIELDS = tuple(Spot)


class Display:
    """A screen without anybody before it."""

    def __init__(self) -> None:
        reading, writing = os.pipe()
        self.server = subprocess.Popen(
            ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{WIDTH}x{HEIGHT}x24", "-noreset"],
            pass_fds=[writing], stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(writing)
        with os.fdopen(reading) as answer:
            self.name = f":{answer.readline().strip()}"

    def do(self, *words: str) -> None:
        """One xdotool command."""
        subprocess.run(["xdotool", *words], env=dict(os.environ, DISPLAY=self.name), check=True)

    def await_window(self) -> None:
        """Wait for the program's window and give it the keyboard, as a window manager does."""
        self.do("search", "--sync", "--onlyvisible", "--name", "Salon des Jeux", "windowfocus", "--sync")

    def click(self, at: QPointF) -> None:
        """Move the mouse there and click."""
        self.do("mousemove", str(round(at.x())), str(round(at.y())), "sleep", "0.03", "click", "1")

    def drag(self, start: QPointF, end: QPointF) -> None:
        """Press, move in steps, let go."""
        self.do("mousemove", str(round(start.x())), str(round(start.y())), "mousedown", "1")
        for step in (0.3, 0.6, 1.0):
            at = start + (end - start) * step
            self.do("mousemove", str(round(at.x())), str(round(at.y())), "sleep", "0.02")
        self.do("mouseup", "1")

    def key(self, *keys: str) -> None:
        """Press keys, by their X names."""
        self.do("key", "--delay", "30", *keys)

    def keyboard(self, language: str) -> None:
        """Plug in the keyboard of that language."""
        command = ["setxkbmap", "-display", self.name, KEYBOARDS[language]]
        subprocess.run(command, check=True)

    def picture(self, path: Path) -> None:
        """Keep what is on the screen."""
        subprocess.run(["import", "-display", self.name, "-window", "root", str(path)], check=True)

    def close(self) -> None:
        self.server.terminate()
        self.server.wait()


def letters(language: str) -> dict[str, str]:
    """The shortcuts of the table page in `language` by their English letters, as the translators chose."""
    found = {letter: letter for letter in "TDUERB"}
    source = ROOT / "translations" / f"casino_{language}.ts"
    for context in ET.parse(source).getroot().iter("context"):
        if context.findtext("name") not in ("BettingPage", "TrenteEtQuarantePage"):
            continue
        for message in context.iter("message"):
            if (message.findtext("comment") or "").startswith("shortcut:"):
                english = message.findtext("source") or ""
                found[english] = message.findtext("translation") or english
    return found


def keysym(letter: str) -> str:
    """The X name of a letter's key."""
    return "space" if letter == " " else CYRILLIC.get(letter.lower(), letter.lower())


class Evening:
    """One language, one way of playing: a program of its own with a purse of its own."""

    def __init__(self, display: Display, language: str, folder: Path, cache: Path) -> None:
        self.display = display
        self.language = language
        self.path = folder / "purse.casino"
        self.layout: Layout = layout_for(WIDTH, False)
        self.keys = letters(language)
        display.keyboard(language)
        folder.mkdir(parents=True)
        quiet = dict(
            os.environ, DISPLAY=display.name, QT_QPA_PLATFORM="xcb", QT_SCALE_FACTOR="1", LC_ALL="C.UTF-8",
            XDG_CONFIG_HOME=str(folder), XDG_STATE_HOME=str(folder), XDG_CACHE_HOME=str(cache),
        )  # fmt: skip
        self.errors = folder / "errors"
        with self.errors.open("wb") as complaints:
            self.program = subprocess.Popen(
                [sys.executable, "-m", "casino_qt", "--language", language, "--profile", str(self.path)],
                cwd=ROOT, env=quiet, stderr=complaints,
            )  # fmt: skip

    def books(self) -> Committed:
        """What is written down now; the replay of the journal must agree."""
        found = committed(self.path)
        assert found is not None, "no sitting has begun"
        table = found.table()
        assert table.purse() == found.balances["purse"]
        return found

    def until(self, holds: Callable[[], bool], what: str, again: Callable[[], None] | None = None) -> None:
        """Wait for something in the books; `again` is done every now and then until it holds."""
        limit, turn = time.monotonic() + PATIENCE, 0
        while not holds():
            assert self.program.poll() is None, (
                f"the program ended ({self.program.returncode}): {self.errors.read_text()}"
            )
            assert time.monotonic() < limit, f"{self.language}: waited {PATIENCE:.0f} s for {what}"
            turn += 1
            if again is not None and turn % 8 == 0:
                again()
            time.sleep(0.06)

    def sat_down(self) -> bool:
        return committed(self.path) is not None

    def cut(self) -> bool:
        return bool(self.books().actions)

    def laid(self) -> int:
        return self.books().table().on_table()

    def played(self) -> int:
        return len(self.books().rounds)

    def more_than(self, before: int) -> Callable[[], bool]:
        """More lies on the cloth than `before`."""
        return lambda: self.laid() > before

    def bet_again(self, bets: int) -> Callable[[], bool]:
        """More than so many bets stand in the journal."""
        return lambda: bets_in(self.books()) > bets

    def as_before(self, before: int) -> Callable[[], bool]:
        """As much lies on the cloth as `before`."""
        return lambda: self.laid() == before

    def over(self, coups: int) -> Callable[[], bool]:
        """More than so many coups are booked."""
        return lambda: self.played() > coups

    def by_mouse(self) -> None:
        """Ten coups with the mouse alone."""
        screen, layout = self.display, self.layout
        screen.await_window()
        self.until(self.sat_down, "the table", lambda: screen.click(DOOR))
        time.sleep(0.5)
        screen.click(PRIMARY)  # the pack has been seen
        time.sleep(0.3)
        pack = layout.pack
        screen.drag(pack.center(), pack.center() + QPointF(90, 0))
        self.until(self.cut, "the cut", lambda: screen.click(PRIMARY))
        time.sleep(0.3)
        screen.click(PRIMARY)
        for number in range(COUPS):
            time.sleep(0.3)
            coups = self.played()
            first, second = FIELDS[number % 4], FIELDS[(number + 2) % 4]
            before = self.laid()
            places = layout.places.tray_places()
            screen.click(QPointF(*places[25]) - QPointF(0, 6))
            lay = in_field(layout, first)
            screen.click(lay)
            self.until(self.more_than(before), "a bet by click", partial(screen.click, lay))
            before = self.laid()
            screen.drag(QPointF(*places[100]) - QPointF(0, 6), in_field(layout, second))
            self.until(self.more_than(before), "a bet by dragging")
            screen.click(PRIMARY)
            self.until(self.over(coups), "a coup")
            time.sleep(0.4)
            screen.click(PRIMARY)  # skip

    def by_keyboard(self) -> None:
        """Ten coups with the keyboard alone, by the letters of this language."""
        screen = self.display
        screen.await_window()
        self.until(self.sat_down, "the table", lambda: screen.key("Return"))
        time.sleep(0.6)
        screen.key("space")
        time.sleep(0.4)
        screen.key("Left", "Left", "Up")
        screen.key(keysym(self.keys["T"]))
        self.until(self.cut, "the cut")
        time.sleep(0.3)
        screen.key("space")
        time.sleep(0.3)
        screen.key("Tab")
        for number in range(COUPS):
            time.sleep(0.3)
            bets, coups = bets_in(self.books()), self.played()
            if number % 2:
                self.announce(ANNOUNCED[self.language])
            else:
                screen.key("3", "Up", "Up", "Up", "Left", "Left", "Left", "Return")
            # Enter on an insurance insures: then one up lies its field.
            self.until(self.bet_again(bets), "a bet by key", partial(screen.key, "Up", "Return"))
            before = self.laid()
            screen.key(keysym(self.keys["B"]))
            self.until(self.more_than(before), "a doubled bet")
            screen.key(keysym(self.keys["U"]))
            self.until(self.as_before(before), "a bet taken back")
            screen.key(keysym(self.keys["D"]))
            self.until(self.over(coups), "a coup")
            time.sleep(0.4)
            screen.key("space")

    def announce(self, words: str) -> None:
        """Open the line for announced bets, say the words, close it."""
        self.display.key("slash")
        time.sleep(0.3)
        self.display.key(*[keysym(letter) for letter in words], "Return")
        time.sleep(0.3)
        self.display.key("Escape")

    def close(self) -> str:
        """Close the window; what was complained about."""
        self.program.terminate()
        self.program.wait()
        return self.errors.read_text().strip()


def bets_in(found: Committed) -> int:
    """Bets that were laid and not taken back by undo."""
    return sum(action["do"] == "bet" for action in found.actions)


def coups_for_money(found: Committed) -> int:
    """Coups that found a stake on the cloth."""
    played = 0
    table = Table(Rules.from_json(found.rules), SeededChance(found.seed), found.start)
    for action in found.actions:
        played += bool(action["do"] == "coup" and table.on_table())
        table.apply(notation.from_json(action))
    return played


def summed_up(evening: Evening) -> str:
    """The result, after it was found in the books that every coup was played for money."""
    found = evening.books()
    coups, bets = coups_for_money(found), bets_in(found)
    assert coups == COUPS, f"{coups} coups instead of {COUPS}"
    assert bets >= COUPS
    return f"{COUPS} coups, {bets} bets, purse {found.balances['purse'] / 100:.2f}"


def main(given: Sequence[str] | None = None) -> int:
    """Play everything; 0 when all of it was as it should be, 1 when a program for it is missing."""
    parser = argparse.ArgumentParser(prog="python -m tests.evening.on_screen", description=__doc__)
    parser.add_argument("out", type=Path, nargs="?", default=Path("screenshots/on_screen"))
    parser.add_argument("--languages", default=",".join(LANGUAGES))
    wanted = parser.parse_args(given)
    missing = sorted(package for program, package in NEEDED.items() if shutil.which(program) is None)
    if missing:
        print(f"on_screen needs {', '.join(missing)}: apt-get install {' '.join(missing)}", file=sys.stderr)
        return 1
    wanted.out.mkdir(parents=True, exist_ok=True)
    display = Display()
    try:
        with tempfile.TemporaryDirectory(prefix="casino-qt-on-screen-") as folder:
            for language in wanted.languages.split(","):
                for way in ("mouse", "keyboard"):
                    evening = Evening(
                        display, language, Path(folder) / f"{language}_{way}", Path(folder) / "cache"
                    )
                    try:
                        (evening.by_mouse if way == "mouse" else evening.by_keyboard)()
                        time.sleep(0.6)
                        if way == "mouse":
                            display.picture(wanted.out / f"on_screen_{language}.png")
                        print(f"{language} by {way}: {summed_up(evening)}", flush=True)
                    except AssertionError:
                        display.picture(wanted.out / f"failed_{language}_{way}.png")
                        raise
                    finally:
                        complaints = evening.close()
                        if complaints:
                            print(f"{language} by {way} complained:\n{complaints}", file=sys.stderr)
    finally:
        display.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
