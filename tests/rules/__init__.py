"""The law of the tables, tested."""
