"""Money as people read it: francs. The only place that turns centimes into text."""

from __future__ import annotations

from PySide6.QtCore import QLocale

CENTIMES_PER_FRANC = 100
NBSP = "\u00a0"
MINUS = "\u2212"


def francs(centimes: int, locale_name: str | None = None) -> str:
    """Return `centimes` as francs: whole ones without decimals, otherwise two.

    Thousands are parted by U+00A0 in every language (the display face lacks the narrow space some locales
    ask for); only the decimal sign follows `locale_name`, left out: the language of the interface.
    """
    whole, rest = divmod(abs(centimes), CENTIMES_PER_FRANC)
    text = f"{whole:,}".replace(",", NBSP)
    if rest:
        locale = QLocale() if locale_name is None else QLocale(locale_name)
        text += f"{locale.decimalPoint()}{rest:02d}"
    return MINUS + text if centimes < 0 else text


def signed_francs(centimes: int, locale_name: str | None = None) -> str:
    """Return a result in francs with its sign, so that gain and loss never rest on colour alone."""
    text = francs(centimes, locale_name)
    return "+" + text if centimes > 0 else text
