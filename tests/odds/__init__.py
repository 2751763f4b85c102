"""The exact odds, tested."""
