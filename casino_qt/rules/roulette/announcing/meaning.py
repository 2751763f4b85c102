"""From tokens to the bet that is meant: an announced bet, or a plain one."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.announcing.hearing import Joint, Number, Token, amount, hear
from casino_qt.rules.roulette.announcing.places import place
from casino_qt.rules.roulette.announcing.words import Sense

_SERIES = ((Sense.BIG, (0, 2, 3), "grande_serie"), (Sense.SMALL, (5, 8), "petite_serie"))
_GAME_NUMBERS = (7, 9)


@dataclass(frozen=True, slots=True)
class Value:
    """What a piece is worth: centimes, or so many times the minimum of the table."""

    centimes: int = 0
    minima: int = 0

    def at(self, minimum: int) -> int:
        """The value in centimes at a table with this minimum."""
        return self.centimes + self.minima * minimum


@dataclass(frozen=True, slots=True)
class Annonce:
    """An announced bet by its canonical name, with the value of a piece if it was said."""

    name: str
    value: Value | None = None


@dataclass(frozen=True, slots=True)
class Plain:
    """A bet on one place of the tableau by its canonical name, with the stake if it was said."""

    on: str
    value: Value | None = None


@dataclass(slots=True)
class _Body:
    """What is left of a phrase when its value is taken out.

    `before` and `after` are the numbers on the two sides of the last word that is not a joint; `groups` are
    the numbers in order, those joined by a stroke together, and `joined` says of each whether an "and" joins
    it to the group before.
    """

    senses: set[Sense]
    groups: list[list[Number]]
    joined: list[bool]
    before: list[int]
    after: list[int]
    plus: bool = False

    @property
    def flat(self) -> tuple[int, ...]:
        """All the numbers."""
        return tuple(number.value for group in self.groups for number in group)


def understand(text: str) -> Annonce | Plain | None:
    """What `text` asks for in any of the five tongues, or None when it is not understood."""
    tokens = hear(text)
    if not tokens:
        return None
    taken = _take_value(tokens)
    if taken is None:
        return None
    rest, value = taken
    body = _body([token for token in rest if token is not Sense.EACH])
    if body is None:
        return None
    name = _annonce(body)
    if name is not None:
        full = announcements.canonical(name)
        return Annonce(full, value) if full else None
    return None if Sense.EACH in tokens else _plain(body, value)  # one chip is not laid "each"


def _take_value(tokens: list[Token]) -> tuple[list[Token], Value | None] | None:
    """The tokens without "par 5", "par 2 pièces", "2 pièces", "5 la pièce", and the value.

    None when it makes no sense.
    """
    for index, token in enumerate(tokens):
        if token is Sense.BY:
            numbers = _run(tokens, index + 1)
            end = index + 1 + len(numbers)
        elif token in (Sense.PIECES, Sense.EACH):
            numbers = _run(tokens, index - 1)[:1] if index else []
            end, index = index, index - 1
        else:
            continue
        pieces = end < len(tokens) and tokens[end] is Sense.PIECES
        value = _value(numbers, pieces)
        rest = tokens[:index] + tokens[end + pieces :]
        if value is None or Sense.BY in rest or Sense.PIECES in rest:
            return None
        return rest, value
    return tokens, None


def _run(tokens: list[Token], start: int) -> list[Number]:
    numbers: list[Number] = []
    for token in tokens[start:]:
        if not isinstance(token, Number):
            break
        numbers.append(token)
    return numbers


def _value(numbers: list[Number], pieces: bool) -> Value | None:
    centimes = amount(numbers)
    if centimes is None:
        return None
    if not pieces:
        return Value(centimes=centimes)
    return None if numbers[-1].centimes else Value(minima=centimes // 100)


def _body(tokens: list[Token]) -> _Body | None:
    """The phrase sorted; None for a joint that joins nothing."""
    body = _Body(set(), [], [], [], [])
    last: Token | None = None
    for token in tokens:
        if isinstance(token, Number):
            if isinstance(last, Joint):
                body.groups[-1].append(token)
            else:
                body.groups.append([token])
                body.joined.append(last is Sense.AND and len(body.groups) > 1)
            body.after.append(token.value)
        elif isinstance(token, Joint):
            if not isinstance(last, Number):
                return None
            body.plus = body.plus or token.sign == "+"
        else:
            body.senses.add(token)
            if token is not Sense.AND:
                body.before += body.after
                body.after = []
        last = token
    return None if isinstance(last, Joint) else body


def _annonce(body: _Body) -> str | None:
    """The name of the announced bet, if it is one; names that cannot be are found out later."""
    senses = body.senses - {Sense.AND}
    numbers = body.flat
    if Sense.NEIGHBOURS in senses:
        return _voisins(body) if senses == {Sense.NEIGHBOURS} else None
    if body.plus:
        return None
    for series, its_numbers, name in _SERIES:
        named = series in senses and not numbers
        if senses <= {series, Sense.SERIES} and (named or numbers == its_numbers):
            return name
    if senses == {Sense.ORPHANS} and not numbers:
        return "orphelins"
    if senses == {Sense.GAME} and numbers == (0,):
        return "zero_spiel"
    if senses <= {Sense.GAME} and numbers == _GAME_NUMBERS:
        return "jeu_7_9"
    if Sense.FINALE in senses:
        return _finale(body, senses)
    if len(numbers) == 1 and (
        senses == {Sense.PLEIN, Sense.CHEVAL} or (senses == {Sense.CHEVAL} and Sense.AND in body.senses)
    ):
        return f"plein_chevaux:{numbers[0]}"
    return None


def _voisins(body: _Body) -> str | None:
    """17 et les voisins, 17 et 3 voisins, 3 voisins du 17, voisins du 17, voisins 17+3."""
    match body.before, body.after:
        case [number], []:
            return announcements.voisins(number)
        case [number, each_side], []:
            return announcements.voisins(number, each_side)
        case [], [0] if Sense.AND not in body.senses:
            return "grande_serie"
        case [], [number]:
            return announcements.voisins(number)
        case [], [number, each_side] if body.plus:
            return announcements.voisins(number, each_side)
        case [each_side], [number] if each_side <= announcements.MOST_NEIGHBOURS < number:
            return announcements.voisins(number, each_side)
    return None


def _finale(body: _Body, senses: set[Sense]) -> str | None:
    numbers = body.flat
    if len(numbers) == 1 and senses <= {Sense.FINALE, Sense.PLEIN}:
        return f"finale:{numbers[0]}"
    together = len(body.groups) == 1 or (len(body.groups) == 2 and body.joined[1]) or Sense.CHEVAL in senses
    if len(numbers) == 2 and together and senses <= {Sense.FINALE, Sense.CHEVAL}:
        return f"finale:{min(numbers)}/{max(numbers)}"
    return None


_SIMPLE = {
    Sense.ROUGE: "rouge",
    Sense.NOIR: "noir",
    Sense.PAIR: "pair",
    Sense.IMPAIR: "impair",
    Sense.MANQUE: "manque",
    Sense.PASSE: "passe",
}
_KINDS = {
    Sense.PLEIN: bets.Kind.PLEIN,
    Sense.CHEVAL: bets.Kind.CHEVAL,
    Sense.TRANSVERSALE: bets.Kind.TRANSVERSALE,
    Sense.CARRE: bets.Kind.CARRE,
    Sense.SIXAIN: bets.Kind.SIXAIN,
    Sense.COLONNE: bets.Kind.COLONNE,
    Sense.DOUZAINE: bets.Kind.DOUZAINE,
}
_ORDINALS = {Sense.FIRST: 1, Sense.SECOND: 2, Sense.THIRD: 3}


def _plain(body: _Body, value: Value | None) -> Plain | None:
    """17 plein, rouge 50, 50 sur le carré 25, première douzaine, 0/3."""
    senses = body.senses - {Sense.AND, Sense.ON}
    ordinals = sorted(_ORDINALS[sense] for sense in senses & _ORDINALS.keys())
    named = senses - _ORDINALS.keys()
    if body.plus or len(named) > 1:
        return None
    sense = next(iter(named), None)
    groups = body.groups
    if Sense.ON in body.senses and len(groups) > 1 and sense not in _SIMPLE:
        groups = groups[1:] + groups[:1]  # the amount was said first
    if sense in _SIMPLE:
        return None if ordinals else _with(_SIMPLE[sense], groups, value)
    if ordinals and sense not in (Sense.COLONNE, Sense.DOUZAINE):
        return None
    if sense is not None and sense not in _KINDS:
        return None
    kind = _KINDS[sense] if sense is not None else None
    if ordinals:
        on = place(kind, tuple(ordinals))
        return _with(on, groups, value) if on else None
    for count in range(len(groups), 0, -1):
        numbers = tuple(number.value for group in groups[:count] for number in group)
        on = place(kind, numbers)
        if on is not None and not any(number.centimes for group in groups[:count] for number in group):
            # "32 37" is no bet of 37 francs on 32; zero said as a word is no amount.
            word = count == 1 and numbers == (0,) and not groups[0][0].digits
            bare = kind is None and Sense.ON not in body.senses and not word
            return None if bare and groups[count:] else _with(on, groups[count:], value)
    return None


def _with(on: str, amounts: list[list[Number]], value: Value | None) -> Plain | None:
    """The bet with its one stake: the value said with "par", or the numbers left over."""
    if not amounts:
        return Plain(on, value)
    numbers = [number for group in amounts for number in group]
    said = _value(numbers, pieces=False) if len(numbers) == len(amounts) else None
    return Plain(on, said) if said is not None and value is None else None
