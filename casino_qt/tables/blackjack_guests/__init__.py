"""The house's other guests at blackjack: who they are and how they play. No Qt, no secrets.

A guest acts through the table's seats like anybody else: he holds the box before his chair, and some bet
behind the person's. He decides from what lies open (`sight.py`), with dice that know nothing of the shoe.
What he does is part of the sitting's journal, so nobody is ever asked twice what he did; whoever is asked
again after a kill answers the same.
"""
