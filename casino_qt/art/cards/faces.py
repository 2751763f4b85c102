"""The two heads of the pack: a face seen from the front and one in profile, both about 104 × 154 units.

The origin is the middle of the head; the profile looks to the left and is mirrored by its caller.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QColor, QRadialGradient

from casino_qt.art.cards.engraver import Engraver, drawn, mirror
from casino_qt.art.cards.inks import (
    BLUSH,
    INK,
    LINEN,
    ROUGE,
    SKIN,
    SKIN_HATCH,
    SKIN_SHADE,
    WHITE,
)
from casino_qt.art.palette import mix, with_alpha
from casino_qt.art.paths import circle

_LADY = (
    "M0,-74 C32,-74 50,-48 50,-12 C50,14 41,40 23,62 C15,71 8,76 0,76 "
    "C-8,76 -15,71 -23,62 C-41,40 -50,14 -50,-12 C-50,-48 -32,-74 0,-74 Z"
)
_LORD = (
    "M0,-74 C34,-74 52,-50 52,-12 C52,14 48,42 32,62 C20,76 10,80 0,80 "
    "C-10,80 -20,76 -32,62 C-48,42 -52,14 -52,-12 C-52,-50 -34,-74 0,-74 Z"
)
_PROFILE = (
    "M10,-74 C-16,-74 -37,-62 -43,-40 C-45,-33 -46,-29 -44,-24 C-47,-12 -57,2 -61,12 "
    "C-62,18 -57,21 -50,21 C-48,24 -48,27 -50,30 C-55,32 -56,36 -52,39 C-55,42 -55,47 -51,49 "
    "C-47,52 -46,56 -48,61 C-50,70 -45,77 -35,78 C-18,79 4,70 18,56 C28,46 34,32 36,16 "
    "L44,-30 C42,-60 26,-74 10,-74 Z"
)
_LADY_BROW = "M9,-24 C16,-33 28,-35 40,-24 C30,-30 18,-28 10,-21 Z"
_LORD_BROW = "M8,-23 C16,-34 30,-35 43,-23 C31,-28 18,-25 9,-18 Z"
_PROFILE_BROW = "M-46,-27 C-38,-37 -24,-38 -11,-28 C-24,-33 -36,-31 -45,-23 Z"
_NOSE = "M-11,-25 C-6,-12 -6,2 -9,15 C-11,21 -6,24 -3,24.5 C0,27 4,26 6,24"
_NOSE_SHADE = "M0,-18 C3,-2 9,10 10,18 C8,24 3,25 -2,24 C0,10 -1,-4 0,-18 Z"
_WRINKLES = (
    "M-36,4 C-32,8 -24,10 -18,8",
    "M36,4 C32,8 24,10 18,8",
    "M-16,-46 C-6,-49 6,-49 16,-46",
)
_EYE_WIDTH = 13.5


@dataclass(frozen=True, slots=True)
class Features:
    """What tells one face from another: eyes, where they look (units, + is right), brows, age."""

    iris: QColor
    brow: QColor
    gaze: float = 0.0
    old: bool = False


def lady_front(pen: Engraver, features: Features) -> None:
    """A lady's face from the front: narrow chin, lashes, full lips."""
    _front_skin(pen, _LADY, blush=0.34)
    _nose(pen)
    _eyes(pen, features, lashes=True)
    _brows(pen, _LADY_BROW, features.brow)
    lips = ROUGE
    pen.fill(drawn("M-15,44 C-9,39 -4,36.5 0,40 C4,36.5 9,39 15,44 C8,46.5 -8,46.5 -15,44 Z"), lips)
    pen.fill(drawn("M-13,45.5 C-7,56 7,56 13,45.5 C6,47.5 -6,47.5 -13,45.5 Z"), mix(lips, WHITE, 0.12))
    pen.line(drawn("M-16,44 C-8,46.5 8,46.5 16,44"), 1.6)
    _chin(pen)


def lord_front(pen: Engraver, features: Features) -> None:
    """A man's face from the front: strong jaw and brows."""
    _front_skin(pen, _LORD, blush=0.2)
    _nose(pen)
    _eyes(pen, features, lashes=False)
    _brows(pen, _LORD_BROW, features.brow)
    pen.fill(drawn("M-13,48 C-6,44 6,44 13,48 C8,55 -8,55 -13,48 Z"), mix(ROUGE, SKIN, 0.25))
    pen.line(drawn("M-16,47.5 C-7,50 7,50 16,47.5"), 2.0)
    _chin(pen)
    if features.old and pen.fine:
        for wrinkle in _WRINKLES:
            pen.line(drawn(wrinkle), 1.1, INK, 0.55)


def profile(pen: Engraver, features: Features) -> None:
    """A man's face looking left."""
    outline = drawn(_PROFILE)
    pen.fill(outline, SKIN)
    with pen.clipped(outline):
        cheek = drawn("M-8,-80 C-6,-40 0,-10 4,10 C2,40 -14,64 -40,84 L70,84 L70,-80 Z")
        pen.fill(cheek, with_alpha(SKIN_SHADE, 0.38))
        jaw = drawn("M-30,66 C-10,64 12,48 24,24 L50,30 L40,90 L-40,90 Z")
        pen.fill(jaw, with_alpha(SKIN_SHADE, 0.5))
        if pen.fine:
            _blush(pen, -24, 24, 17, 0.32)
    hollow = drawn("M4,-30 C8,0 8,20 -4,46 L-20,70 C10,66 30,40 36,10 L30,-20 Z")
    pen.hatch(hollow, 62, 4.4, 0.8, SKIN_HATCH, 0.45)
    pen.line(outline, 2.6)
    _profile_eye(pen, features)
    brow = drawn(_PROFILE_BROW)
    pen.shape(brow, features.brow, 0.7, features.brow)
    pen.line(drawn("M-46,20 C-41,20 -40,14 -43,10"), 1.8)
    lips = ROUGE
    pen.fill(drawn("M-54,38 C-50,33 -46,33 -38,39 C-44,41 -50,41 -53,39.5 Z"), lips)
    pen.fill(drawn("M-53,40 C-48,42 -44,41 -38,40 C-42,48 -48,50 -52,48 Z"), mix(lips, WHITE, 0.1))
    pen.line(drawn("M-53,39.6 C-47,41.5 -42,41 -35,38.6"), 1.6)


def ear(pen: Engraver) -> None:
    """The ear of a profile, laid over the hair beside it."""
    pen.shape(drawn("M16,0 C24,-6 30,2 26,10 C24,18 18,20 16,16"), SKIN, 1.8)
    pen.fine_line(drawn("M19,4 C23,3 25,7 22,11"), 1.1, INK, 0.7)


def _front_skin(pen: Engraver, description: str, blush: float) -> None:
    outline = drawn(description)
    pen.fill(outline, SKIN)
    with pen.clipped(outline):
        shade = drawn("M18,-80 C36,-46 34,-22 31,4 C29,30 22,54 4,84 L70,84 L70,-80 Z")
        pen.fill(shade, with_alpha(SKIN_SHADE, 0.5))
        if pen.fine:
            for side in (-1, 1):
                _blush(pen, side * 29, 24, 19, blush)
    hollow = drawn("M32,-40 C40,-10 38,20 24,60 L46,40 C54,10 54,-20 46,-50 Z")
    pen.hatch(hollow, 62, 4.2, 0.8, SKIN_HATCH, 0.5)
    pen.line(outline, 2.6)


def _blush(pen: Engraver, x: float, y: float, radius: float, strength: float) -> None:
    glow = QRadialGradient(x, y, radius)
    glow.setColorAt(0, with_alpha(BLUSH, strength))
    glow.setColorAt(1, with_alpha(BLUSH, 0))
    pen.fill(circle(x, y, radius), glow)


def _nose(pen: Engraver) -> None:
    pen.fill(drawn(_NOSE_SHADE), with_alpha(SKIN_SHADE, 0.75))
    pen.line(drawn(_NOSE), 2.0)
    pen.line(drawn("M9.5,16 C12,20 11,23 8,24"), 1.7)


def _brows(pen: Engraver, description: str, colour: QColor) -> None:
    for side in (-1, 1):
        pen.shape(mirror(side).map(drawn(description)), colour, 0.8, colour)


def _chin(pen: Engraver) -> None:
    pen.fine_line(drawn("M-7,64 C-3,66 3,66 7,64"), 1.2, INK, 0.6)


def _eyes(pen: Engraver, features: Features, lashes: bool) -> None:
    for side in (-1, 1):
        with pen.at(side * 23.5, -8):
            _eye(pen, side, features, lashes)


def _eye(pen: Engraver, side: int, features: Features, lashes: bool) -> None:
    w, gaze = _EYE_WIDTH, features.gaze
    upper = f"M{-w},1 C{-w * 0.5},-9.5 {w * 0.45},-9.5 {w},0"
    white = drawn(f"{upper} C{w * 0.45},6 {-w * 0.45},7 {-w},1 Z")
    pen.fill(white, LINEN)
    with pen.clipped(white):
        pen.fill(circle(gaze, -1.6, 6.6), features.iris)
        pen.fill(circle(gaze, -1.6, 3.2), INK)
        pen.fill(circle(gaze - 2.2, -4, 1.7), WHITE)
    pen.line(drawn(upper), 3.4 if lashes else 3.0)
    if lashes:
        pen.line(drawn(f"M{side * w},0.5 L{side * (w + 5)},-3.2"), 2.4)
    pen.line(drawn(f"M{-w * 0.7},5 C{-w * 0.2},7.4 {w * 0.3},7 {w * 0.7},4"), 1.3, INK, 0.8)
    fold = drawn(f"M{-w * 0.9},-8 C{-w * 0.4},-15 {w * 0.4},-15 {w * 0.95},-8.5")
    pen.fine_line(fold, 1.2, INK, 0.65)


def _profile_eye(pen: Engraver, features: Features) -> None:
    white = drawn("M-46,-8 C-42,-17 -32,-18 -22,-10 C-30,-4 -40,-3 -46,-8 Z")
    pen.fill(white, LINEN)
    with pen.clipped(white):
        pen.fill(circle(-39, -10.5, 6), features.iris)
        pen.fill(circle(-40, -10.5, 3), INK)
        pen.fill(circle(-41.5, -12.5, 1.4), WHITE)
    pen.line(drawn("M-46,-8 C-42,-17 -32,-18 -20,-9"), 3.2)
    pen.line(drawn("M-44,-6 C-38,-2 -32,-3 -26,-7"), 1.3)
    pen.fine_line(drawn("M-44,-17 C-38,-23 -30,-23 -20,-17"), 1.2, INK, 0.7)
