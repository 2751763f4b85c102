"""What is said at blackjack (house rules, section 4), by the croupier and by those who decide.

In the braces of a call: {total}, the total of the hand asked about, as a word; in those of a subtitle the
same in figures.
"""

from __future__ import annotations

from casino_qt.croupier.calls import COMMON, Call, Talk
from casino_qt.croupier.numbers import number_word
from casino_qt.rules.events import Said
from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CALLS: dict[str, Call] = {
    "carte_a": Call(
        QT_TRANSLATE_NOOP("Croupier", "{total}. Card?"),
        QT_TRANSLATE_NOOP("Subtitle", "The hand makes {total}. Another card?"),
        QT_TRANSLATE_NOOP("Subtitle", "Whoever holds the box decides"),
        QT_TRANSLATE_NOOP("When a call is said", "at each hand"),
    ),
    "carte": Call(
        QT_TRANSLATE_NOOP("Croupier", "Card"),
        QT_TRANSLATE_NOOP("Subtitle", "One more card for this hand"),
        QT_TRANSLATE_NOOP("Subtitle", "Over 21 the stake is lost at once"),
        QT_TRANSLATE_NOOP("When a call is said", "when a card is asked for"),
    ),
    "reste": Call(
        QT_TRANSLATE_NOOP("Croupier", "I stay"),
        QT_TRANSLATE_NOOP("Subtitle", "The hand stands"),
        QT_TRANSLATE_NOOP("Subtitle", "The hand waits for the croupier"),
        QT_TRANSLATE_NOOP("When a call is said", "when a hand stays"),
    ),
    "assurance_offerte": Call(
        QT_TRANSLATE_NOOP("Croupier", "Insurance?"),
        QT_TRANSLATE_NOOP("Subtitle", "Insurance against the croupier's blackjack?"),
        QT_TRANSLATE_NOOP("Subtitle", "Up to half of the stake; it pays two to one"),
        QT_TRANSLATE_NOOP("When a call is said", "when the croupier shows an ace"),
    ),
    "double": Call(
        QT_TRANSLATE_NOOP("Croupier", "Double"),
        QT_TRANSLATE_NOOP("Subtitle", "The stake is doubled"),
        QT_TRANSLATE_NOOP("Subtitle", "Exactly one card follows"),
        QT_TRANSLATE_NOOP("When a call is said", "when a hand is doubled"),
    ),
    "separe": Call(
        QT_TRANSLATE_NOOP("Croupier", "Split"),
        QT_TRANSLATE_NOOP("Subtitle", "The pair becomes two hands"),
        QT_TRANSLATE_NOOP("Subtitle", "Each hand has a stake of its own"),
        QT_TRANSLATE_NOOP("When a call is said", "when a pair is split"),
    ),
    "abandon": Call(
        QT_TRANSLATE_NOOP("Croupier", "Surrender"),
        QT_TRANSLATE_NOOP("Subtitle", "The hand is given up"),
        QT_TRANSLATE_NOOP("Subtitle", "Half of the stake comes back"),
        QT_TRANSLATE_NOOP("When a call is said", "when a hand is given up"),
    ),
    "blackjack": Call(
        QT_TRANSLATE_NOOP("Croupier", "Blackjack"),
        QT_TRANSLATE_NOOP("Subtitle", "Twenty-one with the first two cards"),
        QT_TRANSLATE_NOOP("Subtitle", "Only another blackjack is as good"),
        QT_TRANSLATE_NOOP("When a call is said", "when one is dealt"),
    ),
    "creve": Call(
        QT_TRANSLATE_NOOP("Croupier", "Bust"),
        QT_TRANSLATE_NOOP("Subtitle", "Over 21, the hand is lost"),
        QT_TRANSLATE_NOOP("Subtitle", "Cards and stake are taken away"),
        QT_TRANSLATE_NOOP("When a call is said", "above 21"),
    ),
    "la_banque_saute": Call(
        QT_TRANSLATE_NOOP("Croupier", "The bank busts"),
        QT_TRANSLATE_NOOP("Subtitle", "The croupier is over 21"),
        QT_TRANSLATE_NOOP("Subtitle", "Every hand still there is paid"),
        QT_TRANSLATE_NOOP("When a call is said", "when the croupier is over"),
    ),
    "egalite": Call(
        QT_TRANSLATE_NOOP("Croupier", "Tie"),
        QT_TRANSLATE_NOOP("Subtitle", "Equal totals, the stake is free"),
        QT_TRANSLATE_NOOP("Subtitle", "The stake comes back"),
        QT_TRANSLATE_NOOP("When a call is said", "at equal totals"),
    ),
    "carte_tiree_par_erreur": Call(
        QT_TRANSLATE_NOOP("Croupier", "Card drawn by mistake"),
        QT_TRANSLATE_NOOP("Subtitle", "A card drawn by mistake, who wants it?"),
        QT_TRANSLATE_NOOP("Subtitle", "If nobody wants it, the croupier keeps it"),
        QT_TRANSLATE_NOOP("When a call is said", "after a slip of the croupier"),
    ),
}


def words(said: Said, tongue: str) -> dict[str, str]:
    """Return the total of the hand as a word of `tongue`."""
    return {"total": number_word(said.points[0], tongue)} if said.points else {}


def figures(said: Said, language: str) -> dict[str, str]:
    """Return the total of the hand; figures are the same in every language."""
    return {"total": str(said.points[0])} if said.points else {}


TALK = Talk(COMMON | CALLS, words, figures)
