"""French, Italian and English cardinals. They have no case; their gender shows in "un" and "une" alone."""

from __future__ import annotations

from casino_qt.croupier.spoken.grammar import Gender, listed

_FR = listed(
    "zéro un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept "
    "dix-huit dix-neuf"
)
_FR_TENS = ("", "", "vingt", "trente", "quarante", "cinquante", "soixante", "soixante", "quatre-vingt")
_IT = listed(
    "zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici "
    "sedici diciassette diciotto diciannove"
)
_IT_TENS = listed("- - venti trenta quaranta cinquanta sessanta settanta ottanta novanta")
_EN = listed(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen "
    "seventeen eighteen nineteen"
)
_EN_TENS = listed("- - twenty thirty forty fifty sixty seventy eighty ninety")


def french(number: int, gender: Gender = Gender.M) -> str:
    """vingt et un, vingt et une, quatre-vingts, quatre-vingt-un, deux cents, deux cent trois, mille."""
    parts: list[str] = []
    millions, rest = divmod(number, 1_000_000)
    thousands, units = divmod(rest, 1000)
    if millions:
        # A million is a noun: what stands before it keeps its s, "quatre-vingts millions".
        parts += [_french_hundreds(millions, Gender.M, last=True), "millions" if millions > 1 else "million"]
    if thousands:
        parts += [_french_hundreds(thousands, Gender.M, last=False)] if thousands > 1 else []
        parts.append("mille")
    if units or not number:
        parts.append(_french_hundreds(units, gender, last=True))
    return " ".join(parts)


def _french_hundreds(number: int, gender: Gender, *, last: bool) -> str:
    """0 … 999; `last`: nothing follows that would take the s of vingts and cents away."""
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _french_tens(number, gender, last)
    cent = "cent" if hundreds == 1 else _FR[hundreds] + (" cents" if not rest and last else " cent")
    return f"{cent} {_french_tens(rest, gender, last)}" if rest else cent


def _french_tens(number: int, gender: Gender, last: bool) -> str:
    one = "une" if gender is Gender.F else "un"
    if number < 20:
        return one if number == 1 else _FR[number]
    ten, unit = divmod(number, 10)
    if ten in (7, 9):
        ten, unit = ten - 1, unit + 10
    word = _FR_TENS[ten]
    if ten == 8:
        if not unit:
            return word + ("s" if last else "")
        return f"{word}-{one if unit == 1 else _FR[unit]}"
    if not unit:
        return word
    if unit in (1, 11):
        return f"{word} et {one if unit == 1 else _FR[11]}"
    return f"{word}-{_FR[unit]}"


def italian(number: int, gender: Gender = Gender.M) -> str:
    """uno, una (before a noun "un", see `amounts`), ventuno, ventotto, ventitré, centouno, centottanta."""
    if number == 1:
        return "una" if gender is Gender.F else "uno"
    millions, rest = divmod(number, 1_000_000)
    words = []
    if millions:
        words.append("un milione" if millions == 1 else f"{_italian_thousands(millions)} milioni")
    if rest or not number:
        words.append(_italian_thousands(rest))
    return " e ".join(words)


def _italian_thousands(number: int) -> str:
    thousands, units = divmod(number, 1000)
    head = (
        "" if not thousands else "mille" if thousands == 1 else _italian_hundreds(thousands, False) + "mila"
    )
    return head + (_italian_hundreds(units, bool(head)) if units or not head else "")


def _italian_hundreds(number: int, joined: bool) -> str:
    """0 … 999. Three has its accent where it ends a longer word; `joined`: it is the end of one."""
    hundreds, rest = divmod(number, 100)
    head = "" if not hundreds else "cento" if hundreds == 1 else _IT[hundreds] + "cento"
    if hundreds and not rest:
        return head
    if rest < 20:
        return head + ("tré" if rest == 3 and (head or joined) else _IT[rest])
    ten, unit = divmod(rest, 10)
    tens = _IT_TENS[ten]
    if unit in (1, 8):
        tens = tens[:-1]
    if head and tens[0] == "o":
        head = head[:-1]
    return head + tens + ("" if not unit else "tré" if unit == 3 else _IT[unit])


def english(number: int) -> str:
    """twenty-one, two hundred and five, one thousand and one, one million."""
    millions, rest = divmod(number, 1_000_000)
    thousands, units = divmod(rest, 1000)
    parts = []
    if millions:
        parts.append(f"{_english_hundreds(millions)} million")
    if thousands:
        parts.append(f"{_english_hundreds(thousands)} thousand")
    if units or not number:
        word = _english_hundreds(units)
        parts.append(f"and {word}" if parts and units < 100 else word)
    return " ".join(parts)


def _english_hundreds(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    head = f"{_EN[hundreds]} hundred" if hundreds else ""
    if hundreds and not rest:
        return head
    if rest < 20:
        tail = _EN[rest]
    else:
        ten, unit = divmod(rest, 10)
        tail = _EN_TENS[ten] + (f"-{_EN[unit]}" if unit else "")
    return f"{head} and {tail}" if head else tail
