"""A child that speaks nothing and behaves as told: `pretender.py MANNER`.

"well" speaks each call until it is asked for the end by "hush", or at once where the words begin with "!".
"deaf" answers nothing at all, "mute" lists its voices and never begins to speak, "endless" begins and never
ends, "dies" dies over a call, "refuses" has no speech module, "breaks" has an engine that reports an error.
"""

from __future__ import annotations

import json
import sys


def tell(**answer: object) -> None:
    print(json.dumps(answer), flush=True)


def main() -> None:
    manner = sys.argv[1]
    speaking = False
    for line in sys.stdin:
        request = json.loads(line)
        match request["do"], manner:
            case _, "deaf":
                pass
            case _, "refuses":
                tell(trouble="no_module", detail="libpulse.so.0: cannot open shared object file")
            case "voices", _:
                tell(
                    voices={
                        "fr": [["Thomas", "FR"], ["Amélie", "CA"]],
                        "it": [],
                        "cs": [],
                        "ru": [],
                        "en": [],
                    }
                )
            case "say", "dies":
                sys.exit("the daemon is gone")
            case "say", "breaks":
                tell(trouble="broken", detail="no connection")
            case "say", "mute":
                pass
            case "say", _ if request["tongue"] == "cs":
                tell(trouble="no_voice", detail="cs")
            case "say", _:
                tell(meanwhile="speaking", after=3)
                speaking = not request["words"].startswith("!")
                if not speaking:
                    tell(ended=True)
            case "hush", "well" if speaking:
                speaking = False
                tell(ended=False)


if __name__ == "__main__":
    main()
