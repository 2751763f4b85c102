"""What is told of trouble: a profile that cannot be used, a program that was exchanged, the unforeseen."""
