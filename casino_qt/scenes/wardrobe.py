"""Which pixmap a thing on the table wears: baked ones from the sheets, small ones composed here and kept.

A look is a plain tuple that names a picture: ("baked", sheet, key), ("part", sheet, key, from, to), ("pile",
values, diameter, seed), ("composed", painter's name, its arguments ...). Equal looks share one pixmap.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable
from dataclasses import dataclass

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap

from casino_qt.art import palette
from casino_qt.art.bake.spec import Spec
from casino_qt.art.canvas import canvas, painter
from casino_qt.art.paths import rrect
from casino_qt.art.pictures import Pictures, Sheet, Sprite
from casino_qt.art.piles import SHEET_OF_SIZE, pile
from casino_qt.art.trente_et_quarante_places import BOTTOM_RAIL, HEIGHT, SIDE_RAIL, TOP_RAIL
from casino_qt.scenes.place import Place

Look = tuple[Hashable, ...]
Paint = Callable[[QPainter], None]


@dataclass(frozen=True)
class Drawing:
    """Something painted while the table lives: its box around the anchor (left, top, width, height in su)."""

    left: float
    top: float
    width: float
    height: float
    paint: Paint


Composer = Callable[..., Drawing]
KEPT_FOR_GOOD = "baked"  # a sheet holds so many and no more; whatever else is looked at may be endless
ROOM = 1440 * 900  # su²: what is made here and kept covers a table once, 5 MB at scale 1


def nothing() -> Sprite:
    """No picture. Made when it is asked for: a pixmap needs an application, this module does not."""
    return Sprite(QPixmap(), 0.0, 0.0)


def _pixels(sprite: Sprite) -> int:
    return sprite.pixmap.width() * sprite.pixmap.height()


def baked(sheet: str, key: str) -> Look:
    """The look of a picture from one of the baked sheets."""
    return ("baked", sheet, key)


class Wardrobe:
    """All pictures for one table at one device scale.

    `composers` maps the names of ("composed", name, ...) looks to functions (scale, *arguments) -> Drawing,
    the scale being that by which letters are seen, `Spec.seen`.
    """

    def __init__(self, pictures: Pictures, composers: dict[str, Composer]) -> None:
        self._pictures = pictures
        self._composers = composers
        self._kept: dict[Look, Sprite] = {}
        self._made: dict[Look, Sprite] = {}
        self._covered = 0
        self.spec = Spec(1.0, 1440, "fr")
        self.place = Place(1.0)
        self._fit = False

    def fit(self, spec: Spec, ratio: float) -> None:
        """Use pictures for `spec` on a screen of `ratio` device pixels per logical pixel from now on."""
        self.spec = spec
        self.place = Place(spec.scale, ratio)
        self._fit = True
        self.forget()

    def forget(self) -> None:
        """Ask for every picture again: better ones have been baked, or the language is another."""
        self._kept.clear()
        self._made.clear()
        self._covered = 0

    def complete(self, *sheets: str) -> bool:
        """Whether every one of `sheets` is there at the exact scale."""
        return all(self._pictures.sheet(name, self.spec) is not None for name in sheets)

    def sprite(self, look: Look) -> Sprite:
        """The picture of `look`; what is not baked yet is shown from the nearest scale, or not at all."""
        if not self._fit:
            return nothing()  # nobody has said yet how large the table is
        if look[0] == KEPT_FOR_GOOD:
            kept = self._kept.get(look)
            if kept is None:
                kept = self._kept[look] = self._make(look)
            return kept
        made = self._made.pop(look, None)
        if made is None:
            made = self._make(look)
            self._covered += _pixels(made)
        self._made[look] = made  # looked at last, forgotten last
        self._forget_oldest()
        return made

    def _forget_oldest(self) -> None:
        """An evening brings more calls and amounts than need be kept; what is shown keeps its own pixmap."""
        room = ROOM * self.spec.scale**2
        while self._covered > room and len(self._made) > 1:
            self._covered -= _pixels(self._made.pop(next(iter(self._made))))

    def _make(self, look: Look) -> Sprite:
        if look[0] == "baked":
            return self._baked(str(look[1]), str(look[2]))
        if look[0] == "part":
            return self._part(look)
        if look[0] == "pile":
            return self._pile(look)
        name, arguments = str(look[1]), look[2:]
        return self.compose(self._composers[name](self.spec.seen, *arguments))

    def _sheet(self, name: str) -> tuple[Sheet, Spec] | None:
        exact = self._pictures.sheet(name, self.spec)
        if exact is not None:
            return exact, self.spec
        self._pictures.request(name, self.spec)
        return self._pictures.nearest(name, self.spec)

    def _baked(self, sheet: str, key: str) -> Sprite:
        found = self._sheet(sheet)
        if found is None:
            return self._bare_table() if key.startswith("background") else nothing()
        pictures, spec = found
        sprite = self._fitted(pictures.sprite(key), spec)
        if key.startswith("background") and spec.width != self.spec.width:
            return self._stretched(sprite)
        return sprite

    def _bare_table(self) -> Sprite:
        """Rails and a plain cloth, until the very first pictures have been baked."""
        width = float(self.spec.width)

        def paint(p: QPainter) -> None:
            p.fillRect(QRectF(0, 0, width, HEIGHT), palette.MAHOGANY)
            inside = rrect(SIDE_RAIL, TOP_RAIL, width - 2 * SIDE_RAIL, HEIGHT - TOP_RAIL - BOTTOM_RAIL, 26)
            p.fillPath(inside, palette.BAIZE_TRENTE_ET_QUARANTE)

        return self.compose(Drawing(0, 0, width, HEIGHT, paint))

    def _part(self, look: Look) -> Sprite:
        """An upright slice of a baked picture, ("part", sheet, key, from, to) in parts of its width."""
        whole = self._baked(str(look[1]), str(look[2]))
        ratio, pixels = self.place.ratio, whole.pixmap.width()
        left, right = round(float(str(look[3])) * pixels), round(float(str(look[4])) * pixels)
        slice_ = whole.pixmap.copy(left, 0, max(1, right - left), whole.pixmap.height())
        slice_.setDevicePixelRatio(ratio)
        return Sprite(slice_, whole.dx + left / ratio, whole.dy)

    def _fitted(self, sprite: Sprite, spec: Spec) -> Sprite:
        """A baked picture on this screen; one of another scale is brought to this one, soft for a moment."""
        ratio, factor = self.place.ratio, self.spec.scale / spec.scale
        old = sprite.pixmap.devicePixelRatio()
        if factor == 1.0:
            if old == ratio:
                return sprite
            own = QPixmap(sprite.pixmap)
        else:
            own = sprite.pixmap.scaled(
                (sprite.pixmap.size() * factor).expandedTo(QSize(1, 1)),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
        own.setDevicePixelRatio(ratio)
        return Sprite(own, sprite.dx * old * factor / ratio, sprite.dy * old * factor / ratio)

    def _stretched(self, sprite: Sprite) -> Sprite:
        """The table of another width, drawn to this width until its own has been baked."""
        own = sprite.pixmap.scaled(
            round(self.spec.width * self.spec.scale),
            sprite.pixmap.height(),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.FastTransformation,
        )
        own.setDevicePixelRatio(self.place.ratio)
        return Sprite(own, sprite.dx, sprite.dy)

    def _pile(self, look: Look) -> Sprite:
        _, values, diameter, seed = look
        found = self._sheet(SHEET_OF_SIZE[int(str(diameter))])
        if found is None or not isinstance(values, tuple):
            return nothing()
        sheet, spec = found
        return self._fitted(pile(values, int(str(diameter)), int(str(seed)), sheet), spec)

    def compose(self, drawing: Drawing) -> Sprite:
        """Paint a drawing at the device scale; its anchor falls on a whole device pixel."""
        scale, ratio = self.place.scale, self.place.ratio
        left, top = math.floor(drawing.left * scale), math.floor(drawing.top * scale)
        right = math.ceil((drawing.left + drawing.width) * scale)
        foot = math.ceil((drawing.top + drawing.height) * scale)
        image = canvas(max(1, right - left), max(1, foot - top))
        p = painter(image)
        p.translate(-left, -top)
        p.scale(scale, scale)
        drawing.paint(p)
        p.end()
        pixmap = QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        return Sprite(pixmap, left / ratio, top / ratio)
