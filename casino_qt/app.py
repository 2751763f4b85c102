"""Start-up. The lobby first, painted and clickable; everything else after it, in small steps.

What is imported at the top of this module delays the first picture a person sees: nothing but Qt, the
settings, the faces and the lobby belongs there.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from pathlib import Path
from threading import Thread
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QStandardPaths, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from casino_qt.data_files import data_folder
from casino_qt.garbage import keep, stop_looking
from casino_qt.windows.doors import TABLE_ROWS

if TYPE_CHECKING:
    from casino_qt.bank.profile import Profile
    from casino_qt.rules.scripts.script import AnyScript
    from casino_qt.windows.house import House
    from casino_qt.windows.staff.porter import Porter
    from casino_qt.windows.trouble.unforeseen import Net

PROFILE_NAME = "purse.casino"
NO_DISPLAY = 1
NO_HOME = 1
WARM_UP_AFTER = 400  # milliseconds after the purse is open


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asked for; None where it said nothing."""

    table: str | None = None
    language: str | None = None
    profile: Path | None = None
    seed: str | None = None
    practice: bool = False
    script: AnyScript | None = None
    script_name: str = ""
    file: Path | None = None
    """A script the window is to read itself, and to complain of; or the file `script` was read from."""


class Salon(QApplication):
    """Hears which file the system wants opened: macOS says so by an event, others begin `casino-qt open`."""

    file_wanted = Signal(str)

    def event(self, event: QEvent) -> bool:
        """A file was opened with the casino while it runs."""
        if isinstance(event, QFileOpenEvent):
            self.file_wanted.emit(event.file())
            return True
        return super().event(event)


def run(wishes: Wishes) -> int:
    """Open the casino and return the exit status when it is closed."""
    if _blind():
        print("casino-qt: no display is there to open a window on", file=sys.stderr)
        return NO_DISPLAY
    if not find_home():
        print("casino-qt: HOME is not set and this user has no home folder; please set HOME", file=sys.stderr)
        return NO_HOME
    app = Salon(sys.argv[:1])
    name(app)
    start = Start(wishes)
    start.open_lobby()
    start.keep_tidy()
    app.file_wanted.connect(lambda name: start.window.replay_file(Path(name)))
    status = app.exec()
    start.close()
    return status


def name(app: QApplication) -> None:
    """Tell the system who we are: folders, task bar, window groups."""
    app.setApplicationName("casino-qt")
    app.setApplicationDisplayName("Salon des Jeux")
    # A Flatpak's desktop entry bears the name of its sandbox: by it a compositor finds icon and window group.
    app.setDesktopFileName(os.environ.get("FLATPAK_ID", "casino-qt"))


def usual_profile() -> Path:
    """Where the purse is kept unless the command line says otherwise."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation)
    return Path(folder) / PROFILE_NAME


def find_home() -> bool:
    """See to it that Qt knows the person's home; whether there is one.

    Where HOME is not set Qt would keep purse and settings at the root of the disk. The system's list of users
    knows better.
    """
    if sys.platform == "win32" or os.environ.get("HOME"):
        return True
    os.environ.pop("HOME", None)
    home = os.path.expanduser("~")  # "~" itself for a user whom nobody has listed
    if not os.path.isabs(home):
        return False
    os.environ["HOME"] = home
    return True


def _blind() -> bool:
    """Whether this is a Unix without a display: Qt would end the process there without a word of ours."""
    if sys.platform in ("win32", "darwin") or os.environ.get("QT_QPA_PLATFORM"):
        return False
    return not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def warm_up(house: Path) -> Thread:
    """Read the tables' modules beside the living window, so that their doors open without a wait.

    And what an upgrade or a removal might take from under it; and clear away what a killed casino has left,
    also in the folder `house` beside the profiles. Nobody waits for the thread.
    """
    pages = [row.page_module for row in TABLE_ROWS]

    def work() -> None:
        from casino_qt import scratch
        from casino_qt.windows.staff import bell
        from casino_qt.windows.system.languages import keep_all

        for name in pages:
            import_module(name)
        keep_all()
        scratch.clear_left()
        bell.clear_left(house)

    thread = Thread(target=work, daemon=True)
    thread.start()
    return thread


class Start:
    """The order of things when the casino opens. One instance per run."""

    def __init__(self, wishes: Wishes) -> None:
        from casino_qt.settings import Settings
        from casino_qt.windows.system.languages import Languages

        self.wishes = wishes
        self.settings = Settings(parent=QApplication.instance())  # a window that is left open still asks
        self.languages = Languages()
        self.porter: Porter | None = None
        self._house: House | None = None
        self.net: Net | None = None
        sys.excepthook = self._first_aid
        if wishes.language is not None:
            self.settings.for_this_run(Settings.language, wishes.language)
        # Kept so that the rest of the start can be taken step by step, the window alive between the steps.
        self._steps: list[Callable[[], None]] = [
            self._open_logbook,
            self._hang_net,
            self._mend_settings,
            self._dress,
            self.open_profile,
            self._ask_the_desktop,
            self._watch_for_exchange,
        ]

    def open_lobby(self) -> None:
        """All that the first picture needs, and nothing else."""
        from casino_qt.art import text_size
        from casino_qt.art.bake.spec import Spec
        from casino_qt.art.lettering import load_fonts
        from casino_qt.art.pictures import Pictures
        from casino_qt.windows.lobby.wall import painted_wall, stand_in
        from casino_qt.windows.main_window import MainWindow

        load_fonts()
        self.languages.speak(self.settings.language)
        self.window = MainWindow(self.settings, self.languages)
        self.window.shown.connect(self._next_step)
        self.pictures = Pictures(parent=self.window)
        size, ratio = self.window.wanted_room(), self.window.devicePixelRatioF()
        spec = Spec.for_window(size.width(), size.height(), ratio, times=text_size.rooms())
        wall = painted_wall(self.pictures, spec, ratio)
        self.window.lobby.set_picture(stand_in(size, ratio) if wall is None else wall)
        self.window.appear()

    def keep_tidy(self) -> None:
        """Let no garbage lie, once the lobby has been seen; for what keeps a process to itself."""
        stop_looking()
        self.window.shown.connect(self._tidy)

    def _tidy(self) -> None:
        from casino_qt.windows.staff.broom import Broom

        keep()
        Broom(self.window)

    def _next_step(self) -> None:
        if self._steps:
            step = self._steps.pop(0)
            # The next one even when this one falls: a missing logbook must not keep the purse away.
            QTimer.singleShot(0, self.window, self._next_step)
            step()

    def _open_logbook(self) -> None:
        from casino_qt.logbook import open_logbook

        open_logbook()

    def _hang_net(self) -> None:
        from casino_qt.windows.trouble.unforeseen import Net

        self.net = Net()
        self.net.window = self.window
        self.net.hang()

    def _mend_settings(self) -> None:
        """What of them cannot be read is told, and kept, before anything is written over it."""
        from casino_qt.windows.trouble import settings_line

        if told := settings_line.mend(self.settings):
            self.window.reality.remind(settings_line.KEY, told)

    def _dress(self) -> None:
        from casino_qt.windows.seeing.dress import dress

        dress()
        QApplication.setWindowIcon(QIcon(str(data_folder("icons") / "casino-qt.svg")))

    def _ask_the_desktop(self) -> None:
        """As much movement and contrast as it wants, also when that changes, until the person has chosen."""
        from casino_qt.settings import Settings
        from casino_qt.windows.system.motion_hint import MotionHint
        from casino_qt.windows.system.portal import HIGH_CONTRAST, DesktopWish

        def follow(less: bool) -> None:
            if not self.settings.is_kept(Settings.reduced_motion):
                self.settings.for_this_run(Settings.reduced_motion, less)

        MotionHint(follow, self.window).ask()
        if sys.platform not in ("win32", "darwin"):
            DesktopWish(HIGH_CONTRAST, self.window.eyes.follow_contrast, self.window).ask()

    def _watch_for_exchange(self) -> None:
        from casino_qt.windows.trouble.exchange_line import ExchangeLine

        ExchangeLine(self.window.reality)

    def _first_aid(
        self, kind: type[BaseException], problem: BaseException, trace: TracebackType | None
    ) -> None:
        """Something fell before the net was hung: hang it now and let it fall there.

        Before there is a window there is nothing to hang it on; the terminal is told, as Python would.
        """
        if not hasattr(self, "window"):
            sys.__excepthook__(kind, problem, trace)
            return
        self._hang_net()
        sys.excepthook(kind, problem, trace)

    # -- the profile -------------------------------------------------------------------------------------

    def open_profile(self) -> None:
        """Let the player in: who played last, or whose profile was named."""
        from casino_qt.windows.staff.porter import Porter

        self.porter = Porter(self.window, usual_profile(), self.wishes.profile, self._house_of, self._arrived)
        if self.wishes.file is not None:
            self.porter.elsewhere = self._leave_to_other
        self.porter.open()

    def _leave_to_other(self, profile: Path) -> bool:
        """Let the casino that has this profile open show the file this one was begun for; once."""
        from casino_qt.windows.staff.bell import Ring

        assert self.porter is not None  # who asks
        assert self.wishes.file is not None  # else it had not been asked
        self.porter.elsewhere = None
        return Ring(self.window, profile, self.porter.leave, self.porter.open).ring(self.wishes.file)

    @property
    def profile(self) -> Profile | None:
        """The profile that is open."""
        return None if self.porter is None else self.porter.profile

    def _house_of(self, profile: Profile) -> House:
        from casino_qt.windows.house import House

        # A wished seed that nobody has used is for whoever sits down next.
        seed = self.wishes.seed if self._house is None else self._house.seed
        self._house = House(self.settings, profile, self.pictures, seed)
        return self._house

    def _arrived(self) -> None:
        """Somebody has moved in: go where the command line wanted to."""
        if self.wishes.practice:
            self.window.set_practice(True)
        # Where practice cannot be opened, nobody is led to a real table instead.
        if self.wishes.table is not None and self.window.practice == self.wishes.practice:
            self.window.open_table(self.wishes.table)
        if self.wishes.script is not None:
            self.window.replay_script(self.wishes.script, self.wishes.script_name)
        elif self.wishes.file is not None:
            self.window.replay_file(self.wishes.file)
        self.wishes = replace(self.wishes, script=None, file=None)  # another player has not asked for it
        QTimer.singleShot(WARM_UP_AFTER, self.window, partial(warm_up, usual_profile().parent))

    def close(self) -> None:
        """The last thing: let go of the profiles and the logbook."""
        if self.window.house is not None:
            self.window.house.stop_practising()
        if self.porter is not None:
            self.porter.close()
        if self.net is not None:
            from casino_qt.logbook import close_logbook

            self.net.take_down()
            close_logbook()
