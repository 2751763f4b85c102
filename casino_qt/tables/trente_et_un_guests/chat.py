"""What guests say among themselves: short lines, about what everybody has seen. Decides nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from casino_qt.rules.events import Event
from casino_qt.rules.marking import QT_TRANSLATE_NOOP
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.events import (
    BankerOpened,
    BankPassed,
    HandOpened,
    NaturalShown,
    ReachedThirtyOne,
    RoundEnded,
    Tie,
    TokensPaid,
    WentOver,
    Why,
)
from casino_qt.rules.trente_et_un.hands import DEALT
from casino_qt.tables.dice import dice_for

CONTEXT = "Chat"
SPEAKS_ONCE_IN = 3
"""So many occasions are there to one that somebody remarks on."""


@dataclass(frozen=True, slots=True)
class Remark:
    """`seat` says `text` (English, to be translated in CONTEXT)."""

    seat: str
    text: str


# The two keys that say how a hand was lost go with "lost", where they fit.
LINES: dict[str, tuple[str, ...]] = {
    "natural": (
        QT_TRANSLATE_NOOP("Chat", "There, you see!"),
        QT_TRANSLATE_NOOP("Chat", "I dreamt of it last night."),
        QT_TRANSLATE_NOOP("Chat", "Don't touch them, let me look a little longer."),
    ),
    "thirty_one": (
        QT_TRANSLATE_NOOP("Chat", "That was the very card."),
        QT_TRANSLATE_NOOP("Chat", "Who dares, wins."),
        QT_TRANSLATE_NOOP("Chat", "Let the bank beat that."),
    ),
    "over": (
        QT_TRANSLATE_NOOP("Chat", "I knew it."),
        QT_TRANSLATE_NOOP("Chat", "One card too many, as always."),
        QT_TRANSLATE_NOOP("Chat", "Nobody look at me, please."),
    ),
    "banker_over": (
        QT_TRANSLATE_NOOP("Chat", "Much obliged to the bank!"),
        QT_TRANSLATE_NOOP("Chat", "The bank is in a generous mood."),
        QT_TRANSLATE_NOOP("Chat", "Patience is paid after all."),
    ),
    "lost": (
        QT_TRANSLATE_NOOP("Chat", "It is only tokens."),
        QT_TRANSLATE_NOOP("Chat", "The evening is long."),
        QT_TRANSLATE_NOOP("Chat", "I shall remember this hand."),
    ),
    "lost by one": (QT_TRANSLATE_NOOP("Chat", "By a hair!"),),
    "lost to a card": (QT_TRANSLATE_NOOP("Chat", "The bank always finds its card."),),
    "won": (
        QT_TRANSLATE_NOOP("Chat", "Thank you, thank you."),
        QT_TRANSLATE_NOOP("Chat", "I shall order another coffee."),
        QT_TRANSLATE_NOOP("Chat", "So there is justice."),
    ),
    "tie": (
        QT_TRANSLATE_NOOP("Chat", "We part as friends."),
        QT_TRANSLATE_NOOP("Chat", "All that for nothing."),
        QT_TRANSLATE_NOOP("Chat", "Paid with cards, and with a fright."),
    ),
    "bank": (
        QT_TRANSLATE_NOOP("Chat", "Now tremble, my friends."),
        QT_TRANSLATE_NOOP("Chat", "The bank, to me? Well then."),
        QT_TRANSLATE_NOOP("Chat", "While I deal, nobody leaves."),
    ),
}


def _occasions(events: Iterable[Event]) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Who might say something, and about what: the keys of all lines that fit."""
    behind: dict[str, int] = {}
    bought = False
    for event in events:
        match event:
            case NaturalShown(seat=seat):
                yield seat, ("natural",)
            case ReachedThirtyOne(seat=seat):
                yield seat, ("thirty_one",)
            case WentOver(seat=seat):
                yield seat, ("over",)
            case BankerOpened(cards=cards):
                bought = len(cards) > DEALT
            case HandOpened(seat=seat, total=total, against=against):
                behind[seat] = against - total
            case TokensPaid(payee=seat, why=Why.BANKER_OVER):
                yield seat, ("banker_over",)
            case TokensPaid(payer=seat, why=Why.BANKER_HAS_MORE):
                narrowly, by_a_card = behind.get(seat) == 1, bought
                yield seat, ("lost", *("lost by one",) * narrowly, *("lost to a card",) * by_a_card)
            case TokensPaid(payee=seat, why=Why.BANKER_HAS_LESS):
                yield seat, ("won",)
            case Tie(seat=seat):
                yield seat, ("tie",)
            case BankPassed(taker=seat):
                yield seat, ("bank",)


def remark(events: tuple[Event, ...], rounds: int, luck: str) -> Remark | None:
    """What a guest says about `events`, if anybody says anything. `luck` is any public text."""
    occasions = [(seat, what) for seat, what in _occasions(events) if seat != YOU]
    ended = any(isinstance(event, RoundEnded) for event in events)
    dice = dice_for(luck, "chat", rounds, ended, len(events))
    if not occasions or dice.below(SPEAKS_ONCE_IN):
        return None
    seat, what = occasions[dice.below(len(occasions))]
    lines = [line for key in what for line in LINES[key]]
    return Remark(seat, lines[dice.below(len(lines))])
