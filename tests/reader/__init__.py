"""A blind player's side of the house: a real client of AT-SPI, and the rooms it needs.

Nothing here knows the program or its packages: `room` opens a display and a bus for whatever program is
named, `client` reads it. Both run by the system's own Python, where the gi bindings are; see `__main__`.
"""
