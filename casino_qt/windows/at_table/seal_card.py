"""The card of the seal: what chance had fixed before the first bet, and the seed that proves it."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, SignalInstance
from PySide6.QtGui import QGuiApplication

from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.popover import Card


def seal_card(
    words: tuple[str, str, str], seal: str, last_seed: str | None, book_wanted: SignalInstance
) -> Card:
    """`words`: the name of the seal, what was sealed, what is said before the seed that is over.

    `book_wanted`: somebody wants to check earlier sittings, which stand in the book of the house.
    """
    _, sealed, over = words
    sentences = [sealed, grouped(seal)]
    if last_seed is not None:
        sentences += [over, grouped(last_seed)]
    copy = Button("secondary")
    copy.say(QCoreApplication.translate("TablePage", "Copy"))
    copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(last_seed or seal))
    book = Button("secondary")
    book.say(
        QCoreApplication.translate("TablePage", "The book…"),
        "",
        QCoreApplication.translate("TablePage", "Every sitting that is over, with its seal and its seed"),
    )
    book.clicked.connect(book_wanted)
    return Card(QCoreApplication.translate("TablePage", "The seal"), sentences, (), [copy, book])


def grouped(digits: str) -> str:
    """Hex digits in groups of eight, so that they can be compared and broken into lines."""
    return " ".join(digits[i : i + 8] for i in range(0, len(digits), 8))
