"""The voices of a machine, the best first. What a name says about its voice differs from system to system."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

# Regions whose way of speaking the house prefers, by tongue.
HOME = {"fr": "FR", "it": "IT", "cs": "CZ", "ru": "RU", "en": "GB"}

# Words in a name: how Apple, Microsoft and others mark what was recorded from people, newest first.
_GOOD = ("premium", "neural", "natural", "siri", "enhanced", "piper", "rhvoice", "mbrola", "online")
# And what is a joke, or a variant of a plain robot (espeak-ng lists a hundred of them: "French+Andy").
_POOR = ("+", "espeak", "compact", "eloquence")


@dataclass(frozen=True, slots=True)
class Voice:
    """A voice by its name, and the region it comes from: ("Thomas", "FR")."""

    name: str
    region: str


def best_first(found: Iterable[Voice], tongue: str) -> list[Voice]:
    """The voices of a tongue without doubles; the best comes first, then by region and name.

    Variants of one robot are left out where there is the robot itself.
    """
    by_name: dict[str, Voice] = {}
    for voice in sorted(found, key=lambda voice: _rank(voice, tongue)):
        by_name.setdefault(voice.name, voice)
    voices = list(by_name.values())
    plain = [voice for voice in voices if "+" not in voice.name]
    return plain or voices


def _rank(voice: Voice, tongue: str) -> tuple[int, bool, bool, str, str]:
    name = voice.name.lower()
    good = next((place for place, word in enumerate(_GOOD) if word in name), len(_GOOD))
    poor = any(word in name for word in _POOR)
    return good, poor, voice.region != HOME.get(tongue), voice.region, name
