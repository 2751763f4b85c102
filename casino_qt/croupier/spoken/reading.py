"""A call as it is written, made ready to be read aloud: no figure, no sign, no word of a foreign spelling.

"Anonce finále 3/4, po 5, 6 kusů" becomes "Anonce finále tři čtyři, po pěti, šest kusů".
"""

from __future__ import annotations

import re

from casino_qt.croupier.numbers import number_word
from casino_qt.croupier.spoken.amounts import said_amount, said_each
from casino_qt.rules.spoken_numbers import figures

_AMOUNT = r"\d{1,3}(?: \d{3})+(?:[.,]\d{2})?|\d+(?:[.,]\d{2})?"
_EACH = {
    tongue: re.compile(rf"\b({word}) ({_AMOUNT})")
    for tongue, word in {"fr": "par", "it": "da", "cs": "po", "ru": "по", "en": "by"}.items()
}
_PAIR = re.compile(r"\b(\d+)/(\d+)\b")
_REST = re.compile(rf"\b(?:{_AMOUNT})\b")
_SPACES = re.compile(r"[\s\u00a0\u202f]+")
_SIGNS = {" — ": ", ", "—": ", ", "…": ".", " ?": "?", " !": "!", " :": ":", "«": "", "»": ""}

# What a voice of the tongue would spell after its own letters. Lower case; French speaks most of them itself.
_FOREIGN: dict[str, dict[str, str]] = {
    "fr": {"black jack": "blaque djaque"},
    "it": {
        "après": "aprè",
        "manque": "manc",
        "passe": "pass",
        "black jack": "blek gek",
        "égalité": "egalité",
    },
    "cs": {
        "après": "apré",
        "manque": "mank",
        "passe": "pas",
        "plein": "plén",
        "chevaux": "ševó",
        "black jack": "blek džek",
    },
    "ru": {"après": "апре"},
    "en": {"après": "apray"},
}
_FOREIGN_WORDS = {
    tongue: re.compile(r"\b(?:" + "|".join(map(re.escape, words)) + r")\b", re.IGNORECASE)
    for tongue, words in _FOREIGN.items()
}


def read_out(text: str, tongue: str) -> str:
    """`text` of `tongue` as its voice is given it. Raises KeyError for a tongue nobody speaks.

    An amount behind "par", "da", "po", "по" or "by" is what a piece is worth; one with decimals is money
    anywhere; any other figure is a plain number.
    """

    def number(found: re.Match[str]) -> str:
        francs, rest = divmod(_centimes(found[0]), 100)
        return said_amount(francs * 100 + rest, tongue) if rest else number_word(francs, tongue)

    def foreign(found: re.Match[str]) -> str:
        return _FOREIGN[tongue][found[0].lower()]

    plain = _SPACES.sub(" ", text)
    for sign, read in _SIGNS.items():
        plain = plain.replace(sign, read)
    plain = _EACH[tongue].sub(lambda found: f"{found[1]} {said_each(_centimes(found[2]), tongue)}", plain)
    plain = _PAIR.sub(r"\1 \2", plain)
    plain = _REST.sub(number, plain)
    return _FOREIGN_WORDS[tongue].sub(foreign, plain)


def _centimes(amount: str) -> int:
    centimes = figures(amount)
    if centimes is None:
        raise ValueError(f"{amount} is too much to be said")
    return centimes
