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
    index of the action at fault if there is one, and the reason; nothing is on `stdout`.
    `text_of(game, said)` gives the words of each call. Streams left out are those of the process.
    """
    out = sys.stdout if stdout is None else stdout
    try:
        report = replay(read(_load(path, stdin)))
    except ScriptError as error:
        print(f"{printable(path)}: {error}", file=sys.stderr if stderr is None else stderr)
        return NOT_A_SCRIPT
    if isinstance(out, TextIOWrapper):
        out.reconfigure(encoding="utf-8")  # calls have letters that the console's own encoding may lack
    try:
        out.writelines((json_text if as_json else plain_text)(report, text_of))
        out.flush()
    except BrokenPipeError:
        # Whoever reads has seen enough (`| head`); what is unwritten still goes somewhere at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
    return ACCEPTED


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
