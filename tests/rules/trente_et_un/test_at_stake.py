"""What a round can still cost is never less than it does cost, and no more than it sometimes does."""

from __future__ import annotations

import random

from casino_qt.rules.chance import SeededChance
from casino_qt.rules.table import YOU
from casino_qt.rules.trente_et_un.actions import Deal, Draw, Stand
from casino_qt.rules.trente_et_un.agreement import Agreement
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.table import Table

TOKEN = 500
COMPANIES = (("you", "glafira"), ("you", "glafira", "lev", "ottone"))


def test_what_is_at_stake_is_the_most_that_can_be_lost() -> None:
    dice = random.Random(8)
    for seats in COMPANIES:
        for banker in seats[:2]:
            agreed = Agreement(seats, banker, TOKEN, Rules(bank="fixed"))
            table = Table(agreed, SeededChance("31"), 100_000_000)
            lost_all = 0
            for _ in range(400):
                assert {table.at_stake(seat) for seat in seats} == {0}
                table.apply(Deal())
                moments: dict[str, list[tuple[int, int]]] = {seat: [] for seat in seats}
                while (seat := table.to_act) is not None:
                    for one in seats:
                        moments[one].append((table.net(one), table.at_stake(one)))
                        most = 2 * TOKEN * (len(seats) - 1 if one == banker else 1)
                        assert 0 <= table.at_stake(one) <= most
                    goes_on = table.hand(seat).total < dice.randint(20, 30)
                    table.apply(Draw(seat) if goes_on else Stand(seat))
                for one, seen in moments.items():
                    for net, at_stake in seen:
                        assert table.net(one) >= net - at_stake
                        lost_all += one == YOU and at_stake > 0 and table.net(one) == net - at_stake
            assert lost_all > 20
