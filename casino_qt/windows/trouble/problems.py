"""The sheets that tell of trouble: a profile that cannot be used, something nobody foresaw."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QWidget

from casino_qt import logbook
from casino_qt.bank.errors import (
    ProfileBusy,
    ProfileDamaged,
    ProfileError,
    ProfileForeign,
    ProfileTooNew,
    ProfileUnwritable,
)
from casino_qt.bank.snapshots import Snapshot
from casino_qt.money_text import francs
from casino_qt.stamp import exchange
from casino_qt.windows.book.words import moment
from casino_qt.windows.kit.faces import Kind
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.trouble.exchange_line import exchange_words

PROBLEM = "profile problem"
"""How the sheet of a profile that cannot be used is called inside the program."""


@dataclass(frozen=True, slots=True)
class Ways:
    """What can be done about a profile that cannot be used; None: not here.

    `stays`: somebody else is at play already, and goes on when this one cannot come.
    """

    again: Callable[[], None]
    leave: Callable[[], None]
    set_aside: Callable[[], None] | None = None
    give_back: Callable[[], None] | None = None
    snapshot: Snapshot | None = None
    others: Callable[[], None] | None = None
    stays: bool = False


def profile_message(
    window: QWidget, problem: ProfileError, ways: Ways, *, own_place: bool = False
) -> Message:
    """What is wrong with the profile in one line, what can be done in another, and the buttons to do it.

    `own_place`: the file lies where the house itself keeps the purse, nobody named it on the command line.
    """
    translate = QCoreApplication.translate

    def write() -> Letter:
        again: Kind = "primary" if ways.give_back is None else "secondary"
        answers: list[tuple[Callable[[], None] | None, str, Kind]] = [
            (ways.give_back, translate("ProfileProblem", "Return to the last snapshot"), "primary"),
            (ways.set_aside, translate("ProfileProblem", "Set it aside and begin anew"), "secondary"),
            (ways.others, translate("ProfileProblem", "Another player…"), "secondary"),
            (ways.again, translate("ProfileProblem", "Try again"), again),
            (ways.leave, _leave_words(ways), "secondary"),
        ]
        return Letter(
            translate("ProfileProblem", "The purse cannot be opened"),
            problem.line(translate),
            advice(problem, own_place=own_place, snapshot=ways.snapshot),
            [Answer(text, act, kind) for act, text, kind in answers if act is not None],
        )

    sheet = Message(window, write, closable=False)
    sheet.setObjectName(PROBLEM)
    return sheet


def _leave_words(ways: Ways) -> str:
    if ways.stays:
        return QCoreApplication.translate("ProfileProblem", "Leave it")
    return QCoreApplication.translate("ProfileProblem", "Leave the casino")


def may_set_aside(problem: ProfileError, *, own_place: bool = False) -> bool:
    """Whether the house may keep the file under another name and begin a new one.

    What somebody named may be a document of theirs; what lies in the house's own place, even if nothing of
    a profile is left in it, was a purse.
    """
    return isinstance(problem, ProfileDamaged) and (own_place or not isinstance(problem, ProfileForeign))


def advice(problem: ProfileError, *, own_place: bool = False, snapshot: Snapshot | None = None) -> str:
    """The one line that says what can be done; `snapshot`: the last good one."""
    if snapshot is not None:
        text = QCoreApplication.translate(
            "ProfileProblem",
            "The last good snapshot is of {moment}, with {amount} in the purse. "
            "The file itself is set aside, kept as it is.",
        )
        return text.format(moment=moment(snapshot.at.isoformat()), amount=francs(snapshot.purse or 0))
    match problem:
        case ProfileBusy():
            return QCoreApplication.translate(
                "ProfileProblem", "Go on in the other window, or close it and try again here."
            )
        case ProfileForeign() if not own_place:
            return QCoreApplication.translate(
                "ProfileProblem", "Choose another file with --profile, or move this one away and try again."
            )
        case ProfileDamaged():
            return QCoreApplication.translate(
                "ProfileProblem",
                "It can be set aside, kept as it is, and the house opens a new one with 10 000 francs.",
            )
        case ProfileTooNew():
            return QCoreApplication.translate(
                "ProfileProblem", "Nothing was changed. Install the newer version, or choose another profile."
            )
        case ProfileUnwritable():
            return QCoreApplication.translate(
                "ProfileProblem", "Make room or allow writing there, then try again."
            )
    return QCoreApplication.translate("ProfileProblem", "Try again, or choose another profile.")


def unforeseen_message(window: QWidget, trace: str) -> Message:
    """Something happened that nobody foresaw: the truth about the table, and the report for who mends it."""
    translate = QCoreApplication.translate

    def write() -> Letter:
        title, body, advice_line = unforeseen_words()
        return Letter(
            title,
            body,
            f"{advice_line}\n\n{trace.strip().splitlines()[-1]}",
            (
                Answer(translate("Net", "Go on"), _go_on, "primary"),
                Answer(translate("Net", "Copy the report"), lambda: copy_report(trace), closes=False),
                Answer(translate("Net", "Open the log folder"), open_log_folder, closes=False),
                Answer(translate("Net", "Leave the casino"), QCoreApplication.quit),
            ),
        )

    sheet = Message(window, write)
    sheet.setObjectName("unforeseen")
    return sheet


def unforeseen_words() -> tuple[str, str, str]:
    """Title, what happened, what can be done."""
    translate = QCoreApplication.translate
    # What falls after an upgrade has its cause there, and no report helps anybody.
    exchanged = exchange_words(exchange())
    return (
        translate("Net", "Something unforeseen happened"),
        translate(
            "Net",
            "The table is safe: everything up to the last call is written down, not a centime is lost.",
        ),
        exchanged
        or translate(
            "Net",
            "You can go on. If it happens again, leave and come back; the report helps those who mend it.",
        ),
    )


def copy_report(trace: str) -> None:
    """Put versions and traceback on the clipboard."""
    QGuiApplication.clipboard().setText(f"{logbook.versions()}\n\n{trace}")


def open_log_folder() -> None:
    """Show the logbook's folder in the system's own file window."""
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(logbook.folder())))


def _go_on() -> None:
    """The sheet goes; there is nothing else to do."""
