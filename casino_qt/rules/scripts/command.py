"""`casino-qt replay` without the command line: one file in, one report or one line of complaint out."""

from __future__ import annotations

import sys
from typing import BinaryIO, TextIO

from casino_qt.rules.scripts.reading import read
from casino_qt.rules.scripts.replaying import replay
from casino_qt.rules.scripts.reporting import TextOf, json_text, plain_text
from casino_qt.rules.scripts.script import AnyScript, ScriptError, printable
from casino_qt.rules.scripts.streams import load, print_out

NOT_A_SCRIPT = 2


def load_script(path: str, stdin: BinaryIO | None = None) -> AnyScript:
    """The script at `path`, or on standard input for "-", with every action of it accepted.

    Raises ScriptError.
    """
    script = read(load(path, stdin))
    replay(script)
    return script


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
        report = replay(read(load(path, stdin)))
    except ScriptError as error:
        print(f"{printable(path)}: {error}", file=err)
        return NOT_A_SCRIPT
    return print_out((json_text if as_json else plain_text)(report, text_of), out, err)
