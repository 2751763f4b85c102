"""The blackjack scene against the state of the table."""
