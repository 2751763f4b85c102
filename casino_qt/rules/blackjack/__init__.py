"""Blackjack without a hole card (house rules, section 4): the whole game, with chance as an input."""
