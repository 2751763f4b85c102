"""The pack, the talia, and the bank that moves (house rules, section 3, "talia")."""

from __future__ import annotations

import pytest

from casino_qt.rules.cards import PACK_SIZE, packs
from casino_qt.rules.chance import SeededChance, SeedStream
from casino_qt.rules.events import Event
from casino_qt.rules.shoe import Shoe
from casino_qt.rules.trente_et_un.actions import Deal, Draw, Stand
from casino_qt.rules.trente_et_un.events import (
    BankPassed,
    CardDealt,
    CardDrawn,
    PackCut,
    PackLaidAside,
    PackRanOut,
    PackShuffled,
    Passing,
    TaliaEnded,
)
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.state import Tenure
from casino_qt.rules.trente_et_un.table import Table
from tests.rules.trente_et_un.cards_table import agreed, play, said, table

SEED = "deadbeef"
TWO = ("you", "anna")


def seeded(seed: str = SEED, purse: int = 10**9, **changes: object) -> Table:
    return Table(agreed(**changes), SeededChance(seed), purse)  # type: ignore[arg-type]  # handed on as they are


def everybody_stands(at: Table) -> list[Event]:
    """One round in which nobody draws."""
    events = play(at, Deal())
    while at.to_act is not None:
        events += play(at, Stand(at.to_act))
    return events


def cards_of(events: list[Event]) -> list[str]:
    return [event.card.code for event in events if isinstance(event, CardDealt | CardDrawn)]


def test_the_pack_is_shuffled_and_cut_from_the_seed_for_ever() -> None:
    at = seeded()
    assert at.opening == (PackShuffled(1, PACK_SIZE, 0), PackCut(26, PACK_SIZE))
    stream = SeedStream(SEED)
    whole = packs(1)
    stream.shuffle(whole)
    assert [card.code for card in whole[:5]] == ["AH", "9C", "7S", "JH", "KD"]
    assert stream.below(51) == 25
    assert cards_of(everybody_stands(at)) == [card.code for card in whole[26:35]]


def test_a_round_is_dealt_while_three_and_one_more_for_each_remain() -> None:
    at = seeded()  # three seats: 52 cards are four rounds of nine, and 16 are left; then 7, fewer than 12
    for number in range(1, 6):
        events = everybody_stands(at)
        over = [event for event in events if isinstance(event, TaliaEnded)]
        assert len(over) == (1 if number == 5 else 0)
    assert at.last is not None
    assert (at.last.talia, at.last.talia_over, at.talia) == (1, True, 2)


def test_after_the_talia_the_bank_goes_to_the_right_and_another_pack_is_taken() -> None:
    at = seeded()
    won = 0
    for _ in range(5):
        events = everybody_stands(at)
        assert at.last is not None
        won += at.last.result("anna")
    kinds = (TaliaEnded, BankPassed, PackLaidAside, PackShuffled)
    assert [event for event in events if isinstance(event, kinds)] == [
        TaliaEnded(1, "anna", 5, won),
        BankPassed("anna", "boris", Passing.TALIA_OVER, 5, won),
        PackLaidAside(1, 0),
        PackShuffled(2, PACK_SIZE, 1),
    ]
    assert said(events)[-2:] == ["taille_finie", "la_banque_passe"]
    last = at.last
    assert last is not None
    assert (last.banker, last.next_banker, at.banker) == ("anna", "boris", "boris")
    assert (at.cards_left, at.deck, at.pack_number, at.discards) == (PACK_SIZE, 1, 2, 0)
    assert (at.tenure.rounds, at.tenure.tokens) == (0, 0)


def test_two_sets_of_packs_alternate() -> None:
    at = seeded()
    decks = []
    for _ in range(20):
        decks.append(at.deck)
        everybody_stands(at)
    assert decks == [0] * 5 + [1] * 5 + [0] * 5 + [1] * 5


def test_a_bank_agreed_beforehand_stays() -> None:
    at = seeded(rules=Rules(bank="fixed"))
    for _ in range(15):
        events = everybody_stands(at)
        assert "la_banque_passe" not in said(events)
    assert (at.banker, at.talia) == ("anna", 4)
    assert said(events)[-1] == "taille_finie"


def test_the_bank_comes_to_everyone() -> None:
    seats = ("you", *"abcdefgh")
    at = seeded(seats=seats, banker="you", rules=Rules(packs=1))
    bankers: list[str] = []
    while len(bankers) < 9:
        everybody_stands(at)
        assert at.last is not None
        bankers.append(at.last.banker)
    assert bankers == list(seats)  # one round is a talia here: 27 of 52 cards are dealt, and 36 are needed


def test_the_tenure_is_what_the_bank_has_won_so_far() -> None:
    at = seeded()
    results = []
    for rounds in range(1, 5):
        everybody_stands(at)
        assert at.last is not None
        results.append(at.last.result("anna"))
        assert (at.tenure.rounds, at.tenure.tokens) == (rounds, sum(results))
        assert at.ended_tenure is None


def test_what_the_bank_brought_is_kept_until_the_next_deal() -> None:
    at = seeded()
    won = 0
    while at.talia == 1:
        banker, rounds = at.banker, at.rounds + 1
        everybody_stands(at)
        assert at.last is not None
        won += at.last.result(banker)
    assert at.tenure == Tenure()
    assert at.ended_tenure == Tenure(rounds, won)
    at.apply(Deal())
    assert at.ended_tenure is None


HIGH = "KS TH 9D"  # 29
LOW = "2S 3H 4D"  # 9


def hands(*codes: str) -> str:
    """Three cards each, in deal order."""
    split = [hand.split() for hand in codes]
    return " ".join(hand[number] for number in range(3) for hand in split)


def test_a_used_up_list_gives_way_to_the_next_and_the_talia_goes_on() -> None:
    at = table(hands(HIGH, LOW), hands(LOW, HIGH), agreement=agreed(TWO))
    events = everybody_stands(at)
    assert said(events)[-1] == "sur_les_siennes"
    assert events[-3:] == [PackLaidAside(1, 0), PackShuffled(2, PACK_SIZE, 1), PackCut(26, PACK_SIZE)]
    assert at.last is not None
    assert (at.last.talia_over, at.last.next_banker) == (False, "anna")
    everybody_stands(at)
    assert [at.last.result("anna") if at.last else 0] == [2]
    refused = at.refusal(Deal())
    assert refused is not None
    assert refused.code == "out_of_cards"


def test_what_a_talia_leaves_of_its_list_is_laid_aside() -> None:
    nine = ("you", *"abcdefgh")
    first = " ".join(card.code for card in packs(1)[:30])  # a round of 27, and three cards more
    at = table(first, hands(*[LOW] * 9), agreement=agreed(nine, "you", Rules(packs=1)))
    events = everybody_stands(at)
    assert at.last is not None
    assert at.last.talia_over
    assert PackShuffled(2, PACK_SIZE, 1) in events
    assert cards_of(play(at, Deal()))[:3] == ["2S", "2S", "2S"]


def test_an_empty_list_is_no_pack_to_deal_from() -> None:
    for lists in ((), ("",), ("", hands(HIGH, LOW))):
        refused = table(*lists or ("",), agreement=agreed(TWO)).refusal(Deal())
        assert refused is not None
        assert refused.code == "out_of_cards"


# Who cannot cover the bank.


def bank_loses(purse: int, *others: tuple[str, int]) -> tuple[Table, list[Event]]:
    """Anna's bank pays both the others two tokens; `others` have so much less than the purse."""
    at = table(hands(HIGH, HIGH, LOW), hands(LOW, LOW, HIGH), purse=purse)
    for seat, less in others:
        at.change_purse(-less, seat)
    return at, everybody_stands(at)


def test_a_banker_who_cannot_cover_passes_the_bank_and_the_talia_goes_on() -> None:
    at, events = bank_loses(1_600)
    assert BankPassed("anna", "boris", Passing.NOT_COVERED, 1, -4) in events
    assert said(events)[-1] == "la_banque_passe"
    assert at.last is not None
    assert (at.last.talia_over, at.last.next_banker, at.talia) == (False, "boris", 1)


def test_the_bank_goes_past_whoever_cannot_cover_it() -> None:
    at, _ = bank_loses(1_600, ("boris", 700))
    assert (at.purse("boris"), at.banker) == (1_300, "you")


def test_if_nobody_can_cover_the_bank_stays_and_no_round_is_dealt() -> None:
    at, events = bank_loses(1_600, ("boris", 700), ("you", 700))
    assert "la_banque_passe" not in said(events)
    assert at.banker == "anna"
    refused = at.refusal(Deal())
    assert refused is not None
    assert refused.code == "bank_not_covered"


def test_a_fixed_bank_passes_too_when_it_cannot_be_covered() -> None:
    natural = "AS KH QD"
    at = table(hands(natural, natural, LOW), agreement=agreed(rules=Rules(bank="fixed")), purse=1_600)
    everybody_stands(at)
    assert at.banker == "boris"


# A pack that runs out within a round.


def draws_on(at: Table) -> list[Event]:
    """Everybody draws up to 31 or over, as far as there are cards."""
    events = play(at, Deal())
    while at.to_act is not None:
        seat = at.to_act
        events += play(at, Draw(seat) if Draw(seat) in at.legal(seat) else Stand(seat))
    return events


@pytest.mark.parametrize("packs_in_use", [1, 2, 3])
def test_a_pack_that_runs_out_is_made_of_the_earlier_rounds(packs_in_use: int) -> None:
    found = 0
    for number in range(40):
        seed = f"{number:04x}"
        at = seeded(seed, seats=TWO, rules=Rules(packs=packs_in_use))
        stream = SeedStream(seed)
        shoe = packs(packs_in_use)
        stream.shuffle(shoe)
        cut = 1 + stream.below(len(shoe) - 1)
        shoe = shoe[cut:] + shoe[:cut]
        dealt = 0
        while at.talia == 1:
            events = draws_on(at)
            came = cards_of(events)
            if not any(isinstance(event, PackRanOut) for event in events):
                assert came == [card.code for card in shoe[dealt : dealt + len(came)]]
                dealt += len(came)
                continue
            found += 1
            earlier = shoe[:dealt]
            stream.shuffle(earlier)  # the same stream goes on; nobody cuts
            assert came == [card.code for card in (shoe[dealt:] + earlier)][: len(came)]
            assert PackRanOut(dealt) in events
            assert at.last is not None
            assert at.last.talia_over
    assert found > 1


class Torn(SeededChance):
    """A pack of 52 from which 22 are missing."""

    def next_shoe(self, pack_count: int) -> Shoe:
        return Shoe(tuple(packs(pack_count)[:30]))

    def cut_by_guest(self, size: int) -> int:
        return 1


def test_when_no_earlier_round_is_left_nobody_can_draw() -> None:
    at = Table(agreed(("you", *"abcdefgh"), "h", Rules(packs=1)), Torn(SEED), 10**9)
    play(at, Deal())
    while at.to_act is not None and at.cards_left:
        play(at, Draw(at.to_act))
    seat = at.to_act
    assert seat is not None
    refused = at.refusal(Draw(seat))
    assert refused is not None
    assert refused.code == "out_of_cards"
    assert at.legal(seat) == (Stand(seat),)
    while at.to_act is not None:
        play(at, Stand(at.to_act))
    assert at.last is not None
    assert at.last.talia_over


def test_a_table_goes_back_over_the_end_of_a_talia() -> None:
    at = seeded(seats=TWO)
    before = at.checkpoint()
    told = [draws_on(at) for _ in range(12)]
    after = at.checkpoint()
    at.restore(before)
    assert [draws_on(at) for _ in range(12)] == told
    assert at.checkpoint() == after
