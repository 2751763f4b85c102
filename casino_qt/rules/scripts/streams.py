"""How a command without a window reads its one file and prints, whatever is wrong with either."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable
from io import TextIOWrapper
from typing import BinaryIO, TextIO

from casino_qt.rules.scripts.script import ScriptError
from casino_qt.rules.scripts.strict_json import LARGEST_FILE

PRINTED = 0
NO_ROOM = 1
STANDARD_INPUT = "-"


def load(path: str, stdin: BinaryIO | None = None) -> bytes:
    """The bytes of the file, at most one more than it may have; `-` is standard input. Raises ScriptError."""
    try:
        if path == STANDARD_INPUT:
            if stdin is None and sys.stdin is None:
                raise ScriptError("standard input is closed")
            return (stdin or sys.stdin.buffer).read(LARGEST_FILE + 1)
        with open(path, "rb") as file:
            return file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise ScriptError(error.strerror or str(error)) from None
    except ValueError:
        raise ScriptError("no file can have this name") from None  # it holds a NUL


def print_out(text: Iterable[str], out: TextIO | None, err: TextIO | None) -> int:
    """Write `text` to `out`, as UTF-8 where that can be chosen, and return the exit status.

    0: it is written, or whoever reads has seen enough. 1: there is no room for it (a full disk, a closed
    `out`); one line on `err` says so.
    """
    if out is None:  # Python starts so where standard output was closed
        print("standard output: is closed", file=err)
        return NO_ROOM
    if isinstance(out, TextIOWrapper):
        out.reconfigure(encoding="utf-8")  # texts have letters that the console's own encoding may lack
    try:
        out.writelines(text)
        out.flush()
    except BrokenPipeError:
        _nowhere(out)  # whoever reads has seen enough (`| head`)
    except OSError as error:
        _nowhere(out)
        print(f"standard output: {error.strerror or error}", file=err)
        return NO_ROOM
    return PRINTED


def _nowhere(out: TextIO) -> None:
    """What is still unwritten when the process ends has to go somewhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
