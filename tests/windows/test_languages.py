"""Languages change while everything is open, and an update under the running casino does not end it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale
from PySide6.QtWidgets import QApplication

from casino_qt.data_files import data_folder
from casino_qt.settings import LANGUAGES
from casino_qt.windows import languages as module
from casino_qt.windows.languages import Languages


def text() -> str:
    return QCoreApplication.translate("LobbyPage", "House rules")


def test_every_language_has_its_texts_and_qts_own(languages: Languages) -> None:
    ours, qts = set(), set()
    for language in LANGUAGES:
        assert languages.speak(language)
        ours.add(text())
        qts.add(QCoreApplication.translate("QPlatformTheme", "Cancel"))
        assert QLocale().name().startswith(language)
    assert len(ours) == len(LANGUAGES)
    assert len(qts) == len(LANGUAGES)


def test_a_missing_file_means_english(
    languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "data_folder", lambda _name: tmp_path)
    assert not languages.speak("fr")
    assert text() == "House rules"


def test_a_damaged_file_means_english(
    languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "casino_fr.qm").write_bytes(b"not a translation")
    monkeypatch.setattr(module, "data_folder", lambda _name: tmp_path)
    assert not languages.speak("fr")
    assert text() == "House rules"


def test_a_file_rewritten_under_the_casino_does_no_harm(
    qapp: QApplication, languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    copy = tmp_path / "casino_fr.qm"
    shutil.copy(data_folder("translations") / "casino_fr.qm", copy)
    monkeypatch.setattr(module, "data_folder", lambda _name: tmp_path)
    assert languages.speak("fr")
    before = text()
    copy.write_bytes(b"")
    assert text() == before != "House rules"
