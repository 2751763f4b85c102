"""The blackjack table behind its signals."""
