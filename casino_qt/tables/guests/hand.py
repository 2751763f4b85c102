"""A guest's hand: it lays and takes, and never reaches for what the table would refuse."""

from __future__ import annotations

from dataclasses import replace

from casino_qt.rules.lying import NOTHING, Lying
from casino_qt.rules.money import half_lost
from casino_qt.rules.roulette.actions import Action, Bet, Halve, Take
from casino_qt.rules.roulette.announcements import laid_out
from casino_qt.tables.guests.sight import Sight


class Hand:
    """Collects `actions` of one seat; each is possible after those before it."""

    def __init__(self, sight: Sight, seat: str) -> None:
        self.actions: list[Action] = []
        self._rules = sight.rules
        self._seat = seat
        self._purse = sight.purse
        self._lying: dict[str, Lying] = dict(sight.lying)
        self._halvable = set(sight.halvable)

    @property
    def purse(self) -> int:
        """What he can still lay."""
        return self._purse

    @property
    def piece(self) -> int:
        """The value of one of his pieces: the minimum of the table."""
        return self._rules.min

    def lies(self, on: str) -> Lying:
        """What he has there."""
        return self._lying.get(on, NOTHING)

    def imprisoned(self) -> int:
        """All of his that is locked, at face value."""
        return sum(lying.locked for lying in self._lying.values())

    def gather(self, stakes: bool = True) -> None:
        """Take everything free back, or only the winnings."""
        for on, lying in list(self._lying.items()):
            amount = lying.free if stakes else lying.won
            if amount:
                self.actions.append(Take(on, None if stakes else amount, self._seat))
                self._lying[on] = replace(lying, won=0, stake=0 if stakes else lying.stake)
                self._purse += amount

    def take_half(self) -> None:
        """Half back wherever the last zero allows it."""
        for on in sorted(self._halvable):
            single, double = self.lies(on).prison
            self.actions.append(Halve(on, self._seat))
            self._lying[on] = replace(self.lies(on), prison=(0, double))
            self._purse += single - half_lost(single)
        self._halvable.clear()

    def lay(self, on: str, stake: int) -> bool:
        """Lay `stake` more on `on`; False, and nothing done, where limits or purse forbid it."""
        return self._lay_all({on: stake})

    def lay_out(self, name: str, piece: int) -> bool:
        """Lay an announced bet piece by piece, without troubling the croupier; all of it or nothing."""
        pieces = laid_out(name, self._rules.finales)
        return self._lay_all({on: piece * count for on, count in pieces.items()})

    def _lay_all(self, stakes: dict[str, int]) -> bool:
        if sum(stakes.values()) > self._purse:
            return False
        for on, stake in stakes.items():
            lying = self.lies(on)
            whole = lying.stake + stake
            if stake < 1 or whole < self._rules.min:
                return False
            if whole + lying.counted_locked > self._rules.maximum(on):
                return False
        for on, stake in stakes.items():
            self.actions.append(Bet(on, stake, self._seat))
            self._lying[on] = replace(self.lies(on), stake=self.lies(on).stake + stake)
            self._purse -= stake
        return True
