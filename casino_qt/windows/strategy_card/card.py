"""The card as it is printed: three blocks of rows, taken from the report of `casino-qt odds blackjack`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Literal

Kind = Literal["hard", "soft", "pair"]
KINDS: tuple[Kind, ...] = ("hard", "soft", "pair")

UPS = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "A")
"""The croupier's first card, in the order of the columns."""

PLAYS = ("hit", "stand", "double", "split", "surrender")
ONLY_WITH_TWO = ("double", "surrender")  # a hand of three cards or more does the next best of the others
NEVER_REACHED = ("soft 12",)  # two aces that may not be split any more have got their last card


@dataclass(frozen=True, slots=True)
class Cell:
    """What is done: `play`; `then` where `play` is not possible any more, "" where it always is.

    `values`: what every play brings, in stakes; empty where totals are put together.
    """

    play: str
    then: str
    values: Mapping[str, float]

    @property
    def looks(self) -> tuple[str, str]:
        """What is to be seen of it."""
        return self.play, self.then


@dataclass(frozen=True, slots=True)
class Row:
    """The totals `first` to `last` (or the pair of `first`), played alike against every card."""

    kind: Kind
    first: str
    last: str
    cells: tuple[Cell, ...]


@dataclass(frozen=True, slots=True)
class StrategyCard:
    """Rows by kind of hand, in the order of the totals."""

    blocks: tuple[tuple[Kind, tuple[Row, ...]], ...]
    edge: float

    def rows(self) -> Iterator[Row]:
        """Every row."""
        for _, rows in self.blocks:
            yield from rows


def hands(odds: Mapping[str, Any]) -> Iterator[Row]:
    """Every hand of a report by itself, in the order of the card."""
    for kind in KINDS:
        yield from _rows(odds["card"], kind)


def read(odds: Mapping[str, Any]) -> StrategyCard:
    """The card of a report; totals next to one another that are played alike share a row."""
    return StrategyCard(
        tuple((kind, tuple(_joined(_rows(odds["card"], kind)))) for kind in KINDS),
        odds["round"]["edge"],
    )


def _rows(card: Mapping[str, Any], kind: Kind) -> Iterator[Row]:
    for hand, cells in card.items():
        of, _, number = hand.partition(" ")
        if of == kind and hand not in NEVER_REACHED:
            yield Row(kind, number, number, tuple(_cell(cells[up]) for up in UPS))


def _cell(told: Mapping[str, Any]) -> Cell:
    play, values = told["action"], told["values"]
    if play not in ONLY_WITH_TWO:
        return Cell(play, "", values)
    rest = {other: value for other, value in values.items() if other in ("hit", "stand")}
    return Cell(play, max(rest, key=lambda other: rest[other]) if rest else "", values)


def _joined(rows: Iterator[Row]) -> Iterator[Row]:
    held: Row | None = None
    for row in rows:
        if held is not None and row.kind != "pair" and _alike(held, row):
            cells = tuple(Cell(cell.play, cell.then, {}) for cell in held.cells)
            held = Row(held.kind, held.first, row.last, cells)
            continue
        if held is not None:
            yield held
        held = row
    if held is not None:
        yield held


def _alike(one: Row, other: Row) -> bool:
    return [cell.looks for cell in one.cells] == [cell.looks for cell in other.cells]
