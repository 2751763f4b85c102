"""What is there to be read."""
