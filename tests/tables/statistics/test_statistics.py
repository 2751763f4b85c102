"""What the statistics tell, beside the same reckoned plainly from the records, and beside figures by hand."""

from __future__ import annotations

import json
import random
from collections import Counter
from dataclasses import replace
from datetime import datetime
from itertools import combinations, groupby, pairwise, product
from math import isclose, sqrt
from pathlib import Path
from typing import Any

import pytest

from casino_qt.bank.annals import Annals
from casino_qt.bank.cashier import Cashier
from casino_qt.bank.errors import ProfileDamaged
from casino_qt.bank.profile import Profile
from casino_qt.bank.records import RoundRecord
from casino_qt.odds.results import DEVIATIONS
from casino_qt.odds.roulette.layout import Layout
from casino_qt.odds.worth import roulette_bet
from casino_qt.rules.roulette import bets
from casino_qt.rules.roulette.options import Rules as WheelRules
from casino_qt.tables.roulette import Roulette
from casino_qt.tables.statistics import leaves
from casino_qt.tables.statistics.figures import Asked, Figures, Row, figures
from casino_qt.tables.statistics.leaves import LOST, PAUSE, WON, Reader, Run
from casino_qt.tables.statistics.parts import ALL, parts_of
from casino_qt.tables.statistics.worths import Worths, question, worths
from tests.screenshots.reckoned import answered
from tests.screenshots.statistics_states import on_evening, rich
from tests.windows.book.evenings import clock

GAMES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack")
EVERYTHING = Asked()


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory, qapp: object) -> Path:
    """Three evenings at every table, and another purse after them."""
    path = tmp_path_factory.mktemp("kept") / "p.casino"
    with_purse = Profile.open(path, clock())
    rich(with_purse, 3)
    with_purse.close()
    return path


def read(path: Path, count: int = 7) -> Reader:
    book, reader = Annals(path), Reader()
    reader.begin(book)
    while reader.read(book, count):
        pass
    reader.finish(book)
    book.close()
    return reader


def known(reader: Reader) -> dict[int, Worths]:
    found = {}
    for place, (game, rules) in enumerate(reader.all_agreed()):
        asked = question(game, rules)
        answer = None if asked is None else answered(asked.name, json.dumps(asked.question, sort_keys=True))
        found[place] = worths(game, rules, answer)
    return found


def told(path: Path, asked: Asked = EVERYTHING) -> Figures:
    reader = read(path)
    return figures(reader, asked, known(reader))


def records(path: Path, game: str) -> list[RoundRecord]:
    profile = Profile.open(path)
    try:
        return profile.rounds(game)[::-1]
    finally:
        profile.close()


def everything(path: Path) -> list[RoundRecord]:
    profile = Profile.open(path)
    try:
        return profile.rounds()[::-1]
    finally:
        profile.close()


# -- against a plain recomputation -----------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_rounds_and_results_are_those_of_the_records(kept: Path, game: str) -> None:
    rounds = records(kept, game)
    found = told(kept, Asked(game))
    assert found.total.rounds == len(rounds) > 20
    assert found.total.result == sum(one.net for one in rounds)
    assert sum(row.result for row in found.rows) == found.total.result
    assert sum(row.staked for row in found.rows) == found.total.staked
    assert found.course[-1].rounds == len(rounds)
    assert found.course[-1].result == found.total.result
    assert found.course[-1].balance == rounds[-1].balance
    assert found.course[0].balance == rounds[0].balance - rounds[0].net
    everywhere = next(row for row in told(kept).rows if row.game == game)
    assert (everywhere.rounds, everywhere.staked, everywhere.result) == (
        found.total.rounds, found.total.staked, found.total.result,
    )  # fmt: skip
    assert everywhere.expected == found.total.expected


def test_the_kinds_of_roulette_are_those_of_the_bets(kept: Path) -> None:
    staked: Counter[str] = Counter()
    result: Counter[str] = Counter()
    laid_in: Counter[str] = Counter()
    mean: Counter[str] = Counter()
    for one in records(kept, "roulette"):
        kinds = set()
        for name, there in one.stakes.items():
            assert isinstance(there, dict)
            kind = str(bets.kind(name))
            staked[kind] += there["stake"]
            fell = there.get("result", {"won": 0, "lost": 0})  # nothing played where only a payment lies
            result[kind] += fell["won"] - fell["lost"]
            mean[kind] -= there["stake"] * roulette_bet(name, WheelRules.from_json(one.rules)).edge
            kinds |= {kind} if there["stake"] else set()
        laid_in.update(kinds)
    found = {row.kind: row for row in told(kept, Asked("roulette")).rows}
    assert set(found) == {kind for kind in staked if laid_in[kind] or result[kind]}
    assert len(found) == len(bets.Kind)
    for kind, row in found.items():
        assert (row.rounds, row.staked, row.result) == (laid_in[kind], staked[kind], result[kind])
        assert row.expected is not None
        assert isclose(row.expected.mean, mean[kind], rel_tol=1e-12)


def test_the_band_of_roulette_is_that_of_every_layout(kept: Path) -> None:
    variance = 0.0
    for one in records(kept, "roulette"):
        laid = {name: there["stake"] for name, there in _laid(one).items() if there["stake"]}
        variance += float(Layout(laid, WheelRules.from_json(one.rules)).variance)
    expected = told(kept, Asked("roulette")).total.expected
    assert expected is not None
    assert isclose(expected.deviation, sqrt(variance), rel_tol=1e-6)
    assert isclose(expected.high - expected.mean, DEVIATIONS * expected.deviation)


def _laid(one: RoundRecord) -> dict[str, Any]:
    return {name: there for name, there in one.stakes.items() if isinstance(there, dict)}


def test_runs_pace_and_time_are_those_of_the_records(kept: Path) -> None:
    rounds = everything(kept)
    runs = [(won, len(list(group))) for won, group in groupby(one.net > 0 for one in rounds if one.net)]
    found = told(kept)
    assert found.run.won == max(length for won, length in runs if won)
    assert found.run.lost == max(length for won, length in runs if not won)
    seconds = gaps = 0
    sittings: dict[int, list[RoundRecord]] = {}
    for one in rounds:
        sittings.setdefault(one.session, []).append(one)
    for some in sittings.values():
        for before, after in pairwise(some):
            gap = int(datetime.fromisoformat(after.at).timestamp()) - int(
                datetime.fromisoformat(before.at).timestamp()
            )
            if gap <= PAUSE:
                seconds, gaps = seconds + gap, gaps + 1
    assert (found.timed, found.hours) == (gaps, seconds / 3600)
    assert found.pace == pytest.approx(gaps / seconds * 3600)
    assert found.an_hour(found.total.result) == pytest.approx(
        found.total.result / len(rounds) * gaps / seconds * 3600
    )


@pytest.mark.parametrize(("minutes", "told_of"), [(0, False), (4.9, False), (5, True)])
def test_a_few_seconds_of_play_tell_nothing_of_an_hour(kept: Path, minutes: float, told_of: bool) -> None:
    """Three rounds in nine seconds are no 1 200 an hour: nobody has played so."""
    found = replace(told(kept), hours=minutes / 60)
    assert (found.pace is not None) is told_of
    assert (found.an_hour(found.total.result) is not None) is told_of


def test_days_are_taken_out_and_put_together_again(kept: Path) -> None:
    whole = told(kept)
    days = sorted({leaves.day_of(point.at) for point in whole.course[1:]})
    assert len(days) == 3
    parts = [told(kept, Asked("", *day)) for day in days]
    assert sum(part.total.rounds for part in parts) == whole.total.rounds
    assert sum(part.total.result for part in parts) == whole.total.result
    variances = [part.total.expected.deviation**2 for part in parts if part.total.expected]
    assert whole.total.expected is not None
    assert isclose(sum(variances), whole.total.expected.deviation**2, rel_tol=1e-9)
    assert told(kept, Asked("", 0, 1)).total == Row("", ALL, 0, 0, 0, whole.course[0].expected)


def test_read_in_short_leaves_or_long_ones_the_figures_are_the_same(
    kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    short = told(kept)
    monkeypatch.setattr(leaves, "LEAVES", 3)
    long = told(kept)
    assert len(long.course) < len(short.course) / 3
    for name in ("rows", "run", "hours", "timed"):
        assert getattr(long, name) == getattr(short, name) or name == "rows"
    for one, other in zip(long.rows, short.rows, strict=True):
        assert (one.rounds, one.staked, one.result) == (other.rounds, other.staked, other.result)
        assert one.expected is not None
        assert other.expected is not None
        assert isclose(one.expected.deviation, other.expected.deviation, rel_tol=1e-9)
    assert min(point.lowest for point in long.course) == min(point.lowest for point in short.course)


def test_whoever_comes_back_reads_the_new_rounds_only(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "p.casino"
    profile = Profile.open(path, clock())
    rich(profile, 1)
    reader = read(path)
    before = reader.last
    rich(profile, 1, 1)
    book = Annals(path)
    reader.begin(book)
    stretches = []
    while reader.read(book, 20):
        stretches.append(reader.last)
    reader.finish(book)
    book.close()
    profile.close()
    assert stretches[0] == before + 20
    assert figures(reader, Asked(), known(reader)).rows == told(path).rows


# -- by hand -----------------------------------------------------------------------------------------------


def parts_squares(game: str, rules: dict[str, object], stakes: dict[str, Any], kind: str = ALL) -> Any:
    return parts_of(game, rules, stakes).squares[kind]


def cloth(stake: int, premium: int = 0) -> dict[str, Any]:
    return {"stake": stake, "won": 0, "prison": [0, 0], "premium": premium, "result": {"staked": stake}}


def test_a_hundred_times_rouge_where_zero_takes_all() -> None:
    """18 of 37 win, 19 lose: −1/37 of a stake, and 1 − 1/37² for its variance."""
    rules: dict[str, object] = {"zero": "lose_all"}
    (square,) = parts_squares("roulette", rules, {"rouge": cloth(1000)})
    assert isclose(100 * square, 100 * 1000**2 * (1 - 1 / 37**2))
    assert isclose(worths("roulette", rules, None).edges["simple"], 1 / 37)


def test_rouge_and_noir_together_only_lose_to_zero() -> None:
    (square,) = parts_squares("roulette", {"zero": "lose_all"}, {"rouge": cloth(500), "noir": cloth(500)})
    assert isclose(square, 1000**2 * (1 / 37 - 1 / 37**2))


@pytest.mark.parametrize("zero", ["prison", "partage", "lose_all"])
def test_any_two_bets_of_roulette_stray_together_as_their_layout_does(zero: str) -> None:
    some = ("rouge", "noir", "passe", "plein:0", "plein:17", "cheval:14/17", "carre:0/1/2/3", "colonnes:1/2")
    rules = WheelRules.from_json({"zero": zero})
    for one, other in combinations(some, 2):
        laid = {one: 600, other: 1400}
        (square,) = parts_squares("roulette", {"zero": zero}, {bet: cloth(laid[bet]) for bet in laid})
        assert isclose(square, float(Layout(laid, rules).variance), rel_tol=1e-9), laid


def test_four_chances_of_trente_et_quarante_reckoned_result_by_result() -> None:
    rules: dict[str, object] = {"refait": "half", "premium": "decided", "min": 500, "max": 500_000}
    asked = question("trente-et-quarante", rules)
    assert asked is not None
    answer = answered(asked.name, json.dumps(asked.question, sort_keys=True))
    chance = answer["bets"]["rouge"]
    decided, tie, again = chance["win"] + chance["lose"], chance["tie"], chance["refait"]
    assert isclose(decided + tie + again, 1)
    stakes = {"rouge": 3000, "inverse": 700, "couleur": 1500}
    safe = {"rouge": 30}
    results = [(tie, 0.0), (again, -30 - (700 + 1500) / 2)]
    for rouge, couleur in product((1, -1), repeat=2):
        results.append((decided / 4, 3000 * rouge + (1500 - 700) * couleur - 30))
    mean = sum(share * result for share, result in results)
    variance = sum(share * result**2 for share, result in results) - mean**2
    record = {name: cloth(stake, safe.get(name, 0)) for name, stake in stakes.items()}
    found = worths("trente-et-quarante", rules, answer)
    assert isclose(found.variance(parts_squares("trente-et-quarante", rules, record)), variance)
    assert isclose(-(2200 * found.edges["chance"] + 3000 * found.edges["insured"]), mean)


def test_boxes_of_a_coup_are_taken_together() -> None:
    stakes = {
        "3": {"stake": 1000, "held": True,
              "hands": [{"stake": 1000, "paid": 2500}, {"stake": 1000, "paid": 0}],
              "insurance": {"stake": 500, "paid": 1500}},
        "5": {"stake": 2000, "held": False, "hands": [{"stake": 2000, "paid": 2000}],
              "insurance": {"stake": 0, "paid": 0}},
    }  # fmt: skip
    found = parts_of("blackjack", {}, stakes)
    assert {part.kind: (part.staked, part.result) for part in found.parts} == {
        "box": (1000, 500), "behind": (2000, 0), "insurance": (500, 1000),
    }  # fmt: skip
    assert found.squares[ALL] == (3000**2, 3000 * 500, 500**2)


def test_the_banker_is_owed_what_his_punters_owe() -> None:
    rules: dict[str, object] = {
        "seats": ["you", "anna", "boris", "clara"], "banker": "you", "token": 500,
        "rules": {"natural": 4, "bank": "rotates", "packs": 0},
    }  # fmt: skip
    found = parts_of("trente-et-un", rules, {"you": {"banked": True, "tokens": 2, "won": 1000}})
    assert [(part.kind, part.staked, part.result) for part in found.parts] == [("banker", 1500, 1000)]
    assert found.squares[ALL] == (1500**2,)
    asked = question("trente-et-un", rules)
    assert asked is not None
    assert asked.question == {"packs": 1, "price": 4}
    worth = worths("trente-et-un", rules, {"edge": 0.14, "deviation": 2.0})
    assert worth.edges == {"punter": 0.14, "banker": -0.14}
    assert worth.variance((1500**2,)) == (2 * 1500) ** 2


def test_runs_joined_anywhere_are_the_runs_of_the_whole() -> None:
    dice = random.Random(5)
    for _ in range(200):
        signs = [dice.choice((1, -1, 0)) for _ in range(dice.randint(0, 14))]
        counted = [(won, len(list(group))) for won, group in groupby(s > 0 for s in signs if s)]
        at = dice.randint(0, len(signs))
        halves = []
        for part in (signs[:at], signs[at:]):
            run = Run()
            for sign in part:
                run = run.then({1: WON, -1: LOST, 0: Run()}[sign])
            halves.append(run)
        whole = halves[0].then(halves[1])
        assert whole.won == max([length for won, length in counted if won] or [0])
        assert whole.lost == max([length for won, length in counted if not won] or [0])


# -- what the records of rounds do not tell --------------------------------------------------------------


def test_half_taken_back_between_two_rounds_is_no_secret(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "p.casino"
    profile = Profile.open(path, clock())
    wheel = Roulette(profile, seed="00")
    wheel.seat_guests(0)
    halved = 0
    while not halved:
        wheel.bet("rouge", 1000)
        wheel.spin()
        if wheel.table.lying("rouge").prison[0]:
            wheel.halve("rouge")
            halved += 1
        wheel.clear()
    wheel.bet("rouge", 500)
    wheel.spin()
    wheel.clear()
    owned = profile.purse()
    nets = sum(one.net for one in profile.rounds("roulette"))
    profile.close()
    found = told(path, Asked("roulette"))
    assert found.total.result == nets - 500 == owned - 1_000_000
    (row,) = found.rows
    assert (row.kind, row.result) == ("simple", found.total.result)
    assert found.course[-1].result == found.total.result
    assert told(path).total.result == found.total.result


def test_what_the_cashier_gave_is_marked_and_summed(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "p.casino"
    profile = Profile.open(path, clock())
    cashier = Cashier(profile)
    rich(profile, 1)
    before = profile.purse()
    with on_evening(profile, 1):
        cashier.sell_all()
        cashier.take_allowance(datetime(2026, 12, 1).date())
        cashier.buy_all()
    rich(profile, 1, 3)
    owned = cashier.owned()
    profile.close()
    found = told(path)
    assert [mark.errand.kind for mark in found.marks] == ["advance", "sale", "allowance", "purchase"]
    half = found.total.rounds // 2
    assert [mark.rounds for mark in found.marks] == [0, half, half, half]
    count, given = found.given
    assert count == 2
    assert given + found.total.result == owned == found.course[-1].balance
    middle = next(point for point in found.course if point.rounds == half)
    assert middle.balance == before


def test_a_record_that_cannot_be_counted_is_told(tmp_path: Path, qapp: object) -> None:
    path = tmp_path / "p.casino"
    profile = Profile.open(path, clock())
    rich(profile, 1)
    profile._db.execute("UPDATE rounds SET stakes = '{\"nowhere\": {}}' WHERE id = 9")
    profile.close()
    with pytest.raises(ProfileDamaged, match="round 9"):
        read(path)
