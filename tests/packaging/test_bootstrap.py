"""A checkout on a bare machine: what is missing is installed or named in one line."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

import bootstrap

VENV_OF_DEBIAN = f"python{sys.version_info.major}.{sys.version_info.minor}-venv"


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for an environment on a Linux with all libraries, with apt, and without ensurepip."""
    monkeypatch.setattr(bootstrap, "ROOT", tmp_path)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(bootstrap, "loads", lambda _library: True)
    monkeypatch.setattr(shutil, "which", lambda tool: tool if tool == "apt-get" else None)
    monkeypatch.setattr(importlib.util, "find_spec", lambda _name: None)
    (tmp_path / "pyproject.toml").write_text("")
    return tmp_path / ".venv"


def test_debians_own_python_lacks_a_package_and_it_is_named(
    bare: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(os, "geteuid", lambda: 1000)
    assert bootstrap.system_packages({}, bare) == 1
    told = capsys.readouterr().err
    assert told.count("\n") == 1
    assert told.rstrip().endswith(f"sudo apt-get install -y --no-install-recommends {VENV_OF_DEBIAN}")


def test_root_has_it_installed(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[list[str]] = []

    def run(command: list[str], **_how: object) -> SimpleNamespace:
        ran.append(command)
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(os, "geteuid", lambda: 0)
    monkeypatch.setattr(subprocess, "run", run)
    assert bootstrap.system_packages({}, bare) == 0
    assert ran[-1][-1] == VENV_OF_DEBIAN


def test_an_environment_with_pip_wants_nothing_more(bare: Path) -> None:
    (bare / "bin").mkdir(parents=True)
    (bare / "bin" / "pip3").touch()
    assert bootstrap.system_packages({}, bare) == 0


def test_an_environment_that_was_only_begun_gets_its_pip(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where ensurepip was missing Python is there already, and no pip."""
    ran: list[list[str]] = []

    def run(command: list[str], **_how: object) -> SimpleNamespace:
        ran.append(command[1:4])
        return SimpleNamespace(returncode=0)

    monkeypatch.setattr(subprocess, "run", run)
    python = bare / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    python.parent.mkdir(parents=True)
    python.touch()
    assert bootstrap.environment(bare, ".", "ready-to-play") == 0
    assert ran == [["-m", "ensurepip"], ["-m", "pip", "install"]]
    (python.parent / "pip3").touch()
    (bare / "ready-to-play").unlink()
    ran.clear()
    assert bootstrap.environment(bare, ".", "ready-to-play") == 0
    assert ran == [["-m", "pip", "install"]]
