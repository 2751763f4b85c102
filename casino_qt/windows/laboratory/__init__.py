"""The laboratory: simulated evenings are asked for, reckoned by a child of the casino, and drawn."""
