"""Every state of the roulette, by its name."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest

from casino_qt.windows.at_table.roulette_page import RoulettePage
from tests.screenshots.evening import ROULETTE, Evening
from tests.screenshots.state import State

FRANC = 100
SEVENTEEN = "12"  # seeds whose first number is that, or whose first two are zeros
TWO_ZEROS = "22c"
THROWN, CALLED, FALLING = 2200, 5000, 7600  # milliseconds after the throw

BETS = (
    ("plein:17", 25),
    ("plein:0", 5),
    ("cheval:17/20", 25),
    ("cheval:32/33", 30),
    ("transversale:16/17/18", 50),
    ("carre:25/26/28/29", 5),
    ("sixain:13/18", 100),
    ("colonne:2", 100),
    ("colonnes:1/2", 50),
    ("douzaine:2", 250),
    ("douzaines:1/2", 25),
    ("passe", 100),
    ("pair", 325),
    ("noir", 1000),
    ("manque", 75),
    ("impair", 30),
    ("rouge", 500),
    ("cheval:0/2", 5),
    ("carre:0/1/2/3", 25),
    ("transversale:34/35/36", 30),
)


def lay(page: RoulettePage, *bets: tuple[str, int]) -> None:
    """Lay bets in francs."""
    for bet, francs in bets:
        page.controller.bet(bet, francs * FRANC)


def _idle(evening: Evening) -> None:
    evening.sit_at_roulette()


def _full(evening: Evening) -> None:
    lay(evening.sit_at_roulette(), *BETS)
    evening.to_the_end()


def _say(evening: Evening, text: str) -> None:
    page = evening.sit_at_roulette()
    page.typed.open()
    QTest.keyClicks(page.typed.field, text)
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    evening.pass_time(900)


def _announced(evening: Evening) -> None:
    _say(evening, "17 et les voisins par 10")


def _misunderstood(evening: Evening) -> None:
    _say(evening, "orfelins pra 5")


def _hover(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    lay(page, ("plein:17", 25), ("rouge", 100))
    evening.to_the_end()
    zone = page.scene.layout.places.zones_of("carre:25/26/28/29")[0]
    page.scene.point_at(QPointF(*zone.area.centre))


def _hover_track(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    page.scene.point_at(QPointF(*page.scene.layout.piste.number_centre(24)))


def _keyboard(evening: Evening) -> None:
    _full(evening)
    view = evening.roulette.view
    QTest.keyClick(view, Qt.Key.Key_Tab)
    QTest.keyClick(view, Qt.Key.Key_Down)
    evening.settle()


def _thrown(milliseconds: float) -> Callable[[Evening], None]:
    def reach(evening: Evening) -> None:
        _full(evening)
        evening.roulette.scene.throw_ball()
        evening.pass_time(milliseconds)

    return reach


def _paid(evening: Evening) -> None:
    _full(evening)
    _spin(evening)


def _spin(evening: Evening) -> None:
    evening.roulette.scene.throw_ball()
    evening.to_the_end()


def _why(evening: Evening) -> None:
    _paid(evening)
    evening.roulette.show_why(("sixain:13/18", "won"))


def _prison(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    lay(page, ("rouge", 500), ("passe", 75), ("pair", 30), ("plein:0", 5))
    evening.to_the_end()
    _spin(evening)


def _prison_twice(evening: Evening) -> None:
    _prison(evening)
    lay(evening.roulette, ("rouge", 100), ("impair", 25))
    evening.to_the_end()
    _spin(evening)


def _prison_why(evening: Evening) -> None:
    _prison(evening)
    evening.roulette.show_why(("rouge", "lost"))


def _boards_as_numbers(evening: Evening) -> None:
    _boards(1)(evening)
    evening.roulette.show_boards()
    evening.settle()


def _boards(turns: int) -> Callable[[Evening], None]:
    def reach(evening: Evening) -> None:
        page = evening.sit_at_roulette()
        for _ in range(24):
            page.scene.throw_ball()
            page.scene.skip()
        for _ in range(turns):
            page.scene.next_board()
        evening.to_the_end()

    return reach


def _no_layouts(evening: Evening) -> None:
    evening.sit_at_roulette()
    evening.roulette.show_layouts()


def _layouts(evening: Evening) -> None:
    _full(evening)
    page = evening.roulette
    for name in ("Tiers et orphelins", "Jan, 17", "Воскресенье"):
        page.controller.keep_layout(name)
    page.show_layouts()


def _settings(evening: Evening) -> None:
    evening.sit_at_roulette()
    evening.window.open_settings()


def _guests(evening: Evening) -> None:
    evening.settings.guests = 5
    _full(evening)


def _refused(evening: Evening) -> None:
    page = evening.sit_at_roulette()
    page.controller.bet("plein:17", 500 * FRANC)


def _late(evening: Evening) -> None:
    _thrown(CALLED)(evening)
    evening.roulette.controller.bet("plein:8", 25 * FRANC)
    evening.pass_time(300)


def _seal(evening: Evening) -> None:
    evening.sit_at_roulette().show_seal()


def _state(name: str, reach: Callable[[Evening], None], seed: str = SEVENTEEN) -> State:
    return State(f"roulette_{name}", reach, seed, tables=(ROULETTE,))


ROULETTE_STATES: tuple[State, ...] = (
    _state("idle", _idle),
    _state("full_layout", _full),
    _state("announced", _announced),
    _state("not_understood", _misunderstood),
    _state("hover", _hover),
    _state("hover_race_track", _hover_track),
    _state("keyboard", _keyboard),
    _state("ball_running", _thrown(THROWN)),
    _state("no_more_bets", _thrown(CALLED)),
    _state("ball_falling", _thrown(FALLING)),
    _state("paid", _paid),
    _state("paid_why", _why),
    _state("prison", _prison, TWO_ZEROS),
    _state("prison_twice", _prison_twice, TWO_ZEROS),
    _state("prison_why", _prison_why, TWO_ZEROS),
    _state("board_numbers", _boards(0)),
    _state("board_frequencies", _boards(1)),
    _state("board_runs", _boards(2)),
    _state("boards_as_numbers", _boards_as_numbers),
    _state("no_layouts", _no_layouts),
    _state("layouts", _layouts),
    _state("settings", _settings),
    _state("guests", _guests),
    _state("refused", _refused),
    _state("late_chip", _late),
    _state("seal", _seal),
)
