"""The sheets of the blackjack table: its table and loose pieces, chips of its two sizes.

"blackjack": "background", "shoe/0" … "shoe/12" and "discard/0" … "discard/8" by how full they are, the
"stop_card" with its shadow, the rake.  "blackjack_chips": as the sheet "chips", the sizes being called 40
and 33, with the pieces of the other guests.  The cards are the packs "cards_126", "cards_96", "cards_84".
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from PySide6.QtGui import QPainter

from casino_qt.art.bake.card_sheets import card_outline
from casino_qt.art.bake.pieces import (
    PILE_HEIGHTS,
    Named,
    card_back,
    chip_pictures,
    elevated,
    opaque,
    rake_pictures,
)
from casino_qt.art.bake.spec import Spec
from casino_qt.art.blackjack import paint_background
from casino_qt.art.blackjack_dealing import (
    DISCARD_CARD,
    SHOE,
    discard_outline,
    paint_discard,
)
from casino_qt.art.blackjack_places import (
    CROUPIER_CARD,
    DISCARD_STEPS,
    HAND_CARD,
    SMALL_DIAMETER,
    STAKE_DIAMETER,
)
from casino_qt.art.chips import CHIP_VALUES, GUEST_PIECES
from casino_qt.art.furniture_dealing import paint_plain_card
from casino_qt.art.picture import free_standing
from casino_qt.art.shoe import paint_shoe
from casino_qt.art.trente_et_quarante_places import CARD_HEIGHT


def blackjack(spec: Spec) -> Iterator[Named]:
    """The table and its loose pieces."""
    s = spec.scale
    yield "background", opaque(paint_background(spec.width, s, spec.seen))
    back = card_back(CROUPIER_CARD, spec)
    for step in range(SHOE.steps + 1):
        shoe = partial(paint_shoe, shoe=SHOE, step=step, back=back)
        yield f"shoe/{step}", free_standing(SHOE.outline(), s, shoe)
    lying = card_back(DISCARD_CARD, spec)
    for step in range(DISCARD_STEPS + 1):
        tray = partial(paint_discard, step=step, back=lying)
        yield f"discard/{step}", free_standing(discard_outline(), s, tray)
    yield "stop_card", free_standing(card_outline(HAND_CARD), s, _paint_stop_card, times=2)
    yield "stop_card/shadow", elevated(card_outline(HAND_CARD), 1, s)
    yield from rake_pictures(s)


def _paint_stop_card(p: QPainter) -> None:
    """The red card, as high as those of the hands."""
    p.scale(HAND_CARD / CARD_HEIGHT, HAND_CARD / CARD_HEIGHT)
    paint_plain_card(p, "#A3202C", "#F3DDA0")


def chips(spec: Spec) -> Iterator[Named]:
    """Chips and plaques as they lie in the boxes and, smaller, on the insurance band and behind."""
    values = CHIP_VALUES + GUEST_PIECES
    for diameter in (STAKE_DIAMETER, SMALL_DIAMETER):
        yield from chip_pictures(round(diameter), diameter, 1.0, PILE_HEIGHTS, spec, values)
