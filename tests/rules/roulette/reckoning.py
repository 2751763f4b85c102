"""A second reckoning of the whole table, from the house rules alone and in another way than the program's.

Here every chip lives a life of its own on a list, numbers are worked out from the geometry of the cloth, and
a bet on n numbers pays 36 / n − 1. Nothing of `casino_qt` is used.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from dataclasses import dataclass

RING = "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
WHEEL = [int(number) for number in RING.split()]
SERIES = {
    "grande_serie": "0/2/3 0/2/3 4/7 12/15 18/21 19/22 32/35 25/26/28/29 25/26/28/29",
    "petite_serie": "5/8 10/11 13/16 23/24 27/30 33/36",
    "orphelins": "1 6/9 14/17 17/20 31/34",
    "jeu_7_9": "19 27 7/8 8/9 17/18 28/29",
    "zero_spiel": "0/3 12/15 32/35 26",
}
KINDS = {1: "plein", 2: "cheval", 3: "transversale", 4: "carre"}
FRANC = 100


def is_red(number: int) -> bool:
    """On the cylinder odd numbers are red up to 10 and from 19 to 28, even ones everywhere else."""
    return number > 0 and number % 2 == (number <= 10 or 19 <= number <= 28)


def numbers(place: str) -> set[int]:
    """What a place covers."""
    kind, _, told = place.partition(":")
    listed = [int(number) for number in told.split("/")] if told else []
    cloth = range(1, 37)
    match kind:
        case "plein" | "cheval" | "transversale" | "carre":
            return set(listed)
        case "sixain":
            return set(range(listed[0], listed[1] + 1))
        case "colonne" | "colonnes":
            return {n for n in cloth if (n + 2) % 3 + 1 in listed}
        case "douzaine" | "douzaines":
            return {n for n in cloth if (n + 11) // 12 in listed}
        case "rouge" | "noir":
            return {n for n in cloth if is_red(n) == (kind == "rouge")}
        case "pair" | "impair":
            return {n for n in cloth if n % 2 == (kind == "impair")}
        case "manque" | "passe":
            return {n for n in cloth if (n > 18) == (kind == "passe")}
    raise AssertionError(place)


def is_chance(place: str) -> bool:
    """Whether it is one of the six that zero imprisons."""
    return ":" not in place


def touching(a: int, b: int) -> bool:
    """Whether two numbers have an edge in common, zero lying across the first row."""
    if 0 in (a, b):
        return 1 <= a + b <= 3
    (row_a, column_a), (row_b, column_b) = divmod(a - 1, 3), divmod(b - 1, 3)
    return abs(row_a - row_b) + abs(column_a - column_b) == 1


def place_of(*covered: int) -> str:
    """The place that covers these numbers, up to four."""
    return f"{KINDS[len(covered)]}:{'/'.join(map(str, sorted(covered)))}"


def laid_out(annonce: str, complete: bool) -> Counter[str]:
    """How many pieces of an announced bet go where."""
    if annonce in SERIES:
        return Counter(place_of(*map(int, piece.split("/"))) for piece in SERIES[annonce].split())
    kind, _, told = annonce.partition(":")
    if kind == "voisins":
        number, each = map(int, told.split("+"))
        at = WHEEL.index(number)
        return Counter(place_of(WHEEL[(at + step) % 37]) for step in range(-each, each + 1))
    if kind == "plein_chevaux":
        number = int(told)
        splits = [place_of(number, other) for other in range(37) if touching(number, other)]
        return Counter([place_of(number), *splits])
    first, _, second = told.partition("/")
    if not second:
        return Counter(place_of(number) for number in range(37) if number % 10 == int(first))
    pieces: Counter[str] = Counter()
    for tens in (0, 10, 20, 30):
        a, b = tens + int(first), tens + int(second)
        if b <= 36:
            pieces.update([place_of(a, b)] if touching(a, b) else [place_of(a), place_of(b)])
        elif a <= 36 and complete:
            pieces[place_of(a)] += 1
    return pieces


@dataclass
class Chip:
    """So many centimes of somebody on a place, locked 0, 1 or 2 times."""

    seat: str
    place: str
    worth: int
    locks: int = 0


class Reckoning:
    """Purses, chips, what lies won beside them, and the bank. Every deed answers whether it is allowed."""

    def __init__(self, zero: str, complete: bool, minimum: int, maximum: int, purse: int) -> None:
        self.zero, self.complete = zero, complete
        self.minimum, self.maximum = minimum, maximum
        self.purse: dict[str, int] = defaultdict(lambda: purse)
        self.chips: list[Chip] = []
        self.won: Counter[tuple[str, str]] = Counter()
        self.bank = 0
        self.last: int | None = None

    def worth(self, seat: str, place: str, locks: int = 0) -> int:
        """What a seat has on a place, locked so many times."""
        return sum(c.worth for c in self.chips if (c.seat, c.place, c.locks) == (seat, place, locks))

    def most(self, place: str) -> int:
        """The limit: as many maxima of a plein as numbers, 17.5 on a simple chance."""
        return (self.maximum * 35 + 1) // 2 if is_chance(place) else self.maximum * len(numbers(place))

    def may_lie(self, seat: str, place: str, more: int) -> bool:
        """Whether a stake may be raised by so much."""
        whole = self.worth(seat, place) + more
        locked = self.worth(seat, place, 1) // 2 + self.worth(seat, place, 2) // 4
        return more > 0 and whole >= self.minimum and whole + locked <= self.most(place)

    def lay(self, seat: str, chips: dict[str, int]) -> bool:
        """All of it, or nothing."""
        total = sum(chips.values())
        if total > self.purse[seat] or not all(self.may_lie(seat, *chip) for chip in chips.items()):
            return False
        self.purse[seat] -= total
        self.chips += [Chip(seat, place, worth) for place, worth in chips.items()]
        return True

    def announce(self, seat: str, annonce: str, piece: int | None, whole: int | None) -> bool:
        """A piece of that value, or as many whole francs a piece as go into the whole."""
        places = laid_out(annonce, self.complete)
        if whole is not None:
            piece = next(
                value
                for value in range(whole // FRANC * FRANC, -1, -FRANC)
                if value * places.total() <= whole
            )
        assert piece is not None
        return self.lay(seat, {place: count * piece for place, count in places.items()})

    def take(self, seat: str, place: str, amount: int | None) -> bool:
        """What was won goes first."""
        won, staked = self.won[seat, place], self.worth(seat, place)
        wanted = won + staked if amount is None else amount
        left = staked - max(0, wanted - won)
        if not 1 <= wanted <= won + staked or (left < staked and 0 < left < self.minimum):
            return False
        self.purse[seat] += wanted
        self.won[seat, place] -= min(won, wanted)
        self._clear(seat, place, 0)
        if left:
            self.chips.append(Chip(seat, place, left))
        return True

    def halve(self, seat: str, place: str) -> bool:
        """Directly after zero: what it locked first."""
        locked = self.worth(seat, place, 1)
        if self.zero != "prison" or self.last != 0 or not locked:
            return False
        self._clear(seat, place, 1)
        self.bank += locked // 2
        self.purse[seat] += locked - locked // 2
        return True

    def move(self, seat: str, place: str, to: str) -> bool:
        """All that is locked there, each chip as it is locked."""
        moved = [c for c in self.chips if (c.seat, c.place) == (seat, place) and c.locks]
        if not moved or to == place or not is_chance(to):
            return False
        for chip in moved:
            chip.place = to
        return True

    def spin(self, number: int) -> None:
        """Chip by chip: won, freed by a lock, locked by one more, halved, or gone."""
        self.last = number
        staying: list[Chip] = []
        winning: Counter[tuple[str, str]] = Counter()
        halved: Counter[str] = Counter()
        for chip in self.chips:
            if number in numbers(chip.place):
                if chip.locks:
                    chip.locks -= 1
                else:
                    winning[chip.seat, chip.place] += chip.worth
                staying.append(chip)
            elif number == 0 and is_chance(chip.place) and self.zero == "prison" and chip.locks < 2:
                chip.locks += 1
                staying.append(chip)
            elif number == 0 and is_chance(chip.place) and self.zero == "partage":
                halved[f"{chip.seat} {chip.place}"] += chip.worth
            else:
                self.bank += chip.worth
        for name, worth in halved.items():  # a person's stake is halved as one
            self.bank += worth // 2
            self.purse[name.split()[0]] += worth - worth // 2
        for (seat, place), worth in winning.items():
            count = len(numbers(place))
            paid = -(-worth * (36 - count) // count)
            self.won[seat, place] += paid
            self.bank -= paid
        self.chips = staying

    def _clear(self, seat: str, place: str, locks: int) -> None:
        self.chips = [c for c in self.chips if (c.seat, c.place, c.locks) != (seat, place, locks)]
