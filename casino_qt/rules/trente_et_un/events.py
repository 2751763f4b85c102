"""What is seen at the table of тридцать одно, besides what is said. Amounts are tokens and centimes.

They come in this order. Before the first action: `PackShuffled`, `PackCut`.

`Deal`: said `mises_convenues`; `CardDealt` for each card, one at a time from the banker's right, himself
last; for each dealt 31 said `trente_et_un`, `NaturalShown`, and where the banker has none `TokensPaid` at
once. Where he has one, every punter without pays him (`TokensPaid`), `Tie` for a punter with, and the round
ends. Otherwise `TurnCame` for the first punter who is still in.

`Draw`: said `carte`; where the pack has run out `PackRanOut`; `CardDrawn`; then nothing more, or
- over: said `creve`, `WentOver`, `TokensPaid` to the banker; of the banker: said `la_banque_paie_tous` and
  `TokensPaid` to each punter still in;
- 31: `ReachedThirtyOne`; the hand stands by itself.
`Stand`: said `assez`, `Stood`. When the seat has finished, `TurnCame` for the next, the banker last; when
every punter is out the round ends without him.

The banker stands (or reaches 31): said `sur_les_siennes`, `BankerOpened`; then for each punter still in, in
turn, `HandOpened` and `TokensPaid` one way or the other, or said `paye_en_cartes` and `Tie`.

A round ends with `RoundEnded`; when the talia is over, said `taille_finie`, `TaliaEnded`; when the bank
passes, said `la_banque_passe`, `BankPassed`; when another pack is taken, `PackLaidAside`, `PackShuffled`,
`PackCut`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from casino_qt.rules.cards import Card
from casino_qt.rules.events import Event, Said


class Why(StrEnum):
    """What a payment is for."""

    DEALT_31 = "dealt_31"
    OVER = "over"
    BANKER_OVER = "banker_over"
    BANKER_HAS_MORE = "banker_has_more"
    BANKER_HAS_LESS = "banker_has_less"


class Passing(StrEnum):
    """Why the bank goes on to the right."""

    TALIA_OVER = "talia_over"
    NOT_COVERED = "not_covered"


@dataclass(frozen=True, slots=True)
class SaidBy(Said):
    """A player calls, not a croupier: this table has none. `seat` is who speaks."""

    seat: str = ""


@dataclass(frozen=True, slots=True)
class PackShuffled(Event):
    """A pack of `size` cards lies shuffled before the banker.

    `number` counts the packs taken from 1; `deck` says which of the two alternating sets it is, 0 or 1.
    """

    number: int
    size: int
    deck: int


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """The pack was cut: `at` cards of it went to the back."""

    at: int
    size: int


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card of the deal was laid before `seat`, face down: only its owner may look at `card`."""

    seat: str
    card: Card


@dataclass(frozen=True, slots=True)
class NaturalShown(Event):
    """`seat` shows a dealt 31: its cards lie open."""

    seat: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TokensPaid(Event):
    """`tokens`, worth `centimes`, went from the purse of `payer` to that of `payee`. One is the banker."""

    payer: str
    payee: str
    tokens: int
    centimes: int
    why: Why


@dataclass(frozen=True, slots=True)
class TurnCame(Event):
    """`seat` is asked now."""

    seat: str


@dataclass(frozen=True, slots=True)
class PackRanOut(Event):
    """No card was left: the `count` cards of the talia's earlier rounds are shuffled, and the pack again."""

    count: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """`seat` bought a card. It lies face down: only its owner may look at `card`."""

    seat: str
    card: Card


@dataclass(frozen=True, slots=True)
class WentOver(Event):
    """`seat` is over 31: its cards lie open. `total` is the lowest they make."""

    seat: str
    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class ReachedThirtyOne(Event):
    """`seat` has drawn to 31: its cards lie open, and it stands."""

    seat: str
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """The punter `seat` wants no more; its cards stay face down."""

    seat: str


@dataclass(frozen=True, slots=True)
class BankerOpened(Event):
    """The banker goes on his own: his cards lie open."""

    seat: str
    cards: tuple[Card, ...]
    total: int


@dataclass(frozen=True, slots=True)
class HandOpened(Event):
    """The punter `seat` opens, to be reckoned with against the banker's `against`."""

    seat: str
    cards: tuple[Card, ...]
    total: int
    against: int


@dataclass(frozen=True, slots=True)
class Tie(Event):
    """`seat` and the banker have `total` both: nothing passes. `dealt` when it is two dealt 31s."""

    seat: str
    total: int
    dealt: bool = False


@dataclass(frozen=True, slots=True)
class RoundEnded(Event):
    """The round `number`, from 1, is settled. `results`: tokens won or lost by each seat, the banker too."""

    number: int
    banker: str
    results: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class TaliaEnded(Event):
    """The talia `number`, from 1, is over. In it `banker` held the bank for `rounds` and won `tokens`."""

    number: int
    banker: str
    rounds: int
    tokens: int


@dataclass(frozen=True, slots=True)
class BankPassed(Event):
    """The bank went on to the right, from `giver` to `taker`, past whoever cannot cover it.

    `giver` had won `tokens` with it in the `rounds` of this talia.
    """

    giver: str
    taker: str
    why: Passing
    rounds: int
    tokens: int


@dataclass(frozen=True, slots=True)
class PackLaidAside(Event):
    """The pack `number` of the set `deck` was laid aside with what was left of it."""

    number: int
    deck: int
