"""What a hand and a round of blackjack are worth, exactly, and how they are best played."""
