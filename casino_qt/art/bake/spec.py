"""For which window pictures are baked: their scale, how large that is seen, the room's width, the pack."""

from __future__ import annotations

import math
from dataclasses import dataclass

from casino_qt.art.looks import FOUR_COLOURS, LOOKS
from casino_qt.art.trente_et_quarante_places import HEIGHT, NARROW, WIDE

STEP = 0.05  # scales are quantised to this, so that resizing does not bake per pixel
WIDTH_STEP = 20  # su
SMALLEST, LARGEST = 0.4, 4.8  # device pixels per su; the most: twice those of a screen 2160 pixels high
CARD_SHEETS = {  # packs by the height of a card, su
    "cards": 132.0,
    "cards_84": 84.0,
    "cards_96": 96.0,
    "cards_126": 126.0,
    "cards_160": 160.0,
}
TWO_COLOURED = ("cards",)  # the pack of trente et quarante
SHEETS = (
    "lobby",
    "trente_et_quarante",
    "chips",
    *CARD_SHEETS,
    "roulette",
    "wheel",
    "roulette_chips",
    "trente_et_un",
    "blackjack",
    "blackjack_chips",
)


@dataclass(frozen=True, slots=True)
class Spec:
    """What a sheet is baked for.

    `scale` is device pixels per su, `width` the room's width in su, `index` the language on the cards, `look`
    the letters of art/looks.py. `seen` is logical pixels per su where the room is shown whole: what is drawn
    in another way where it is small goes by that alone, so that a window has the same cards and letters on
    every screen, and a room that is shown larger has its own, larger. Left out, it is `scale`.
    """

    scale: float
    width: int
    index: str = "fr"
    look: str = ""
    seen: float = 0.0

    def __post_init__(self) -> None:
        if not self.seen:
            object.__setattr__(self, "seen", self.scale)

    @classmethod
    def for_window(
        cls, w: float, h: float, ratio: float = 1.0, index: str = "fr", look: str = "", times: float = 1.0
    ) -> Spec:
        """The set for a room of w × h logical pixels with `ratio` device pixels each.

        It is shown `times` as large as fits its window. The scale is rounded down to STEP and the width down
        to WIDTH_STEP, so the room always fits; the rest goes into the rails beside it.
        """
        wide, high = max(1.0, w * ratio), max(1.0, h * ratio)
        scale = _stepped(wide, high)
        room = math.floor(wide / scale / WIDTH_STEP + 1e-6) * WIDTH_STEP
        # A room is laid out in whole pixels: rounded, its window has the size that it had.
        seen = _stepped(round(w / times), round(h / times))
        return cls(scale, int(min(WIDE, max(NARROW, room))), index, look, min(scale, seen))

    @staticmethod
    def most(w: float, h: float, ratio: float = 1.0) -> float:
        """How many times as large as it fits such a window the room can be painted at all."""
        return LARGEST / max(SMALLEST, min(max(1.0, h * ratio) / HEIGHT, max(1.0, w * ratio) / NARROW))

    def of(self, sheet: str) -> Spec:
        """The same spec with what does not matter to `sheet` levelled, so that it is not baked twice."""
        two = "".join(letter for letter in self.look if letter != FOUR_COLOURS)
        if sheet in CARD_SHEETS:
            # Where the colour of a card is what one bets on, the pack has two.
            look = two if sheet in TWO_COLOURED else self.look
            return Spec(self.scale, int(NARROW), self.index, look, self.seen)
        if sheet == "chips":
            return Spec(self.scale, int(WIDE if self.width >= 1500 else NARROW), "-", two, self.seen)
        return Spec(self.scale, self.width, "-", two, self.seen)

    def text(self) -> str:
        """Plain form for file names and the command line, read again by `parse`."""
        size = f"{self.scale:.2f}" + (f"@{self.seen:.2f}" if self.seen != self.scale else "")
        return f"{size}_{self.width}_{self.index}" + (f"_{self.look}" if self.look else "")

    @classmethod
    def parse(cls, text: str) -> Spec:
        """Read `text()` again.  Raises ValueError."""
        size, width, index, *letters = text.split("_")
        (scale, _, seen), look = size.partition("@"), "_".join(letters)
        if look and look not in LOOKS:
            raise ValueError(f"there is no look {look!r}")
        return cls(float(scale), int(width), index, look, float(seen or scale))


def _stepped(wide: float, high: float) -> float:
    """Pixels per su of a room that fits into so many pixels."""
    raw = min(high / HEIGHT, wide / NARROW)
    return round(min(LARGEST, max(SMALLEST, math.floor(raw / STEP + 1e-6) * STEP)), 2)
