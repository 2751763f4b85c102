"""Table scripts: small texts that replay a table exactly. Read, replay, report, write; no window."""

from casino_qt.rules.scripts.command import replay_file
from casino_qt.rules.scripts.reading import read
from casino_qt.rules.scripts.replaying import Report, SeatReport, replay
from casino_qt.rules.scripts.reporting import TextOf, json_text, plain_text
from casino_qt.rules.scripts.script import AnyScript, CardLists, NumberList, Script, ScriptError, Seed
from casino_qt.rules.scripts.writing import write

__all__ = [
    "AnyScript",
    "CardLists",
    "NumberList",
    "Report",
    "Script",
    "ScriptError",
    "SeatReport",
    "Seed",
    "TextOf",
    "json_text",
    "plain_text",
    "read",
    "replay",
    "replay_file",
    "write",
]
