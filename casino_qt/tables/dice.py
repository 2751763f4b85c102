"""Dice of the house's other guests: from public words, so that whoever is asked twice answers the same."""

from __future__ import annotations

import hashlib

from casino_qt.rules.chance import SeedStream


def dice_for(luck: str, who: str, *moment: object) -> SeedStream:
    """Somebody's own dice for one moment. `luck` is any public text: it must not be the seed of the cards."""
    text = "/".join(map(str, (luck, who, *moment)))
    return SeedStream(hashlib.sha256(text.encode()).hexdigest())
