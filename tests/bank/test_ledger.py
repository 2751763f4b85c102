"""Double entry by property: whatever is booked, the books balance, the purse is never below zero."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from casino_qt.bank import ledger
from casino_qt.bank.ledger import LedgerError, Overdrawn
from casino_qt.bank.profile import Profile
from casino_qt.bank.records import Posting

ACCOUNTS = st.sampled_from(["purse", "table:trente-et-quarante", "house", "world"])
POSTINGS = st.lists(st.tuples(ACCOUNTS, st.integers(-2_000_000, 2_000_000)), max_size=6)


def balanced(postings: list[Posting]) -> list[Posting]:
    return [*postings, ("house", -sum(amount for _, amount in postings))]


@given(POSTINGS)
def test_transfers_book_what_was_posted(postings: list[Posting]) -> None:
    sums: dict[str, int] = {}
    for source, target, amount in ledger.transfers(balanced(postings)):
        assert amount > 0
        assert source != target
        sums[source] = sums.get(source, 0) - amount
        sums[target] = sums.get(target, 0) + amount
    assert {name: amount for name, amount in sums.items() if amount} == ledger.net(balanced(postings))


@given(POSTINGS.filter(lambda postings: sum(amount for _, amount in postings) != 0))
def test_what_does_not_sum_to_zero_is_no_entry(postings: list[Posting]) -> None:
    with pytest.raises(LedgerError, match="not to zero"):
        ledger.transfers(postings)


@pytest.mark.parametrize("amount", [1.5, True, None, "5", 10**16])
def test_only_whole_centimes(amount: object) -> None:
    with pytest.raises(LedgerError):
        ledger.net([("purse", amount)])  # type: ignore[list-item]  # wrong on purpose


@settings(max_examples=40, deadline=None)
@given(st.lists(POSTINGS, max_size=12))
def test_the_books_follow_a_plain_sum_and_refuse_to_overdraw(entries: list[list[Posting]]) -> None:
    with TemporaryDirectory() as folder:
        profile = Profile.open(Path(folder) / "profile.sqlite")
        session = profile.begin_session("trente-et-quarante", {}, "00", profile.purse())
        expected = {"purse": 1_000_000, "world": -1_000_000}
        count = 0
        for postings in map(balanced, entries):
            after = dict(expected)
            for account, amount in ledger.net(postings).items():
                after[account] = after.get(account, 0) + amount
            overdrawn = any(
                amount < 0 and account not in ("house", "world") for account, amount in after.items()
            )
            if overdrawn:
                with pytest.raises(Overdrawn):
                    profile.commit(session.id, [{"do": "coup"}], postings)
            else:
                profile.commit(session.id, [{"do": "coup"}], postings)
                expected = after
                count += 1
            found = profile.balances()
            assert {name: amount for name, amount in found.items() if amount} == {
                name: amount for name, amount in expected.items() if amount
            }
            assert sum(found.values()) == 0
        kept = profile.open_session("trente-et-quarante")
        assert kept is not None
        assert len(kept.actions) == count
        for entry in profile.entries():
            assert sum(amount for _, amount in entry.postings) == 0
        profile.close()
        Profile.open(Path(folder) / "profile.sqlite").close()


def test_the_file_itself_keeps_the_ledger_as_written(profile: Profile, path: Path) -> None:
    profile.close()
    with sqlite3.connect(path) as db:
        for statement in (
            "UPDATE transfers SET amount = amount + 1",
            "DELETE FROM transfers",
            "INSERT INTO transfers VALUES (1, 'purse', 'world', 0)",
            "INSERT INTO transfers VALUES (1, 'purse', 'purse', 5)",
            "INSERT INTO transfers VALUES (1, 'purse', 'world', 1000001)",
        ):
            with pytest.raises(sqlite3.IntegrityError):
                db.execute(statement)
