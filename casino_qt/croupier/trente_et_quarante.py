"""What is said at trente et quarante (house rules, section 1).

In the braces of a call: {a} {b}, the points named in it as words (31 is one, 40 is ten). In those of a
subtitle: {total_a} {total_b}, the same as totals in figures.
"""

from __future__ import annotations

from casino_qt.croupier.calls import COMMON, Call, Talk
from casino_qt.croupier.numbers import number_word
from casino_qt.rules.events import Said
from casino_qt.rules.marking import QT_TRANSLATE_NOOP

CALLS: dict[str, Call] = {
    "les_cinq_cartes": Call(
        QT_TRANSLATE_NOOP("Croupier", "The five cards"),
        QT_TRANSLATE_NOOP("Subtitle", "The five cards, burnt face down, do not play"),
        QT_TRANSLATE_NOOP("Subtitle", "Burnt face down, they do not play"),
        QT_TRANSLATE_NOOP("When a call is said", "when a shoe begins"),
    ),
    "point": Call(
        QT_TRANSLATE_NOOP("Croupier", "{a}"),
        QT_TRANSLATE_NOOP("Subtitle", "The row makes {total_a}"),
        QT_TRANSLATE_NOOP("Subtitle", "The row makes {total_a}"),
        QT_TRANSLATE_NOOP("When a call is said", "after each row"),
    ),
    "rouge_gagne_et_couleur": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red wins, and colour"),
        QT_TRANSLATE_NOOP("Subtitle", "Red wins, and the colour wins"),
        QT_TRANSLATE_NOOP("Subtitle", "Rouge and couleur are paid"),
        QT_TRANSLATE_NOOP("When a call is said", "when a coup is decided"),
    ),
    "rouge_gagne_couleur_perd": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red wins, colour loses"),
        QT_TRANSLATE_NOOP("Subtitle", "Red wins, the colour loses"),
        QT_TRANSLATE_NOOP("Subtitle", "Rouge and inverse are paid"),
        QT_TRANSLATE_NOOP("When a call is said", "when a coup is decided"),
    ),
    "rouge_perd_et_couleur": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red loses, and colour"),
        QT_TRANSLATE_NOOP("Subtitle", "Red loses, and the colour loses"),
        QT_TRANSLATE_NOOP("Subtitle", "Noir and inverse are paid"),
        QT_TRANSLATE_NOOP("When a call is said", "when a coup is decided"),
    ),
    "rouge_perd_couleur_gagne": Call(
        QT_TRANSLATE_NOOP("Croupier", "Red loses, colour wins"),
        QT_TRANSLATE_NOOP("Subtitle", "Red loses, the colour wins"),
        QT_TRANSLATE_NOOP("Subtitle", "Noir and couleur are paid"),
        QT_TRANSLATE_NOOP("When a call is said", "when a coup is decided"),
    ),
    "apres": Call(
        QT_TRANSLATE_NOOP("Croupier", "{a}, {b}, après"),
        QT_TRANSLATE_NOOP("Subtitle", "A tie, nobody wins and nobody loses"),
        QT_TRANSLATE_NOOP("Subtitle", "A tie, every stake is free"),
        QT_TRANSLATE_NOOP("When a call is said", "at a tie from 32 to 40"),
    ),
    "refait": Call(
        QT_TRANSLATE_NOOP("Croupier", "One, one, après"),
        QT_TRANSLATE_NOOP("Subtitle", "The 31 après, only insured stakes are safe"),
        QT_TRANSLATE_NOOP("Subtitle", "Only insured stakes are safe"),
        QT_TRANSLATE_NOOP("When a call is said", "at a tie of 31"),
    ),
    "les_cartes_passent": Call(
        QT_TRANSLATE_NOOP("Croupier", "The cards pass"),
        QT_TRANSLATE_NOOP("Subtitle", "The shoe is at its end, the coup is void"),
        QT_TRANSLATE_NOOP("Subtitle", "The coup is void, every stake is free"),
        QT_TRANSLATE_NOOP("When a call is said", "when the red card comes"),
    ),
    "assurance": Call(
        QT_TRANSLATE_NOOP("Croupier", "Insured"),
        QT_TRANSLATE_NOOP("Subtitle", "Insured against the 31 après"),
        QT_TRANSLATE_NOOP("Subtitle", "The 31 après will not touch this stake"),
        QT_TRANSLATE_NOOP("When a call is said", "when a premium is laid"),
    ),
}

# How two things said in one breath are joined: both points, then the verdict, as the banner shows them.
POINTS_AND_VERDICT = QT_TRANSLATE_NOOP("Croupier", "{a}, {b} — {verdict}")
TOTALS_AND_MEANING = QT_TRANSLATE_NOOP("Subtitle", "{total_a} and {total_b}: {meaning}")


def words(said: Said, tongue: str) -> dict[str, str]:
    """Return the points named in the call as words of `tongue`."""
    return {name: number_word(point, tongue) for name, point in zip("ab", said.points, strict=False)}


def figures(said: Said, language: str) -> dict[str, str]:
    """Return the totals of the rows named in the call; figures are the same in every language."""
    return {f"total_{name}": str(30 + point) for name, point in zip("ab", said.points, strict=False)}


TALK = Talk(COMMON | CALLS, words, figures)
