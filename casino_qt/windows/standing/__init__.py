"""How things stand, in words: for who presses the key for it, and for who listens to the table."""
