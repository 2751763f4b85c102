"""Every state of the blackjack table, by its name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from casino_qt.rules.blackjack.actions import Slip
from casino_qt.rules.blackjack.state import Phase
from casino_qt.tables.blackjack import Question
from casino_qt.windows.at_table.blackjack_page import BlackjackPage
from tests.screenshots.evening import BLACKJACK, Evening
from tests.screenshots.state import State

FRANC = 100
# Seeds whose first cards, dealt to boxes 3 and 4, are what the name says.
FOUR_AND_FOUR = "1a6e"  # tens that split to four hands on both boxes
GIVEN_UP = "4"  # a hard 12 on box 3
BLACKJACK_AT_ONCE = "28"  # a blackjack on box 3, and the croupier shows a five
AN_ACE = "b3"  # eleven on box 3, and the croupier shows an ace without a ten
CROUPIERS = "62"  # the croupier has a blackjack
ELEVEN = "5c"  # eleven on box 3
# Seeds whose first coup with all five guests, the person on box 4 and behind the others, is what it says.
GUEST_DOUBLES = "2"
GUESTS_AND_AN_ACE = "24"


def lay(page: BlackjackPage, *boxes: int, francs: int = 100) -> None:
    """Lay so much on each of these boxes."""
    for box in boxes:
        page.controller.bet(box, francs * FRANC)


def _idle(evening: Evening) -> None:
    evening.sit_at_blackjack()


def _betting(evening: Evening) -> None:
    page = evening.sit_at_blackjack()
    lay(page, 4, francs=125)
    lay(page, 3, francs=1000)
    lay(page, 6, francs=37)
    evening.to_the_end()


def _dealt(*boxes: int, guests: int = 0) -> Callable[[Evening], BlackjackPage]:
    def reach(evening: Evening) -> BlackjackPage:
        page = evening.sit_at_blackjack(guests)
        lay(page, *boxes)
        evening.to_the_end()
        page.controller.deal()
        evening.to_the_end()
        return page

    return reach


_two = _dealt(3, 4)


def _reach_two(evening: Evening) -> None:
    _two(evening)


def _mid_deal(evening: Evening) -> None:
    page = evening.sit_at_blackjack(3)
    lay(page, 4, 5)
    evening.to_the_end()
    page.controller.deal()
    evening.pass_time(1500)


def _do(evening: Evening, play: Callable[[], None]) -> None:
    play()
    evening.to_the_end()


def _four_and_four(evening: Evening) -> None:
    """Four hands on each of two neighbouring boxes; two of them have a third card."""
    page = _two(evening)
    controller = page.controller
    for number in (3, 4):
        while True:
            turn, split = controller.table.to_play, controller.would("split")
            if turn is None or turn[0] != number:
                break
            if split is not None and controller.refusal(split) is None:
                _do(evening, controller.split)
                continue
            if number == 4 and len(controller.table.boxes[4].hands) == 4:
                break
            stand = controller.would("stand")
            can = stand is not None and controller.refusal(stand) is None
            _do(evening, controller.stand if can else controller.hit)


def _insured(evening: Evening) -> None:
    page = _two(evening)
    page.controller.insure(3, 50 * FRANC)
    evening.to_the_end()
    page.controller.insure(4, 25 * FRANC)
    evening.to_the_end()


def _raised(evening: Evening) -> None:
    """Who is insured and doubles is asked whether the insurance grows with the stake."""
    _insured(evening)
    evening.blackjack.double_down.click()
    evening.settle()


def _doubled(evening: Evening) -> None:
    page = _two(evening)
    _do(evening, page.controller.double_down)


def _slip(evening: Evening) -> None:
    """The croupier has drawn a card by mistake; the person is asked."""
    evening.settings.croupier_slips = True
    page = _two(evening)
    page.controller._settle_for(Slip())  # he makes a mistake when his dice say so: here they do
    evening.to_the_end()


def _seven(evening: Evening) -> None:
    _dealt(1, 2, 3, 4, 5, 6, 7)(evening)


def _surrendered(evening: Evening) -> None:
    page = _two(evening)
    _do(evening, page.controller.surrender)


def to_the_end_of_the_coup(evening: Evening) -> None:
    """Whatever is asked, the answer is no; in the end the cards still lie there to be looked at."""
    controller = evening.blackjack.controller
    while controller.table.phase is not Phase.BETTING:
        stand = controller.would("stand")
        if controller.question is Question.CARD:
            play = controller.decline
        elif controller.question is not Question.DECIDE:
            play = controller.go_on
        elif stand is not None and controller.refusal(stand) is None:
            play = controller.stand
        else:
            play = controller.hit
        play()
        while evening.blackjack.scene.busy:
            evening.pass_time(50)
    evening.pass_time(800)


def _croupiers_blackjack(evening: Evening) -> None:
    _insured(evening)
    to_the_end_of_the_coup(evening)


def _paid(evening: Evening) -> None:
    _doubled(evening)
    to_the_end_of_the_coup(evening)


def _collected(evening: Evening) -> None:
    """The croupier has taken the cards away; what the coup came to is still to be read."""
    _behind(evening)
    to_the_end_of_the_coup(evening)
    evening.to_the_end()


def _why(evening: Evening) -> None:
    _paid(evening)
    evening.blackjack.show_why((3, "0"))


def _guests(evening: Evening) -> None:
    _dealt(4, 5, guests=5)(evening)


def _behind(evening: Evening) -> None:
    """The person bets on box 4, and behind every guest who bets."""
    page = evening.sit_at_blackjack(5)
    lay(page, 4)
    lay(page, *(number for number in page.controller.table.boxes if number != 4), francs=25)
    evening.to_the_end()
    page.controller.deal()
    evening.to_the_end()


def _guests_paid(evening: Evening) -> None:
    _guests(evening)
    to_the_end_of_the_coup(evening)


def _keyboard(evening: Evening) -> None:
    _betting(evening)
    view = evening.blackjack.view
    for _ in range(4):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    evening.settle()


def _refused(evening: Evening) -> None:
    page = evening.sit_at_blackjack()
    lay(page, 4, francs=1001)


def _settings(evening: Evening) -> None:
    evening.sit_at_blackjack()
    evening.window.open_settings()


def _seal(evening: Evening) -> None:
    evening.sit_at_blackjack().show_seal()


def _state(name: str, reach: Callable[[Evening], None], seed: str = "2") -> State:
    return State(f"blackjack_{name}", reach, seed, tables=(BLACKJACK,))


BLACKJACK_STATES: tuple[State, ...] = (
    _state("idle", _idle),
    _state("betting", _betting),
    _state("mid_deal", _mid_deal),
    _state("decision", _reach_two),
    _state("four_and_four", _four_and_four, FOUR_AND_FOUR),
    _state("insured", _insured, AN_ACE),
    _state("insurance_raised", _raised, AN_ACE),
    _state("slip", _slip, GIVEN_UP),
    _state("seven_boxes", _seven),
    _state("surrendered", _surrendered, GIVEN_UP),
    _state("paid_at_once", _reach_two, BLACKJACK_AT_ONCE),
    _state("croupiers_blackjack", _croupiers_blackjack, CROUPIERS),
    _state("doubled", _doubled, ELEVEN),
    _state("paid", _paid, ELEVEN),
    _state("collected", _collected, GUEST_DOUBLES),
    _state("why", _why, ELEVEN),
    _state("guests", _guests),
    _state("guests_paid", _guests_paid),
    _state("guest_raises", _behind, GUEST_DOUBLES),
    _state("insurance_asked", _behind, GUESTS_AND_AN_ACE),
    _state("keyboard", _keyboard),
    _state("refused", _refused),
    _state("settings", _settings),
    _state("seal", _seal),
)
