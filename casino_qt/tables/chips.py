"""Chips as a table lays them out. Scenes take them from here; they never reach into the bank."""

from __future__ import annotations

from casino_qt.bank.chips import CHIPS, DENOMINATIONS, FRANC, PLAQUES, Change, break_up

__all__ = ["CHIPS", "DENOMINATIONS", "FRANC", "PLAQUES", "Change", "break_up"]
