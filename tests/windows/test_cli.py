"""The command line: arguments, one-line complaints, and replay without a widget."""

from __future__ import annotations

import gc
import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from casino_qt import __version__, app, cli
from casino_qt.odds.command import REPORTS
from casino_qt.rules.scripts.games import GAMES_OPEN

SCRIPT = {
    "format": "casino-qt table script",
    "version": 1,
    "game": "trente-et-quarante",
    "chance": {"seed": "5eed"},
    "actions": [{"do": "bet", "on": "rouge", "stake": 1000}, {"do": "coup"}],
}


@pytest.fixture
def script(tmp_path: Path) -> Path:
    path = tmp_path / "table.json"
    path.write_text(json.dumps(SCRIPT), encoding="utf-8")
    return path


def test_the_wishes_reach_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[app.Wishes] = []

    def listen(wishes: app.Wishes) -> int:
        heard.append(wishes)
        assert not gc.isenabled()  # what a start imports is not searched
        return 0

    gc.enable()
    monkeypatch.setattr(app, "run", listen)
    status = cli.main(["--table", "roulette", "--language", "cs", "--profile", "a.casino", "--seed", "BEEF"])
    assert status == 0
    assert heard == [app.Wishes("roulette", "cs", Path("a.casino"), "beef")]


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(["--version"])
    assert left.value.code == 0
    assert capsys.readouterr().out == f"casino-qt {__version__}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ["--nonsense"],
        ["--table", "poker"],
        ["--language", "tlh"],
        ["--profile", ""],
        ["--seed", "xyz"],
        ["--seed", ""],
        ["--seed", "f" * 65],
        ["--lang", "cs"],
        ["deal"],
        ["replay"],
        ["replay", "a", "b"],
        ["replay", "a", "--language", "de"],
        ["odds"],
        ["odds", "poker"],
        ["odds", "roulette", "--rules"],
        ["simulate"],
        ["simulate", "poker"],
        ["simulate", "roulette", "--coups", "0"],
        ["simulate", "roulette", "--coups", "1e3"],
        ["simulate", "roulette", "--stake", "-5"],
        ["simulate", "roulette", "--purse", "9" * 16],
        ["simulate", "roulette", "--players", "٣"],
        ["simulate", "roulette", "--seed", "xyz"],
        ["simulate", "roulette", "--system"],
    ],
)
def test_what_is_not_understood_costs_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        cli.main(arguments)
    said = capsys.readouterr()
    assert left.value.code == 2
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert said.err.startswith("casino-qt")


def test_replay_speaks_the_tongue_asked_for(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(script)]) == 0
    assert "Les jeux sont faits" in capsys.readouterr().out
    assert cli.main(["replay", str(script), "--language", "cs"]) == 0
    assert "Vsazeno" in capsys.readouterr().out


def test_replay_as_json(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["replay", str(script), "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["seats"]["you"]["net"] + report["house"]["net"] == 0


def test_a_bad_script_costs_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text("{", encoding="utf-8")
    assert cli.main(["replay", str(bad)]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)


def test_replay_needs_no_widget_and_no_display(script: Path) -> None:
    code = (
        "import sys; from casino_qt.cli import main; status = main(['replay', sys.argv[1]]);"
        "assert not [m for m in sys.modules if m in ('PySide6.QtWidgets', 'PySide6.QtGui')]; sys.exit(status)"
    )
    blind = {k: v for k, v in os.environ.items() if k not in ("DISPLAY", "QT_QPA_PLATFORM")}
    done = subprocess.run(
        [sys.executable, "-c", code, str(script)], env=blind, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")


def test_the_module_is_the_command(script: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "casino_qt", "replay", str(script), "--json"],
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
    assert json.loads(done.stdout)["game"] == "trente-et-quarante"


NO_ROOM = [">&-", *(f">{device}" for device in ("/dev/full",) if Path(device).exists())]


@pytest.mark.parametrize("where", NO_ROOM)
@pytest.mark.parametrize("form", ["", "--json"])
def test_a_report_that_finds_no_room_costs_one_line(script: Path, where: str, form: str) -> None:
    # Whatever is preloaded (a clock that tells another date, for one) may open a file of its own, and with
    # standard output closed that file would be standard output.
    bare = {k: v for k, v in os.environ.items() if k != "LD_PRELOAD"}
    done = subprocess.run(
        ["sh", "-c", f'exec "$0" -m casino_qt replay "$1" {form} {where}', sys.executable, str(script)],
        env=bare,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert (done.stderr.count("\n"), done.stderr[:17]) == (1, "standard output: ")


def test_the_odds_of_every_game_can_be_asked_for() -> None:
    assert set(cli.GAMES) == set(REPORTS) == set(GAMES_OPEN)


def test_odds_reach_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    rules = tmp_path / "rules.json"
    rules.write_text('{"zero": "partage"}', encoding="utf-8")
    assert cli.main(["odds", "roulette", "--rules", str(rules), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["bets"]["rouge"]["exact"] == "1/74"


SIMULATE = [
    "simulate",
    "roulette",
    "--players",
    "30",
    "--coups",
    "40",
    "--seed",
    "5EED",
    "--system",
    "paroli",
]


def test_a_simulation_reaches_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    more = ["--bet", "plein:17*2", "--stake", "600", "--purse", "90000", "--goal", "99000"]
    assert cli.main([*SIMULATE, *more, "--json", "--progress"]) == 0
    said = capsys.readouterr()
    told = json.loads(said.out)
    assert (told["bet"], told["system"], told["stake"]) == ("plein:17*2", "paroli", 600)
    assert (told["players"], told["coups"], told["seed"]) == (30, 40, "5eed")
    assert (told["purse"], told["goal"]) == (90_000, 99_000)
    assert json.loads(said.err.splitlines()[-1]) == {"done": 1_200, "of": 1_200}


@pytest.mark.parametrize(
    ("arguments", "worker"),
    [
        (SIMULATE, "casino_qt.laboratory.command.print_simulation"),
        (["odds", "trente-et-un"], "casino_qt.odds.command.print_odds"),
        (["replay", "evening.json"], "casino_qt.rules.scripts.command.replay_file"),
    ],
    ids=cli.COMMANDS,
)
def test_a_command_that_is_broken_off_ends_quietly(
    arguments: list[str], worker: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def broken_off(*asked: object, **how: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(worker, broken_off)
    assert cli.main(arguments) == 130
    assert capsys.readouterr() == ("", "")


def test_an_argument_that_is_none_is_told_in_a_line_one_can_read(capsys: pytest.CaptureFixture[str]) -> None:
    for option, text, why in (
        ("--coups", "0", "a whole number above zero is wanted, not '0'"),
        ("--stake", "9" * 5000, "a whole number above zero is wanted, not '9999"),
        ("--seed", "g" * 5000, "a seed is 1 to 64 hex digits, not 'gggg"),
    ):
        with pytest.raises(SystemExit) as left:
            cli.main(["simulate", "roulette", option, text])
        said = capsys.readouterr()
        assert (left.value.code, said.out) == (2, "")
        assert why in said.err
        assert len(said.err) < 150


def test_only_a_command_that_reckons_loads_what_reckons() -> None:
    code = (
        "import sys; from casino_qt.cli import parser; parser().parse_args(['simulate', 'roulette']);"
        "heavy = ('numpy', 'PySide6.QtWidgets', 'casino_qt.laboratory', 'casino_qt.odds');"
        "sys.exit(any(name in sys.modules for name in heavy))"
    )
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_without_a_display_one_line_is_said() -> None:
    gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    blind = {k: v for k, v in os.environ.items() if k not in gone}
    done = subprocess.run(
        [sys.executable, "-m", "casino_qt"], env=blind, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.count("\n") == 1
