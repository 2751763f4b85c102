"""Cards, chips and plaques laid on a painted background, at the painter's device resolution."""

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from casino_qt.art.canvas import scale_of, seen_of
from casino_qt.art.cards import paint_card
from casino_qt.art.chips import THICKNESS, TURNS, chip_picture
from casino_qt.art.light import ELEVATIONS, shadow
from casino_qt.art.paths import circle, rrect
from casino_qt.art.picture import Picture
from casino_qt.art.plaques import PLAQUE_THICKNESS, plaque_picture, plaque_size


@lru_cache(maxsize=32)
def _chip(value: int, turn: int, diameter: float, seen: float) -> Picture:
    return chip_picture(value, TURNS[turn], diameter, seen)


@lru_cache(maxsize=8)
def _plaque(value: int, diameter: float) -> Picture:
    return plaque_picture(value, diameter)


def _blit(p: QPainter, picture: Picture, x: float, y: float, rise: float) -> None:
    """Draw a baked picture unscaled: anchor at x, y (painter's units), `rise` device pixels up."""
    at = p.worldTransform().map(QPointF(x, y))
    p.save()
    p.resetTransform()
    left, top = round(at.x() - picture.anchor_x), round(at.y() - picture.anchor_y - rise)
    p.drawImage(QPointF(left, top), picture.image)
    p.restore()


def draw_chips(p: QPainter, x: float, y: float, value: int, count: int, diameter: float, seed: int) -> None:
    """A pile of equal chips with its shadow; x, y is the centre of its footprint."""
    scale, rng = scale_of(p), random.Random(seed * 7919 + count)
    footprint = circle(x, y, diameter / 2)
    shadow(p, footprint, 0, 1, 2.5, 0.6)
    shadow(p, footprint, 0, diameter * 0.08 + count * 0.5, diameter * 0.15 + count * 0.7, 0.36)
    for level in range(count):
        jitter = rng.uniform(-0.5, 0.5)
        piece = _chip(value, rng.randrange(len(TURNS)), diameter * scale, diameter * seen_of(p))
        _blit(p, piece, x + jitter, y, level * THICKNESS * diameter * scale)


def draw_plaques(p: QPainter, x: float, y: float, value: int, count: int, diameter: float) -> None:
    """A pile of equal plaques with its shadow; x, y is the centre of its footprint."""
    scale = scale_of(p)
    w, h = plaque_size(value, diameter)
    footprint = rrect(x - w / 2, y - h / 2, w, h, h * 0.11)
    shadow(p, footprint, 0, 1, 2.5, 0.55)
    shadow(p, footprint, 0, diameter * 0.1, diameter * 0.18, 0.36)
    for level in range(count):
        rise = level * PLAQUE_THICKNESS * diameter * scale
        _blit(p, _plaque(value, diameter * scale), x + (level % 2) * 0.6, y, rise)


def draw_card(
    p: QPainter, code: str, x: float, y: float, height: float, index: str, turn: float = 0.0
) -> None:
    """A card with its top-left corner at x, y, turned about its middle; its shadow still falls down."""
    scale, w = scale_of(p), height * 2 / 3
    p.save()
    p.translate(x + w / 2, y + height / 2)
    p.rotate(turn)
    outline = rrect(-w / 2, -height / 2, w, height, height * 36 / 900)
    for dx, dy, r, a in ELEVATIONS[2]:
        shadow(p, outline, dx, dy, r, a)
    face = paint_card(code, height * scale, index, height * seen_of(p))
    if turn:
        face = _turned_smoothly(face, turn)
        p.rotate(-turn)
    fw, fh = face.width() / scale, face.height() / scale
    p.drawImage(QRectF(-fw / 2, -fh / 2, fw, fh), face)
    p.restore()


def _turned_smoothly(face: QImage, turn: float) -> QImage:
    """The card turned at twice its size, so that its edge and its engraving stay fine."""
    big = face.scaled(
        face.size() * 2, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
    big = big.transformed(QTransform().rotate(turn), Qt.TransformationMode.SmoothTransformation)
    return big.scaled(
        big.size() / 2, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )
