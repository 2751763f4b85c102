"""From the kind of a bet and the numbers said with it to the place on the tableau."""

from __future__ import annotations

from casino_qt.rules.roulette.bets import SPOTS, Kind

_FROM_TO = {
    (1, 12): "douzaine:1",
    (13, 24): "douzaine:2",
    (25, 36): "douzaine:3",
    (1, 24): "douzaines:1/2",
    (13, 36): "douzaines:2/3",
    (1, 18): "manque",
    (19, 36): "passe",
}
_COLUMN_ENDS = (34, 35, 36)


def place(kind: Kind | None, numbers: tuple[int, ...]) -> str | None:
    """The canonical name of the place, or None when there is none.

    Without a kind one number is a plein, and two, three or four the place between them. A transversale may
    be named by one of its numbers, a carré or a sixain by its lowest, each of them by its first and last, and
    so may the dozens and the two halves; a column by the number at its end.
    """
    low = min(numbers)
    if kind in (None, Kind.DOUZAINE) and numbers in _FROM_TO:
        return _FROM_TO[numbers]
    if kind is Kind.COLONNE and len(numbers) == 1 and low in _COLUMN_ENDS:
        return f"{Kind.COLONNE.value}:{low - 33}"
    if kind in (Kind.COLONNE, Kind.DOUZAINE):
        name = f"{kind.value}:{low}" if len(numbers) == 1 else f"{kind.value}s:{numbers[0]}/{numbers[-1]}"
        return name if name in SPOTS and len(numbers) <= 2 else None
    candidates: dict[Kind, list[tuple[int, ...]]] = {
        Kind.PLEIN: [numbers],
        Kind.CHEVAL: [tuple(sorted(numbers))] if len(numbers) == 2 else [],
        Kind.TRANSVERSALE: [tuple(sorted(numbers))],
        Kind.CARRE: [tuple(sorted(numbers))],
        Kind.SIXAIN: [],
    }
    if len(numbers) == 2 or (len(numbers) == 1 and kind is not None):
        first, last = low, max(numbers)
        one = len(numbers) == 1
        row = (first - 1) // 3 * 3 + 1 if one else first
        if one or last == row + 2:
            candidates[Kind.TRANSVERSALE].append((row, row + 1, row + 2))
        square = (0, 1, 2, 3) if first == 0 else (first, first + 1, first + 3, first + 4)
        if one or last == square[-1]:
            candidates[Kind.CARRE].append(square)
    found = (
        f"{each.value}:{'/'.join(map(str, names))}"
        for each, lists in candidates.items()
        if kind is None or each is kind
        for names in lists
    )
    for name in found:
        if name in SPOTS:
            return name
    return _sixain(kind, numbers)


def _sixain(kind: Kind | None, numbers: tuple[int, ...]) -> str | None:
    """Two rows, by the lowest number, or by the first and the last; a transversale of six is one too."""
    if kind not in (None, Kind.SIXAIN, Kind.TRANSVERSALE) or len(numbers) > 2:
        return None
    if len(numbers) == 1 and kind is not Kind.SIXAIN:
        return None
    first, last = min(numbers), max(numbers)
    name = f"{Kind.SIXAIN.value}:{first}/{first + 5}"
    return name if name in SPOTS and (len(numbers) == 1 or last == first + 5) else None
