"""The book of the house, its exports and the check of its seals."""
