"""The logbook: written where it can be, bounded, and no reason to stop when it cannot."""

from __future__ import annotations

import errno
import os
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from casino_qt import logbook


@pytest.fixture(autouse=True)
def _closed_again() -> Iterator[None]:
    yield
    logbook.close_logbook()


def test_it_begins_with_the_versions(tmp_path: Path) -> None:
    assert logbook.open_logbook(tmp_path / "log")
    text = (tmp_path / "log" / logbook.NAME).read_text(encoding="utf-8")
    assert logbook.versions() in text


def test_it_stays_under_a_megabyte(tmp_path: Path) -> None:
    logbook.open_logbook(tmp_path)
    for _ in range(3000):
        logbook.log.warning("x" * 1000)
    files = list(tmp_path.glob(f"{logbook.NAME}*"))
    assert len(files) == logbook.ELDERS + 1
    assert sum(file.stat().st_size for file in files) <= (logbook.ELDERS + 1) * logbook.SIZE


def test_an_unwritable_place_is_said_and_survived(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wall = tmp_path / "wall"
    wall.write_text("not a folder", encoding="utf-8")
    assert not logbook.open_logbook(wall / "log")
    logbook.log.error("still heard")
    assert "still heard" in capsys.readouterr().err


class Full(StringIO):
    """A file on a disk that has no room."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_a_full_disk_is_said_once_and_forgotten_when_there_is_room(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    logbook.open_logbook(tmp_path)
    for entry in ("one", "two"):
        logbook.log.handlers[0].stream = Full()  # type: ignore[attr-defined]
        logbook.log.error(entry)
    said = capsys.readouterr().err.splitlines()
    assert said[0].endswith(os.strerror(errno.ENOSPC))
    assert [line.rpartition(": ")[2] for line in said[1:]] == ["one", "two"]
    logbook.log.error("three")
    logbook.close_logbook()
    assert capsys.readouterr().err == ""
    written = (tmp_path / logbook.NAME).read_text(encoding="utf-8")
    assert "three" in written
    assert "two" not in written


class Gone(Full):
    """A terminal that was closed, or a file of the desktop's on the same disk."""

    def write(self, text: str) -> int:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


def test_nobody_falls_over_an_entry_that_nothing_takes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    logbook.open_logbook(tmp_path)
    logbook.log.handlers[0].stream = Full()  # type: ignore[attr-defined]
    monkeypatch.setattr("sys.stderr", Gone())
    logbook.log.error("one")
    logbook.log.error("two")
    logbook.close_logbook()
    assert "two" in (tmp_path / logbook.NAME).read_text(encoding="utf-8")
    (tmp_path / "file").touch()
    assert not logbook.open_logbook(tmp_path / "file")


def test_last_words_have_a_file(tmp_path: Path) -> None:
    logbook.open_logbook(tmp_path)
    assert (tmp_path / logbook.CRASH_NAME).exists()


def test_the_usual_place_is_the_systems_for_logs() -> None:
    assert logbook.folder().name == "log"
