"""Every duration and easing of the house, each named once. Milliseconds at 100 % speed, table units (su)."""

from __future__ import annotations

import math
from collections.abc import Callable

Ease = Callable[[float], float]

# A card from the shoe to its place.
FLIGHT_BASE, FLIGHT_PER_SU, FLIGHT_CAP = 300.0, 0.16, 480.0
FLIGHT_HEIGHT = 22.0  # su: top of a dealt card's way
FLIGHT_TILT = -6.0  # degrees on leaving the shoe
DEAL_STAGGER = 260.0  # between two cards of a row: the totals must be readable
BURN_STAGGER = 170.0
FLIP, FLIP_OVERLAP, FLIP_HEIGHT = 220.0, 90.0, 6.0
FACE_FROM = 0.47  # the face shows a little early: what is seen edge-on is pale stock
NARROWEST = 0.035  # a turning card never vanishes
SHADE_BACK, SHADE_FACE = 0.34, 0.16
CLOSE_UP = 180.0  # a row making room for one more card
GATHER, GATHER_STAGGER = 360.0, 14.0  # the rows of the last coup into the talon
AFTER_ROW = 320.0  # the pause in which a row's point is called

# Chips.
CHIP_FLIGHT, CHIP_SETTLE, CHIP_HEIGHT, CHIP_DROP = 200.0, 80.0, 16.0, 2.0
CHIP_BACK = 160.0
RAKE_IN, RAKE_PULL, RAKE_PULL_PER_SU, RAKE_LIFT = 320.0, 420.0, 0.5, 14.0
RANKS_CLOSE = 0.3  # how far piles before a wide blade draw together
PART = 180.0  # a pile parted in two
PAY, PAY_STAGGER = 420.0, 90.0
COUNT_UP, COUNT_STEPS, COUNT_LEAD = 300.0, 8, 120.0
MOVE_PILE = 420.0  # into prison and out of it
PREMIUM_AWAY = 360.0
PUSH_BACK = 520.0  # a late chip

# Words.
CALL_IN, CALL_OUT, CALL_DROP = 240.0, 200.0, 10.0
CALL_GIVES_WAY = 110.0  # out, before another call that waits for it: words never lie over words
CALL_MIN = 1400.0  # the least time a call stays
BEFORE_DEAL = 420.0  # between "rien ne va plus" and the first card

# Marks.
RING_IN, PULSE, PULSES, PULSE_LOW = 180.0, 700.0, 2, 0.55
MARK_FADE = 180.0

# The ceremony of the shoe.
PACK_SHOWN, PACK_STAGGER, PACK_LOOK = 260.0, 110.0, 520.0
TIP, TIP_STAGGER, SHUFFLE, POUR = 320.0, 70.0, 1100.0, 320.0
CUT_APART, CUT_SWAP, INTO_SHOE = 260.0, 420.0, 1230.0

# The wheel; the ball's own way is in scenes/wheel/laws.py.
WHEEL_TURNS = 20_000.0  # how long it goes on after the last bet or spin, before it comes to a stand
READ_NUMBER = 700.0  # between the call of a number and the rake
MARKER_SET, MARKER_HEIGHT = 300.0, 26.0
BALL_OUT = 420.0  # the croupier takes the ball out of its pocket
BALL_APPEARS = 120.0  # his fingers are not drawn

# Reduced motion.
STILL = 120.0
STILL_RAKE = 200.0


def linear(p: float) -> float:
    return p


def out_quad(p: float) -> float:
    return 1 - (1 - p) ** 2


def in_cubic(p: float) -> float:
    return p**3


def out_cubic(p: float) -> float:
    return 1 - (1 - p) ** 3


def in_out_cubic(p: float) -> float:
    return 4 * p**3 if p < 0.5 else 1 - (2 - 2 * p) ** 3 / 2


def out_quart(p: float) -> float:
    return 1 - (1 - p) ** 4


def in_out_sine(p: float) -> float:
    return (1 - math.cos(math.pi * p)) / 2


def out_of_sine(part: float) -> float:
    """When `in_out_sine` has come so far."""
    return math.acos(1 - 2 * part) / math.pi


def arc(p: float) -> float:
    """0 at both ends, 1 in the middle: the height of something lifted on its way."""
    return math.sin(math.pi * p)


def window(p: float, a: float, b: float) -> float:
    """The part of a progress that lies between `a` and `b`, again as 0..1."""
    return min(1.0, max(0.0, (p - a) / (b - a)))


def between(a: float, b: float, p: float) -> float:
    """`a` at progress 0, `b` at progress 1."""
    return a + (b - a) * p


def flight_time(distance: float) -> float:
    """How long a card flies over `distance` su."""
    return min(FLIGHT_CAP, FLIGHT_BASE + FLIGHT_PER_SU * distance)
