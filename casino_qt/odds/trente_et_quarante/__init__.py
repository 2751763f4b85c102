"""The two rows of trente et quarante from any shoe, and what its chances are worth."""
