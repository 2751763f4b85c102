"""All that may be reached on the blackjack table, in the order of the Tab key: boxes as they are dealt."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from casino_qt.art.blackjack_places import BOXES
from casino_qt.art.paths import rrect
from casino_qt.rules.blackjack.actions import YOU
from casino_qt.scenes.blackjack import words
from casino_qt.scenes.chip_spots import chip_spots
from casino_qt.scenes.spot import TableSpot

if TYPE_CHECKING:
    from casino_qt.scenes.blackjack.scene import BlackjackScene

RESULT_KEYS = "result"


def list_spots(scene: BlackjackScene) -> list[TableSpot]:
    """The spots of the table as it stands."""
    spots = [_box(scene, number) for number in BOXES]
    if not scene.busy:
        spots += _offers(scene) + _hands(scene) + _payments(scene)
    return spots + chip_spots(scene)


def _box(scene: BlackjackScene, number: int) -> TableSpot:
    def name() -> str:
        box = scene.told.boxes.get(number)
        if box is None:
            return words.box(number, None, 0, None, 0)
        yours = sum(hand.stake(YOU) for hand in box.hands if not hand.over)
        yours = yours if box.hands else dict(box.bets).get(YOU, 0)
        holder = None if box.holder == YOU else scene.guest_name(box.holder)
        others = sum(seat != YOU for seat in box.bettors[1:])
        return words.box(number, box, yours, holder, others)

    def act() -> None:
        scene.controller.bet(number, scene.chip_value)

    outline, ring = scene.layout.circle(number), scene.layout.circle(number, 5)
    take = partial(scene.controller.take, number)
    return TableSpot(f"box/{number}", outline, name, act, ring, more=act, less=take)


def _offers(scene: BlackjackScene) -> list[TableSpot]:
    """What is offered: an insurance, a card drawn by mistake."""
    now, spots = scene.snapshot, []
    if now.asked is not None and now.boxes[now.asked[0]].holder == YOU:
        number = now.asked[0]
        outline = scene.layout.offer_outline()
        spots.append(TableSpot("slip", outline, partial(words.offered, number), scene.controller.accept))
    for number, more in now.insurable.items():
        outline = scene.layout.insurance_zone(number)
        act = partial(scene.insure, number)
        spots.append(TableSpot(f"insure/{number}", outline, partial(words.insure, number, more), act))
    return spots


def _hands(scene: BlackjackScene) -> list[TableSpot]:
    """Hands are there to be read; Enter says them once more."""
    spots = []
    cards = scene.snapshot.croupier
    if cards:
        name = partial(words.croupier, cards, scene.snapshot.croupier_total)
        outline = scene.layout.croupier_outline(len(cards))
        spots.append(TableSpot("croupier", outline, name, partial(_say, scene, name), kind="text"))
    occupied = scene.still.occupied(scene.snapshot)
    for number, box in scene.snapshot.lying().items():
        count = len(box.hands)
        for index, (hand, place) in enumerate(
            zip(box.hands, scene.layout.hands(number, max(1, count), occupied), strict=False)
        ):
            if hand.away or not hand.cards:
                continue
            name = partial(words.hand, number, index, count, hand)
            outline = place.outline(len(hand.cards), hand.doubled)
            say = partial(_say, scene, name)
            spots.append(TableSpot(f"hand/{number}/{index}", outline, name, say, kind="text"))
    return spots


def _say(scene: BlackjackScene, name: partial[str]) -> None:
    scene.answered.emit(name())


def _payments(scene: BlackjackScene) -> list[TableSpot]:
    """What hands and insurances came to, each with its why."""
    spots = []
    for number, box in scene.snapshot.lying().items():
        shares = {str(index): hand.share(YOU) for index, hand in enumerate(box.hands)}
        shares["insurance"] = next((share for share in box.insured if share.seat == YOU), None)
        for part, share in shares.items():
            tag = scene.board.get(f"box/{number}/{RESULT_KEYS}/{part}")
            if share is None or tag is None:
                continue
            outline = rrect(tag.x - 30, tag.y - 2, 60, 23, 11)
            name = partial(words.payment, number, share.paid - share.stake)
            act = partial(scene.explain.emit, (number, part))
            spots.append(TableSpot(f"why/{number}/{part}", outline, name, act))
    return spots
