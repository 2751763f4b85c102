"""What a person's rounds came to, beside what they had to be expected to come to. No Qt."""
