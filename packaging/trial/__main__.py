"""`python3 -m trial WHAT PROGRAM …`: a guest at the installed program; a line for each proof.

coup PROGRAM GAME LANGUAGE         one coup
play PROGRAM CHECKOUT PICTURES     one coup at each table in each language, and a kill in one
look PROGRAM PICTURES NAME         it opens at a table, and is seen
traced PROGRAM PICTURES            a coup under strace: which sockets were opened
without_home PROGRAM PICTURES      the same as look, HOME not set
full PROGRAM PICTURES FOLDER       HOME is a folder on a disk that is full
wayland PROGRAM PICTURES           under weston
exchanged PROGRAM PICTURES NAME    asks for an exchange of the program by a file, plays on, closes the window

Run as an ordinary user, whose home keeps the profile. Status 1: something was not as it should be.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tests.reader.client import Silence
from tests.reader.room import Room
from trial import evening, exchange, odd_places

USAGE_ERROR = 2


def main() -> int:
    """The command line."""
    what, *words = sys.argv[1:] or [""]
    try:
        with Room() as room:
            match what, words:
                case "coup", [program, game, language]:
                    return evening.one_coup(room, program, game, language)
                case "play", [program, checkout, pictures]:
                    return evening.play(room, program, Path(checkout), Path(pictures))
                case "look", [program, pictures, name]:
                    return odd_places.look(room, [program], Path(pictures), name)
                case "without_home", [program, pictures]:
                    return odd_places.without_home(room, program, Path(pictures))
                case "traced", [program, pictures]:
                    return odd_places.traced(room, program, Path(pictures))
                case "full", [program, pictures, folder]:
                    return odd_places.full(room, program, Path(pictures), Path(folder))
                case "exchanged", [program, pictures, name]:
                    return exchange.exchanged(room, program, Path(pictures), name)
                case "wayland", [program, pictures]:
                    return odd_places.wayland(room, program, Path(pictures))
    except Silence as silence:
        print(f"      {silence}")
        return 1
    print(__doc__, file=sys.stderr)
    return USAGE_ERROR


if __name__ == "__main__":
    sys.exit(main())
