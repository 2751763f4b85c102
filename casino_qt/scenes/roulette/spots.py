"""All that may be reached on the roulette: every place of the tableau, the race track, offers, board, tray.

Tab goes from group to group, the arrows from place to place.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from casino_qt.art.paths import circle, rrect
from casino_qt.scenes.chip_spots import chip_spots
from casino_qt.scenes.roulette import words
from casino_qt.scenes.roulette.layout import ZONES, Layout, PisteZone, Zone, key_of
from casino_qt.scenes.spot import FocusOrder, TableSpot
from casino_qt.tables.roulette_bets import ORDER

if TYPE_CHECKING:
    from casino_qt.scenes.roulette.scene import RouletteScene

GROUPS = ("bet", "track", "halve", "prisoner", "why", "board", "chip")
FIRST_PLACE = "bet/plein:17@0"


class GroupedOrder(FocusOrder):
    """Tab goes to the next group, to what is chosen there or else where the keyboard was there last; arrows
    stay within while they can."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[str, str] = {"bet": FIRST_PLACE}

    def choose(self, key: str | None) -> None:
        super().choose(key)
        if key is not None:
            self._last[group_of(key)] = key

    def step(self, forward: bool) -> bool:
        here = self.current
        groups = [group for group in GROUPS if any(group_of(spot.key) == group for spot in self.spots)]
        if not groups:
            return False
        if here is None:
            self._enter(groups[0 if forward else -1])
            return True
        index = groups.index(group_of(here.key)) + (1 if forward else -1)
        if not 0 <= index < len(groups):
            return False
        self._enter(groups[index])
        return True

    def _enter(self, group: str) -> None:
        spots = [spot for spot in self.spots if group_of(spot.key) == group]
        last = self._last.get(group, "")
        at = next((spot for spot in spots if spot.chosen is not None and spot.chosen()), None)
        at = at or next((spot for spot in spots if spot.key == last), spots[0])
        self.choose(at.key)

    def towards(self, dx: int, dy: int) -> bool:
        here = self.current
        if here is None:
            return self.step(True)
        everything = self.spots
        group = group_of(here.key)
        self.spots = [spot for spot in everything if group_of(spot.key) == group]
        try:
            found = super().towards(dx, dy)
        finally:
            self.spots = everything
        found = found or super().towards(dx, dy)
        if found and self.current is not None:
            self.choose(self.current.key)
        return found


def group_of(key: str) -> str:
    return key.partition("/")[0]


class PrintedSpots:
    """The spots of what is printed on the cloth: made anew only where the layout is another one."""

    def __init__(self) -> None:
        self._layout: Layout | None = None
        self._spots: list[TableSpot] = []
        self._first_of: dict[str, str] = {}

    def of(self, scene: RouletteScene) -> list[TableSpot]:
        """All of them."""
        if self._layout is not scene.layout:
            self._layout = scene.layout
            self._spots = [_place(scene, zone) for zone in scene.layout.places.zones]
            self._spots += [_track_zone(scene, zone) for zone in ZONES]
            self._spots += [_track_number(scene, number) for number in ORDER]
            self._first_of = {spot.key.partition("@")[0]: spot.key for spot in reversed(self._spots)}
        return self._spots

    def first_side(self, key: str) -> str:
        """The first place of a bet that is printed on two sides; any other is its own."""
        return self._first_of.get(key.partition("@")[0], key) if key.startswith("bet/") else key


def list_spots(scene: RouletteScene) -> list[TableSpot]:
    """The spots of the table as it stands."""
    spots, now = list(scene.printed.of(scene)), scene.shown
    for bet, heap in now.heaps.items():
        if heap.halvable and not scene.busy:
            act = partial(scene.controller.halve, bet)
            outline = scene.layout.half_back(bet)
            spots.append(TableSpot(f"halve/{bet}", outline, partial(words.halve, bet), act))
        if sum(heap.prison) and not scene.busy and not scene.ball_runs:
            spots.append(_prisoner(scene, bet))
    if not scene.busy and not scene.ball_runs:
        spots += _payments(scene)
    board = partial(words.board_name, scene.board_mode, scene.shown.numbers[-5:])
    spots.append(TableSpot("board", scene.layout.tablet_outline, board, scene.next_board))
    return spots + chip_spots(scene)


def readouts(scene: RouletteScene) -> list[TableSpot]:
    """What is read there besides the call: the wheel, the stakes of the others."""
    (x, y), radius = scene.layout.places.wheel, scene.layout.places.wheel_radius
    wheel = partial(words.wheel, scene.shown.numbers, scene.ball_runs)
    spots = [TableSpot("wheel", circle(x, y, radius), wheel, lambda: None, kind="text")]
    for guest, stakes in scene.others().items():
        outline, told = scene.layout.tablet_outline, partial(words.guest, guest, stakes)
        spots.append(TableSpot(f"guest/{guest}", outline, told, lambda: None, kind="text"))
    return spots


def _place(scene: RouletteScene, zone: Zone) -> TableSpot:
    def name() -> str:
        heap = scene.shown.heap(zone.bet)
        return words.field(zone.bet, heap.stake, heap.won, sum(heap.prison))

    def act() -> None:
        scene.lay(zone)

    area = zone.area
    outline = rrect(area.x, area.y, area.w, area.h, 0)
    take = partial(scene.controller.take, zone.bet, None)
    ring = scene.layout.ring_outline(zone)
    return TableSpot(f"bet/{key_of(zone)}", outline, name, act, ring, more=act, less=take)


def _track_zone(scene: RouletteScene, zone: PisteZone) -> TableSpot:
    def act() -> None:
        scene.track.announce(zone)

    return TableSpot(
        f"track/{zone}", scene.layout.track_zone(zone), partial(scene.track.announcement, zone), act
    )


def _track_number(scene: RouletteScene, number: int) -> TableSpot:
    def name() -> str:
        return scene.track.announcement(scene.track.neighbours_of(number))

    def act() -> None:
        scene.track.announce(scene.track.neighbours_of(number))

    return TableSpot(f"track/{number}", scene.layout.track_cells(frozenset((number,))), name, act)


def _prisoner(scene: RouletteScene, bet: str) -> TableSpot:
    single, double = scene.shown.heap(bet).prison
    level = 1 if single else 2
    outline = scene.layout.pile_outline(scene.layout.cell(bet, level))
    name = partial(words.prisoner, bet, single + double, level == 2)
    return TableSpot(f"prisoner/{bet}", outline, name, partial(scene.prisoners.pick_up, bet))


def _payments(scene: RouletteScene) -> list[TableSpot]:
    spots = []
    for bet in scene.still.bets(scene.shown):
        payment = scene.shown.payment(bet)
        if payment is None:
            continue
        kind, amount = payment
        tag = scene.board.get(f"{bet}/won/tag" if kind == "won" else f"{bet}/cost")
        if tag is None:
            continue
        at = QPointF(tag.x, tag.y)
        outline = rrect(at.x() - 30, at.y() - 2, 60, 23, 11)
        act = partial(scene.explain.emit, (bet, kind))
        spots.append(TableSpot(f"why/{bet}", outline, partial(words.payment, bet, kind, amount), act))
    return spots
