"""The line that says that the casino was upgraded, or taken away, while it is open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, QTimer

from casino_qt import stamp
from casino_qt.stamp import Exchange, exchange

if TYPE_CHECKING:
    from casino_qt.windows.main_window import MainWindow

SETTLES = 1500  # milliseconds after which a package manager has done what it does to one file


class ExchangeLine(QObject):
    """Watches the stamp of an installed program and tells its window once of each exchange.

    The running casino goes on with what it has read; what it would read from now on may not belong to it.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._told = exchange()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._touched)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLES)
        self._settled.timeout.connect(self.look)
        self._watch()

    def _watch(self) -> None:
        """A file that was replaced is another file: it has to be watched anew."""
        if stamp.stamp().sources and stamp.STAMP_FILE.exists():
            self._watcher.addPath(str(stamp.STAMP_FILE))

    def _touched(self, _path: str) -> None:
        self._settled.start()

    def look(self) -> None:
        """Say what has become of the program, if that is new."""
        self._watch()
        now = exchange()
        if now is not self._told:
            self._told = now
            if now is not Exchange.NONE:
                self._window.reality.remind(f"exchange {now.value}", partial(exchange_words, now))


def exchange_words(state: Exchange) -> str:
    """What is to be done about it, in one line; "" where nothing was exchanged."""
    match state:
        case Exchange.OTHER:
            return QCoreApplication.translate(
                "Exchange",
                "Another version of the casino has been installed. "
                "Finish the coup, then close the casino and open it again.",
            )
        case Exchange.GONE:
            return QCoreApplication.translate(
                "Exchange",
                "The casino has been removed from this computer. "
                "Finish the coup, then close the casino; purse and books are kept.",
            )
    return ""
