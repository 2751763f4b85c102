"""Icons and pictures that come with the program: there, whole, and what `make art` would make today."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image, ImageChops, ImageStat
from PySide6.QtWidgets import QApplication

from casino_qt.art.lettering import load_fonts
from resources import make_art
from resources.emblem import emblem
from resources.script_sheet import script_sheet

LARGEST_TOTAL = 7 * 2**19  # the lobby twice, five pictures of the README, icons, installers
PLACE = 30  # pixels of a picture looked at by themselves: a book on the counter is 70 wide


@pytest.fixture(autouse=True)
def _faces(qapp: QApplication) -> None:
    load_fonts()


def difference(a: Image.Image, b: Image.Image) -> float:
    """Mean difference of two pictures, 0–255."""
    assert a.size == b.size
    return max(ImageStat.Stat(ImageChops.difference(a.convert("RGBA"), b.convert("RGBA"))).mean)


@pytest.mark.parametrize("size", make_art.ICON_SIZES)
def test_icon_is_there_and_is_the_one_drawn_today(size: int) -> None:
    with Image.open(make_art.ICONS / f"casino-qt_{size}.png") as icon:
        assert icon.size == (size, size)
        assert icon.mode == "RGBA"
        alpha = icon.getchannel("A")
        assert alpha.getextrema() == (0, 255)
        colours = icon.convert("RGB").resize((8, 8)).getcolors()
        assert colours is not None
        assert len(colours) > 20
        assert difference(icon, make_art.to_pillow(emblem(size))) < 1.0


def test_emblem_shows_rouge_and_noir_even_at_sixteen_pixels() -> None:
    image = emblem(16)
    left, right = image.pixelColor(5, 8), image.pixelColor(10, 8)
    assert left.red() > 120 > left.green()
    assert right.lightness() < 70


@pytest.mark.parametrize("size", make_art.SCRIPT_SIZES)
def test_icon_of_table_scripts_is_there_and_shows_both_lozenges(size: int) -> None:
    drawn = script_sheet(size)
    with Image.open(make_art.ICONS / f"casino-qt-script_{size}.png") as icon:
        assert icon.size == (size, size)
        assert difference(icon, make_art.to_pillow(drawn)) < 1.0
    y = round(size * (0.43 if size >= 48 else 0.52))
    rouge, noir = (drawn.pixelColor(round(size * x), y) for x in (0.38, 0.62))
    assert rouge.red() > 140 > 90 > rouge.green()
    assert noir.lightness() < 90


@pytest.mark.parametrize("name", ["casino-qt", "casino-qt-script"])
def test_icon_of_windows_holds_every_size(name: str) -> None:
    with Image.open(make_art.ICONS / f"{name}.ico") as icon:
        assert icon.info["sizes"] == {(size, size) for size in make_art.ICO_SIZES}


@pytest.mark.parametrize("name", ["casino-qt", "casino-qt-script"])
def test_icon_of_macos_holds_drawn_sizes_only(name: str) -> None:
    with Image.open(make_art.ICONS / f"{name}.icns") as icon:
        assert {size for size, _, _ in icon.info["sizes"]} == set(make_art.ICNS_KINDS)


def test_scalable_icon_is_well_formed() -> None:
    root = ElementTree.parse(make_art.ICONS / "casino-qt.svg").getroot()
    assert root.tag.endswith("svg")
    assert root.get("viewBox") == "-50 -50 100 100"


@pytest.mark.parametrize("width", make_art.LOBBY_WIDTHS)
def test_lobby_of_the_first_start_is_the_lobby(width: int) -> None:
    """Place for place: what is written over it lies where things lie that are small against the whole."""
    painted = make_art.lobby_picture(width)
    with Image.open(make_art.PICTURES / f"lobby_{width}.jpg") as shipped:
        assert shipped.size == painted.size == (width, 900)
        apart = ImageChops.difference(shipped.convert("L"), painted.convert("L"))
    places = apart.resize((width // PLACE, 900 // PLACE), Image.Resampling.BOX)
    assert max(places.tobytes()) < 7, "make art, please: the lobby looks otherwise by now"


@pytest.mark.parametrize("name", [*make_art.SIDES, *make_art.BANNERS])
def test_pictures_of_installers_are_what_is_painted_today(name: str) -> None:
    size = (make_art.SIDES | make_art.BANNERS)[name]
    paint = make_art.side_picture if name in make_art.SIDES else make_art.banner_picture
    with Image.open(make_art.INSTALLER / f"{name}.bmp") as shipped:
        assert shipped.size == size
        assert shipped.mode == "RGB"
        assert difference(shipped, paint(*size)) < 1.0


def test_pages_of_installers_are_there() -> None:
    for name, size in make_art.PAGES.items():
        kind = "jpg" if name.startswith("dmg") else "bmp"
        with Image.open(make_art.INSTALLER / f"{name}.{kind}") as shipped:
            assert shipped.size == size


def test_pictures_stay_small_and_nothing_else_lies_there() -> None:
    files = [f for folder in (make_art.PICTURES, make_art.ICONS) for f in folder.rglob("*") if f.is_file()]
    assert sum(f.stat().st_size for f in files) < LARGEST_TOTAL
    assert {f.suffix for f in files} <= {".jpg", ".png", ".bmp", ".ico", ".icns", ".svg"}


def test_icons_are_written_alike_every_time(tmp_path: Path) -> None:
    for folder in (tmp_path / "a", tmp_path / "b"):
        make_art.write_icons(folder)
    assert [*(tmp_path / "a").iterdir()]
    for one in (tmp_path / "a").iterdir():
        assert one.read_bytes() == (tmp_path / "b" / one.name).read_bytes()


def test_unknown_picture_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert make_art.main(["dragons"]) == 2
    assert "dragons" in capsys.readouterr().err
