"""The version resource of casino-qt.exe: what Windows shows of it under Properties, in five languages."""

from __future__ import annotations

from pathlib import Path

# Language and code page as Windows numbers them (1200 is Unicode), and what the program is in that language.
DESCRIPTIONS = {
    "040904B0": "Salon des Jeux: European casino tables, for play money",
    "040C04B0": "Salon des Jeux : tables de jeu européennes, en monnaie de jeu",
    "041004B0": "Salon des Jeux: tavoli da gioco europei, con denaro fittizio",
    "040504B0": "Salon des Jeux: evropské hrací stoly, o hrací peníze",
    "041904B0": "Salon des Jeux: европейские игорные столы, на игровые деньги",
}


def numbers(version: str) -> tuple[int, int, int, int]:
    """Four numbers, as Windows wants them. Raises ValueError for a version that has others than numbers."""
    parts = [int(part) for part in version.split(".")]
    if len(parts) > 4:
        raise ValueError(f"{version} has more than four numbers")
    major, minor, micro, build = (*parts, 0, 0, 0, 0)[:4]
    return major, minor, micro, build


def version_info(version: str, line: str) -> str:
    """A version file as PyInstaller reads it; `line` tells version, commit and date."""
    four = numbers(version)
    tables = []
    for language, description in DESCRIPTIONS.items():
        said = {
            "CompanyName": "The Casino Qt founders",
            "FileDescription": description,
            "FileVersion": line,
            "InternalName": "casino-qt",
            "LegalCopyright": "GPL-3.0-or-later",
            "OriginalFilename": "casino-qt.exe",
            "ProductName": "Salon des Jeux",
            "ProductVersion": line,
        }
        strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in said.items())
        tables.append(f"StringTable({language!r}, [{strings}])")
    languages = ", ".join(f"{int(language[:4], 16)}, 1200" for language in DESCRIPTIONS)
    fixed = f"filevers={four}, prodvers={four}, mask=0x3F, flags=0x0, OS=0x40004, fileType=0x1, subtype=0x0"
    return (
        f"VSVersionInfo(\n  ffi=FixedFileInfo({fixed}, date=(0, 0)),\n"
        f"  kids=[StringFileInfo([{', '.join(tables)}]),\n"
        f"    VarFileInfo([VarStruct('Translation', [{languages}])])])\n"
    )


def write(file: Path, version: str, line: str) -> Path:
    """Write the version file and return where it lies."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(version_info(version, line), encoding="utf-8")
    return file
