"""The line that says that the casino was upgraded, or taken away, while it is open."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication, QFileSystemWatcher, QObject, QTimer

from casino_qt import stamp
from casino_qt.stamp import Exchange, exchange

if TYPE_CHECKING:
    from casino_qt.windows.reality import RealityLine

KEY = "exchange"
SETTLES = 1500  # milliseconds after which a package manager has done what it does to one file


class ExchangeLine(QObject):
    """Watches the stamp of an installed program and has the window told once of each exchange.

    The running casino goes on with what it has read; what it would read from now on may not belong to it.
    """

    def __init__(self, line: RealityLine) -> None:
        super().__init__(line)
        self._line = line
        self._told = exchange()
        self._watcher = QFileSystemWatcher(self)
        self._watcher.fileChanged.connect(self._touched)
        self._watcher.directoryChanged.connect(self._touched)
        self._settled = QTimer(self)
        self._settled.setSingleShot(True)
        self._settled.setInterval(SETTLES)
        self._settled.timeout.connect(self.look)
        self._watch()

    def _watch(self) -> None:
        """A file that was replaced is another file: it has to be watched anew. Where there is none any more,
        the folder that is left is watched, for the program may be installed again."""
        if not stamp.stamp().sources:
            return
        places = (stamp.STAMP_FILE, *stamp.STAMP_FILE.parents)
        nearest = str(next(place for place in places if place.exists()))
        left = [path for path in self._watcher.files() + self._watcher.directories() if path != nearest]
        if left:
            self._watcher.removePaths(left)
        self._watcher.addPath(nearest)

    def _touched(self, _path: str) -> None:
        self._settled.start()

    def look(self) -> None:
        """Say what has become of the program, if that is new."""
        self._watch()
        now = exchange()
        if now is self._told:
            return
        self._told = now
        if now is Exchange.NONE:  # the very same build lies there again
            self._line.forget(KEY)
        else:
            self._line.remind(KEY, partial(exchange_words, now))


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
