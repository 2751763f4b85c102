"""What a setup for Windows is made of."""
