"""The loudspeakers of the house: what is heard at a table, mixed and played by a child process.

The window says what is heard and never waits for an answer (`player`); the child (`booth`) chooses among the
recordings of a kind (`catalogue`), mixes with NumPy (`mixer`) and feeds the one module that knows a sound
library (`output`). A system that hangs, crashes or has no loudspeaker at all takes nothing with it: then the
house is silent. Only `player` knows Qt. Why it is miniaudio: CONTRIBUTING.md, *The sounds*.
"""
