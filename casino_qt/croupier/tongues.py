"""The tongues a croupier speaks, and the one door to their translations. Needs Qt's core, no application."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QTranslator

from casino_qt.data_files import data_folder, kept

SOURCE_TONGUE = "en"
TONGUES = ("fr", "it", "cs", "ru", "en")

# What is spoken at a table unless the player asks for another tongue.
HOUSE_TONGUES: dict[str, str] = {
    "trente-et-quarante": "fr",
    "roulette": "cs",
    "trente-et-un": "ru",
    "blackjack": "it",
}


class TranslationMissing(RuntimeError):
    """The translation file of a tongue is not where the program was installed; the text names the file."""


@cache
def _translator(tongue: str) -> QTranslator:
    path = data_folder("translations") / f"casino_{tongue}.qm"
    translator = QTranslator()
    # Read whole: Qt maps a file it opens itself, and would die if an update rewrote it under the casino. Nor
    # does it copy what it is loaded from.
    try:
        texts = kept(path)
    except OSError as error:
        raise TranslationMissing(f"cannot read the translation {path}") from error
    if not translator.load(texts):
        raise TranslationMissing(f"cannot read the translation {path}")
    return translator


def check_tongue(tongue: str) -> str:
    """Return `tongue` if the house speaks it, otherwise raise ValueError."""
    if tongue not in TONGUES:
        raise ValueError(f"no croupier speaks {tongue!r}")
    return tongue


def say(context: str, source: str, tongue: str) -> str:
    """Return the English `source` of `context` in `tongue`, whatever the language of the interface.

    What the file does not know stays English. Raises ValueError for an unknown tongue, TranslationMissing
    when the file cannot be read.
    """
    if check_tongue(tongue) == SOURCE_TONGUE:
        return source
    return _translator(tongue).translate(context, source) or source
