"""Preferences: declared once, kept, and never spoilt by a spoilt file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from casino_qt.settings import LANGUAGES, Option, Settings, system_language

OPTIONS = list(Settings.options())


def stored(path: Path) -> Settings:
    return Settings(QSettings(str(path), QSettings.Format.IniFormat))


def another(option: Option[Any]) -> Any:
    """A value that is allowed and is not the default."""
    if option.allowed is not None:
        return next(value for value in option.allowed if value != option.default())
    return {str: "roulette", int: -4200, bool: not option.default(), bytes: b"\0\xffplace"}[option.kind]


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
def test_every_option_is_kept(option: Option[Any], tmp_path: Path) -> None:
    path, value = tmp_path / "a.ini", another(option)
    settings = stored(path)
    option.__set__(settings, value)
    settings.sync()
    assert option.__get__(stored(path), Settings) == value


@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.key)
@pytest.mark.parametrize("nonsense", ["maybe", "12.5", "", "@Invalid()", "-", "true, false"])
def test_a_spoilt_value_counts_as_absent(option: Option[Any], nonsense: str, tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    raw = QSettings(str(path), QSettings.Format.IniFormat)
    raw.setValue(option.key, nonsense)
    raw.sync()
    value = option.__get__(stored(path), Settings)
    assert type(value) is option.kind
    assert option.allowed is None or value in option.allowed


def test_a_file_of_noise_is_an_empty_one(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    path.write_bytes(bytes(range(256)) * 64)
    assert stored(path).speed == 100


def test_what_is_not_allowed_is_refused_and_nothing_moves(settings: Settings) -> None:
    with pytest.raises(ValueError, match="motion/speed"):
        settings.speed = 75
    assert settings.speed == 100


def test_a_change_is_told_once(settings: Settings, qtbot: QtBot) -> None:
    with qtbot.waitSignal(settings.changed) as told:
        settings.speed = 200
    assert told.args == ["motion/speed"]
    with qtbot.assertNotEmitted(settings.changed):
        settings.speed = 200


def test_a_wish_for_this_run_is_not_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    settings = stored(path)
    settings.language = "cs"
    settings.for_this_run(Settings.language, "ru")
    assert settings.language == "ru"
    settings.sync()
    assert stored(path).language == "cs"


def test_a_choice_made_later_replaces_the_wish(tmp_path: Path) -> None:
    path = tmp_path / "a.ini"
    settings = stored(path)
    settings.for_this_run(Settings.language, "ru")
    settings.language = "it"
    settings.sync()
    assert settings.language == "it"
    assert stored(path).language == "it"


def test_the_system_language_is_one_of_ours() -> None:
    assert system_language() in LANGUAGES
