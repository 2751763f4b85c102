"""The house's other guests at тридцать одно: who they are, when they stay, what they say. No Qt, no secrets.

A guest sits at the table like anybody else, and banks when the bank comes to him. He decides from what he
sees (`rules.trente_et_un.view`): his own cards, what lies open, how many cards others hold; never what lies
face down or in the pack. His dice know nothing of the cards and are public, so whoever is asked again after a
kill answers the same.
"""
