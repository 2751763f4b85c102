"""The window's side of baking: child, cache, trouble, and dying together."""

from __future__ import annotations

import logging
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from casino_qt.art.bake import baker, store
from casino_qt.art.bake.pieces import Named
from casino_qt.art.bake.sheets import paint_sheet
from casino_qt.art.bake.spec import Spec
from casino_qt.art.pictures import Pictures, stand_in_lobby
from tests.processes import runs

from .conftest import SMALL, pixels

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def pictures(tmp_path: Path) -> Iterator[Pictures]:
    shelf = Pictures(tmp_path / "cache")
    yield shelf
    shelf.close()


def _child(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    """Let the baker start this Python program instead of the real one."""
    monkeypatch.setattr(baker, "baker_command", lambda: (sys.executable, ["-c", program]))


def test_child_paints_and_the_cache_gives_it_back(qtbot: QtBot, pictures: Pictures, tmp_path: Path) -> None:
    assert pictures.sheet("chips", SMALL) is None
    assert pictures.nearest("chips", SMALL) is None
    with qtbot.waitSignal(pictures.ready) as ready:
        pictures.request("chips", SMALL)
        pictures.request("chips", SMALL)  # asking twice paints once
        assert pictures.busy()
    assert ready.args == ["chips", SMALL]
    assert not pictures.busy()
    sheet = pictures.sheet("chips", SMALL)
    assert sheet is not None
    own = dict(paint_sheet("chips", SMALL))
    assert set(sheet.keys()) == set(own)
    for key in ("chip/100/1/42", "plaque/10000/54", "shadow/pile/3/42"):
        assert pixels(sheet.picture(key).image) == pixels(own[key].image)
        sprite = sheet.sprite(key)
        assert (sprite.dx, sprite.dy) == (-own[key].anchor_x, -own[key].anchor_y)
        assert sprite.pixmap.width() == own[key].image.width()
        assert sheet.sprite(key) is sprite
    assert len(list((tmp_path / "cache").iterdir())) == 1

    next_evening = Pictures(tmp_path / "cache")
    assert next_evening.sheet("chips", SMALL) is not None
    assert next_evening.sheet("chips", Spec(0.4, 1480, "ru")) is not None  # what does not matter is levelled
    next_evening.drop("chips")
    assert next_evening.nearest("chips", SMALL) is None
    assert next_evening.sheet("chips", SMALL) is not None


def test_unwritable_cache_is_handed_over_through_a_temporary_folder(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    (tmp_path / "tmp").mkdir()
    monkeypatch.setenv("TMPDIR", str(tmp_path / "tmp"))
    shelf = Pictures(tmp_path / "file" / "cache")
    with qtbot.waitSignal(shelf.ready):
        shelf.request("chips", SMALL)
    assert shelf.sheet("chips", SMALL) is not None
    assert list((tmp_path / "tmp").iterdir()) == []  # nothing is left behind
    shelf.close()


def test_nowhere_to_write_paints_here_in_small_steps(
    qtbot: QtBot, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer = (
        "import sys, json\n"
        "for line in sys.stdin:\n"
        "    asked = json.loads(line)\n"
        "    print(json.dumps({'sheet': asked['sheet'], 'spec': asked['spec'], 'path': None}), flush=True)"
    )
    _child(monkeypatch, answer)
    steps: list[str] = []

    def few(sheet: str, spec: Spec) -> Iterator[Named]:
        for named in paint_sheet(sheet, spec):
            steps.append(named[0])
            yield named
            if len(steps) == 4:
                return

    monkeypatch.setattr("casino_qt.art.pictures._paint", few)
    with qtbot.waitSignal(pictures.ready):
        pictures.request("chips", SMALL)
    sheet = pictures.sheet("chips", SMALL)
    assert sheet is not None
    assert list(sheet.keys()) == steps


def test_no_child_at_all_paints_here(
    qtbot: QtBot, pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(baker, "baker_command", lambda: ("/nowhere/there-is-no-such-program", []))
    with qtbot.waitSignal(pictures.ready):
        pictures.request("chips", SMALL)
    assert pictures.sheet("chips", SMALL) is not None


def test_crash_is_said_once_tried_once_more_and_then_admitted(
    qtbot: QtBot,
    pictures: Pictures,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
) -> None:
    tally = tmp_path / "tally"
    _child(
        monkeypatch,
        f"import sys\nsys.stdin.readline()\nopen({str(tally)!r}, 'a').write('x')\n"
        "sys.exit('the brush broke')",
    )
    with caplog.at_level(logging.WARNING), qtbot.waitSignal(pictures.failed) as failed:
        pictures.request("chips", SMALL)
    assert "the brush broke" in str(failed.args)
    assert tally.read_text() == "xx"
    assert sum("tried once more" in record.message for record in caplog.records) == 1
    assert not pictures.busy()
    assert pictures.sheet("chips", SMALL) is None


def test_second_try_that_works_says_ready(
    qtbot: QtBot, pictures: Pictures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    flag = tmp_path / "flag"
    _child(
        monkeypatch,
        f"import os, sys\nif not os.path.exists({str(flag)!r}):\n"
        f"    open({str(flag)!r}, 'w').close()\n    os.abort()\n"
        "from casino_qt.art.bake.__main__ import main\nsys.exit(main())",
    )
    with qtbot.waitSignal(pictures.ready):
        pictures.request("chips", SMALL)
    assert pictures.sheet("chips", SMALL) is not None


def test_spoilt_file_is_painted_anew(qtbot: QtBot, tmp_path: Path) -> None:
    content = bytearray(store.pack(list(paint_sheet("chips", SMALL)), "chips", SMALL))
    content[len(content) // 2] ^= 255
    (tmp_path / store.file_name("chips", SMALL)).write_bytes(bytes(content))
    shelf = Pictures(tmp_path)
    assert shelf.sheet("chips", SMALL) is None
    with qtbot.waitSignal(shelf.ready):
        shelf.request("chips", SMALL)
    assert shelf.sheet("chips", SMALL) is not None
    shelf.close()


def test_nearest_prefers_the_next_larger_scale(pictures: Pictures, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("casino_qt.art.pictures._paint", lambda sheet, spec: iter(()))
    for scale in (0.5, 1.2):
        pictures.bake_now("lobby", Spec(scale, 1440))
    found = [pictures.nearest("lobby", Spec(scale, 1440)) for scale in (0.45, 0.8, 1.0, 2.0)]
    assert [near[1].scale for near in found if near is not None] == [0.5, 1.2, 1.2, 1.2]
    pictures.bake_now("lobby", Spec(1.4, 1440))
    assert pictures.sheet("lobby", Spec(0.5, 1440)) is None  # two are held at a time


def test_what_was_asked_for_last_is_forgotten_last(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("casino_qt.art.pictures._paint", lambda sheet, spec: ())
    shown, before, after = (Spec(scale, 1440) for scale in (0.8, 0.4, 0.7))
    for spec in (shown, before):
        pictures.bake_now("wheel", spec)
    assert pictures.sheet("wheel", shown) is not None
    pictures.bake_now("wheel", after)
    assert pictures.sheet("wheel", shown) is not None
    assert pictures.sheet("wheel", before) is None


def test_child_dies_with_its_parent(tmp_path: Path, qtbot: QtBot) -> None:
    """A parent killed in the middle of painting leaves no painter behind."""
    program = (
        "import sys, os\n"
        "from pathlib import Path\n"
        "from PySide6.QtWidgets import QApplication\n"
        "from PySide6.QtCore import QTimer\n"
        "app = QApplication([])\n"
        "from casino_qt.art.pictures import Pictures\n"
        "from casino_qt.art.bake.spec import Spec\n"
        f"shelf = Pictures(Path({str(tmp_path)!r}))\n"
        "shelf.request('lobby', Spec(4.0, 1600))\n"
        "child = shelf._bakers[0]._child.line._process\n"
        "child.waitForStarted()\n"
        "print(child.processId(), flush=True)\n"
        "app.exec()\n"
    )
    parent = subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, cwd=ROOT)
    assert parent.stdout is not None
    child = int(parent.stdout.readline())
    assert runs(child)
    time.sleep(0.5)
    parent.kill()
    parent.wait()
    parent.stdout.close()
    qtbot.waitUntil(lambda: not runs(child))


def test_stand_in_lobbies_are_shipped() -> None:
    assert (stand_in_lobby(1440).width(), stand_in_lobby(1440).height()) == (1440, 900)
    assert stand_in_lobby(1600).width() == 1600


def test_what_somebody_waits_for_is_painted_first(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pictures, "_idle_baker", lambda: None)  # all painters are at work
    for sheet in ("lobby", "trente_et_quarante", "roulette", "chips", "wheel"):
        pictures.request(sheet, SMALL)
    pictures.hurry(("roulette", "wheel", "cards"), SMALL)
    waiting = [job[0] for job in pictures._waiting]
    assert waiting == ["roulette", "wheel", "lobby", "trente_et_quarante", "chips"]


def test_sizes_passed_on_the_way_are_not_painted(
    monkeypatch: pytest.MonkeyPatch, qtbot: QtBot, pictures: Pictures
) -> None:
    """Whoever makes the table larger step by step waits for the last size only."""
    _child(monkeypatch, "import time; time.sleep(60)")
    larger = Spec(2 * SMALL.scale, SMALL.width, SMALL.index)
    sheets = ("chips", "cards", "wheel", "lobby")  # more than there are children
    for sheet in sheets:
        pictures.request(sheet, SMALL)
    pictures.leave(larger)
    for sheet in sheets:
        pictures.request(sheet, larger)
    waiting = [spec for _, spec in pictures._waiting]
    assert len(waiting) == len(sheets)
    assert waiting == [larger.of(sheet) for sheet in sheets]


def test_what_a_room_was_twice_as_large_with_is_let_go_of(
    pictures: Pictures, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("casino_qt.art.pictures._paint", lambda _sheet, _spec: iter(()))
    large = replace(SMALL, scale=2 * SMALL.scale)
    for spec in (SMALL, large):
        pictures.bake_now("chips", spec)
    pictures.bake_now("cards", large)  # in the other size they have not come yet
    pictures.settle(SMALL)
    assert pictures.sheet("chips", large) is not None  # nobody has left it
    pictures.leave(SMALL)
    pictures.settle(SMALL)
    assert pictures.sheet("chips", SMALL) is not None
    assert pictures.sheet("chips", large) is None
    assert pictures.sheet("cards", large) is not None  # stands in
    again = pictures.bake_now("chips", large)
    pictures.settle(SMALL)
    assert pictures.sheet("chips", large) is again  # once for each change: never two who take turns
