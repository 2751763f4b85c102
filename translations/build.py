"""The translators' workshop: brings casino_*.ts up to date with the code and compiles them into casino_*.qm.

    python translations/build.py             gather new texts, say what is unfinished, compile
    python translations/build.py --compile   compile only

Run it with the Python that has PySide6 (`make translations` does). Both kinds of file are committed: a
checkout speaks all its languages without a build step. Texts that left the code leave the .ts files too.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Sequence
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent

# Language of each file as Qt Linguist wants it: the country decides nothing but the number of plural forms.
LANGUAGES: dict[str, str] = {"en": "en_US", "fr": "fr_FR", "it": "it_IT", "cs": "cs_CZ", "ru": "ru_RU"}
# English is what the code is written in: its file holds plurals only, so that no one reads "3 card(s)".
PLURALS_ONLY = {"en"}


class ToolFailed(RuntimeError):
    """A tool of Qt Linguist is missing or reported an error; the text is what it wrote."""


def run_tool(name: str, arguments: Sequence[str | Path]) -> str:
    """Run `pyside6-<name>` of this Python's environment and return what it wrote. Raises ToolFailed."""
    tool = Path(sys.executable).parent / f"pyside6-{name}"
    if not tool.exists():
        raise ToolFailed(f"{tool} is not installed: run this with the Python that has PySide6-Essentials")
    done = subprocess.run([tool, *arguments], capture_output=True, text=True, check=False)
    if done.returncode:
        raise ToolFailed(f"pyside6-{name}: {done.stderr.strip() or done.stdout.strip()}")
    return done.stdout


def source_files() -> list[Path]:
    """Return every Python file of the package, sorted: the order of the texts must not depend on the disk."""
    return sorted((ROOT / "casino_qt").rglob("*.py"))


def update(language: str, ts_file: Path) -> None:
    """Bring `ts_file` up to date with the code; what is translated stays, what left the code goes."""
    options: list[str | Path] = ["-locations", "none", "-no-obsolete"]
    options += ["-target-language", LANGUAGES[language]]
    if language in PLURALS_ONLY:
        options.append("-pluralonly")
    with tempfile.TemporaryDirectory() as folder:
        # A list file: the options must come first, and a thousand names would not fit every command line.
        listed = Path(folder) / "sources.lst"
        listed.write_text("".join(f"{path}\n" for path in source_files()), encoding="utf-8")
        run_tool("lupdate", [*options, f"@{listed}", "-ts", ts_file])


def compile_to(ts_file: Path, qm_file: Path) -> None:
    """Compile `ts_file`; what is marked unfinished is left out, so that no guess is ever shown."""
    # A running program may have the old file mapped: the new one is made beside it and takes its place whole.
    fresh = qm_file.with_suffix(".qm.new")
    run_tool("lrelease", ["-silent", "-nounfinished", ts_file, "-qm", fresh])
    fresh.replace(qm_file)


def unfinished(ts_file: Path) -> list[tuple[str, str]]:
    """Return (context, source text) of every message of `ts_file` that has no finished translation."""
    found = []
    for context in ET.parse(ts_file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None or translation.get("type") == "unfinished":
                found.append((context.findtext("name", ""), message.findtext("source", "")))
    return found


def ts_path(language: str) -> Path:
    """Return the committed .ts file of `language`."""
    return HERE / f"casino_{language}.ts"


def main(arguments: Sequence[str] | None = None) -> int:
    """Return 0 when every text is translated, 1 when some are not (they are listed), 2 when a tool failed."""
    parser = argparse.ArgumentParser(description="Gather and compile the translations.")
    parser.add_argument("--compile", action="store_true", help="compile only, gather nothing")
    options = parser.parse_args(arguments)
    open_texts = 0
    try:
        for language in LANGUAGES:
            ts_file = ts_path(language)
            if not options.compile:
                update(language, ts_file)
            for context, source in unfinished(ts_file):
                open_texts += 1
                print(f"{ts_file.name}: unfinished: [{context}] {source}")
            compile_to(ts_file, ts_file.with_suffix(".qm"))
    except ToolFailed as failure:
        print(failure, file=sys.stderr)
        return 2
    print(f"{len(LANGUAGES)} languages, {open_texts} unfinished")
    return 1 if open_texts else 0


if __name__ == "__main__":
    sys.exit(main())
