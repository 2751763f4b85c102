"""How each of the house's guests plays: one function each, from what he sees to what his hand does.

None of them remembers anything: what they follow (a run of losses, the number that fell) is on the boards for
everybody, so a guest goes on in the same way after any interruption.
"""

from __future__ import annotations

from collections.abc import Callable

from casino_qt.rules.chance import SeedStream
from casino_qt.rules.roulette.announcements import voisins
from casino_qt.rules.roulette.bets import SIMPLE_CHANCES, covers, plein
from casino_qt.tables.guests.hand import Hand
from casino_qt.tables.guests.sight import Sight

Habit = Callable[[Sight, Hand, SeedStream], None]

DOUBLINGS = 5
"""So often the doubler doubles before he swallows his loss and begins again."""
BELOVED = (7, 17, 29, 32)


def finales(sight: Sight, hand: Hand, dice: SeedStream) -> None:
    """Plays the finale of the number that fell last; whoever believes in systems believes in this one."""
    hand.gather()
    digit = sight.fallen[-1] % 10 if sight.fallen else 7
    hand.lay_out(f"finale:{digit}", hand.piece)


def neighbours(sight: Sight, hand: Hand, dice: SeedStream) -> None:
    """Plays the last number and its neighbours, with two pieces on each as long as she is paid."""
    paid = any(lying.won for lying in sight.lying.values())
    hand.gather()
    number = sight.fallen[-1] if sight.fallen else 0
    for pieces in (2, 1) if paid else (1,):
        if hand.lay_out(voisins(number), hand.piece * pieces):
            return


def timid(sight: Sight, hand: Hand, dice: SeedStream) -> None:
    """One piece on one simple chance, not at every spin, and half back at once when zero comes."""
    hand.take_half()
    hand.gather()
    if dice.below(3):
        hand.lay(SIMPLE_CHANCES[dice.below(len(SIMPLE_CHANCES))], hand.piece)


def doubler(sight: Sight, hand: Hand, dice: SeedStream) -> None:
    """Plays noir and doubles after each loss; while his stake is in prison he waits with folded arms."""
    hand.gather()
    if hand.imprisoned():
        return
    lost = 0
    for number in reversed(sight.fallen):
        if number in covers("noir"):
            break
        lost += 1
    for doublings in range(lost % (DOUBLINGS + 1), -1, -1):
        if hand.lay("noir", hand.piece << doublings):
            return


def lover(sight: Sight, hand: Hand, dice: SeedStream) -> None:
    """Is faithful to a few numbers: her stakes stay until they are lost, and one of them gets a new piece."""
    hand.gather(stakes=False)
    number = BELOVED[dice.below(len(BELOVED))]
    if not dice.below(6):
        hand.lay_out(f"plein_chevaux:{number}", hand.piece)
    else:
        hand.lay(plein(number), hand.piece * (1 + dice.below(2)))
