"""A hasty guest at the boxes, to be killed: `python -m tests.evening.boxes_player PROFILE SEED`.

He splits and insures whenever he can, and the croupier makes mistakes.
"""

from __future__ import annotations

import sys
from functools import partial
from pathlib import Path

from casino_qt.rules.blackjack.actions import BOXES
from casino_qt.tables.blackjack_guests import party
from casino_qt.tables.blackjack_sitting import GAME
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from casino_qt.windows.kit.button import Button
from tests.evening.guest import RIGHT
from tests.evening.hasty import Gestures, HastyPlayer, run

MISTAKES_ONCE_IN = 3


class BoxesPlayer(HastyPlayer):
    """One program at the blackjack table."""

    GAME = GAME
    PAGE = BlackjackPage

    def at_the_table(self, page: BlackjackPage) -> Gestures:
        """Bets and buttons."""
        guest, layout, dice = self.guest, page.scene.layout, self.dice
        answers = [button for button in page.popover.findChildren(Button) if button.isVisible()]
        if answers:
            return {"raise": (1, lambda: guest.click_on(dice.choice(answers)))}
        box = dice.randint(1, BOXES)
        middle = layout.circle(box).boundingRect().center()
        if not page.choosing():
            return {
                "bet": (8, lambda: guest.click_table(middle)),
                "take": (1, lambda: guest.click_table(middle, RIGHT)),
                "deal": (6, lambda: dice.choice((guest.click_on, guest.press_shortcut))(page.primary)),
                "undo": (1, lambda: guest.click_on(page.undo)),
                "clear": (1, lambda: guest.click_on(page.clear)),
                "repeat": (2, lambda: guest.click_on(page.repeat)),
                "double": (1, lambda: guest.click_on(page.double)),
            }
        liking: dict[Button, int] = {page.split: 30, page.insure: 20, page.double_down: 4, page.surrender: 1}
        able = [button for button in page.choices if button.isEnabled() and button.isVisible()]
        pressed = dice.choice((guest.click_on, guest.press_shortcut))
        gestures: Gestures = {"look": (1, lambda: None)}
        for button in able:
            gestures[button.words()] = (liking.get(button, 3), partial(pressed, button))
        return gestures


if __name__ == "__main__":
    party.SLIPS_ONCE_IN = MISTAKES_ONCE_IN
    sys.exit(run(BoxesPlayer, Path(sys.argv[1]), int(sys.argv[2])))
