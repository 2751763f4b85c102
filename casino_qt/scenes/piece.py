"""A thing on the table: one picture at one place. The place changes at once, the picture follows."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, Protocol

from PySide6.QtCore import QPoint, QPointF, QRectF
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from casino_qt.scenes.audible import Deaf, Ear
from casino_qt.scenes.wardrobe import Look, Wardrobe

FLYING = 10_000.0  # added to the depth of what is above everything lying
SOLID = 200  # alpha above which a pixel is the thing and not its shadow


class Seen(NamedTuple):
    """What a spectator sees of one thing, comparable between two scenes; places in device pixels."""

    kind: str
    key: str
    x: int
    y: int
    look: str
    opacity: int


class Kit:
    """What every thing on one table needs: the scene it lies in and the pictures it may wear."""

    def __init__(self, scene: QGraphicsScene, wardrobe: Wardrobe) -> None:
        self.scene = scene
        self.wardrobe = wardrobe
        self.ear: Ear = Deaf()
        self.eye: Callable[[QRectF], None] = lambda box: None
        """Told where something happens now that is worth looking at, su."""

    def item(self, z: float) -> QGraphicsPixmapItem:
        """A new empty picture in the scene; it takes no clicks, the fields of the cloth do."""
        item = QGraphicsPixmapItem()
        item.setZValue(z)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        self.scene.addItem(item)
        return item

    def dress(self, item: QGraphicsPixmapItem, look: Look) -> None:
        """Give `item` the picture of `look`, its position being the anchor."""
        sprite = self.wardrobe.sprite(look)
        snap = self.wardrobe.place.snap
        item.setPixmap(sprite.pixmap)
        item.setOffset(snap(sprite.dx), snap(sprite.dy))


class Prop(Protocol):
    """What a scene knows of anything that lies on its table."""

    kind: str
    key: str

    def redress(self) -> None:
        """Ask for the picture and the place again: the scale or the pictures have changed."""
        ...

    def seen(self) -> Seen | None:
        """What a spectator sees of it; None when it is not to be seen."""
        ...

    def show(self, visible: bool = True) -> None: ...

    def opacity(self, value: float) -> None: ...

    def remove(self) -> None: ...


class Piece:
    """A thing with one picture. `retext`, where given, makes its look anew after a change of language."""

    def __init__(
        self,
        kit: Kit,
        kind: str,
        key: str,
        look: Look,
        x: float,
        y: float,
        z: float,
        retext: Callable[[], Look] | None = None,
    ) -> None:
        self.kit = kit
        self.kind = kind
        self.key = key
        self.look = look
        self.x = x
        self.y = y
        self.lift = 0.0
        self.z = z
        self.retext = retext
        self.item = kit.item(z)
        self.wear(look)
        self.pose(x, y)

    def wear(self, look: Look) -> None:
        """Take another picture."""
        self.look = look
        self.kit.dress(self.item, look)

    def pose(self, x: float, y: float, lift: float = 0.0) -> None:
        """Show it at (x, y) su, `lift` su above the cloth: height is a plain shift up the screen."""
        self.x, self.y, self.lift = x, y, lift
        self.item.setPos(self.kit.wardrobe.place.at(x, y - lift))

    def redress(self) -> None:
        self.wear(self.look)
        self.pose(self.x, self.y, self.lift)

    def raise_above(self, flying: bool) -> None:
        """Above everything that lies, or back to its own depth."""
        self.item.setZValue(self.z + (FLYING if flying else 0.0))

    def show(self, visible: bool = True) -> None:
        self.item.setVisible(visible)

    def opacity(self, value: float) -> None:
        self.item.setOpacity(value)

    def remove(self) -> None:
        if self.item.scene() is not None:
            self.kit.scene.removeItem(self.item)

    def covers(self, at: QPointF) -> bool:
        """Whether the point (su) is on what is seen of it; a shadow does not count."""
        place = self.kit.wardrobe.place
        on_item = self.item.mapFromScene(place.at(at.x(), at.y()))
        if not self.item.isVisible() or not self.item.contains(on_item):
            return False
        inside = (on_item - self.item.offset()) * place.ratio
        pixel, picture = QPoint(int(inside.x()), int(inside.y())), self.item.pixmap().toImage()
        # The last line of a picture ends where it does; beyond it Qt would complain.
        return picture.valid(pixel) and picture.pixelColor(pixel).alpha() > SOLID

    def seen(self) -> Seen | None:
        if not self.item.isVisible() or self.item.opacity() < 0.005:
            return None
        ratio = self.kit.wardrobe.place.ratio
        return Seen(
            self.kind,
            self.key,
            round(self.item.x() * ratio),
            round(self.item.y() * ratio),
            repr(self.look),
            round(self.item.opacity() * 100),
        )
