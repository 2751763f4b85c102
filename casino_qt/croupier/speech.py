"""From what the rules report as said to the words in the air and the line underneath."""

from __future__ import annotations

import re
from typing import NamedTuple

from casino_qt.croupier import blackjack, roulette, trente_et_quarante, trente_et_un
from casino_qt.croupier.calls import CALL_CONTEXT, SUBTITLE_CONTEXT, WHEN_CONTEXT, Talk
from casino_qt.croupier.numbers import number_word
from casino_qt.croupier.sounds.respelling import respelled
from casino_qt.croupier.tongues import check_tongue, say
from casino_qt.croupier.trente_et_quarante import POINTS_AND_VERDICT, TOTALS_AND_MEANING
from casino_qt.rules.events import Said

_GAME = "trente-et-quarante"
_VOID = "void"
_CARDS_PASS = Said("les_cartes_passent")
_SENTENCE = re.compile(r"(?:^|[.?!]\s)\w")


# The same call id may have another text at another table.
TALKS: dict[str, Talk] = {
    "trente-et-quarante": trente_et_quarante.TALK,
    "roulette": roulette.TALK,
    "trente-et-un": trente_et_un.TALK,
    "blackjack": blackjack.TALK,
}


class Gloss(NamedTuple):
    """What the glossary tells of a call: sentences on its meaning, and when it is said ("at a tie of 31")."""

    meaning: tuple[str, ...]
    when: str


def call_text(said: Said, tongue: str, game: str = _GAME) -> str:
    """Return what the croupier of `game` says, in `tongue`: "Huit, huit, après".

    Raises KeyError for a call that table does not know, ValueError for an unknown tongue.
    """
    talk = TALKS[game]
    pattern = say(talk.context, talk.calls[said.call].text, tongue)
    return _sentences(pattern.format(**talk.words(said, tongue)))


def _sentences(text: str) -> str:
    """Each sentence begins with a capital: in one tongue the total comes first, in another the question."""
    return _SENTENCE.sub(lambda start: start[0].upper(), text)


def _capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def _sentence(text: str) -> str:
    """`text` with a capital and, where it has no sign at its end, a full stop."""
    return _capital(text) if text.endswith(("?", "!", ".")) else f"{_capital(text)}."


def _small(text: str) -> str:
    return text[:1].lower() + text[1:]


def verdict_said(noir_points: int, rouge_points: int, outcome: str) -> Said:
    """Return the call of a coup that ended in `outcome`, with both points; of a void one: the cards pass."""
    return _CARDS_PASS if outcome == _VOID else Said(outcome, (noir_points, rouge_points))


class CallTexts:
    """The texts of one table's banner: calls in the croupier's `tongue`, subtitles in language `subtitles`.

    Where the two are the same a subtitle does not translate the call; it says what follows from it.
    """

    def __init__(self, tongue: str, subtitles: str, game: str = _GAME) -> None:
        self.tongue = check_tongue(tongue)
        self.subtitles = check_tongue(subtitles)
        self._game = game
        self._talk = TALKS[game]

    def call(self, said: Said) -> str:
        """Return the call, each sentence with a capital."""
        return call_text(said, self.tongue, self._game)

    def subtitle(self, said: Said) -> str:
        """Return the line under the call; where the call names two points it begins with both totals."""
        call = self._talk.calls[said.call]
        source = call.effect if self.tongue == self.subtitles else call.meaning
        figures = self._talk.figures(said, self.subtitles)
        line = _capital(say(SUBTITLE_CONTEXT, source, self.subtitles).format(**figures))
        if len(said.points) < 2:
            return line
        return say(SUBTITLE_CONTEXT, TOTALS_AND_MEANING, self.subtitles).format(
            meaning=_small(line), **figures
        )

    def word(self, points: int) -> str:
        """Return the points of one row (1 … 10) as the lower-case word the croupier calls."""
        return number_word(points, self.tongue)

    def verdict_line(self, noir_points: int, rouge_points: int, outcome: str) -> str:
        """Return both points and the verdict in one breath: "Trois, deux — rouge gagne et couleur".

        `outcome` is how a coup ended: a call id that names a verdict or a tie, or "void", of which nothing is
        said but that the cards pass (the points of its unfinished rows do not matter).
        """
        if outcome == _VOID:
            return self.call(_CARDS_PASS)
        if noir_points == rouge_points:
            return self.call(Said(outcome, (noir_points, rouge_points)))
        pattern = say(CALL_CONTEXT, POINTS_AND_VERDICT, self.tongue)
        verdict = _small(self.call(Said(outcome)))
        words = trente_et_quarante.words(Said(outcome, (noir_points, rouge_points)), self.tongue)
        return _capital(pattern.format(verdict=verdict, **words))

    def verdict_subtitle(self, noir_points: int, rouge_points: int, outcome: str) -> str:
        """Return the line under `verdict_line`: "33 and 32: red wins, and the colour wins"."""
        return self.subtitle(verdict_said(noir_points, rouge_points, outcome))

    def gloss(self, said: Said) -> Gloss:
        """Return what the glossary tells of a call, in the language of the subtitles."""
        call = self._talk.calls[said.call]
        figures = self._talk.figures(said, self.subtitles)
        told = dict.fromkeys((call.meaning, call.effect))  # where both are one text it is told once
        lines = (say(SUBTITLE_CONTEXT, source, self.subtitles).format(**figures) for source in told)
        when = say(WHEN_CONTEXT, call.when, self.subtitles)
        return Gloss(tuple(_sentence(line) for line in lines), when)

    def sounds(self, words: str) -> str:
        """Return how `words` of the tongue sound, in letters of the other language; "" where both are one."""
        return respelled(words, self.tongue, self.subtitles)
