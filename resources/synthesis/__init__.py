"""How the sounds of the house are made: seeded noise and the resonances of things that are struck. No Qt.

Every sound is a function of a random generator, so that the same seed gives the same file. Levels are
amplitudes of 1.0 at most, times are seconds, frequencies are Hz.
"""
