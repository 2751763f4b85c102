"""What `casino-qt odds` tells: a report per game, for the rules in force."""
