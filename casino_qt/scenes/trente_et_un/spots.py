"""All that may be reached on the table of тридцать одно, in the order of the Tab key."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from casino_qt.art.paths import rrect
from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.scenes.spot import TableSpot
from casino_qt.scenes.trente_et_un import words

if TYPE_CHECKING:
    from casino_qt.scenes.trente_et_un.scene import TrenteEtUnScene


def list_spots(scene: TrenteEtUnScene) -> list[TableSpot]:
    """The spots of the table as it is seen: the person's hand, the pack, results, the others, the terms."""
    spots = [_own(scene), _pack(scene)]
    if not scene.busy:
        spots += [_why(scene, seat) for seat in scene.told.seats if scene.told.results.get(seat)]
    spots += [_guest(scene, seat) for seat in scene.told.seats if seat != YOU]
    return [*spots, _terms(scene)]


def _own(scene: TrenteEtUnScene) -> TableSpot:
    """The person's cards: to be looked at, then read again."""
    outline = scene.layout.hand_outline(0, len(scene.told.hand(YOU).cards))

    def name() -> str:
        return words.own_hand(scene.told.hand(YOU), scene.sees_own)

    def act() -> None:
        if scene.sees_own:
            scene.answered.emit(name())
        else:
            scene.look()

    return TableSpot("own", outline, name, act)


def _pack(scene: TrenteEtUnScene) -> TableSpot:
    def name() -> str:
        return words.pack(scene.told)

    return TableSpot("pack", scene.layout.pack_outline(), name, scene.use_pack)


def _guest(scene: TrenteEtUnScene, seat: str) -> TableSpot:
    """A guest is there to be read; Enter says it once more."""
    place = scene.told.seats.index(seat)
    outline = scene.layout.seat_outline(place, len(scene.told.hand(seat).cards))

    def name() -> str:
        return words.guest(scene.told, seat)

    def act() -> None:
        scene.answered.emit(name())

    return TableSpot(f"guest/{place}", outline, name, act)


def _why(scene: TrenteEtUnScene, seat: str) -> TableSpot:
    """The tag of a result: it may be asked about."""
    place = scene.told.seats.index(seat)
    at = scene.still.tag_at(scene.told, seat)
    outline = rrect(at.x() - 34, at.y() - 3, 68, 25, 12)

    def act() -> None:
        scene.explain.emit(seat)

    return TableSpot(f"why/{place}", outline, partial(words.why, scene.told, seat), act)


def _terms(scene: TrenteEtUnScene) -> TableSpot:
    """The card of what was agreed opens the agreement."""
    name = partial(words.agreed, scene.told)
    return TableSpot("terms", scene.layout.terms_outline(), name, scene.agreement_wanted.emit)
