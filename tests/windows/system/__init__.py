"""Languages, less movement, and what Qt says itself."""
