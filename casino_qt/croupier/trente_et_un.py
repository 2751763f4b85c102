"""What is said at тридцать одно (house rules, section 3). No croupier: the players say it themselves."""

from __future__ import annotations

from casino_qt.croupier.calls import Call, Talk
from casino_qt.croupier.numbers import number_word
from casino_qt.croupier.tongues import say
from casino_qt.rules.events import Said
from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CONTEXT = "Croupier, trente-et-un"
""""Card" and "I stay" are other words here than at blackjack."""

CALLS: dict[str, Call] = {
    "mises_convenues": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "The stakes are agreed"),
        QT_TRANSLATE_NOOP("Subtitle", "The stakes are agreed, the cards are dealt"),
        QT_TRANSLATE_NOOP("Subtitle", "The banker deals three cards to everyone"),
        QT_TRANSLATE_NOOP("When a call is said", "before the first deal"),
    ),
    "trente_et_un": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "Thirty-one!"),
        QT_TRANSLATE_NOOP("Subtitle", "A dealt thirty-one"),
        QT_TRANSLATE_NOOP("Subtitle", "A dealt thirty-one is paid at the agreed price"),
        QT_TRANSLATE_NOOP("When a call is said", "after three cards"),
    ),
    "carte": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "Card"),
        QT_TRANSLATE_NOOP("Subtitle", "One more card"),
        QT_TRANSLATE_NOOP("Subtitle", "One more card is drawn"),
        QT_TRANSLATE_NOOP("When a call is said", "when somebody buys"),
    ),
    "assez": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "I stay"),
        QT_TRANSLATE_NOOP("Subtitle", "No more cards"),
        QT_TRANSLATE_NOOP("Subtitle", "The hand waits for the banker's"),
        QT_TRANSLATE_NOOP("When a call is said", "when somebody stays"),
    ),
    "creve": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "Over"),
        QT_TRANSLATE_NOOP("Subtitle", "Over thirty-one"),
        QT_TRANSLATE_NOOP("Subtitle", "A hand over thirty-one pays two tokens at once"),
        QT_TRANSLATE_NOOP("When a call is said", "above 31"),
    ),
    "sur_les_siennes": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "I go on mine"),
        QT_TRANSLATE_NOOP("Subtitle", "The banker goes on his own cards"),
        QT_TRANSLATE_NOOP("Subtitle", "All hands are opened and reckoned"),
        QT_TRANSLATE_NOOP("When a call is said", "when the banker stays"),
    ),
    "la_banque_paie_tous": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "The bank pays all"),
        QT_TRANSLATE_NOOP("Subtitle", "The banker pays all who are still in"),
        QT_TRANSLATE_NOOP("Subtitle", "Two tokens to everyone who is still in"),
        QT_TRANSLATE_NOOP("When a call is said", "when the banker is over"),
    ),
    "paye_en_cartes": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "Paid with cards"),
        QT_TRANSLATE_NOOP("Subtitle", "Equal totals: paid with cards"),
        QT_TRANSLATE_NOOP("Subtitle", "Equal totals: nothing passes"),
        QT_TRANSLATE_NOOP("When a call is said", "when hands are compared"),
    ),
    "taille_finie": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "The deal is out"),
        QT_TRANSLATE_NOOP("Subtitle", "The talia is over"),
        QT_TRANSLATE_NOOP("Subtitle", "The pack is laid aside, another is taken"),
        QT_TRANSLATE_NOOP("When a call is said", "when the pack is dealt out"),
    ),
    "la_banque_passe": Call(
        QT_TRANSLATE_NOOP("Croupier, trente-et-un", "The bank passes to the right"),
        QT_TRANSLATE_NOOP("Subtitle", "The bank passes to the right"),
        QT_TRANSLATE_NOOP("Subtitle", "Another player deals and pays now"),
        QT_TRANSLATE_NOOP("When a call is said", "after a talia"),
    ),
}


# What is asked and told between two calls: not said by a player, but in the tongue of the table.
ASKED = QT_TRANSLATE_NOOP("Croupier, trente-et-un", "{total}. Another card, or enough?")
ASKED_BANKER = QT_TRANSLATE_NOOP("Croupier, trente-et-un", "{total}. Another card, or on yours?")
ASKED_OTHER = QT_TRANSLATE_NOOP("Croupier, trente-et-un", "Another card, or enough?")
ASKED_OTHER_BANKER = QT_TRANSLATE_NOOP("Croupier, trente-et-un", "Another card, or on yours?")
BANK_HAS = QT_TRANSLATE_NOOP("Croupier, trente-et-un", "The bank has {total}")
ROUND_OVER = QT_TRANSLATE_NOOP("Croupier, trente-et-un", "The round is over")
BANK_YOURS = QT_TRANSLATE_NOOP("Croupier, trente-et-un", "The bank is yours")


def line(source: str, tongue: str, total: int | None = None) -> str:
    """Return one of these lines in `tongue`, a total as a word. Raises ValueError for one not said."""
    figures = {} if total is None else {"total": number_word(total, tongue, neuter=True)}
    text = say(CONTEXT, source, tongue).format(**figures)
    return text[:1].upper() + text[1:]


def words(said: Said, tongue: str) -> dict[str, str]:
    """No call of this table has braces."""
    return {}


TALK = Talk(CALLS, words, words, CONTEXT)
