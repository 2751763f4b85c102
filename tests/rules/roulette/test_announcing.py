"""What is said at the table, in five tongues: announced bets, plain bets, values; what is not understood."""

from __future__ import annotations

import itertools
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from casino_qt.rules.roulette import announcements, bets
from casino_qt.rules.roulette.announcing import Annonce, Plain, Value, nearest_phrase, understand
from casino_qt.rules.roulette.announcing.hearing import LONGEST
from casino_qt.rules.roulette.announcing.nearest import suggestions
from casino_qt.rules.roulette.announcing.words import TONGUES, Sense, vocabulary
from casino_qt.rules.spoken_numbers import plain
from tests.rules.test_spoken_numbers import czech, english, french, italian, russian

SPELLERS = {"fr": french, "it": italian, "cs": czech, "ru": russian, "en": english}

# What means the same, tongue by tongue; each line with and without its accents, in capitals, with a value.
SAID: dict[str, list[str]] = {
    "grande_serie": [
        "grande série", "grandes séries", "voisins du zéro", "0/2/3", "grande série 0/2/3", "série 0/2/3",
        "la grande série", "les voisins du zéro", "voisins du 0",
        "grande serie", "vicini dello zero", "la grande serie", "serie 0/2/3",
        "velká série", "velkou sérii", "velká série 0/2/3", "sousedé nuly",
        "большая серия", "большую серию", "соседи зеро", "большая серия 0/2/3",
        "big series", "the big series", "neighbours of zero", "neighbors of zero",
    ],
    "petite_serie": [
        "petite série", "tiers", "le tiers", "5/8", "petite série 5/8", "série 5/8", "tiers du cylindre",
        "piccola serie", "terzo", "il terzo", "serie 5/8",
        "malá série", "malou sérii", "malá série 5/8",
        "малая серия", "малую серию", "треть", "малая серия 5/8",
        "small series", "thirds", "5-8",
    ],
    "orphelins": [
        "orphelins", "les orphelins", "orphelin", "ORPH", "orph",
        "orfanelli", "gli orfanelli", "sirotci", "sirotky", "сироты", "сирот", "orphans", "the orphans",
    ],
    "voisins:17+2": [
        "17 et les voisins", "17 et voisins", "le 17 et ses voisins", "17 voisins", "voisins du 17",
        "17 et deux voisins", "17 et 2 voisins", "voisins 17+2", "dix-sept et les voisins",
        "17 e vicini", "17 e i vicini", "diciassette e vicini", "17 e due vicini",
        "17 a sousedé", "17 a sousedy", "sedmnáct a sousedé", "17 se sousedy", "17 a dva sousedé",
        "17 и соседи", "семнадцать и соседи", "17 с соседями", "17 и два соседа",
        "17 and neighbours", "17 and the neighbours", "17 and neighbors", "seventeen and two neighbours",
    ],
    "voisins:0+2": [
        "0 et les voisins", "zéro et les voisins", "0 e vicini", "0 a sousedé", "nula a sousedé",
        "0 и соседи", "зеро и соседи", "0 and neighbours", "zero and the neighbours",
    ],
    "voisins:21+9": [
        "21 et 9 voisins", "vingt et un et neuf voisins", "9 voisins du 21", "ventuno e nove vicini",
        "dvacet jedna a devět sousedů", "jednadvacet a devět sousedů", "двадцать один и девять соседей",
        "twenty-one and nine neighbours", "21+9 voisins", "21 and 9 neighbors",
    ],
    "plein_chevaux:32": [
        "32 en plein et chevaux", "le 32 en plein et les chevaux", "trente-deux plein et à cheval",
        "32 plein et chevaux", "32 et les chevaux", "32 pieno e cavalli", "trentadue in pieno e a cavallo",
        "32 plné a dvojice", "třicet dva plně a dvojice", "32 плейн и шевали", "тридцать два плейн и сплиты",
        "32 straight up and splits", "thirty-two straight and splits",
    ],
    "finale:7": [
        "finale 7", "finales 7", "la finale 7", "finale en plein 7", "finale sept", "finale sette",
        "finali 7",
        "finále 7", "finále sedm", "финал 7", "финалы 7", "финал семь", "final 7", "finals 7", "final seven",
    ],
    "finale:0": ["finale 0", "finale zéro", "finale zero", "finále nula", "финал зеро", "final zero"],
    "finale:7/10": [
        "finale 7/10", "finales 7/10", "finale 7-10", "finale à cheval 7/10", "finale 7 et 10",
        "finále 7/10", "финал 7/10", "финал 7 и 10", "final 7/10", "final 7 and 10", "finali 7/10",
    ],
    "finale:4/5": ["finale 4/5", "finale 4 / 5", "finale quatre/cinq", "finále 4/5", "финал 4/5"],
    "jeu_7_9": [
        "jeu 7/9", "jeu sept/neuf", "gioco 7/9", "hra 7/9", "игра 7/9", "7/9 game", "game 7/9", "7/9",
    ],
    "zero_spiel": [
        "jeu zéro", "jeu du zéro", "zero-spiel", "zero spiel", "zéro-spiel", "hra s nulou", "gioco zero",
        "gioco dello zero", "игра зеро", "zero game", "game zero",
    ],
}  # fmt: skip

# A way of saying five francs a piece, and twice the minimum.
FIVE = [
    "par 5",
    "par cinq",
    "da 5",
    "da cinque",
    "po 5",
    "po pěti",
    "po pět",
    "по 5",
    "по пять",
    "by 5",
    "by five",
]
TWO_PIECES = [
    "par 2 pièces", "2 pièces", "par deux pièces", "da 2 pezzi", "2 pezzi", "po 2 kusech", "2 kusy",
    "по 2 штуки", "2 штуки", "по две штуки", "by 2 pieces", "2 pieces", "two pieces",
]  # fmt: skip
ALL_SAID = [(text, name) for name, texts in SAID.items() for text in texts]


def bare(text: str) -> str:
    """The text without its accents, as typed on another keyboard."""
    return "".join(c for c in unicodedata.normalize("NFD", text) if not unicodedata.combining(c))


@pytest.mark.parametrize(("text", "name"), ALL_SAID)
def test_an_announced_bet_however_it_is_written(text: str, name: str) -> None:
    for written in (
        text,
        bare(text),
        text.upper(),
        text.title(),
        f"  {text} .",
        unicodedata.normalize("NFD", text),
    ):
        assert understand(written) == Annonce(name), written


@pytest.mark.parametrize(("text", "name"), ALL_SAID)
def test_an_announced_bet_with_its_value(text: str, name: str) -> None:
    for value in FIVE:
        assert understand(f"{text} {value}") == Annonce(name, Value(centimes=500)), value
    for value in TWO_PIECES:
        assert understand(f"{text} {value}") == Annonce(name, Value(minima=2)), value
    assert understand(f"{text} par 1 000") == Annonce(name, Value(centimes=100_000))
    assert understand(f"{text} par 2,50") == Annonce(name, Value(centimes=250))
    assert understand(f"{text} par 5 francs") == Annonce(name, Value(centimes=500))


def test_a_value_may_stand_in_the_middle() -> None:
    assert understand("17 par 5 et les voisins") == Annonce("voisins:17+2", Value(centimes=500))


def test_by_pieces_is_so_many_minima() -> None:
    assert Value(minima=3).at(500) == 1500
    assert Value(centimes=700).at(500) == 700


def test_a_stroke_is_a_cheval_and_by_is_the_value() -> None:
    assert understand("finale 7/10") == Annonce("finale:7/10")
    assert understand("finale 7 par 10") == Annonce("finale:7", Value(centimes=1000))


@pytest.mark.parametrize("tongue", SPELLERS)
def test_every_number_of_the_wheel_in_words(tongue: str) -> None:
    by_words = {
        "fr": "et les voisins",
        "it": "e vicini",
        "cs": "a sousedé",
        "ru": "и соседи",
        "en": "and neighbours",
    }
    plein = {"fr": "plein", "it": "pieno", "cs": "plné", "ru": "плейн", "en": "straight up"}
    for number in range(1, 37):
        word = SPELLERS[tongue](number)
        assert understand(f"{word} {by_words[tongue]}") == Annonce(f"voisins:{number}+2"), word
        assert understand(f"{word} {plein[tongue]}") == Plain(f"plein:{number}"), word


def test_every_announced_bet_can_be_said_by_its_numbers() -> None:
    for number, each in itertools.product(range(37), range(1, 10)):
        assert understand(f"{number} et {each} voisins") == Annonce(f"voisins:{number}+{each}")
    for number in range(37):
        assert understand(f"{number} en plein et chevaux") == Annonce(f"plein_chevaux:{number}")
    for digit in range(10):
        assert understand(f"финал {digit}") == Annonce(f"finale:{digit}")
    for a, b in announcements.FINALES_A_CHEVAL:
        assert understand(f"finále {a}/{b}") == Annonce(f"finale:{a}/{b}")


# -- plain bets --------------------------------------------------------------------------------------

PLAIN: dict[str, list[str]] = {
    "plein:17": [
        "17 plein", "17 en plein", "plein 17", "le 17", "17", "17 pieno", "17 плейн", "17 straight up",
    ],
    "plein:0": ["0", "zéro", "zéro plein", "zero", "nula", "зеро", "nula plné"],
    "cheval:0/3": [
        "cheval 0/3", "0/3", "0/3 à cheval", "cavallo 0/3", "шеваль 0/3", "split 0/3", "cheval 3/0",
    ],
    "transversale:4/5/6": [
        "transversale 4", "transversale 4/5/6", "transversale 5", "transversale 4-6", "terzina 4",
        "trojice 4",
        "трансверсаль 4", "street 4", "4/5/6",
    ],
    "transversale:0/2/3": ["transversale 0/2/3", "street 0/2/3"],
    "carre:25/26/28/29": [
        "carré 25", "carre 25", "carré 25/29", "carré 25/26/28/29", "quartina 25", "čtveřice 25", "каре 25",
        "corner 25", "25/26/28/29",
    ],
    "carre:0/1/2/3": ["carré 0", "carré zéro", "corner 0/3", "0/1/2/3"],
    "sixain:4/9": [
        "sixain 4", "sixain 4/9", "transversale simple 4", "transversale 4/9", "sestina 4", "šestice 4/9",
        "двойной стрит 4", "six line 4",
    ],
    "colonne:1": [
        "colonne 1", "première colonne", "prima colonna", "první sloupec", "первая колонна", "first column",
    ],
    "colonnes:2/3": ["colonnes 2/3", "columns 2/3", "colonnes 2 et 3"],
    "douzaine:3": [
        "douzaine 3", "dernière douzaine", "troisième douzaine", "12D", "12 d", "ultima dozzina",
        "poslední tucet",
        "третья дюжина", "last dozen", "3rd dozen",
    ],
    "douzaine:2": [
        "12M", "douzaine du milieu", "deuxième douzaine", "prostřední tucet", "средняя дюжина", "2nd dozen",
    ],
    "douzaines:1/2": ["douzaines 1/2", "première et deuxième douzaines", "dozens 1/2"],
    "rouge": ["rouge", "rosso", "červená", "красное", "red"],
    "noir": ["noir", "nero", "černá", "чёрное", "черное", "black"],
    "pair": ["pair", "pari", "sudá", "чёт", "чет", "even"],
    "impair": ["impair", "dispari", "lichá", "нечет", "odd"],
    "manque": ["manque", "basso", "nízká", "манк", "low"],
    "passe": ["passe", "alto", "vysoká", "пассе", "high"],
}  # fmt: skip
UNNAMED = {"17", "le 17", "0", "zéro", "zero", "nula", "зеро", "0/3", "4/5/6", "25/26/28/29", "0/1/2/3"}
ALL_PLAIN = [(text, on) for on, texts in PLAIN.items() for text in texts]


@pytest.mark.parametrize(("text", "on"), ALL_PLAIN)
def test_a_plain_bet_with_and_without_its_stake(text: str, on: str) -> None:
    for written in (text, bare(text), text.upper()):
        assert understand(written) == Plain(on), written
    fifty = Plain(on, Value(centimes=5000))
    assert understand(f"{text} par 50") == fifty
    assert understand(f"50 francs sur {text}") == fifty
    if text not in UNNAMED:
        assert understand(f"{text} 50") == fifty
    assert understand(f"{text} 2 pièces") == Plain(on, Value(minima=2))


def test_large_stakes() -> None:
    assert understand("rouge 1 500") == Plain("rouge", Value(centimes=150_000))
    assert understand("rouge 1\u00a0500") == Plain("rouge", Value(centimes=150_000))
    assert understand("plein 17 1 500") == Plain("plein:17", Value(centimes=150_000))
    assert understand("красное две тысячи") == Plain("rouge", Value(centimes=200_000))
    assert understand("rouge deux cents") == Plain("rouge", Value(centimes=20_000))


@pytest.mark.parametrize(
    "text",
    [
        "orphelins à 5 la pièce", "orphelins 5 par pièce", "orfanelli a 5 al pezzo", "sirotci po 5 za kus",
        "сироты по 5 за штуку", "orphans at 5 each", "orphans 5 a piece",
    ],
)  # fmt: skip
def test_so_much_a_piece_is_no_number_of_pieces(text: str) -> None:
    """Said "à 5 la pièce" it is five francs each; "par 5 pièces" is five times the minimum."""
    assert understand(text) == Annonce("orphelins", Value(centimes=500))
    assert understand("orphelins par 5 pièces") == Annonce("orphelins", Value(minima=5))
    assert understand(text.replace("5", "17 5")) is None


def test_zero_said_as_a_word_is_no_amount() -> None:
    for zero in ("zéro", "zero", "nula", "зеро"):
        assert understand(f"{zero} 10") == Plain("plein:0", Value(centimes=1000))
        assert understand(f"{zero} 3") == Plain("cheval:0/3")
    assert understand("0 10") is None


# -- what is not understood --------------------------------------------------------------------------

NOT_UNDERSTOOD = [
    "", " ", "bonjour", "37 plein", "37 et les voisins", "17 et 10 voisins", "17 et 0 voisins",
    "finale 10", "finale 11",
    "finale 3/5", "finale 9/10", "finale", "voisins", "voisins par 5", "orphelins et tiers", "orphelins 17",
    "tiers 50", "17 et les voisins 5", "cheval 3/4", "cheval 0/4", "carré 3", "carré 25/28", "sixain 5",
    "transversale 1/5", "colonne 4", "douzaine 0", "rouge noir", "rouge -5", "-5 rouge", "rouge 0",
    "rouge par",
    "par 5", "5 pièces", "tiers par 0", "tiers par 5 par 10", "tiers par 5 2 pièces", "17/", "/17", "17+",
    "+3",
    "rouge 5 10", "32 37", "finale 7 10", "jeu", "jeu 7", "jeu 9/8", "1/2/3/4/5", "x" * 300, "\0", "🎲",
    "première rouge", "17 première", "rouge 999999999999", "rouge 1 00", "17 50",
]  # fmt: skip


@pytest.mark.parametrize("text", NOT_UNDERSTOOD)
def test_what_is_not_understood_moves_nothing_and_names_something_near(text: str) -> None:
    assert understand(text) is None
    assert understand(nearest_phrase(text)) is not None


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("17 et les voisns par 5", "17 et les voisins par 5"),
        ("orfelins par 5", "orphelins par 5"),
        ("finall 7", "final 7"),
        ("finále 11", "finále 7/10 po 5"),
        ("сиротты по 5", "сироты по 5"),
        ("velka serje", "velká série"),
        ("carée 25", "carré 25"),
        ("vicni dello zero", "vicini dello zero"),
        ("orphelins 25", "orphelins par 25"),  # the value of a piece, and with its word
        ("voisins zéro 45", "voisins zéro par 45"),
        ("сироты 25", "сироты по 25"),
        ("5/8 25", "5/8 par 25"),
    ],
)
def test_the_nearest_phrase(text: str, nearest: str) -> None:
    assert nearest_phrase(text) == nearest


@pytest.mark.parametrize(
    ("text", "tongue", "nearest"),
    [
        (
            "orfelins pra 5",
            "it",
            "orphelins par 5",
        ),  # typed in French, whatever the interface speaks
        ("vicini dello zera per 5", "fr", "vicini dello zero per 5"),
        ("xyzzy", "it", "17 e vicini da 5"),
        ("xyzzy", "ru", "17 и соседи по 5"),
        ("xyzzy", None, "17 et les voisins par 5"),
    ],
)
def test_what_is_suggested_is_of_one_tongue(text: str, tongue: str | None, nearest: str) -> None:
    assert nearest_phrase(text, tongue) == nearest


def test_every_suggestion_is_understood() -> None:
    kinds = {type(understand(phrase)) for phrase in suggestions().values()}
    assert kinds == {Annonce, Plain}


def test_every_tongue_has_a_word_for_everything() -> None:
    for words in TONGUES.values():
        assert set(words) == set(Sense)
        assert all(word.strip() for text in words.values() for word in text.split(","))


def test_no_word_of_one_tongue_hides_the_word_that_another_suggests() -> None:
    known = vocabulary()
    for words in TONGUES.values():
        for sense, phrases in words.items():
            assert known[plain(phrases.split(", ")[0])] is sense
    for phrase in known:
        assert phrase == phrase.strip()
        assert 1 <= len(phrase.split()) <= 4


@given(st.text(max_size=60))
def test_nothing_typed_is_ever_an_accident(text: str) -> None:
    meant = understand(text)
    if isinstance(meant, Annonce):
        assert announcements.canonical(meant.name) == meant.name
    elif isinstance(meant, Plain):
        assert meant.on in bets.SPOTS


@given(
    st.lists(
        st.sampled_from(
            [*list(vocabulary())[::7], "17", "0", "5", "/", "+", "par", "2,50", "vingt", "et", "un", "000"]
        ),
        max_size=8,
    ).map(" ".join)
)
def test_any_words_in_any_order(text: str) -> None:
    meant = understand(text)
    if meant is None:
        return
    assert len(text) <= LONGEST
    if isinstance(meant, Annonce):
        assert announcements.canonical(meant.name) == meant.name
    else:
        assert meant.on in bets.SPOTS
    assert meant.value is None or meant.value.at(1) > 0


@pytest.mark.parametrize(
    ("text", "on"),
    [
        ("17/20 25", "cheval:17/20"),
        ("17-20 25", "cheval:17/20"),
        ("0/3 25", "cheval:0/3"),
        ("13-15 25", "transversale:13/14/15"),
        ("1/2/4/5 25", "carre:1/2/4/5"),
        ("0/1/2/3 25", "carre:0/1/2/3"),
        ("1/6 25", "sixain:1/6"),
    ],
)
def test_numbers_joined_by_strokes_need_no_word_before_their_stake(text: str, on: str) -> None:
    assert understand(text) == Plain(on, Value(centimes=2_500))
    assert understand(text.replace(" 25", " 1 000")) == Plain(on, Value(centimes=100_000))


@pytest.mark.parametrize("text", ["5/8 25", "0/2/3 25", "17 25", "17 20 25", "17/20 25 25", "17/24 25"])
def test_what_may_be_something_else_is_no_bet(text: str) -> None:
    """A series is laid in pieces; two bare numbers may be a cheval, or a stake on the first."""
    assert understand(text) is None
