"""The files with the sounds of the house, read into arrays."""

from __future__ import annotations

import wave
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

Samples = npt.NDArray[np.floating[Any]]


@dataclass(frozen=True, slots=True)
class Recording:
    """Mono samples between -1 and 1, `rate` of them a second."""

    samples: Samples
    rate: int


def read(path: Path) -> Recording:
    """Read one file. Raises OSError where there is none, ValueError where it is no 16-bit mono WAV."""
    try:
        with wave.open(str(path), "rb") as file:
            if (file.getnchannels(), file.getsampwidth()) != (1, 2):
                raise ValueError(f"{path.name}: 16-bit mono is wanted")
            frames = file.readframes(file.getnframes())
            return Recording(np.frombuffer(frames, "<i2").astype(np.float32) / 32768, file.getframerate())
    except (wave.Error, EOFError) as problem:
        raise ValueError(f"{path.name}: {problem}") from problem


def read_all(folder: Path, names: Iterable[str]) -> tuple[dict[str, Recording], list[str]]:
    """Read the files called `names`; those that could be read, and a line about each that could not."""
    found: dict[str, Recording] = {}
    problems: list[str] = []
    for name in names:
        try:
            found[name] = read(folder / f"{name}.wav")
        except (OSError, ValueError) as problem:
            problems.append(str(problem))
    return found, problems
