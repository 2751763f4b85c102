"""The French roulette as one plays it."""
