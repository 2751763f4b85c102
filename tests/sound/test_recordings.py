"""Each sound of the house as a signal: level, ends, length, band. A test hears nothing, but it measures."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt
import pytest

from casino_qt.data_files import data_folder
from casino_qt.sound.catalogue import GROUPS, KINDS, SAMPLES, recordings
from casino_qt.sound.recordings import Recording, read, read_all
from resources import make_sounds

FOLDER = data_folder("sounds")
ONE_SHOTS = [name for name in recordings() if name not in make_sounds.LOOPS]
STRUCK = [name for name in ONE_SHOTS if name.startswith(("chip", "fret", "lozenge", "bell"))]
MOST_BYTES = 3_000_000


class Band(NamedTuple):
    """Where its energy lies: at least `share` between `low` and `high` Hz; how long it is heard, s."""

    low: float
    high: float
    share: float
    least: float
    most: float


CHIP, CARD, BRASS = (
    Band(100, 12_000, 0.95, 0.02, 0.35),
    Band(200, 9000, 0.90, 0.05, 1.2),
    Band(300, 14_000, 0.9, 0.01, 0.4),
)
# Clay on clay: the modes of the plate, hardly anything below them.
CLAY = Band(2500, 12_000, 0.75, 0.02, 0.2)
BANDS = {
    "chip_1": CHIP, "chip_2": CHIP, "chip_3": CHIP,
    "chip_on_chips_1": CLAY, "chip_on_chips_2": CLAY,
    "stack_1": Band(2500, 12_000, 0.6, 0.1, 0.46), "stack_2": Band(2500, 12_000, 0.6, 0.1, 0.46),
    "pile_slide_1": Band(200, 9000, 0.9, 0.2, 0.5), "pile_slide_2": Band(200, 9000, 0.9, 0.2, 0.5),
    "rake_1": Band(150, 9000, 0.9, 0.4, 1.0), "rake_2": Band(150, 9000, 0.9, 0.4, 1.0),
    "card_slide_1": CARD, "card_slide_2": CARD, "card_slide_3": CARD,
    "card_flip_1": CARD, "card_flip_2": CARD,
    "gather": CARD, "shuffle": CARD, "riffle": CARD, "cut": CARD,
    "ball_launch": Band(300, 6000, 0.9, 0.03, 0.3),
    "lozenge_1": BRASS, "lozenge_2": BRASS, "fret_1": BRASS, "fret_2": BRASS, "fret_3": BRASS,
    "ball_rest": Band(300, 12_000, 0.9, 0.1, 0.5), "bell": Band(1800, 12_000, 0.98, 0.3, 1.3),
    "ball_roll": Band(250, 8000, 0.95, 1.9, 2.1), "room": Band(40, 4500, 0.95, 9.9, 10.1),
}  # fmt: skip


@pytest.fixture(scope="module")
def known() -> dict[str, Recording]:
    found, problems = read_all(FOLDER, recordings())
    assert not problems
    return found


def loudness(wave: npt.NDArray[np.floating[Any]]) -> float:
    """dB below full scale."""
    return float(20 * np.log10(np.sqrt(np.mean(np.square(wave))) + 1e-12))


def test_catalogue_and_folder_hold_the_same() -> None:
    assert sorted(recordings()) == sorted(path.stem for path in FOLDER.glob("*.wav"))
    assert set(recordings()) == set(make_sounds.SOUNDS) == set(BANDS)
    assert {kind.group for kind in KINDS.values()} == set(GROUPS) == set(SAMPLES)
    assert all(KINDS[sample].group == group for group, sample in SAMPLES.items())


def test_all_together_are_small() -> None:
    assert sum(path.stat().st_size for path in FOLDER.iterdir()) < MOST_BYTES


@pytest.mark.parametrize("name", recordings())
def test_level_and_constant_part(known: dict[str, Recording], name: str) -> None:
    wave = known[name].samples
    assert np.max(np.abs(wave)) == pytest.approx(make_sounds.PEAK, abs=0.002)
    assert abs(float(np.mean(wave))) < 0.002
    assert -36 < loudness(wave) < -14


@pytest.mark.parametrize("name", ONE_SHOTS)
def test_both_ends_are_silent(known: dict[str, Recording], name: str) -> None:
    wave, rate = known[name].samples, known[name].rate
    assert abs(wave[0]) < 1e-3
    assert abs(wave[-1]) < 1e-3
    assert loudness(wave[-rate // 500 :]) < -60  # its last two milliseconds
    assert np.max(np.abs(np.diff(wave[-rate // 100 :]))) < 0.01  # no step on the way out


@pytest.mark.parametrize("name", make_sounds.LOOPS)
def test_a_loop_has_no_seam(known: dict[str, Recording], name: str) -> None:
    wave = known[name].samples
    steps = np.abs(np.diff(wave))
    assert abs(wave[0] - wave[-1]) < np.quantile(steps, 0.999)
    parts = [loudness(part) for part in np.array_split(wave, 8)]
    assert max(parts) - min(parts) < 6  # nothing that is noticed each time it comes round


@pytest.mark.parametrize("name", recordings())
def test_length_and_band(known: dict[str, Recording], name: str) -> None:
    wave, rate, band = known[name].samples, known[name].rate, BANDS[name]
    heard = np.flatnonzero(np.abs(wave) > 0.01)
    assert band.least <= (heard[-1] - heard[0]) / rate <= band.most
    power = np.abs(np.fft.rfft(wave)) ** 2
    frequency = np.fft.rfftfreq(len(wave), 1 / rate)
    inside = power[(frequency >= band.low) & (frequency <= band.high)].sum() / power.sum()
    assert inside >= band.share


@pytest.mark.parametrize(
    "name", [name for name in ONE_SHOTS if name.startswith(("chip", "fret", "lozenge", "bell"))]
)
def test_what_is_struck_begins_at_once_and_dies_away(known: dict[str, Recording], name: str) -> None:
    wave, rate = known[name].samples, known[name].rate
    assert np.argmax(np.abs(wave)) / rate < 0.012
    quarters = [loudness(part) for part in np.array_split(wave, 4)]
    assert quarters == sorted(quarters, reverse=True)


def test_the_ball_rests_in_ever_smaller_and_closer_clicks(known: dict[str, Recording]) -> None:
    wave, rate = known["ball_rest"].samples, known["ball_rest"].rate
    block = rate // 500
    levels = np.array([np.max(np.abs(wave[at : at + block])) for at in range(0, len(wave) - block, block)])
    clicks = [i for i in range(1, len(levels) - 1) if levels[i] > 0.02 and levels[i] > 2.5 * levels[i - 1]]
    gaps = np.diff(clicks)
    assert len(clicks) >= 5
    assert all(later <= earlier for earlier, later in pairwise(gaps))
    assert all(levels[later] < 1.2 * levels[earlier] for earlier, later in pairwise(clicks))
    assert levels[clicks[-1]] < 0.3 * levels[clicks[0]]


@pytest.mark.parametrize("name", recordings())
def test_the_script_makes_them_again(known: dict[str, Recording], name: str) -> None:
    made = make_sounds.samples(name).astype(int)
    kept = np.round(known[name].samples * 32768).astype(int)
    assert made.shape == kept.shape
    assert int(np.max(np.abs(made - kept))) <= 2  # another FFT rounds the last digit otherwise


def test_what_is_no_recording_is_told_and_left_out(tmp_path: Path) -> None:
    (tmp_path / "noise.wav").write_bytes(bytes(range(256)))
    (tmp_path / "empty.wav").write_bytes(b"")
    (tmp_path / "chip_1.wav").write_bytes((FOLDER / "chip_1.wav").read_bytes())
    found, problems = read_all(tmp_path, ["noise", "empty", "chip_1", "missing"])
    assert list(found) == ["chip_1"]
    assert len(problems) == 3
    with pytest.raises(ValueError, match=r"noise\.wav"):
        read(tmp_path / "noise.wav")


def test_it_writes_where_it_is_told(tmp_path: Path) -> None:
    assert make_sounds.write("chip_1", tmp_path) == (tmp_path / "chip_1.wav").stat().st_size
    assert read(tmp_path / "chip_1.wav").rate == 48_000
