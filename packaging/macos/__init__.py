"""What a bundle for macOS is made of."""
