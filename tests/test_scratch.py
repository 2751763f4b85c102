"""Folders for a moment: gone when they were used, and those of the killed with the next start."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import pytest
from PySide6.QtCore import QTemporaryDir

from casino_qt import scratch
from casino_qt.art.bake import __main__ as painter
from casino_qt.art.bake import store


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path))
    return tmp_path


@pytest.fixture
def dead() -> int:
    """The number of a process that lives no more."""
    process = subprocess.Popen([sys.executable, "-c", ""])
    process.wait()
    return process.pid


@pytest.mark.skipif(os.name != "posix", reason="Windows clears its own")
def test_what_a_killed_casino_left_is_cleared_away_and_nothing_else(place: Path, dead: int) -> None:
    left = place / f"casino-qt-{dead}-abcdef"
    left.mkdir()
    (left / "chips.sheet").write_bytes(b"left")
    living = QTemporaryDir(scratch.pattern())
    handed_over = scratch.new_for_parent()
    others = [place / f"casino-qt-{dead}", place / "casino-qt-notes-x", place / f"other-{dead}-abcdef"]
    for folder in others:
        folder.mkdir()
    file, far = place / f"casino-qt-{dead}-file", place / "far"
    file.write_text("a file is no folder of ours", encoding="utf-8")
    far.mkdir()
    link = place / f"casino-qt-{dead}-link"
    link.symlink_to(far, target_is_directory=True)
    scratch.clear_left()
    assert not left.exists()
    assert Path(living.path()).is_dir()
    assert Path(living.path()).parent == place
    assert handed_over.is_dir()  # of the parent of this process, which lives
    assert all(folder.is_dir() for folder in (*others, far))
    assert file.exists()
    assert link.is_symlink()
    living.remove()
    scratch.clear_left()
    assert not Path(living.path()).exists()


def test_a_painter_without_a_place_leaves_no_empty_folder(
    place: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> Path:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(store, "pack", lambda *_: b"painted")
    monkeypatch.setattr(store, "save", full)
    assert painter.bake_to_disk("chips", "1.00_1440_--", place / "cache") is None
    assert list(place.glob("casino-qt-*")) == []
    assert "nor to" in capsys.readouterr().err
