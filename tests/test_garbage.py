"""Garbage is found in the window's thread alone, when its loop has nothing left to do; and then it is."""

from __future__ import annotations

import gc
import re
import weakref
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Event, Thread, current_thread

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from casino_qt import cli
from casino_qt.bank.book import Book
from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.profile import Profile
from casino_qt.garbage import HEAPED, Litter, stop_looking
from casino_qt.windows.book.clerk import Clerk
from casino_qt.windows.staff.broom import Broom
from casino_qt.windows.staff.errand import Errand
from tests.test_arrows import PACKAGE

MANY = 100_000
MANY_YOUNG, MANY_MIDDLE, MANY_OLD = 100, 3, 2


GONE: list[str] = []
"""In which threads parts of windows were taken apart."""


class Part(QWidget):
    """Part of a window."""

    def __init__(self) -> None:
        super().__init__()
        weakref.finalize(self, lambda: GONE.append(current_thread().name)).atexit = False


class PartInLoop(Part):
    """One that holds itself, as parts with signals and slots do: Python must find it to be garbage."""

    def __init__(self) -> None:
        super().__init__()
        self.itself = self


class Loop:
    """What only Python can find to be garbage."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    """Nothing is due yet, and little is much."""
    before, was_on = gc.get_threshold(), gc.isenabled()
    stop_looking()
    gc.collect()
    gc.set_threshold(MANY_YOUNG, MANY_MIDDLE, MANY_OLD)
    GONE.clear()
    yield
    gc.set_threshold(*before)
    if was_on:
        gc.enable()


@pytest.fixture
def broom(qapp: QApplication) -> Iterator[Broom]:
    broom = Broom(qapp)
    broom.rest.setInterval(20)
    yield broom
    broom.setParent(None)
    del broom


def turn(milliseconds: int = 0) -> None:
    """The loop does what there is to do, waits, and is woken."""
    loop = QEventLoop()
    QTimer.singleShot(milliseconds, loop.quit)
    loop.exec()


def at_work(task: Callable[[], object]) -> Thread:
    thread = Thread(target=task, name="another", daemon=True)
    thread.start()
    return thread


def make_many() -> None:
    """So many things that Python, left to itself, would search everything more than once."""
    for _ in range(3):
        assert len([[place] for place in range(MANY)]) == MANY


def test_parts_of_windows_are_never_taken_apart_in_another_thread(broom: Broom) -> None:
    for _ in range(20):
        PartInLoop()
    at_work(make_many).join()
    assert GONE == []
    while len(GONE) < 20:
        turn()
    assert set(GONE) == {"MainThread"}


def test_nor_while_both_threads_make_garbage(broom: Broom) -> None:
    enough = Event()

    def work() -> None:
        while not enough.is_set():
            make_many()

    thread = at_work(work)
    while len(GONE) < 200:
        PartInLoop()
        turn()
    enough.set()
    thread.join()
    assert set(GONE) == {"MainThread"}


def test_what_an_errand_holds_is_let_go_by_who_sent_it(qtbot: QtBot) -> None:
    told: list[object] = []
    errand = Errand()

    def send() -> None:
        part = Part()
        errand.run(part.objectName, lambda answer: told.append((answer, part)[0]), lambda _: part.show())

    for _ in range(20):
        send()
        qtbot.waitUntil(lambda: not errand.busy)
    assert told == [""] * 20
    assert GONE == ["MainThread"] * 20


@pytest.mark.parametrize("damaged", [False, True])
def test_what_the_clerk_is_asked_is_let_go_by_who_asked(
    qtbot: QtBot, tmp_path: Path, *, damaged: bool
) -> None:
    Profile.open(tmp_path / "purse.casino").close()
    clerk, told = Clerk(tmp_path / "purse.casino"), list[object]()
    clerk.failed.connect(told.append)

    def told_so_much(count: int) -> bool:
        return len(told) == count

    def ask() -> None:
        part = Part()

        def question(_book: Book) -> str:
            if damaged:
                raise ProfileDamaged(tmp_path, part.objectName())
            return part.objectName()

        clerk.ask(question, lambda answer: told.append((answer, part)[0]))

    try:
        for number in range(20):
            ask()
            qtbot.waitUntil(partial(told_so_much, number + 1))
    finally:
        clerk.close()
    assert GONE == ["MainThread"] * 20


def test_a_question_that_is_dropped_is_let_go_at_once(qtbot: QtBot, tmp_path: Path) -> None:
    Profile.open(tmp_path / "purse.casino").close()
    clerk, begun, go_on = Clerk(tmp_path / "purse.casino"), Event(), Event()
    told: list[str] = []

    def answer_number(number: int, _book: Book) -> int:
        return number

    def slow(_book: Book) -> None:
        begun.set()
        go_on.wait()

    try:
        clerk.ask(slow, lambda _: told.append("slow"))
        begun.wait()
        asked = []
        for number in range(6):
            question = partial(answer_number, number)
            asked.append(weakref.ref(question))
            clerk.ask(question, lambda answer: told.append(str(answer)))
            del question
        assert [one() is not None for one in asked] == [False] * 3 + [True] * 3
        go_on.set()
        qtbot.waitUntil(lambda: len(told) == 4)
    finally:
        go_on.set()
        clerk.close()
    assert told == ["slow", "5", "4", "3"]


def test_garbage_does_not_grow_while_the_loop_turns(broom: Broom) -> None:
    """Young things each time; a heap too high to wait for rest is looked through while things move."""
    broom.rest.setInterval(10_000)
    alive: weakref.WeakSet[Loop] = weakref.WeakSet()
    most = 0
    for _ in range(300):
        for _ in range(MANY_YOUNG // 4):
            alive.add(Loop())
        turn()
        most = max(most, len(alive))
    assert most < 3 * MANY_YOUNG


def test_what_has_grown_old_is_found_at_rest_and_then_nobody_is_woken(broom: Broom) -> None:
    old = Loop()
    alive = weakref.ref(old)
    gc.collect()  # it is of the oldest generation now
    del old
    kept = []
    while gc.get_count()[2] <= MANY_OLD:
        kept.append([[place] for place in range(MANY_YOUNG + 1)])
        turn()
        if broom.rest.isActive():
            assert alive() is not None  # something may move: it waits
            turn(50)
    while alive() is not None:
        kept.append([[place] for place in range(MANY_YOUNG + 1)])
        turn(50)
    turn(50)
    assert not broom.rest.isActive()


def test_a_look_through_everything_waits_until_there_is_a_quarter_more() -> None:
    litter, looked = Litter(), list[int]()
    kept: list[object] = [[[number] for number in range(MANY)]]

    def sweep_often(times: int) -> list[int]:
        looked.clear()
        for _ in range(times):
            kept.append([[place] for place in range(MANY_YOUNG)])
            litter.sweep(at_rest=True)
        return [looked.count(generation) for generation in range(3)]

    def look(phase: str, info: dict[str, int]) -> None:
        if phase == "stop":
            looked.append(info["generation"])

    gc.collect()
    gc.callbacks.append(look)
    try:
        often, seldom, everything = sweep_often(100)
        assert often > seldom > 10
        assert everything == 1  # the first one: how much there is has to be known
        kept.append([[number] for number in range(len(gc.get_objects(2)) // 4)])
        assert sweep_often(30)[2] == 1
    finally:
        gc.callbacks.remove(look)


def test_without_rest_the_older_wait_but_not_for_ever() -> None:
    litter, waits = Litter(), []
    kept: list[object] = []
    for _ in range(HEAPED * MANY_MIDDLE + 2):
        kept.append([[place] for place in range(MANY_YOUNG + 1)])
        waits.append(litter.sweep(at_rest=False))
    assert waits[:MANY_MIDDLE] == [False] * MANY_MIDDLE
    assert all(waits[MANY_MIDDLE : HEAPED * MANY_MIDDLE])
    assert not all(waits[HEAPED * MANY_MIDDLE :])


def test_only_the_window_searches_by_itself() -> None:
    """Children of ours and commands have no windows, and leave Python to itself."""
    who = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"import gc\b|casino_qt\.garbage|windows\.broom", path.read_text(encoding="utf-8"))
    }
    assert who == {"cli.py", "app.py", "garbage.py", "windows/staff/broom.py"}


def test_a_command_leaves_python_to_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(_options: object) -> int:
        return int(gc.isenabled())

    gc.enable()
    monkeypatch.setitem(cli.COMMANDS, "odds", look)
    assert cli.main(["odds", "roulette"]) == 1
