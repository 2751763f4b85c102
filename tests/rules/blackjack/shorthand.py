"""Shorthand of these tests: shoes written card by card, actions in words, what a coup came to."""

from __future__ import annotations

from casino_qt.rules.blackjack.actions import (
    Accept,
    Action,
    Bet,
    Deal,
    Decline,
    Double,
    Hit,
    Insure,
    Slip,
    Split,
    Stand,
    Surrender,
    Take,
)
from casino_qt.rules.blackjack.options import Rules
from casino_qt.rules.blackjack.records import CoupRecord
from casino_qt.rules.blackjack.table import Table
from casino_qt.rules.cards import Card
from casino_qt.rules.chance import ScriptedChance
from casino_qt.rules.events import Event, Said

PURSE = 1_000_000
TWO = "bet 1 1000; bet 2 1000; deal"


def cards(codes: str) -> tuple[Card, ...]:
    """The cards of "AS TH"; a suit left out is spades."""
    return tuple(Card.parse(code if len(code) == 2 else f"{code}S") for code in codes.split())


def table(codes: str = "", rules: Rules | None = None, purse: int = PURSE) -> Table:
    """A table where these cards come."""
    return Table(rules or Rules(), ScriptedChance([cards(codes)]), purse)


def action(words: str) -> Action:
    """An action in words: do, box, amount, then name=value: "double 1 insure=500 without=anna by=boris"."""
    do, *rest = words.split()
    named = dict(word.split("=") for word in rest if "=" in word)
    box, stake = ([int(word) for word in rest if "=" not in word] + [0, 0])[:2]
    by = named.get("by", "you")
    hand = int(named["hand"]) if "hand" in named else None
    insure = int(named.get("insure", 0))
    without = tuple(named["without"].split("+")) if "without" in named else ()
    made: dict[str, Action] = {
        "bet": Bet(box, stake, by),
        "take": Take(box, by),
        "deal": Deal(),
        "insure": Insure(box, stake, by),
        "hit": Hit(box, hand, by),
        "stand": Stand(box, hand, by),
        "double": Double(box, hand, insure, without, by),
        "split": Split(box, hand, insure, without, by),
        "surrender": Surrender(box, hand, by),
        "slip": Slip(),
        "accept": Accept(box, by),
        "decline": Decline(box, by),
    }
    return made[do]


def play(at: Table, words: str) -> list[Event]:
    """Do all the actions, separated by semicolons; what was seen."""
    return [event for one in words.split(";") if one.strip() for event in at.apply(action(one.strip()))]


def said(events: list[Event]) -> list[str]:
    """The ids of the calls among `events`, with their points."""
    return [" ".join([e.call, *map(str, e.points)]) for e in events if isinstance(e, Said)]


def told(record: CoupRecord | None) -> list[str]:
    """A line for each hand, each insurance and the croupier: "1.0 21 win 1000 2000", "1 insured 500 1500"."""
    assert record is not None
    lines = []
    for box in record.boxes:
        for index, hand in enumerate(box.hands):
            lines.append(f"{box.box}.{index} {hand.total} {hand.result.value} {hand.stake} {hand.paid}")
        if box.insurance:
            stake = sum(share.stake for share in box.insurance)
            lines.append(f"{box.box} insured {stake} {sum(share.paid for share in box.insurance)}")
    return [*lines, f"croupier {record.dealer_total} in {len(record.dealer)}"]
