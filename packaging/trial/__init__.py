"""A guest who plays the installed program with keys and reads it as a screen reader does; Debian's Python."""
