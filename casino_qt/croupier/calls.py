"""Every call declared once, as data: what is said, what it means, what it does. Texts are English sources.

A call has three texts. `text` is the call itself, translated into the croupier's tongue (context "Croupier").
`meaning` is the subtitle for a guest who does not know that tongue. `effect` is for one who does:
it does not repeat the call, it says what now happens to the money. Both are in the language of the interface
(context "Subtitle").

Places for the points named in the call: {a} {b} are number words, {total_a} {total_b} the totals in figures.
"""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CALL_CONTEXT = "Croupier"
SUBTITLE_CONTEXT = "Subtitle"


@dataclass(frozen=True, slots=True)
class Call:
    """One thing a croupier may say; the fields are described at the top of this module."""

    text: str
    meaning: str
    effect: str


COMMON: dict[str, Call] = {
    "faites_vos_jeux": Call(
        QT_TRANSLATE_NOOP("Croupier", "Place your bets, please"),
        QT_TRANSLATE_NOOP("Subtitle", "Place your bets, please"),
        QT_TRANSLATE_NOOP("Subtitle", "The cloth is open"),
    ),
    "les_jeux_sont_faits": Call(
        QT_TRANSLATE_NOOP("Croupier", "The bets are made"),
        QT_TRANSLATE_NOOP("Subtitle", "The bets are made"),
        QT_TRANSLATE_NOOP("Subtitle", "What lies on the cloth is in play"),
    ),
    "rien_ne_va_plus": Call(
        QT_TRANSLATE_NOOP("Croupier", "No more bets"),
        QT_TRANSLATE_NOOP("Subtitle", "No more bets"),
        QT_TRANSLATE_NOOP("Subtitle", "From now on nothing may be laid or taken"),
    ),
    "mise_refusee": Call(
        QT_TRANSLATE_NOOP("Croupier", "Too late, that does not play"),
        QT_TRANSLATE_NOOP("Subtitle", "Too late: the chip comes back to you"),
        QT_TRANSLATE_NOOP("Subtitle", "The chip comes back to you"),
    ),
    "a_la_coupe": Call(
        QT_TRANSLATE_NOOP("Croupier", "Who will cut, please?"),
        QT_TRANSLATE_NOOP("Subtitle", "Who will cut the cards?"),
        QT_TRANSLATE_NOOP("Subtitle", "The shuffled cards wait for the cut"),
    ),
}

TRENTE_ET_QUARANTE: dict[str, Call] = {
    "les_cinq_cartes": Call(
        QT_TRANSLATE_NOOP("Croupier", "The five cards"),
        QT_TRANSLATE_NOOP("Subtitle", "The five cards, burnt face down, do not play"),
        QT_TRANSLATE_NOOP("Subtitle", "Burnt face down, they do not play"),
    ),
    "point": Call(
        QT_TRANSLATE_NOOP("Croupier", "{a}"),
        QT_TRANSLATE_NOOP("Subtitle", "The row makes {total_a}"),
        QT_TRANSLATE_NOOP("Subtitle", "The row makes {total_a}"),
    ),
    "rouge_gagne_et_couleur": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red wins, and colour"),
        QT_TRANSLATE_NOOP("Subtitle", "Red wins, and the colour wins"),
        QT_TRANSLATE_NOOP("Subtitle", "Rouge and couleur are paid"),
    ),
    "rouge_gagne_couleur_perd": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red wins, colour loses"),
        QT_TRANSLATE_NOOP("Subtitle", "Red wins, the colour loses"),
        QT_TRANSLATE_NOOP("Subtitle", "Rouge and inverse are paid"),
    ),
    "rouge_perd_et_couleur": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red loses, and colour"),
        QT_TRANSLATE_NOOP("Subtitle", "Red loses, and the colour loses"),
        QT_TRANSLATE_NOOP("Subtitle", "Noir and inverse are paid"),
    ),
    "rouge_perd_couleur_gagne": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red loses, colour wins"),
        QT_TRANSLATE_NOOP("Subtitle", "Red loses, the colour wins"),
        QT_TRANSLATE_NOOP("Subtitle", "Noir and couleur are paid"),
    ),
    "apres": Call(
        QT_TRANSLATE_NOOP("Croupier", "{a}, {b}, après"),
        QT_TRANSLATE_NOOP("Subtitle", "A tie, nobody wins and nobody loses"),
        QT_TRANSLATE_NOOP("Subtitle", "A tie, every stake is free"),
    ),
    "refait": Call(
        QT_TRANSLATE_NOOP("Croupier", "One, one, après"),
        QT_TRANSLATE_NOOP("Subtitle", "The 31 après, only insured stakes are safe"),
        QT_TRANSLATE_NOOP("Subtitle", "Only insured stakes are safe"),
    ),
    "les_cartes_passent": Call(
        QT_TRANSLATE_NOOP("Croupier", "The cards pass"),
        QT_TRANSLATE_NOOP("Subtitle", "The shoe is at its end, the coup is void"),
        QT_TRANSLATE_NOOP("Subtitle", "The coup is void, every stake is free"),
    ),
    "assurance": Call(
        QT_TRANSLATE_NOOP("Croupier", "Insured"),
        QT_TRANSLATE_NOOP("Subtitle", "Insured against the 31 après"),
        QT_TRANSLATE_NOOP("Subtitle", "The 31 après will not touch this stake"),
    ),
}

# The calls of each table; the same id may have another text at another table.
CALLS: dict[str, dict[str, Call]] = {
    "trente-et-quarante": COMMON | TRENTE_ET_QUARANTE,
}

# How two things said in one breath are joined: both points, then the verdict, as the banner shows them.
POINTS_AND_VERDICT = QT_TRANSLATE_NOOP("Croupier", "{a}, {b} — {verdict}")
TOTALS_AND_MEANING = QT_TRANSLATE_NOOP("Subtitle", "{total_a} and {total_b}: {meaning}")
