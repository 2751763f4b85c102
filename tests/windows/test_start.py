"""Start-up: nothing heavy before the lobby is painted; every trouble with the profile told in a dialog."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from casino_qt import app, logbook
from casino_qt.app import Start, Wishes
from casino_qt.art.lettering import FontsMissing
from casino_qt.bank.errors import ProfileError, ProfileTooNew, ProfileUnwritable
from casino_qt.bank.profile import Profile
from casino_qt.settings import Settings
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.message import Message
from casino_qt.windows.trouble.exchange_line import ExchangeLine
from tests.screenshots.replay_states import SCRIPT

LEFT = Qt.MouseButton.LeftButton

# What the first picture may not wait for.
MARKS = {"casino_qt.rules", "casino_qt.rules.marking"}  # eight lines: the words on the doors are marked
HEAVY = (
    "sqlite3",
    "logging.handlers",
    "casino_qt.bank",
    "casino_qt.rules",
    "casino_qt.tables",
    "casino_qt.scenes",
    "casino_qt.croupier",
    "casino_qt.art.cards",
    "casino_qt.art.trente_et_quarante",
    "casino_qt.art.lobby",
    "casino_qt.windows.at_table.table_page",
    "casino_qt.windows.at_table.trente_et_quarante_page",
    "casino_qt.windows.at_table.roulette_page",
    "casino_qt.windows.settings.sheet",
    "casino_qt.windows.help.rules_sheet",
    "casino_qt.windows.laboratory",
    "numpy",
    "pyqtgraph",
)

AT_FIRST_PAINT = """
import sys
from casino_qt.windows import main_window
begin = main_window.MainWindow.appear
def appear(window):
    window.lobby.painted.connect(lambda: look())
    begin(window)
def look():
    import gc
    print("gc_enabled" if gc.isenabled() else "gc_waits")
    print("\\n".join(sys.modules), flush=True)
    import os
    os._exit(0)
main_window.MainWindow.appear = appear
from casino_qt.cli import main
main([])
"""

AFTERWARDS = """
from casino_qt import app
begin = app.Start._next_step
def step(start):
    import gc, os, weakref
    from PySide6.QtCore import QTimer
    class Loop:
        def __init__(self):
            self.itself = self
    def make():
        global litter, much
        litter, much = weakref.ref(Loop()), [[number] for number in range(10_000)]
        QTimer.singleShot(1, look)
    def look():
        print(gc.isenabled(), litter() is None, gc.get_freeze_count() > 10_000, flush=True)
        os._exit(0)
    QTimer.singleShot(0, make)
app.Start._next_step = step
from casino_qt.cli import main
main([])
"""


def test_nothing_heavy_is_imported_before_the_first_picture(tmp_path: Path) -> None:
    home = dict(os.environ)
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        home[f"XDG_{name}_HOME"] = str(tmp_path / name)
    done = subprocess.run(
        [sys.executable, "-c", AT_FIRST_PAINT], env=home, capture_output=True, text=True, check=False
    )
    modules = done.stdout.split()
    assert "casino_qt.windows.lobby.page" in modules, done.stderr
    heavy = [m for m in modules if m in HEAVY or m.startswith(tuple(f"{h}." for h in HEAVY))]
    assert set(heavy) <= MARKS
    assert "gc_waits" in modules  # its looks at all that a start imports find nothing


def test_garbage_is_swept_out_by_the_loop_when_the_lobby_has_been_seen(tmp_path: Path) -> None:
    home = dict(os.environ)
    for name in ("CONFIG", "DATA", "CACHE", "STATE"):
        home[f"XDG_{name}_HOME"] = str(tmp_path / name)
    done = subprocess.run(
        [sys.executable, "-c", AFTERWARDS], env=home, capture_output=True, text=True, check=False
    )
    assert done.stdout.split() == ["False", "True", "True"], done.stderr


@pytest.fixture
def start(qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Start]:
    """A start with a profile and settings of its own, not begun yet."""
    store = QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)
    kept = Settings(store)
    kept.language = "en"
    monkeypatch.setattr("casino_qt.settings.Settings.__init__.__defaults__", (store, None))
    start = Start(Wishes(profile=tmp_path / "purse.casino"))
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    yield start
    start.close()
    start.languages.be_silent()
    logbook.close_logbook()
    start.window.hide()
    start.window.deleteLater()
    start.settings.deleteLater()


def place(start: Start) -> Path:
    """The profile named on the command line."""
    assert start.wishes.profile is not None
    return start.wishes.profile


def messages(start: Start) -> list[Message]:
    return [m for m in start.window.findChildren(Message) if m.isVisible()]


def answer(message: Message, words: str) -> None:
    button = next(b for b in message.findChildren(Button) if b.words() == words)
    QTest.mouseClick(button, LEFT, pos=button.rect().center())


def begin(start: Start, qtbot: QtBot) -> None:
    start.open_lobby()
    qtbot.waitUntil(lambda: start.profile is not None or bool(messages(start)))


def test_what_falls_before_there_is_a_window_is_told_once_on_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "excepthook", sys.excepthook)
    Start(Wishes(profile=tmp_path / "purse.casino"))
    fallen = FontsMissing("the face Jost could not be loaded")
    sys.excepthook(FontsMissing, fallen, None)
    told = capsys.readouterr().err
    assert told.count("the face Jost could not be loaded") == 1
    assert "AttributeError" not in told


def test_a_first_start_opens_a_purse(start: Start, qtbot: QtBot) -> None:
    begin(start, qtbot)
    assert start.window.lobby.purse.text() == "10\u00a0000"
    assert messages(start) == []


def test_a_start_in_practice_leads_the_doors_to_the_practice_tables(start: Start, qtbot: QtBot) -> None:
    start.wishes = replace(start.wishes, practice=True)
    begin(start, qtbot)
    qtbot.waitUntil(lambda: start.window.practice)
    assert start.window.lobby.purse_label.text() == "Practice purse"
    assert sorted(path.name for path in place(start).parent.glob("*.casino")) == [
        "purse-practice.casino",
        "purse.casino",
    ]


def test_a_start_with_a_script_begins_with_its_replay(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    from casino_qt.rules.scripts.command import load_script

    path = tmp_path / "wednesday.json"
    path.write_text(SCRIPT, "utf-8")
    start.wishes = replace(start.wishes, script=load_script(str(path)), script_name=path.name)
    begin(start, qtbot)
    qtbot.waitUntil(lambda: bool(start.window.replay_pages()))
    page = start.window.projector().page
    assert page is not None
    assert page.isVisible()
    assert page.titled.file == "wednesday.json"
    assert start.wishes.script is None  # who plays next has not asked for it


def test_a_damaged_script_is_complained_of_in_the_window(start: Start, qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "damaged.casinoscript"
    path.write_text("{", "utf-8")
    start.wishes = replace(start.wishes, file=path)
    begin(start, qtbot)
    qtbot.waitUntil(lambda: bool(start.window.findChildren(Message)))
    told = start.window.findChildren(Message)[-1]
    assert told.body.text().startswith("damaged.casinoscript\n")
    assert not start.window.replay_pages()
    assert start.wishes.file is None


def test_the_second_copy_is_told_and_may_try_again(start: Start, qtbot: QtBot) -> None:
    first = Profile.open(place(start))
    begin(start, qtbot)
    (told,) = messages(start)
    assert "in use by another running copy" in told.body.text()
    answer(told, "Try again")
    (told_again,) = messages(start)
    assert told_again is not told
    first.close()
    answer(told_again, "Try again")
    qtbot.waitUntil(lambda: start.profile is not None)
    assert messages(start) == []


def test_a_damaged_purse_can_be_set_aside(start: Start, qtbot: QtBot) -> None:
    Profile.open(place(start)).close()
    path = place(start)
    blob = bytearray(path.read_bytes())
    blob[4096:8192] = bytes(range(256)) * 16
    path.write_bytes(blob)
    begin(start, qtbot)
    (told,) = messages(start)
    assert "damaged" in told.body.text()
    answer(told, "Set it aside and begin anew")
    qtbot.waitUntil(lambda: start.profile is not None)
    assert [p for p in path.parent.iterdir() if ".damaged-" in p.name]


def test_a_large_purse_is_read_through_while_the_lobby_is_open(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    Profile.open(place(start)).close()
    monkeypatch.setattr("casino_qt.bank.audit.AT_ONCE", 1_000)
    begin(start, qtbot)
    house = start.window.house
    assert house is not None
    assert house.auditor is not None
    if house.auditor.busy:
        assert not house.table_ready(start.window, "blackjack")
        assert "books" in start.window.laying_words()
    qtbot.waitUntil(lambda: house.auditor is not None and not house.auditor.busy)
    assert messages(start) == []


def test_a_large_purse_found_damaged_is_let_go_and_told(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = place(start)
    Profile.open(path).close()
    with sqlite3.connect(path) as db:
        db.execute("UPDATE accounts SET balance = balance + 1 WHERE name = 'purse'")
    db.close()
    before = path.read_bytes()
    monkeypatch.setattr("casino_qt.bank.audit.AT_ONCE", 1_000)
    start.open_lobby()
    qtbot.waitUntil(lambda: bool(messages(start)))
    (told,) = messages(start)
    assert "damaged" in told.body.text()
    assert start.window.house is None
    assert path.read_bytes() == before
    answer(told, "Set it aside and begin anew")
    qtbot.waitUntil(lambda: start.profile is not None)
    assert start.window.lobby.purse.text() == "10\u00a0000"
    assert [p for p in path.parent.iterdir() if ".damaged-" in p.name]


def test_a_strange_file_is_left_alone(start: Start, qtbot: QtBot) -> None:
    place(start).write_text("a letter", encoding="utf-8")
    begin(start, qtbot)
    (told,) = messages(start)
    words = [b.words() for b in told.findChildren(Button)]
    assert "Set it aside and begin anew" not in words
    assert place(start).read_text(encoding="utf-8") == "a letter"


def test_what_is_left_of_the_houses_own_purse_can_be_set_aside(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = place(start)
    path.write_bytes(bytes(100_000))  # what a disk may hold after the power went
    monkeypatch.setattr(app, "usual_profile", lambda: path)
    start.wishes = Wishes()
    begin(start, qtbot)
    answer(messages(start)[0], "Set it aside and begin anew")
    qtbot.waitUntil(lambda: start.profile is not None)
    (aside,) = [p for p in path.parent.iterdir() if ".damaged-" in p.name]
    assert aside.read_bytes() == bytes(100_000)


@pytest.mark.parametrize("problem", [ProfileTooNew, ProfileUnwritable])
def test_every_trouble_has_one_line_and_advice(
    start: Start, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, problem: type[ProfileError]
) -> None:
    def refuse(path: Path, *, late: bool) -> Profile:
        raise problem(path)

    monkeypatch.setattr(Profile, "open", refuse)
    begin(start, qtbot)
    (told,) = messages(start)
    assert told.objectName() == "profile problem"
    assert told.body.text().count("\n") == 0
    assert told.advice.text()


def test_the_way_out_of_a_trouble_closes_the_window(start: Start, qtbot: QtBot) -> None:
    place(start).write_text("a letter", encoding="utf-8")
    begin(start, qtbot)
    answer(messages(start)[0], "Leave the casino")
    assert not start.window.isVisible()


def test_the_language_of_the_command_line_is_for_this_run(start: Start, qtbot: QtBot) -> None:
    start.settings.for_this_run(Settings.language, "cs")
    begin(start, qtbot)
    assert start.languages.current == "cs"


def test_the_table_of_the_command_line_is_entered_when_it_is_laid(start: Start, qtbot: QtBot) -> None:
    start.wishes = Wishes(table="blackjack", profile=start.wishes.profile)
    begin(start, qtbot)
    assert start.window.lobby.plate.text() == start.window.laying_words()


def test_every_start_watches_whether_the_program_is_exchanged(start: Start, qtbot: QtBot) -> None:
    begin(start, qtbot)
    qtbot.waitUntil(lambda: len(start.window.findChildren(ExchangeLine)) == 1)


def test_the_usual_profile_is_in_the_systems_place(qapp: QApplication) -> None:
    assert app.usual_profile().name == app.PROFILE_NAME


ASK_FOR_PLACES = """
from PySide6.QtCore import QSettings
from casino_qt import app, logbook
from casino_qt.art.pictures import cache_folder
from casino_qt.settings import Settings
assert app.find_home()
settings = Settings()
for place in (app.usual_profile(), logbook.folder(), cache_folder(), settings._store.fileName()):
    print(place)
"""


@pytest.mark.parametrize("home", [None, ""] if os.name == "posix" else [])
def test_without_home_everything_is_kept_in_the_home_the_system_knows(home: str | None) -> None:
    import pwd

    bare = {k: v for k, v in os.environ.items() if k != "HOME" and not k.startswith("XDG_")}
    if home is not None:
        bare["HOME"] = home
    done = subprocess.run(
        [sys.executable, "-c", ASK_FOR_PLACES], env=bare, capture_output=True, text=True, check=False
    )
    known = pwd.getpwuid(os.getuid()).pw_dir
    assert done.returncode == 0, done.stderr
    places = done.stdout.splitlines()
    assert len(places) == 4
    assert all(place.startswith(f"{known}/") for place in places)


def test_without_any_home_one_line_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("HOME")
    monkeypatch.setattr(os.path, "expanduser", lambda path: path)
    assert app.run(Wishes()) == 1
    assert capsys.readouterr().err.count("\n") == 1
