"""The French cylinder as plain numbers: the order of its pockets, their colours, its radii.  No Qt.

Radii are fractions of the wheel's radius; pockets are counted clockwise from the zero.
"""

_CLOCKWISE = (
    "0 32 15 19 4 21 2 25 17 34 6 27 13 36 11 30 8 23 10 5 24 16 33 1 20 14 31 9 22 18 29 7 28 12 35 3 26"
)
ORDER = tuple(int(number) for number in _CLOCKWISE.split())
ROUGES = frozenset((1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36))
POCKET = 360 / len(ORDER)  # degrees from one pocket to the next

RIM_IN, TRACK_OUT, TRACK_IN, APRON_IN = 0.945, 0.925, 0.842, 0.712
RING_OUT, NUMERAL, RING_IN, POCKET_IN, CONE = 0.708, 0.646, 0.592, 0.462, 0.452
BALL = 0.0225  # radius of the ball
BALL_RUNS, BALL_RESTS = 0.885, 0.553
DEFLECTORS, FIRST_DEFLECTOR, DEFLECTOR_AT = 8, 22.5, 0.776
KNOB, KNOB_AT = 0.030, 0.248  # radius of the turret's knobs, and how far out they are


def pocket_under(rotor: float, angle: float) -> int:
    """The number whose pocket lies at `angle` degrees of the screen when the rotor is turned by `rotor`."""
    return ORDER[round((angle - rotor) / POCKET) % len(ORDER)]
