"""The printer's inks of the pack, and the livery in which each suit dresses its court."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor

from casino_qt.art import palette
from casino_qt.art.palette import mix

INK = palette.CARD_INK
ROUGE = palette.ROUGE
WINE = palette.WINE
BACK_WINE = palette.BACK_WINE
PETROL = palette.PETROL
PETROL_DARK = QColor("#12303B")
BOTTLE = QColor("#27504A")
BOTTLE_DARK = QColor("#14332E")
LEAF = QColor("#6F9A6B")

GOLD = QColor("#CFA047")
GOLD_LIGHT = QColor("#F0D58F")
GOLD_RULE = QColor("#B08A45")  # the thin engraved rules of frames and medallions
GOLD_RAY = QColor("#B98A35")
BRONZE = palette.BRASS_LINE
STEEL = QColor("#E9E6DA")
HAFT = QColor("#7B4A24")

IVORY = palette.IVORY
IVORY_LIGHT = QColor("#FFFBEF")
IVORY_SHADE = palette.CARD_SHADE
IVORY_EDGE = palette.CARD_EDGE
LINEN = QColor("#FFFDF6")
CREAM = QColor("#F3DFB0")
WHITE = QColor("#FFFFFF")

SKIN = QColor("#F8E3CB")
SKIN_SHADE = QColor("#E3BC97")
SKIN_HATCH = QColor("#9A5B3A")
BLUSH = QColor("#D8503F")

SUIT_INK = {"S": INK, "H": ROUGE, "D": ROUGE, "C": INK}


@dataclass(frozen=True, slots=True)
class Livery:
    """What a whole suit wears: cloth, its shade, the contrasting accent and the colour of the hair."""

    suit: str
    cloth: QColor
    shade: QColor
    accent: QColor
    hair: QColor

    @property
    def locks(self) -> QColor:
        """Ink of the single hairs and of the brows; black hair needs lighter locks to be seen at all."""
        return mix(self.hair, INK, 0.55)

    @property
    def strands(self) -> QColor:
        """Ink of the fine strands drawn over the mass of hair."""
        return QColor("#8A7F92") if self.suit == "S" else self.locks


LIVERIES = {
    "S": Livery("S", PETROL, PETROL_DARK, ROUGE, QColor("#2A2027")),
    "H": Livery("H", ROUGE, WINE, PETROL, QColor("#9C4A22")),
    "D": Livery("D", ROUGE, WINE, PETROL, QColor("#D9A441")),
    "C": Livery("C", BOTTLE, BOTTLE_DARK, ROUGE, QColor("#5A3620")),
}
