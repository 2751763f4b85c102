"""A round, sentence by sentence (house rules, section 3, rules 1 to 5)."""

from __future__ import annotations

import pytest

from casino_qt.rules.refused import Refused
from casino_qt.rules.trente_et_un.actions import Action, Deal, Draw, Stand
from casino_qt.rules.trente_et_un.events import (
    BankerOpened,
    CardDealt,
    CardDrawn,
    HandOpened,
    NaturalShown,
    ReachedThirtyOne,
    RoundEnded,
    Stood,
    Tie,
    TokensPaid,
    TurnCame,
    WentOver,
    Why,
)
from casino_qt.rules.trente_et_un.options import Rules
from casino_qt.rules.trente_et_un.state import Phase
from casino_qt.rules.trente_et_un.table import Table
from tests.rules.trente_et_un.cards_table import (
    PURSE,
    agreed,
    cards,
    dealt_in,
    play,
    results,
    said,
    table,
)

# Deal order where anna banks: boris, you, anna.
BANK_20 = "KS 8S 2S"
YOU_24 = "9D 8C 7H"
BORIS_26 = "KH TD 6C"


def plain(more: str = "") -> Table:
    """Boris 26, you 24, the bank 20; then `more`."""
    at = table(f"{dealt_in([BORIS_26, YOU_24, BANK_20])} {more}")
    play(at, Deal())
    return at


def test_three_cards_to_everyone_one_at_a_time_to_the_right_the_banker_last() -> None:
    at = table(dealt_in([BORIS_26, YOU_24, BANK_20]))
    dealt = [event for event in play(at, Deal()) if isinstance(event, CardDealt)]
    assert [event.seat for event in dealt] == ["boris", "you", "anna"] * 3
    assert tuple(event.card for event in dealt) == cards(dealt_in([BORIS_26, YOU_24, BANK_20]))
    assert at.hand("you").cards == cards(YOU_24)
    assert not any(at.hand(seat).opened for seat in at.seats())


def test_the_first_punter_on_the_bankers_right_is_asked_first() -> None:
    at = plain()
    assert (at.phase, at.to_act, at.order) == (Phase.PLAYING, "boris", ("boris", "you", "anna"))
    assert at.legal("boris") == (Stand("boris"),)  # no card is written
    assert at.legal("you") == at.legal("anna") == ()


def test_a_dealt_31_is_paid_at_once_and_out() -> None:
    at = table(dealt_in(["AS TD KC", YOU_24, BANK_20]))
    events = play(at, Deal())
    assert said(events) == ["mises_convenues", "trente_et_un"]
    assert NaturalShown("boris", cards("AS TD KC")) in events
    assert TokensPaid("anna", "boris", 4, 800, Why.DEALT_31) in events
    assert events[-1] == TurnCame("you")
    assert at.hand("boris").opened
    assert at.hand("boris").out
    assert at.purse("boris") == PURSE + 800


def test_the_price_of_a_dealt_31_is_an_option() -> None:
    at = table(dealt_in(["AS TD KC", YOU_24, BANK_20]), agreement=agreed(rules=Rules(natural=10)))
    play(at, Deal())
    assert at.purse("anna") == PURSE - 2_000


def test_a_bankers_31_is_paid_by_all_but_those_who_have_it_too() -> None:
    at = table(dealt_in(["AS TD KC", YOU_24, "AH 9H AD"]))
    events = play(at, Deal())
    assert said(events) == ["mises_convenues", "trente_et_un", "trente_et_un"]
    assert [event for event in events if isinstance(event, TokensPaid)] == [
        TokensPaid("you", "anna", 4, 800, Why.DEALT_31)
    ]
    assert Tie("boris", 31, dealt=True) in events
    assert isinstance(events[-1], RoundEnded)
    assert at.phase is Phase.DEALING
    assert results(at) == {"you": -4, "anna": 4, "boris": 0}


def test_everybody_dealt_31_the_round_ends_without_the_banker() -> None:
    at = table(dealt_in(["AS TD KC", "AC JD KD", BANK_20]))
    events = play(at, Deal())
    assert said(events) == ["mises_convenues", "trente_et_un", "trente_et_un"]
    assert results(at) == {"you": 4, "anna": -8, "boris": 4}
    assert not at.hand("anna").opened


def test_a_punter_draws_as_often_as_he_likes() -> None:
    at = table(dealt_in(["2H 2D 2C", YOU_24, BANK_20]) + " 3H 3D 3C 4H 4D 4C")
    play(at, Deal())
    for drawn in range(6):
        events = play(at, Draw("boris"))
        assert said(events) == ["carte"]
        assert len(at.hand("boris").cards) == 4 + drawn
    assert at.to_act == "boris"
    assert at.hand("boris").total == 27
    assert not at.hand("boris").opened
    assert play(at, Stand("boris"))[1:] == [Stood("boris"), TurnCame("you")]


def test_over_31_pays_two_tokens_at_once_and_is_out() -> None:
    at = plain("7S TS")
    events = play(at, Draw("boris"))
    assert said(events) == ["carte", "creve"]
    assert events[1] == CardDrawn("boris", cards("7S")[0])
    assert WentOver("boris", cards(f"{BORIS_26} 7S"), 33) in events
    assert TokensPaid("boris", "anna", 2, 400, Why.OVER) in events
    assert at.hand("boris").opened
    assert at.hand("boris").out
    assert at.to_act == "you"


def test_who_was_over_gets_nothing_when_the_banker_goes_over_too() -> None:
    at = plain("7S 2H TS")
    play(at, Draw("boris"), Stand("you"), Draw("anna"))
    assert at.hand("anna").total == 22
    events = play(at, Draw("anna"))
    assert said(events) == ["carte", "creve", "la_banque_paie_tous"]
    assert [event for event in events if isinstance(event, TokensPaid)] == [
        TokensPaid("anna", "you", 2, 400, Why.BANKER_OVER)
    ]
    assert results(at) == {"you": 2, "anna": 0, "boris": -2}


def test_a_hand_that_reaches_31_stands_by_itself_and_is_shown() -> None:
    at = plain("5S")
    events = play(at, Draw("boris"))
    assert said(events) == ["carte"]
    assert ReachedThirtyOne("boris", cards(f"{BORIS_26} 5S")) in events
    assert at.hand("boris").opened
    assert not at.hand("boris").out
    assert not at.hand("boris").natural
    assert at.to_act == "you"


def test_all_punters_over_the_banker_does_not_draw() -> None:
    at = plain("7S TS")
    events = play(at, Draw("boris"), Draw("you"))
    assert said(events) == ["carte", "creve", "carte", "creve"]
    assert results(at) == {"you": -2, "anna": 4, "boris": -2}
    assert not at.hand("anna").opened


def test_the_banker_draws_as_he_likes_and_goes_on_his_own() -> None:
    at = plain("4S 2H")
    events = play(at, Stand("boris"), Stand("you"), Draw("anna"), Draw("anna"), Stand("anna"))
    assert said(events) == ["assez", "assez", "carte", "carte", "sur_les_siennes", "paye_en_cartes"]
    opened = [event for event in events if isinstance(event, BankerOpened | HandOpened)]
    assert opened == [
        BankerOpened("anna", cards(f"{BANK_20} 4S 2H"), 26),
        HandOpened("boris", cards(BORIS_26), 26, 26),
        HandOpened("you", cards(YOU_24), 24, 26),
    ]
    assert Tie("boris", 26) in events
    assert TokensPaid("you", "anna", 2, 400, Why.BANKER_HAS_MORE) in events
    assert results(at) == {"you": -2, "anna": 2, "boris": 0}


def test_more_than_the_banker_receives_two_tokens() -> None:
    at = plain()
    events = play(at, Stand("boris"), Stand("you"), Stand("anna"))
    assert TokensPaid("anna", "you", 2, 400, Why.BANKER_HAS_LESS) in events
    assert results(at) == {"you": 2, "anna": -4, "boris": 2}


def test_a_banker_who_draws_to_31_goes_on_his_own_by_himself() -> None:
    at = plain("AS TS")
    play(at, Stand("boris"), Stand("you"), Draw("anna"))
    assert at.hand("anna").total == 31
    assert results(at) == {"you": -2, "anna": 4, "boris": -2}
    assert at.last is not None
    assert [call.call for call in at.last.calls][-2:] == ["carte", "sur_les_siennes"]


def test_31_of_a_drawn_hand_is_no_dealt_31() -> None:
    at = plain("5S AS")
    play(at, Draw("boris"), Stand("you"), Draw("anna"))
    assert results(at) == {"you": -2, "anna": 2, "boris": 0}
    assert at.last is not None
    assert [call.call for call in at.last.calls][-2:] == ["sur_les_siennes", "paye_en_cartes"]
    assert not at.last.hand("boris").natural


def test_between_rounds_the_cards_lie_and_nothing_is_in_play() -> None:
    at = plain()
    play(at, Stand("boris"), Stand("you"), Stand("anna"))
    assert at.hand("you").opened
    assert (at.to_act, at.on_table(), at.calls) == (None, 0, ())
    assert at.sums_to_zero()
    assert not at.engaged()


@pytest.mark.parametrize(
    ("actions", "action", "code"),
    [
        ((), Draw("boris"), "deal_first"),
        ((), Stand("boris"), "deal_first"),
        ((Deal(),), Deal(), "round_on"),
        ((Deal(),), Draw("you"), "not_your_turn"),
        ((Deal(),), Stand("anna"), "not_your_turn"),
        ((Deal(),), Stand("nobody"), "not_your_turn"),
        ((Deal(),), Draw("boris"), "out_of_cards"),
        ((Deal(), Stand("boris"), Stand("you"), Stand("anna")), Stand("anna"), "deal_first"),
        ((Deal(), Stand("boris"), Stand("you"), Stand("anna")), Deal(), "out_of_cards"),
    ],
)
def test_what_is_refused_moves_nothing(actions: tuple[Action, ...], action: Action, code: str) -> None:
    at = table(dealt_in([BORIS_26, YOU_24, BANK_20]))
    play(at, *actions)
    before = at.checkpoint()
    refused = at.refusal(action)
    assert refused is not None
    assert refused.code == code
    with pytest.raises(Refused, match=str(refused)):
        at.apply(action)
    assert at.checkpoint() == before


@pytest.mark.parametrize(
    ("purse", "code"), [(799, "bank_not_covered"), (1_599, "bank_not_covered"), (1_600, "")]
)
def test_the_banker_must_cover_the_price_for_all(purse: int, code: str) -> None:
    at = table(dealt_in([BORIS_26, YOU_24, BANK_20]), purse=purse)
    refused = at.refusal(Deal())
    assert (refused.code if refused else "") == code
    assert at.legal("anna") == (() if code else (Deal(),))


def test_every_punter_must_be_able_to_pay_the_price() -> None:
    at = table(dealt_in([BORIS_26, YOU_24, BANK_20]), purse=1_600)
    at.change_purse(-801, "you")
    refused = at.refusal(Deal())
    assert refused is not None
    assert (refused.code, refused.details) == ("price_not_covered", {"needed": 800, "purse": 799})
    at.change_purse(1, "you")
    assert at.refusal(Deal()) is None
