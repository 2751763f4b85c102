"""A language nobody speaks: texts accented, bracketed, 40 % longer. A plain text is an untranslated one."""

from __future__ import annotations

import re

from PySide6.QtCore import QObject, QTranslator

_ACCENTS = str.maketrans("AEIOUYCDNRSTZaeiouycdnrstz", "ÄĚÎÔÛÝČĎŇŘŠŤŽäéïôůýčďňřšťž")
# What must reach the program unchanged: places for figures, the plural number, markup, entities.
_KEPT = re.compile(r"(\{[^{}]*\}|%n|%L?\d+|<[^<>]*>|&[a-z]+;)")
_FILLER = "lorem ipsum dolor sit amet consectetur "


def pseudo(source: str) -> str:
    """Return `source` in the pseudo language; places for figures, markup and the mnemonic sign stay."""
    parts = _KEPT.split(source)
    plain = sum(len(part) for part in parts[::2])
    parts[::2] = [part.translate(_ACCENTS) for part in parts[::2]]
    wanted = max(1, round(plain * 0.4) - 3)  # the brackets and the space count too
    padding = (
        (_FILLER * (wanted // len(_FILLER) + 1))[:wanted].rstrip().ljust(wanted, "m").translate(_ACCENTS)
    )
    return f"[{''.join(parts)} {padding}]"


class PseudoTranslator(QTranslator):
    """Install it like any translator: `app.installTranslator(PseudoTranslator(app))`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)

    def isEmpty(self) -> bool:
        """Return False: Qt refuses to install an empty translator."""
        return False

    def translate(self, context: str, sourceText: str, disambiguation: str | None = None, n: int = -1) -> str:
        """Return the pseudo text of `sourceText`; the plural number is filled in by Qt."""
        return pseudo(sourceText)
