"""A table's "no" in the language of the interface, with its amounts in francs."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.money_text import francs
from casino_qt.rules.refused import CONTEXT, REASONS, Refused


def refusal_text(refused: Refused) -> str:
    """Return the sentence for the person."""
    sentence = QCoreApplication.translate(CONTEXT, REASONS[refused.code])
    figures = {name: francs(v) if isinstance(v, int) else v for name, v in refused.details.items()}
    return sentence.format(**figures)
