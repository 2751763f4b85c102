"""The roulette wheel that turns: the ball's path as pure mathematics, and the pictures that follow it."""
