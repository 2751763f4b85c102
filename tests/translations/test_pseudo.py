"""The pseudo language is longer than any real one and leaves alone what belongs to the program."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QObject

from tests.translations.pseudo import PseudoTranslator, pseudo


def test_it_is_at_least_two_fifths_longer() -> None:
    for source in ("Undo", "Place your bets, please", "x" * 200):
        assert len(pseudo(source)) >= round(1.4 * len(source))


def test_places_for_figures_markup_and_mnemonics_stay() -> None:
    text = pseudo("&Take {amount} from <b>%n</b> of %1")
    for piece in ("&Ť", "{amount}", "<b>", "%n", "</b>", "%1"):
        assert piece in text


class _Window(QObject):
    def counted(self) -> str:
        return self.tr("%n card(s)", "", 3)


def test_qt_uses_it(qapp: QCoreApplication) -> None:
    translator = PseudoTranslator()
    assert qapp.installTranslator(translator)
    try:
        assert QCoreApplication.translate("Anywhere", "Deal") == pseudo("Deal")
        assert _Window().counted() == pseudo("%n card(s)").replace("%n", "3")
    finally:
        qapp.removeTranslator(translator)
