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
    LAST = "last"
    AND = "and"
    ON = "on"
    BY = "by"
    PIECES = "pieces"
    EACH = "each"
    FILLER = "filler"


TONGUES: dict[str, dict[Sense, str]] = {
    "fr": {
        Sense.BIG: "grande série, grandes séries, voisins du zéro, voisins de zéro, voisins zéro",
        Sense.SMALL: "tiers, petite série, petites séries, tiers du cylindre, tier",
        Sense.SERIES: "série, séries, secteur, zone",
        Sense.ORPHANS: "orphelins, orphelin, orphelines, orph",
        Sense.NEIGHBOURS: "voisins, voisin, voisines",
        Sense.FINALE: "finale, finales, fin",
        Sense.GAME: "jeu, jeux, spiel",
        Sense.ZERO: "zéro",
        Sense.PLEIN: "plein, en plein, pleins, pleine, en pleins, sec",
        Sense.CHEVAL: "cheval, à cheval, chevaux, à chevaux, chevals",
        Sense.TRANSVERSALE: "transversale, transversales, transversale pleine, transversales pleines, "
        "rangée",
        Sense.CARRE: "carré, carrés",
        Sense.SIXAIN: "sixain, sixains, sizain, sizains, sixaine, transversale simple, "
        "transversales simples, double transversale",
        Sense.COLONNE: "colonne, colonnes",
        Sense.DOUZAINE: "douzaine, douzaines",
        Sense.ROUGE: "rouge, rouges",
        Sense.NOIR: "noir, noire, noirs",
        Sense.PAIR: "pair, pairs",
        Sense.IMPAIR: "impair, impairs",
        Sense.MANQUE: "manque, manques",
        Sense.PASSE: "passe, passes",
        Sense.FIRST: "première, premier, premières, premiers",
        Sense.SECOND: "deuxième, seconde, second, deuxièmes, secondes, moyenne, du milieu, milieu, "
        "centrale",
        Sense.THIRD: "troisième, troisièmes",
        Sense.LAST: "dernière, dernier, dernières, derniers",
        Sense.AND: "et, avec",
        Sense.ON: "sur",
        Sense.BY: "par",
        Sense.PIECES: "pièces, pièce",
        Sense.EACH: "la pièce, par pièce, chaque pièce, par numéro",
        Sense.FILLER: "le, la, les, l, du, de, des, d, au, aux, ses, son, sa, numéro, numéros, je, joue, "
        "jouer, mets, mettre, mettez, mise, miser, misez, pose, pour, annonce, en, francs, franc, fr, f, "
        "s'il vous plaît, svp, monsieur, messieurs, chaque, chacun, de chaque côté, tous, toutes, leurs, "
        "voudrais",
    },
    "it": {
        Sense.BIG: "grande serie, grandi serie, serie grande, vicini dello zero, vicini di zero, "
        "vicini zero",
        Sense.SMALL: "piccola serie, piccole serie, terzo, terzi, terzo del cilindro, serie piccola",
        Sense.SERIES: "serie, settore, zona",
        Sense.ORPHANS: "orfanelli, orfanello, orfanelle, orfani",
        Sense.NEIGHBOURS: "vicini, vicino, vicine",
        Sense.FINALE: "finale, finali",
        Sense.GAME: "gioco, giochi",
        Sense.ZERO: "zero",
        Sense.PLEIN: "pieno, in pieno, pieni, secco, singolo",
        Sense.CHEVAL: "cavallo, cavalli, a cavallo, a cavalli",
        Sense.TRANSVERSALE: "terzina, terzine, trasversale, trasversali, trasversale piena, "
        "trasversali piene",
        Sense.CARRE: "quartina, quadrato, carré, quadrati, quartine, angolo, angoli",
        Sense.SIXAIN: "sestina, sestine, doppia terzina, trasversale semplice, trasversali semplici",
        Sense.COLONNE: "colonna, colonne",
        Sense.DOUZAINE: "dozzina, dozzine",
        Sense.ROUGE: "rosso, rossa, rossi",
        Sense.NOIR: "nero, nera, neri",
        Sense.PAIR: "pari",
        Sense.IMPAIR: "dispari",
        Sense.MANQUE: "manque, basso, bassi, bassa",
        Sense.PASSE: "passe, alto, alti, alta",
        Sense.FIRST: "prima, primo, prime, primi",
        Sense.SECOND: "seconda, secondo, media, mezzana, di mezzo, centrale, mezzo",
        Sense.THIRD: "terza",
        Sense.LAST: "ultima, ultimo, ultime, ultimi",
        Sense.AND: "e, ed, con, coi, col",
        Sense.ON: "su, sul, sulla, sullo, sui, sulle, sugli",
        Sense.BY: "da, per",
        Sense.PIECES: "pezzi, pezzo",
        Sense.EACH: "al pezzo, per pezzo, a pezzo, cadauno, ciascuno",
        Sense.FILLER: "tra, fra, il, lo, i, gli, le, del, dello, della, dei, degli, delle, di, al, allo, "
        "alla, ai, suoi, suo, numero, numeri, franchi, franco, punto, puntare, punta, metto, metti, "
        "annuncio, per favore, per parte, da ogni lato, tutti, loro, vorrei",
    },
    "cs": {
        Sense.BIG: "velká série, velkou sérii, velké série, série velká, sousedé nuly, sousedi nuly, "
        "sousedy nuly",
        Sense.SMALL: "malá série, malou sérii, malé série, série malá, třetina, třetinu, třetiny",
        Sense.SERIES: "série, sérii, sektor",
        Sense.ORPHANS: "sirotci, sirotky, sirotků, sirotek",
        Sense.NEIGHBOURS: "sousedé, sousedi, sousedy, soused, souseda, sousedů, sousedem, sousedech",
        Sense.FINALE: "finále, finálí, finály",
        Sense.GAME: "hra, hru, hry, špíl, špil",
        Sense.ZERO: "nula, nulou, nulu, nuly, nule, nulová, nulovou",
        Sense.PLEIN: "plné, plný, plně, plná, plnou, plných, na plno, na číslo",
        Sense.CHEVAL: "dvojice, dvojici, dvojic, dvojicemi, chevaly, chevalem, chevalu",
        Sense.TRANSVERSALE: "trojice, trojici, trojic, řada, řadu, řady, řádek, ulice, ulici, "
        "transverzála, transverzálu, transverzály, transversála, transversálu, plná transverzála, "
        "plnou transverzálu",
        Sense.CARRE: "čtveřice, čtveřici, čtveřic, čtverec, čtverce, roh, rohy, rohu, karé",
        Sense.SIXAIN: "šestice, šestici, šestic, dvojitá řada, dvojitou řadu, dvojřada, dvojřadu, šestka, "
        "šestku, jednoduchá transverzála, jednoduchou transverzálu",
        Sense.COLONNE: "sloupec, sloupce, sloupek, sloupky, sloupců, sloupci, kolona, kolonu, kolony, "
        "kolon, kolona",
        Sense.DOUZAINE: "tucet, tucty, tuctu, tuctů, tuctech",
        Sense.ROUGE: "červená, červenou, červené, červený, rudá, rudou",
        Sense.NOIR: "černá, černou, černé, černý",
        Sense.PAIR: "sudá, sudou, sudé, sudý",
        Sense.IMPAIR: "lichá, lichou, liché, lichý",
        Sense.MANQUE: "malá, malou, malé, nízká, nízkou, nízké, manque",
        Sense.PASSE: "velká, velkou, velké, vysoká, vysokou, vysoké, passe",
        Sense.FIRST: "první, prvních",
        Sense.SECOND: "druhá, druhý, druhou, druhé, prostřední, střední",
        Sense.THIRD: "třetí",
        Sense.LAST: "poslední, posledních",
        Sense.AND: "a, s, se",
        Sense.ON: "na",
        Sense.BY: "po, za",
        Sense.PIECES: "kusy, kus, kusů, kusech",
        Sense.EACH: "za kus, na kus, za každý kus, každý, každé",
        Sense.FILLER: "k, ke, z, ze, v, ve, jeho, jejich, číslo, čísla, čísel, čísly, všechny, všemi, "
        "všech, svými, z každé strany, na každé straně, prosil bych, franků, franky, frank, frankách, "
        "francích, sázím, vsadit, vsadím, dávám, hraji, hraju, anonce, prosím",
    },
    "ru": {
        Sense.BIG: "большая серия, большую серию, серия большая, большие серии, соседи зеро, "
        "соседей зеро, соседи нуля",
        Sense.SMALL: "малая серия, малую серию, малые серии, серия малая, треть, трети, тьер",
        Sense.SERIES: "серия, серию, серии, сектор, зона",
        Sense.ORPHANS: "сироты, сирот, сирота, сиротки, орфелины, орфелинов, орфелены, "
        "орфелинс, орфалайнс, орфелен",
        Sense.NEIGHBOURS: "соседи, соседей, соседа, сосед, соседями, соседях, соседям",
        Sense.FINALE: "финал, финалы, финала, финалов, финале, финаль, финали, финалей",
        Sense.GAME: "игра, игру, игры, шпиль, шпил, спиль",
        Sense.ZERO: "зеро, ноль, нуль, нуля, ноля, нулём, нулевая",
        Sense.PLEIN: "плейн, плен, в номер, прямая, прямую, полный, полная, плейны, стрейт, стрейт ап",
        Sense.CHEVAL: "шеваль, шевали, а шеваль, шевалем, шевалями, сплит, сплиты, сплита, сплитов, "
        "сплитами",
        Sense.TRANSVERSALE: "трансверсаль, трансверсали, стрит, стриты, стрита, полная трансверсаль, "
        "полную трансверсаль, улица, улицу",
        Sense.CARRE: "каре, карре, квадрат, квадраты, угол, углы, угла, корнер, корнеры",
        Sense.SIXAIN: "сикслайн, сиксен, сикс лайн, двойной стрит, двойные стриты, линия, линию, линии, "
        "трансверсаль симпль, простая трансверсаль, простую трансверсаль",
        Sense.COLONNE: "колонна, колонну, колонны, колонн, колонка, колонку, колонки, колонок",
        Sense.DOUZAINE: "дюжина, дюжину, дюжины, дюжин",
        Sense.ROUGE: "красное, красная, красную, красный, красного, красные",
        Sense.NOIR: "чёрное, чёрная, чёрную, чёрный, чёрного, чёрные",
        Sense.PAIR: "чёт, чётное, чётные, чётная, чётных",
        Sense.IMPAIR: "нечёт, нечётное, нечётные, нечётная, нечётных",
        Sense.MANQUE: "малые, малое, меньшие, меньшее, низкие, манк",
        Sense.PASSE: "большие, большое, высокие, пассе, пас, пасс",
        Sense.FIRST: "первая, первую, первый, первые, первых",
        Sense.SECOND: "вторая, вторую, второй, средняя, среднюю, средний, вторые, средние",
        Sense.THIRD: "третья, третью, третий, третьи",
        Sense.LAST: "последняя, последнюю, последний, последние, последних",
        Sense.AND: "и, с, со",
        Sense.ON: "на",
        Sense.BY: "по, за",
        Sense.PIECES: "штук, штуки, штука, штуку, штуке, шт",
        Sense.EACH: "за штуку, на штуку, за каждую, каждый, каждая, каждое",
        Sense.FILLER: "его, её, номер, номера, номеров, число, числа, чисел, все, всё, всеми, свои, "
        "своими, с каждой стороны, франков, франка, франк, франки, франку, ставлю, ставка, ставку, "
        "поставить, анонс, пожалуйста",
    },
    "en": {
        Sense.BIG: "big series, large series, great series, neighbours of zero, neighbours of the zero, "
        "neighbors of zero, neighbors of the zero, zero neighbours, zero neighbors",
        Sense.SMALL: "small series, little series, thirds, tiers, third of the wheel",
        Sense.SERIES: "series, sector, section",
        Sense.ORPHANS: "orphans, orphan",
        Sense.NEIGHBOURS: "neighbours, neighbors, neighbour, neighbor",
        Sense.FINALE: "final, finals",
        Sense.GAME: "game",
        Sense.ZERO: "zero",
        Sense.PLEIN: "straight up, straight, straights, straight-up",
        Sense.CHEVAL: "split, splits",
        Sense.TRANSVERSALE: "street, streets, trio",
        Sense.CARRE: "corner, corners, square, squares, quad",
        Sense.SIXAIN: "six line, sixline, six lines, line, lines, double street, double streets, "
        "six line bet, line bet",
        Sense.COLONNE: "column, columns",
        Sense.DOUZAINE: "dozen, dozens",
        Sense.ROUGE: "red",
        Sense.NOIR: "black",
        Sense.PAIR: "even, evens",
        Sense.IMPAIR: "odd, odds",
        Sense.MANQUE: "low, lows",
        Sense.PASSE: "high, highs",
        Sense.FIRST: "first",
        Sense.SECOND: "second, middle",
        Sense.THIRD: "third",
        Sense.LAST: "last",
        Sense.AND: "and, with",
        Sense.ON: "on",
        Sense.BY: "by, at, for",
        Sense.PIECES: "pieces, piece",
        Sense.EACH: "each, a piece, per piece, apiece, per number",
        Sense.FILLER: "the, of, its, number, numbers, francs, franc, put, bet, play, lay, my, please, "
        "announce, announced, all, side, sides, on each side, each side, either side, i, would, like, bets",
    },
}  # fmt: skip

OTHERWISE = {"third": "thirds"}
"""Words of two senses, and what says the other one: it counts where the first makes no bet."""

RANGES: dict[str, frozenset[str]] = {
    **dict.fromkeys(("de", "du"), frozenset(("a", "au"))),
    **dict.fromkeys(("da", "dal", "dallo", "dall"), frozenset(("a", "al", "allo", "all"))),
    "od": frozenset(("do",)),
    **dict.fromkeys(("от", "с", "со"), frozenset(("до", "по"))),
    "from": frozenset(("to", "through")),
}
"""From the first number of a row to the last one: the word before the first, and those before the last."""
RANGE_ALONE = frozenset(("to", "through", "do", "до"))
"""What joins the two where nothing stands before the first."""


@cache
def vocabulary() -> dict[str, Sense]:
    """Every phrase of every tongue, plain, with its sense; where tongues disagree the first listed counts."""
    senses: dict[str, Sense] = {}
    for tongue in TONGUES:
        senses = vocabulary_of(tongue) | senses
    return senses


@cache
def vocabulary_of(tongue: str) -> dict[str, Sense]:
    """Every phrase of one tongue, plain, with its sense."""
    senses: dict[str, Sense] = {}
    for sense, words in TONGUES[tongue].items():
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
