"""A round at each table by accessible actions alone, and what is heard of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from casino_qt.money_text import francs
from casino_qt.reading.parts import VirtualPart
from casino_qt.rules.trente_et_quarante.actions import Spot
from tests.reading.conftest import Ear
from tests.reading.tree import Node, read
from tests.screenshots.evening import BLACKJACK, GAME, OVAL, ROULETTE, Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.replay_states import replayed
from tests.windows.book.evenings import filled

LANGUAGES = ("en", "fr", "it", "cs", "ru")


@pytest.fixture
def evening(tmp_path: Path, pictures: BlankPictures) -> Iterator[Evening]:
    tables = (GAME, ROULETTE, OVAL, BLACKJACK)
    evening = Evening(tmp_path, QSize(1440, 900), "en", "2", pictures=pictures, tables=tables)
    yield evening
    evening.close()


def tree(evening: Evening) -> Node:
    return read(evening.window)


def heard_at_the_end(evening: Evening, ear: Ear) -> list[str]:
    evening.to_the_end()
    return ear.take()


def test_trente_et_quarante(evening: Evening, ear: Ear) -> None:
    page = evening.sit_down()
    cut = tree(evening).find("Slider")
    value = cut.what.valueInterface()
    assert (value.minimumValue(), value.currentValue(), value.maximumValue()) == (1, 156, 311)
    value.setCurrentValue(100)
    assert page.scene.cut_at == 100
    cut.do("Decrease")
    assert tree(evening).find("Slider").name == "Cut card: 99 cards above, 213 below"
    tree(evening).find("Button", "Cut").do()
    assert heard_at_the_end(evening, ear)[-1].endswith("faites vos jeux. Place your bets, please.")

    tree(evening).find("RadioButton", "Chip of 100").do()
    assert tree(evening).find("RadioButton", "Chip of 100", "checked")
    tree(evening).find("Button", "Couleur").do("Increase")
    tree(evening).find("Button", "Rouge").do()
    evening.settle()
    assert ear.take() == ["Couleur: 100.", "Rouge: 100."]
    tree(evening).find("Button", "Couleur").do("Decrease")
    tree(evening).find("Button", "Undo").do()
    evening.settle()
    assert ear.take() == ["Couleur: 0.", "Couleur: 100."]
    assert page.controller.table.lying(Spot.COULEUR).stake == 10_000
    evening.to_the_end()
    tree(evening).find("Button", "Deal").do()
    *_, calls, result = heard_at_the_end(evening, ear)
    assert calls.endswith("faites vos jeux. Place your bets, please.")
    assert result == "You have lost 200: Couleur – 100, Rouge – 100. In the purse: 9\u00a0800."
    assert ear.urgent == []


def test_a_refusal_is_told_at_once(evening: Evening, ear: Ear) -> None:
    page = evening.sit_down()
    page.scene.cut_here()
    evening.to_the_end()
    tree(evening).find("RadioButton", "Chip of 1").do()
    ear.take()
    tree(evening).find("Button", "Noir").do()
    assert len(ear.take()) == 1
    assert len(ear.urgent) == 1
    assert tree(evening).find("Notification").name == ear.urgent[0]


def test_roulette(evening: Evening, ear: Ear) -> None:
    page = evening.sit_at_roulette()
    tree(evening).find("Button", "Number 17").do()
    tree(evening).find("Button", "First dozen").do()
    evening.settle()
    assert ear.take()[-2:] == ["Number 17: 25.", "First dozen: 25."]
    seat = tree(evening).find("Grouping", "Say a bet as at the table")
    assert [(node.role, node.name) for node in seat.children] == [("EditableText", "Announce a bet")]
    assert seat.description == ""
    for place in ("Rouge", "Noir"):  # one of them is paid, and the payment lies on the cloth
        tree(evening).find("Button", place).do("Increase")
    tree(evening).find("Button", "Throw").do()
    evening.to_the_end()
    heard = ear.take()
    assert page.controller.in_play
    purse, laid = (francs(amount) for amount in (page.controller.purse, page.controller.in_play))
    assert heard[-1].endswith(f"In the purse: {purse}. In play: {laid}.")
    assert heard[-1] not in heard[:-1]
    wheel = tree(evening).find("StaticText", "The ball lies in")
    assert f" {page.controller.table.history[-1]}" in wheel.name


def test_blackjack(evening: Evening, ear: Ear) -> None:
    evening.sit_at_blackjack()
    for box in ("Box 3", "Box 4"):
        tree(evening).find("Button", box).do("Increase")
    tree(evening).find("Button", "Deal").do()
    evening.to_the_end()
    asked = ear.take()[-1]
    hands = [node.name for node in tree(evening).find("Grouping", "Hands").children]
    assert any(asked.startswith(hand) for hand in hands)
    assert "Croupier: " in asked
    assert "You may: Card (C), Stand (S)" in asked
    for _ in range(4):
        stand = tree(evening).find_all("Button", "Stand")
        if not stand:
            break
        stand[0].do()
        evening.to_the_end()
    heard = ear.take()
    assert heard[-1].startswith("Croupier: ")
    assert "In the purse: " in heard[-1]
    assert not any(words.startswith("Box 3: 0") for words in heard), "what a coup moves is its result"


def test_whoever_is_asked_for_a_card_is_named(evening: Evening, ear: Ear) -> None:
    evening.sit_at_blackjack(5)
    tree(evening).find("Button", "Box 4").do("Increase")
    evening.to_the_end()
    tree(evening).find("Button", "Deal").do()
    evening.to_the_end()
    told = next(words for words in ear.take() if "Another card?" in words)
    questions = re.findall(r"(Box \d)(, held by [^.]+)?\. Carta a", told)
    assert ("Box 4", "") in questions
    assert [box for box, holder in questions if holder], "guests are asked, too"
    assert len(questions) == told.count("Another card?")


def test_thirty_one(evening: Evening, ear: Ear) -> None:
    page = evening.sit_at_oval()
    page.popover.lay_away()
    for dialog in tree(evening).find_all("Dialog"):
        dialog.find_all("Button")[-1].do()
        evening.settle()
    tree(evening).find("Button", "Next round").do()
    told = page.teller.standing.told().sentences
    assert any(words.startswith(("Your place: ", "Your cards")) for words in told), "also while it is dealt"
    evening.to_the_end()
    for _ in range(3):
        enough = tree(evening).find_all("Button", "Enough")
        if not enough:
            break
        assert any("You may: Card (C), Enough (E)" in words for words in ear.take())
        enough[0].do()
        evening.to_the_end()
    heard = ear.take()
    assert heard[-1].startswith("In the purse: ")
    assert len(tree(evening).find("Grouping", "The others").children) >= 1
    page.scene.speak(page.scene.told.seats[1], "Only small talk")
    for _ in range(2):
        evening.clock.run(500)
    evening.settle()
    assert any("Only small talk" in words for words in ear.take())
    page.teller.again()
    assert "Only small talk" not in ear.take()[-1], "the last call is one"


@pytest.mark.parametrize("table", [GAME, ROULETTE, OVAL, BLACKJACK])
def test_how_things_stand_in_each_language(evening: Evening, ear: Ear, table: str) -> None:
    evening.settings.token = evening.settings.token  # agreed once before: nothing is asked
    evening.enter(table)
    evening.to_the_end()
    page = evening.window.table
    assert page is not None
    said = set()
    for language in LANGUAGES:
        evening.settings.language = language
        evening.settle()
        ear.take()
        QTest.keyClick(evening.window, Qt.Key.Key_F9)
        (aloud,) = ear.take()
        assert ear.urgent[-1] == aloud
        assert page.view.hasFocus(), "whoever plays goes on where he was"
        plate = page.teller.plate
        assert plate.isVisible()
        assert all(words.rstrip(".") in aloud for words in plate.words()[1:])
        assert plate.geometry().height() < page.height()
        said.add(aloud)
        QTest.keyClick(evening.window, Qt.Key.Key_F9)
        assert not plate.isVisible()
    assert len(said) == len(LANGUAGES)


def test_what_was_said_last_can_be_heard_again(evening: Evening, ear: Ear) -> None:
    page = evening.sit_down()
    page.scene.cut_here()
    evening.to_the_end()
    page.controller.bet(Spot.ROUGE, 2_500)
    page.primary.click()
    result = heard_at_the_end(evening, ear)[-1]
    QTest.keyClick(evening.window, Qt.Key.Key_F9, Qt.KeyboardModifier.ShiftModifier)
    (again,) = ear.take()
    assert again.endswith(result)
    assert "faites vos jeux" in again


def test_the_lobby_tells_how_things_stand(evening: Evening, ear: Ear) -> None:
    QTest.keyClick(evening.window, Qt.Key.Key_F9)
    (aloud,) = ear.take()
    assert "10\u00a0000" in aloud


@pytest.mark.parametrize("early", [False, True])
def test_a_round_that_is_skipped_is_told_in_the_order_of_its_calls(
    evening: Evening, ear: Ear, early: bool
) -> None:
    """Also where the loop of the day (`early`) brings the timer of the end before what was posted first."""
    page = evening.sit_down()
    page.scene.cut_here()
    evening.to_the_end()
    page.controller.bet(Spot.NOIR, 2_500)
    tree(evening)
    evening.settle()
    ear.take()
    page.primary.click()
    page.scene.skip()
    if early:
        page.teller._end.timeout.emit()
    evening.settle()
    heard = ear.take()
    assert heard[-1].startswith(("You have won", "You have lost", "Nothing of yours"))
    assert len(heard) == len(set(heard)), "nothing is said twice"
    assert heard[-2].endswith("Place your bets, please.")


def test_who_gets_up_during_a_round_hears_what_it_brought(evening: Evening, ear: Ear) -> None:
    """The page goes at once, and the words must not go with it; they come after the calls."""
    page = evening.sit_down()
    page.scene.cut_here()
    evening.to_the_end()
    page.controller.bet(Spot.NOIR, 2_500)
    tree(evening)
    evening.settle()
    ear.take()
    page.primary.click()
    page.back.click()
    evening.settle()
    heard = ear.take()
    assert heard[-1].startswith(("You have won", "You have lost", "Nothing of yours"))
    assert heard[-2].endswith("Place your bets, please.")


def test_a_replay_that_is_closed_calls_no_more(evening: Evening, ear: Ear) -> None:
    filled(evening.profile, 2)
    page = replayed(evening, GAME)
    tree(evening)
    page.play()
    evening.settle()
    ear.take()
    page.back.click()
    evening.settle()
    assert ear.take() == []


def test_a_reader_that_holds_on_to_parts_survives_what_comes_and_goes(evening: Evening, ear: Ear) -> None:
    """Parts that were asked for once are asked again after their places have gone, hundreds of times."""
    page = evening.sit_down()
    page.scene.cut_here()
    evening.to_the_end()
    held = [node.number for node in tree(evening).everything()]
    for _ in range(40):
        page.controller.bet(Spot.ROUGE, 2_500)
        held += [node.number for node in read(page.view).everything()]
        page.controller.clear()
        evening.settle()
        for number in held[-60:]:
            part = QAccessible.accessibleInterface(number)
            assert part is None or part.isValid() or not part.text(QAccessible.Text.Name)
    page.left.emit()
    evening.settle()
    evening.sit_at_roulette()
    assert tree(evening).find("Grouping", "Numbers").children


def test_nothing_of_a_table_is_kept_once_it_was_left(evening: Evening, ear: Ear) -> None:
    """Each part that was read is known to Qt by a number; a table that was left takes all of them with it."""
    for _ in range(2):
        page = evening.sit_at_roulette()
        known = [node.number for node in read(page).everything() if isinstance(node.what, VirtualPart)]
        assert len(known) > 200
        assert all(QAccessible.accessibleInterface(one) is not None for one in known)
        page.left.emit()
        evening.to_the_end()
        QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete.value)
        assert not [one for one in known if QAccessible.accessibleInterface(one) is not None]
