"""Exact probabilities and expectations, as fractions. Knows the rules, no table in play."""
