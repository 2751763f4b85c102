"""How the window is seen: text as large as it is wanted, the look that is worn, the points of the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtWidgets import QWidget

from casino_qt.art import looks, text_size
from casino_qt.settings import Settings
from casino_qt.windows import hanging
from casino_qt.windows.kit.hints import Hints
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.seeing.dress import dress, set_tooltips
from casino_qt.windows.system.languages import say_everything_again

if TYPE_CHECKING:
    from casino_qt.windows.pages_window import PagesWindow
    from casino_qt.windows.seeing.glass import Glass
    from casino_qt.windows.seeing.magnifier import Magnifier


class Eyes(QObject):
    """Acts on the settings of the page "Seeing and moving", and on another screen, at once."""

    def __init__(self, window: PagesWindow, magnifier: Magnifier) -> None:
        super().__init__(window)
        self._window = window
        self._magnifier = magnifier
        magnifier.page_moves.connect(self._page_moves)
        self.glass: Glass | None = None
        self._hints = Hints(self)
        self._wear()
        self._set_factor()
        self.take_glass()
        window.settings.changed.connect(self._setting_changed)
        window.installEventFilter(self)
        # Kept: the hints live no longer than the object they were asked of.
        self._styles = QGuiApplication.styleHints()
        hints = self._styles.accessibility()
        hints.contrastPreferenceChanged.connect(self._contrast_changed)
        self._contrast_changed(hints.contrastPreference())

    def _contrast_changed(self, wanted: Qt.ContrastPreference) -> None:
        """Qt tells of it on Windows, macOS, GNOME and KDE; other desktops are asked by app.py."""
        self.follow_contrast(wanted == Qt.ContrastPreference.HighContrast)

    def follow_contrast(self, high: bool) -> None:
        """High contrast where the system wants it, and no more when it does not, until the person chooses.

        Dark and light of the desktop are not followed: the salon is lit by its own lamps.
        """
        settings = self._window.settings
        if not settings.is_kept(Settings.contrast) and high != settings.contrast:
            settings.for_this_run(Settings.contrast, high)

    def _setting_changed(self, key: str) -> None:
        if key in (Settings.text_size.key, Settings.room_size.key):
            self._set_factor()
            self._magnifier.lay_out()
            self.take_glass()
            say_everything_again()
            self._lay_out_again()
        elif key in (Settings.contrast.key, Settings.four_colours.key):
            self._wear()
            say_everything_again()
            self._lay_out_again()
            for widget in self._window.findChildren(QWidget):
                widget.update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another screen, or another scale of this one: everything is painted for its points.

        From when it is shown there is a window that hears keys.
        """
        if watched is not self._window:
            return False  # also its own last events, where it was left open at the end
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._magnifier.lay_out()
            self._lay_out_again()
            for sheet in self._window.findChildren(Sheet):
                if sheet.isVisible():
                    sheet.fit()
        elif event.type() == QEvent.Type.Show and (heard := self._window.windowHandle()) is not None:
            self._hints.watch(heard)
        return False

    def _set_factor(self) -> None:
        text_size.set_factor(self._window.settings.text_size / 100)
        set_tooltips()

    def take_glass(self) -> None:
        """Where text is wanted larger than rail and cloth can show it, the glass is taken to hand."""
        wanted = text_size.left() > 1
        if wanted and self.glass is None:
            from casino_qt.windows.seeing.glass import Glass

            self.glass = Glass(self._window)
        elif not wanted and self.glass is not None:
            self.glass.release()
            self.glass = None

    def _page_moves(self) -> None:
        """What is read goes from under the glass."""
        if self.glass is not None:
            self.glass.page_moved()

    def _wear(self) -> None:
        settings = self._window.settings
        looks.wear(looks.look_of(contrast=settings.contrast, four_colours=settings.four_colours))
        dress()

    def _lay_out_again(self) -> None:
        """Pictures and places anew: of another look, or for other points."""
        window = self._window
        hanging.fit(window)
        for page in window.pages():
            QCoreApplication.sendEvent(page, QResizeEvent(page.size(), page.size()))
