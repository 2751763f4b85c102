"""The command line: opens the casino; or replays a table script, or tells the odds, without a window.

Nothing here may import a widget before the window is really asked for: a command runs where no display is.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from casino_qt.garbage import stop_looking
from casino_qt.stamp import stamp
from casino_qt.windows.doors import TABLES

if TYPE_CHECKING:
    from casino_qt.app import Wishes

GAMES = ("trente-et-quarante", "roulette", "trente-et-un", "blackjack")
LANGUAGES = ("en", "fr", "it", "cs", "ru")
SEED_DIGITS = 64
NUMBER_DIGITS = 15
SHOWN = 40  # letters of an answer that is none

BROKEN_INSTALLATION = 1
INTERRUPTED = 130
USAGE_ERROR = 2  # the exit status for everything the person can mend in what was typed or handed in


class Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line, as `replay` promises for files."""

    def error(self, message: str) -> NoReturn:
        """Print `message` on one line of standard error and leave with status 2."""
        self.exit(USAGE_ERROR, f"{self.prog}: {' '.join(message.split())}\n")


def seed(text: str) -> str:
    """Return `text` as a seed: 1 to 64 hex digits, lower case. Raises ArgumentTypeError."""
    digits = text.lower()
    if not 1 <= len(digits) <= SEED_DIGITS or any(digit not in "0123456789abcdef" for digit in digits):
        raise argparse.ArgumentTypeError(f"a seed is 1 to {SEED_DIGITS} hex digits, not {text[:SHOWN]!r}")
    return digits


def number(text: str) -> int:
    """Return `text` as a whole number above zero. Raises ArgumentTypeError."""
    if not (text.isascii() and text.isdigit() and len(text) <= NUMBER_DIGITS and int(text)):
        raise argparse.ArgumentTypeError(f"a whole number above zero is wanted, not {text[:SHOWN]!r}")
    return int(text)


def profile(text: str) -> Path:
    """Return `text` as the path of a profile. Raises ArgumentTypeError for no name at all."""
    if not text:
        raise argparse.ArgumentTypeError("the name of a file is wanted")
    return Path(text)


def parser() -> argparse.ArgumentParser:
    """Return the parser of the whole command line."""
    top = Parser(
        prog="casino-qt",
        description="An offline salon for one person, with a croupier and play money. "
        "Without a command it opens the casino.",
        allow_abbrev=False,
    )
    top.add_argument("--version", action="version", version=f"casino-qt {stamp().line}")
    tables, languages = ", ".join(TABLES), ", ".join(LANGUAGES)
    top.add_argument("--table", choices=TABLES, metavar="NAME", help=f"go straight to a table: {tables}")
    top.add_argument(
        "--language", choices=LANGUAGES, metavar="LANG", help=f"language of the windows: {languages}"
    )
    top.add_argument("--profile", type=profile, metavar="FILE", help="the file with the purse and the tables")
    top.add_argument(
        "--practice", action="store_true", help="open in practice: a purse of its own, hints and warnings"
    )
    top.add_argument("--seed", type=seed, metavar="HEX", help="the seed of the next new shoe")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)
    replay = commands.add_parser(
        "replay",
        help="play a table script without a window",
        description="Plays a table script and reports what happened. "
        "Status 0: every action was accepted; 2: one line says which was not, and why.",
        allow_abbrev=False,
    )
    replay.add_argument("file", metavar="FILE", help="the script; - reads standard input")
    replay.add_argument(
        "--language",
        dest="tongue",
        choices=LANGUAGES,
        metavar="LANG",
        help=f"tongue of the calls: {languages}; left out, the table's own",
    )
    replay.add_argument("--json", action="store_true", help="print the report as one JSON object")
    opened = commands.add_parser(
        "open",
        help="open the casino with the replay of a table script",
        description="Opens the casino with a table script on its table, to be gone through step by step. "
        "Status 2: one line says what is wrong with the file; then no window opens.",
        allow_abbrev=False,
    )
    opened.add_argument(
        "--in-window",
        action="store_true",
        help="say what is wrong with the file in the window, which a desktop's double click needs",
    )
    opened.add_argument("file", metavar="FILE", help="the script; - reads standard input")
    odds = commands.add_parser(
        "odds",
        help="what the bets of a table are worth",
        description="Tells what the bets of a table are worth under its house rules, and how it is best "
        "played. Status 0: told; 2: one line says what is wrong with the file.",
        allow_abbrev=False,
    )
    games = ", ".join(GAMES)
    odds.add_argument("game", choices=GAMES, metavar="GAME", help=games)
    odds.add_argument(
        "--rules",
        metavar="FILE",
        help="a JSON object of house options, as a table script has under 'rules'; - reads standard input; "
        "left out, the house's own",
    )
    odds.add_argument(
        "--layout",
        metavar="FILE",
        help="roulette: a JSON object of chips on the tableau, centimes by bet; tells what they bring "
        "number by number, and how often one is ahead after many spins",
    )
    odds.add_argument(
        "--shoe",
        metavar="FILE",
        help="trente-et-quarante: a JSON object of the cards that are left, by rank and colour",
    )
    odds.add_argument("--json", action="store_true", help="print everything as one JSON object")
    _add_simulate(commands)
    return top


def _add_simulate(commands: argparse._SubParsersAction[Parser]) -> None:
    simulate = commands.add_parser(
        "simulate",
        help="play a bet and a staking system some million times",
        description="Lets many players stake by a system, and tells what came of it beside what is exact. "
        "Amounts are centimes. Status 0: told; 2: one line says what cannot be simulated.",
        allow_abbrev=False,
    )
    simulate.add_argument("game", choices=GAMES, metavar="GAME", help=", ".join(GAMES))
    simulate.add_argument(
        "--bet",
        metavar="NAME",
        help="as table scripts name it, +insurance or +half_back behind it; at roulette a layout such as "
        "rouge,plein:17*2 or an announced bet too; left out: rouge, punter, box",
    )
    simulate.add_argument(
        "--system",
        metavar="SYSTEM",
        default="flat",
        help="flat, martingale, dalembert, labouchere, paroli, fibonacci, or a file with a rule of one's own",
    )
    for option, meaning in (
        ("stake", "centimes of the first stake; left out, the table's minimum"),
        ("coups", "coups of each player, 10 000 000 at most; left out, 1000"),
        ("players", "left out, 1000"),
        ("purse", "centimes each player has; left out, 1 000 000"),
        ("goal", "centimes in the purse with which a player gets up"),
    ):
        simulate.add_argument(f"--{option}", type=number, metavar="N", help=meaning)
    simulate.add_argument("--rules", metavar="FILE", help="house options, as for odds")
    simulate.add_argument(
        "--permanence", metavar="FILE", help="a real list of results, which one player plays; - reads input"
    )
    simulate.add_argument("--seed", type=seed, metavar="HEX", help="the same seed gives the same evening")
    simulate.add_argument("--json", action="store_true", help="print everything as one JSON object")
    simulate.add_argument("--progress", action="store_true", help="tell on standard error how far it is")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line `arguments` (left out: those of the process) and return the exit status."""
    if arguments is None and sys.argv[1:] == ["--bake"]:
        # How a frozen program, which has no interpreter beside it, is its own painter of pictures.
        from casino_qt.art.bake.__main__ import main as bake

        return bake()
    if arguments is None and sys.argv[1:] == ["--desk"]:
        # And its own desk, where odds are reckoned.
        from casino_qt.odds.desk import main as desk

        return desk()
    if arguments is None and sys.argv[1:] == ["--sound"]:
        # And its own player of sounds.
        from casino_qt.sound.booth import main as play

        return play()
    if arguments is None and sys.argv[1:] == ["--voice"]:
        # And its own mouth, which needs QtTextToSpeech and its plugin in the frozen program.
        from casino_qt.croupier.voice.mouth import main as speak

        return speak()
    options = parser().parse_args(arguments)
    if options.command in COMMANDS:
        try:
            return COMMANDS[options.command](options)
        except KeyboardInterrupt:
            return INTERRUPTED
    stop_looking()  # until the lobby has been seen (`Start.keep_tidy`)
    return _window(options)


def _window(options: argparse.Namespace) -> int:
    from casino_qt.app import Wishes, run

    wishes = Wishes(options.table, options.language, options.profile, options.seed, practice=options.practice)
    if options.command != "open":
        return run(wishes)
    if options.in_window and options.file != "-":
        return run(replace(wishes, file=Path(options.file)))
    return _open(options.file, wishes)


def _open(file: str, wishes: Wishes) -> int:
    from casino_qt.app import run
    from casino_qt.rules.scripts.command import NOT_A_SCRIPT, load_script
    from casino_qt.rules.scripts.script import ScriptError, printable

    try:
        script = load_script(file)
    except ScriptError as error:
        print(f"{printable(file)}: {error}", file=sys.stderr)
        return NOT_A_SCRIPT
    read = None if file == "-" else Path(file)
    return run(replace(wishes, script=script, script_name=Path(file).name, file=read))


FILE_OF = {"layout": "roulette", "shoe": "trente-et-quarante"}
"""The option of `odds` that hands in a file, and its game."""


def _odds(options: argparse.Namespace) -> int:
    from casino_qt.odds.command import print_odds

    about: str | None = None
    for option, game in FILE_OF.items():
        given = getattr(options, option)
        if given is not None and options.game != game:
            print(f"casino-qt odds: --{option} is for {game}", file=sys.stderr)
            return USAGE_ERROR
        about = about if given is None else given
    return print_odds(options.game, options.rules, about=about, as_json=options.json)


def _simulate(options: argparse.Namespace) -> int:
    from casino_qt.laboratory.command import Asked, print_simulation

    wanted = {name: getattr(options, name) for name in Asked.__slots__}
    return print_simulation(Asked(**wanted), as_json=options.json, progress=options.progress)


def _replay(options: argparse.Namespace) -> int:
    from casino_qt.croupier.speech import call_text
    from casino_qt.croupier.tongues import HOUSE_TONGUES, TranslationMissing
    from casino_qt.rules.events import Said
    from casino_qt.rules.scripts.command import replay_file

    def words(game: str, said: Said) -> str:
        return call_text(said, options.tongue or HOUSE_TONGUES[game], game)

    try:
        return replay_file(options.file, words, as_json=options.json)
    except TranslationMissing as missing:
        print(f"casino-qt: {missing}", file=sys.stderr)
        return BROKEN_INSTALLATION


COMMANDS: dict[str, Callable[[argparse.Namespace], int]] = {
    "replay": _replay,
    "odds": _odds,
    "simulate": _simulate,
}
"""What runs without a window. Broken off from the keyboard, each ends without a word."""


if __name__ == "__main__":
    sys.exit(main())
