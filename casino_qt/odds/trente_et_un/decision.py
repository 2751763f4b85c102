"""What a card and what staying are worth with a hand of тридцать одно, exactly, as far as its own cards tell.

The packs are full but for the own hand, the other side plays what is kept as its best play, and after a card
the better of drawing and staying follows. Nothing else that lies open is looked at. That a punter is asked
says that the banker was not dealt 31; that the banker is asked, that somebody stands: of those alone the
averages are taken.

Worth is told in stakes, two tokens against one player: 1 is won for certain, -1 lost. The banker's is for
each punter who is still in.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from casino_qt.odds.trente_et_un.best import BEST
from casino_qt.odds.trente_et_un.exact import SAFE, Bank, Faced, Punter
from casino_qt.odds.trente_et_un.hands import NOTHING, Bunch, copies, with_card, worth
from casino_qt.rules.trente_et_un.hands import LIMIT


class Chooser:
    """Draws or stays against one way to play of the other side.

    Gains are against going over, 0 to 2, the cases included in which the hand would not be asked. They come
    from whole numbers and are floats from there on: some thousands of hands may follow from one.
    """

    def __init__(self, faced: Faced) -> None:
        self._faced = faced
        self._best: dict[Bunch, float] = {}

    def stay(self, bunch: Bunch) -> float:
        """What staying gains."""
        return self._faced.gain(bunch) / self._faced.out_of(bunch)

    def draw(self, bunch: Bunch) -> float:
        """What one card gains, and what is best after it."""
        left = self._faced.size - sum(bunch)
        return sum(many * self.best(more) for many, more in self._faced.grown(bunch)) / left

    def best(self, bunch: Bunch) -> float:
        """The better of the two; a hand of 31 stays by itself."""
        if bunch not in self._best:
            total = worth(bunch)[0]
            draw = self.draw(bunch) if total < LIMIT else 0.0
            self._best[bunch] = draw if total <= SAFE else max(draw, self.stay(bunch))
        return self._best[bunch]

    def decision(self, bunch: Bunch) -> dict[str, float]:
        """What "draw" and "stand" are worth, in stakes."""
        asked = float(self._faced.asked(bunch))
        return {"draw": self.draw(bunch) / asked - 1, "stand": self.stay(bunch) / asked - 1}


@cache
def chooser(packs: int, *, banks: bool) -> Chooser:
    """Who decides as the banker or as a punter, with so many packs; made in about a second, then kept."""
    punter, banker, _, _ = BEST[packs - 1]
    pack = copies(packs)
    return Chooser(Punter(pack, punter) if banks else Bank(pack, banker))


def bunch_of(values: Sequence[int]) -> Bunch:
    """Cards by what they count, an ace 1. Raises ValueError for a card there is none of."""
    bunch = NOTHING
    for value in values:
        if not 1 <= value <= len(NOTHING):
            raise ValueError(f"no card counts {value}")
        bunch = with_card(bunch, value - 1)
    return bunch


def decision(packs: int, values: Sequence[int], *, banks: bool) -> dict[str, float]:
    """What "draw" and "stand" are worth, in stakes, with these cards. Raises ValueError for no such hand."""
    if not 1 <= packs <= len(BEST):
        raise ValueError(f"nobody plays with {packs} packs")
    bunch = bunch_of(values)
    if any(count > have for count, have in zip(bunch, copies(packs), strict=True)):
        raise ValueError("there are not so many of these cards")
    if worth(bunch)[0] >= LIMIT:
        raise ValueError("there is nothing to decide")
    return chooser(packs, banks=banks).decision(bunch)
