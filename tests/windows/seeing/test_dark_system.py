"""The house has colours of its own: a light system, a dark one, another style change none of its pixels."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QStringListModel, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPalette
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QFileDialog,
    QLabel,
    QLineEdit,
    QListView,
    QMenu,
    QMessageBox,
    QPushButton,
    QStyleFactory,
    QTabWidget,
    QToolTip,
    QWidget,
)
from pytestqt.qtbot import QtBot

from casino_qt.art.lettering import load_fonts
from casino_qt.windows.kit import files
from casino_qt.windows.seeing.dress import OF_THE_SYSTEM, STYLE, dress
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.states import STATES
from tests.windows.conftest import SMALL

NO_ROLES = (QPalette.ColorRole.NoRole, QPalette.ColorRole.NColorRoles)
ROLES = [role for role in QPalette.ColorRole if role not in NO_ROLES]
DARK, LIGHT = "#101418", "#f8f8ff"
SEEN = (
    "lobby_player",
    "settings",
    "book_empty",
    "statistics_empty",
    "laboratory_empty",
    "table_betting",
    "cashier",
)


def of_a_system(ground: str, letters: str) -> QPalette:
    """A system's colours: one ground and one letter for all."""
    colours = QPalette()
    for role in ROLES:
        words = "Text" in role.name or role.name.startswith("Link")
        colours.setColor(role, QColor(letters if words else ground))
    return colours


def stand(ground: str, letters: str, scheme: Qt.ColorScheme) -> None:
    """A program that is not dressed yet, in such a system."""
    QGuiApplication.styleHints().setColorScheme(scheme)
    colours = of_a_system(ground, letters)
    QApplication.setPalette(colours)
    QToolTip.setPalette(colours)
    for kind in OF_THE_SYSTEM:
        QApplication.setPalette(colours, kind)  # type: ignore[arg-type]  # stub: bytes


@pytest.fixture(autouse=True)
def as_it_was(qapp: QApplication) -> Iterator[None]:
    """The tests to come find the house dressed."""
    load_fonts()
    yield
    QGuiApplication.styleHints().unsetColorScheme()
    dress()


def a_dialog_for_files() -> QWidget:
    dialog = QFileDialog(None, "", str(Path(__file__).parent))
    dialog.setOption(QFileDialog.Option.DontUseNativeDialog)
    dialog.resize(700, 420)
    files.dress_files(dialog)
    return dialog


def a_message() -> QWidget:
    box = QMessageBox(QMessageBox.Icon.Warning, "Salon des Jeux", "Something unforeseen happened.")
    box.addButton("Go on", QMessageBox.ButtonRole.AcceptRole)
    box.setDetailedText("details")
    return box


def a_menu() -> QWidget:
    menu = QMenu()
    menu.addAction("Copy")
    menu.addAction("Paste").setEnabled(False)
    return menu


def a_list_of_choices() -> QWidget:
    listed = QListView()
    listed.setModel(QStringListModel(["one", "two"], listed))
    listed.setAlternatingRowColors(True)
    return listed


def a_hint() -> QWidget:
    label = QLabel("a hint", None, Qt.WindowType.ToolTip)
    label.setPalette(QToolTip.palette())
    label.setFont(QToolTip.font())
    return label


def a_form() -> QWidget:
    form = QTabWidget()
    page = QWidget()
    for at, child in enumerate((QLineEdit("a line", page), QPushButton("a button", page), QComboBox(page))):
        child.move(10, 10 + 40 * at)
        child.setEnabled(at != 1)
    form.addTab(page, "Page")
    form.resize(300, 200)
    return form


def picture(widget: QWidget) -> QImage:
    """What is seen of it, at once and without a caret."""
    widget.ensurePolished()
    image = QImage(widget.size().expandedTo(widget.sizeHint()), QImage.Format.Format_RGB32)
    widget.resize(image.size())
    image.fill(Qt.GlobalColor.black)
    widget.render(image, QPoint(0, 0))
    return image


OF_QT = (a_dialog_for_files, a_message, a_menu, a_list_of_choices, a_hint, a_form)


@pytest.mark.parametrize("make", OF_QT)
def test_what_qt_paints_is_the_house_s(make: Callable[[], QWidget], qtbot: QtBot) -> None:
    pictures = []
    for ground, letters, scheme in (
        (DARK, LIGHT, Qt.ColorScheme.Dark),
        (LIGHT, DARK, Qt.ColorScheme.Light),
    ):
        stand(ground, letters, scheme)
        undressed = picture(make())
        dress()
        pictures.append(picture(make()))
        assert pictures[-1] != undressed
    assert pictures[0] == pictures[1]


def test_no_colour_is_left_to_the_system(qapp: QApplication) -> None:
    dress()
    house = QApplication.palette()
    groups = QPalette.ColorGroup.Active, QPalette.ColorGroup.Inactive, QPalette.ColorGroup.Disabled
    for role in ROLES:
        assert all(house.isBrushSet(group, role) for group in groups), role


def test_another_style_of_the_system_is_not_taken(qapp: QApplication) -> None:
    styles = QStyleFactory.keys()
    other = next(name for name in styles if name.lower() != STYLE)
    QApplication.setStyle(other)
    dress()
    style = QApplication.style()
    assert style is not None
    assert style.name() == STYLE


@pytest.mark.parametrize("name", SEEN)
def test_no_window_of_the_house_changes(name: str, tmp_path: Path, pictures: BlankPictures) -> None:
    state = next(state for state in STATES if state.name == name)
    seen = []
    for ground, letters, scheme in (
        (DARK, LIGHT, Qt.ColorScheme.Dark),
        (LIGHT, DARK, Qt.ColorScheme.Light),
    ):
        stand(ground, letters, scheme)
        evening = Evening(
            tmp_path / scheme.name, SMALL, "en", state.seed, pictures=pictures, tables=state.tables
        )
        try:
            state.reach(evening)
            evening.settle()
            seen.append(evening.window.grab().toImage())
        finally:
            evening.close()
    assert seen[0] == seen[1]
