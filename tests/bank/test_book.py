"""The book against the plain list of all rounds: every filter in every order, any page, on either side."""

from __future__ import annotations

import random
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from casino_qt.bank.book import Book, Column, Line, Order, Result, Sums, Wanted
from casino_qt.bank.book_entry import seconds, staked
from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.profile import Profile
from tests.bank import keep
from tests.bench.million import RULES, make

ROUNDS = 3_000


@pytest.fixture(scope="module")
def many(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A profile of three thousand rounds in sittings of 250."""
    path = tmp_path_factory.mktemp("many") / "profile.sqlite"
    make(path, ROUNDS)
    return path


@pytest.fixture
def book(many: Path) -> Iterator[Book]:
    book = Book(many)
    yield book
    book.close()


def everything(book: Book) -> list[Line]:
    return book.page(Wanted(), Order(descending=False), book.sums(Wanted()), 0, ROUNDS)


def fits(line: Line, wanted: Wanted, fell: int) -> bool:
    """What the filters mean, said plainly."""
    at = seconds(line.at)
    result = {
        Result.ANY: True,
        Result.WON: line.net > 0,
        Result.LOST: line.net < 0,
        Result.EVEN: line.net == 0,
    }[wanted.result]
    return (
        (wanted.fell is None or fell in wanted.fell)
        and (wanted.since is None or at >= wanted.since)
        and (wanted.until is None or at < wanted.until)
        and result
        and abs(line.net) >= wanted.least
    )


def test_every_filter_in_every_order_at_any_page(book: Book) -> None:
    dice = random.Random(3)
    lines, outcomes = everything(book), book.outcomes()
    number_of = {(one.game, one.word): one.id for one in outcomes}
    groups = tuple((one.id,) for one in sorted(outcomes, key=lambda one: (one.game, one.word)))
    by_group = {group[0]: place for place, group in enumerate(groups)}
    times = sorted(seconds(line.at) for line in lines)
    assert len(lines) == ROUNDS
    for _ in range(120):
        fell = None
        if dice.random() < 0.6:
            fell = frozenset(one.id for one in outcomes if dice.random() < dice.choice([0.05, 0.5]))
        since, until = dice.choice([None, dice.choice(times)]), dice.choice([None, dice.choice(times)])
        wanted = Wanted(fell, since, until, dice.choice(list(Result)), dice.choice([0, 0, 2_500, 25_000]))
        order = Order(dice.choice(list(Column)), dice.random() < 0.5, groups)
        right = [line for line in lines if fits(line, wanted, number_of[line.game, line.outcome])]
        keys: dict[Column, Callable[[Line], int]] = {
            Column.DATE: lambda line: 0,
            Column.TABLE: lambda line: by_group[number_of[line.game, line.outcome]],
            Column.FELL: lambda line: by_group[number_of[line.game, line.outcome]],
            Column.STAKED: lambda line: line.staked,
            Column.NET: lambda line: line.net,
            Column.BALANCE: lambda line: line.balance,
        }
        right.sort(key=lambda line: (keys[order.column](line), line.id), reverse=order.descending)
        sums = book.sums(wanted)
        assert (sums.rounds, sums.staked, sums.net) == (
            len(right),
            sum(line.staked for line in right),
            sum(line.net for line in right),
        )
        assert book.first_page(wanted, order, 60) == right[:60]
        first = dice.randrange(len(right) + 10)
        count = dice.choice([1, 60, 700])
        assert book.page(wanted, order, sums, first, count) == right[first : first + count]


def test_tables_together_stand_as_they_were_played(book: Book) -> None:
    games = sorted({one.game for one in book.outcomes()})
    groups = tuple(tuple(one.id for one in book.outcomes() if one.game == game) for game in games)
    order = Order(Column.TABLE, False, groups)
    sums = book.sums(Wanted())
    lines = book.page(Wanted(), order, sums, 0, ROUNDS)
    assert lines == sorted(lines, key=lambda line: (games.index(line.game), line.id))


def test_sums_of_what_fell_are_kept_with_every_round(book: Book) -> None:
    kept = book.sums(Wanted())
    counted = book.sums(Wanted(since=0))
    assert kept == counted
    assert kept.rounds == ROUNDS


def test_the_room_the_amounts_need(book: Book) -> None:
    lines = everything(book)
    assert book.extremes() == (
        max(line.staked for line in lines),
        max(line.net for line in lines),
        min(line.net for line in lines),
        max(line.balance for line in lines),
    )


def test_an_empty_book(profile: Profile) -> None:
    book = Book(profile.path)
    assert book.outcomes() == []
    assert book.sums(Wanted()) == Sums(0, 0, 0, {})
    assert book.sums(Wanted(since=1)) == Sums(0, 0, 0, {})
    assert book.page(Wanted(), Order(), book.sums(Wanted()), 0, 60) == []
    assert book.extremes() == (0, 0, 0, 0)
    book.close()


def test_a_round_is_in_the_book_as_soon_as_it_is_over(profile: Profile) -> None:
    book = Book(profile.path)
    keep.play(profile)
    sums = book.sums(Wanted())
    (line,) = book.page(Wanted(), Order(), sums, 0, 60)
    assert (line.game, line.number, line.actions, line.over) == (keep.GAME, 1, 4, False)
    assert (line.outcome, line.staked, line.net) == ("rouge_gagne_et_couleur", 5_050, 4_950)
    book.close()


def test_rounds_of_older_files_are_entered(path: Path) -> None:
    shutil.copyfile(keep.KEPT / "version_1.sqlite", path)
    Profile.open(path).close()
    book = Book(path)
    (line,) = book.page(Wanted(), Order(), book.sums(Wanted()), 0, 60)
    assert (line.staked, line.net, line.balance) == (5_050, 4_950, 1_004_950)
    book.close()


@pytest.mark.parametrize(
    ("game", "stakes", "centimes"),
    [
        ("roulette", {"rouge": {"stake": 500, "won": 900, "prison": [200, 40], "premium": 0}}, 740),
        ("trente-et-quarante", {"noir": {"stake": 5_000, "won": 0, "prison": [0, 0], "premium": 50}}, 5_050),
        (
            "blackjack",
            {
                "3": {
                    "stake": 2_500,
                    "hands": [{"stake": 5_000}, {"stake": 2_500}],
                    "insurance": {"stake": 1_250},
                },
                "4": {"stake": 500, "hands": [{"stake": 500}], "insurance": {"stake": 0}},
            },
            9_250,
        ),
        ("trente-et-un", {"you": {"banked": False, "tokens": -2, "won": -1_000}}, 500),
        ("trente-et-un", {"you": {"banked": True, "tokens": 4, "won": 2_000}}, 1_500),
        ("roulette", {}, 0),
    ],
)
def test_what_was_at_stake(game: str, stakes: dict[str, object], centimes: int) -> None:
    assert staked(RULES[game], stakes) == centimes


def test_a_table_long_left_is_found_by_the_book(many: Path) -> None:
    profile = Profile.open(many)
    games = {record.session: profile.session(record.session, 0).game for record in profile.rounds()}
    for game in set(games.values()):
        newest = profile.rounds(game, limit=3)
        assert newest == [record for record in profile.rounds() if games[record.session] == game][:3]
    assert profile.rounds("baccara", limit=3) == []
    session = min(games)
    assert profile.rounds(session_id=session) == [r for r in profile.rounds() if r.session == session]
    assert profile.rounds(games[session], session_id=session) == profile.rounds(session_id=session)
    profile.close()


@pytest.mark.parametrize("count", [-1, 2**31, 2**62])
def test_more_rounds_than_were_played_are_damage(count: int, path: Path) -> None:
    profile = Profile.open(path)
    keep.play(profile)
    profile._db.execute("UPDATE outcomes SET rounds = ?", (count,))
    book = Book(path)
    with pytest.raises(ProfileDamaged):
        book.sums(Wanted())
    book.close()
    profile.close()


@pytest.mark.parametrize("cards", ["[]", "{", "[" * 5_000])
def test_a_line_that_cannot_be_read_is_told(cards: str, path: Path) -> None:
    profile = Profile.open(path)
    keep.play(profile)
    profile._db.execute("UPDATE rounds SET cards = ?", (cards,))
    book = Book(path)
    with pytest.raises(ProfileDamaged):
        book.page(Wanted(), Order(), book.sums(Wanted()), 0, 60)
    book.close()
    profile.close()
