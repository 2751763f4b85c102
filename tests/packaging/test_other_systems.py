"""Setup for Windows, bundle for macOS, Flatpak: what can be seen of them on any system."""

from __future__ import annotations

import plistlib
import re
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from macos import info
from windows import version_info

CHECKOUT = Path(__file__).resolve().parents[2]
WINDOWS, MACOS = CHECKOUT / "packaging/windows", CHECKOUT / "packaging/macos"
LANGUAGES = {"en": "ENGLISH", "fr": "FRENCH", "it": "ITALIAN", "cs": "CZECH", "ru": "RUSSIAN"}
SETUP = (WINDOWS / "casino-qt.nsi").read_text(encoding="utf-8")
LINE = re.compile(r'LangString (\w+) \$\{LANG_(\w+)\} "(.+)"')
LONGEST_ABOUT = 95  # letters; two lines in the box under the components


def texts(language: str) -> dict[str, str]:
    """Texts of the setup by name."""
    found = {}
    for line in (WINDOWS / "texts" / f"{language}.nsh").read_text(encoding="utf-8").splitlines():
        match = LINE.fullmatch(line)
        assert match is not None, line
        assert match[2] == LANGUAGES[language]
        found[match[1]] = match[3]
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_setup_has_all_its_texts_in_every_language(language: str) -> None:
    here, english = texts(language), texts("en")
    assert list(here) == list(english)
    asked = set(re.findall(r"\$\((\w+)\)", SETUP))
    assert asked == set(here)
    if language != "en":
        assert all(here[name] != english[name] for name in here)
    assert all(len(text) <= LONGEST_ABOUT for name, text in here.items() if name.endswith("ABOUT"))
    assert f'!include "texts\\{language}.nsh"' in SETUP
    assert f'!insertmacro MUI_LANGUAGE "{LANGUAGES[language].capitalize()}"' in SETUP


def test_setup_asks_for_no_rights_and_touches_nobody_else() -> None:
    assert "RequestExecutionLevel user" in SETUP
    assert "HKLM" not in SETUP
    assert 'RMDir /r "$INSTDIR"' not in SETUP
    profiles = SETUP[SETUP.index("UN_PROFILES_SECTION") - 60 : SETUP.index("UN_PROFILES_SECTION")]
    assert 'Section /o "un.' in profiles  # not chosen unless the person chooses it
    before = SETUP[: SETUP.index("UN_PROFILES_SECTION")]
    assert 'RMDir /r "$APPDATA' not in before


def test_pictures_the_setup_names_are_there() -> None:
    named = re.findall(r'"\$\{RESOURCES\}\\([^"]+)"', SETUP)
    assert len(named) >= 7
    for path in named:
        assert (CHECKOUT / "resources" / path.replace("\\", "/")).is_file(), path


def test_version_resource_is_read_as_pyinstaller_reads_it() -> None:
    made: list[tuple[str, str]] = []

    def kind(name: str) -> object:
        def make(*given: object, **named: object) -> SimpleNamespace:
            if name == "StringStruct":
                made.append((str(given[0]), str(given[1])))
            return SimpleNamespace(kind=name, given=given, **named)

        return make

    names = ("VSVersionInfo", "FixedFileInfo", "StringFileInfo", "StringTable", "StringStruct", "VarFileInfo")
    words = {name: kind(name) for name in (*names, "VarStruct")}
    line = "0.1.0 (a103580, 2026-11-30)"
    read = eval(version_info.version_info("0.1.0", line), {"__builtins__": {}}, words)
    assert read.ffi.filevers == (0, 1, 0, 0)
    tables, translations = read.kids
    assert [table.given[0] for table in tables.given[0]] == list(version_info.DESCRIPTIONS)
    assert translations.given[0][0].given[1][::2] == [1033, 1036, 1040, 1029, 1049]
    assert {text for key, text in made if key == "ProductVersion"} == {line}
    assert len({text for key, text in made if key == "FileDescription"}) == 5


@pytest.mark.parametrize("wrong", ["1.2.3.4.5", "1.0rc1", ""])
def test_version_windows_cannot_count_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        version_info.numbers(wrong)


def test_bundle_says_in_five_languages_what_it_opens(tmp_path: Path) -> None:
    read = plistlib.loads(plistlib.dumps(info.info("0.1.0", "a103580")))
    assert read["CFBundleLocalizations"] == list(LANGUAGES)
    assert read["CFBundleShortVersionString"] == "0.1.0"
    assert re.fullmatch(r"[A-Za-z0-9.-]+", read["CFBundleIdentifier"])
    own, offered = read["CFBundleDocumentTypes"]
    declared = read["UTExportedTypeDeclarations"][0]
    assert own["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["casinoscript"]
    assert offered["LSHandlerRank"] == "Alternate"
    with Image.open(CHECKOUT / "resources/icons" / own["CFBundleTypeIconFile"]) as icon:
        assert icon.format == "ICNS"
    info.write_words(tmp_path)
    for language, name in info.SCRIPT_NAMES.items():
        words = (tmp_path / f"{language}.lproj" / "InfoPlist.strings").read_text(encoding="utf-8")
        assert words == f'"{declared["UTTypeDescription"]}" = "{name}";\n'


def test_entitlements_ask_for_no_network() -> None:
    asked = plistlib.loads((MACOS / "entitlements.plist").read_bytes())
    assert asked
    assert not [name for name in asked if "network" in name or "device" in name]


def test_sandbox_of_the_flatpak_has_no_network_and_no_files() -> None:
    manifest = (CHECKOUT / "packaging/flatpak/org.casino_qt.casino_qt.yml").read_text(encoding="utf-8")
    asked = re.findall(r"^  - --(\S+)$", manifest, re.MULTILINE)
    assert "socket=wayland" in asked
    assert not [permission for permission in asked if "network" in permission]
    files = [permission for permission in asked if permission.startswith("filesystem=")]
    assert files == ["filesystem=xdg-run/speech-dispatcher"]


def test_actions_of_the_workflow_are_pinned_to_a_commit() -> None:
    workflow = (CHECKOUT / ".github/workflows/packages.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)", workflow)
    assert len(used) >= 6
    assert all(re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", action) for action in used)
    for path in re.findall(r"packaging/[\w./-]+\.(?:py|sh)", workflow):
        assert (CHECKOUT / path).is_file(), path


def test_flatpak_strips_nothing_that_could_not_be_loaded_then() -> None:
    manifest = yaml_lines("packaging/flatpak/org.casino_qt.casino_qt.yml")
    assert {"no-debuginfo: true", "strip: false"} <= manifest


def test_setup_waits_for_both_commands_wherever_the_older_version_lay() -> None:
    removals = [match.start() for match in re.finditer(r"!insertmacro TAKE_PROGRAM_AWAY", SETUP)]
    assert len(removals) == 3
    for folder in ("$1", "$INSTDIR"):
        for prefix in ("", "un."):
            wait, removal = f'WAIT_FOR_BOTH "{prefix}" "{folder}"', f'TAKE_PROGRAM_AWAY "{folder}"'
            if prefix == "" or folder == "$INSTDIR":
                assert SETUP.index(wait) < SETUP.rindex(removal)


def yaml_lines(place: str) -> set[str]:
    """Lines of a file of the checkout, without what is before and behind them."""
    return {line.strip() for line in (CHECKOUT / place).read_text(encoding="utf-8").splitlines()}
