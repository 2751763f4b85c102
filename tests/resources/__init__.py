"""The pictures that come with the program."""
