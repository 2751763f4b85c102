"""Every state of тридцать одно, by its name."""

from __future__ import annotations

from collections.abc import Callable

from casino_qt.rules.trente_et_un.actions import YOU
from casino_qt.windows.at_table.agreement_sheet import AgreementSheet
from casino_qt.windows.at_table.trente_et_un_page import TrenteEtUnPage
from tests.screenshots.evening import OVAL, Evening
from tests.screenshots.state import State

# Seeds of games of six with one outcome each for the person, who stays on what he is dealt.
WINS, TIES, GOES_OVER, DEALT_31, BANKER_HAS_31 = "b", "1e", "7", "27", "4f"
MUCH_AT_ONCE = "2b"  # a dealt 31, a tie, five hands opened
COMPANY = 5


def sit(evening: Evening, guests: int = COMPANY, bank: str = "rotates") -> TrenteEtUnPage:
    """At a table where all is agreed."""
    settings = evening.settings
    settings.company, settings.bank, settings.token = guests, bank, 2_500
    settings.token = 500
    return evening.sit_at_oval()


def deal(page: TrenteEtUnPage, evening: Evening) -> None:
    """A round up to the person's turn, or its end."""
    page.controller.deal()
    evening.to_the_end()


def stay(page: TrenteEtUnPage, evening: Evening) -> None:
    """The person stays; the round is told to its end."""
    page.controller.stand()
    evening.to_the_end()


def _idle(evening: Evening) -> None:
    sit(evening)


def _agreement(evening: Evening) -> None:
    evening.sit_at_oval()
    assert evening.oval.findChildren(AgreementSheet)


def _standing(evening: Evening) -> None:
    deal(sit(evening, guests=8), evening)
    evening.window.tell_standing()


def _dealing(evening: Evening) -> None:
    sit(evening).controller.deal()
    evening.pass_time(2_300)


def _others_play(evening: Evening) -> None:
    page = sit(evening, bank="yours")
    page.scene.paced = False
    page.controller.deal()
    evening.pass_time(6_600)


def _turn(evening: Evening) -> None:
    deal(sit(evening), evening)


def _natural(evening: Evening) -> None:
    page = sit(evening)
    page.controller.deal()
    while not page.scene.told.hand(YOU).opened:
        evening.pass_time(100)
    evening.pass_time(700)


def _over(evening: Evening) -> None:
    page = sit(evening)
    deal(page, evening)
    while page.controller.asked:
        page.controller.draw()
        evening.to_the_end()


def _opening(evening: Evening) -> None:
    """The bank has opened, the others are being reckoned with."""
    page = sit(evening)
    deal(page, evening)
    page.controller.stand()
    while not page.scene.told.hand(page.controller.table.banker).opened:
        evening.pass_time(100)
    evening.pass_time(3_600)


def _reckoned(evening: Evening) -> None:
    page = sit(evening)
    deal(page, evening)
    stay(page, evening)


def _why(evening: Evening) -> None:
    _reckoned(evening)
    evening.oval.show_why(YOU)
    evening.settle()


def _own_deal(evening: Evening) -> None:
    """The person holds the bank and has laid eight cards."""
    page = sit(evening, bank="yours")
    page.controller.deal()
    evening.to_the_end()
    for _ in range(8):
        page.scene.deal_card()
        evening.pass_time(400)


def _banking(evening: Evening) -> None:
    """The banker's turn, the last of all."""
    page = sit(evening, bank="yours")
    page.controller.deal()
    evening.to_the_end()
    page.scene.deal_all()
    evening.to_the_end()
    assert page.controller.asked


def _talia_over(evening: Evening) -> None:
    """The pack is dealt out and laid aside; the bank has gone on, and what it brought is told."""
    page = sit(evening)
    while page.scene.told.talia == 1:
        if page.scene.busy:
            evening.clock.run(100, 100)
        elif page.controller.asked:
            page.controller.stand()
        else:
            page.controller.deal()
    evening.pass_time(700)


def _talia_told(evening: Evening) -> None:
    """All is told: what the bank brought in the talia stays on the banner."""
    _talia_over(evening)
    evening.to_the_end()


def _turn_of(guests: int) -> Callable[[Evening], None]:
    def reach(evening: Evening) -> None:
        deal(sit(evening, guests), evening)

    return reach


def _reckoned_among(guests: int) -> Callable[[Evening], None]:
    def reach(evening: Evening) -> None:
        page = sit(evening, guests)
        deal(page, evening)
        while page.controller.asked:
            stay(page, evening)

    return reach


def _state(name: str, reach: Callable[[Evening], None], seed: str = WINS) -> State:
    return State(f"oval_{name}", reach, seed=seed, tables=(OVAL,))


OVAL_STATES: tuple[State, ...] = (
    _state("agreement", _agreement),
    _state("idle", _idle),
    _state("dealing", _dealing),
    _state("others_play", _others_play),
    _state("turn", _turn),
    _state("standing", _standing),
    _state("natural", _natural, DEALT_31),
    _state("banker_has_31", _turn, BANKER_HAS_31),
    _state("over", _over, GOES_OVER),
    _state("opening", _opening, MUCH_AT_ONCE),
    _state("reckoned", _reckoned, MUCH_AT_ONCE),
    _state("tie", _reckoned, TIES),
    _state("why", _why),
    _state("own_deal", _own_deal),
    _state("banking", _banking),
    _state("talia_over", _talia_over),
    _state("talia_told", _talia_told),
    _state("two", _turn_of(1)),
    _state("nine", _turn_of(8)),
    _state("nine_reckoned", _reckoned_among(8)),
)
