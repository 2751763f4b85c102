"""A coup at each table by accessible actions alone, as a blind player would play it, and what he hears.

    lay      choose a chip, lay it, take it back, lay it again
    play     press what the table offers until a result is announced
    stands   the key that tells how things stand

Roles, states and the program's own structure lead the way, never a word: the same evening in every language.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from tests.reader.client import Client, Heard, Node, Silence

ROUND = 90.0  # seconds a round may take, told at its usual pace
ARRIVAL = 40.0  # seconds for the pictures to be painted, and what lies over the table to be read
QUIET = 1.2  # seconds without a word: the table waits for the player
MOST_PRESSES = 60
FIGURES = re.compile(r"\d")


class Wrong(AssertionError):
    """The program is not as a blind player needs it; says where."""


@dataclass
class Evening:
    """One table of one program; `told` is what was heard and done, in order."""

    client: Client
    program: Node
    told: list[str] = field(default_factory=list)
    faults: list[str] = field(default_factory=list)
    _read: int = 0

    # -- hearing -------------------------------------------------------------------------------------------

    def hear(self, seconds: float = 0.3) -> list[Heard]:
        """Listen for a while; what was announced goes into the transcript."""
        self.client.listen(seconds)
        heard = self.client.announcements(self._read)
        self._read = len(self.client.heard)
        for one in heard:
            mark = "!" if one.politeness > 1 else " "
            self.told.append(f"   {mark} « {one.words} »")
        return heard

    def hear_until_quiet(self, seconds: float) -> list[Heard]:
        """Listen until nothing more is said for a moment."""
        heard: list[Heard] = []
        end, quiet = time.monotonic() + seconds, 0.0
        while time.monotonic() < end and quiet < QUIET:
            more = self.hear(0.3)
            heard += more
            quiet = 0.0 if more else quiet + 0.3
        return heard

    # -- finding -------------------------------------------------------------------------------------------

    def table(self) -> Node:
        """The cloth with all that lies on it. Raises Silence."""
        return self.client.wait_to_find(self.program, "layered pane", seconds=20)

    def group(self, at: int) -> list[Node]:
        """The members of a group on the table, counted from the first (0) or the last (-1)."""
        groups = [node for node in self.table().children() if node.role in ("panel", "grouping")]
        return groups[at].children() if groups else []

    def chips(self) -> list[Node]:
        """The pieces of the tray: the radio buttons of the table. Raises Silence where none comes."""
        self.client.wait_to_find(self.program, "radio button", seconds=30)
        return self.table().find_all("radio button")

    def buttons(self) -> list[Node]:
        """The enabled buttons round the table, as Tab finds them: not those on the cloth."""
        page = self.table().parent()
        assert page is not None
        return [node for node in page.children() if node.role == "button" and "enabled" in node.states]

    # -- doing ---------------------------------------------------------------------------------------------

    def do(self, node: Node, action: str = "Press") -> None:
        """Do it, and say so. Raises Wrong where the node does not know the action."""
        self.told.append(f"> {action.lower()}: {node.name}")
        if not node.do(action):
            raise Wrong(f"{node.line()} does not know {action}")

    def arrive(self) -> None:
        """Wait for the table, and read away whatever lies over it. Raises Silence."""
        end = time.monotonic() + ARRIVAL
        while time.monotonic() < end:
            self.close_sheets()
            if self.program.find("layered pane") is not None:
                self.hear(1.0)
                if self.program.find("dialog") is None:
                    return
            self.hear(0.3)
        raise Silence(f"no table within {ARRIVAL:g} s")

    def close_sheets(self) -> None:
        """Read what lies over the table and lay it away: introductions, agreements."""
        for _ in range(4):
            sheet = self.program.find("dialog")
            if sheet is None:
                return
            self.told.append(f"  [{sheet.name}] {sheet.description}")
            buttons = [node for node in sheet.find_all("button") if "enabled" in node.states]
            if not buttons:
                raise Wrong(f"no way out of {sheet.line()}")
            self.do(buttons[0] if self._skips(buttons) else buttons[-1])
            self.hear(0.5)

    @staticmethod
    def _skips(buttons: Iterable[Node]) -> bool:
        """Whether the first button is the way past it: the others only turn leaves."""
        return "Esc" in next(iter(buttons)).description

    # -- the evening ---------------------------------------------------------------------------------------

    def lay(self, places: Callable[[], list[Node]]) -> None:
        """Choose a piece, lay it on the second place, take it back, lay it twice, undo once."""
        chips = self.chips()
        piece = chips[2]
        self.do(piece)
        self.hear()
        self.check("checked" in piece.states, f"the chosen piece says so: {piece.line()}")
        self.check(sum("checked" in chip.states for chip in self.chips()) == 1, "one piece is chosen")
        place = places()[1]
        bare = place.name
        self.do(place, "Increase")
        self.heard_figures("what was laid")
        self.check(place.name != bare, f"a place says what lies on it: {place.name}")
        self.do(place, "Decrease")
        self.heard_figures("what was taken back")
        self.check(place.name == bare, f"a place that was cleared is as before: {place.name!r}, {bare!r}")
        for _ in range(2):
            self.do(place)
            self.heard_figures("what was laid")

    def by_keys(self) -> None:
        """Tab and an arrow lead from place to place, and each says where one is."""
        for key in ("Tab", "Tab", "Right"):
            before = len(self.client.heard)
            self.client.key(key)
            try:
                here = self.client.wait_for_focus("", before, 4)
            except Silence:
                self.check(False, f"{key} tells where the keyboard has come to")
                continue
            self.told.append(f"> {key}: [{here.role}] {here.name} — {here.description}")
            self.check(bool(here.name), f"what {key} comes to has a name")
            self.check("focused" in here.states, f"{key}: what has the keyboard says so: {here.line()}")

    def heard_figures(self, what: str) -> None:
        """Something with an amount in it has to be announced now."""
        heard = self.hear(0.6)
        self.check(any(FIGURES.search(one.words) for one in heard), f"{what} is announced")

    def check(self, right: bool, what: str) -> None:
        """Note a fault where it is not so."""
        if not right:
            self.faults.append(what)
            self.told.append(f"   FAULT: {what}")

    def stands(self) -> None:
        """The key for how things stand, and the other one for what was said last."""
        for key, what in (("F9", "how things stand"), ("F9", "")):
            before = len(self.client.heard)
            self.client.key(key)
            if what:
                try:
                    heard = self.client.wait_for_announcement("", before, 4)
                except Silence:
                    self.check(False, f"{what} is told at the key {key}")
                    continue
                self.told.append(f"> {key}")
                self.hear(0.2)
                self.check(bool(FIGURES.search(heard.words)), f"{what} has figures in it")
            else:
                self.hear(0.3)

    def play(self, presses: Callable[[], list[Node]], over: Callable[[list[Heard]], bool]) -> None:
        """Press what is offered until the round is over. Raises Wrong where that does not come."""
        end = time.monotonic() + ROUND
        for _ in range(MOST_PRESSES):
            offered = presses()
            if offered:
                self.do(offered[0])
            heard = self.hear_until_quiet(12)
            if over(heard):
                return
            if time.monotonic() > end:
                break
        raise Wrong("the round does not end")
