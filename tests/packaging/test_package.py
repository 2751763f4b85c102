"""What `make package` says where it cannot go on: one line, and no trace."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

import package
import smoke
from appimage import make_appimage
from frozen.build import Incomplete
from linux.needed import UnknownLibrary

FAILED_TOOL = subprocess.CalledProcessError(1, ["/venv/bin/python", "-m", "PyInstaller", "--noconfirm"])


def run(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Its status on the command line `words`."""
    monkeypatch.setattr("sys.argv", ["package.py", *words])
    return package.main()


@pytest.mark.parametrize(
    ("fault", "said"),
    [
        (FAILED_TOOL, "make package: PyInstaller ended with status 1; the lines above say why\n"),
        (
            Incomplete("modules of the casino are missing: x"),
            "make package: modules of the casino are missing: x\n",
        ),
    ],
)
def test_what_cannot_be_frozen_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], fault: Exception, said: str
) -> None:
    def freeze(*_: object) -> Path:
        raise fault

    monkeypatch.setattr(package, "freeze", freeze)
    assert run(monkeypatch) == package.FAILED
    assert capsys.readouterr().err == said


def test_library_no_package_brings_is_named_and_the_other_packages_are_made(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    stamp = tmp_path / "frozen/casino-qt/_internal/casino_qt/data/stamp.json"
    stamp.parent.mkdir(parents=True)
    stamp.write_text('{"version": "1.0", "commit": "a", "date": "", "sources": ""}', encoding="utf-8")
    tried: list[str] = []

    def packed(program: Path, kind: str, *_: object) -> package.Made:
        tried.append(kind)
        if kind == "deb":
            raise UnknownLibrary("libcups.so.2 belongs to no installed package")
        return package.Made(stamp, 1)

    for name, value in {"BUILD": tmp_path, "DIST": tmp_path / "dist", "packed": packed}.items():
        monkeypatch.setattr(package, name, value)
    for name in ("bill", "stamp_program"):
        monkeypatch.setattr(package, name, lambda *_: None)
    monkeypatch.setattr(package, "missing_tools", lambda _: [])
    monkeypatch.setattr(smoke, "check", lambda _: None)
    assert run(monkeypatch, "--again") == package.FAILED
    assert tried == ["deb", "rpm", "tar"]
    assert "libcups.so.2 belongs to no installed package" in capsys.readouterr().err


def test_program_that_does_not_live_is_not_packed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    program = tmp_path / "frozen/casino-qt"
    (program / "_internal/casino_qt/data").mkdir(parents=True)
    stamp = program / "_internal/casino_qt/data/stamp.json"
    stamp.write_text('{"version": "1.0", "commit": "a", "date": "", "sources": ""}', encoding="utf-8")
    command = program / "casino-qt"
    command.write_text("#!/bin/sh\necho it lacks something >&2\nexit 3\n", encoding="utf-8")
    command.chmod(0o755)
    packed: list[object] = []
    for name, value in {"BUILD": tmp_path, "DIST": tmp_path / "dist", "packed": packed.append}.items():
        monkeypatch.setattr(package, name, value)
    for name in ("bill", "stamp_program"):
        monkeypatch.setattr(package, name, lambda *_: None)
    assert run(monkeypatch, "--again") == package.FAILED
    said = capsys.readouterr().err
    assert said.startswith("make package: ")
    assert "status 3, not 0: it lacks something" in said
    assert said.count("\n") == 1
    assert packed == []


def test_image_that_cannot_be_made_is_said_in_a_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.argv", ["make_appimage.py", str(tmp_path), str(tmp_path / "x.AppImage")])
    monkeypatch.setattr("shutil.which", lambda _: None)
    assert make_appimage.main() == 1
    assert (
        capsys.readouterr().err == "make_appimage: this machine has no mksquashfs (Debian: squashfs-tools)\n"
    )
    monkeypatch.setattr("shutil.which", lambda tool: f"/usr/bin/{tool}")
    assert make_appimage.main() == 1
    assert capsys.readouterr().err == (
        f"make_appimage: there is no frozen program in {tmp_path}; make package makes it\n"
    )
    assert list(tmp_path.iterdir()) == []
