"""What a Linux desktop reads of the casino: whole in five languages, and about the program that is there."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PIL import Image

from casino_qt import __version__
from casino_qt.cli import COMMANDS, parser
from casino_qt.rules.scripts.script import OWN_ENDING

CHECKOUT = Path(__file__).resolve().parents[2]
LINUX = CHECKOUT / "packaging" / "linux"
OTHERS = ("fr", "it", "cs", "ru")
LANG = "{http://www.w3.org/XML/1998/namespace}lang"
SITE = "https://casino-qt.invalid/"
METAINFO = ElementTree.parse(LINUX / "org.casino_qt.casino_qt.metainfo.xml").getroot()


def keys(entry: str) -> dict[str, dict[str, str]]:
    """The groups of a desktop entry."""
    groups: dict[str, dict[str, str]] = {}
    group: dict[str, str] = {}
    for line in (LINUX / f"{entry}.desktop").read_text(encoding="utf-8").splitlines():
        if line.startswith("["):
            group = groups.setdefault(line.strip("[]"), {})
        elif "=" in line:
            key, _, value = line.partition("=")
            assert key not in group, f"{key} stands twice"
            group[key] = value
    return groups


@pytest.mark.parametrize("entry", ["casino-qt", "casino-qt-script"])
def test_desktop_entry_speaks_five_languages(entry: str) -> None:
    for name, group in keys(entry).items():
        for key in ("Name", "GenericName", "Comment", "Keywords"):
            if key in group and not (name == "Desktop Entry" and group[key] == "Salon des Jeux"):
                assert all(group[f"{key}[{language}]"] for language in OTHERS), (name, key)
        assert "Version" not in group  # Debian 12 knows none that has the keys used here


@pytest.mark.parametrize("entry", ["casino-qt", "casino-qt-script"])
def test_desktop_entry_begins_what_the_command_line_knows(entry: str) -> None:
    for group in keys(entry).values():
        command, *words = group["Exec"].split()
        assert command == "casino-qt"
        parser().parse_args([word.replace("%f", "a file") for word in words])


def in_five(parent: ElementTree.Element, tag: str) -> None:
    found = [child.get(LANG, "en") for child in parent.findall(tag)]
    assert set(found) == {"en", *OTHERS}, (tag, found)
    counts = {language: found.count(language) for language in found}
    assert len(set(counts.values())) == 1, (tag, counts)


def test_metainfo_speaks_five_languages() -> None:
    for tag in ("summary", "developer_name"):
        in_five(METAINFO, tag)
    for parent in METAINFO.iter("description"):
        in_five(parent, "p")
    for parent in METAINFO.iter("ul"):
        in_five(parent, "li")
    for parent in METAINFO.iter("screenshot"):
        in_five(parent, "caption")
    keywords = {word.get(LANG, "en") for word in METAINFO.iter("keyword")}
    assert keywords == {"en", *OTHERS}
    assert {language.text for language in METAINFO.iter("lang")} == {"en", *OTHERS}


def test_metainfo_is_about_this_version() -> None:
    releases = [release.get("version") for release in METAINFO.iter("release")]
    assert releases[0] == __version__
    assert METAINFO.findtext("project_license") == "GPL-3.0-or-later"
    assert METAINFO.findtext("launchable") == "casino-qt.desktop"
    rating = {item.get("id"): item.text for item in METAINFO.iter("content_attribute")}
    assert rating == {"money-gambling": "moderate"}  # with play money; with real money it were intense


def test_pictures_of_the_metainfo_are_there_in_their_size() -> None:
    images = list(METAINFO.iter("image"))
    assert len(images) == 5
    for image in images:
        address = image.text or ""
        assert address.startswith(SITE)
        with Image.open(CHECKOUT / "resources" / address.removeprefix(SITE)) as picture:
            assert picture.size == (int(image.get("width", 0)), int(image.get("height", 0)))


def test_type_of_a_table_script_is_one_and_the_same_everywhere() -> None:
    mime = ElementTree.parse(LINUX / "casino-qt-script.xml").getroot()[0]
    name = mime.get("type")
    assert name is not None
    assert keys("casino-qt-script")["Desktop Entry"]["MimeType"] == f"{name};"
    assert METAINFO.findtext("provides/mediatype") == name
    assert {comment.get(LANG, "en") for comment in mime if comment.tag.endswith("comment")} == {"en", *OTHERS}
    icon = next(child for child in mime if child.tag.endswith("icon"))
    assert icon.get("name") == name.replace("/", "-")
    pattern = next(child.get("pattern") for child in mime if child.tag.endswith("glob"))
    assert pattern == f"*{OWN_ENDING}"


PAGES = sorted((LINUX / "man").glob("*.6"))


def test_there_is_a_manual_page_in_every_language() -> None:
    assert [page.name for page in PAGES] == sorted(
        ["casino-qt.6", *(f"casino-qt.{language}.6" for language in OTHERS)]
    )


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_manual_page_tells_of_every_option_and_command(page: Path) -> None:
    text = page.read_text(encoding="utf-8").replace("\\-", "-")
    options = {word for action in parser()._actions for word in action.option_strings}
    for word in {*options, *COMMANDS, "open"}:
        assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", text), word
    assert f'"casino-qt {__version__}"' in text.splitlines()[0]


def test_manual_pages_have_the_same_parts() -> None:
    def parts(page: Path) -> list[str]:
        lines = page.read_text(encoding="utf-8").splitlines()
        return [line.split()[0] for line in lines if line.startswith((".SH", ".TP", ".BI", ".br"))]

    assert len({tuple(parts(page)) for page in PAGES}) == 1


def test_what_the_readme_has_a_checkout_do_leads_to_the_program_of_the_checkout(tmp_path: Path) -> None:
    """`casino-qt` is on nobody's path there: an entry that began it by name alone would begin nothing."""
    text = (CHECKOUT / "README.md").read_text(encoding="utf-8")
    lines = text.split("follows freedesktop.org, after", 1)[1].split("```", 2)[1]
    assert lines.count("xdg-mime") == 2
    desktop = tmp_path / "xdg-mime"
    desktop.write_text("#!/bin/sh\n")
    desktop.chmod(0o700)
    home = {"HOME": str(tmp_path), "PATH": f"{tmp_path}:/usr/bin:/bin"}
    subprocess.run(["sh", "-ec", lines], cwd=CHECKOUT, env=home, check=True)
    kept = [*(tmp_path / ".local" / "share" / "applications").iterdir()]
    assert sorted(file.stem for file in kept) == ["casino-qt", "casino-qt-script"]
    begun = [line for file in kept for line in file.read_text().splitlines() if line.startswith("Exec=")]
    assert len(begun) == 3
    for line in begun:
        assert line.removeprefix("Exec=").split()[0] == f"{CHECKOUT}/.venv/bin/casino-qt"
