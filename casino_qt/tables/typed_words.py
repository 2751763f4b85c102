"""The words understood when a bet is typed, tongue by tongue, declared once. The first of each list is
suggested when something else was meant. Upper and lower case, accents and ё count for nothing."""

from __future__ import annotations

from dataclasses import dataclass

from casino_qt.rules.trente_et_quarante.actions import Spot


@dataclass(frozen=True, slots=True)
class Words:
    """One tongue. `fillers` say nothing; `everything` with `take` means all that is free on the cloth."""

    rouge: tuple[str, ...]
    noir: tuple[str, ...]
    couleur: tuple[str, ...]
    inverse: tuple[str, ...]
    insure: tuple[str, ...]
    lay: tuple[str, ...]
    take: tuple[str, ...]
    everything: tuple[str, ...]
    deal: tuple[str, ...]
    fillers: tuple[str, ...]

    def spots(self) -> dict[Spot, tuple[str, ...]]:
        """The words for the four chances."""
        return {
            Spot.ROUGE: self.rouge,
            Spot.NOIR: self.noir,
            Spot.COULEUR: self.couleur,
            Spot.INVERSE: self.inverse,
        }


TONGUES: dict[str, Words] = {
    "fr": Words(
        rouge=("rouge", "rouges"),
        noir=("noir", "noire", "noirs"),
        couleur=("couleur", "couleurs"),
        inverse=("inverse", "inverses"),
        insure=("assurance", "assurer", "assurez", "assure", "j'assure", "assuré"),
        lay=("mise", "miser", "misez", "mets", "mettre", "mettez", "joue", "jouer", "pose", "poser"),
        take=(
            "reprendre", "reprends", "reprenez", "reprise", "retirer", "retire", "retirez", "prendre",
            "prends", "enlever", "ôter", "effacer", "effacez",
        ),
        everything=("tout", "toute", "toutes", "tous"),
        deal=("rien ne va plus", "coup", "donnez", "les jeux sont faits"),
        fillers=(
            "sur", "à", "au", "le", "la", "les", "l", "de", "du", "des", "je", "j", "en", "pour", "et",
            "s'il", "vous", "plaît", "svp", "franc", "francs", "fr", "f",
        ),
    ),
    "it": Words(
        rouge=("rosso", "rossa", "rossi"),
        noir=("nero", "nera", "neri"),
        couleur=("colore", "colori"),
        inverse=("inverso", "inversa"),
        insure=("assicurazione", "assicurare", "assicuro", "assicura", "assicurate"),
        lay=("punto", "puntare", "puntate", "punta", "gioco", "giocare", "metto", "mettere"),
        take=(
            "riprendere", "riprendo", "riprendi", "riprenda", "ritirare", "ritiro", "ritira", "togliere",
            "tolgo", "togli", "prendere", "prendo",
        ),
        everything=("tutto", "tutta", "tutti", "tutte"),
        deal=("nulla va più", "colpo", "i giochi sono fatti"),
        fillers=(
            "sul", "sulla", "su", "al", "alla", "il", "lo", "del", "dal", "dalla", "di", "da", "per",
            "per favore", "e", "franchi", "franco",
        ),
    ),
    "cs": Words(
        rouge=("červená", "červenou", "červené", "rudá", "rudou"),
        noir=("černá", "černou", "černé"),
        couleur=("barva", "barvu", "barvě", "barvy"),
        inverse=("inverze", "inverzi", "opak", "opačná", "opačnou", "opaku"),
        insure=("pojištění", "pojistit", "pojistím", "pojisti", "pojistka", "pojistku"),
        lay=("sázím", "vsadit", "vsadím", "sázka", "sázku", "dávám", "hraju", "hraji"),
        take=(
            "vzít", "vezmi", "vezmu", "beru", "stáhnout", "stahuji", "stáhnu", "sundat", "zpátky", "sejmout",
            "zrušit",
        ),
        everything=("vše", "všechno", "všecko"),
        deal=("konec sázek", "vsazeno", "rozdejte", "rozdat"),
        fillers=("na", "z", "ze", "zpět", "prosím", "a", "po", "franků", "franky", "frank", "fr."),
    ),
    "ru": Words(
        rouge=("красное", "красная", "красную", "красного", "красный"),
        noir=("чёрное", "чёрная", "чёрную", "чёрного", "чёрный"),
        couleur=("цвет", "цвета", "цвету"),
        inverse=("инверс", "инверсия", "инверсию", "обратный", "обратное", "обратного", "обратную"),
        insure=("страховка", "страховку", "страхую", "страховать", "застраховать", "страхование"),
        lay=("ставлю", "ставка", "ставку", "поставить", "поставлю", "ставить", "кладу", "играю"),
        take=("забрать", "забираю", "заберу", "снять", "снимаю", "взять", "беру", "убрать", "вернуть"),
        everything=("всё", "все"),
        deal=("ставок больше нет", "ставки сделаны", "сдавайте", "сдавай"),
        fillers=("на", "с", "со", "из", "и", "по", "пожалуйста", "франков", "франка", "франк", "фр"),
    ),
    "en": Words(
        rouge=("red", "rouge"),
        noir=("black", "noir"),
        couleur=("colour", "color", "couleur"),
        inverse=("inverse",),
        insure=("insurance", "insure", "insured"),
        lay=("bet", "put", "lay", "stake", "place", "play"),
        take=("take", "remove", "withdraw", "pull", "clear"),
        everything=("all", "everything"),
        deal=("no more bets", "deal"),
        fillers=("on", "the", "from", "off", "back", "of", "my", "please", "francs", "franc", "and"),
    ),
}  # fmt: skip
