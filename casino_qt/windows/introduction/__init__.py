"""What is said to whom sits down at a table for the first time; whoever knows it already skips it."""
