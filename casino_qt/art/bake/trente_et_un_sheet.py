"""The sheet of тридцать одно: its table and its loose pieces.

"background", "stake" (the circle before a seat), "pack/1" … "pack/6" and "played/1" … by how full they are,
with "pack/1/shadow" …; "tied" (the other pack); "disc" and "disc/own" with "…/winner".  Its cards are the
packs "cards_96" and "cards_160", its tokens come from the sheet "chips".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QPainter

from casino_qt.art.bake.pieces import Named, card_back, elevated, opaque
from casino_qt.art.bake.spec import Spec
from casino_qt.art.furniture import paint_focus_ring
from casino_qt.art.furniture_table import paint_enamel_disc
from casino_qt.art.light import elevation
from casino_qt.art.paths import circle
from casino_qt.art.picture import free_standing
from casino_qt.art.trente_et_un import (
    pack_outline,
    paint_background,
    paint_pack,
    paint_stake,
    paint_tied_pack,
    stake_outline,
)
from casino_qt.art.trente_et_un_places import DISC_R, GUEST_CARD, OWN_DISC_R, PACK_LEVELS


def trente_et_un(spec: Spec) -> Iterator[Named]:
    """The table and its loose pieces."""
    s = spec.scale
    yield "background", opaque(paint_background(spec.width, s))
    yield "stake", free_standing(stake_outline(), s, paint_stake, air=3)
    back = card_back(GUEST_CARD, spec)
    for level in range(1, PACK_LEVELS + 1):
        outline = pack_outline(level)
        yield f"pack/{level}", free_standing(outline, s, partial(paint_pack, level=level, back=back))
        untidy = partial(paint_pack, level=level, back=back, untidy=True)
        yield f"played/{level}", free_standing(outline, s, untidy)
        yield f"pack/{level}/shadow", elevated(outline, 2, s)
    yield "tied", free_standing(pack_outline(PACK_LEVELS), s, partial(paint_tied_pack, back=back))
    for key, r in (("disc", DISC_R), ("disc/own", OWN_DISC_R)):
        for end, winner in (("", False), ("/winner", True)):
            paint = partial(_paint_disc, r=r, winner=winner)
            yield key + end, free_standing(circle(0, 0, r), s, paint, air=20)


def _paint_disc(p: QPainter, r: float, winner: bool) -> None:
    """The disc of a total; the winner's has the double ring: shape, not colour."""
    elevation(p, circle(0, 0, r), 1)
    if winner:
        paint_focus_ring(p, circle(0, 0, r + 3.4), 2.4)
    paint_enamel_disc(p, 0, 0, r, shadow=False)
