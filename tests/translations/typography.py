"""What a printer of each country would not let pass. Each rule returns the offending pieces of a text."""

from __future__ import annotations

import re

NBSP = "\N{NO-BREAK SPACE}"
NARROW = "\N{NARROW NO-BREAK SPACE}"  # three of the house's typefaces have no such glyph

# A double sign of punctuation without its no-break space; "14:30", "https://" and "?!" are none.
_FRENCH_BARE = re.compile(rf"(?<![{NBSP}?!:/])(?:[?!;»]|:(?!\d|//))")
_FRENCH_OPENING = re.compile(rf"«(?!{NBSP})")

# Words of one letter and the word they belong to.
_SHORT = {"cs": "[KkSsVvZzOoUuIiAa]", "ru": "[ВвКкСсУуОоИиАа]"}
_UNIT = r"(?:min|мин|MB|Mo|МБ|%|‰)(?!\w)"


def loose(language: str, text: str) -> list[str]:
    """Return what could be torn from its word at the end of a line: short words, a Russian dash."""
    found = re.findall(rf"(?<![^\s(„«—–/]){_SHORT[language]} \S+", text)
    return found + (re.findall(r"\S+ — ", text) if language == "ru" else [])


def faults(language: str, text: str) -> list[str]:
    """Return what is wrong with `text` in `language`; an empty list when a printer would be content."""
    found = ["narrow no-break space"] if NARROW in text else []
    found += ["thin space"] if "\N{THIN SPACE}" in text else []
    found += ["two spaces"] if re.search(rf"[ {NBSP}]{{2}}(?!·)", re.sub(r"·\s+", "· ", text)) else []
    found += ["a hyphen for a dash"] if re.search(r"[^\s:] - [^\W\d]", text) else []
    found += ["three dots instead of an ellipsis"] if "..." in text else []
    if language != "en":
        found += ["straight quotes"] if '"' in text else []
        found += ["typewriter apostrophe"] if "'" in text else []
        found += ["a number torn from its unit"] if re.search(rf"[\d}}] {_UNIT}", text) else []
    if language == "fr":
        found += [f"no no-break space before {piece!r}" for piece in _FRENCH_BARE.findall(text)]
        found += ["no no-break space after «"] if _FRENCH_OPENING.search(text) else []
        found += ["foreign quotes"] if re.search("[“”„]", text) else []
    elif language == "cs":
        found += ["foreign quotes"] if re.search("[«»”]", text) else []
        found += ["unpaired quotes"] if text.count("„") != text.count("“") else []
    elif language in ("ru", "it"):
        found += ["foreign quotes"] if re.search("[“”„]", text) else []
        found += ["unpaired quotes"] if text.count("«") != text.count("»") else []
    if language == "ru":
        found += ["a short dash between words"] if re.search(r"[^\W\d] – [^\W\d]", text) else []
    if language != "fr" and re.search(r"[ \u00a0][?!;:]", text):
        found.append("a space before a sign of punctuation")
    return found
