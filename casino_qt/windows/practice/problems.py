"""The sheet that tells that the practice purse cannot be used; the real one is not concerned."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from casino_qt.bank.errors import ProfileError
from casino_qt.bank.profile import Profile
from casino_qt.windows.kit.message import Answer, Letter, Message
from casino_qt.windows.trouble.problems import advice, may_set_aside


def practice_message(window: QWidget, problem: ProfileError, again: Callable[[], None]) -> Message:
    """What is wrong in one line, what can be done in another; `again` goes to practice once more.

    Nobody named the file: its place is the house's own, beside the profile.
    """
    translate = QCoreApplication.translate

    def set_aside() -> None:
        try:
            Profile.set_aside(problem.path)
        except ProfileError as other:
            practice_message(window, other, again).open()
        else:
            again()

    def write() -> Letter:
        answers = [
            Answer(translate("ProfileProblem", "Try again"), again),
            Answer(translate("TablePage", "Back to the salon"), lambda: None, "primary"),
        ]
        if may_set_aside(problem, own_place=True):
            answers.insert(0, Answer(translate("ProfileProblem", "Set it aside and begin anew"), set_aside))
        safe = translate("Practice", "Your own purse and your tables are safe and open.")
        return Letter(
            translate("Practice", "The practice purse cannot be opened"),
            problem.line(translate),
            f"{advice(problem, own_place=True)} {safe}",
            answers,
        )

    sheet = Message(window, write)
    sheet.setObjectName("practice problem")
    return sheet
