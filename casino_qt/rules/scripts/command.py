"""`casino-qt replay` without the command line: one file in, one report or one line of complaint out."""

from __future__ import annotations

import os
import sys
from io import TextIOWrapper
from typing import BinaryIO, TextIO

from casino_qt.rules.scripts.reading import read
from casino_qt.rules.scripts.replaying import replay
from casino_qt.rules.scripts.reporting import TextOf, json_text, plain_text
from casino_qt.rules.scripts.script import ScriptError, printable
from casino_qt.rules.scripts.strict_json import LARGEST_FILE

ACCEPTED = 0
NO_ROOM = 1
NOT_A_SCRIPT = 2
STANDARD_INPUT = "-"


def replay_file(
    path: str,
    text_of: TextOf,
    *,
    as_json: bool = False,
    stdin: BinaryIO | None = None,
    stdout: TextIO | None = None,
    stderr: TextIO | None = None,
) -> int:
    """Replay the script at `path`, or on standard input for "-", and return the exit status.

    0: every action was accepted and the report is on `stdout`. 2: one line on `stderr` names the file, the
    index of the action at fault if there is one, and the reason; nothing is on `stdout`. 1: the script is
    good, but its report could not be written (a full disk, a closed `stdout`); one line says so.
    `text_of(game, said)` gives the words of each call. Streams left out are those of the process.
    """
    out = sys.stdout if stdout is None else stdout
    err = sys.stderr if stderr is None else stderr
    try:
        report = replay(read(_load(path, stdin)))
    except ScriptError as error:
        print(f"{printable(path)}: {error}", file=err)
        return NOT_A_SCRIPT
    if out is None:  # Python starts so where standard output was closed
        print("standard output: is closed", file=err)
        return NO_ROOM
    if isinstance(out, TextIOWrapper):
        out.reconfigure(encoding="utf-8")  # calls have letters that the console's own encoding may lack
    try:
        out.writelines((json_text if as_json else plain_text)(report, text_of))
        out.flush()
    except BrokenPipeError:
        _nowhere(out)  # whoever reads has seen enough (`| head`)
    except OSError as error:
        _nowhere(out)
        print(f"standard output: {error.strerror or error}", file=err)
        return NO_ROOM
    return ACCEPTED


def _nowhere(out: TextIO) -> None:
    """What is still unwritten when the process ends has to go somewhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())


def _load(path: str, stdin: BinaryIO | None) -> bytes:
    """The bytes of the file, at most one more than a script may have."""
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
