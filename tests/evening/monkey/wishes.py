"""What somebody wishes otherwise while the monkey plays: any of the settings, at any moment."""

from __future__ import annotations

import random

from casino_qt.settings import Settings
from tests.evening.monkey.hands import Weighed
from tests.evening.monkey.night import Night

SIZES = ((1024, 640), (1280, 720), (1280, 800), (1440, 900), (1920, 1080))
RULES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack", "tongue", "tables", "practice")


class Wishes:
    """Changes the settings of one evening; `dice` decides everything."""

    def __init__(self, night: Night, dice: random.Random) -> None:
        self.night, self.dice = night, dice
        self.gestures: Weighed = (
            (2, self.change_the_language),
            (2, self.change_the_size),
            (2, self.change_the_pace),
            (2, self.change_a_rule),
            (1, self.change_what_is_seen),
            (1, self.change_what_is_heard),
            (1, self.change_what_is_reminded_of),
        )

    def _one_of(self, *groups: str) -> None:
        """Some option whose key begins so takes some value that it may have."""
        option = self.dice.choice(
            [
                option
                for option in Settings.options()
                if option.key.partition("/")[0] in groups and (option.allowed or option.kind is bool)
            ]
        )
        option.__set__(self.night.settings, self.dice.choice(option.allowed or (True, False)))

    def change_the_language(self) -> None:
        self._one_of("language")

    def change_the_size(self) -> None:
        width, height = self.dice.choice(SIZES)
        self.night.window.resize(width + self.dice.randint(0, 40), height + self.dice.randint(0, 40))

    def change_the_pace(self) -> None:
        """Another speed, or no movement."""
        self._one_of("motion")

    def change_a_rule(self) -> None:
        """A wish for the next sitting, who else sits there, or the tongue of the croupier."""
        self._one_of(*RULES)

    def change_what_is_seen(self) -> None:
        """The size of letters and rooms, the contrast, the colours and indices of the pack."""
        self._one_of("seeing", "cards")

    def change_what_is_heard(self) -> None:
        """Sounds and voices of one kind or table, their loudness and pace."""
        self._one_of("sound", "voice")

    def change_what_is_reminded_of(self) -> None:
        """The line that tells of time or loss."""
        self._one_of("reality")
