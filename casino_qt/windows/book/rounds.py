"""The rounds that are wanted, as a table of which only the pages that are looked at are ever held."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt, Signal

from casino_qt.bank.book import Book, Column, Extremes, Line, Order, Sums, Wanted
from casino_qt.money_text import francs, signed_francs
from casino_qt.reading.announcing import named
from casino_qt.windows.book import words
from casino_qt.windows.book.clerk import Clerk

PAGE = 64  # rows fetched at a time
HELD = 24  # pages
COLUMNS = tuple(Column)
AMOUNTS = (Column.STAKED, Column.NET, Column.BALANCE)
NOTHING = Sums(0, 0, 0, {})
LINE = Qt.ItemDataRole.UserRole
"""The Line of a row; None while it is on its way."""

Index = QModelIndex | QPersistentModelIndex
NOWHERE = QModelIndex()


@dataclass(frozen=True, slots=True)
class _Found:
    """What a question brought: the first page, the largest amounts there are, and the sums once counted."""

    first: list[Line]
    extremes: Extremes
    sums: Sums | None


class Rounds(QAbstractTableModel):
    """Rows of the book in the order asked for. A row that is not held yet is blank until it has come."""

    found = Signal(object)
    """Sums: the question asked last is answered, and the rows are those of its answer."""

    def __init__(self, clerk: Clerk, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clerk = clerk
        self._asked = 0
        self._wanted, self._order = Wanted(), Order()
        self.sums = NOTHING
        self.extremes = Extremes(0, 0, 0, 0)
        self._shown = self._answered = 0
        self._pages: OrderedDict[int, list[Line]] = OrderedDict()
        self._coming: set[int] = set()

    def show(self, wanted: Wanted, order: Order) -> None:
        """Ask for other rounds, or for another order; the old ones stay until these have come.

        Where rounds must be counted the first page comes before their number.
        """
        self._asked += 1
        number = self._asked
        known = self.sums if self._answered and wanted == self._wanted else None

        def question(book: Book) -> _Found:
            sums = book.sums(wanted) if known is None and wanted.whole else known
            return _Found(book.first_page(wanted, order, PAGE), book.extremes(), sums)

        def answer(found: _Found) -> None:
            if number != self._asked:
                return
            self.beginResetModel()
            self._wanted, self._order = wanted, order
            self.extremes = found.extremes
            self.sums = found.sums or Sums(len(found.first), 0, 0, {})
            self._pages = OrderedDict({0: found.first})
            self._coming.clear()
            self._shown, self._answered = number, number if found.sums else 0
            self.endResetModel()
            if found.sums:
                self.found.emit(found.sums)
            else:
                self._clerk.ask(lambda book: book.sums(wanted), counted)

        def counted(sums: Sums) -> None:
            if number != self._asked:
                return
            shown = self.sums.rounds
            if sums.rounds > shown:
                self.beginInsertRows(QModelIndex(), shown, sums.rounds - 1)
            self._answered, self.sums = number, sums
            if sums.rounds > shown:
                self.endInsertRows()
            self.found.emit(sums)

        self._clerk.ask(question, answer, instead=True)

    @property
    def shown(self) -> bool:
        """Whether the rows are those of the question asked last, be they counted or not."""
        return self._shown == self._asked > 0

    @property
    def counted(self) -> bool:
        """Whether the sums are those of what is shown, and not only the first page of it."""
        return self._answered == self._asked > 0

    def waiting(self) -> bool:
        """Whether something asked for has not come yet."""
        return not self.counted or bool(self._coming)

    def question(self) -> tuple[Wanted, Order, Sums]:
        """What the rows now shown answer."""
        return self._wanted, self._order, self.sums

    def line(self, row: int) -> Line | None:
        """The round of a row; None while it is on its way."""
        page, place = divmod(row, PAGE)
        held = self._pages.get(page)
        if held is None:
            self._fetch(page)
            return None
        self._pages.move_to_end(page)
        return held[place] if place < len(held) else None

    def _fetch(self, page: int) -> None:
        if page in self._coming or not self.counted:
            return
        if len(self._coming) >= 3:
            self._coming.clear()  # the clerk has dropped the oldest; whoever is still looked at asks again
        self._coming.add(page)
        number, wanted, order, sums = self._answered, self._wanted, self._order, self.sums

        def answer(lines: list[Line]) -> None:
            if number != self._answered:
                return
            self._coming.discard(page)
            self._pages[page] = lines
            while len(self._pages) > HELD:
                self._pages.popitem(last=False)
            top = page * PAGE
            self.dataChanged.emit(
                self.index(top, 0), self.index(top + max(0, len(lines) - 1), len(COLUMNS) - 1)
            )

        self._clerk.ask(lambda book: book.page(wanted, order, sums, page * PAGE, PAGE), answer)

    # -- as Qt asks --------------------------------------------------------------------------------------

    def rowCount(self, parent: Index = NOWHERE) -> int:
        """As many rows as rounds were found."""
        return 0 if parent.isValid() else self.sums.rounds

    def columnCount(self, parent: Index = NOWHERE) -> int:
        """Date, table, what fell, three amounts."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Texts in the language of the day; who listens hears a whole round in its first cell."""
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            side = (
                Qt.AlignmentFlag.AlignRight
                if COLUMNS[index.column()] in AMOUNTS
                else Qt.AlignmentFlag.AlignLeft
            )
            return int(side | Qt.AlignmentFlag.AlignVCenter)
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self.title(COLUMNS[index.column()])
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, LINE):
            return None
        line = self.line(index.row())
        if role == LINE:
            return line
        if line is None:
            return ""
        if role == Qt.ItemDataRole.AccessibleTextRole and not index.column():
            return ", ".join(self._told(line, column) for column in COLUMNS)
        return text(line, COLUMNS[index.column()])

    def _told(self, line: Line, column: Column) -> str:
        """A cell as part of its round: an amount with what it is."""
        cell = text(line, column)
        return named(self.title(column), cell) if column in AMOUNTS else cell

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Names of the columns; rows are counted from one."""
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        if orientation == Qt.Orientation.Vertical:
            return section + 1
        return self.title(COLUMNS[section])

    def title(self, column: Column) -> str:
        """The name of a column."""
        return {
            Column.DATE: self.tr("Date"),
            Column.TABLE: self.tr("Table"),
            Column.FELL: self.tr("What fell"),
            Column.STAKED: self.tr("Stake"),
            Column.NET: self.tr("Result"),
            Column.BALANCE: self.tr("Balance"),
        }[column]

    def retranslate(self) -> None:
        """The same rounds in another language."""
        if self.sums.rounds:
            last = self.index(self.sums.rounds - 1, len(COLUMNS) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)


def text(line: Line, column: Column) -> str:
    """What stands in one cell."""
    match column:
        case Column.DATE:
            return words.moment(line.at)
        case Column.TABLE:
            return words.table(line.game)
        case Column.FELL:
            return words.fell_in(line)
        case Column.STAKED:
            return francs(line.staked)
        case Column.NET:
            return signed_francs(line.net)
        case Column.BALANCE:
            return francs(line.balance)
