"""The last net: whatever was not foreseen goes into the logbook and is told honestly, never swallowed."""

from __future__ import annotations

import sys
import threading
import traceback
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)
from PySide6.QtWidgets import QMessageBox, QWidget

from casino_qt import logbook
from casino_qt.windows.trouble.problems import unforeseen_message, unforeseen_words


class Net(QObject):
    """Catches what nobody caught, in every thread, and what Qt complains about.

    One thing is told at a time: while a message is open, further ones are only written down.
    """

    caught = Signal(str)
    """The traceback; queued, so that it is told from the event loop and never from inside a paint."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.window: QWidget | None = None
        self._telling = False
        self.caught.connect(self._tell, Qt.ConnectionType.QueuedConnection)

    def hang(self) -> None:
        """Put the net under the whole program."""
        sys.excepthook = self._fell
        threading.excepthook = self._fell_in_thread
        qInstallMessageHandler(_qt_message)

    def take_down(self) -> None:
        """Give the hooks back."""
        sys.excepthook = sys.__excepthook__
        threading.excepthook = threading.__excepthook__
        qInstallMessageHandler(None)

    def _fell(self, kind: type[BaseException], problem: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QCoreApplication.quit()
            return
        text = "".join(traceback.format_exception(kind, problem, trace))
        logbook.log.error("not foreseen:\n%s", text)
        self.caught.emit(text)

    def _fell_in_thread(self, arguments: threading.ExceptHookArgs) -> None:
        if arguments.exc_value is not None:
            self._fell(arguments.exc_type, arguments.exc_value, arguments.exc_traceback)

    def _tell(self, text: str) -> None:
        if self._telling:
            return
        self._telling = True
        try:
            self._tell_in_window(text)
        except Exception:  # the window itself may be what is broken: a plain system box still speaks
            logbook.log.exception("the message could not be shown in the window")
            self._tell_plainly(text)

    def _tell_in_window(self, text: str) -> None:
        window = self.window
        if window is None or not window.isVisible():
            self._tell_plainly(text)
            return
        sheet = unforeseen_message(window, text)
        sheet.done.connect(self._told)
        sheet.open()

    def _tell_plainly(self, text: str) -> None:
        title, body, advice = unforeseen_words()
        box = QMessageBox(QMessageBox.Icon.Warning, title, body)
        box.setInformativeText(advice)
        box.setDetailedText(text)
        box.exec()
        self._told()

    def _told(self) -> None:
        self._telling = False


_LEVELS = {
    QtMsgType.QtDebugMsg: 10,
    QtMsgType.QtInfoMsg: 20,
    QtMsgType.QtWarningMsg: 30,
    QtMsgType.QtCriticalMsg: 40,
    QtMsgType.QtFatalMsg: 50,
}


def _qt_message(kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
    """What Qt has to say goes into the logbook; a fatal word to standard error too: it ends the process."""
    logbook.log.log(_LEVELS.get(kind, 30), "Qt: %s", text)
    if kind == QtMsgType.QtFatalMsg and sys.stderr is not None:
        print(text, file=sys.stderr)
