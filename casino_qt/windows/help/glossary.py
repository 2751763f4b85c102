"""What the glossary tells of a call: on a card over the table, and out of the pages of the book."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QWidget

from casino_qt.croupier.calls import COMMON
from casino_qt.croupier.speech import TALKS, CallTexts
from casino_qt.rules.events import Said
from casino_qt.rules.roulette.events import Echoed
from casino_qt.scenes.called import Called
from casino_qt.scenes.game_scene import GameScene
from casino_qt.scenes.view import TableView
from casino_qt.windows.commands.keyring import keyring
from casino_qt.windows.kit.button import Button
from casino_qt.windows.kit.popover import Card, Popover

COLUMN = ("fr", "it", "cs", "ru")
"""The tongues in which each call stands in the book, from top to bottom."""
_FIRST = "trente-et-quarante"
SECTIONS = {"g.6": _FIRST, "g.7": _FIRST, "g.8": "roulette", "g.9": "trente-et-un", "g.10": "blackjack"}
"""Sections of the glossary with calls; those of every table stand in the first, for all."""
_OWN = {game: section for section, game in SECTIONS.items() if section != "g.6"}
_POINTS = {"point": (3,), "apres": (8, 8), "refait": (1, 1), "numero": (24,), "carte_a": (15,)}
_ECHO = Echoed("annonce", name="finale:7", piece=500, pieces=3)
_SCHEME = "call"


def calls_of(section: str) -> list[str]:
    """The calls that stand in a section of the glossary, in its order."""
    calls = TALKS[SECTIONS[section]].calls
    return list(COMMON) if section == "g.6" else [call for call in calls if call not in COMMON]


def example(call: str) -> Said:
    """A call as one would hear it: with a number where it names one."""
    return _ECHO if call == _ECHO.call else Said(call, _POINTS.get(call, ()))


def section_of(game: str, call: str) -> str:
    """The section of the glossary in which a call of a table stands."""
    return "g.6" if call in COMMON and call in TALKS[game].calls else _OWN[game]


def call_card(calls: CallTexts, shown: Called, game: str, read: Callable[[str], None] | None) -> Card:
    """What is told of `shown`, a call at the table `game`; `read` opens the book at a section."""
    translate = QCoreApplication.translate
    sentences: list[str] = []
    if sounds := calls.sounds(shown.words):
        sentences.append(translate("Glossary", "Pronounced: {sounds}").format(sounds=sounds))
    if shown.said is None:
        return Card(shown.words, [*sentences, shown.subtitle], (), [])
    gloss = calls.gloss(shown.said)
    sentences += [" ".join(gloss.meaning), translate("Glossary", "Said {when}.").format(when=gloss.when)]
    if read is None:
        return Card(shown.words, sentences, (), [])
    book = Button("secondary")
    book.say(
        translate("Glossary", "Glossary"), "", translate("Glossary", "The page with the calls of this table")
    )
    section = section_of(game, shown.said.call)
    book.clicked.connect(lambda: read(section))
    return Card(shown.words, sentences, (), [book])


class Cloth(Protocol):
    """A page with a table on it: one that is played, or one of the past."""

    scene: GameScene
    view: TableView
    popover: Popover

    @property
    def game(self) -> str:
        """The table, by the name the book has for it."""

    def calls(self) -> CallTexts:
        """What the croupier says there."""

    def read_rules(self, section: str) -> None:
        """Open the house rules at a section."""


class CallTeller(QObject):
    """Tells at a table what a call means: that which was clicked, or by a key the one that stands there."""

    def __init__(self, cloth: Cloth, page: QWidget, command: str) -> None:
        super().__init__(page)
        self._cloth, self._page, self._command = cloth, page, command
        cloth.scene.call_asked.connect(self.tell)
        self.shortcut = QShortcut(page)
        self.shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        self.shortcut.activated.connect(self.tell_what_stands_there)
        self.shortcut.activatedAmbiguously.connect(self.tell_what_stands_there)
        page.installEventFilter(self)
        self._fit_key()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Each language has its keys, and the person may choose others."""
        if event.type() == QEvent.Type.LanguageChange:
            self._fit_key()
        return False

    def _fit_key(self) -> None:
        self.shortcut.setKeys(keyring.heard(self._command))

    def tell_what_stands_there(self) -> None:
        """The keyboard's way: the call on the banner."""
        scene = self._cloth.scene
        if (shown := scene.banner.shown()) is not None:
            self.tell(shown, scene.banner.at)

    def tell(self, shown: Called, at: QPointF) -> None:
        """Open the card about `at` (su, the middle of the call's upper edge)."""
        cloth = self._cloth

        def write() -> Card:
            now = cloth.scene.banner.shown()
            same = now if now is not None and now.words == shown.words else shown
            return call_card(cloth.calls(), same, cloth.game, cloth.read_rules)

        where = QPointF(cloth.view.mapTo(self._page, cloth.view.mapFromScene(at * cloth.scene.unit())))
        cloth.popover.tell(write, where, cloth.scene.call_height)


# -- the book ---------------------------------------------------------------------------------------------


def with_links(page: str) -> str:
    """The glossary's page with every call in it a link to what is told of it."""
    for section, game in SECTIONS.items():
        start = page.find(f'name="{section}"')
        end = page.find("<h2>", start)
        part = page[start:] if end < 0 else page[start:end]
        page = page.replace(part, _linked(part, section, game))
    return page


def _linked(part: str, section: str, game: str) -> str:
    paths = iter(f"{game}/{call}/{tongue}" for call in calls_of(section) for tongue in COLUMN)
    return re.sub("<i>(.*?)</i>", lambda found: f'<a href="{_SCHEME}:{next(paths)}">{found[0]}</a>', part)


def linked_card(link: str, language: str) -> Card | None:
    """What is told of the call behind a link of the page; None for another link."""
    scheme, _, path = link.partition(":")
    if scheme != _SCHEME:
        return None
    game, call, tongue = path.split("/")
    calls, said = CallTexts(tongue, language, game), example(call)
    return call_card(calls, Called(calls.call(said), "", said), game, None)
