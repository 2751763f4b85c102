"""Layouts kept by name in the profile: which stake on which place, to be laid all at once. No money moves."""

from __future__ import annotations

import json
from collections.abc import Mapping

from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.storage import Store, errors_of

LONGEST_NAME = 60


class LayoutShelf(Store):
    """The part of a profile where layouts are kept."""

    def layouts(self, game: str) -> dict[str, dict[str, int]]:
        """Every layout kept for `game` by name, in alphabetical order: centimes by place."""
        with errors_of(self.path):
            rows = self._db.execute(
                "SELECT name, stakes FROM layouts WHERE game = ? ORDER BY name", (game,)
            ).fetchall()
        return {name: self._stakes(text) for name, text in rows}

    def keep_layout(self, game: str, name: str, stakes: Mapping[str, int]) -> None:
        """Keep `stakes` under `name`, in place of what was kept under it. Raises ProfileError.

        Raises ValueError for a name that is empty, longer than 60 characters or not printable.
        """
        if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
            raise ValueError(f"a layout's name has 1 to {LONGEST_NAME} printable characters")
        with self.transaction():
            self._db.execute(
                "INSERT OR REPLACE INTO layouts VALUES (?, ?, ?)",
                (game, name, json.dumps(dict(stakes), ensure_ascii=False)),
            )

    def drop_layout(self, game: str, name: str) -> None:
        """Forget a layout; harmless when there is none of that name. Raises ProfileError."""
        with self.transaction():
            self._db.execute("DELETE FROM layouts WHERE game = ? AND name = ?", (game, name))

    def _stakes(self, text: str) -> dict[str, int]:
        try:
            value = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise ProfileDamaged(self.path, f"unreadable layout: {error}") from error
        if not isinstance(value, dict) or any(type(amount) is not int for amount in value.values()):
            raise ProfileDamaged(self.path, "unreadable layout")
        return value
