"""All that may be reached on the trente-et-quarante table, in the order of the Tab key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.scenes.chip_spots import chip_spots
from casino_qt.scenes.place import rect
from casino_qt.scenes.spot import Count, TableSpot
from casino_qt.scenes.trente_et_quarante import words
from casino_qt.tables.chips import break_up

if TYPE_CHECKING:
    from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene

FIELD_ORDER = (Spot.NOIR, Spot.ROUGE, Spot.COULEUR, Spot.INVERSE)
INSET = 7.0


def list_spots(scene: TrenteEtQuaranteScene) -> list[TableSpot]:
    """The spots of the table as it stands."""
    if scene.snapshot.cutting:
        return [_cut(scene)]
    spots = [_field(scene, spot) for spot in FIELD_ORDER]
    for spot in FIELD_ORDER:
        spots += _offers(scene, spot)
    for spot in FIELD_ORDER:
        spots += _payments(scene, spot)
    if not scene.busy:
        spots += [_row(scene, row) for row in Row if scene.snapshot.cards(row)]
    return spots + chip_spots(scene)


def _cut(scene: TrenteEtQuaranteScene) -> TableSpot:
    outline = QPainterPath()
    outline.addRoundedRect(scene.layout.pack.adjusted(-16, -12, 16, 12), 8, 8)

    def name() -> str:
        return words.cut_card(scene.cut_at, scene.snapshot.size)

    def held() -> tuple[int, int, int]:
        return scene.cut_at, 1, scene.snapshot.size - 1

    def by(step: int) -> None:
        scene.move_cut(scene.cut_at + step)

    count = Count(held, scene.move_cut)
    more, less = partial(by, 1), partial(by, -1)
    return TableSpot("cut", outline, name, scene.cut_here, kind="count", more=more, less=less, count=count)


def _field(scene: TrenteEtQuaranteScene, spot: Spot) -> TableSpot:
    def name() -> str:
        heap = scene.told.heaps[spot]
        return words.field(spot, heap.stake, heap.won, heap.premium, sum(heap.prison))

    def act() -> None:
        scene.controller.bet(spot, scene.chip_value)

    outline = scene.layout.fields[spot]
    take = partial(scene.controller.take, spot, None)
    return TableSpot(f"field/{spot.value}", outline, name, act, _inset(outline), more=act, less=take)


def _inset(outline: QPainterPath) -> QPainterPath:
    """The ring of a field lies inside its lines, so that neighbours stay readable."""
    box = outline.boundingRect()
    sx, sy = 1 - 2 * INSET / box.width(), 1 - 2 * INSET / box.height()
    ring = QPainterPath()
    for index in range(outline.elementCount()):
        element = outline.elementAt(index)
        x = box.center().x() + (element.x - box.center().x()) * sx
        y = box.center().y() + (element.y - box.center().y()) * sy
        if element.isMoveTo():
            ring.moveTo(x, y)
        else:
            ring.lineTo(x, y)
    ring.closeSubpath()
    return ring


def _offers(scene: TrenteEtQuaranteScene, spot: Spot) -> list[TableSpot]:
    heap = scene.snapshot.heaps[spot]
    offers = []
    if heap.insurable:
        outline = scene.layout.insurance(spot)
        act = partial(scene.controller.insure, spot)
        offers.append(TableSpot(f"insure/{spot.value}", outline, partial(words.insure, spot), act))
    if heap.halvable:
        outline = scene.layout.half_back(spot, len(break_up(heap.prison[0]).pieces))
        act = partial(scene.controller.halve, spot)
        offers.append(TableSpot(f"halve/{spot.value}", outline, partial(words.halve, spot), act))
    return offers


def _payments(scene: TrenteEtQuaranteScene, spot: Spot) -> list[TableSpot]:
    payment = None if scene.busy else scene.snapshot.payment(spot)
    if payment is None:
        return []
    kind, amount = payment
    beside = kind == "won" or scene.snapshot.heaps[spot].stake
    at = scene.layout.tag(scene.layout.won(spot) if beside else scene.layout.stake(spot))
    outline = QPainterPath()
    outline.addRoundedRect(QRectF(at.x() - 34, at.y() - 3, 68, 25), 12, 12)

    def act() -> None:
        scene.explain.emit((spot, kind))

    return [TableSpot(f"why/{spot.value}", outline, partial(words.payment, spot, kind, amount), act)]


def _row(scene: TrenteEtQuaranteScene, row: Row) -> TableSpot:
    """A row is there to be read; Enter says it once more."""
    outline = QPainterPath()
    outline.addRoundedRect(rect(scene.layout.places.row(row.value)), 8, 8)

    def name() -> str:
        return words.row(row, scene.snapshot.total(row), scene.snapshot.cards(row))

    def act() -> None:
        scene.spoken.emit(name())

    return TableSpot(f"row/{row.value}", outline, name, act, kind="text")
