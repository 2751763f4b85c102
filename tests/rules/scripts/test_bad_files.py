"""What is no script: one line on standard error, status 2, nothing on standard output. Whatever it is."""

from __future__ import annotations

import io
import json
import random
from pathlib import Path

import pytest

from casino_qt.rules.scripts import replay_file, streams

Json = dict[str, object]

MIB = 1024**2


def good(**changes: object) -> Json:
    """A valid script with some keys changed; None takes a key away."""
    script: Json = {
        "format": "casino-qt table script",
        "version": 1,
        "game": "trente-et-quarante",
        "chance": {"seed": "c0ffee"},
        "actions": [{"do": "cut", "at": 120}, {"do": "bet", "on": "noir", "stake": 500}, {"do": "coup"}],
    }
    script.update(changes)
    return {key: value for key, value in script.items() if value is not None}


def text(**changes: object) -> str:
    return json.dumps(good(**changes))


def complaint(path: Path | str) -> str:
    """Replay a bad file; what the one line says after the name of the file."""
    out, err = io.StringIO(), io.StringIO()
    status = replay_file(str(path), lambda game, said: said.call, as_json=True, stdout=out, stderr=err)
    assert status == 2
    assert out.getvalue() == ""
    line = err.getvalue()
    assert line.endswith("\n")
    assert line[:-1].isprintable(), "one line, nothing that moves the cursor"
    assert len(line) < 1000
    return line[:-1]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "script.json"


def of(file: Path, content: str | bytes) -> str:
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    line = complaint(file)
    assert line.startswith(f"{file}: ")
    return line.removeprefix(f"{file}: ")


def test_the_script_the_others_are_made_from_is_good(file: Path) -> None:
    file.write_text(text(), encoding="utf-8")
    assert replay_file(str(file), lambda game, said: said.call, stdout=io.StringIO()) == 0


@pytest.mark.parametrize(
    "content",
    [
        b"", b" ", b"{", b"}", b"[]", b"null", b"true", b"1", b'"x"', b"{}", b"{}{}", b"nonsense", b"\x00",
        b"\xff\xfe{}", b'{"format": "\xff"}', b"{'format': 1}", b'{"a": NaN}', b'{"a": Infinity}',
        b"// x\n{}", b'{"a": 01}', b'{"a": +1}', b'{"a": .5}', b'{"a": 1,}', b'{"a": "\n"}',
        b'{"a": "\\x41"}', b"\x1f\x8b\x08",
        b'{"a": "\\ud800"}', b'"\\ud800"', b"\xed\xa0\x80", b"\xc0\xaf", b"PK\x03\x04", b"-", b"1e999",
    ],
)  # fmt: skip
def test_what_is_no_json_object_or_none_of_ours(file: Path, content: bytes) -> None:
    assert not of(file, content).startswith("action ")


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "utf-16-le", "utf-32", "utf-7"])
def test_other_encodings(file: Path, encoding: str) -> None:
    of(file, text(seats="é№").encode(encoding))


def test_a_byte_order_mark_is_an_error_before_a_good_script(file: Path) -> None:
    assert of(file, b"\xef\xbb\xbf" + text().encode()) == "begins with a byte-order mark"


@pytest.mark.parametrize("what", ["[", '{"a":', '{"actions":[[', "[{"])
@pytest.mark.parametrize("depth", [900, 100_000, 3_000_000])
def test_deep_nesting(file: Path, what: str, depth: int) -> None:
    of(file, what * (depth // len(what)))


def test_deep_nesting_that_is_closed(file: Path) -> None:
    of(file, text()[:-1] + ', "x": ' + "[" * 200_000 + "]" * 200_000 + "}")


@pytest.mark.parametrize("seed", range(3))
def test_ten_megabytes_of_noise(file: Path, seed: int) -> None:
    noise = random.Random(seed)
    raw = noise.randbytes(10 * MIB)
    letters = bytes(32 + byte % 95 for byte in raw[:MIB]) * 10
    of(file, [raw, letters, b'{"format": "' + letters.replace(b'"', b"x").replace(b"\\", b"x") + b'"}'][seed])


def test_long_texts_are_not_printed_at_length(file: Path) -> None:
    long = "x" * (5 * MIB)
    of(file, text(**{long: 1}))
    of(file, text(actions=[{"do": long}]))
    of(file, text(actions=[{"do": "coup", long: 1}]))
    of(file, text(chance={"cards": [long]}))
    of(file, text(rules={long: 1}))


def test_more_than_16_mib(file: Path) -> None:
    padded = text().encode() + b" " * (16 * MIB)
    assert of(file, padded) == "larger than 16 MiB"
    file.write_bytes(padded[: 16 * MIB])
    assert replay_file(str(file), lambda game, said: said.call, stdout=io.StringIO()) == 0


NOT_WHOLE = ["1.0", "500.0", "5e2", "5E2", "-0.0", "0.5", "1e400", "500.0000000000000001"]
NOT_NUMBERS = ["true", "false", "null", '"500"', "[]", "{}", "[500]", '{"a": 1}', "NaN", "Infinity"]
TOO_LARGE = [str(10**12 + 1), "9" * 30, "9" * 5000, "1" + "0" * 1_000_000, "-1", "-500", "-" + "9" * 5000]
NO_AMOUNTS = [*NOT_WHOLE, *NOT_NUMBERS, *TOO_LARGE]


def shown(value: str) -> str:
    return value if len(value) < 40 else f"{value[:8]}… ({len(value)})"


@pytest.mark.parametrize("number", NO_AMOUNTS, ids=shown)
def test_wrong_numbers_outside_the_actions(file: Path, number: str) -> None:
    for key in ("version", "purse"):
        changed = text(**{key: "HERE"}).replace('"HERE"', number)
        assert not of(file, changed).startswith("action ")
    for key in ("min", "max"):
        of(file, text(rules={key: "HERE"}).replace('"HERE"', number))


@pytest.mark.parametrize("number", [*NO_AMOUNTS, "0", "-0"], ids=shown)
@pytest.mark.parametrize(
    "action",
    [
        {"do": "bet", "on": "rouge", "stake": "HERE"},
        {"do": "take", "on": "noir", "stake": "HERE"},
    ],
    ids=["bet", "take"],
)
def test_wrong_numbers_in_an_action_name_it(file: Path, action: Json, number: str) -> None:
    actions = [{"do": "bet", "on": "noir", "stake": 500}, action, {"do": "coup"}]
    changed = text(actions=actions).replace('"HERE"', number)
    line = of(file, changed)
    if number in ("NaN", "Infinity"):
        assert line == f"not JSON: {number}"
    else:
        assert line.startswith("action 1: ")


@pytest.mark.parametrize("at", [*NO_AMOUNTS, "0", "312", "313"], ids=shown)
def test_wrong_cuts(file: Path, at: str) -> None:
    line = of(file, text(actions=[{"do": "cut", "at": "HERE"}]).replace('"HERE"', at))
    assert line.startswith(("action 0: ", "not JSON: "))


@pytest.mark.parametrize("version", ["2", "0", "1.0", "true", '"1"', "1e0"])
def test_another_version(file: Path, version: str) -> None:
    assert "'version'" in of(file, text(version="HERE").replace('"HERE"', version))


@pytest.mark.parametrize("key", ["format", "version", "game", "chance", "actions"])
def test_a_missing_key(file: Path, key: str) -> None:
    assert f"'{key}'" in of(file, text(**{key: None}))


@pytest.mark.parametrize("key", ["format", "game", "chance", "actions", "rules"])
@pytest.mark.parametrize(
    "value", ["true", "1", "null", '"x"', "[1]", '{"x": 1}', "1.5", '"trente-et-quarante "']
)
def test_a_value_of_another_type(file: Path, key: str, value: str) -> None:
    of(file, text(**{key: "HERE"}).replace('"HERE"', value))


@pytest.mark.parametrize(
    "key", ["Format", "seats", "token", "banker", "comment", "", "\u2028", "a\nb", "\ud800", "🂡"]
)
def test_an_unknown_key(file: Path, key: str) -> None:
    of(file, text(**{key: 1}))
    of(file, text(rules={key: 1}))
    of(file, text(chance={"seed": "00", key: 1}))
    assert of(file, text(actions=[{"do": "coup", key: 1}])).startswith("action 0: ")


@pytest.mark.parametrize(
    "chance",
    [
        {}, {"seed": "00", "cards": []}, {"numbers": [1]}, {"seed": ""}, {"seed": "0" * 65}, {"seed": "xyz"},
        {"seed": " 00"}, {"seed": "00\n"}, {"seed": "0x0"}, {"seed": 0}, {"seed": True}, {"seed": ["00"]},
        {"seed": "٠٠"},
        {"cards": "AS"}, {"cards": {}}, {"cards": 1}, {"cards": ["as"]}, {"cards": ["10S"]}, {"cards": ["A"]},
        {"cards": [""]}, {"cards": ["A♠"]}, {"cards": [1]}, {"cards": [True]}, {"cards": [None]},
        {"cards": [1.5]},
        {"cards": ["AS", ["AS"]]}, {"cards": [["AS"], "AS"]}, {"cards": [[["AS"]]]}, {"cards": [{}]},
        {"cards": ["AS"] * 7}, {"cards": [["KH"] * 6, ["KH"] * 7]}, {"cards": ["AS\n"]},
        {"cards": ["\ud800"]},
    ],
    ids=str,
)  # fmt: skip
def test_wrong_chance(file: Path, chance: Json) -> None:
    assert not of(file, text(chance=chance)).startswith("action ")


@pytest.mark.parametrize(
    "action",
    [
        None, True, 1, "coup", [], ["coup"], {}, {"do": None}, {"do": 1}, {"do": []}, {"do": {}}, {"do": ""},
        {"do": "Coup"}, {"do": "spin"}, {"do": "deal"}, {"do": "coup "}, {"do": "\ud800"}, {"Do": "coup"},
        {"do": "coup", "by": "you"}, {"do": "cut"}, {"do": "cut", "at": 1, "by": "you"},
        {"do": "cut", "at": 1},
        {"do": "bet"}, {"do": "bet", "on": "rouge"}, {"do": "bet", "stake": 500},
        {"do": "bet", "on": "Rouge", "stake": 500}, {"do": "bet", "on": "rouge ", "stake": 500},
        {"do": "bet", "on": "red", "stake": 500}, {"do": "bet", "on": 1, "stake": 500},
        {"do": "bet", "on": ["rouge"], "stake": 500}, {"do": "bet", "on": None, "stake": 500},
        {"do": "bet", "on": "plein:17", "stake": 500}, {"do": "insure"},
        {"do": "insure", "on": "rouge", "stake": 5},
        {"do": "halve", "on": "rouge"}, {"do": "halve", "on": "rouge", "stake": 1},
        {"do": "move", "on": "rouge", "to": "noir"}, {"do": "take"}, {"do": "take", "on": "rouge"},
        {"do": "bet", "on": "rouge", "stake": 499}, {"do": "bet", "on": "rouge", "stake": 500_001},
        {"do": "bet", "on": "rouge", "stake": 999_501}, {"do": "insure", "on": "rouge"},
        {"do": "take", "on": "noir", "stake": 1}, {"do": "take", "on": "noir", "stake": 501},
    ],
    ids=str,
)  # fmt: skip
def test_a_wrong_or_refused_action_is_named(file: Path, action: object) -> None:
    before = [{"do": "bet", "on": "noir", "stake": 500}]
    assert of(file, text(actions=[*before, action, {"do": "coup"}])).startswith("action 1: ")


@pytest.mark.parametrize(
    "name",
    ["", "x" * 41, "a\nb", "a\tb", "\x7f", "\u202e", "\ud800", "\u2029", "\x9b", 1, None, True, [], {}],
    ids=repr,
)
def test_a_wrong_name(file: Path, name: object) -> None:
    action = {"do": "bet", "on": "noir", "stake": 500, "by": name}
    assert of(file, text(actions=[action])).startswith("action 0: ")


@pytest.mark.parametrize("name", ["x", "x" * 40, "Anna Karénina", "Вера", "🂡", "you", "'", '"'])
def test_a_right_name(file: Path, name: str) -> None:
    file.write_text(text(actions=[{"do": "bet", "on": "noir", "stake": 500, "by": name}]), encoding="utf-8")
    out = io.StringIO()
    assert replay_file(str(file), lambda game, said: said.call, as_json=True, stdout=out) == 0
    assert json.loads(out.getvalue())["seats"].keys() == {"you", name}


def test_keys_that_stand_twice(file: Path) -> None:
    assert not of(file, text()[:-1] + ', "version": 1}').startswith("action ")
    assert "'seed'" in of(file, text().replace('{"seed":', '{"seed": "00", "seed":'))
    assert "'min'" in of(file, text(rules={"min": 1}).replace('{"min":', '{"min": 1, "min":'))
    line = of(file, text().replace('"do": "bet"', '"do": "bet", "d\\u006f": "bet"'))
    assert line == "action 1: the key 'do' stands twice"


def test_the_index_is_that_of_the_first_refused_action(file: Path) -> None:
    bet = {"do": "bet", "on": "rouge", "stake": 500}
    actions = [bet, {"do": "coup"}, {"do": "insure", "on": "inverse"}, {"do": "insure", "on": "inverse"}]
    assert of(file, text(actions=actions)) == "action 2: No stake lies there to insure."


def test_cards_that_run_out(file: Path) -> None:
    lists: list[list[object]] = [[], [[]], ["KS", "TH", "7D"], ["KS", "TH", "7D", "4C", "QH"]]
    for cards in lists:
        line = of(file, text(chance={"cards": cards}, actions=[{"do": "coup"}]))
        assert line == "action 0: There are no more cards to deal."


@pytest.mark.parametrize(
    "name", ["missing.json", "", "no\nsuch\nfile", "a\x1b[2J", "nul\0nul", "x" * 5000, "\udcff", "é\u2028"]
)
def test_a_file_that_is_not_there(tmp_path: Path, name: str) -> None:
    if len(name) < 1000:
        complaint(f"{tmp_path}/missing/{name}")
    else:
        err = io.StringIO()
        assert replay_file(name, lambda game, said: said.call, stderr=err) == 2
        assert err.getvalue().count("\n") == 1


def test_the_lines_of_a_name_are_not_lines_of_the_complaint(tmp_path: Path) -> None:
    path = tmp_path / "two\nlines.json"
    path.write_text("{}", encoding="utf-8")
    assert complaint(path).startswith(f"{tmp_path}/two\\nlines.json: ")


def test_a_folder(tmp_path: Path) -> None:
    complaint(tmp_path)


def test_a_file_that_may_not_be_read(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def locked(path: str, mode: str) -> io.BytesIO:
        raise PermissionError(13, "Permission denied", path)

    file.write_text(text(), encoding="utf-8")
    # The user who runs the tests may be one to whom every file is open.
    monkeypatch.setattr(streams, "open", locked, raising=False)
    assert of(file, text()) == "Permission denied"


def test_standard_input_that_is_no_script() -> None:
    err, out = io.StringIO(), io.StringIO()
    status = replay_file(
        "-", lambda game, said: said.call, stdin=io.BytesIO(b"\xff" * 100), stdout=out, stderr=err
    )
    assert (status, out.getvalue(), err.getvalue()) == (2, "", "-: not UTF-8 at byte 0\n")
