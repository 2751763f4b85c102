"""Outlines: the reader of path data and the shapes of the house."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from casino_qt.art import paths


def test_path_data_absolute_and_relative_agree() -> None:
    absolute = paths.svg_path("M10,10 L20,10 L20,20 C20,25 15,30 10,30 Q5,30 5,20 Z")
    relative = paths.svg_path("m10,10 l10,0 l0,10 c0,5 -5,10 -10,10 q-5,0 -5,-10 z")
    assert absolute == relative
    shorthand = paths.svg_path("M10,10 H20 V20 C20,25 15,30 10,30 Q5,30 5,20 Z")
    assert shorthand == absolute


def test_further_pairs_after_a_move_are_lines() -> None:
    assert paths.svg_path("M0,0 10,0 10,10") == paths.svg_path("M0,0 L10,0 L10,10")
    assert paths.svg_path("m0,0 10,0 0,10") == paths.svg_path("M0,0 L10,0 L10,10")


def test_smooth_curve_reflects_its_control() -> None:
    smooth = paths.svg_path("M0,0 C0,10 10,10 10,0 S20,-10 20,0")
    spelt = paths.svg_path("M0,0 C0,10 10,10 10,0 C10,-10 20,-10 20,0")
    assert smooth == spelt


def test_mirror_turns_left_to_right() -> None:
    left = paths.svg_path("M0,0 L-10,5 L0,10", mirror=True)
    assert left == paths.svg_path("M0,0 L10,5 L0,10")
    assert paths.svg_path("M4,0 L0,5", mirror=True, about=2) == paths.svg_path("M0,0 L4,5")


def test_unknown_command_is_refused() -> None:
    with pytest.raises(ValueError, match="A"):
        paths.svg_path("M0,0 A5,5 0 0 1 10,10")


def test_ring_is_hollow_and_sector_counts_from_north() -> None:
    ring = paths.ring(0, 0, 10, 6)
    assert ring.contains(QPointF(8, 0))
    assert not ring.contains(QPointF(0, 0))
    east = paths.sector(0, 0, 5, 10, 45, 135)
    assert east.contains(QPointF(7, 0))
    assert not east.contains(QPointF(-7, 0))
    assert paths.turned(0, 0, 10, 0).y() == pytest.approx(-10)
    assert paths.turned(0, 0, 10, 90).x() == pytest.approx(10)


def test_arc_runs_over_the_top() -> None:
    box = paths.arc(0, 0, 10, -90, 90).boundingRect()
    assert box.top() == pytest.approx(-10, abs=0.1)
    assert box.bottom() == pytest.approx(0, abs=0.1)


def test_notched_frame_hollows_its_corners() -> None:
    frame = paths.notched(0, 0, 100, 60, 12)
    assert frame.boundingRect() == QRectF(0, 0, 100, 60)
    assert not frame.contains(QPointF(2, 2))
    assert frame.contains(QPointF(50, 2))
    assert frame.contains(QPointF(20, 30))
