"""What each sheet holds: names of pictures and how they are painted.  Nothing is read or written here.

Sheets: "lobby", "trente_et_quarante", "chips"; packs of cards are in `card_sheets`, those of the roulette in
`roulette_sheets`.
Painting needs a QApplication and the fonts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from PySide6.QtGui import QImage, QPainter

from casino_qt.art import furniture_dealing as dealing
from casino_qt.art import looks
from casino_qt.art.bake import blackjack_sheets, roulette_sheets
from casino_qt.art.bake.card_sheets import card_pictures
from casino_qt.art.bake.pieces import (
    PILE_HEIGHTS,
    Named,
    card_back,
    chip_pictures,
    elevated,
    opaque,
    rake_pictures,
)
from casino_qt.art.bake.spec import CARD_SHEETS, Spec
from casino_qt.art.bake.trente_et_un_sheet import trente_et_un
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.furniture import paint_focus_ring
from casino_qt.art.furniture_table import paint_enamel_disc
from casino_qt.art.light import elevation
from casino_qt.art.lobby import paint_lobby
from casino_qt.art.paths import circle, rrect
from casino_qt.art.picture import free_standing, oversampling, soft_shadow
from casino_qt.art.shoe import paint_shoe
from casino_qt.art.trente_et_quarante import paint_cloth, paint_row_lit, paint_table, row_lit_outline
from casino_qt.art.trente_et_quarante_places import (
    CARD_HEIGHT,
    CARD_WIDTH,
    HEIGHT,
    TRAY_PLAQUE,
    places,
    tray_diameter,
)

DIAMETERS = (42, 54)  # names of the two sizes: on the cloth, in the tray
_DISC = 36.0


def paint_sheet(sheet: str, spec: Spec) -> Iterator[Named]:
    """Paint the pictures of a sheet one after the other, dearest first where it matters.

    Raises KeyError for a sheet that does not exist. Each is painted in the look of `spec`; what is worn
    beside it, by a window, is worn again after every picture.
    """
    own = spec.of(sheet)
    return _in_look(own.look, _SHEETS[sheet](own))


def _in_look(look: str, painted: Iterator[Named]) -> Iterator[Named]:
    while True:
        before = looks.worn()
        looks.wear(look)
        try:
            named = next(painted, None)
        finally:
            looks.wear(before)
        if named is None:
            return
        yield named


# ---------------------------------------------------------------------- lobby
def _lobby(spec: Spec) -> Iterator[Named]:
    image = canvas(spec.width * spec.scale, HEIGHT * spec.scale)
    p = painter(image, spec.scale, spec.seen)
    paint_lobby(p, spec.width)
    p.end()
    yield "background", opaque(image)


# ---------------------------------------------------------------------- trente et quarante
def _trente_et_quarante(spec: Spec) -> Iterator[Named]:
    table = canvas(spec.width * spec.scale, HEIGHT * spec.scale)
    p = painter(table, spec.scale, spec.seen)
    paint_table(p, spec.width)
    p.end()
    for key, prison in (("background", False), ("background/prison", True)):
        printed = QImage(table)
        p = painter(printed, spec.scale, spec.seen)
        paint_cloth(p, spec.width, prison)
        p.end()
        yield key, opaque(printed)
    yield from _dealing(spec)


def _dealing(spec: Spec) -> Iterator[Named]:
    s = spec.scale
    back, small_back = card_back(CARD_HEIGHT, spec), card_back(86, spec)
    for step in range(dealing.SHOE.steps + 1):
        shoe = partial(paint_shoe, shoe=dealing.SHOE, step=step, back=back)
        yield f"shoe/{step}", free_standing(dealing.SHOE.outline(), s, shoe)
    for step in range(dealing.TALON_STEPS + 1):
        talon = partial(dealing.paint_talon, quarters=step, small_back=small_back)
        yield f"talon/{step}", free_standing(circle(0, 0, dealing.TALON_R), s, talon)
    yield "disc", free_standing(circle(0, 0, _DISC), s, lambda p: paint_enamel_disc(p, 0, 0, _DISC), air=20)
    yield "disc/winner", free_standing(circle(0, 0, _DISC), s, _paint_winner, air=20)
    yield "bracket", free_standing(dealing.bracket_path(), s, dealing.paint_bracket, air=5)
    at = places(spec.width)
    yield "row/lit", free_standing(row_lit_outline(at), s, lambda p: paint_row_lit(p, at), air=3)
    yield (
        "token",
        free_standing(
            circle(0, 0, dealing.TOKEN_W / 2), s, dealing.paint_token, air=16, times=oversampling(44 * s)
        ),
    )
    yield from rake_pictures(s)
    card = rrect(-CARD_WIDTH / 2, -CARD_HEIGHT / 2, CARD_WIDTH, CARD_HEIGHT, dealing.CARD_RADIUS)
    for key, body, line in (("stop_card", "#A3202C", "#F3DDA0"), ("cut_card", "#D9962B", "#4A2A08")):
        yield key, free_standing(card, s, partial(dealing.paint_plain_card, colour=body, line=line), times=2)
    edge = dealing.cut_edge_outline()
    yield "cut_card/edge", free_standing(edge, s, dealing.paint_cut_edge, times=2)
    yield "cut_card/edge/shadow", soft_shadow(edge, ((2, 3, 0.5), (5, 8, 0.4)), s)
    yield "pack", free_standing(dealing.pack_outline(), s, dealing.paint_pack)
    yield "pack/shadow", elevated(dealing.pack_outline(), 3, s)
    yield "bowl", free_standing(circle(0, 0, dealing.BOWL_R), s, dealing.paint_bowl)
    yield "bowl/shadow", elevated(circle(0, 0, dealing.BOWL_R), 4, s)


def _paint_winner(p: QPainter) -> None:
    """The winner's disc has the double ring: shape, not colour."""
    elevation(p, circle(0, 0, _DISC), 1)
    paint_focus_ring(p, circle(0, 0, _DISC + 3.4), 2.4)
    paint_enamel_disc(p, 0, 0, _DISC, shadow=False)


# ---------------------------------------------------------------------- chips
def diameters(spec: Spec) -> dict[int, float]:
    """True diameters in su behind the two names: 42 on the cloth, "54" in the tray (50 in a narrow room)."""
    return {42: 42.0, 54: tray_diameter(spec.width)}


def _chips(spec: Spec) -> Iterator[Named]:
    sizes = diameters(spec)
    for name in reversed(DIAMETERS):  # the tray first: it is seen first
        tray = name == 54
        yield from chip_pictures(
            name, sizes[name], TRAY_PLAQUE if tray else 1.0, 1 if tray else PILE_HEIGHTS, spec
        )


_SHEETS: dict[str, Callable[[Spec], Iterator[Named]]] = {
    "lobby": _lobby,
    "trente_et_quarante": _trente_et_quarante,
    "chips": _chips,
    **{sheet: partial(card_pictures, height=height) for sheet, height in CARD_SHEETS.items()},
    "roulette": roulette_sheets.roulette,
    "wheel": roulette_sheets.wheel,
    "roulette_chips": roulette_sheets.chips,
    "trente_et_un": trente_et_un,
    "blackjack": blackjack_sheets.blackjack,
    "blackjack_chips": blackjack_sheets.chips,
}
