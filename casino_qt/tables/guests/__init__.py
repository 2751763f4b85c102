"""The house's other guests at the roulette: who they are and how they play. No rules, no Qt, no secrets.

A guest acts through the table's seats like anybody else. He decides from what everyone can see (`sight.py`),
with dice that know nothing of the wheel, and lays only what the limits and his own purse allow (`hand.py`).
What he does is part of the sitting's journal, so nobody is ever asked twice what he did.
"""
