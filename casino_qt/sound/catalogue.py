"""What can be heard, each kind declared once: its recordings, how loud it is, how much it may vary."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

SOUND_FLAG = "--sound"
"""What a frozen program is asked to be its own player with."""

Group = Literal["cards", "chips", "wheel", "room"]
"""What a person can switch off by itself; "room" is all that belongs to no table."""
GROUPS: tuple[Group, ...] = ("cards", "chips", "wheel", "room")


@dataclass(frozen=True, slots=True)
class Kind:
    """`level` is the loudest it gets, as a share of full scale; `spread` how far its pitch strays, ±share."""

    files: tuple[str, ...]
    level: float
    group: Group
    spread: float = 0.04


KINDS: dict[str, Kind] = {
    "chip": Kind(("chip_1", "chip_2", "chip_3"), 0.50, "chips", 0.06),
    "chip_on_chips": Kind(("chip_on_chips_1", "chip_on_chips_2"), 0.42, "chips", 0.06),
    "stack": Kind(("stack_1", "stack_2"), 0.42, "chips"),
    "pile_slide": Kind(("pile_slide_1", "pile_slide_2"), 0.30, "chips"),
    "rake": Kind(("rake_1", "rake_2"), 0.38, "chips", 0.03),
    "card_slide": Kind(("card_slide_1", "card_slide_2", "card_slide_3"), 0.26, "cards", 0.06),
    "card_flip": Kind(("card_flip_1", "card_flip_2"), 0.38, "cards", 0.06),
    "gather": Kind(("gather",), 0.24, "cards"),
    "shuffle": Kind(("shuffle",), 0.28, "cards"),
    "riffle": Kind(("riffle",), 0.38, "cards", 0.03),
    "cut": Kind(("cut",), 0.36, "cards", 0.03),
    "launch": Kind(("ball_launch",), 0.40, "wheel", 0.02),
    "lozenge": Kind(("lozenge_1", "lozenge_2"), 0.50, "wheel", 0.03),
    "fret": Kind(("fret_1", "fret_2", "fret_3"), 0.52, "wheel", 0.06),
    "rest": Kind(("ball_rest",), 0.42, "wheel", 0.02),
    "bell": Kind(("bell",), 0.24, "room", 0.0),
}
"""One-shots by the name the tables give them."""

ROLL = Kind(("ball_roll",), 0.30, "wheel", 0.0)
"""The ball in its track: a loop, led by the ball's own speed."""
ROOM = Kind(("room",), 0.045, "room", 0.0)
"""The salon: a loop that nobody ought to notice before it stops."""

SAMPLES: dict[Group, str] = {"cards": "card_flip", "chips": "stack", "wheel": "fret", "room": "bell"}
"""What is played to whoever tries a group."""


def recordings() -> list[str]:
    """The names of all files, each once."""
    return [name for kind in (*KINDS.values(), ROLL, ROOM) for name in kind.files]
