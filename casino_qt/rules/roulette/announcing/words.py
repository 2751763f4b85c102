"""The words understood at the table, tongue by tongue, declared once. Nothing is decided here.

The first of each list is how the phrase is suggested when something else was meant. Upper and lower case,
accents, hyphens and ё count for nothing. Words are separated by commas; a phrase of several words counts
before its parts.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache

from casino_qt.rules.spoken_numbers import plain


class Sense(StrEnum):
    """What a word may mean."""

    BIG = "big"
    SMALL = "small"
    SERIES = "series"
    ORPHANS = "orphans"
    NEIGHBOURS = "neighbours"
    FINALE = "finale"
    GAME = "game"
    ZERO = "zero"
    PLEIN = "plein"
    CHEVAL = "cheval"
    TRANSVERSALE = "transversale"
    CARRE = "carre"
    SIXAIN = "sixain"
    COLONNE = "colonne"
    DOUZAINE = "douzaine"
    ROUGE = "rouge"
    NOIR = "noir"
    PAIR = "pair"
    IMPAIR = "impair"
    MANQUE = "manque"
    PASSE = "passe"
    FIRST = "first"
    SECOND = "second"
    THIRD = "third"
    AND = "and"
    ON = "on"
    BY = "by"
    PIECES = "pieces"
    EACH = "each"
    FILLER = "filler"


TONGUES: dict[str, dict[Sense, str]] = {
    "fr": {
        Sense.BIG: "grande série, grandes séries, voisins du zéro, voisins de zéro, voisins zéro",
        Sense.SMALL: "tiers, petite série, petites séries, tiers du cylindre",
        Sense.SERIES: "série, séries",
        Sense.ORPHANS: "orphelins, orphelin, orphelines, orph",
        Sense.NEIGHBOURS: "voisins, voisin, voisines",
        Sense.FINALE: "finale, finales, fin",
        Sense.GAME: "jeu, jeux, spiel",
        Sense.ZERO: "zéro",
        Sense.PLEIN: "plein, en plein, pleins, pleine, en pleins",
        Sense.CHEVAL: "cheval, à cheval, chevaux, à chevaux",
        Sense.TRANSVERSALE: "transversale, transversales, transversale pleine, transversales pleines",
        Sense.CARRE: "carré, carrés",
        Sense.SIXAIN: "sixain, sixains, sizain, transversale simple, transversales simples",
        Sense.COLONNE: "colonne, colonnes",
        Sense.DOUZAINE: "douzaine, douzaines",
        Sense.ROUGE: "rouge, rouges",
        Sense.NOIR: "noir, noire, noirs",
        Sense.PAIR: "pair, pairs",
        Sense.IMPAIR: "impair, impairs",
        Sense.MANQUE: "manque",
        Sense.PASSE: "passe",
        Sense.FIRST: "première, premier, premières, premiers",
        Sense.SECOND: "deuxième, seconde, second, deuxièmes, moyenne, du milieu, milieu",
        Sense.THIRD: "troisième, dernière, dernier, troisièmes",
        Sense.AND: "et",
        Sense.ON: "sur",
        Sense.BY: "par",
        Sense.PIECES: "pièces, pièce",
        Sense.EACH: "la pièce, par pièce, chaque pièce",
        Sense.FILLER: "le, la, les, l, du, de, des, d, au, aux, ses, son, sa, avec, numéro, numéros, je, "
        "joue, jouer, mets, mettre, mettez, mise, miser, misez, pose, pour, annonce, francs, franc, fr, f, "
        "re, ere, er, eme, s'il vous plaît, svp, monsieur, messieurs, chaque, chacun",
    },
    "it": {
        Sense.BIG: "grande serie, grandi serie, vicini dello zero, vicini di zero, vicini zero",
        Sense.SMALL: "piccola serie, piccole serie, terzo, terzi, terzo del cilindro",
        Sense.SERIES: "serie",
        Sense.ORPHANS: "orfanelli, orfanello, orfanelle, orfani",
        Sense.NEIGHBOURS: "vicini, vicino, vicine",
        Sense.FINALE: "finale, finali",
        Sense.GAME: "gioco, giochi",
        Sense.ZERO: "zero",
        Sense.PLEIN: "pieno, in pieno, pieni, secco",
        Sense.CHEVAL: "cavallo, cavalli, a cavallo",
        Sense.TRANSVERSALE: "terzina, terzine, trasversale, trasversali, trasversale piena",
        Sense.CARRE: "carré, quadrato, quartina, quadrati, quartine",
        Sense.SIXAIN: "sestina, sestine, trasversale semplice, trasversali semplici",
        Sense.COLONNE: "colonna, colonne",
        Sense.DOUZAINE: "dozzina, dozzine",
        Sense.ROUGE: "rosso, rossa, rossi",
        Sense.NOIR: "nero, nera, neri",
        Sense.PAIR: "pari",
        Sense.IMPAIR: "dispari",
        Sense.MANQUE: "manque, basso, bassi",
        Sense.PASSE: "passe, alto, alti",
        Sense.FIRST: "prima, primo, prime",
        Sense.SECOND: "seconda, secondo, media, mezzana, di mezzo",
        Sense.THIRD: "terza, ultima, ultimo",
        Sense.AND: "e, ed",
        Sense.ON: "su, sul, sulla, sullo, sui, sulle, sugli",
        Sense.BY: "da, per",
        Sense.PIECES: "pezzi, pezzo",
        Sense.EACH: "al pezzo, per pezzo, cadauno",
        Sense.FILLER: "il, lo, i, gli, le, del, dello, della, dei, degli, delle, di, al, allo, alla, ai, "
        "con, suoi, suo, numero, numeri, franchi, franco, punto, puntare, punta, metto, metti, annuncio, "
        "per favore",
    },
    "cs": {
        Sense.BIG: "velká série, velkou sérii, velké série, sousedé nuly, sousedi nuly, sousedy nuly",
        Sense.SMALL: "malá série, malou sérii, malé série, třetina, třetinu, třetiny",
        Sense.SERIES: "série, sérii",
        Sense.ORPHANS: "sirotci, sirotky, sirotků, sirotek",
        Sense.NEIGHBOURS: "sousedé, sousedi, sousedy, soused, souseda, sousedů, sousedem, sousedech",
        Sense.FINALE: "finále, finálí, finály",
        Sense.GAME: "hra, hru, hry",
        Sense.ZERO: "nula, nulou, nulu, nuly, nule",
        Sense.PLEIN: "plné, plný, plně, plnou, na plno, na číslo",
        Sense.CHEVAL: "dvojice, dvojici, dvojic, dvojicemi, chevaly",
        Sense.TRANSVERSALE: "trojice, trojici, transverzála, transverzálu, transversála, transversálu",
        Sense.CARRE: "čtveřice, čtveřici, karé",
        Sense.SIXAIN: "šestice, šestici",
        Sense.COLONNE: "sloupec, sloupce, sloupek, sloupců, kolona, kolonu, kolony",
        Sense.DOUZAINE: "tucet, tucty, tuctu, tuctů",
        Sense.ROUGE: "červená, červenou, červené, rudá, rudou",
        Sense.NOIR: "černá, černou, černé",
        Sense.PAIR: "sudá, sudou, sudé, sudý",
        Sense.IMPAIR: "lichá, lichou, liché, lichý",
        Sense.MANQUE: "manque, nízká, nízkou, nízké",
        Sense.PASSE: "passe, vysoká, vysokou, vysoké",
        Sense.FIRST: "první",
        Sense.SECOND: "druhá, druhý, druhou, druhé, prostřední, střední",
        Sense.THIRD: "třetí, poslední",
        Sense.AND: "a",
        Sense.ON: "na",
        Sense.BY: "po",
        Sense.PIECES: "kusy, kus, kusů, kusech",
        Sense.EACH: "za kus, na kus, za každý kus",
        Sense.FILLER: "s, se, k, ke, z, ze, v, ve, jeho, jejich, číslo, čísla, franků, franky, frank, "
        "frankách, francích, sázím, vsadit, vsadím, dávám, hraji, hraju, anonce, prosím",
    },
    "ru": {
        Sense.BIG: "большая серия, большую серию, большие серии, соседи зеро, соседей зеро, соседи нуля",
        Sense.SMALL: "малая серия, малую серию, малые серии, треть, трети",
        Sense.SERIES: "серия, серию",
        Sense.ORPHANS: "сироты, сирот, сирота, сиротки, орфелины",
        Sense.NEIGHBOURS: "соседи, соседей, соседа, сосед, соседями, соседях, соседям",
        Sense.FINALE: "финал, финалы, финала, финалов, финале",
        Sense.GAME: "игра, игру, игры",
        Sense.ZERO: "зеро, ноль, нуль, нуля",
        Sense.PLEIN: "плейн, плен, в номер, прямая, прямую, полный, полная",
        Sense.CHEVAL: "шеваль, шевали, а шеваль, сплит, сплиты, сплита, сплитов, сплитами",
        Sense.TRANSVERSALE: "трансверсаль, трансверсали, стрит, стриты",
        Sense.CARRE: "каре, квадрат, квадраты",
        Sense.SIXAIN: "сиксен, сикслайн, двойной стрит, простая трансверсаль, простую трансверсаль",
        Sense.COLONNE: "колонна, колонну, колонны, колонн",
        Sense.DOUZAINE: "дюжина, дюжину, дюжины, дюжин",
        Sense.ROUGE: "красное, красная, красную, красный, красного",
        Sense.NOIR: "чёрное, чёрная, чёрную, чёрный, чёрного",
        Sense.PAIR: "чёт, чётное, чётные, чётная",
        Sense.IMPAIR: "нечёт, нечётное, нечётные, нечётная",
        Sense.MANQUE: "манк, малые, меньшие",
        Sense.PASSE: "пассе, пас, большие",
        Sense.FIRST: "первая, первую, первый, первые",
        Sense.SECOND: "вторая, вторую, второй, средняя, среднюю, вторые",
        Sense.THIRD: "третья, третью, третий, последняя, последнюю",
        Sense.AND: "и",
        Sense.ON: "на",
        Sense.BY: "по",
        Sense.PIECES: "штук, штуки, штука, штуку, штуке, шт",
        Sense.EACH: "за штуку, на штуку, за каждую",
        Sense.FILLER: "с, со, его, номер, номера, франков, франка, франк, франки, франку, ставлю, ставка, "
        "ставку, поставить, анонс, пожалуйста",
    },
    "en": {
        Sense.BIG: "big series, large series, great series, neighbours of zero, neighbours of the zero, "
        "neighbors of zero, neighbors of the zero, zero neighbours, zero neighbors",
        Sense.SMALL: "small series, little series, thirds, third of the wheel",
        Sense.SERIES: "series",
        Sense.ORPHANS: "orphans, orphan",
        Sense.NEIGHBOURS: "neighbours, neighbors, neighbour, neighbor",
        Sense.FINALE: "final, finals",
        Sense.GAME: "game",
        Sense.ZERO: "zero",
        Sense.PLEIN: "straight up, straight, straight-up",
        Sense.CHEVAL: "split, splits",
        Sense.TRANSVERSALE: "street, streets",
        Sense.CARRE: "corner, corners, square",
        Sense.SIXAIN: "six line, sixline, line, double street",
        Sense.COLONNE: "column, columns",
        Sense.DOUZAINE: "dozen, dozens",
        Sense.ROUGE: "red",
        Sense.NOIR: "black",
        Sense.PAIR: "even",
        Sense.IMPAIR: "odd",
        Sense.MANQUE: "low",
        Sense.PASSE: "high",
        Sense.FIRST: "first",
        Sense.SECOND: "second, middle",
        Sense.THIRD: "third, last",
        Sense.AND: "and",
        Sense.ON: "on",
        Sense.BY: "by, at, for",
        Sense.PIECES: "pieces, piece",
        Sense.EACH: "each, a piece, per piece, apiece",
        Sense.FILLER: "the, of, its, with, number, numbers, francs, franc, put, bet, play, lay, my, please, "
        "st, nd, rd, th, announce, announced",
    },
}  # fmt: skip


@cache
def vocabulary() -> dict[str, Sense]:
    """Every phrase of every tongue, plain, with its sense; where tongues disagree the first listed counts."""
    senses: dict[str, Sense] = {}
    for tongue in TONGUES.values():
        for sense, words in tongue.items():
            for word in words.split(", "):
                senses.setdefault(plain(word), sense)
    return senses


@cache
def _spellings(tongue: str) -> dict[str, str]:
    """How the plain words of a tongue are properly written."""
    written: dict[str, str] = {}
    for words in TONGUES[tongue].values():
        for word in words.replace(",", "").split():
            written.setdefault(plain(word), word)
    return written


def spelt(words: list[str]) -> list[str]:
    """Plain words as they are properly written, in the tongue that knows most of them where it can."""
    tongues = sorted(TONGUES, key=lambda tongue: -sum(word in _spellings(tongue) for word in words))
    proper: dict[str, str] = {}
    for tongue in tongues:
        for word in words:
            if word in _spellings(tongue):
                proper.setdefault(word, _spellings(tongue)[word])
    return [proper.get(word, word) for word in words]


def first_word(tongue: str, sense: Sense) -> str:
    """The phrase that is suggested for a sense."""
    return TONGUES[tongue][sense].split(", ")[0]
