"""The oval table: places that keep clear of one another for two to nine seats, and its sheet."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import CARD_SHEETS, Spec
from casino_qt.art.trente_et_quarante_places import BOTTOM_RAIL, HEIGHT, Box, Point
from casino_qt.art.trente_et_un import oval
from casino_qt.art.trente_et_un_places import (
    FEWEST,
    GUEST_CARD,
    MOST,
    OWN_CARD,
    PACK_LEVELS,
    RIM,
    STAKE_R,
    Places,
    places,
)
from tests.art.conftest import SMALL, blank, painted, pixels

WIDTHS = (1440, 1480, 1520, 1600)
COUNTS = tuple(range(FEWEST, MOST + 1))


def rect(box: Box) -> QRectF:
    return QRectF(box.x, box.y, box.w, box.h)


def about(point: Point, w: float, h: float) -> QRectF:
    return QRectF(point[0] - w / 2, point[1] - h / 2, w, h)


def lying(at: Places, count: int) -> dict[str, QRectF]:
    """What always lies there: hands, plates, stakes and the packs."""
    boxes: dict[str, QRectF] = {}
    for i, seat in enumerate(at.seats(count)):
        boxes[f"hand {i}"] = rect(seat.hand(3))
        boxes[f"stake {i}"] = about(seat.stake, 2 * STAKE_R, 2 * STAKE_R)
        if not seat.own:
            boxes[f"plate {i}"] = about(seat.plate, 150, 28)
    for name, place in (("pack", at.pack), ("played", at.played), ("aside", at.aside)):
        boxes[name] = about(place, 64, 96)
    boxes["terms"] = rect(at.terms)
    return boxes


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", COUNTS)
def test_nothing_lies_on_anything_else(width: int, count: int) -> None:
    for (one, a), (other, b) in itertools.combinations(lying(places(width), count).items(), 2):
        assert not a.intersects(b), f"{one} and {other}"


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", COUNTS)
def test_all_lies_on_the_cloth(width: int, count: int) -> None:
    at = places(width)
    cloth = oval(at, RIM)
    for name, box in lying(at, count).items():
        assert cloth.contains(box.center()), name
        assert cloth.contains(QPointF(box.center().x(), box.bottom() - 1)), name


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("count", COUNTS)
@pytest.mark.parametrize("banker", COUNTS)
def test_the_row_of_the_bank_keeps_clear_wherever_the_bank_is(width: int, count: int, banker: int) -> None:
    if banker >= count:
        banker = 0
    at = places(width)
    seat = at.seats(count)[banker]
    row = (
        about(seat.bank_plate, 60, 25),
        about(seat.bank_pile(0), 72, 46),
        about(seat.bank_pile(1), 42, 42),
    )
    for name, box in lying(at, count).items():
        if name != f"stake {banker}":
            assert not any(part.intersects(box.adjusted(2, 2, -2, -2)) for part in row), name


@pytest.mark.parametrize("count", COUNTS)
def test_seats_follow_one_another_to_the_right_of_the_person(count: int) -> None:
    """Seen from above, whoever sits to one's right sits anticlockwise from one."""
    at = places(1440)
    seats = at.seats(count)
    assert len(seats) == count
    assert seats[0].own
    assert not any(seat.own for seat in seats[1:])
    middle = QPointF(at.middle, 400)
    turns = []
    for seat in seats:
        x, y = seat.hand(3).centre
        way = QPointF(x, y) - middle
        turns.append((way.x(), -way.y()))
    for (ax, ay), (bx, by) in itertools.pairwise(turns):
        assert count == 2 or ax * by - ay * bx > 0


def test_another_number_of_seats_is_refused() -> None:
    for count in (1, 10):
        with pytest.raises(ValueError, match="seats"):
            places(1440).seats(count)


@pytest.mark.parametrize("own", [True, False])
def test_hands_of_many_cards_are_pushed_together(own: bool) -> None:
    seat = places(1440).seats(3)[0 if own else 1]
    assert seat.card_height == (OWN_CARD if own else GUEST_CARD)
    widths = [round(seat.width(count), 6) for count in range(3, 14)]
    assert widths == sorted(widths)
    assert widths[-1] <= (520 if own else 178)
    for count in (3, 5, 9):
        xs = [seat.card(i, count)[0] for i in range(count)]
        assert sum(xs) / count == pytest.approx(seat.x)
    assert seat.card(0, 1) == seat.card(0, 3)  # the first card is laid where it stays


@pytest.mark.parametrize("width", WIDTHS)
def test_the_tray_holds_its_pieces(width: int) -> None:
    at = places(width)
    xs = [x for x, _ in at.tray_places(50).values()]
    assert xs == sorted(xs)
    assert at.tray.x < xs[0] < xs[-1] < at.tray.right


# ---------------------------------------------------------------------- the sheet
def test_the_sheet_holds_what_the_scene_asks_for() -> None:
    pictures = painted("trente_et_un", SMALL)
    assert {"background", "stake", "tied", "disc", "disc/winner", "disc/own", "disc/own/winner"} <= set(
        pictures
    )
    for level in range(1, PACK_LEVELS + 1):
        assert {f"pack/{level}", f"played/{level}", f"pack/{level}/shadow"} <= set(pictures)
    assert not [key for key, picture in pictures.items() if blank(picture.image)]


@pytest.mark.parametrize(("scale", "width"), [(0.4, 1440), (0.4, 1520), (0.5, 1600)])
def test_the_table_fills_its_room(scale: float, width: int) -> None:
    image = dict(paint_sheet("trente_et_un", Spec(scale, width)))["background"].image
    assert (image.width(), image.height()) == (round(width * scale), round(HEIGHT * scale))


def test_it_is_painted_alike_every_time() -> None:
    first, again = painted("trente_et_un", SMALL), dict(paint_sheet("trente_et_un", SMALL))
    for key, picture in first.items():
        assert pixels(picture.image) == pixels(again[key].image), key


def test_a_pack_grows_up_the_screen_from_its_place() -> None:
    pictures = painted("trente_et_un", Spec(1.0, 1440))
    packs = [pictures[f"pack/{level}"] for level in range(1, PACK_LEVELS + 1)]
    tops = [pack.anchor_y for pack in packs]
    feet = {round(pack.image.height() - pack.anchor_y) for pack in packs}
    assert tops == sorted(tops)
    assert len(set(tops)) == PACK_LEVELS
    assert max(feet) - min(feet) <= 1


@pytest.mark.parametrize("sheet", CARD_SHEETS)
def test_packs_of_cards_come_in_the_heights_of_their_tables(sheet: str) -> None:
    pictures = painted(sheet, SMALL)
    height = CARD_SHEETS[sheet] * SMALL.scale
    assert pictures["AS"].image.height() == pytest.approx(height + 2, abs=1)
    assert {"back", "shade", *(f"shadow/{level}" for level in range(9))} <= set(pictures)


def test_the_carpet_reaches_the_lower_rail() -> None:
    image = painted("trente_et_un", SMALL)["background"].image
    foot = round((HEIGHT - BOTTOM_RAIL) * SMALL.scale)
    carpet, rail = image.pixelColor(4, foot - 20), image.pixelColor(4, foot + 12)
    assert carpet.lightness() < 40
    assert rail.red() > carpet.red()
