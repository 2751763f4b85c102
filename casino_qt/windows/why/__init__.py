"""Why this amount: what the last round did at one place of a table, in words; one module per game."""
