"""Chips as a table lays them out. Scenes take them from here; they never reach into the bank."""

from __future__ import annotations

from casino_qt.bank.chips import CHIPS, DENOMINATIONS, PLAQUES, Change, break_up
from casino_qt.rules.money import FRANC

FRANC_CENTIMES = FRANC

__all__ = ["CHIPS", "DENOMINATIONS", "FRANC_CENTIMES", "PLAQUES", "Change", "break_up"]
