"""What is seen at the blackjack table, besides what is said. Amounts are centimes.

A coup is told in this order. Before the deal: BetLaid, Taken, BoxChangedHolder. At the deal: Said
"rien_ne_va_plus"; CardDealt to every box from box 1 on, to the croupier, to every box again; Said
"assurance_offerte" against an ace; SaidOf "blackjack" for each one dealt, followed by PaidAtOnce where the
croupier shows 2 to 9. Then, for each decision, ToPlay and Said "carte_a" with the total. What a decision
does:

- stand: Said "reste", Stood.
- hit: Said "carte", CardDealt, then nothing, Stood (21, by itself), or Said "creve" and Busted.
- double: Said "double", Doubled, Insured where it was raised, CardDealt (sideways), then as for a hit, or
  Stood.
- split: Said "separe", HandSplit, Insured where it was raised, CardDealt to the first of the two hands; the
  second gets its card (CardDealt) when its turn comes.
- surrender: Said "abandon", Surrendered.
- slip: Said "carte_tiree_par_erreur", SlipDrawn, SlipOffered to the first box; then SlipDeclined and
  SlipOffered to the next, or SlipAccepted, Said "carte", CardDealt and what follows a hit, or SlipToCroupier
  and CardDealt to the croupier. Then ToPlay again.

When nothing is left to decide: CardDealt to the croupier as far as anything depends on it, SaidOf "blackjack"
or Said "la_banque_saute"; InsuranceSettled and, hand by hand, SaidOf "egalite" where it tied, and
HandSettled; CoupEnded. ShoeShuffled and ShoeCut follow where the red card was seen (CutCardSeen, right after
the card before it). The end of it all is Said "faites_vos_jeux".
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from casino_qt.rules.cards import Card
from casino_qt.rules.events import Event, Said
from casino_qt.rules.shoe_events import ShoeCut as ShoeCut
from casino_qt.rules.shoe_events import ShoeShuffled as ShoeShuffled


class Result(StrEnum):
    """How a hand ended."""

    WIN = "win"
    LOSE = "lose"
    TIE = "tie"
    BLACKJACK = "blackjack"
    SURRENDER = "surrender"
    BUST = "bust"


@dataclass(frozen=True, slots=True)
class Share:
    """One bettor's part of a hand or an insurance: what lay there, and what came back, stake included."""

    seat: str
    stake: int
    paid: int


@dataclass(frozen=True, slots=True)
class SaidOf(Said):
    """A call about one box, in words that do not name it; `box` is None where it is the croupier's hand."""

    box: int | None = None


@dataclass(frozen=True, slots=True)
class BetLaid(Event):
    """`stake` went from the purse to `box`; `place` is 0 for the holder, 1 or 2 for a bettor behind."""

    seat: str
    box: int
    stake: int
    place: int


@dataclass(frozen=True, slots=True)
class Taken(Event):
    """The whole stake came back to the purse; bettors behind it have moved up."""

    seat: str
    box: int
    stake: int


@dataclass(frozen=True, slots=True)
class BoxChangedHolder(Event):
    """`box` is now held by `holder`, who bet next on it."""

    box: int
    holder: str


@dataclass(frozen=True, slots=True)
class CardDealt(Event):
    """A card was laid: on hand `hand` of `box`, or before the croupier where `box` is None.

    `total` is the hand's total with it, `soft` says that an ace counts 11 in it. `sideways`: the one card of
    a double. `slip`: it lay on the table already, drawn by mistake.
    """

    box: int | None
    hand: int
    card: Card
    total: int
    soft: bool
    sideways: bool = False
    slip: bool = False


@dataclass(frozen=True, slots=True)
class CutCardSeen(Event):
    """The red card has come out: this coup is the last of the shoe."""


@dataclass(frozen=True, slots=True)
class ToPlay(Event):
    """The holder of `box` is asked about this hand."""

    box: int
    hand: int
    total: int


@dataclass(frozen=True, slots=True)
class Stood(Event):
    """The hand gets no more cards and waits for the croupier; `by_itself`: nobody had to say so."""

    box: int
    hand: int
    by_itself: bool


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """Each seat of `added` laid so much more on the hand."""

    box: int
    hand: int
    added: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class HandSplit(Event):
    """`card` went from `hand` to a new hand at its right, number `to`; hands beyond moved up by one.

    Each seat of `added` laid so much on the new hand.
    """

    box: int
    hand: int
    to: int
    card: Card
    added: tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Insured(Event):
    """`stake` more was laid as insurance of the seat's stake on `box`; `whole` lies there now."""

    seat: str
    box: int
    stake: int
    whole: int


@dataclass(frozen=True, slots=True)
class HandOver(Event):
    """A hand has ended, and its money has moved."""

    box: int
    hand: int
    result: Result
    shares: tuple[Share, ...]

    @property
    def stake(self) -> int:
        """What lay on the hand, all bettors together."""
        return sum(share.stake for share in self.shares)

    @property
    def paid(self) -> int:
        """What came back, stakes included, all bettors together."""
        return sum(share.paid for share in self.shares)


@dataclass(frozen=True, slots=True)
class Busted(HandOver):
    """Over 21: the cards and the stake are removed at once."""


@dataclass(frozen=True, slots=True)
class Surrendered(HandOver):
    """Half of the stake is lost, the cards are removed."""


@dataclass(frozen=True, slots=True)
class PaidAtOnce(HandOver):
    """A blackjack that the croupier's card cannot tie, paid before anybody plays; its cards are removed."""


@dataclass(frozen=True, slots=True)
class HandSettled(HandOver):
    """Settled against the croupier's total, at the end of the coup."""


@dataclass(frozen=True, slots=True)
class InsuranceSettled(Event):
    """The insurances on `box` were paid or taken."""

    box: int
    shares: tuple[Share, ...]


@dataclass(frozen=True, slots=True)
class SlipDrawn(Event):
    """The croupier has drawn a card by mistake; it lies open on the table."""

    card: Card


@dataclass(frozen=True, slots=True)
class SlipOffered(Event):
    """The holder of `box` is asked whether that card shall be his; it would go to `hand`."""

    box: int
    hand: int


@dataclass(frozen=True, slots=True)
class SlipDeclined(Event):
    """The holder of `box` does not want it."""

    box: int


@dataclass(frozen=True, slots=True)
class SlipAccepted(Event):
    """The holder of `box` takes it: it is dealt to him next."""

    box: int
    hand: int


@dataclass(frozen=True, slots=True)
class SlipToCroupier(Event):
    """Nobody wants it: it is dealt next to the croupier, as his second card."""


@dataclass(frozen=True, slots=True)
class CoupEnded(Event):
    """The coup is over. `number` counts the coups of the table from 1; `dealer` is the croupier's total."""

    number: int
    dealer: int
    blackjack: bool
