"""What is told of trouble."""
