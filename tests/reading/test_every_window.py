"""Tables and sheets, walked in each language: nothing nameless, nothing twice, nothing behind a sheet."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from tests.reading.tree import Node, read
from tests.screenshots.__main__ import LANGUAGES
from tests.screenshots.evening import Evening
from tests.screenshots.fit import BlankPictures
from tests.screenshots.states import STATES
from tests.screenshots.statistics_states import FIRST_EVENING

BY_NAME = {state.name: state for state in (*STATES, FIRST_EVENING)}
WALKED = (
    "lobby_player",
    "settings",
    "rules",
    "players_six",
    "cashier",
    "book_full",
    "book_export",
    "statistics_first_evening",
    "house_rules_roulette_changed",
    "strategy_card",
    "laboratory_martingale",
    "laboratory_numbers",
    "layout_nothing",
    "practice_no_errors",
    "placard_roulette",
    "introduction_blackjack",
    "replay_roulette",
    "table_cut",
    "table_won_why",
    "table_typed_line",
    "roulette_guests",
    "roulette_layouts",
    "oval_agreement",
    "oval_turn",
    "oval_own_deal",
    "oval_reckoned",
    "blackjack_decision",
    "blackjack_insurance_asked",
    "blackjack_four_and_four",
    "problem_profile_damaged",
)
PRESSED = ("Button", "RadioButton", "CheckBox", "ComboBox", "Link", "ListItem", "EditableText", "Slider")
NAMED = (
    *PRESSED,
    "Dialog",
    "List",
    "Table",
    "Chart",
    "Grouping",
    "LayeredPane",
    "Notification",
    "ProgressBar",
)


def faults(tree: Node) -> Iterator[str]:
    """What a blind person would stumble over."""
    for node in tree.everything():
        wants_name = node.role in NAMED or "focusable" in node.states
        if wants_name and not node.name.strip():
            yield f"no name: {node.role} <{node.kind}> {node.description}"
        if "focusable" in node.states and node.role == "Client":
            yield f"no role: {node.name!r} <{node.kind}>"
        # Qt describes a field by its example, which may be its name.
        again = node.description.removeprefix(node.name) if node.name else node.description
        if again != node.description and not again[:1].isalnum() and node.role != "EditableText":
            yield f"said twice: {node.name!r} {node.description!r}"
        if "{" in node.name + node.description or "%n" in node.name + node.description:
            yield f"not filled in: {node.name!r} {node.description!r}"
        if node.role in PRESSED and "disabled" in node.states and not node.description.strip():
            yield f"cannot be pressed, and says not why: {node.role} {node.name!r}"
        twins = Counter((child.role, child.name) for child in node.children if child.role in PRESSED)
        yield from (f"{count} times {twin}" for twin, count in twins.items() if count > 1)
    alone = [child for child in tree.children if "modal" in child.states]
    if alone and len(tree.children) > 1:
        yield f"behind {alone[0].name!r}: {[child.name for child in tree.children]}"


@pytest.mark.parametrize("name", WALKED)
def test_everything_is_named_once(name: str, tmp_path: Path, pictures: BlankPictures) -> None:
    state = BY_NAME[name]
    evening = Evening(
        tmp_path,
        QSize(1440, 900),
        "en",
        state.seed,
        pictures=pictures,
        refait=state.refait,
        tables=state.tables,
    )
    evening.window.setUpdatesEnabled(False)  # nobody looks
    try:
        state.reach(evening)
        evening.settle()
        found: dict[str, list[str]] = {}
        shapes: dict[str, int] = {}
        for language in LANGUAGES:
            evening.settings.language = language
            evening.settle()
            tree = read(evening.window)
            shapes[language] = sum(1 for _ in tree.everything())
            if wrong := sorted(set(faults(tree))):
                found[language] = wrong
        assert not found, "\n".join(
            f"{language}: {line}" for language, lines in found.items() for line in lines
        )
        assert min(shapes.values()) > 3
    finally:
        evening.close()
