"""What the croupier says, in every tongue."""
