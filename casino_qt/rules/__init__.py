"""The law of the tables: cards, shoe, chance, money, and one package per game. Knows no Qt, no purse, no picture."""
