"""The language of the interface: which translators are installed, and how numbers and dates are written."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QApplication

from casino_qt.data_files import data_folder, kept

NAMES = {"en": "English", "fr": "Français", "it": "Italiano", "cs": "Čeština", "ru": "Русский"}


def file_dialog_texts() -> tuple[str, ...]:
    """What Qt's own dialog of files says in texts that Qt has reworded and left untranslated since.

    Qt asks for them under these names; the house's translators answer where Qt's do not.
    """
    return (
        QCoreApplication.translate("QFileDialog", "&Look in:"),
        QCoreApplication.translate("QFileDialog", "Files of &type:"),
        QCoreApplication.translate("QAbstractFileIconProvider", "Folder", "All other platforms"),
    )


def files_of(language: str) -> tuple[Path, Path]:
    """Qt's own texts in a language, and the house's. Qt has none in English."""
    qt_folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    return qt_folder / f"qtbase_{language}.qm", data_folder("translations") / f"casino_{language}.qm"


def keep_all() -> None:
    """Read the texts of every language there is, while the files are those of the running program."""
    for language in NAMES:
        for file in files_of(language):
            if file.is_file():
                kept(file)


def say_everything_again() -> None:
    """Have every window tell its texts and lay itself out anew, as after a change of language."""
    if isinstance(QCoreApplication.instance(), QApplication):
        for window in QApplication.topLevelWidgets():
            QCoreApplication.sendEvent(window, QEvent(QEvent.Type.LanguageChange))


class Languages:
    """The installed language; `speak` changes it while everything stays open."""

    def __init__(self) -> None:
        # Qt keeps no copy of what a translator was loaded from.
        self._installed: list[tuple[QTranslator, bytes]] = []
        self.current = "en"

    def speak(self, language: str) -> bool:
        """Install the translators of `language`; every widget gets a LanguageChange.

        Returns whether the house's own texts were found; where they were not, the interface is English.
        """
        app = QCoreApplication.instance()
        if app is None:
            raise RuntimeError("a language needs an application")
        self.be_silent()
        self.current = language
        QLocale.setDefault(QLocale(language))
        qts, ours = files_of(language)
        # Qt's own texts first: what is installed last is asked first.
        self._install(app, qts)
        # English needs its file too, for the plurals.
        return self._install(app, ours)

    def be_silent(self) -> None:
        """Take the translators out again: every text is the English source."""
        app = QCoreApplication.instance()
        for translator, _ in self._installed:
            if app is not None:
                app.removeTranslator(translator)
        self._installed.clear()

    def _install(self, app: QCoreApplication, path: Path) -> bool:
        translator = QTranslator()
        # Read whole: Qt maps a file it opens itself, and would die if an update rewrote it under the casino.
        try:
            texts = kept(path)
        except OSError:
            return False
        if not translator.load(texts):
            return False
        app.installTranslator(translator)
        self._installed.append((translator, texts))
        return True
