"""What a call is, and the calls that every table shares. Each game has its own in a module of its own.

A call has four texts. `text` is the call itself, translated into the croupier's tongue (context "Croupier").
`meaning` is the subtitle for a guest who does not know that tongue. `effect` is for one who does:
it does not repeat the call, it says what now happens to the money. Both are in the language of the interface
(context "Subtitle"). `when` says at which moment one hears it (context "When a call is said").

Texts are English sources. What changes from one call to the next stands in braces; each game says which words
and figures it puts there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from casino_qt.rules.events import Said
from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CALL_CONTEXT = "Croupier"
SUBTITLE_CONTEXT = "Subtitle"
WHEN_CONTEXT = "When a call is said"


@dataclass(frozen=True, slots=True)
class Call:
    """One thing a croupier may say; the fields are described at the top of this module."""

    text: str
    meaning: str
    effect: str
    when: str


@dataclass(frozen=True, slots=True)
class Talk:
    """What is said at one table.

    `words` fills the braces of a call, `figures` those of a subtitle; both get what was said and a language.
    `context` is where its calls are translated: a table says "Card" in words of its own.
    """

    calls: Mapping[str, Call]
    words: Callable[[Said, str], dict[str, str]]
    figures: Callable[[Said, str], dict[str, str]]
    context: str = CALL_CONTEXT


COMMON: dict[str, Call] = {
    "faites_vos_jeux": Call(
        QT_TRANSLATE_NOOP("Croupier", "Place your bets, please"),
        QT_TRANSLATE_NOOP("Subtitle", "Place your bets, please"),
        QT_TRANSLATE_NOOP("Subtitle", "The cloth is open"),
        QT_TRANSLATE_NOOP("When a call is said", "when a coup begins"),
    ),
    "les_jeux_sont_faits": Call(
        QT_TRANSLATE_NOOP("Croupier", "The bets are made"),
        QT_TRANSLATE_NOOP("Subtitle", "The bets are made"),
        QT_TRANSLATE_NOOP("Subtitle", "What lies on the cloth is in play"),
        QT_TRANSLATE_NOOP("When a call is said", "before the first card or the last of the spin"),
    ),
    "rien_ne_va_plus": Call(
        QT_TRANSLATE_NOOP("Croupier", "No more bets"),
        QT_TRANSLATE_NOOP("Subtitle", "No more bets"),
        QT_TRANSLATE_NOOP("Subtitle", "From now on nothing may be laid or taken"),
        QT_TRANSLATE_NOOP("When a call is said", "when the bets are closed"),
    ),
    "mise_refusee": Call(
        QT_TRANSLATE_NOOP("Croupier", "Too late, that does not play"),
        QT_TRANSLATE_NOOP("Subtitle", "Too late: the chip comes back to you"),
        QT_TRANSLATE_NOOP("Subtitle", "The chip comes back to you"),
        QT_TRANSLATE_NOOP("When a call is said", "when a chip comes too late"),
    ),
    "a_la_coupe": Call(
        QT_TRANSLATE_NOOP("Croupier", "Who will cut, please?"),
        QT_TRANSLATE_NOOP("Subtitle", "Who will cut the cards?"),
        QT_TRANSLATE_NOOP("Subtitle", "The shuffled cards wait for the cut"),
        QT_TRANSLATE_NOOP("When a call is said", "after the shuffle"),
    ),
}
