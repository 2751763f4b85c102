"""What a bet is worth."""
