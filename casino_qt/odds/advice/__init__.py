"""What a decision a person has is worth, play by play, and what kind of error another one is. No Qt."""
