"""Where things stand on the French roulette table, in table units (su), for every width 1440–1600.  No Qt.

The painter of the cloth and the scene that lays chips on it measure from here.  A bet is named by its
canonical string (house rules, section 2): "plein:17", "cheval:0/3", "carre:1/2/4/5", "rouge" …  The tableau
is divided without gap or overlap: the place where a chip is let go decides exactly one bet.
"""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from casino_qt.art.roulette_piste import Piste
from casino_qt.art.trente_et_quarante_places import NARROW, WIDE, Box, Point

COLUMNS, ROWS = 3, 12
NUMBER_H = 49.5  # height of a number's cell
ZERO_H, FOOT_H = 58.0, 52.0  # the zero's cap above the numbers, the feet below them
LINE = 9.0  # half the breadth of what belongs to a line or a crossing
TABLEAU_TOP = 78.0
CHANCE_ROWS = 4  # rows of numbers beside one field of a simple chance
MARQUEE_ROWS = 15
ROULETTE_SIZE = 32  # name of the size of the chips on this cloth; their true diameter grows with the room
LEFT_CHANCES = ("passe", "pair", "noir")
RIGHT_CHANCES = ("manque", "impair", "rouge")
SIMPLE_CHANCES = LEFT_CHANCES + RIGHT_CHANCES
FIRST_FOUR = "carre:0/1/2/3"


@dataclass(frozen=True, slots=True)
class Zone:
    """One area of the tableau and the bet it decides.

    `chip` is the footprint of what is laid there.  Some bets have two zones (left and right of the numbers);
    `side` tells them apart, 0 being the first.
    """

    bet: str
    area: Box
    chip: Point
    side: int = 0

    def holds(self, x: float, y: float) -> bool:
        """Whether a point belongs to the area; its left and upper edges do, the others do not."""
        return self.area.x <= x < self.area.right and self.area.y <= y < self.area.foot


def chevaux(first: int, second: int) -> str:
    """Name of the split of two numbers."""
    return f"cheval:{first}/{second}"


@dataclass(frozen=True)
class Places:
    """The table at one width; every point is the footprint of what lies there."""

    width: float
    wide: float  # 0 at 1440 su, 1 at 1600 su

    def between(self, narrow: float, wide: float) -> float:
        """The measure at this width, given those at 1440 and 1600."""
        return narrow + (wide - narrow) * self.wide

    # ------------------------------------------------------------------ wheel
    @property
    def wheel(self) -> Point:
        """The hub."""
        return self.between(331, 356), 383

    @property
    def wheel_radius(self) -> float:
        return self.between(233, 236)

    @property
    def call_centre(self) -> float:
        """Centre of the call banner, hung at y 62–66, above the wheel."""
        return self.wheel[0]

    # ------------------------------------------------------------------ tableau
    @property
    def chip_diameter(self) -> float:
        """Diameter of the chips on this cloth."""
        return self.between(32, 35)

    @property
    def left(self) -> float:
        return self.between(652, 712)

    @property
    def number_w(self) -> float:
        return self.between(88, 98)

    @property
    def field_w(self) -> float:
        """Width of the fields of the simple chances."""
        return self.between(176, 198)

    @property
    def numbers_left(self) -> float:
        return self.left + self.field_w

    @property
    def numbers_right(self) -> float:
        return self.numbers_left + COLUMNS * self.number_w

    @property
    def right(self) -> float:
        return self.numbers_right + self.field_w

    zero_line = TABLEAU_TOP + ZERO_H
    numbers_foot = TABLEAU_TOP + ZERO_H + ROWS * NUMBER_H
    foot = TABLEAU_TOP + ZERO_H + ROWS * NUMBER_H + FOOT_H

    def line_x(self, line: int) -> float:
        """The upright lines of the numbers, 0 … 3 from the left."""
        return self.numbers_left + line * self.number_w

    def line_y(self, line: int) -> float:
        """The level lines of the numbers: 0 the zero line, 12 the line above the feet."""
        return self.zero_line + line * NUMBER_H

    def cell(self, number: int) -> Box:
        """Printed cell of a number; for 0 the box around its cap."""
        if number == 0:
            return Box(self.numbers_left, TABLEAU_TOP, COLUMNS * self.number_w, ZERO_H)
        row, column = divmod(number - 1, COLUMNS)
        return Box(self.line_x(column), self.line_y(row), self.number_w, NUMBER_H)

    def number_centre(self, number: int) -> Point:
        """Middle of the printed number."""
        if number == 0:
            return self.cell(0).centre[0], TABLEAU_TOP + ZERO_H * 0.56
        return self.cell(number).centre

    def dolly(self, number: int) -> Point:
        """Where the marker stands on the number that fell, beside a chip laid on it."""
        x, y = self.number_centre(number)
        return x - 0.36 * self.number_w, y + 2

    # ------------------------------------------------------------------ outside bets
    def field(self, chance: str) -> Box:
        """Printed field of a simple chance.  Raises ValueError for another bet."""
        side = LEFT_CHANCES if chance in LEFT_CHANCES else RIGHT_CHANCES
        x = self.left if side is LEFT_CHANCES else self.numbers_right
        row = side.index(chance) * CHANCE_ROWS
        return Box(x, self.line_y(row), self.field_w, CHANCE_ROWS * NUMBER_H)

    def outwards(self, chance: str) -> int:
        """Which way the outer edge of the chance's field is: −1 on the left side, 1 on the right."""
        return -1 if chance in LEFT_CHANCES else 1

    def stake(self, bet: str, side: int = 0) -> Point:
        """Where a free stake stands.  Raises KeyError for a bet that this cloth does not have."""
        return self._by_bet[bet][min(side, len(self._by_bet[bet]) - 1)].chip

    def won(self, bet: str, side: int = 0) -> Point:
        """Where the payment is laid beside the stake: simple chances, dozens, columns.

        All other winnings are handed over in person; for them it is the place of the stake.
        """
        x, y = self.stake(bet, side)
        if bet in SIMPLE_CHANCES:
            return x + 44, y
        if bet.startswith(("colonne:", "douzaine:", "colonnes:", "douzaines:")):
            return x + (34 if bet.startswith("colonne:") else 26), y
        return x, y

    def prison(self, chance: str, twice: bool = False) -> Point:
        """Place of an imprisoned stake: on the prison line, or behind it when imprisoned twice."""
        box, way = self.field(chance), self.outwards(chance)
        edge = box.x if way < 0 else box.right
        reach = self.between(23, 25) if twice else self.between(65, 70)
        return edge - way * reach, box.foot - 28

    def prison_words(self, chance: str) -> Point:
        """Middle of the words "en prison" beside the prison line."""
        (x, y), way = self.prison(chance), self.outwards(chance)
        return x - way * self.between(58, 64), y

    def column_foot(self, column: int) -> Box:
        """Printed foot of a column, 1 … 3."""
        return Box(self.line_x(column - 1), self.numbers_foot, self.number_w, FOOT_H)

    def dozen_foot(self, dozen: int, side: int) -> Box:
        """Printed box of a dozen, 1 … 3: 12P 12M 12D on the left (side 0), mirrored on the right (side 1)."""
        near, far = (round(k * self.field_w / 3 * 4) / 4 for k in (dozen - 1, dozen))  # sums stay exact
        x = self.left + near if side == 0 else self.right - far
        return Box(x, self.numbers_foot, far - near, FOOT_H)

    # ------------------------------------------------------------------ which bet
    @cached_property
    def zones(self) -> tuple[Zone, ...]:
        """Every area of the tableau, in the order of reading."""
        return tuple(_zones(self))

    @cached_property
    def _by_bet(self) -> dict[str, list[Zone]]:
        found: dict[str, list[Zone]] = {}
        for zone in self.zones:
            found.setdefault(zone.bet, []).append(zone)
        return {bet: sorted(zones, key=lambda zone: zone.side) for bet, zones in found.items()}

    def bets(self) -> tuple[str, ...]:
        """Names of all bets that have a place on this cloth."""
        return tuple(self._by_bet)

    def zones_of(self, bet: str) -> tuple[Zone, ...]:
        """The one or two areas of a bet.  Raises KeyError."""
        return tuple(self._by_bet[bet])

    def zone_at(self, x: float, y: float) -> Zone | None:
        """The area under a point: the position of a chip decides the bet.  None beside the tableau."""
        for zone in self.zones:
            if zone.holds(x, y):
                return zone
        return None

    # ------------------------------------------------------------------ announced bets
    @cached_property
    def piste(self) -> Piste:
        """The race track for announced bets."""
        return Piste(Box(44, 628, self.between(574, 624), 132), 35.0)

    @property
    def announcement(self) -> Box:
        """Seat of the line in which announcements are typed, below the race track."""
        track = self.piste.box
        return Box(track.x + 14, 767, track.w - 28, 32)

    # ------------------------------------------------------------------ last numbers
    @property
    def marquee(self) -> Box:
        """The tablet of the last numbers."""
        return Box(self.between(1310, 1454), 78, self.between(92, 104), 704)

    @property
    def marquee_window(self) -> Box:
        """The dark pane of the tablet, below its title."""
        box = self.marquee
        return Box(box.x + 7, box.y + 38, box.w - 14, box.h - 46)

    def marquee_row(self, row: int) -> Box:
        """Row of the tablet, 0 the newest."""
        pane = self.marquee_window
        h = pane.h / MARQUEE_ROWS
        return Box(pane.x, pane.y + row * h, pane.w, h)

    def marquee_place(self, row: int, colour: str) -> Point:
        """Middle of a number in the tablet: columns "noir", "zero", "rouge"."""
        x, y = self.marquee_row(row).centre
        return x + {"noir": -0.20, "zero": 0.0, "rouge": 0.18}[colour] * self.marquee.w, y

    # ------------------------------------------------------------------ rail
    @property
    def tray(self) -> Box:
        return Box(self.between(392, 420), 818, self.between(560, 620), 68)


# ---------------------------------------------------------------------- the division of the tableau
def _zones(at: Places) -> list[Zone]:
    return [*_zero(at), *_numbers(at), *_outer_lines(at), *_fields(at), *_feet(at)]


def _zero(at: Places) -> list[Zone]:
    """The cap, and the line under it: splits, streets and the first four with zero."""
    y, top = at.zero_line, at.zero_line - LINE
    cap = Box(at.numbers_left, TABLEAU_TOP, COLUMNS * at.number_w, ZERO_H - LINE)
    x, chip_y = cap.centre[0] + 0.44 * at.number_w, TABLEAU_TOP + 0.42 * ZERO_H
    zones = [Zone("plein:0", cap, (x, chip_y))]  # beside its figure: the cap has room for both
    for line, bet in enumerate((FIRST_FOUR, "transversale:0/1/2", "transversale:0/2/3", FIRST_FOUR)):
        x = at.line_x(line)
        zones.append(Zone(bet, Box(x - LINE, top, 2 * LINE, 2 * LINE), (x, y), int(line == COLUMNS)))
    for column in range(COLUMNS):
        x = at.line_x(column)
        area = Box(x + LINE, top, at.number_w - 2 * LINE, 2 * LINE)
        zones.append(Zone(chevaux(0, column + 1), area, (x + at.number_w / 2, y)))
    return zones


def _numbers(at: Places) -> list[Zone]:
    """Inside the numbers: pleins, splits on the lines, carrés on the crossings."""
    zones: list[Zone] = []
    for n in range(1, COLUMNS * ROWS + 1):
        cell, (row, column) = at.cell(n), divmod(n - 1, COLUMNS)
        x, y = cell.centre
        foot = cell.foot if row == ROWS - 1 else cell.foot - LINE  # no bet lies on the line of the feet
        inner_x, inner_w = cell.x + LINE, cell.w - 2 * LINE
        top, h = cell.y + LINE, foot - cell.y - LINE
        zones.append(Zone(f"plein:{n}", Box(inner_x, top, inner_w, h), (x, y)))
        if column < COLUMNS - 1:
            zones.append(Zone(chevaux(n, n + 1), Box(cell.right - LINE, top, 2 * LINE, h), (cell.right, y)))
        if row < ROWS - 1:
            zones.append(Zone(chevaux(n, n + 3), Box(inner_x, foot, inner_w, 2 * LINE), (x, cell.foot)))
        if column < COLUMNS - 1 and row < ROWS - 1:
            area = Box(cell.right - LINE, foot, 2 * LINE, 2 * LINE)
            zones.append(Zone(f"carre:{n}/{n + 1}/{n + 3}/{n + 4}", area, (cell.right, cell.foot)))
    return zones


def _outer_lines(at: Places) -> list[Zone]:
    """The outer lines of the numbers, left and right: transversales, and sixains on their crossings."""
    zones: list[Zone] = []
    for side, x in enumerate((at.numbers_left, at.numbers_right)):
        for row in range(ROWS):
            first, top = row * COLUMNS + 1, at.line_y(row) + LINE
            foot = at.line_y(row + 1) - (0 if row == ROWS - 1 else LINE)
            bet = f"transversale:{first}/{first + 1}/{first + 2}"
            middle = at.line_y(row) + NUMBER_H / 2
            zones.append(Zone(bet, Box(x - LINE, top, 2 * LINE, foot - top), (x, middle), side))
            if row < ROWS - 1:
                area = Box(x - LINE, foot, 2 * LINE, 2 * LINE)
                zones.append(Zone(f"sixain:{first}/{first + 5}", area, (x, foot + LINE), side))
    return zones


def _fields(at: Places) -> list[Zone]:
    """The simple chances, up to what belongs to the outer lines of the numbers."""
    zones: list[Zone] = []
    for chance in SIMPLE_CHANCES:
        box = at.field(chance)
        x = box.x if chance in LEFT_CHANCES else box.x + LINE
        lozenge = chance in ("noir", "rouge")
        chip = (box.centre[0] - 22, box.y + (59 if lozenge else 106))
        zones.append(Zone(chance, Box(x, box.y, box.w - LINE, box.h), chip))
    return zones


def _feet(at: Places) -> list[Zone]:
    """Columns and dozens, and the line between two of them."""
    y, label, zones = at.numbers_foot, 0.70, list[Zone]()
    for column in (1, 2, 3):
        box = at.column_foot(column)
        x = box.x + (LINE if column > 1 else 0)
        area = Box(x, y, box.right - (LINE if column < COLUMNS else 0) - x, FOOT_H)
        zones.append(Zone(f"colonne:{column}", area, (box.centre[0] - 17, y + label * FOOT_H)))
    for column in (1, 2):
        x = at.line_x(column)
        area = Box(x - LINE, y, 2 * LINE, FOOT_H)
        zones.append(Zone(f"colonnes:{column}/{column + 1}", area, (x, y + label * FOOT_H)))
    for side in (0, 1):
        for dozen in (1, 2, 3):
            box = at.dozen_foot(dozen, side)
            inner_left = LINE if dozen != (1, 3)[side] else 0
            inner_right = LINE if dozen != (3, 1)[side] else 0
            area = Box(box.x + inner_left, y, box.w - inner_left - inner_right, FOOT_H)
            zones.append(Zone(f"douzaine:{dozen}", area, (box.centre[0], y + label * FOOT_H), side))
        for dozen in (1, 2):
            box = at.dozen_foot(dozen, side)
            x = box.right if side == 0 else box.x
            area = Box(x - LINE, y, 2 * LINE, FOOT_H)
            zones.append(Zone(f"douzaines:{dozen}/{dozen + 1}", area, (x, y + label * FOOT_H), side))
    return zones


@lru_cache(maxsize=16)
def places(width: float) -> Places:
    """The places of the table at a width of 1440–1600 su; other widths are clamped."""
    w = min(WIDE, max(NARROW, width))
    return Places(w, (w - NARROW) / (WIDE - NARROW))
