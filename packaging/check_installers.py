"""`make check-installers`: what this machine's tools say of the definitions that make installers.

Each line tells what was looked at. 1: a tool found a fault; 3: a tool is missing, and is named.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

HERE = Path(__file__).resolve().parent
CHECKOUT = HERE.parent
sys.path[:0] = [str(CHECKOUT), str(HERE)]

LINUX = HERE / "linux"
FAULT, NO_TOOL = 1, 3


class Faulty(Exception):
    """What a tool said."""


def run(*command: str | Path) -> str:
    """What the tool printed. Raises FileNotFoundError without it, Faulty where it finds fault."""
    words = [str(word) for word in command]
    if shutil.which(words[0]) is None:
        raise FileNotFoundError(words[0])
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Faulty((done.stdout + done.stderr).strip())
    return done.stdout + done.stderr


def desktop_entries() -> None:
    """Desktop entries keep to their specification, without a warning."""
    if said := run("desktop-file-validate", *sorted(LINUX.glob("*.desktop"))):
        raise Faulty(said)


def metainfo() -> None:
    """Metainfo keeps to AppStream's."""
    run("appstreamcli", "validate", "--no-net", "--explain", *LINUX.glob("*.metainfo.xml"))


def mime_type() -> None:
    """The MIME type is taken up by the desktop's database."""
    with tempfile.TemporaryDirectory() as folder:
        packages = Path(folder, "packages")
        packages.mkdir()
        shutil.copy(LINUX / "casino-qt-script.xml", packages)
        run("update-mime-database", folder)
        globs = Path(folder, "globs2").read_text(encoding="utf-8")
    if "application/x-casino-qt-table-script:*.casinoscript" not in globs:
        raise Faulty(globs)


def manual_pages() -> None:
    """Manual pages are set without a warning."""
    for page in sorted((LINUX / "man").glob("*.6")):
        command = ["man", "--warnings", "-E", "UTF-8", "-l", "-Tutf8", "-Z", str(page)]
        if shutil.which("man") is None:
            raise FileNotFoundError("man")
        surroundings = {**os.environ, "LC_ALL": "C.UTF-8", "MANROFFSEQ": "", "MANWIDTH": "80"}
        done = subprocess.run(command, capture_output=True, encoding="utf-8", env=surroundings, check=False)
        if done.returncode or done.stderr:
            raise Faulty(f"{page.name}: {done.stderr.strip()}")


def setup_for_windows() -> None:
    """The setup compiles, without a warning, round a payload that stands for the program."""
    from windows.make_setup import compile_setup

    with tempfile.TemporaryDirectory() as folder:
        payload, setup = Path(folder, "payload"), Path(folder, "Casino-Qt.exe")
        (payload / "_internal").mkdir(parents=True)
        (payload / "casino-qt.exe").write_bytes(b"MZ")
        (payload / "_internal" / "one file").write_bytes(b"")
        try:
            compile_setup(payload, setup, "0.1.0")
        except subprocess.CalledProcessError as error:
            raise Faulty(str(error)) from error
        if setup.read_bytes()[:2] != b"MZ":
            raise Faulty("what was made is no program of Windows")


SCRIPTS = sorted([*HERE.rglob("*.sh"), HERE / "appimage" / "AppRun"])


def habits_of_scripts() -> None:
    """Shellcheck finds nothing in shell scripts."""
    run("shellcheck", "--external-sources", f"--source-path={CHECKOUT}", *SCRIPTS)


def shell_scripts() -> None:
    """Shell scripts can be read by a shell."""
    for script in SCRIPTS:
        first = script.read_text(encoding="utf-8").partition("\n")[0]
        run("bash" if first.endswith("bash") else "sh", "-n", script)


def yaml_files() -> None:
    """Workflow and Flatpak manifest are YAML, and the sandbox has no network."""
    try:
        import yaml
    except ImportError as missing:
        raise FileNotFoundError(missing.name) from missing
    workflow = yaml.safe_load((CHECKOUT / ".github/workflows/packages.yml").read_text(encoding="utf-8"))
    for name, job in workflow["jobs"].items():
        for step in job["steps"]:
            if ("uses" in step) == ("run" in step):
                raise Faulty(f"{name}: a step that neither uses nor runs something: {step}")
    manifest = yaml.safe_load((HERE / "flatpak/org.casino_qt.casino_qt.yml").read_text(encoding="utf-8"))
    if any("network" in permission for permission in manifest["finish-args"]):
        raise Faulty("the Flatpak has a network")


CHECKS: tuple[Callable[[], None], ...] = (
    desktop_entries,
    metainfo,
    mime_type,
    manual_pages,
    setup_for_windows,
    shell_scripts,
    habits_of_scripts,
    yaml_files,
)


def outcomes() -> Iterator[int]:
    """Look at one thing after the other; 0 where all was well with it."""
    for check in CHECKS:
        told = (check.__doc__ or "").strip()
        try:
            check()
        except FileNotFoundError as missing:
            print(f"not looked at, {missing.args[0]} is missing: {told}", file=sys.stderr)
            yield NO_TOOL
        except Faulty as fault:
            print(f"fault: {told}\n{fault}", file=sys.stderr)
            yield FAULT
        else:
            print(told, flush=True)
            yield 0


def main() -> int:
    """Look at everything; the worst is the status."""
    found = set(outcomes())
    return FAULT if FAULT in found else NO_TOOL if NO_TOOL in found else 0


if __name__ == "__main__":
    sys.exit(main())
