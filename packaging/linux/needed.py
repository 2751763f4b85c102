"""What the program needs of a Debian system: packages by name, reckoned from its ELF files.

Each names the libraries it needs, and of C and C++ the version nodes; dpkg knows which package of this
machine brings a library, and its lists of symbols tell with which version of the package a node came.
(dpkg-shlibdeps tells the same from every single symbol, and takes minutes for it.)
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

DPKG = Path("/var/lib/dpkg/info")
LOADER = frozenset({"ld-linux-x86-64.so.2"})
ELF = b"\x7fELF"
PRINTING = "libcupsprintersupport"  # does without where there is no CUPS
LATER = {"libcups2": "libcups2t64", "libglib2.0-0": "libglib2.0-0t64"}
"""Packages that bear another name since Debian 13 and Ubuntu 24.04: the change to 64-bit time."""


class UnknownLibrary(Exception):
    """A library the program names is in no package of this machine; says which."""


def elf_files(folder: Path) -> list[Path]:
    """The programs and libraries below `folder`, links left out."""
    files = sorted(path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return [path for path in files if _begins_with_elf(path)]


def _begins_with_elf(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(len(ELF)) == ELF


def either_name(dependency: str) -> str:
    """The dependency, with the package's later name beside it where it has one.

    >>> either_name("libglib2.0-0 (>= 2.35.8)")
    'libglib2.0-0 (>= 2.35.8) | libglib2.0-0t64 (>= 2.35.8)'
    """
    name, _, version = dependency.partition(" ")
    return f"{dependency} | {LATER[name]} {version}".rstrip() if name in LATER else dependency


@dataclass(frozen=True, slots=True)
class Wants:
    """What one ELF file asks of others: libraries by name, and of each library the version nodes."""

    libraries: frozenset[str]
    nodes: frozenset[tuple[str, str]]


def read_objdump(printed: str) -> Wants:
    """What `objdump -p` printed of one file."""
    libraries = re.findall(r"^  NEEDED +(\S+)$", printed, re.MULTILINE)
    nodes = []
    library = ""
    for line in printed.partition("Version References:")[2].splitlines():
        if head := re.match(r"  required from (\S+):", line):
            library = head[1]
        elif node := re.match(r"    0x[0-9a-f]+ 0x[0-9a-f]+ \d+ (\S+)", line):
            nodes.append((library, node[1]))
    return Wants(frozenset(libraries), frozenset(nodes))


def versions_of_nodes(symbols: str) -> dict[str, str]:
    """By version node the version of the package it came with, from a list of symbols as dpkg keeps it."""
    found = re.findall(r"^ (\S+)@\1 (\S+)", symbols, re.MULTILINE)
    return dict(found)


def read_search(printed: str) -> dict[str, str]:
    """By library the package that brings it, from what `dpkg-query --search` printed."""
    found = {}
    for line in printed.splitlines():
        owner, _, path = line.partition(": ")
        if not owner.startswith("diversion") and Path(path).parent.name.endswith("-linux-gnu"):
            found[Path(path).name] = owner.split(",")[0].split(":")[0]
    return found


def packages_of(libraries: Iterable[str]) -> dict[str, str]:
    """The packages of this machine that bring these libraries. Raises UnknownLibrary."""
    wanted = sorted(libraries)
    asked = ["dpkg-query", "--search", *(f"*/{library}" for library in wanted)]
    found = read_search(subprocess.run(asked, check=False, capture_output=True, text=True).stdout)
    for library in wanted:
        if library not in found:
            raise UnknownLibrary(f"{library} belongs to no installed package")
    return found


def _least_version(package: str, nodes: Iterable[str]) -> str:
    """The version of the package that has all these nodes; "" where it counts none."""
    lists = sorted(DPKG.glob(f"{package}*.symbols"))
    known = versions_of_nodes("".join(one.read_text(encoding="utf-8") for one in lists))
    versions = [known[node] for node in nodes if node in known]
    return max(versions, key=lambda version: [int(part) for part in re.findall(r"\d+", version)], default="")


def debian_packages(program: Path) -> dict[str, list[str]]:
    """Packages under "Depends" and "Recommends" that the program's folder needs.

    Raises UnknownLibrary where a library belongs to no installed package.
    """
    own = {path.name for path in program.rglob("*.so*")}
    wanted: dict[str, set[str]] = {"Depends": set(), "Recommends": set()}
    nodes: dict[str, set[str]] = {}
    for file in elf_files(program):
        printed = subprocess.run(["objdump", "-p", file], check=True, capture_output=True, text=True).stdout
        wants = read_objdump(printed)
        wanted["Recommends" if PRINTING in file.name else "Depends"] |= wants.libraries - own - LOADER
        for library, node in wants.nodes:
            nodes.setdefault(library, set()).add(node)
    owners = packages_of(wanted["Depends"] | wanted["Recommends"])
    packages: dict[str, dict[str, set[str]]] = {field: {} for field in wanted}
    for field, libraries in wanted.items():
        for library in libraries:
            packages[field].setdefault(owners[library], set()).update(nodes.get(library, ()))
    told = {}
    for field, found in packages.items():
        lines = []
        for package in found.keys() - (packages["Depends"].keys() if field == "Recommends" else set()):
            version = _least_version(package, found[package])
            lines.append(either_name(f"{package} (>= {version})" if version else package))
        told[field] = sorted(lines)
    return told


def missing_tools(names: Iterable[str]) -> list[str]:
    """Those of the commands that this machine has not."""
    return [name for name in names if shutil.which(name) is None]
