"""Texts that are the same in a language as in English, and rightly so. Any other was forgotten."""

from __future__ import annotations

NAMES = frozenset({
    "Trente et Quarante", "Trente et quarante", "Тридцать одно", "Roulette française", "Roulette",
    "Blackjack", "CSV", "D’Alembert", "Labouchère", "Paroli", "Fibonacci", "Martingale",
    "Monsieur Anselme", "Monsieur Arsène", "Madame Odile", "Madame Irène", "Signor Tullio", "Signora Bice",
    "Herr Kaspar", "Ingegner Rossi", "Capitano Fabbri", "Conte Ottone", "Donna Matilde", "Glafira Petrovna",
    "Vera Pavlovna", "Pan Vilém", "Paní Zdenka", "Lieutenant Danilo",
})  # fmt: skip
"""Of games, systems, people, formats."""

TERMS = frozenset({
    "31 après", "après", "{a}, {b}, après", "refait: 31 après", "Manque", "Passe", "Partage", "finale {n}",
    "Zero", "17, refait, blackjack…", "Croupier", "croupier {total}", "croupier: blackjack",
    "Croupier: {cards}, {total}",
})  # fmt: skip
"""The table's French, which all tongues have kept."""

COGNATES: dict[str, frozenset[str]] = {
    "fr": frozenset({
        "Chance", "Chances", "Couleur", "Date", "Coups", "Francs", "francs", "Impair", "Inverse",
        "Licence", "Licences", "Licences…", "Noir", "Page", "Pages", "Pair", "Pause", "Prison", "prison",
        "Rouge", "Salon", "Table", "Version", "plus", "rouge 50", "rouge · noir · couleur · inverse",
        "Riviera: prison", "dddd, d MMMM", "min {least} · max {most}", "{hours} h {minutes} min",
        "{minutes} min",
    }),
    "it": frozenset({
        "dddd, d MMMM", "min {least} · max {most}", "{hours} h {minutes} min", "{minutes} min",
    }),
    "cs": frozenset({
        "Delete", "Enter", "Shift", "Bank", "Box {box}", "Box {box}: {cards}, {total}", "Export", "Export…",
        "Import", "Import…", "Licence", "Salon", "dddd, d MMMM", "min {least} · max {most}", "plus",
        "{hours} h {minutes} min", "{minutes} min",
    }),
    "ru": frozenset({"Delete", "Enter", "Shift", "dddd, d MMMM"}),
}  # fmt: skip
"""Words of the language itself that happen to be written as in English."""


def allowed(language: str) -> frozenset[str]:
    """What may be the same in `language`."""
    return NAMES | TERMS | COGNATES[language]
