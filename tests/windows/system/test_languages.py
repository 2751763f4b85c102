"""Languages change while everything is open, and an update under the running casino does not end it."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QDir, QFileInfo, QLocale
from PySide6.QtWidgets import QApplication, QFileDialog, QFileIconProvider, QLabel
from pytestqt.qtbot import QtBot

from casino_qt import data_files
from casino_qt.croupier import tongues
from casino_qt.data_files import data_folder
from casino_qt.settings import LANGUAGES
from casino_qt.windows.system import languages as module
from casino_qt.windows.system.languages import Languages, file_dialog_texts


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


def test_the_dialog_of_files_speaks_the_language_of_the_house(languages: Languages, qtbot: QtBot) -> None:
    """Qt's own one, which opens where the desktop has none: nothing of it stays English."""
    said = {}
    for language in LANGUAGES:
        languages.speak(language)
        dialog = QFileDialog()
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        said[language] = {label.objectName(): label.text() for label in dialog.findChildren(QLabel)}
    for language in LANGUAGES[1:]:
        for label in ("lookInLabel", "fileNameLabel", "fileTypeLabel"):
            assert said[language][label] != said["en"][label], (language, label)
        languages.speak(language)
        assert QFileIconProvider().type(QFileInfo(QDir.tempPath())) in file_dialog_texts()
        assert "Folder" not in file_dialog_texts()


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


def test_every_language_is_spoken_after_the_program_was_removed(
    languages: Languages, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of the window, and of the croupier, who could not finish the coup without."""
    texts = shutil.copytree(data_folder("translations"), tmp_path / "translations")
    for reader in (module, tongues):
        monkeypatch.setattr(reader, "data_folder", lambda _name: texts)
    tongues._translator.cache_clear()
    module.keep_all()
    shutil.rmtree(texts)
    assert len({text() for language in LANGUAGES if languages.speak(language)}) == len(LANGUAGES)
    said = {tongues.say("Croupier", "No more bets", tongue) for tongue in tongues.TONGUES}
    tongues._translator.cache_clear()
    assert len(said) == len(tongues.TONGUES)


def test_a_folder_that_was_taken_away_is_looked_for_where_it_lay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(data_files, "_PACKAGE", tmp_path)
    installed = tmp_path / "data" / "translations"
    installed.mkdir(parents=True)
    data_folder.cache_clear()
    assert data_folder("translations") == installed
    installed.rmdir()
    assert data_folder("translations") == installed
    data_folder.cache_clear()
