"""A file of settings that something has spoilt never keeps anybody out of the house."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from pytestqt.qtbot import QtBot

from casino_qt.settings import Settings
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.house_rules import presets
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.system.languages import Languages

DEEP = "[" * 5_000
SPOILT = ("--5", "5" * 5_000, "-" + "9" * 20, "٥", "½", "NaN", "1e9", "5 ", '{"a"', DEEP, '{"a":' * 5_000)


def spoilt(folder: Path, value: str) -> Settings:
    """Every key of the file is `value`."""
    store = QSettings(str(folder / "spoilt.ini"), QSettings.Format.IniFormat)
    for option in Settings.options():
        store.setValue(option.key, value)
    store.sync()
    return Settings(QSettings(store.fileName(), QSettings.Format.IniFormat))


@pytest.mark.parametrize("value", SPOILT, ids=range(len(SPOILT)))
def test_no_spoilt_value_is_anybodys_choice(value: str, tmp_path: Path) -> None:
    settings = spoilt(tmp_path, value)
    for option in Settings.options():
        kept = option.__get__(settings, Settings)
        assert kept == (value if option.kind is str and option.allowed is None else option.default())


@pytest.mark.parametrize("value", SPOILT, ids=range(len(SPOILT)))
def test_the_window_opens_all_the_same(
    value: str, tmp_path: Path, languages: Languages, qtbot: QtBot
) -> None:
    settings = spoilt(tmp_path, value)
    window = MainWindow(settings, languages)
    qtbot.addWidget(window)
    window.appear()
    assert window.isVisible()
    assert not window.lobby.last_table.isVisible()  # of a table that nobody knows nothing is told
    assert not window.lobby.last_result.isVisible()
    assert keyring.key("lobby.settings") == keyring.default("lobby.settings")
    assert keyring.spoilt
    assert all(presets.own(table, settings) == [] for table in presets.SHELVES)
