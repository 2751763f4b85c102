"""Cache files: what is short, damaged or foreign reads as not there; what cannot be written is said."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtGui import QColor, QImage

from casino_qt.art.bake import store
from casino_qt.art.bake.spec import Spec
from casino_qt.art.bake.version import drawing_version
from casino_qt.art.picture import Picture

from .conftest import pixels

SPEC = Spec(0.5, 1440, "fr")


def _pictures() -> dict[str, Picture]:
    rng = random.Random(1)
    opaque = QImage(37, 21, QImage.Format.Format_RGB32)
    for x in range(37):
        for y in range(21):
            opaque.setPixelColor(x, y, QColor(rng.randrange(256), x, y))
    clear = QImage(16, 9, QImage.Format.Format_ARGB32_Premultiplied)
    clear.fill(QColor(200, 100, 50, 120))
    return {"background": Picture(opaque, 0, 0), "token": Picture(clear, 7.5, 4.25)}


@pytest.fixture(scope="module")
def content() -> bytes:
    return store.pack(_pictures().items(), "chips", SPEC)


def test_pictures_come_back_as_they_were(tmp_path: Path, content: bytes) -> None:
    path = store.save(tmp_path, "chips", SPEC, content)
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]
    baked = store.load(tmp_path, "chips", SPEC)
    assert baked is not None
    assert baked.keys() == ("background", "token")
    for key, picture in _pictures().items():
        back = baked.picture(key)
        assert pixels(back.image) == pixels(picture.image)
        assert (back.anchor_x, back.anchor_y) == (picture.anchor_x, picture.anchor_y)
    assert baked.picture("background").image.format() == QImage.Format.Format_RGB32
    with pytest.raises(KeyError):
        baked.picture("dragon")


def test_packing_is_the_same_every_time(content: bytes) -> None:
    assert store.pack(_pictures().items(), "chips", SPEC) == content


@settings(max_examples=80, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(share=st.floats(0, 0.999))
def test_a_file_cut_short_anywhere_is_not_used(content: bytes, share: float) -> None:
    with pytest.raises(store.BadSheet):
        store.unpack(content[: int(len(content) * share)], "chips", SPEC)


@settings(max_examples=120, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.floats(0, 0.9999), bit=st.integers(0, 7))
def test_a_flipped_bit_anywhere_is_noticed(content: bytes, place: float, bit: int) -> None:
    spoilt = bytearray(content)
    spoilt[int(len(spoilt) * place)] ^= 1 << bit
    with pytest.raises(store.BadSheet):
        store.unpack(bytes(spoilt), "chips", SPEC)


@pytest.mark.parametrize(
    "junk", [b"", b"\x00" * 4096, b"PNG, honestly", store.MAGIC, store.MAGIC + b"\xff" * 64]
)
def test_foreign_files_are_painted_over(tmp_path: Path, content: bytes, junk: bytes) -> None:
    path = tmp_path / store.file_name("chips", SPEC)
    path.write_bytes(junk)
    assert store.load(tmp_path, "chips", SPEC) is None
    store.save(tmp_path, "chips", SPEC, content)
    assert store.load(tmp_path, "chips", SPEC) is not None


def test_longer_than_it_should_be_is_not_used(content: bytes) -> None:
    with pytest.raises(store.BadSheet):
        store.unpack(content + b"\x00", "chips", SPEC)


def test_a_file_under_anothers_name_is_not_used(content: bytes) -> None:
    with pytest.raises(store.BadSheet):
        store.unpack(content, "cards", SPEC)
    with pytest.raises(store.BadSheet):
        store.unpack(content, "chips", Spec(0.55, 1440, "fr"))


def test_another_drawing_version_is_not_used(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(store, "drawing_version", lambda: "000000000000")
    with pytest.raises(store.BadSheet, match="version"):
        store.unpack(content, "chips", SPEC)


def test_a_folder_in_the_files_place_is_not_used(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / store.file_name("chips", SPEC)
    path.mkdir()
    assert store.load(tmp_path, "chips", SPEC) is None
    store.save(tmp_path, "chips", SPEC, content)  # an empty folder makes room
    assert store.load(tmp_path, "chips", SPEC) is not None
    path.unlink()
    path.mkdir()
    (path / "diary.txt").write_text("not ours")
    with pytest.raises(OSError, match=r"."):
        store.save(tmp_path, "chips", SPEC, content)
    assert (path / "diary.txt").read_text() == "not ours"
    assert [entry.name for entry in tmp_path.iterdir()] == [path.name]


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(OSError, match=r"."):
        store.save(tmp_path / "file" / "pictures", "chips", SPEC, content)
    assert store.load(tmp_path / "file" / "pictures", "chips", SPEC) is None


def test_nothing_is_there_before_anything_was_saved(tmp_path: Path) -> None:
    assert store.load(tmp_path / "never", "chips", SPEC) is None


def test_tidy_keeps_two_sizes_and_takes_leftovers(tmp_path: Path, content: bytes) -> None:
    now = time.time()
    names = {}
    for age, scale, seen in ((400, 0.5, 0.5), (300, 1.0, 1.0), (200, 0.8, 0.8), (100, 1.0, 0.5)):
        spec = Spec(scale, 1440, "fr", seen=seen)
        for sheet in ("chips", "lobby"):
            path = store.save(tmp_path, sheet, spec, content)
            os.utime(path, (now - age, now - age))
            names[(sheet, scale, seen)] = path
    old_version = tmp_path / "chips-1.00_1440_--0123456789ab.sheet"
    old_part = tmp_path / "chips-1.00_1440.sheet.77.part"
    new_part = tmp_path / "chips-1.05_1440.sheet.78.part"
    foreign = tmp_path / "readme.txt"
    for path in (old_version, old_part, new_part, foreign):
        path.write_bytes(b"x")
    os.utime(old_part, (now - 7200, now - 7200))
    os.utime(new_part, (now, now))  # the clock of the disk need not be ours
    store.tidy(tmp_path)
    kept = {size for size in names if names[size].exists()}
    assert kept == {(sheet, *size) for sheet in ("chips", "lobby") for size in ((0.8, 0.8), (1.0, 0.5))}
    assert not old_version.exists()
    assert not old_part.exists()
    assert new_part.exists()
    assert foreign.exists()
    store.tidy(tmp_path / "never")


def test_version_is_short_and_stable() -> None:
    assert drawing_version() == drawing_version.__wrapped__()
    assert len(drawing_version()) == 12
    int(drawing_version(), 16)
