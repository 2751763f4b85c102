"""Qt's own dialogs speak the language of the interface: files, printing, messages, the menu of an entry."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFileDialog,
    QLineEdit,
    QMessageBox,
    QTabWidget,
    QTextBrowser,
    QWidget,
)
from pytestqt.qtbot import QtBot

from casino_qt.windows.languages import Languages
from casino_qt.windows.qt_texts import print_dialog_texts

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


def said(qtbot: QtBot, dialog: str, language: str) -> set[str]:
    speaker = Languages()
    speaker.speak(language)
    made = DIALOGS[dialog]()
    qtbot.addWidget(made)
    found = {text for text in texts(made) if sum(map(str.isalpha, text)) > 1} - NEVER_SEEN
    speaker.be_silent()
    return found


@pytest.mark.parametrize("dialog", list(DIALOGS))
def test_no_text_of_a_dialog_is_left_in_english(qtbot: QtBot, dialog: str) -> None:
    english = said(qtbot, dialog, "en")
    assert len(english) >= 3
    for language in FOREIGN:
        assert (said(qtbot, dialog, language) & english) - THE_SAME[language] == set(), language


@pytest.mark.parametrize("language", FOREIGN)
def test_the_house_answers_for_what_qt_has_not_translated(qtbot: QtBot, language: str) -> None:
    speaker = Languages()
    english = print_dialog_texts()
    speaker.speak(language)
    both = zip(english, print_dialog_texts(), strict=True)
    left = [one for one, other in both if one == other and one not in THE_SAME[language]]
    speaker.be_silent()
    assert left == []
    assert QCoreApplication.translate("QPrintDialog", "Custom") == "Custom"
