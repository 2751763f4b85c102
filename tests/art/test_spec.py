"""Specs: scales and widths are quantised downwards, so that a room always fits its window."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QSize

from casino_qt.art.bake.spec import LARGEST, SHEETS, SMALLEST, Spec


@pytest.mark.parametrize(
    ("w", "h", "ratio", "scale", "width"),
    [
        (1440, 900, 1.0, 1.0, 1440),
        (1280, 720, 1.0, 0.8, 1600),
        (1920, 1080, 1.0, 1.2, 1600),
        (1280, 720, 1.5, 1.2, 1600),
        (1440, 900, 2.0, 2.0, 1440),
        (1920, 1080, 2.0, 2.4, 1600),
        (1280, 800, 1.0, 0.85, 1500),
        (2560, 1440, 1.0, 1.6, 1600),
        (1024, 768, 1.0, 0.7, 1460),
        (3440, 1440, 1.0, 1.6, 1600),
    ],
)
def test_known_windows(w: int, h: int, ratio: float, scale: float, width: int) -> None:
    spec = Spec.for_window(w, h, ratio)
    assert (spec.scale, spec.width) == (scale, width)
    assert spec.seen == Spec.for_window(w, h).scale


@given(st.integers(200, 8000), st.integers(200, 5000), st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0, 3.0]))
def test_room_fits_every_window(w: int, h: int, ratio: float) -> None:
    spec = Spec.for_window(w, h, ratio)
    assert SMALLEST <= spec.scale <= LARGEST
    assert round(spec.scale * 20) == pytest.approx(spec.scale * 20, abs=1e-6)
    assert 1440 <= spec.width <= 1600
    assert spec.width % 20 == 0
    if spec.scale > SMALLEST:
        assert spec.scale * 900 <= h * ratio + 0.01
        assert spec.scale * spec.width <= w * ratio + 0.01


@given(
    st.integers(400, 4000),
    st.integers(300, 2500),
    st.sampled_from([1.0, 1.25, 1.5, 2.0, 3.0]),
    st.sampled_from([1.0, 1.1, 1.25, 1.5, 1.75, 2.0]),
)
def test_how_large_a_room_is_seen_goes_by_its_window_alone(
    w: int, h: int, ratio: float, times: float
) -> None:
    """On every screen, and however many times as large the room is shown: that has whole pixels."""
    larger = QSize(w, h) * times
    spec = Spec.for_window(larger.width(), larger.height(), ratio, times=times)
    assert spec.seen == Spec.for_window(w, h).scale


def test_where_pixels_are_larger_than_what_is_seen_they_count() -> None:
    assert Spec.for_window(1600, 900, 0.5).seen == 0.5
    assert Spec(1.25, 1440).seen == 1.25


@given(st.integers(0, 72), st.integers(0, 8), st.sampled_from(["en", "fr", "ru", "-"]))
def test_text_form_is_read_again(step: int, width: int, index: str) -> None:
    scale = round(0.4 + step * 0.05, 2)
    for seen in (scale, 0.4):
        for look in ("", "cf"):
            spec = Spec(scale, 1440 + 20 * width, index, look, seen)
            assert Spec.parse(spec.text()) == spec


def test_what_does_not_matter_to_a_sheet_is_levelled() -> None:
    assert Spec(1.0, 1440, "fr").of("cards") == Spec(1.0, 1600, "fr").of("cards")
    assert Spec(1.0, 1440, "fr").of("cards") != Spec(1.0, 1440, "ru").of("cards")
    assert Spec(1.0, 1440, "fr").of("trente_et_quarante") == Spec(1.0, 1440, "ru").of("trente_et_quarante")
    assert Spec(1.0, 1440, "fr").of("lobby") != Spec(1.0, 1600, "fr").of("lobby")
    for sheet in SHEETS:
        once = Spec(1.35, 1540, "en").of(sheet)
        assert once.of(sheet) == once


@pytest.mark.parametrize(
    "text", ["", "1.0", "a_b_c", "1.0_1440", "1.0_1440_fr_x", "1.0_1440_fr_c_f", "1.0@x_1440_fr"]
)
def test_other_text_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        Spec.parse(text)
