"""Which of the voices of a machine is taken when the person names none."""

from __future__ import annotations

from casino_qt.croupier.voice.voices import Voice, best_first


def test_a_recorded_voice_comes_before_a_robot_whatever_its_region() -> None:
    found = [Voice("French (France)", "FR"), Voice("Amélie (Premium)", "CA"), Voice("Thomas", "FR")]
    assert [voice.name for voice in best_first(found, "fr")] == [
        "Amélie (Premium)",
        "French (France)",
        "Thomas",
    ]


def test_of_equals_the_home_of_the_tongue_comes_first() -> None:
    found = [
        Voice("French (Belgium)", "BE"),
        Voice("French (Switzerland)", "CH"),
        Voice("French (France)", "FR"),
    ]
    assert [voice.region for voice in best_first(found, "fr")] == ["FR", "BE", "CH"]


def test_variants_of_a_robot_are_left_out_where_there_is_the_robot_itself() -> None:
    found = [Voice("Czech", "CZ"), Voice("Czech+Andy", "CZ"), Voice("Czech+anika", "CZ")]
    assert best_first(found, "cs") == [Voice("Czech", "CZ")]
    assert len(best_first(found[1:], "cs")) == 2


def test_a_name_is_offered_once() -> None:
    found = [Voice("Anna", "BY"), Voice("Anna", "RU")]
    assert best_first(found, "ru") == [Voice("Anna", "RU")]


def test_compact_voices_come_last() -> None:
    found = [Voice("Alice (Compact)", "IT"), Voice("Federica", "IT"), Voice("Luca (Enhanced)", "IT")]
    assert [voice.name for voice in best_first(found, "it")] == [
        "Luca (Enhanced)",
        "Federica",
        "Alice (Compact)",
    ]
