"""What is said at the roulette (house rules, section 2).

In the braces of a number's call: {number} as a word ({figure} in a subtitle), {colour}, {parity} and {half}.
In those of an announced bet: {name}, {piece} (its value in francs) and {pieces} ({count} in a subtitle).
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from casino_qt.croupier.calls import CALL_CONTEXT, COMMON, Call, Talk
from casino_qt.croupier.numbers import number_word
from casino_qt.croupier.tongues import say
from casino_qt.money_text import francs
from casino_qt.rules.events import Said
from casino_qt.rules.marking import QT_TRANSLATE_NOOP
from casino_qt.rules.roulette.events import Echoed
from casino_qt.rules.roulette.wheel import colour

CALLS: dict[str, Call] = {
    "numero": Call(
        QT_TRANSLATE_NOOP("Croupier", "{number}, {colour}, {parity}, {half}"),
        QT_TRANSLATE_NOOP("Subtitle", "{figure}: {colour}, {parity}, {half}"),
        QT_TRANSLATE_NOOP("Subtitle", "{figure}: {colour}, {parity}, {half}"),
        QT_TRANSLATE_NOOP("When a call is said", "when the ball has fallen"),
    ),
    "zero": Call(
        QT_TRANSLATE_NOOP("Croupier", "Zero"),
        QT_TRANSLATE_NOOP("Subtitle", "The zero has fallen"),
        QT_TRANSLATE_NOOP("Subtitle", "It pays as a number; other numbers, dozens and columns lose"),
        QT_TRANSLATE_NOOP("When a call is said", "when the ball has fallen"),
    ),
    "en_prison": Call(
        QT_TRANSLATE_NOOP("Croupier", "In prison"),
        QT_TRANSLATE_NOOP("Subtitle", "Stakes on simple chances are imprisoned"),
        QT_TRANSLATE_NOOP("Subtitle", "Locked stakes are freed when their chance comes"),
        QT_TRANSLATE_NOOP("When a call is said", "after zero"),
    ),
    "doublement_en_prison": Call(
        QT_TRANSLATE_NOOP("Croupier", "In prison twice"),
        QT_TRANSLATE_NOOP("Subtitle", "Imprisoned stakes are locked a second time"),
        QT_TRANSLATE_NOOP("Subtitle", "Their chance must now come twice"),
        QT_TRANSLATE_NOOP("When a call is said", "when zero comes once more"),
    ),
    "libere": Call(
        QT_TRANSLATE_NOOP("Croupier", "Freed"),
        QT_TRANSLATE_NOOP("Subtitle", "The lock is opened, without profit"),
        QT_TRANSLATE_NOOP("Subtitle", "One lock is opened, without profit"),
        QT_TRANSLATE_NOOP("When a call is said", "when the chance of a locked stake comes"),
    ),
    "partage": Call(
        QT_TRANSLATE_NOOP("Croupier", "Half back"),
        QT_TRANSLATE_NOOP("Subtitle", "Half of the stake goes back to the purse"),
        QT_TRANSLATE_NOOP("Subtitle", "It goes back to the purse, the rest is lost"),
        QT_TRANSLATE_NOOP("When a call is said", "when half is taken back"),
    ),
    "a_qui": Call(
        QT_TRANSLATE_NOOP("Croupier", "Whose is it?"),
        QT_TRANSLATE_NOOP("Subtitle", "Whose stake is it? What the numbers pay is handed over"),
        QT_TRANSLATE_NOOP("Subtitle", "What the numbers pay is handed over"),
        QT_TRANSLATE_NOOP("When a call is said", "before a number is paid"),
    ),
    "annonce": Call(
        QT_TRANSLATE_NOOP("Croupier", "Announced {name}, by {piece}, {pieces}"),
        QT_TRANSLATE_NOOP("Subtitle", "{name}: {count} × {piece}"),
        QT_TRANSLATE_NOOP("Subtitle", "{name}: {count} × {piece}"),
        QT_TRANSLATE_NOOP("When a call is said", "when a bet has been announced"),
    ),
    "reste_rendu": Call(
        QT_TRANSLATE_NOOP("Croupier", "The rest is returned"),
        QT_TRANSLATE_NOOP("Subtitle", "What makes no whole piece stays with you"),
        QT_TRANSLATE_NOOP("Subtitle", "What makes no whole piece stays with you"),
        QT_TRANSLATE_NOOP("When a call is said", "when an amount makes no whole pieces"),
    ),
}

_RED = QT_TRANSLATE_NOOP("Croupier", "red")
_BLACK = QT_TRANSLATE_NOOP("Croupier", "black")
_EVEN = QT_TRANSLATE_NOOP("Croupier", "even")
_ODD = QT_TRANSLATE_NOOP("Croupier", "odd")
_LOW = QT_TRANSLATE_NOOP("Croupier", "low")
_HIGH = QT_TRANSLATE_NOOP("Croupier", "high")

# How an announced bet is named; {n} is the number (or the end digits) behind the colon of its canonical name.
_NAMES: dict[str, str] = {
    "grande_serie": QT_TRANSLATE_NOOP("Croupier", "big series"),
    "petite_serie": QT_TRANSLATE_NOOP("Croupier", "small series"),
    "orphelins": QT_TRANSLATE_NOOP("Croupier", "orphans"),
    "voisins": QT_TRANSLATE_NOOP("Croupier", "{n} and neighbours, {k} on each side"),
    "plein_chevaux": QT_TRANSLATE_NOOP("Croupier", "{n} straight and splits"),
    "finale": QT_TRANSLATE_NOOP("Croupier", "finale {n}"),
    "jeu_7_9": QT_TRANSLATE_NOOP("Croupier", "7/9 game"),
    "zero_spiel": QT_TRANSLATE_NOOP("Croupier", "zero game"),
}

# A context for each form, because the count decides it and Czech and Russian have two beyond one.
_MANY = QT_TRANSLATE_NOOP("Croupier", "{count} pieces")
_FEW_CONTEXT = "Croupier, two to four"
_FEW = QT_TRANSLATE_NOOP("Croupier, two to four", "{count} pieces")


def _pieces(count: int, tongue: str) -> str:
    """Few are two to four, many the others: no announced bet has fewer than three pieces or over nineteen."""
    few = 2 <= count <= 4
    source, context = (_FEW, _FEW_CONTEXT) if few else (_MANY, CALL_CONTEXT)
    return say(context, source, tongue).format(count=count)


def announced_name(name: str, tongue: str | None = None) -> str:
    """Return the canonical `name` of an announced bet ("finale:3/4") as it is said in `tongue`.

    None: as the interface says it, in the language of the day.
    """
    kind, _, rest = name.partition(":")
    number, _, each_side = rest.partition("+")
    source = _NAMES[kind]
    if tongue is None:
        text = QCoreApplication.translate(CALL_CONTEXT, source)
    else:
        text = say(CALL_CONTEXT, source, tongue)
    return text.format(n=number, k=each_side)


def _chances(number: int, tongue: str) -> dict[str, str]:
    """The simple chances the `number` belongs to, as lower-case words."""
    sources = {
        "colour": _RED if colour(number) == "rouge" else _BLACK,
        "parity": _ODD if number % 2 else _EVEN,
        "half": _LOW if number <= 18 else _HIGH,
    }
    return {name: say(CALL_CONTEXT, source, tongue) for name, source in sources.items()}


def words(said: Said, tongue: str) -> dict[str, str]:
    """Return what the call of a number or the echo of an announced bet needs."""
    if isinstance(said, Echoed):
        return {
            "name": announced_name(said.name, tongue),
            "piece": francs(said.piece, tongue),
            "pieces": _pieces(said.pieces, tongue),
        }
    if not said.points:
        return {}
    return {"number": number_word(said.points[0], tongue), **_chances(said.points[0], tongue)}


def figures(said: Said, language: str) -> dict[str, str]:
    """The same for a subtitle: numbers in figures."""
    if isinstance(said, Echoed):
        return {
            "name": announced_name(said.name, language),
            "piece": francs(said.piece, language),
            "count": str(said.pieces),
        }
    if not said.points:
        return {}
    return {"figure": str(said.points[0]), **_chances(said.points[0], language)}


TALK = Talk(COMMON | CALLS, words, figures)
