"""From the bytes of a file to a script. Strict: an unknown key or a number written as 1.0 is an error."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from casino_qt.rules.cards import Card
from casino_qt.rules.chance import seed_bytes
from casino_qt.rules.money import LARGEST_AMOUNT
from casino_qt.rules.scripts.script import (
    DEFAULT_PURSE,
    FORMAT,
    GAMES,
    TRENTE_ET_QUARANTE,
    VERSION,
    CardLists,
    Script,
    ScriptError,
    Seed,
)
from casino_qt.rules.scripts.strict_json import Flaw, decode
from casino_qt.rules.trente_et_quarante.actions import Action, Cut
from casino_qt.rules.trente_et_quarante.dealing import PACKS
from casino_qt.rules.trente_et_quarante.notation import from_json
from casino_qt.rules.trente_et_quarante.options import Rules

_NEEDED = ("format", "version", "game", "chance", "actions")
_KNOWN = frozenset((*_NEEDED, "rules", "purse"))


def read(data: bytes) -> Script:
    """The script in `data`. Raises ScriptError, with the index of the action at fault where there is one."""
    top = _object(decode(data), "a script")
    game = _game(top)
    for key in top:
        if key not in _KNOWN:
            raise ScriptError(f"unknown key {key!r}")
    for key in _NEEDED:
        if key not in top:
            raise ScriptError(f"{key!r} is missing")
    try:
        rules = Rules.from_json(_object(top.get("rules", {}), "'rules'"))
    except ValueError as error:
        raise ScriptError(f"'rules': {error}") from None
    purse = top.get("purse", DEFAULT_PURSE)
    if type(purse) is not int or not 0 <= purse <= LARGEST_AMOUNT:
        raise ScriptError(f"'purse' is a whole number from 0 to {LARGEST_AMOUNT}")
    return Script(_chance(top["chance"]), _actions(top["actions"]), rules, purse, game)


def _object(value: object, what: str) -> dict[str, object]:
    if isinstance(value, Flaw):
        raise ScriptError(f"{what}: {value.reason}")
    if not isinstance(value, dict):
        raise ScriptError(f"{what} is an object")
    return value


def _list(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise ScriptError(f"{what} is a list")
    return value


def _game(top: dict[str, object]) -> str:
    """The game of the file, after the keys that say what the file is."""
    if top.get("format") != FORMAT:
        raise ScriptError(f"not a {FORMAT}: 'format' is not {FORMAT!r}")
    version = top.get("version")
    if type(version) is not int or version != VERSION:
        raise ScriptError(f"'version' is not {VERSION}")
    game = top.get("game")
    if not isinstance(game, str) or game not in GAMES:
        raise ScriptError(f"'game' is one of {', '.join(GAMES)}")
    if game != TRENTE_ET_QUARANTE:
        raise ScriptError(f"the {game} table is not open yet: this version replays {TRENTE_ET_QUARANTE} only")
    return game


def _chance(value: object) -> Seed | CardLists:
    chance = _object(value, "'chance'")
    if len(chance) != 1 or not chance.keys() <= {"seed", "cards"}:
        raise ScriptError("'chance' holds either 'seed' or 'cards'")
    if "cards" in chance:
        return _cards(_list(chance["cards"], "'cards'"))
    seed = chance["seed"]
    if not isinstance(seed, str):
        raise ScriptError("'seed' is a text of hexadecimal digits")
    try:
        seed_bytes(seed)
    except ValueError as error:
        raise ScriptError(f"'seed': {error}") from None
    return Seed(seed)


def _cards(cards: list[object]) -> CardLists:
    if not any(isinstance(entry, list) for entry in cards):
        return CardLists((_shoe(cards),))
    return CardLists(tuple(_shoe(_list(entry, "each shoe of 'cards'")) for entry in cards))


def _shoe(codes: Iterable[object]) -> tuple[Card, ...]:
    cards = []
    for code in codes:
        if not isinstance(code, str):
            raise ScriptError("'cards' holds card codes such as 'AS' and 'TH'")
        try:
            cards.append(Card.parse(code))
        except ValueError as error:
            raise ScriptError(f"'cards': {error}") from None
    for card, copies in Counter(cards).items() if len(cards) > PACKS else ():
        if copies > PACKS:
            raise ScriptError(f"'cards': {card.code} stands {copies} times, {PACKS} packs hold {PACKS}")
    return tuple(cards)


def _actions(value: object) -> tuple[Action, ...]:
    actions = []
    for index, entry in enumerate(_list(value, "'actions'")):
        if isinstance(entry, Flaw):
            raise ScriptError(entry.reason, index)
        try:
            action = from_json(entry)
        except ValueError as error:
            raise ScriptError(str(error), index) from None
        if isinstance(action, Cut) and action.at is None:
            # The cut of a guest is written by leaving it out; only the bank's journal has an entry for it.
            raise ScriptError("'at' is missing", index)
        actions.append(action)
    return tuple(actions)
