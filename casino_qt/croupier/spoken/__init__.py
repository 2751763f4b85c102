"""What the voice says: numbers, amounts and cards as inflected words of five tongues. Knows no sound."""
