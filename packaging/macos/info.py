"""Info.plist of Casino Qt.app, and its words in five languages."""

from __future__ import annotations

from pathlib import Path

IDENTIFIER = "org.casino-qt.casino-qt"
SCRIPT = "org.casino-qt.table-script"
LANGUAGES = ("en", "fr", "it", "cs", "ru")
OLDEST = "13.0"  # of macOS, that Qt 6.11 runs on

SCRIPT_NAMES = {
    "en": "Table script",
    "fr": "Script de table",
    "it": "Script di tavolo",
    "cs": "Skript stolu",
    "ru": "Сценарий стола",
}


def info(version: str, commit: str) -> dict[str, object]:
    """The property list; `commit` becomes the build's number beside the version."""
    return {
        "CFBundleIdentifier": IDENTIFIER,
        "CFBundleName": "Salon des Jeux",
        "CFBundleDisplayName": "Salon des Jeux",
        "CFBundleShortVersionString": version,
        "CFBundleVersion": version,
        "CasinoQtCommit": commit,
        "CFBundleDevelopmentRegion": "en",
        "CFBundleLocalizations": list(LANGUAGES),
        "LSApplicationCategoryType": "public.app-category.casino-games",
        "LSMinimumSystemVersion": OLDEST,
        "NSHighResolutionCapable": True,
        "NSHumanReadableCopyright": "GPL-3.0-or-later. Play money only.",
        "NSSupportsAutomaticGraphicsSwitching": True,
        "CFBundleDocumentTypes": [
            {
                "CFBundleTypeName": SCRIPT_NAMES["en"],
                "CFBundleTypeRole": "Viewer",
                "CFBundleTypeIconFile": "casino-qt-script.icns",
                "LSHandlerRank": "Owner",
                "LSItemContentTypes": [SCRIPT],
            },
            {
                # A .json may be a table script: the casino is offered for it, and takes it from nobody.
                "CFBundleTypeName": "JSON",
                "CFBundleTypeRole": "Viewer",
                "LSHandlerRank": "Alternate",
                "LSItemContentTypes": ["public.json"],
            },
        ],
        "UTExportedTypeDeclarations": [
            {
                "UTTypeIdentifier": SCRIPT,
                "UTTypeDescription": SCRIPT_NAMES["en"],
                "UTTypeConformsTo": ["public.json"],
                "UTTypeIconFile": "casino-qt-script.icns",
                "UTTypeTagSpecification": {
                    "public.filename-extension": ["casinoscript"],
                    "public.mime-type": ["application/x-casino-qt-table-script"],
                },
            }
        ],
    }


def write_words(resources: Path) -> None:
    """Write `<language>.lproj/InfoPlist.strings` into the bundle's resources."""
    for language, name in SCRIPT_NAMES.items():
        folder = resources / f"{language}.lproj"
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "InfoPlist.strings").write_text(f'"Table script" = "{name}";\n', encoding="utf-8")
