"""What every table can tell of itself: what may be done, what lies where, what the last round brought.

A game's own standing says what only it knows; nothing here is reckoned, it is read from the table as shown.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol, TypeVar

from PySide6.QtCore import QCoreApplication, QObject

from casino_qt.money_text import francs
from casino_qt.reading.announcing import sentence

if TYPE_CHECKING:
    from casino_qt.windows.at_table.table_page import TablePage
    from casino_qt.windows.kit.button import KitButton

PlaceT = TypeVar("PlaceT")

NAMED = 3  # places that are named one by one; of more, only how many they are


@dataclass(frozen=True, slots=True)
class Told:
    """How things stand: sentences, then a reckoning of (name, amount)."""

    sentences: tuple[str, ...]
    lines: tuple[tuple[str, str], ...]

    def aloud(self) -> str:
        """All of it in one breath."""
        lines = [amount_of(name, amount) for name, amount in self.lines]
        return " ".join([*map(sentence, self.sentences), *lines])


def amount_of(name: str, amount: str) -> str:
    """What something comes to, as a sentence."""
    return QCoreApplication.translate("Standing", "{name}: {amount}.").format(name=name, amount=amount)


@dataclass(frozen=True, slots=True)
class Lies:
    """What of the person's lies in one place: its name, centimes in all, and the same in words."""

    name: str
    centimes: int
    words: str


class _Plurals(QObject):
    """Where a text depends on a number."""

    def bets(self, n: int) -> str:
        return self.tr("%n bet(s)", "", n)


class Standing(ABC):
    """The standing of the table on one page."""

    def __init__(self, page: TablePage) -> None:
        self.page = page

    # -- what each game says for itself --------------------------------------------------------------------

    @abstractmethod
    def seen(self) -> Sequence[str]:
        """Cards, totals, the wheel: what lies open on the table, a sentence each."""

    @abstractmethod
    def lies(self) -> Mapping[Hashable, Lies]:
        """What of the person's lies where."""

    @abstractmethod
    def decided(self) -> Hashable:
        """Which round was decided last: another value whenever there is a new result to tell."""

    @abstractmethod
    def result(self) -> str:
        """What that round brought the person; "" where nothing of the person's was in it."""

    def question(self) -> str:
        """What is asked of the person now, with the cards it is about; "" where nothing is."""
        return ""

    def news(self) -> str:
        """What hands of the person's came to that nobody asks about any more, told once; "" for nothing."""
        return ""

    # -- what all have -------------------------------------------------------------------------------------

    def told(self) -> Told:
        """All of it, the most urgent first."""
        page = self.page
        busy = page.controller.showing
        first = [page.telling_words()] if busy else [part for part in (self.question(), self.may()) if part]
        call = [spot.name() for spot in page.scene.readouts() if spot.key == "call"]
        purse, laid = page.bankroll.amounts()
        names = page.bankroll.names()
        lines = [(names[0], francs(purse)), (names[1], francs(laid))]
        lines += [(one.name, one.words) for one in self.lies().values()]
        known = " ".join((*first, *call))  # what is asked is not told before all that leads to it is
        seen = [text for text in self.seen() if text not in known]
        return Told((*first, *call, *seen), tuple(lines))

    def money(self) -> str:
        """The purse after a round, and beside it what still lies on the table: payments lie there, too."""
        controller = self.page.controller
        text = QCoreApplication.translate("Standing", "In the purse: {amount}.")
        purse = text.format(amount=francs(controller.purse))
        laid = controller.in_play
        return f"{purse} {amount_of(self.page.bankroll.names()[1], francs(laid))}" if laid else purse

    def may(self) -> str:
        """What the person may do now, with the keys."""
        page = self.page
        buttons: Sequence[KitButton] = page.choices if page.choosing() else (page.primary, *page.tools)
        open_ = [button for button in buttons if button.isVisibleTo(page) and button.isEnabled()]
        if not open_:
            return ""
        told = ", ".join(_with_key(button) for button in open_)
        return QCoreApplication.translate("Standing", "You may: {what}").format(what=told)


def _with_key(button: KitButton) -> str:
    words, key = button.words() or button.accessibleName(), button.key_text()
    return f"{words} ({key})" if key else words


def title() -> str:
    """The heading of the plate."""
    return QCoreApplication.translate("Standing", "How things stand")


def last_title() -> str:
    """The heading of what was said before."""
    return QCoreApplication.translate("Standing", "What was said last")


def nothing_said() -> str:
    """What stands there before the first call."""
    return QCoreApplication.translate("Standing", "Nothing has been said yet.")


class Fate(Protocol):
    """What a round did, in centimes, to what lay on one place of a cloth."""

    @property
    def won(self) -> int: ...
    @property
    def lost(self) -> int: ...
    @property
    def imprisoned(self) -> int: ...
    @property
    def freed(self) -> int: ...


def brought_on_cloth(
    fates: Mapping[PlaceT, Fate], name: Callable[[PlaceT], str], premiums: Mapping[str, int] | None = None
) -> list[str]:
    """The same of a cloth, whose places are called by `name`; `premiums` were lost, too."""
    won = {name(place): fate.won for place, fate in fates.items()}
    lost = {name(place): fate.lost for place, fate in fates.items()}
    locked = {name(place): fate.imprisoned for place, fate in fates.items()}
    freed = {name(place): fate.freed for place, fate in fates.items()}
    parts = brought(won, lost | dict(premiums or {}), locked, freed)
    return parts or [QCoreApplication.translate("Standing", "Nothing of yours was decided.")]


def brought(
    won: Mapping[str, int], lost: Mapping[str, int], locked: Mapping[str, int], freed: Mapping[str, int]
) -> list[str]:
    """What a round brought, place by place where they are few; centimes by the name of the place."""
    parts = []
    if any(won.values()):
        text = QCoreApplication.translate("Standing", "You have won {amount}: {where}.")
        parts.append(_told(text, won))
    if any(lost.values()):
        text = QCoreApplication.translate("Standing", "You have lost {amount}: {where}.")
        parts.append(_told(text, lost))
    if any(locked.values()):
        text = QCoreApplication.translate("Standing", "Locked in prison, {amount}: {where}.")
        parts.append(_told(text, locked))
    if any(freed.values()):
        text = QCoreApplication.translate("Standing", "Freed, {amount}: {where}.")
        parts.append(_told(text, freed))
    return parts


def _told(text: str, sums: Mapping[str, int]) -> str:
    held = {name: centimes for name, centimes in sums.items() if centimes}
    few = [f"{name} \u2013 {francs(centimes)}" for name, centimes in held.items()]
    if len(held) == 1:
        few = list(held)
    where = ", ".join(few) if len(held) <= NAMED else _Plurals().bets(len(held))
    return text.format(amount=francs(sum(held.values())), where=where)
