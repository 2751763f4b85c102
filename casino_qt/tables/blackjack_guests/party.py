"""The guests at one table together: who does what now. It decides; whoever calls it lets the engine do it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from casino_qt.rules.blackjack.actions import (
    BETTORS,
    Accept,
    Action,
    Bet,
    Decline,
    Double,
    Hit,
    Insure,
    Split,
    Stand,
    Surrender,
    Take,
)
from casino_qt.rules.blackjack.sight import SeenTable
from casino_qt.rules.table import YOU
from casino_qt.tables.blackjack_guests.roster import BY_SEAT, ROSTER, Guest
from casino_qt.tables.blackjack_guests.sight import BettingSight, betting_sight, sight_of
from casino_qt.tables.blackjack_guests.tempers import Temper, Timid
from casino_qt.tables.dice import dice_for
from casino_qt.tables.purse_change import PurseChange

STAYS = 15
"""Every so many coups a guest may get up for as many, or sit down again."""
SLIPS_ONCE_IN = 200
"""So many coups are there to one in which the croupier draws a card by mistake."""

Move = Action | PurseChange


def present(guest: Guest, luck: str, coups: int) -> bool:
    """Whether he sits at the table now: he stays for a while, gets up, comes back."""
    while_ = coups // STAYS
    return while_ == 0 or bool(dice_for(luck, guest.seat, "stays", while_).below(4))


def seated(invited: int, luck: str, coups: int) -> dict[int, Guest]:
    """Who sits before which box, of the first `invited` of the house; the first of them never leaves."""
    return {
        guest.box: guest for guest in ROSTER[:invited] if guest is ROSTER[0] or present(guest, luck, coups)
    }


# Before the deal.


def leaving(table: SeenTable, here: dict[int, Guest]) -> list[Move]:
    """Whoever has got up takes his stake."""
    gone = {guest.seat for guest in ROSTER} - {guest.seat for guest in here.values()}
    return [Take(number, seat) for number, box in table.boxes.items() for seat in box.bettors if seat in gone]


def bets(table: SeenTable, here: dict[int, Guest], luck: str) -> list[Move]:
    """Everybody lays on his own box, unless he did, or somebody else holds it in this coup."""
    found: list[Move] = []
    for box, guest in sorted(here.items()):
        if box in table.boxes:
            continue
        sight = betting_sight(table, guest.seat)
        units = guest.temper.bets(sight, dice_for(luck, guest.seat, "bets", table.coups))
        changes = list(_from_the_cashier(table, guest, sight))
        purse = sight.purse + sum(change.change for change in changes)
        rules = table.options
        stake = min(units * rules.min, rules.max, purse)
        if units and stake >= rules.min:
            found += [*changes, Bet(box, stake, guest.seat)]
    return found


def bets_behind(table: SeenTable, here: dict[int, Guest], luck: str) -> list[Move]:
    """At the last moment some lay the minimum behind the person."""
    found: list[Move] = []
    stake = table.options.min
    held = {number: box for number, box in table.boxes.items() if box.holder == YOU}
    room = {number: BETTORS - len(box.bettors) for number, box in held.items()}
    total = {number: box.total for number, box in held.items()}
    for _, guest in sorted(here.items()):
        dice = dice_for(luck, guest.seat, "behind", table.coups)
        likes = [number for number in held if room[number] and total[number] + stake <= table.options.max]
        able = guest.seat in table.seats() and table.purse(guest.seat) >= stake
        if not guest.behind or not likes or not able or dice.below(2):
            continue
        number = likes[dice.below(len(likes))]
        if guest.seat in held[number].bettors:
            continue
        room[number] -= 1
        total[number] += stake
        found.append(Bet(number, stake, guest.seat))
    return found


def _from_the_cashier(table: SeenTable, guest: Guest, sight: BettingSight) -> Iterator[PurseChange]:
    """His own purse when he sits down, and again when a tenth of it is left."""
    brings = guest.pieces * sight.rules.min
    new = guest.seat not in table.seats()
    if (new or sight.purse < brings // 10) and sight.purse != brings:
        yield PurseChange(brings - sight.purse, guest.seat)


# During the coup.


def slip_at(table: SeenTable, luck: str) -> int | None:
    """The box at which the croupier draws a card by mistake in this coup, if he does."""
    if not table.options.croupier_slips:
        return None
    dice = dice_for(luck, "croupier", "slips", table.coups)
    boxes = list(table.boxes)
    return None if dice.below(SLIPS_ONCE_IN) else boxes[dice.below(len(boxes))]


def insurance(table: SeenTable, luck: str) -> Insure | None:
    """Before anything is decided: against an ace a guest insures all he has, once, or never in this coup."""
    if table.asked is not None or not table.dealer.ace or len(table.dealer.cards) != 1:
        return None
    for number, box in table.boxes.items():
        for seat in box.bettors:
            most = table.insurable(number, seat)
            if seat == YOU or not most or box.insurance.get(seat) or table.purse(seat) < most:
                continue
            dice = dice_for(luck, seat, "insures", table.coups, number)
            if _temper(seat).insures(sight_of(table, number, 0), dice):
                return Insure(number, most, seat)
    return None


def next_move(table: SeenTable, luck: str) -> Action | None:
    """What a guest does next; None when it is the person's turn, or nobody's."""
    if table.asked is not None:
        return _answer(table, *table.asked)
    if table.to_play is None:
        return None
    box, index = table.to_play
    held = table.boxes[box]
    if held.holder == YOU:
        return None
    sight = sight_of(table, box, index)
    dice = dice_for(luck, held.holder, "plays", table.coups, box, index, len(sight.cards))
    return decided(table, _temper(held.holder).plays(sight, dice), held.holder)


def decided(table: SeenTable, play: str, by: str, insure: int = 0) -> Action:
    """The action of a play with the hand that decides; who bets behind it and does not add is named.

    Raises ValueError where no hand is to be played.
    """
    if table.to_play is None:
        raise ValueError("no hand is to be played")
    box, index = table.to_play
    match play:
        case "stand":
            return Stand(box, index, by)
        case "hit":
            return Hit(box, index, by)
        case "surrender":
            return Surrender(box, index, by)
    kind = Double if play == "double" else Split
    behind = table.boxes[box].bettors[1:] if play in sight_of(table, box, index).plays else []
    without = tuple(seat for seat in behind if not _adds(table, box, index, seat, play))
    return kind(box, index, insure, without, by)


def leave_out(action: Double | Split, seat: str) -> Double | Split:
    """The same, but that `seat` does not add."""
    return action if seat in action.without else replace(action, without=(*action.without, seat))


def _adds(table: SeenTable, box: int, index: int, seat: str, play: str) -> bool:
    """Whether somebody behind adds. The person is asked by whoever calls; money he must have like anybody.

    Who has no stake on the hand has nothing to decide; he is not named.
    """
    stake = table.boxes[box].hands[index].stakes.get(seat, 0)
    if not stake:
        return True
    if table.purse(seat) < stake:
        return False
    if seat == YOU:
        return True
    return _temper(seat).adds(sight_of(table, box, index), play)


def _answer(table: SeenTable, box: int, index: int) -> Action | None:
    holder, card = table.boxes[box].holder, table.on_offer
    if holder == YOU or card is None:
        return None
    wants = _temper(holder).wants(card, sight_of(table, box, index))
    return Accept(box, holder) if wants else Decline(box, holder)


def _temper(seat: str) -> Temper:
    """A seat that is no guest of this version's house plays cautiously."""
    return BY_SEAT[seat].temper if seat in BY_SEAT else Timid()
