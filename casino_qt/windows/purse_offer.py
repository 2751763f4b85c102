"""What is said to whom nothing is left: the house advances another purse, openly."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from casino_qt.windows.kit.message import Answer, Letter


def purse_letter(accept: Callable[[], None], leave: Callable[[], None]) -> Letter:
    """The letter in the language of the day; `leave` goes back to the salon."""
    translate = QCoreApplication.translate
    return Letter(
        translate("TablePage", "The purse is empty"),
        translate(
            "TablePage", "The house advances you another 10 000 francs. It is play money and has no value."
        ),
        translate("TablePage", "The advance is written into the books like everything else."),
        (
            Answer(translate("TablePage", "Accept"), accept, "primary"),
            Answer(translate("TablePage", "Back to the salon"), leave),
        ),
    )
