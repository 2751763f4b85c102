"""Whether a picture that a program wrote down shows a table as the rules alone make it from the journal."""

from __future__ import annotations

import ast
from typing import Any

from casino_qt.money_text import francs, signed_francs
from casino_qt.rules.money import FRANC
from casino_qt.rules.roulette.bets import SPOTS
from casino_qt.rules.roulette.table import Table as RouletteTable
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_quarante.actions import Row, Spot
from casino_qt.rules.trente_et_quarante.table import Table
from tests.tables.oracle import AnyTable

Things = dict[str, str]


def pictured(shown: dict[str, Any], table: AnyTable) -> None:
    """Rail, tags, cards, piles and ball are those of `table`."""
    language = shown["language"]
    assert shown["amounts"] == [table.purse(), table.on_table()]
    assert francs(table.purse(), language) in shown["rail"]
    assert francs(table.on_table(), language) in shown["rail"]
    if isinstance(table, Table):
        _cards(shown, table, language)
    else:
        _wheel_and_cloth(shown, table, language)


def _cards(shown: dict[str, Any], table: Table, language: str) -> None:
    things = {key: look for _, key, _, _, look, _ in shown["picture"]}
    for spot in Spot:
        lying = table.lying(spot)
        wanted = [
            ("stake/tag", lying.stake, ("tag", francs(lying.stake, language), "stake")),
            ("won/tag", lying.won, ("tag", signed_francs(lying.won, language), "won")),
            ("premium/amount", lying.premium, ("token_words", francs(lying.premium, language))),
        ]
        for level, amount in enumerate(lying.prison, start=1):
            wanted.append((f"prison/{level}/tag", amount, ("tag", francs(amount, language), "stake")))
        for key, amount, words in wanted:
            assert things.get(f"{spot.value}/{key}") == (repr(("composed", *words)) if amount else None), key
    # A card looks like its code, or its back, and then as it lies: from which pack, across, turning.
    cards = {key: look.split()[0] for kind, key, _, _, look, _ in shown["picture"] if kind == "card"}
    last = table.last
    if last is not None and last.shoe == table.shoe_number and last.outcome.value != "void":
        assert cards == {
            f"{row.value}/{index}": card.code
            for row, record in ((Row.NOIR, last.noir), (Row.ROUGE, last.rouge))
            for index, card in enumerate(record.cards)
        }


def _wheel_and_cloth(shown: dict[str, Any], table: RouletteTable, language: str) -> None:
    things = {key: look for _, key, _, _, look, _ in shown["picture"]}
    for bet in SPOTS:
        lying = table.lying(bet)
        _heap(things, f"{bet}/stake", lying.stake, francs(lying.stake, language), "stake")
        for level, amount in enumerate(lying.prison, start=1):
            _heap(things, f"{bet}/prison/{level}", amount, francs(amount, language), "stake")
        _heap(things, f"{bet}/won", lying.won, signed_francs(lying.won, language), "won")
        assert (f"{bet}/halve" in things) == table.halvable(bet)
        others = [table.lying(bet, seat) for seat in table.seats() if seat != YOU]
        for key, lie in (
            ("guest/", [lying.stake for lying in others]),
            ("locked/1/guest/", [lying.prison[0] for lying in others]),
            ("locked/2/guest/", [lying.prison[1] for lying in others]),
        ):
            assert sum(name.startswith(f"{bet}/{key}") for name in things) == sum(map(bool, lie)), key
    assert ("marker/dolly" in things) == bool(table.history)
    if table.history:
        ring = ast.literal_eval(things["marker/ring"])
        assert ring[-1] == table.history[-1]
    assert [look for _, _, _, _, look, _ in shown["picture"] if look.startswith("ball in ")]


def _heap(things: Things, key: str, amount: int, words: str, kind: str) -> None:
    """The chips of a pile are worth what lies there, and a tag, where there is one, says so."""
    columns = [ast.literal_eval(look)[1] for name, look in things.items() if _column(name, key)]
    assert sum(map(sum, columns)) == (max(1, amount // FRANC) if amount else 0), key
    tag = things.get(f"{key}/tag")
    assert tag in (None, repr(("composed", "tag", words, kind))), key
    assert tag is None or amount, key


def _column(name: str, key: str) -> bool:
    return name == key or (name.startswith(f"{key}/") and name.rpartition("/")[2].isdecimal())
