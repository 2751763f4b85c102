"""What to tell a person whose profile cannot be opened, and what can be done about it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.bank.errors import (
    ProfileBusy,
    ProfileDamaged,
    ProfileError,
    ProfileForeign,
    ProfileTooNew,
    ProfileUnwritable,
)


def line(problem: ProfileError) -> str:
    """The one line that says what is wrong."""
    return problem.line(QCoreApplication.translate)


def advice(problem: ProfileError) -> str:
    """The one line that says what can be done."""
    match problem:
        case ProfileBusy():
            return QCoreApplication.translate(
                "ProfileProblem", "Go on in the other window, or close it and try again here."
            )
        case ProfileForeign():
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


def may_set_aside(problem: ProfileError) -> bool:
    """Whether the house may keep the file under another name and begin a new one."""
    return isinstance(problem, ProfileDamaged) and not isinstance(problem, ProfileForeign)
