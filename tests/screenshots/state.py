"""One state of one window: its name, and how an evening gets there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tests.screenshots.evening import GAME, Evening

ROUGE_AND_COULEUR = "2"
"""Seed of a shoe whose first coup, cut in the middle, is won by rouge and couleur."""


@dataclass(frozen=True, slots=True)
class State:
    """How an evening gets there: the seed, the option of the first table, and what is done.

    `tables` are those whose pictures must be there.
    """

    name: str
    reach: Callable[[Evening], None]
    seed: str = ROUGE_AND_COULEUR
    refait: str = "half"
    tables: tuple[str, ...] = (GAME,)
