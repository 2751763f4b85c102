"""The law of the tables: cards, shoe, chance, money, and one package per game. Knows no Qt and no picture."""
