"""From tokens to the bet that is meant: an announced bet, or a plain one."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.announcing.hearing import (
    LONGEST,
    Joint,
    Number,
    Token,
    amount,
    hear,
    lexemes_of,
)
from casino_qt.rules.roulette.announcing.places import place
from casino_qt.rules.roulette.announcing.words import OTHERWISE, Sense

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
    it to the group before. The first `amounts` groups are an amount that was said before its place: 50 on …
    """

    senses: set[Sense]
    groups: list[list[Number]]
    joined: list[bool]
    before: list[int]
    after: list[int]
    plus: bool = False
    amounts: int = 0

    @property
    def flat(self) -> tuple[int, ...]:
        """All the numbers."""
        return tuple(number.value for group in self.groups for number in group)


def understand(text: str) -> Annonce | Plain | None:
    """What `text` asks for in any of the five tongues, or None when it is not understood."""
    meant = _meaning(hear(text))
    for word, other in OTHERWISE.items() if meant is None else ():
        lexemes = lexemes_of(text[:LONGEST])
        if word in lexemes:
            meant = _meaning(hear(" ".join(other if lexeme == word else lexeme for lexeme in lexemes)))
    return meant


def _meaning(tokens: list[Token] | None) -> Annonce | Plain | None:
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
            if tokens[end : end + 1] == [Sense.NEIGHBOURS]:  # "17 и по два соседа": two on each side
                return _take_value(tokens[:index] + tokens[index + 1 :])
        elif token in (Sense.PIECES, Sense.EACH):
            numbers = _run(tokens, index - 1)[:1] if index else []
            end, index = index, index - 1
            index -= tokens[max(index - 1, 0) : index] == [Sense.AND]  # "à 5 la pièce"
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
            if token is Sense.ON and not body.senses - {Sense.AND}:
                body.amounts = len(body.groups)
            body.senses.add(token)
            if token is not Sense.AND:
                body.before += body.after
                body.after = []
        last = token
    return None if isinstance(last, Joint) else body


def _annonce(body: _Body) -> str | None:
    """The name of the announced bet, if it is one; names that cannot be are found out later."""
    if body.amounts:
        return None  # an announced bet is said with the value of a piece
    senses = body.senses - {Sense.AND, Sense.ON}
    numbers = body.flat
    if Sense.NEIGHBOURS in senses:
        return _voisins(body) if senses <= {Sense.NEIGHBOURS, Sense.PLEIN} else None
    if body.plus:
        return None
    for series, its_numbers, name in _SERIES:
        named = series in senses and not numbers
        round_zero = bool(senses) and series is Sense.BIG and numbers == (0,)
        if senses <= {series, Sense.SERIES} and (named or round_zero or numbers == its_numbers):
            return name
    if Sense.ORPHANS in senses and senses <= {Sense.ORPHANS, Sense.CHEVAL} and not numbers:
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
        case [each_side], [number] if each_side <= announcements.MOST_NEIGHBOURS:
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
_ORDINALS = {Sense.FIRST: 1, Sense.SECOND: 2, Sense.THIRD: 3, Sense.LAST: 3}
_THIRDS = {Sense.COLONNE, Sense.DOUZAINE}
_COUNTED = {
    (Sense.FIRST, 4): "carre:0/1/2/3",
    (Sense.FIRST, 12): "douzaine:1",
    (Sense.SECOND, 12): "douzaine:2",
    (Sense.THIRD, 12): "douzaine:3",
    (Sense.LAST, 12): "douzaine:3",
    (Sense.FIRST, 18): "manque",
    (Sense.LAST, 18): "passe",
}
"""The first four, the last twelve: what is named by how many numbers it has."""
_TWO_OF = {Sense.FIRST: "1/2", Sense.LAST: "2/3"}


def _plain(body: _Body, value: Value | None) -> Plain | None:
    """17 plein, rouge 50, 50 sur le carré 25, première douzaine, les quatre premiers, 0/3."""
    senses = body.senses - {Sense.AND, Sense.ON}
    ordinals = senses & _ORDINALS.keys()
    named = senses - ordinals
    if Sense.TRANSVERSALE in named:
        named -= {Sense.PLEIN}  # transversale pleine
    astride = Sense.CHEVAL in named and bool(named & _THIRDS)
    if astride:
        named -= {Sense.CHEVAL}  # à cheval on two columns
    sense = next(iter(named), None)
    if body.plus or len(named) > 1 or (sense is not None and sense not in _KINDS and sense not in _SIMPLE):
        return None
    if sense in _SIMPLE:
        return None if ordinals else _with(_SIMPLE[sense], body.groups, value)
    said = (
        _ordinal(body, ordinals, sense, value)
        if ordinals
        else _numbered(body, _KINDS[sense] if sense is not None else None, value)
    )
    return None if said is None or (astride and said.on not in _ASTRIDE) else said


def _ordinal(body: _Body, ordinals: set[Sense], sense: Sense | None, value: Value | None) -> Plain | None:
    """The first column, the second and the third one, the last two dozens, the first four."""
    amounts, groups = body.groups[: body.amounts], body.groups[body.amounts :]
    count = groups[0][0].value if groups and len(groups[0]) == 1 and not groups[0][0].centimes else None
    only = next(iter(ordinals))
    if sense is None:
        on = _COUNTED.get((only, count)) if len(ordinals) == 1 and count is not None else None
        return _with(on, groups[1:] + amounts, value) if on else None
    if sense not in _THIRDS:
        return None
    if len(ordinals) == 1 and count == 2 and body.before[body.amounts :][:1] == [2]:
        two = _TWO_OF.get(only)
        return _with(f"{_KINDS[sense].value}s:{two}", groups[1:] + amounts, value) if two else None
    on = place(_KINDS[sense], tuple(sorted(_ORDINALS[ordinal] for ordinal in ordinals)))
    return _with(on, groups + amounts, value) if on else None


def _numbered(body: _Body, kind: bets.Kind | None, value: Value | None) -> Plain | None:
    """A place by its numbers, the amount before it or after it."""
    amounts, groups = body.groups[: body.amounts], body.groups[body.amounts :]
    for count in range(len(groups), 0, -1):
        numbers = tuple(number.value for group in groups[:count] for number in group)
        on = place(kind, numbers)
        mixed = count > 1 and any(len(group) > 1 for group in groups[:count])  # 4-6 5: the five is an amount
        if on is None or mixed or any(number.centimes for group in groups[:count] for number in group):
            continue
        if groups[count:] and body.joined[body.amounts + count]:
            return None  # "colonnes 1 et 3": the three is no amount
        if kind is None and groups[0] != [Number(0)]:  # zero said as a word is no amount
            # "32 37" is no bet of 37 francs on 32, and "17 20" may be one of 20 francs on 17 or a cheval.
            pair = count == 2 and not body.joined[body.amounts + 1] and value is None
            if pair or (groups[count:] and Sense.ON not in body.senses and not _place_alone(groups[0])):
                return None
        return _with(on, groups[count:] + amounts, value)
    return None


def _place_alone(group: list[Number]) -> bool:
    """Whether numbers joined by strokes are only a place: "17/20 25", but "5/8" is a series, too."""
    return len(group) > 1 and _annonce(_Body(set(), [group], [False], [], [])) is None


_ASTRIDE = ("colonnes:1/2", "colonnes:2/3", "douzaines:1/2", "douzaines:2/3")


def _with(on: str, amounts: list[list[Number]], value: Value | None) -> Plain | None:
    """The bet with its one stake: the value said with "par", or the numbers left over."""
    if not amounts:
        return Plain(on, value)
    numbers = [number for group in amounts for number in group]
    said = _value(numbers, pieces=False) if len(numbers) == len(amounts) else None
    return Plain(on, said) if said is not None and value is None else None
