"""The looks a person may choose: a cloth of high contrast, and a pack in four colours.

A look is a string of letters, as it stands in the names of cached pictures. To wear one is to change the
colours of the palette where they are: whoever paints afterwards paints in it, windows and bakers alike.
"""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtGui import QColor

from casino_qt.art import palette

CONTRAST, FOUR_COLOURS = "c", "f"
USUAL = ""
LOOKS = (CONTRAST, FOUR_COLOURS, CONTRAST + FOUR_COLOURS)

BRIGHT: dict[str, str] = {
    "IVORY": "#FFFFFF",
    "ENAMEL_LIGHT": "#FFFFFF",
    "ENAMEL_FOOT": "#E6E6E6",
    "CARD_SHADE": "#FFFFFF",
    "CARD_EDGE": "#9A9A9A",
    "INK": "#000000",
    "INK_2": "#2B2118",
    "CARD_INK": "#000000",
    "CLOTH_INK": "#000000",
    "WHEEL_INK": "#000000",
    "TEXT": "#FFFFFF",
    "TEXT_2": "#F6EDD2",
    "RAIL_SUBTITLE": "#FFFFFF",
    "RAIL_TITLE": "#FFFFFF",
    "MONEY": "#FFFFFF",
    "FELT_TEXT": "#FFFFFF",
    "CLOTH_LINE": "#FFF3B0",
    "CALL_TEXT": "#FFFFFF",
    "GAIN": "#B9FFCF",
    "ROUGE": "#A80012",
    "ROUGE_CLOTH": "#AD0016",
    "ROUGE_WHEEL": "#AD0016",
    "ZERO_CLOTH": "#005A3C",
    "ZERO_WHEEL": "#005A3C",
    "FIELD_OUTLINE": "#FFFFFF",
    "FOCUS": "#FFF35C",
    "FOCUS_GAP": "#000000",
    "GOLD": "#FFD865",
    "BRASS": "#FFD865",
    "MAHOGANY_DARK": "#060302",
    "MAHOGANY_BASE": "#140907",
    "MAHOGANY": "#170A07",
    "PLATE_TOP": "#120805",
    "PLATE_FOOT": "#050201",
    "PLATE_HOVER_TOP": "#3D2A12",
    "PLATE_HOVER_FOOT": "#241808",
    "PLATE_PRESSED_TOP": "#000000",
    "PLATE_PRESSED_FOOT": "#120805",
    "BANNER_TOP": "#0C0604",
    "BANNER_FOOT": "#000000",
    "TRAY_VELVET": "#0E0406",
    "BAIZE_TRENTE_ET_QUARANTE": "#04140C",
    "BAIZE_ROULETTE": "#04120F",
    "BAIZE_TRENTE_ET_UN": "#140509",
    "BAIZE_TRENTE_ET_UN_DOOR": "#140509",
    "BAIZE_BLACKJACK": "#050E16",
    "LAMP": "#3A3A3A",
    "DAMASK_TOP": "#0E0608",
    "DAMASK": "#12080A",
    "DAMASK_FOOT": "#080406",
    "DAMASK_MOTIF": "#6B4030",
    "CARPET": "#050305",
}
"""The colours of high contrast: a cloth near black, lines and letters near white, cards white and black."""

_USUAL = {name: QColor(getattr(palette, name)) for name in BRIGHT}
_worn = [USUAL]
_INKS = {"IVORY_LIGHT": "#FFFFFF", "LINEN": "#FFFFFF"}
DIAMOND, DIAMOND_SHADE = QColor("#1F5F9A"), QColor("#123A60")
CLUB, CLUB_SHADE = QColor("#1E6B45"), QColor("#0F3D26")
_CACHES = (
    ("casino_qt.art.materials", "wood"),
    ("casino_qt.art.piles", "_tag_image"),
    ("casino_qt.art.lobby_pieces", "_chip"),
    ("casino_qt.art.lobby_pieces", "_plaque"),
)
"""Pictures that are kept once painted, in whatever colours."""


def look_of(*, contrast: bool, four_colours: bool) -> str:
    """The letters of a look."""
    return CONTRAST * contrast + FOUR_COLOURS * four_colours


def worn() -> str:
    """The look that is painted in now."""
    return _worn[0]


def wear(look: str) -> None:
    """Paint in this look from now on."""
    before, _worn[0] = _worn[0], look
    if (CONTRAST in look) != (CONTRAST in before):
        for name, usual in _USUAL.items():
            # In place: other modules hold the colour itself, not the name of it.
            getattr(palette, name).setRgba((QColor(BRIGHT[name]) if CONTRAST in look else usual).rgba())
        for module, name in _CACHES:
            if module in sys.modules:
                getattr(sys.modules[module], name).cache_clear()
    _dress_pack(look)


_pack: list[str] = [USUAL]


def _dress_pack(look: str) -> None:
    """Colour the suits. The pack's painters are loaded by bakers only."""
    inks: Any = sys.modules.get("casino_qt.art.cards.inks")
    if inks is None or _pack[0] == look:
        return
    _pack[0] = look
    if not hasattr(inks, "usual_papers"):
        inks.usual_papers = {name: QColor(getattr(inks, name)) for name in _INKS}
        inks.usual_liveries = dict(inks.LIVERIES)
    for name, usual in inks.usual_papers.items():
        getattr(inks, name).setRgba((QColor(_INKS[name]) if CONTRAST in look else usual).rgba())
    four = FOUR_COLOURS in look
    inks.SUIT_INK["D"] = DIAMOND if four else inks.ROUGE
    inks.SUIT_INK["C"] = CLUB if four else inks.INK
    for suit, cloth, shade in (("D", DIAMOND, DIAMOND_SHADE), ("C", CLUB, CLUB_SHADE)):
        old = inks.usual_liveries[suit]
        inks.LIVERIES[suit] = inks.Livery(suit, cloth, shade, inks.ROUGE, old.hair) if four else old
