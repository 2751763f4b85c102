"""Lists of real spins: whatever stands between the numbers, and what is said of an entry that is none."""

from __future__ import annotations

import pytest

from casino_qt.laboratory import permanence
from casino_qt.laboratory.games import GAMES
from casino_qt.laboratory.permanence import outcomes, spins
from casino_qt.laboratory.trente_et_quarante import OUTCOMES
from casino_qt.rules.scripts.script import ScriptError

LIST = [17, 0, 36, 4]


@pytest.mark.parametrize(
    "text",
    [
        "17\n0\n36\n4\n",
        "17\r\n0\r\n36\r\n4",
        "17 0\t36  4",
        "17, 0, 36, 4",
        "17;0;36;4;",
        "17|0|36|4",
        "# Baden, the third of May\n17 0 # a zero\n\n36\n   \n4",
        "\ufeff17\n0\n36\n4",
        "number\n17\n0\n36\n4",
        "time;Number;croupier\n20:01;17;A\n20:03;0;A\n20:04;36;B\n20:06;4;B",
        'spin,"Numéro"\n1,"17"\n2,"0"\n3,"36"\n4,"4"\n',
        "coup\tčíslo\n1\t17\n2\t0\n3\t36\n4\t4",
        "# remark\nдата;число\n1.5.;17\n1.5.;0 # zero\n1.5.;36\n1.5.;4",
        "017 00000 036 4".replace("00000", "000"),
        "17\u00a00\u200936 4",
    ],
)
@pytest.mark.parametrize("encoding", ["utf-8", "utf-16"])
def test_a_list_is_read_whatever_stands_between(text: str, encoding: str) -> None:
    if encoding == "utf-16":
        text = text.removeprefix("\ufeff")  # that encoding writes its own
    assert spins(text.encode(encoding)) == LIST


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"17\n37\n", "line 2: '37' is not a number from 0 to 36"),
        (b"17 5\n4 x 3", "line 2: 'x' is not"),
        (b"1\n00\n2", "line 2: '00' is not"),
        (b"-3", "'-3' is not"),
        (b"3.0", "'3.0' is not"),
        ("٣".encode(), "is not a number"),
        (b"9" * 4000, "line 1: '" + "9" * 40 + "' is not"),
        (b"\x1b[2J", r"'\\x1b\[2J' is not"),
        (b"time;number\n20:01;17\n20:02\n", "line 3: '' is not"),
        (b"time;number\n20:01;x", "line 2: 'x' is not"),
        (b"spin;time\nx;20:01", "line 2: 'x' is not"),
        (b"", "no entry at all"),
        (b"# nothing\n\n", "no entry at all"),
        (b"number\n", "no entry at all"),
        (b"17 \xff", "not text in UTF-8 at byte 3"),
        (b"\xff\xfe1\x00\x00\xd8", "not text in UTF-16"),
        (b" " * (17 * 1024**2), "larger than 16 MiB"),
    ],
    ids=lambda value: value[:14].decode("latin-1") if isinstance(value, bytes) else "",
)
def test_what_is_no_list_costs_one_line(data: bytes, why: str) -> None:
    with pytest.raises(ScriptError, match=why) as refused:
        spins(data)
    assert str(refused.value).isprintable()


def test_a_list_has_an_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(permanence, "MOST_SPINS", 3)
    with pytest.raises(ScriptError, match="more than 3 entries"):
        spins(b"1 2 3 4")


def test_outcomes_of_trente_et_quarante_are_read_by_their_names() -> None:
    words = " ".join(OUTCOMES).encode()
    assert outcomes(words, OUTCOMES) == list(range(6))
    read = GAMES["trente-et-quarante"].permanence
    assert read is not None
    assert read(b"refait, apres\n") == [5, 4]
    with pytest.raises(ScriptError, match="line 1: 'rouge' is not one of rouge_gagne_et_couleur, "):
        read(b"rouge")
