"""A hasty guest at тридцать одно, to be killed: `python -m tests.evening.talia_player PROFILE SEED`.

Plays as a punter and as the banker; lays his own deal card by card or all at once, and silences the
others now and then.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from casino_qt.tables.trente_et_un_sitting import GAME
from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from tests.evening.hasty import Gestures, HastyPlayer, run

ENOUGH = 25


class TaliaPlayer(HastyPlayer):
    """One program at the oval table."""

    GAME = GAME
    PAGE = TrenteEtUnPage

    def at_the_table(self, page: TrenteEtUnPage) -> Gestures:
        """What the table waits for, liked; and what changes nothing."""
        guest, dice = self.guest, self.dice
        pressed = dice.choice((guest.click_on, guest.press_shortcut))
        gestures: Gestures = {"look": (1, lambda: None), "talk": (1, lambda: guest.click_on(page.talk))}
        if not page.choosing():
            return gestures | {"deal": (12, lambda: pressed(page.primary))}
        if page.scene.waits_for_card:
            lay = {"next card": (12, page.next_card), "all": (2, page.all_cards)}
            return gestures | {
                name: (liking, partial(guest.click_on, button)) for name, (liking, button) in lay.items()
            }
        enough = page.controller.view.total >= ENOUGH
        return gestures | {
            "draw": (2 if enough else 12, lambda: pressed(page.card)),
            "stand": (12 if enough else 2, lambda: pressed(page.enough)),
        }


if __name__ == "__main__":
    sys.exit(run(TaliaPlayer, Path(sys.argv[1]), int(sys.argv[2])))
