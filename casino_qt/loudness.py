"""How loud a choice is: sounds and voice are set by the same per cent, and the same ought to be as loud."""

from __future__ import annotations

BEND = 1.6  # loudness is felt by ratios: half of the scale is to be about half as loud


def amplitude(per_cent: int) -> float:
    """The share of full amplitude, 0 … 1, that is felt as `per_cent` (0 … 100) of the loudness."""
    return float((per_cent / 100) ** BEND)
