"""What a call means: on a card over the table, and beside its line in the book."""

from __future__ import annotations

from PySide6.QtCore import QUrl

from casino_qt.windows.help.rules_sheet import RulesSheet
from tests.screenshots.evening import ROULETTE, Evening
from tests.screenshots.state import State


def _on_the_table(evening: Evening) -> None:
    evening.sit_at_roulette().call_teller.tell_what_stands_there()


def _in_the_book(evening: Evening) -> None:
    evening.window.open_rules("g")
    (book,) = evening.window.findChildren(RulesSheet)
    book.turn_to("glossary", "g.7")
    book.book.anchorClicked.emit(QUrl("call:trente-et-quarante/rouge_perd_couleur_gagne/cs"))


GLOSSARY_STATES = (
    State("call_explained", _on_the_table, tables=(ROULETTE,)),
    State("call_in_the_glossary", _in_the_book),
)
