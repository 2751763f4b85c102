"""The one table of commands: words and keys of each, in the language of the interface.

A key is a translation like any other, marked "shortcut: …" for whoever translates: each language has its own.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from casino_qt.windows.commands.command import Command

translate = QCoreApplication.translate


def _anywhere() -> tuple[Command, ...]:
    return (
        Command("anywhere.rules", translate("Commands", "House rules"), "F1"),
        Command("anywhere.settings", translate("Commands", "Settings"), "F2"),
        Command("anywhere.book", translate("Commands", "The book of your rounds"), "F3"),
        Command("anywhere.cashier", translate("Commands", "Cashier"), "F4"),
        Command("anywhere.mute", translate("Commands", "No sound, and sound again"), "F8"),
        Command("anywhere.standing", translate("Commands", "How things stand: said, and shown"), "F9"),
        Command("anywhere.again", translate("Commands", "The last call and result once more"), "Shift+F9"),
        Command("anywhere.keys", translate("Commands", "The keys that are heard here"), "F10"),
        Command("anywhere.full_screen", translate("Commands", "Full screen, and back"), "F11"),
        Command("anywhere.larger", translate("Commands", "Salon and tables larger"), "Ctrl++"),
        Command("anywhere.smaller", translate("Commands", "Salon and tables smaller"), "Ctrl+-"),
        Command(
            "anywhere.whole", translate("Commands", "All of it in the window, and large again"), "Ctrl+0"
        ),
        Command(
            "anywhere.look",
            translate("Commands", "Another part of it, where it is larger than the window"),
            "",
            True,
            "Ctrl ← ↑ → ↓",
        ),
    )


def _lobby() -> tuple[Command, ...]:
    return (
        Command(
            "lobby.settings",
            translate("LobbyPage", "Settings"),
            translate("LobbyPage", "S", "shortcut: Settings"),
        ),
        Command(
            "lobby.about", translate("LobbyPage", "About"), translate("LobbyPage", "A", "shortcut: About")
        ),
        Command(
            "lobby.book",
            translate("LobbyPage", "The book"),
            translate("LobbyPage", "B", "shortcut: The book"),
        ),
        Command(
            "lobby.cashier",
            translate("LobbyPage", "Cashier"),
            translate("LobbyPage", "C", "shortcut: Cashier"),
        ),
        Command(
            "lobby.practice",
            translate("LobbyPage", "Practice"),
            translate("LobbyPage", "P", "shortcut: Practice"),
        ),
        Command(
            "lobby.errors",
            translate("LobbyPage", "My errors"),
            translate("LobbyPage", "E", "shortcut: My errors"),
        ),
        Command(
            "lobby.players",
            translate("LobbyPage", "Players"),
            translate("LobbyPage", "W", "shortcut: Players"),
        ),
        Command(
            "lobby.laboratory",
            translate("LobbyPage", "Laboratory"),
            translate("LobbyPage", "L", "shortcut: Laboratory"),
        ),
        Command("lobby.doors", translate("Commands", "From door to door"), "", True, "← →"),
        Command("lobby.enter", translate("Commands", "Go in"), "Return", True),
    )


def _table() -> tuple[Command, ...]:
    return (
        Command("table.back", translate("Commands", "Back to the salon"), "Esc", True),
        Command("table.skip", translate("Commands", "Hurry: show the end at once"), "Space", True),
        Command(
            "table.worth",
            translate("Commands", "What is this bet worth?"),
            translate("Worth", "W", "shortcut: What is this bet worth?"),
        ),
        Command("table.call", translate("Commands", "What does this call mean?"), "F6"),
        Command(
            "table.hint",
            translate("Commands", "In practice: a hint"),
            translate("Tutor", "H", "shortcut: Hint"),
        ),
    )


def _stakes() -> tuple[Command, ...]:
    return (
        Command(
            "stakes.undo",
            translate("Commands", "Take the last move back"),
            translate("BettingPage", "U", "shortcut: Undo"),
        ),
        Command(
            "stakes.clear",
            translate("Commands", "Take back all that is free"),
            translate("BettingPage", "E", "shortcut: Clear"),
        ),
        Command(
            "stakes.repeat",
            translate("Commands", "Lay the last bets again"),
            translate("BettingPage", "R", "shortcut: Repeat"),
        ),
        Command(
            "stakes.double",
            translate("Commands", "Lay each stake once more"),
            translate("BettingPage", "B", "shortcut: Double"),
        ),
        Command("stakes.take_back", translate("Commands", "Undo, as everywhere"), "Ctrl+Z", True),
        Command("stakes.redo", translate("Commands", "Do again what was undone"), "Ctrl+Shift+Z", True),
        Command("stakes.chip", translate("Commands", "Choose a chip of the tray"), "", True, "1 … 8"),
        Command("stakes.take", translate("Commands", "Take back what lies there"), "Del", True),
    )


def _trente_et_quarante() -> tuple[Command, ...]:
    return (
        Command(
            "trente-et-quarante.cut",
            translate("Commands", "Cut the cards"),
            translate("TrenteEtQuarantePage", "T", "shortcut: Cut"),
        ),
        Command(
            "trente-et-quarante.deal",
            translate("Commands", "Deal"),
            translate("TrenteEtQuarantePage", "D", "shortcut: Deal"),
        ),
        Command("trente-et-quarante.announce", translate("Commands", "Say a bet in words"), "/"),
        Command("trente-et-quarante.insure", translate("Commands", "Insure against 31 après"), "I", True),
    )


def _roulette() -> tuple[Command, ...]:
    return (
        Command(
            "roulette.throw",
            translate("Commands", "Throw the ball, and close the betting"),
            translate("RoulettePage", "T", "shortcut: Throw the ball"),
        ),
        Command(
            "roulette.boards",
            translate("Commands", "Next board"),
            translate("RoulettePage", "O", "shortcut: Boards"),
        ),
        Command("roulette.board_numbers", translate("Commands", "The boards as numbers, and back"), "F7"),
        Command(
            "roulette.layouts",
            translate("Commands", "Kept layouts"),
            translate("RoulettePage", "L", "shortcut: Layouts"),
        ),
        Command(
            "roulette.whole",
            translate("Commands", "What lies on the cloth, as a whole"),
            translate("RoulettePage", "C", "shortcut: What lies on the cloth"),
        ),
        Command("roulette.announce", translate("Commands", "Say a bet in words"), "/"),
        Command("roulette.neighbours", translate("Commands", "More neighbours, fewer"), "", True, "+ −"),
    )


def _trente_et_un() -> tuple[Command, ...]:
    return (
        Command(
            "trente-et-un.deal",
            translate("Commands", "Deal, or let the banker deal"),
            translate("TrenteEtUnPage", "D", "shortcut: Deal"),
        ),
        Command(
            "trente-et-un.card",
            translate("Commands", "Buy one more card"),
            translate("TrenteEtUnPage", "C", "shortcut: Card"),
        ),
        Command(
            "trente-et-un.enough",
            translate("Commands", "Enough; with the bank: on your own cards"),
            translate("TrenteEtUnPage", "E", "shortcut: Enough"),
        ),
        Command(
            "trente-et-un.next_card", translate("Commands", "Lay the next card of your deal"), "Space", True
        ),
        Command(
            "trente-et-un.all_cards",
            translate("Commands", "Lay the rest of the deal"),
            translate("TrenteEtUnPage", "A", "shortcut: All at once"),
        ),
    )


def _blackjack() -> tuple[Command, ...]:
    return (
        Command(
            "blackjack.deal",
            translate("Commands", "Deal"),
            translate("BlackjackPage", "D", "shortcut: Deal"),
        ),
        Command(
            "blackjack.card",
            translate("Commands", "One more card, or yes"),
            translate("BlackjackPage", "C", "shortcut: Card"),
        ),
        Command(
            "blackjack.stand",
            translate("Commands", "Stand, or no"),
            translate("BlackjackPage", "S", "shortcut: Stand"),
        ),
        Command(
            "blackjack.double",
            translate("Commands", "Double the hand"),
            translate("BlackjackPage", "B", "shortcut: Double the hand"),
        ),
        Command(
            "blackjack.split",
            translate("Commands", "Split the pair"),
            translate("BlackjackPage", "P", "shortcut: Split"),
        ),
        Command(
            "blackjack.surrender",
            translate("Commands", "Surrender for half"),
            translate("BlackjackPage", "N", "shortcut: Surrender"),
        ),
        Command(
            "blackjack.insure",
            translate("Commands", "Insure"),
            translate("BlackjackPage", "I", "shortcut: Insure"),
        ),
    )


def _cloth() -> tuple[Command, ...]:
    return (
        Command("cloth.walk", translate("Commands", "From place to place"), "", True, "← ↑ → ↓"),
        Command(
            "cloth.act", translate("Commands", "Lay the chip, or do what the place is for"), "Return", True
        ),
        Command("cloth.next", translate("Commands", "The next place, and on to the buttons"), "Tab", True),
    )


def _replay() -> tuple[Command, ...]:
    return (
        Command(
            "replay.play", translate("Commands", "Let the steps follow each other, or stop"), "Space", True
        ),
        Command("replay.steps", translate("Commands", "One step back, forward"), "", True, "← →"),
        Command("replay.ends", translate("Commands", "To the start, to the end"), "", True, "Home End"),
        Command("replay.call", translate("Commands", "What does this call mean?"), "F6"),
        Command("replay.speed", translate("Commands", "Slower, faster"), "", True, "− +"),
        Command(
            "replay.branch",
            translate("Commands", "Continue differently from here"),
            translate("ReplayBar", "C", "shortcut: Continue differently from here"),
        ),
        Command("replay.close", translate("Commands", "Close the replay"), "Esc", True),
    )


def _cashier() -> tuple[Command, ...]:
    return (
        Command(
            "cashier.buy",
            translate("Commands", "Buy chips"),
            translate("CashierSheet", "B", "shortcut: Buy"),
        ),
        Command(
            "cashier.sell",
            translate("Commands", "Sell chips"),
            translate("CashierSheet", "S", "shortcut: Sell"),
        ),
        Command(
            "cashier.buy_all",
            translate("Commands", "All cash into chips"),
            translate("CashierSheet", "C", "shortcut: All cash into chips"),
        ),
        Command(
            "cashier.sell_all",
            translate("Commands", "All chips into cash"),
            translate("CashierSheet", "V", "shortcut: All chips into cash"),
        ),
        Command(
            "cashier.colour_up",
            translate("Commands", "Colour up"),
            translate("CashierSheet", "U", "shortcut: Colour up"),
        ),
        Command(
            "cashier.allowance",
            translate("Commands", "The day's allowance"),
            translate("CashierSheet", "D", "shortcut: Daily allowance"),
        ),
        Command(
            "cashier.new_purse",
            translate("Commands", "A new purse"),
            translate("CashierSheet", "N", "shortcut: New purse"),
        ),
        Command("cashier.change", translate("Commands", "Change down, change up"), "", True, "− +"),
        Command("cashier.leave", translate("Commands", "Away from the counter"), "Esc", True),
    )


def _sheet() -> tuple[Command, ...]:
    return (
        Command("sheet.next", translate("Commands", "On to the next choice or button"), "Tab", True),
        Command("sheet.choose", translate("Commands", "Choose"), "", True, "← ↑ → ↓"),
        Command("sheet.press", translate("Commands", "Press the button"), "Return", True),
        Command("sheet.numbers", translate("Commands", "A drawing as numbers, and back"), "F7"),
        Command(
            "sheet.other_numbers",
            translate("Commands", "The second drawing as numbers, and back"),
            "Shift+F7",
        ),
        Command("sheet.leave", translate("Commands", "Lay the sheet away"), "Esc", True),
    )


_GROUPS: dict[str, Callable[[], tuple[Command, ...]]] = {
    "anywhere": _anywhere,
    "lobby": _lobby,
    "table": _table,
    "stakes": _stakes,
    "trente-et-quarante": _trente_et_quarante,
    "roulette": _roulette,
    "trente-et-un": _trente_et_un,
    "blackjack": _blackjack,
    "cloth": _cloth,
    "replay": _replay,
    "cashier": _cashier,
    "sheet": _sheet,
}
GROUPS = tuple(_GROUPS)


def commands(group: str) -> tuple[Command, ...]:
    """The commands of `group` in the language of the interface."""
    return _GROUPS[group]()


def every() -> tuple[Command, ...]:
    """All commands of all groups."""
    return tuple(command for group in GROUPS for command in commands(group))


def group_title(group: str) -> str:
    """The name of a group."""
    titles = {
        "anywhere": translate("Commands", "Everywhere"),
        "lobby": translate("Commands", "In the salon"),
        "table": translate("Commands", "At every table"),
        "stakes": translate("Commands", "Stakes"),
        "trente-et-quarante": translate("Commands", "Trente et quarante"),
        "roulette": translate("Commands", "Roulette"),
        "trente-et-un": translate("Commands", "Тридцать одно"),
        "blackjack": translate("Commands", "Blackjack"),
        "cloth": translate("Commands", "On the cloth"),
        "replay": translate("Commands", "A replay"),
        "cashier": translate("Commands", "At the cashier's"),
        "sheet": translate("Commands", "In a sheet"),
    }
    return titles[group]
