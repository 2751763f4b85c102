"""The colours of the house, each declared once (sRGB), and the few sums done with colours."""

from PySide6.QtGui import QColor

Colour = QColor | str

# Ivory, enamel, ink
IVORY = QColor("#FBF4E2")  # card stock, enamel, insurance token
ENAMEL_LIGHT = QColor("#FFFAEC")
ENAMEL_FOOT = QColor("#E4D4AE")  # foot of the primary button
CARD_SHADE = QColor("#F2E7CC")
CARD_EDGE = QColor("#C9B58A")
INK = QColor("#1B1720")  # text on ivory
INK_2 = QColor("#5A4A3A")  # secondary text on ivory
CARD_INK = QColor("#1A1820")
CLOTH_INK = QColor("#141110")
WHEEL_INK = QColor("#15110F")

# Text on wood and cloth
TEXT = QColor("#F5EBD3")  # text on wood and dark
TEXT_2 = QColor("#CDBE98")  # secondary text on wood and dark, never on lit felt
RAIL_SUBTITLE = QColor("#EADDB9")  # limits beside the table's title
RAIL_TITLE = QColor("#F8E7BE")
MONEY = QColor("#FBEFCF")  # bankroll and stakes on the rail
FELT_TEXT = QColor("#FFF3D2")  # lettering printed on cloth
CLOTH_LINE = QColor("#EED9A4")  # printed lines of the cloth
CALL_TEXT = QColor("#FFF3D6")  # the croupier's call on the banner
GAIN = QColor("#9FDDB4")  # money won, always with a plus sign

# Meanings
ROUGE = QColor("#B01F2B")  # on ivory
ROUGE_DEEP = QColor("#7E131D")
ROUGE_CLOTH = QColor("#A91F2A")
ROUGE_WHEEL = QColor("#A31D28")
ZERO_CLOTH = QColor("#0E6B4B")
ZERO_WHEEL = QColor("#12644A")
FIELD_OUTLINE = QColor(247, 232, 196, 217)  # round every rouge or noir shape on cloth
FOCUS = QColor("#FFE7A3")  # focus ring, winner's ring, chosen chip; nothing else
FOCUS_GAP = QColor(20, 8, 4, 219)  # the dark line under every focus ring

# Metal
GOLD = QColor("#D3AE66")  # hairlines, diamonds, thin frames
BRASS = QColor("#D9B46A")
BRASS_SHADE = QColor("#A87C38")
BRASS_DARK = QColor("#6B491B")
BRASS_LINE = QColor("#8A6329")

# Wood and dark plates
MAHOGANY_DARK = QColor("#1F0C07")
MAHOGANY_BASE = QColor("#431A10")
MAHOGANY = QColor("#4B1F12")
PLATE_TOP = QColor("#3A1A10")
PLATE_FOOT = QColor("#1E0B06")
PLATE_HOVER_TOP = QColor("#5A2C1B")
PLATE_HOVER_FOOT = QColor("#35150C")
PLATE_PRESSED_TOP = QColor("#170804")
PLATE_PRESSED_FOOT = QColor("#2A110A")
BANNER_TOP = QColor("#2B120B")
BANNER_FOOT = QColor("#160804")
TRAY_VELVET = QColor("#3B0F17")

# Costumes, bindings
PETROL = QColor("#1E4D5C")
WINE = QColor("#6C1220")
BACK_WINE = QColor("#5C1222")

# Cloths
BAIZE_TRENTE_ET_QUARANTE = QColor("#11533A")
BAIZE_ROULETTE = QColor("#0F5346")
BAIZE_TRENTE_ET_UN = QColor("#511A2C")
BAIZE_TRENTE_ET_UN_DOOR = QColor("#551B2E")  # behind its door: a little lighter than on the table
BAIZE_BLACKJACK = QColor("#173F5C")

# The room
LAMP = QColor("#FFDFA0")
DAMASK_TOP = QColor("#2A1219")
DAMASK = QColor("#34161E")
DAMASK_FOOT = QColor("#1B0B10")
DAMASK_MOTIF = QColor("#D68260")
CARPET = QColor("#160D14")


def with_alpha(colour: Colour, alpha: float) -> QColor:
    """The same colour at `alpha` (0 transparent … 1 opaque)."""
    result = QColor(colour)
    result.setAlphaF(alpha)
    return result


def mix(a: Colour, b: Colour, t: float) -> QColor:
    """Straight mixture of two colours, alpha included: t = 0 gives `a`, t = 1 gives `b`."""
    first, second = QColor(a), QColor(b)
    return QColor.fromRgbF(
        first.redF() * (1 - t) + second.redF() * t,
        first.greenF() * (1 - t) + second.greenF() * t,
        first.blueF() * (1 - t) + second.blueF() * t,
        first.alphaF() * (1 - t) + second.alphaF() * t,
    )


def luminance(colour: Colour) -> float:
    """Relative luminance after WCAG 2, 0 (black) … 1 (white)."""
    c = QColor(colour)

    def linear(channel: float) -> float:
        return channel / 12.92 if channel <= 0.03928 else ((channel + 0.055) / 1.055) ** 2.4

    return 0.2126 * linear(c.redF()) + 0.7152 * linear(c.greenF()) + 0.0722 * linear(c.blueF())


def contrast(a: Colour, b: Colour) -> float:
    """Contrast ratio after WCAG 2, 1 … 21."""
    lighter, darker = sorted((luminance(a), luminance(b)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
