"""Understanding what is said at the roulette table, in five tongues at once."""

from casino_qt.rules.roulette.announcing.meaning import Annonce, Plain, Value, understand
from casino_qt.rules.roulette.announcing.nearest import nearest_phrase

__all__ = ["Annonce", "Plain", "Value", "nearest_phrase", "understand"]
