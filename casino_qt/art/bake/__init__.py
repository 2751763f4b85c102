"""Baking: what the tables blit is painted once per device scale, in a child process, and kept on disk."""
