"""The desk and the window's side of it: questions, answers, trouble, and dying together."""

from __future__ import annotations

import io
import json
import logging
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import shiboken6
from PySide6.QtCore import QObject, QTimer
from pytestqt.qtbot import QtBot

from casino_qt import serving
from casino_qt.odds import desk
from casino_qt.odds.command import odds, print_odds
from casino_qt.rules.roulette.options import Rules
from casino_qt.windows.staff import answer_shelf
from casino_qt.windows.staff import reckoner as reckoner_module
from casino_qt.windows.staff.answer_shelf import AnswerShelf
from casino_qt.windows.staff.reckoner import Json, Reckoner
from tests.patience import PATIENCE

ROOT = Path(__file__).resolve().parents[3]

# A desk of the same tongue that does as it is told: echo, wait for a file, die as long as a file says so.
PLAY_DESK = """
import os, sys, time
from pathlib import Path
from casino_qt.serving import serve

def answer(request):
    q = request["question"]
    if "note" in q:
        with open(q["note"], "a") as notes:
            notes.write("x")
    if "die" in q:
        tally = Path(q["die"])
        if int(tally.read_text()):
            tally.write_text(str(int(tally.read_text()) - 1))
            sys.exit("the pencil broke")
    if "sleep" in q and not os.path.exists(q["sleep"]):
        Path(q["sleep"]).touch()
        time.sleep(600)
    if "problem" in q:
        return {"id": request["id"], "problem": q["problem"]}
    return {"id": request["id"], "answer": {"said": q, "pid": os.getpid()}}

serve(answer)
"""


@pytest.fixture
def reckoner(qtbot: QtBot, tmp_path: Path) -> Iterator[Reckoner]:
    reckoner = Reckoner(shelf=AnswerShelf(tmp_path / "kept"))
    yield reckoner
    reckoner.close()
    reckoner.deleteLater()


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reckoner's children are play desks; "quick" is a quick question."""
    monkeypatch.setattr(reckoner_module, "desk_command", lambda: (sys.executable, ["-c", PLAY_DESK]))
    monkeypatch.setattr(reckoner_module, "is_quick", lambda name, question: name == "quick")


@pytest.fixture
def wait(qtbot: QtBot) -> Callable[[Callable[[], bool]], None]:
    def waiting(until: Callable[[], bool]) -> None:
        qtbot.waitUntil(until)

    return waiting


Wait = Callable[[Callable[[], bool]], None]


def test_the_window_is_told_what_the_command_line_prints(reckoner: Reckoner, wait: Wait) -> None:
    told: list[Json] = []
    owner = QObject()
    question = {"game": "roulette", "rules": {"zero": "partage"}}
    assert reckoner.known("odds", question) is None
    reckoner.ask("odds", question, told.append, owner)
    assert told == []
    wait(lambda: bool(told))
    printed = io.StringIO()
    print_odds("roulette", None, as_json=True, stdout=printed)
    seed = json.loads(printed.getvalue())
    assert told[0]["game"] == "roulette"
    assert told[0]["rules"] == seed["rules"] | {"zero": "partage"}
    assert told[0]["bets"]["rouge"]["exact"] == "1/74"
    assert told[0]["bets"]["plein:17"] == seed["bets"]["plein:17"]
    assert reckoner.known("odds", question) == told[0]


def test_a_wrong_question_is_answered_in_one_line(
    reckoner: Reckoner, wait: Wait, caplog: pytest.LogCaptureFixture
) -> None:
    problems: list[str] = []
    owner = QObject()
    with caplog.at_level(logging.WARNING):
        for name, question in (
            ("weather", {}),
            ("odds", {"game": "whist", "rules": {}}),
            ("odds", {"game": "roulette", "rules": {"zero": "twice"}}),
        ):
            reckoner.ask(name, question, lambda told: pytest.fail(str(told)), owner, problems.append)
        wait(lambda: len(problems) == 3)
    assert set(problems) == {
        "there is no question 'weather'",
        "odds: there is no game 'whist'",
        "odds: zero is one of prison, partage, lose_all",
    }
    assert sum("cannot be reckoned" in record.message for record in caplog.records) == 3


@pytest.mark.usefixtures("play")
def test_an_answer_is_reckoned_once_and_told_to_all_who_asked(
    reckoner: Reckoner, wait: Wait, tmp_path: Path
) -> None:
    notes = tmp_path / "notes"
    told: list[Json] = []
    owner = QObject()
    for _ in range(2):
        reckoner.ask("odds", {"note": str(notes)}, told.append, owner)
    wait(lambda: len(told) == 2)
    reckoner.ask("odds", {"note": str(notes)}, told.append, owner)
    assert len(told) == 2  # always later, even what is known
    wait(lambda: len(told) == 3)
    assert notes.read_text() == "x"
    assert told[0] is told[2]


@pytest.mark.usefixtures("play")
def test_a_quick_question_does_not_wait_behind_a_slow_one(
    reckoner: Reckoner, wait: Wait, tmp_path: Path
) -> None:
    told: list[str] = []
    owner = QObject()
    reckoner.ask("slow", {"sleep": str(tmp_path / "asleep")}, lambda _: told.append("slow"), owner)
    wait((tmp_path / "asleep").exists)
    reckoner.ask("quick", {}, lambda _: told.append("quick"), owner)
    wait(lambda: bool(told))
    assert told == ["quick"]


@pytest.mark.usefixtures("play")
def test_what_nobody_waits_for_makes_room(reckoner: Reckoner, wait: Wait, tmp_path: Path) -> None:
    """A question cancelled, and one whose owner is gone, are not told; a child lost in one is let go."""
    told: list[str] = []
    owner, gone = QObject(), QObject()
    asleep = tmp_path / "asleep"
    first = reckoner.ask("slow", {"sleep": str(asleep)}, lambda _: told.append("first"), owner)
    wait(asleep.exists)
    reckoner.ask("slow", {"n": 2}, lambda _: told.append("gone"), gone)
    reckoner.ask("slow", {"n": 3}, lambda _: told.append("third"), owner)
    shiboken6.delete(gone)
    first.cancel()
    wait(lambda: bool(told))
    assert told == ["third"]
    assert reckoner.known("slow", {"n": 2}) is None


@pytest.mark.usefixtures("play")
def test_a_child_that_died_is_started_again_and_asked_again(
    reckoner: Reckoner, wait: Wait, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    tally = tmp_path / "tally"
    tally.write_text("1")
    told: list[Json] = []
    owner = QObject()
    with caplog.at_level(logging.WARNING):
        reckoner.ask("slow", {"die": str(tally)}, told.append, owner)
        reckoner.ask("slow", {"n": 1}, told.append, owner)
        wait(lambda: len(told) == 2)
    assert told[0]["said"] == {"die": str(tally)}
    assert any("tried once more: the pencil broke" in record.message for record in caplog.records)


@pytest.mark.usefixtures("play")
def test_a_question_that_kills_twice_is_told_as_a_problem(
    reckoner: Reckoner, wait: Wait, tmp_path: Path
) -> None:
    tally = tmp_path / "tally"
    tally.write_text("9")
    told: list[Json] = []
    problems: list[str] = []
    owner = QObject()
    reckoner.ask("slow", {"die": str(tally)}, told.append, owner, problems.append)
    reckoner.ask("slow", {"n": 1}, told.append, owner, problems.append)
    wait(lambda: bool(told and problems))
    assert problems == ["the pencil broke"]
    assert tally.read_text() == "7"
    assert told[0]["said"] == {"n": 1}


@pytest.mark.usefixtures("play")
def test_a_child_that_says_nothing_is_replaced(reckoner: Reckoner, wait: Wait, tmp_path: Path) -> None:
    told: list[Json] = []
    owner = QObject()
    reckoner.ask("slow", {"sleep": str(tmp_path / "asleep")}, told.append, owner)
    (patience,) = [timer for timer in reckoner.findChildren(QTimer) if timer.isActive()]
    assert patience.interval() == reckoner_module.PATIENCE[False]
    wait((tmp_path / "asleep").exists)
    patience.timeout.emit()  # no machine is so slow that a child which works is taken for one that sleeps
    wait(lambda: bool(told))
    assert told[0]["said"] == {"sleep": str(tmp_path / "asleep")}


def test_no_child_at_all_is_a_problem(
    reckoner: Reckoner, wait: Wait, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reckoner_module, "desk_command", lambda: ("/nowhere/there-is-no-such-program", []))
    problems: list[str] = []
    owner = QObject()
    for number in range(2):
        reckoner.ask("odds", {"n": number}, lambda told: pytest.fail(str(told)), owner, problems.append)
    wait(lambda: len(problems) == 2)
    assert set(problems) == {"no child can be started here"}


@pytest.mark.usefixtures("play")
def test_closed_it_ends_its_children_and_starts_again(reckoner: Reckoner, wait: Wait) -> None:
    told: list[Json] = []
    owner = QObject()
    reckoner.ask("slow", {"n": 1}, told.append, owner)
    wait(lambda: len(told) == 1)
    reckoner.close()
    assert not Path(f"/proc/{told[0]['pid']}").exists()
    reckoner.ask("slow", {"n": 2}, told.append, owner)
    wait(lambda: len(told) == 2)
    assert told[1]["pid"] != told[0]["pid"]


def test_the_desk_dies_with_a_parent_killed_in_the_middle(tmp_path: Path) -> None:
    """Its input ends while it reckons: nobody wants the answer."""
    program = (
        "import time\n"
        "from casino_qt.odds import desk\n"
        "def long(question):\n"
        f"    open({str(tmp_path / 'at')!r}, 'w').close()\n"
        "    time.sleep(600)\n"
        "desk.QUESTIONS['long'] = long\n"
        "desk.main()"
    )
    child = subprocess.Popen([sys.executable, "-c", program], stdin=subprocess.PIPE, cwd=ROOT)
    assert child.stdin is not None
    child.stdin.write(b'{"id": 1, "ask": "long"}\n')
    child.stdin.flush()
    deadline = time.monotonic() + PATIENCE
    while not (tmp_path / "at").exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    child.stdin.close()
    assert child.wait(PATIENCE) == serving.ORPHANED


def test_a_frozen_program_is_its_own_desk(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert reckoner_module.desk_command() == (sys.executable, [desk.DESK_FLAG])
    monkeypatch.delattr(sys, "frozen")
    asked = json.dumps({"id": 7, "ask": "odds", "question": {"game": "roulette", "rules": {}}})
    command = [sys.executable, "-m", "casino_qt", desk.DESK_FLAG]
    child = subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=ROOT
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(asked + "\n")
    child.stdin.flush()
    told = json.loads(child.stdout.readline())
    assert told == {"id": 7, "answer": odds("roulette", Rules())}
    assert child.communicate(timeout=PATIENCE) == ("", "")
    assert child.returncode == 0


@pytest.mark.usefixtures("play")
def test_a_slow_answer_is_kept_for_the_next_evening(
    wait: Wait, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged file, and one of another version, are reckoned anew."""
    notes = tmp_path / "notes"
    shelf = AnswerShelf(tmp_path / "odds")
    owner = QObject()

    def evening() -> Json:
        told: list[Json] = []
        reckoner = Reckoner(shelf=shelf)
        reckoner.ask("slow", {"note": str(notes)}, told.append, owner)
        wait(lambda: bool(told))
        reckoner.close()
        return told[0]

    first = evening()
    assert evening() == first
    assert notes.read_text() == "x"
    (file,) = (tmp_path / "odds").iterdir()
    whole = file.read_bytes()
    for spoilt in (b"", whole[:-9], whole.replace(b'"said"', b'"sald"'), b"[]", b"\0\xff"):
        file.write_bytes(spoilt)
        assert evening()["said"] == first["said"]
    assert len(notes.read_text()) == 6
    monkeypatch.setattr(answer_shelf, "reckoning_version", lambda: "another")
    evening()
    assert len(notes.read_text()) == 7
    assert [path.name[:7] for path in (tmp_path / "odds").iterdir()] == ["another"]


def test_a_layout_of_roulette_is_told_by_the_desk_and_leaves_no_file(wait: Wait, tmp_path: Path) -> None:
    """Another one lies on the cloth tomorrow."""
    reckoner = Reckoner(shelf=AnswerShelf(tmp_path / "odds"))
    told: list[Json] = []
    question = {"rules": {"zero": "lose_all"}, "stakes": {"rouge": 500}, "spins": 1}
    reckoner.ask("roulette_layout", question, told.append, reckoner)
    wait(lambda: bool(told))
    assert told[0]["ahead"] == pytest.approx(18 / 37)
    assert reckoner.known("roulette_layout", question) == told[0]
    assert not (tmp_path / "odds").exists()
    reckoner.close()


@pytest.mark.usefixtures("play")
def test_a_folder_that_takes_no_file_is_no_trouble(wait: Wait, tmp_path: Path) -> None:
    (tmp_path / "in the way").write_text("")
    reckoner = Reckoner(shelf=AnswerShelf(tmp_path / "in the way" / "odds"))
    told: list[Json] = []
    owner = QObject()
    reckoner.ask("slow", {}, told.append, owner)
    wait(lambda: bool(told))
    assert reckoner.known("slow", {}) == told[0]
    assert (tmp_path / "in the way").read_text() == ""
    reckoner.close()


@pytest.mark.usefixtures("play")
def test_who_waits_when_it_is_closed_knows_that_nothing_comes(reckoner: Reckoner, tmp_path: Path) -> None:
    owner = QObject()
    asked = [
        reckoner.ask(
            "slow", {"sleep": str(tmp_path / "asleep"), "n": n}, lambda _: pytest.fail("told"), owner
        )
        for n in range(2)
    ]
    assert all(question.wanted for question in asked)
    reckoner.close()
    assert not any(question.wanted for question in asked)
