"""From a script to the text that replays it, one action a line."""

from __future__ import annotations

import json

from casino_qt.rules.scripts.script import FORMAT, VERSION, Script
from casino_qt.rules.trente_et_quarante.actions import Cut
from casino_qt.rules.trente_et_quarante.notation import to_json


def write(script: Script) -> bytes:
    """The script as a UTF-8 file, every option spelled out: a changed default cannot change the game."""
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": script.game,
        "rules": script.rules.to_json(),
        "chance": script.chance.to_json(),
        "purse": script.purse,
    }
    lines = [f" {_text(key)}: {_text(value)}," for key, value in head.items()]
    # Where nobody at the table chose the cut, a script says nothing of it and a guest cuts again.
    actions = [f"  {_text(to_json(action))}" for action in script.actions if action != Cut()]
    body = ",\n".join(actions)
    opened = "[\n" + body + "\n ]" if actions else "[]"
    return ("{\n" + "\n".join(lines) + f'\n "actions": {opened}\n}}\n').encode()


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
