"""The window's place on the screen: remembered, full screen and back, never too small."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from casino_qt.art.bake.spec import Spec
from casino_qt.settings import Settings
from casino_qt.windows.doors import TABLES
from casino_qt.windows.kit.place import Place
from casino_qt.windows.main_window import MainWindow
from casino_qt.windows.seeing.window_place import FRAME, SMALLEST, smallest
from casino_qt.windows.system.languages import Languages
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures


def another(settings: Settings, languages: Languages, qtbot: QtBot) -> MainWindow:
    window = MainWindow(settings, languages)
    qtbot.addWidget(window)
    window.appear()
    return window


def test_the_size_is_remembered(settings: Settings, languages: Languages, qtbot: QtBot) -> None:
    first = another(settings, languages, qtbot)
    first.resize(790, 701)  # the offscreen screen has 800 by 800
    first.close()
    assert another(settings, languages, qtbot).size() == QSize(790, 701)


def test_a_spoilt_place_is_forgotten(settings: Settings, languages: Languages, qtbot: QtBot) -> None:
    settings.geometry = b"nonsense"
    assert another(settings, languages, qtbot).isVisible()


def test_f11_fills_the_screen_and_comes_back(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    assert window.settings.full_screen
    QTest.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()
    assert not window.settings.full_screen


def test_a_window_whose_screen_has_gone_comes_back_to_one_that_is_there(
    window: MainWindow, qtbot: QtBot
) -> None:
    """It filled a second screen, that was unplugged, and it goes back to being a window."""
    window.move(9000, 4000)
    window.toggle_full_screen()
    window.toggle_full_screen()
    assert window.pos() == QPoint(9000, 4000)
    qtbot.waitUntil(lambda: window.screen().geometry().contains(window.frameGeometry()))


def test_full_screen_works_from_a_sheet_too(window: MainWindow, qtbot: QtBot) -> None:
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.open_about()
    QTest.keyClick(window.focusWidget() or window, Qt.Key.Key_F11)
    assert window.isFullScreen()


def test_full_screen_is_remembered(settings: Settings, languages: Languages, qtbot: QtBot) -> None:
    settings.full_screen = True
    assert another(settings, languages, qtbot).isFullScreen()


def test_it_never_gets_smaller_than_can_be_read(window: MainWindow) -> None:
    window.resize(300, 200)
    assert window.size() == smallest()


def test_no_screen_is_too_small_for_it() -> None:
    """1440 × 900 pixels at one and a half are 960 × 600: beyond the screen nothing could be pressed."""
    assert smallest(QSize(1440, 900), QSize(3840, 2160)) == SMALLEST
    assert smallest(QSize(1440, 900), QSize(960, 600)) == QSize(960, 600) - FRAME


def test_the_scene_fills_a_window_of_the_usual_shapes() -> None:
    for width, height in ((1280, 720), (1440, 900), (1600, 900), (1920, 1080), (2560, 1440)):
        for ratio in (1.0, 2.0):
            place = Place.in_window(width, height, ratio)
            assert (round(place.scene.width()), round(place.scene.height())) == (width, height)


def test_in_a_strange_window_the_scene_lies_in_the_middle() -> None:
    place = Place.in_window(1024, 1000, 1.0)
    scene = place.scene
    assert scene.center().x() == 512
    assert scene.center().y() == 500
    assert scene.width() <= 1024


class Asked(BlankPictures):
    """Notes which sizes of pictures are asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.scales: set[float] = set()

    def request(self, sheet: str, spec: Spec) -> None:
        self.scales.add(spec.scale)


def test_who_sits_down_asks_for_no_pictures_of_another_size(qapp: QApplication, tmp_path: Path) -> None:
    pictures = Asked()
    evening = Evening(tmp_path, QSize(1280, 720), pictures=pictures, tables=())
    for table in TABLES:
        evening.enter(table)
        evening.to_the_end()
        evening.window.leave_table()
    assert pictures.scales == {evening.house.spec(evening.window).scale}
    evening.close()
    pictures.close()
