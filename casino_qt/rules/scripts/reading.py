"""From the bytes of a file to a script. Strict: an unknown key or a number written as 1.0 is an error."""

from __future__ import annotations

from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.scripts.game import a_list, an_object
from casino_qt.rules.scripts.games import GAMES_OPEN, AnyGame
from casino_qt.rules.scripts.script import (
    DEFAULT_PURSE,
    FORMAT,
    VERSION,
    AnyScript,
    Script,
    ScriptError,
)
from casino_qt.rules.scripts.strict_json import Flaw, decode

_NEEDED = ("format", "version", "game", "chance", "actions")
_KNOWN = frozenset((*_NEEDED, "rules", "purse"))


def read(data: bytes) -> AnyScript:
    """The script in `data`. Raises ScriptError, with the index of the action at fault where there is one."""
    top = an_object(decode(data), "a script")
    game = _game(top)
    for key in top:
        if key not in _KNOWN and key not in game.AGREED:
            raise ScriptError(f"unknown key {key!r}")
    for key in (*_NEEDED, *game.AGREED):
        if key not in top:
            raise ScriptError(f"{key!r} is missing")
    agreed = game.agreed(top)
    purse = top.get("purse", DEFAULT_PURSE)
    if type(purse) is not int or not 0 <= purse <= LARGEST_AMOUNT:
        raise ScriptError(f"'purse' is a whole number from 0 to {LARGEST_AMOUNT}")
    chance = game.chance(top["chance"], agreed)
    return Script(chance, _actions(game, top["actions"]), agreed, purse, game.NAME)


def _game(top: dict[str, object]) -> AnyGame:
    """The game of the file, after the keys that say what the file is."""
    if top.get("format") != FORMAT:
        raise ScriptError(f"not a {FORMAT}: 'format' is not {FORMAT!r}")
    version = top.get("version")
    if type(version) is not int or version != VERSION:
        raise ScriptError(f"'version' is not {VERSION}")
    game = top.get("game")
    if not isinstance(game, str) or game not in GAMES_OPEN:
        raise ScriptError(f"'game' is one of {', '.join(GAMES_OPEN)}")
    return GAMES_OPEN[game]


def _actions(game: AnyGame, value: object) -> tuple[object, ...]:
    actions = []
    for index, entry in enumerate(a_list(value, "'actions'")):
        if isinstance(entry, Flaw):
            raise ScriptError(entry.reason, index)
        try:
            actions.append(game.action(entry))
        except ValueError as error:
            raise ScriptError(str(error), index) from None
    return tuple(actions)
