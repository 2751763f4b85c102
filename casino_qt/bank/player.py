"""Whose profile it is: the name a player goes by, and what names may be. The name is kept in the profile."""

from __future__ import annotations

import unicodedata

from casino_qt.bank.storage import Store, errors_of

LONGEST_NAME = 40
"""Characters of a name."""

_JOINERS = "\u200c\u200d"
"""Invisible, but letters of some scripts are joined or parted by them."""


def tidied(name: str) -> str:
    """`name` as it is kept: composed, without spaces at its ends or two in a row."""
    return " ".join(unicodedata.normalize("NFC", name).split())


def may_be(name: str) -> bool:
    """Whether a player may be called so: 1 to 40 characters of any script, none of them a command."""
    seen = name.translate({ord(joiner): None for joiner in _JOINERS})
    return name == tidied(name) and 1 <= len(name) <= LONGEST_NAME and bool(seen) and seen.isprintable()


def same(name: str) -> str:
    """What two names have in common that nobody could tell apart when they are called out."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


class PlayerCard(Store):
    """The part of a profile that says whose it is."""

    def name(self) -> str:
        """What the player is called; "" while no name was given."""
        with errors_of(self.path):
            row = self._db.execute("SELECT name FROM player").fetchone()
        return str(row[0]) if row else ""

    def rename(self, name: str) -> None:
        """Call the player `name`. Raises ValueError for one that may not be, ProfileError."""
        if not may_be(name):
            raise ValueError(f"a player's name has 1 to {LONGEST_NAME} printable characters")
        with self.transaction():
            self._db.execute("UPDATE player SET name = ?", (name,))
