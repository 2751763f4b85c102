"""Qt's own dialogs speak the language of the interface: files, printing, messages, the menu of an entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QStandardPaths, Qt, QTimer
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QComboBox,
    QFileDialog,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QMessageBox,
    QTabWidget,
    QTextBrowser,
    QTreeView,
    QWidget,
)
from pytestqt.qtbot import QtBot

from casino_qt.art import lettering, text_size
from casino_qt.windows.kit import files
from casino_qt.windows.system.languages import Languages
from casino_qt.windows.system.qt_texts import print_dialog_texts

FOREIGN = ("fr", "it", "cs", "ru")
THE_SAME = {
    "fr": {"Type", "Copies", "Options", "&Options >>", "Pages", "Orientation"},
    "it": {"&No"},
    "cs": set[str](),
    "ru": set[str](),
}
"""Words that a language writes as English does."""
NEVER_SEEN = {"Form"}
"""Titles of what is a part of another window."""


def _files(accept: QFileDialog.AcceptMode) -> QWidget:
    dialog = QFileDialog(None, "", str(Path(__file__).parent))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.setAcceptMode(accept)
    return dialog


def _printing() -> QWidget:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName("page.pdf")
    dialog = QPrintDialog(printer)
    dialog.setProperty("printer", printer)  # it must live as long
    return dialog


def _message() -> QWidget:
    button = QMessageBox.StandardButton
    some = button.Cancel | button.Yes | button.No | button.Save | button.Close
    return QMessageBox(QMessageBox.Icon.Warning, "", "", some)


def _entry() -> QWidget:
    entry = QLineEdit()
    entry.createStandardContextMenu()  # is a part of the entry
    return entry


def _page() -> QWidget:
    page = QTextBrowser()
    page.createStandardContextMenu()
    return page


@pytest.fixture
def speaker(qapp: QApplication) -> Iterator[Languages]:
    speaker = Languages()
    yield speaker
    speaker.be_silent()


DIALOGS: dict[str, Callable[[], QWidget]] = {
    "open": lambda: _files(QFileDialog.AcceptMode.AcceptOpen),
    "save": lambda: _files(QFileDialog.AcceptMode.AcceptSave),
    "print": _printing,
    "message": _message,
    "entry": _entry,
    "page": _page,
}


def texts(dialog: QWidget) -> Iterator[str]:
    """Everything with letters that a dialog says, but for names of files."""
    for widget in (dialog, *dialog.findChildren(QWidget)):
        yield from (action.text().split("\t")[0] for action in widget.actions())
        for asked in ("windowTitle", "text", "title", "toolTip"):
            if not isinstance(widget, QLineEdit) and hasattr(widget, asked):
                yield str(getattr(widget, asked)())
        if isinstance(widget, QComboBox) and widget.objectName() not in ("lookInCombo", "fileTypeCombo"):
            yield from (widget.itemText(i) for i in range(widget.count()))
        if isinstance(widget, QTabWidget):
            yield from (widget.tabText(i) for i in range(widget.count()))
        if isinstance(widget, QAbstractItemView) and (model := widget.model()) is not None:
            columns = range(model.columnCount())
            yield from (str(model.headerData(i, Qt.Orientation.Horizontal)) for i in columns)


def said(qtbot: QtBot, speaker: Languages, dialog: str, language: str) -> set[str]:
    speaker.speak(language)
    made = DIALOGS[dialog]()
    qtbot.addWidget(made)
    return {text for text in texts(made) if sum(map(str.isalpha, text)) > 1} - NEVER_SEEN


@pytest.mark.parametrize("dialog", list(DIALOGS))
def test_no_text_of_a_dialog_is_left_in_english(qtbot: QtBot, speaker: Languages, dialog: str) -> None:
    english = said(qtbot, speaker, dialog, "en")
    assert len(english) >= 3
    for language in FOREIGN:
        assert (said(qtbot, speaker, dialog, language) & english) - THE_SAME[language] == set(), language


@pytest.mark.parametrize("language", FOREIGN)
def test_the_house_answers_for_what_qt_has_not_translated(speaker: Languages, language: str) -> None:
    english = print_dialog_texts()
    speaker.speak(language)
    both = zip(english, print_dialog_texts(), strict=True)
    left = [one for one, other in both if one == other and one not in THE_SAME[language]]
    assert left == []
    speaker.be_silent()
    assert QCoreApplication.translate("QPrintDialog", "Custom") == "Custom"


def cut_in(dialog: QWidget) -> list[str]:
    """Heads, cells, places and labels of a dialog of files that have less room than their words."""
    table, places = dialog.findChild(QTreeView, "treeView"), dialog.findChild(QListView, "sidebar")
    assert table is not None
    assert places is not None
    found = [
        f"column {column}"
        for column in range(table.header().count())
        if table.columnWidth(column)
        < max(table.sizeHintForColumn(column), table.header().sectionSizeHint(column))
    ]
    if places.viewport().width() < places.sizeHintForColumn(0):
        found.append("places")
    labels = [label for label in dialog.findChildren(QLabel) if label.isVisible()]
    found += [label.text() for label in labels if label.width() < label.sizeHint().width()]
    return found


def _has_a_file(table: QTreeView) -> bool:
    return table.model().rowCount(table.rootIndex()) == 1


@pytest.mark.parametrize("larger", [1.0, 2.0])
def test_nothing_in_the_dialog_of_files_is_cut(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, speaker: Languages, larger: float
) -> None:
    lettering.load_fonts()
    monkeypatch.setattr(text_size, "factor", lambda: larger)
    (tmp_path / ("a round with a very long name " * 4 + ".json")).write_text("{}")
    for language in ("en", *FOREIGN):
        speaker.speak(language)
        dialog = QFileDialog(None, "", str(tmp_path))
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        dialog.show()
        table = dialog.findChild(QTreeView, "treeView")
        assert table is not None
        qtbot.waitUntil(partial(_has_a_file, table))
        files.dress_files(dialog)
        assert cut_in(dialog) == [], language
        header = table.header()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.resizeSection(3, 30)
        assert cut_in(dialog) == ["column 3"]  # the measure sees it


def test_it_is_dressed_as_soon_as_it_is_there(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    lettering.load_fonts()
    seen: list[QFileDialog] = []

    def opened(_window: QWidget | None, title: str, folder: str, _kinds: str) -> tuple[str, str]:
        dialog = QFileDialog(None, title, str(tmp_path))
        qtbot.addWidget(dialog)
        dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
        seen.append(dialog)
        QTimer.singleShot(0, dialog.reject)
        dialog.exec()
        return "", ""

    monkeypatch.setattr(QFileDialog, "getOpenFileName", opened)
    assert files.name_to_open(None, "Which?") == ""
    assert seen[0].font().family() == lettering.ui(14, 400).family()


def test_files_are_looked_for_among_the_documents_and_then_where_the_last_one_was(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Never where the program was started: that may be its own folder, or one nobody may write."""
    began: list[str] = []
    chosen = ""

    def asked(_window: QWidget | None, _title: str, at: str, _kinds: str) -> tuple[str, str]:
        began.append(at)
        return chosen, ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", asked)
    monkeypatch.setattr(QFileDialog, "getOpenFileName", asked)
    monkeypatch.setattr(files, "_been_in", [])
    home, documents, elsewhere = (tmp_path / name for name in ("home", "documents", "elsewhere"))
    places = QStandardPaths.StandardLocation
    folders = {places.HomeLocation: str(home), places.DocumentsLocation: str(documents)}
    monkeypatch.setattr(QStandardPaths, "writableLocation", folders.__getitem__)
    for folder in (home, documents, elsewhere):
        files.name_to_save(None, "Where?", "round.csv", "")  # nobody chooses anything
        folder.mkdir()
    assert began == [str(Path.home() / "round.csv"), str(home / "round.csv"), str(documents / "round.csv")]
    chosen = str(elsewhere / "mine.csv")
    files.name_to_save(None, "Where?", "round.csv", "")
    files.name_to_open(None, "Which?")
    files.name_to_save(None, "Where?", "other.csv", "")
    elsewhere.rmdir()
    files.name_to_open(None, "Which?")
    assert began[4:] == [str(elsewhere), str(elsewhere / "other.csv"), str(documents)]
