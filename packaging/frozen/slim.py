"""What the frozen program holds of Qt, NumPy and the system, and what it does without.

Of Qt everything is left out that is not named here; of Python everything stays that a module of ours reaches
by its imports, but for the names in EXCLUDED, which are asked for by libraries and never used by the casino.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterable
from pathlib import Path

WITHOUT_NETWORK = Path(__file__).resolve().parent / "without_network"

Entry = tuple[str, str, str]
"""As PyInstaller keeps its lists: place in the program's folder, file on this machine, kind."""

MEASURED = sys.platform.startswith("linux")
"""Whether this is the system where it was seen what the program does without."""

LANGUAGES = ("fr", "it", "cs", "ru")  # English is the source of Qt's texts

QT_LIBRARIES = (
    "Core",
    "DBus",  # portal, screen readers, the wish for less motion
    "Gui",
    "PrintSupport",
    "Svg",
    "WaylandClient",
    "Widgets",
    "WlShellIntegration",
    "XcbQpa",
)
QT_MODULES = ("QtCore", "QtDBus", "QtGui", "QtPrintSupport", "QtSvg", "QtWidgets")
QT_PLUGINS = (
    "iconengines/libqsvgicon",
    "imageformats/libqjpeg",
    "imageformats/libqsvg",
    "platforminputcontexts/libcomposeplatforminputcontextplugin",
    "platforminputcontexts/libibusplatforminputcontextplugin",
    "platforms/libqoffscreen",  # the painter and the desk need no display
    "platforms/libqwayland",
    "platforms/libqxcb",
    "platformthemes/libqxdgdesktopportal",
    "printsupport/libcupsprintersupport",
    "wayland-decoration-client/libbradient",
    "wayland-shell-integration/libxdg-shell",
)

# Libraries of the machine that go along, because Python's own modules need them and their versions differ
# from one distribution to the next. Everything else of the system (X, Wayland, GL, fonts, D-Bus, the C and
# C++ libraries) belongs to its drivers and services: the packages depend on it by name.
BUNDLED = ("libpython3", "libsqlite3", "libmpdec", "libffi", "libexpat", "libbz2", "liblzma")

UNUSED_EXTENSIONS = ("_multiarray_tests", "_codecs_", "_multibytecodec", "_lsprof")  # Asian codecs, profiler

_NETWORK = (
    "_socket _ssl asyncio ftplib http imaplib multiprocessing nntplib poplib smtplib socketserver ssl "
    "telnetlib urllib.request webbrowser wsgiref xmlrpc PySide6.QtNetwork"
)
_TOOLS = (
    "colorama curses distutils doctest ensurepip idlelib lib2to3 pdb pip pydoc readline setuptools tkinter "
    "unittest venv yaml numpy.distutils numpy.f2py numpy.testing numpy.tests numpy._pyinstaller "
    "pyqtgraph.canvas pyqtgraph.console pyqtgraph.dockarea pyqtgraph.examples pyqtgraph.flowchart "
    "pyqtgraph.jupyter pyqtgraph.multiprocess pyqtgraph.opengl pyqtgraph.parametertree"
)
_QT_TAKEN_BY_PYQTGRAPH = (
    "PySide6.QtOpenGL PySide6.QtOpenGLWidgets PySide6.QtSvgWidgets PySide6.QtTest PySide6.QtXml"
)
_OPENSSL = "_hashlib"  # hashlib has the same functions of its own
SPEECH = () if sys.platform.startswith("linux") else ("PySide6.QtTextToSpeech",)
"""Imported by its name alone (croupier/voice/qt_engine.py); on Linux the system's libspeechd speaks."""

SOUND = ("_cffi_backend",)
"""Imported by `_miniaudio` from within C, where nobody sees it."""

EXCLUDED = tuple(f"{_NETWORK} {_TOOLS} {_QT_TAKEN_BY_PYQTGRAPH} {_OPENSSL}".split())
"""Modules that are not gathered even where an import names them."""

_QT = "PySide6/Qt/"
_NETWORK_OF_QT = re.compile(r"/plugins/(tls|networkinformation)/", re.IGNORECASE)
_UNUSED_DATA = re.compile(
    r"^(pyqtgraph/(colors/maps|icons/peegee|examples|opengl|canvas|console|flowchart|parametertree)"
    r"|numpy/.*\.(pyi?|h|c|a|in|txt|pxd)$|.*\.dist-info/|.*\.egg-info/|.*/py\.typed$)"
)


def wanted_binaries(binaries: Iterable[Entry]) -> list[Entry]:
    """What stays of the libraries and extension modules that were gathered.

    On Windows and macOS, whose names are others and where nothing was measured: all but the plugins of Qt's
    network. The library itself stays there, because Qt's speech is linked to it; nothing calls it.
    """
    if not MEASURED:
        return [entry for entry in binaries if not _NETWORK_OF_QT.search(entry[0].replace("\\", "/"))]
    return [entry for entry in binaries if _is_wanted_binary(entry[0])]


def _is_wanted_binary(place: str) -> bool:
    place = place.replace("\\", "/")
    name = place.rsplit("/", 1)[-1]
    if place.startswith(_QT + "lib/"):
        qt = re.fullmatch(r"libQt6(\w+)\.so\.6", name)
        return qt is None or qt[1] in QT_LIBRARIES  # the others are ICU
    if place.startswith(_QT + "plugins/"):
        return place.removeprefix(_QT + "plugins/").removesuffix(".so") in QT_PLUGINS
    if module := re.fullmatch(r"PySide6/(Qt\w+)\.abi3\.so", place):
        return module[1] in QT_MODULES
    if "/" in place or ".cpython-" in name or ".abi3." in name:
        # An extension module, or the library of a wheel.
        return not name.startswith(UNUSED_EXTENSIONS)
    return name.startswith(BUNDLED)


def wanted_scripts(scripts: Iterable[Entry]) -> list[Entry]:
    """What stays of the scripts that run at every start: ours, and of PyInstaller's hooks none on Linux.

    They look for the sources of modules, which are not there, for a list of
    packages that nobody asks for; for a second Qt. And they import QtCore for everyone, also for a command
    without a window, and tell where Qt's plugins are, which PySide6's wheels know, in the environment, from
    where programs of the desktop that are begun by ours would take plugins of another Qt.
    """
    return [entry for entry in scripts if not (MEASURED and entry[0].startswith("pyi_rth_"))]


def wanted_data(data: Iterable[Entry]) -> list[Entry]:
    """What stays of the files that were gathered: of Qt's texts those of our languages, nobody's tests."""
    return [entry for entry in data if _is_wanted_data(entry[0].replace("\\", "/"))]


def _is_wanted_data(place: str) -> bool:
    if place.startswith(_QT + "translations/"):
        return place in {f"{_QT}translations/qtbase_{language}.qm" for language in LANGUAGES}
    return not _UNUSED_DATA.search(place)


def wanted_modules(modules: Iterable[Entry]) -> list[Entry]:
    """What stays of the Python modules: no tests of libraries, and for some names a stand-in of ours.

    A stand-in beside the sources on PyInstaller's path would not do: Python's own is found before it.
    """
    ours = {file.stem: str(file) for file in WITHOUT_NETWORK.glob("*.py")}
    wanted = [entry for entry in modules if ".tests." not in f".{entry[0]}."]
    return [(name, ours.get(name, place), kind) for name, place, kind in wanted]
