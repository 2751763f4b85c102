"""The strategy card of blackjack: how every hand is best played by the rules, to be read, printed, kept."""
