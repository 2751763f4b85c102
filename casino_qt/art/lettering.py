"""The three faces of the house and how they are set: sizes, floors, alignment on cap height, arcs.

Playfair Display speaks in numbers and titles, Cormorant Garamond is the croupier's voice and the cloth,
Jost is the interface.  Sizes are in table units (su); `scale` is logical pixels per su and only matters for
the floor: no letter is ever seen under 12 pixels, on whatever screen.
"""

import importlib.util
import math
from functools import lru_cache
from pathlib import Path
from typing import Literal

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QTextLayout,
    QTextOption,
    QTransform,
)

from casino_qt.art.palette import Colour

PLAYFAIR = "Playfair Display"
CORMORANT = "Cormorant Garamond"
JOST = "Jost"

SMALLEST = 12.0  # logical pixels
_SMALLEST_CAPITALS = 11.5  # capitals with tracking read a little larger

Align = Literal["l", "c", "r"]
Shadow = tuple[Colour, float, float]  # colour, dx, dy

_PACKAGES = ("fontpkg_playfair_display", "fontpkg_cormorant_garamond", "fontpkg_jost")
_loaded: list[str] = []


class FontsMissing(RuntimeError):
    """A face of the house cannot be found: its package is not installed, or it is damaged."""


def load_fonts() -> None:
    """Give the three faces to Qt.  Needs a QGuiApplication; a second call does nothing.

    Raises FontsMissing when a face is not there.
    """
    if _loaded:
        return
    families: list[str] = []
    for package in _PACKAGES:
        spec = importlib.util.find_spec(package)
        if spec is None or spec.origin is None:
            raise FontsMissing(f"the font package {package} is not installed")
        files = sorted((Path(spec.origin).parent / "files").glob("*.ttf"))
        for file in files:
            number = QFontDatabase.addApplicationFont(str(file))
            families += QFontDatabase.applicationFontFamilies(number)
    for family in (PLAYFAIR, CORMORANT, JOST):
        if family not in families:
            raise FontsMissing(f"the face {family} could not be loaded")
    _loaded.extend(families)
    for measure in (_width, _capital):  # what was measured before was measured in another face
        measure.cache_clear()


def font(family: str, px: float, weight: int = 400, italic: bool = False, tracking: float = 0.0) -> QFont:
    """A face at `px`, lining figures, no hinting; `tracking` in parts of the size.

    Qt knows whole pixel sizes only: the size is rounded here, half up, and not behind our back.
    """
    return QFont(_face(family, px, weight, italic, tracking))  # some want even figures, too


@lru_cache(maxsize=512)
def _face(family: str, px: float, weight: int, italic: bool, tracking: float) -> QFont:
    f = QFont(family)
    f.setPixelSize(max(1, math.floor(px + 0.5)))
    f.setWeight(QFont.Weight(weight))
    f.setVariableAxis(QFont.Tag("wght"), weight)  # twice: not every platform maps the weight to the axis
    f.setItalic(italic)
    f.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    f.setKerning(True)
    f.setStyleStrategy(QFont.StyleStrategy.PreferAntialias | QFont.StyleStrategy.PreferQuality)
    f.setFeature(QFont.Tag("lnum"), 1)
    if tracking:
        f.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, tracking * px)
    return f


def floored(px: float, scale: float = 1.0, smallest: float = SMALLEST) -> float:
    """The size in su, raised to the next whole one where it would fall under `smallest` logical pixels."""
    return px if px * scale >= smallest else float(math.ceil(smallest / scale - 1e-6))


def display(
    px: float, weight: int = 500, *, italic: bool = False, tracking: float = 0.0, scale: float = 1.0
) -> QFont:
    """Playfair Display: titles, money, numerals, indices."""
    return font(PLAYFAIR, floored(px, scale), weight, italic, tracking)


def call(px: float, weight: int = 600, *, tracking: float = 0.0, scale: float = 1.0) -> QFont:
    """Cormorant Garamond italic: the croupier's voice."""
    return font(CORMORANT, floored(px, scale), weight, True, tracking)


def cloth(px: float, weight: int = 600, *, tracking: float = 0.0, scale: float = 1.0) -> QFont:
    """Cormorant Garamond roman: lettering of the cloth."""
    return font(CORMORANT, floored(px, scale), weight, False, tracking)


def ui(px: float, weight: int = 500, *, tracking: float = 0.0, scale: float = 1.0) -> QFont:
    """Jost: the interface."""
    return font(JOST, floored(px, scale), weight, False, tracking)


def label(px: float = 12, weight: int = 500, *, tracking: float = 0.14, scale: float = 1.0) -> QFont:
    """Jost for small capitals with air between them."""
    return font(JOST, floored(px, scale, _SMALLEST_CAPITALS), weight, False, tracking)


def _spacing(f: QFont) -> float:
    absolute = f.letterSpacingType() == QFont.SpacingType.AbsoluteSpacing
    return f.letterSpacing() if absolute else 0.0


def text_width(s: str, f: QFont) -> float:
    """Width of the text without the tracking that trails after its last letter."""
    return _width(s, QFont(f))  # whoever changes his face afterwards changes no key


@lru_cache(maxsize=512)  # a table needs a hundred; every amount that is won once and never again is one
def _width(s: str, f: QFont) -> float:
    return QFontMetricsF(f).horizontalAdvance(s) - _spacing(f)


def filled(s: str, f: QFont, room: float) -> list[str]:
    """The text broken at spaces into lines of at most `room`; a longer word has a line of its own.

    Qt would break a text that is just as wide as the room, too, lest its last letter lean over the edge;
    columns are as wide as their words.
    """
    lines: list[str] = []
    for word in s.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and text_width(longer, f) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def broken(s: str, f: QFont, room: float) -> list[str]:
    """A name that somebody gave, in lines of at most `room`: a word that is longer goes on in the next line.

    Qt breaks it: it knows which signs of any script are one letter together.
    """
    layout, option = QTextLayout(s, f), QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    units, lines = s.encode("utf-16-le"), []  # Qt counts in these, two bytes each
    layout.beginLayout()
    while (line := layout.createLine()).isValid():
        line.setLineWidth(room)
        start = line.textStart()
        lines.append(units[2 * start : 2 * (start + line.textLength())].decode("utf-16-le").rstrip())
    layout.endLayout()
    return lines


def evened(s: str, f: QFont, room: float) -> list[str]:
    """The text in as many lines as `filled` makes of it, about equally long: no word is left alone."""
    lines = filled(s, f, room)
    narrow, wide = text_width(s, f) / len(lines), room
    while len(lines) > 1 and wide - narrow > 1:
        middle = (narrow + wide) / 2
        closer = filled(s, f, middle)
        if len(closer) > len(lines) or any(text_width(line, f) > middle for line in closer):
            narrow = middle
        else:
            lines, wide = closer, middle
    return lines


def cap_height(f: QFont) -> float:
    """Height of a capital; the house centres on it, not on the line box."""
    return _capital(QFont(f))


@lru_cache(maxsize=512)
def _capital(f: QFont) -> float:
    return QFontMetricsF(f).capHeight()


def _start(x: float, s: str, f: QFont, align: Align) -> float:
    if align == "l":
        return x
    return x - text_width(s, f) * (0.5 if align == "c" else 1.0)


def draw_text(
    p: QPainter,
    x: float,
    y: float,
    s: str,
    f: QFont,
    colour: Colour,
    align: Align = "l",
    shadow: Shadow | None = None,
) -> float:
    """Draw one line with its baseline at y; returns its width."""
    left = _start(x, s, f, align)
    p.save()
    p.setFont(f)
    if shadow is not None:
        shade, dx, dy = shadow
        _set(p, left + dx, y + dy, s, f, shade)
    _set(p, left, y, s, f, colour)
    p.restore()
    return text_width(s, f)


def _set(p: QPainter, x: float, y: float, s: str, f: QFont, colour: Colour) -> None:
    """Put down one line in the painter's face `f`, as heavy at every scale.

    With FreeType, Qt thickens glyphs of this weight by as many device pixels however large they are painted;
    outlines it thickens with the letter.
    """
    if f.weight() >= QFont.Weight.Bold:
        p.fillPath(text_path(x, y, s, f), QColor(colour))
    else:
        p.setPen(QColor(colour))
        p.drawText(QPointF(x, y), s)


def draw_centred(
    p: QPainter, cx: float, cy: float, s: str, f: QFont, colour: Colour, shadow: Shadow | None = None
) -> float:
    """Draw one line whose capitals are centred on the point; returns its width."""
    return draw_text(p, cx, cy + cap_height(f) / 2, s, f, colour, "c", shadow)


def text_path(x: float, y: float, s: str, f: QFont, align: Align = "l") -> QPainterPath:
    """Outline of one line, baseline at y.

    The faces are variable and their contours overlap: without the winding rule a 4 shows a hole.
    """
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addText(QPointF(_start(x, s, f, align), y), f, s)
    return path


def centred_path(cx: float, cy: float, s: str, f: QFont, widest: float | None = None) -> QPainterPath:
    """Outline of one line centred by its ink, made smaller when it would be wider than `widest`."""
    path = text_path(0, 0, s, f)
    ink = path.boundingRect()
    if widest is not None and ink.width() > widest:
        path = QTransform().scale(widest / ink.width(), widest / ink.width()).map(path)
        ink = path.boundingRect()
    return path.translated(cx - ink.center().x(), cy - ink.center().y())


def draw_on_arc(
    p: QPainter,
    cx: float,
    cy: float,
    r: float,
    s: str,
    f: QFont,
    colour: Colour,
    middle: float = -90,
    inside: bool = False,
) -> None:
    """Draw text along a circle, centred on `middle` (degrees clockwise from east).

    With `inside` it reads from the centre's side, as at the foot of a circle.
    """
    metrics = QFontMetricsF(f)
    sign = -1 if inside else 1
    angle = math.radians(middle) - sign * text_width(s, f) / 2 / r
    p.save()
    p.setFont(f)
    for letter in s:
        advance = metrics.horizontalAdvance(letter)
        at = angle + sign * advance / 2 / r
        p.save()
        p.translate(cx + r * math.cos(at), cy + r * math.sin(at))
        p.rotate(math.degrees(at) + 90 * sign)
        _set(p, -(advance - _spacing(f)) / 2, metrics.capHeight() if inside else 0, letter, f, colour)
        p.restore()
        angle += sign * advance / r
    p.restore()
