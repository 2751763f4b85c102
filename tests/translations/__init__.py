"""The five languages of the house, and a sixth that exists only to find cut texts."""
