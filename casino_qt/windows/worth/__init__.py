"""What a bet is worth, told at the tables: a line for the bet one points at, and its derivation in words."""
