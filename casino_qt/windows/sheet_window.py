"""The sheets a window lays over its pages: each is made when it is first wanted, and kept."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import Signal

from casino_qt.windows.cashier.visits import Visits
from casino_qt.windows.kit.sheet import Sheet
from casino_qt.windows.replay.window import ReplayWindow
from casino_qt.windows.system.languages import Languages

if TYPE_CHECKING:
    from casino_qt.windows.staff.reckoner import Reckoner


class SheetWindow(ReplayWindow):
    """Nothing is imported for a sheet before it is wanted."""

    player_wanted = Signal(object)
    """Path of the profile of who wants to play."""
    return_wanted = Signal(object, object)
    """Path of a profile, and of the snapshot to return to."""

    languages: Languages
    players_folder: Path | None
    cashier: Visits

    def __init__(self) -> None:
        super().__init__()
        self._sheets: dict[str, Sheet] = {}

    def open_settings(self, page: str = "") -> None:
        """Show the settings at `page`; "": at that of the table one sits at."""
        from casino_qt.windows.settings.sheet import SettingsSheet

        def equip() -> Sheet:
            sheet = SettingsSheet(self, self.settings)
            sheet.house_rules_wanted.connect(self.open_house_rules)
            return sheet

        sheet = self._open("settings", equip)
        if isinstance(sheet, SettingsSheet):
            sheet.meet_house(self.house)
            table = "" if self.table is None else self.table.table_name
            sheet.meet_table(table)
            sheet.turn_to_key(page or table)

    def open_rules(self, section: str = "") -> None:
        """Show the house rules, at `section` ("1.7") when it is given."""
        from casino_qt.windows.help.rules_sheet import RulesSheet

        def equip() -> Sheet:
            sheet = RulesSheet(self, self.languages)
            sheet.options_wanted.connect(self.open_house_rules)
            sheet.placard_wanted.connect(self.placards.open)
            return sheet

        sheet = self._open("rules", equip)
        if section and isinstance(sheet, RulesSheet):
            sheet.read(section)

    def open_house_rules(self, table: str = "") -> None:
        """Show the options of `table`; "": of the table one sits at, or else of the one seen last."""
        from casino_qt.windows.house_rules.sheet import HouseRulesSheet

        def equip() -> Sheet:
            sheet = HouseRulesSheet(self, self.settings, self._reckoner)
            sheet.card_wanted.connect(self.open_strategy_card)
            return sheet

        sheet = self._made("house rules", equip)
        if isinstance(sheet, HouseRulesSheet):
            here = "" if self.table is None else self.table.table_name
            at_play = here == "blackjack" and self.table is not None and not self.table.house.practice
            sheet.open_at(table or here, at_play=at_play)

    def open_strategy_card(self, rules: Mapping[str, Any] | None = None) -> None:
        """Show how blackjack is best played by `rules` (house options); left out: as they are set."""
        from casino_qt.windows.strategy_card.sheet import StrategyCardSheet

        sheet = self._made("strategy card", lambda: StrategyCardSheet(self, self.settings, self._reckoner))
        if isinstance(sheet, StrategyCardSheet):
            sheet.open_for(rules)

    def _reckoner(self) -> Reckoner | None:
        return None if self.house is None else self.house.reckoner

    def open_book(self) -> None:
        """Show the book of the house: every round played for the purse."""
        from casino_qt.windows.book.sheet import BookSheet

        def bind() -> Sheet:
            sheet = BookSheet(self, lambda: self.house)
            sheet.help_wanted.connect(self.open_rules)
            sheet.replay_wanted.connect(self.replay_round)
            sheet.script_wanted.connect(self.replay_file)
            sheet.statistics_wanted.connect(self.open_statistics)
            return sheet

        self._open("book", bind)

    def open_statistics(self) -> None:
        """Show what has been played, beside what it had to be expected to cost."""
        from casino_qt.windows.statistics.sheet import StatisticsSheet

        def bind() -> Sheet:
            sheet = StatisticsSheet(self, lambda: self.house)
            sheet.help_wanted.connect(self.open_rules)
            return sheet

        self._open("statistics", bind)

    def open_players(self) -> Sheet | None:
        """Show who plays, and who else may; None while nobody knows yet where the players are."""
        from casino_qt.windows.players.sheet import PlayersSheet

        folder = self.players_folder
        if folder is None and self.house is not None:
            folder = self.house.profile.path.parent
        if folder is None:
            return None

        def equip() -> Sheet:
            sheet = PlayersSheet(self, lambda: self.house, folder)
            sheet.play_wanted.connect(self.player_wanted)
            sheet.return_wanted.connect(self.return_wanted)
            sheet.renamed.connect(self.refresh_lobby)
            sheet.help_wanted.connect(self.open_rules)
            return sheet

        return self._open("players", equip)

    def open_cashier(self) -> None:
        """Show the cashier's desk, where it is open now."""
        if self.cashier.is_open():
            self._open("cashier", self.cashier.equip)
            self.cashier.ring()

    def open_about(self) -> None:
        """Show version, licence and thanks."""
        from casino_qt.windows.help.about_sheet import AboutSheet

        def equip() -> Sheet:
            sheet = AboutSheet(self)
            sheet.licences_wanted.connect(self.open_licences)
            return sheet

        self._open("about", equip)

    def open_licences(self) -> None:
        """Show every part of the casino and the licence it stands under."""
        from casino_qt.windows.help.licences_sheet import LicencesSheet

        self._open("licences", lambda: LicencesSheet(self))

    def tell_standing(self) -> None:
        """Say and show how things stand, where one is."""
        if (seat := self.seat()) is not None:
            seat.teller.show()
        elif pages := self.replay_pages():
            pages[-1].teller.show()
        else:
            self.lobby.tell_standing()

    def tell_again(self) -> None:
        """Say and show once more what was said last: calls, results, whatever stood on a plate."""
        if (seat := self.seat()) is not None:
            seat.teller.again()
        elif pages := self.replay_pages():
            pages[-1].teller.again()
        else:
            self.lobby.tell_again()

    def open_keys(self) -> None:
        """Show the keys that are heard where one is."""
        from casino_qt.windows.commands.sheet import KeysSheet

        def equip() -> Sheet:
            sheet = KeysSheet(self)
            sheet.change_wanted.connect(lambda: self.open_settings("keys"))
            return sheet

        self._open("keys", equip)

    def open_laboratory(self) -> None:
        """Show the laboratory, as it was left."""
        from casino_qt.windows.laboratory.sheet import LaboratorySheet

        def equip() -> Sheet:
            sheet = LaboratorySheet(self, self.settings)
            sheet.help_wanted.connect(self.open_rules)
            return sheet

        self._open("laboratory", equip)

    def _made(self, name: str, make: Callable[[], Sheet]) -> Sheet:
        sheet = self._sheets.get(name)
        if sheet is None:
            sheet = self._sheets[name] = make()
        return sheet

    def _open(self, name: str, make: Callable[[], Sheet]) -> Sheet:
        sheet = self._made(name, make)
        sheet.open()
        return sheet
