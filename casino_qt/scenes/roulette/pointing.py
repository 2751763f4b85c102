"""What lies under pointer or keyboard: what a bet there would cover, cost and bring, on a small plate."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath

from casino_qt.scenes.piece import FLYING, Piece
from casino_qt.scenes.roulette import words
from casino_qt.scenes.roulette.layout import Zone, key_of
from casino_qt.scenes.wardrobe import Look
from casino_qt.tables.roulette_bets import SIMPLE_CHANCES, covers, laid_out, payment

if TYPE_CHECKING:
    from casino_qt.scenes.roulette.scene import RouletteScene

EDGE = 30.0  # su: the plate keeps so far from the rails
ABOVE = 18.0


@dataclass(frozen=True)
class Offer:
    """One bet as it would be laid: words, the numbers it covers, its own place; `pieces` if announced."""

    title: str
    lines: tuple[str, ...]
    numbers: frozenset[int]
    at: QPointF
    own: QPainterPath | None = None
    pieces: int = 0


class Pointing:
    """Follows pointer and keyboard for one scene."""

    def __init__(self, scene: RouletteScene) -> None:
        self.scene = scene
        self._plate: Piece | None = None
        self._where: QPointF | str | None = None
        self._shown = ""

    # Offers.

    @property
    def _value(self) -> int:
        """Centimes that would be laid: what is in the hand, else the chosen chip."""
        return self.scene.hands.value_in_hand or self.scene.chip_value

    def placed(self, zone: Zone) -> Offer | None:
        """What laying the chosen chip or pile on a place of the tableau would be, or moving a prisoner."""
        scene, bet = self.scene, zone.bet
        if scene.hands.prisoner_in_hand:
            return self._moved_to(zone) if bet in SIMPLE_CHANCES else None
        piece = self._value
        lines = (words.covered(bet), words.gain(piece, payment(bet, piece)))
        own = scene.layout.zone_outline(zone)
        return Offer(words.bet(bet), lines, covers(bet), QPointF(*zone.chip), own)

    def _moved_to(self, zone: Zone) -> Offer:
        """An imprisoned stake may go there. It brings nothing anywhere: at best it is freed."""
        own = self.scene.layout.zone_outline(zone)
        return Offer(words.bet(zone.bet), (), covers(zone.bet), QPointF(*zone.chip), own)

    def _locked(self, where: QPointF) -> Offer | None:
        """A click there lays no chip: it takes half back, or picks up what is imprisoned."""
        hands = self.scene.hands
        if hands.prisoner_in_hand:
            return None
        spot = hands.locked_at(where)
        if spot is None:
            return None
        box = spot.outline.boundingRect()
        return Offer(words.chance(spot.key.partition("/")[2]), (spot.name(),), frozenset(), box.center())

    def announced(self, name: str) -> Offer:
        """What announcing a bet with pieces of the chosen chip would be."""
        scene = self.scene
        places = laid_out(name, scene.controller.options.finales)
        numbers = frozenset[int]().union(*(covers(bet) for bet in places))
        pieces = sum(places.values())
        cost = words.cost(pieces, scene.chip_value, len(numbers))
        return Offer(words.annonce(name), (cost,), numbers, self._track_place(name), None, pieces)

    def _track_place(self, name: str) -> QPointF:
        piste = self.scene.layout.piste
        if name.startswith("voisins:"):
            x, y = piste.number_centre(int(name.removeprefix("voisins:").partition("+")[0]))
            return QPointF(x, y)
        box = self.scene.layout.track_zone(name).boundingRect()  # type: ignore[arg-type]  # a zone's name
        return box.center()

    def _key(self, where: QPointF | str) -> str:
        """What an offer depends on."""
        scene = self.scene
        if isinstance(where, QPointF):
            zone = scene.layout.zone_at(where)
            name = scene.track.announcement_at(where) if zone is None else key_of(zone)
            spot = scene.hands.locked_at(where)
            name = name if spot is None else spot.key
        else:
            name = where
        moved = scene.hands.prisoner_in_hand
        return "" if name is None else f"{name} {self._value} {scene.track.each_side} {moved}"

    def _offer(self, where: QPointF | str) -> Offer | None:
        scene = self.scene
        if isinstance(where, str):
            return self._offer_of_spot(where)
        if (locked := self._locked(where)) is not None:
            return locked
        zone = scene.layout.zone_at(where)
        if zone is not None:
            return self.placed(zone)
        name = scene.track.announcement_at(where)
        return None if name is None else self.announced(name)

    def _offer_of_spot(self, key: str) -> Offer | None:
        group, _, rest = key.partition("/")
        if group == "bet":
            zones = self.scene.layout.places.zones_of(rest.partition("@")[0])
            return next((self.placed(zone) for zone in zones if key_of(zone) == rest), None)
        if group == "track":
            return self.announced(self.scene.track.neighbours_of(int(rest)) if rest.isdigit() else rest)
        return None

    # Showing.

    def at_point(self, where: QPointF, tableau_only: bool = False) -> None:
        """The pointer is at a point of the table; a pile in the hand goes on the tableau only."""
        if tableau_only and self.scene.layout.zone_at(where) is None:
            self.away()
            return
        self._where = where
        self.again()

    def at_spot(self, key: str | None) -> None:
        """The keyboard is at a spot."""
        self._where = key
        self.again()

    def again(self) -> None:
        """Show it anew: the chip, the neighbours or what lies there have changed."""
        where = None if self.scene.busy else self._where
        key = "" if where is None else self._key(where)
        if key == self._shown:
            return  # most moves of a pointer stay on one place
        self._shown = key
        offer = None if where is None else self._offer(where)
        self._light(offer)
        self._show_plate(offer)

    def _light(self, offer: Offer | None) -> None:
        """Light what an offer covers, on the tableau and on the race track."""
        if offer is None:
            self.scene.light(None)
            return
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addPath(self.scene.layout.cells(offer.numbers))
        if offer.pieces:
            path.addPath(self.scene.layout.track_cells(offer.numbers))
        if offer.own is not None:
            path.addPath(offer.own)
        self.scene.light(path)

    def away(self) -> None:
        """Nothing is pointed at."""
        self._where = None
        self.again()

    def retell(self) -> None:
        """Show it anew in another language."""
        self._shown = ""
        self.again()

    def _show_plate(self, offer: Offer | None) -> None:
        if self._plate is not None:
            self._plate.remove()
            self._plate = None
        if offer is None:
            return
        look: Look = ("composed", "offer_plate", offer.title, offer.lines)
        plate = self._plate = Piece(self.scene.kit, "plate", "plate", look, 0, 0, FLYING + 40)
        pixmap, place = plate.item.pixmap(), self.scene.kit.wardrobe.place
        half, height = pixmap.width() / place.scale / 2, pixmap.height() / place.scale
        layout = self.scene.layout
        at, reach = layout.places, layout.chip / 2 + ABOVE
        x, y = offer.at.x(), offer.at.y() - reach
        if at.numbers_left - 1 <= x <= at.numbers_right + 1 and y < at.numbers_foot - reach:
            # Beside the numbers, not over them: those that are covered must be seen.
            x = at.numbers_right + reach + half if x > at.numbers_left + 1 else at.numbers_left - reach - half
            y += reach + height / 2
        elif offer.pieces:
            y = layout.piste.box.y - 10
        elif y - height < 30:
            y += 2 * reach + height - 12
        right = layout.scene.right() - EDGE - half
        plate.pose(min(right, max(EDGE + half, x)), y)
