"""From a script to the text that replays it, one action a line."""

from __future__ import annotations

import json

from casino_qt.rules.scripts.games import GAMES_OPEN
from casino_qt.rules.scripts.script import FORMAT, VERSION, AnyScript


def write(script: AnyScript) -> bytes:
    """The script as a UTF-8 file, every option spelled out: a changed default cannot change the game."""
    game = GAMES_OPEN[script.game]
    head: dict[str, object] = {
        "format": FORMAT,
        "version": VERSION,
        "game": script.game,
        **game.agreed_json(script.rules),
        "chance": script.chance.to_json(),
        "purse": script.purse,
    }
    lines = [f" {_text(key)}: {_text(value)}," for key, value in head.items()]
    told = (game.action_json(action) for action in script.actions)
    actions = [f"  {_text(action)}" for action in told if action is not None]
    body = ",\n".join(actions)
    opened = "[\n" + body + "\n ]" if actions else "[]"
    return ("{\n" + "\n".join(lines) + f'\n "actions": {opened}\n}}\n').encode()


def _text(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)
