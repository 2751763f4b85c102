"""Texts in the code are written so that Qt Linguist finds them. What it misses, it misses silently."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

from tests.translations.workshop import ROOT, messages, script

_MARKS = {"tr", "translate", "QT_TRANSLATE_NOOP"}


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _is_linguist_call(call: ast.Call) -> bool:
    """Whether the call names a text; `str.translate(table)` and a helper passing a variable on do not."""
    if _name(call) not in _MARKS:
        return False
    if isinstance(call.func, ast.Attribute) and call.func.attr == "translate":
        owner = call.func.value
        return isinstance(owner, ast.Name) and owner.id == "QCoreApplication"
    return True


@cache
def _calls() -> list[tuple[Path, ast.Call]]:
    return [
        (path, node)
        for path in script().source_files()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and _is_linguist_call(node)
    ]


def _place(path: Path, node: ast.expr) -> str:
    return f"{path.relative_to(ROOT)}:{node.lineno}"


def _text(node: ast.expr) -> str | None:
    """The literal a call names, joined pieces included; None for anything else."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Add):
        left, right = _text(node.left), _text(node.right)
        return None if left is None or right is None else left + right
    return None


def test_no_text_is_asked_for_inside_an_f_string() -> None:
    hidden = [
        _place(path, node)
        for path in script().source_files()
        for outer in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(outer, ast.FormattedValue)
        for node in ast.walk(outer)
        if isinstance(node, ast.Call) and _is_linguist_call(node)
    ]
    assert hidden == []


def test_no_text_is_itself_an_f_string() -> None:
    wrong = [_place(p, c) for p, c in _calls() if any(isinstance(a, ast.JoinedStr) for a in c.args)]
    assert wrong == []


def test_numbers_are_passed_by_position() -> None:
    assert [_place(path, call) for path, call in _calls() if call.keywords] == []


def test_every_text_in_the_code_has_reached_the_translators() -> None:
    known = {message.source for message in messages("fr")}
    missing = []
    for path, call in _calls():
        where = 0 if _name(call) == "tr" else 1
        text = _text(call.args[where]) if len(call.args) > where else None
        if text is not None and text not in known:
            missing.append(f"{_place(path, call)}: {text}")
    assert missing == []


def test_no_window_gives_tr_a_text_made_at_run_time() -> None:
    made = [
        _place(p, c) for p, c in _calls() if _name(c) == "tr" and (not c.args or _text(c.args[0]) is None)
    ]
    assert made == []


PARTS_THOUSANDS = {
    "casino_qt/money_text.py": "amounts",
    "casino_qt/number_text.py": "all other numbers",
    "casino_qt/art/plaques.py": "what is painted on a plaque, in no language",
    "casino_qt/laboratory/plain.py": "the command line, English and no window",
}


def test_no_text_writes_down_a_key_that_may_lie_elsewhere() -> None:
    """Whoever shows a key asks the keyring; what is here are keys that Qt writes as they are pressed."""
    keys = re.compile(r"\b(F[0-9]{1,2}|(Ctrl|Shift|Alt|Meta)\+)")
    written = [message.source for message in messages("fr") if keys.search(message.source)]
    assert written == []


def test_thousands_are_parted_nowhere_else() -> None:
    by_hand = {
        str(path.relative_to(ROOT))
        for path in (ROOT / "casino_qt").rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FormattedValue) and isinstance(node.format_spec, ast.JoinedStr)
        for piece in node.format_spec.values
        if isinstance(piece, ast.Constant) and str(piece.value)[:1] in (",", "_", "n")
    }
    assert by_hand == set(PARTS_THOUSANDS)
