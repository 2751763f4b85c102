"""What the bets and layouts of the roulette are worth, prison included."""
