"""Rounds and table scripts replayed on the real table, and practice that begins in the middle of one."""
