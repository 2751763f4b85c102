"""Every state of a replay: each table in a round and at its end, one that differs, a file that is none."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from casino_qt.bank.book import Book, Line, Order, Wanted
from casino_qt.rules.blackjack.actions import Stand
from casino_qt.rules.blackjack.state import Phase
from casino_qt.tables.blackjack import Blackjack, Question
from casino_qt.windows.replay.page import ReplayPage
from tests.screenshots.evening import Evening
from tests.screenshots.state import State
from tests.windows.book.evenings import filled

TABLES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack")


SCRIPT = """{"format": "casino-qt table script", "version": 1, "game": "roulette",
 "rules": {"zero": "prison"},
 "chance": {"numbers": [0, 5, 17]}, "purse": 100000, "actions": [
 {"do": "bet", "on": "rouge", "stake": 1000}, {"do": "bet", "by": "anna", "on": "plein:17", "stake": 500},
 {"do": "bet", "by": "boris", "on": "noir", "stake": 2000}, {"do": "spin"}, {"do": "spin"}, {"do": "spin"}]}
"""


def newest(evening: Evening, game: str) -> Line:
    """The newest round of a table in the book."""
    book = Book(evening.profile.path)
    try:
        sums = book.sums(Wanted())
        lines = book.page(Wanted(), Order(), sums, 0, sums.rounds)
        return next(line for line in lines if line.game == game)
    finally:
        book.close()


def replayed(evening: Evening, game: str) -> ReplayPage:
    """The newest round of a table, opened from the book and stopped at its beginning."""
    evening.window.refresh_lobby()
    evening.window.replay_round(newest(evening, game))
    page = evening.window.projector().page
    assert page is not None
    page.go_to(0)
    return page


def _middle(game: str, evening: Evening) -> None:
    filled(evening.profile, 6)
    page = replayed(evening, game)
    page.go_to(len(page.replay.steps) * 2 // 3)
    evening.settle()


def _end(game: str, evening: Evening) -> None:
    filled(evening.profile, 6)
    page = replayed(evening, game)
    page.go_to(len(page.replay.steps))
    evening.settle()


def _playing(evening: Evening) -> None:
    filled(evening.profile, 6)
    page = replayed(evening, "trente-et-quarante")
    page.go_to(1)
    page.step_forward()
    evening.pass_time(3_400)


def _company(evening: Evening) -> None:
    boxes = Blackjack(evening.profile, seed="c0ffee")
    boxes.seat_guests(4)
    boxes.bet(4, 5_000)
    boxes.deal()
    while boxes.question is not None or boxes.table.phase is not Phase.BETTING:
        if boxes.question is Question.DECIDE:
            boxes.hit() if boxes.refusal(Stand(4)) else boxes.stand()
        elif boxes.question is Question.CARD:
            boxes.decline()
        else:
            boxes.go_on()
    page = replayed(evening, "blackjack")
    page.go_to(len(page.replay.steps) - 4)
    evening.settle()


def _differing(evening: Evening) -> None:
    filled(evening.profile, 6)
    evening.profile._db.execute("UPDATE rounds SET net = net + 2500, balance = balance + 2500, outcome = '5'")
    page = replayed(evening, "roulette")
    page.go_to(len(page.replay.steps))
    evening.settle()


def _script(evening: Evening) -> None:
    path = _written(evening, SCRIPT)
    evening.window.refresh_lobby()
    evening.window.replay_file(path)
    page = evening.window.projector().page
    assert page is not None
    page.go_to(4)
    evening.settle()


def _bad_script(evening: Evening) -> None:
    evening.window.refresh_lobby()
    evening.window.replay_file(_written(evening, SCRIPT.replace('"stake": 2000', '"stake": 100')))
    evening.settle()


def _written(evening: Evening, text: str) -> Path:
    path = evening.profile.path.with_name("wednesday.json")
    path.write_text(text, "utf-8")
    return path


def _branch(evening: Evening) -> None:
    filled(evening.profile, 6)
    page = replayed(evening, "blackjack")
    page.go_to(len(page.replay.steps) - 2)
    page.bar.branch.click()
    evening.to_the_end()


REPLAY_STATES = (
    *(State(f"replay_{game}", partial(_middle, game), tables=(game,)) for game in TABLES),
    *(State(f"replay_{game}_end", partial(_end, game), tables=(game,)) for game in TABLES),
    State("replay_playing", _playing),
    State("replay_company", _company, tables=("blackjack",)),
    State("replay_differing", _differing, tables=("roulette",)),
    State("replay_script", _script, tables=("roulette",)),
    State("replay_bad_script", _bad_script),
    State("replay_branch", _branch, tables=("blackjack",)),
)
