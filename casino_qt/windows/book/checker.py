"""The independent checker that is printed in the help: twenty lines that know nothing of this program."""

from __future__ import annotations

import html
import re

from casino_qt.windows.help.rules_sheet import FALLBACK, page_path

PAGE = "fairness"
FILE = "check_a_seal.py"
_PRINTED = re.compile(r"<pre>(import .*?)</pre>", re.DOTALL)


def checker(language: str = FALLBACK) -> str:
    """The program as the page in `language` prints it. Raises OSError, or LookupError where it is missing."""
    printed = _PRINTED.search(page_path(PAGE, language).read_text(encoding="utf-8"))
    if printed is None:
        raise LookupError(PAGE)
    return html.unescape(printed.group(1)).strip() + "\n"
