"""python -m tests.voice_recorded OUT: the voice in all tongues into OUT/*.wav, measured and judged.

Real calls go through the real child to speech-dispatcher and espeak-ng, and out to a sound server of our own.
Then it looks at a room without an audio device. It needs what `room.NEEDED` names, but no loudspeaker and no
display. Status 1: something is not as it should be, a line says what; 2: something is not installed.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from array import array
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from casino_qt.croupier import TONGUES, call_text
from casino_qt.croupier.spoken.reading import read_out
from casino_qt.croupier.voice.speaker import Manner, Speaker
from casino_qt.croupier.voice.voices import Voice
from casino_qt.rules.events import Said
from casino_qt.rules.roulette.events import Echoed
from casino_qt.settings import Settings
from tests.voice_recorded.room import LOUD, RATE, Ear, Missing, Room, write
from tests.voice_recorded.table import judge, play

# From short to long: each must take longer than the one before.
LINES: tuple[tuple[str, str, Said], ...] = (
    ("point", "trente-et-quarante", Said("point", (3,))),
    ("rien_ne_va_plus", "roulette", Said("rien_ne_va_plus")),
    ("numero", "roulette", Said("numero", (24,))),
    ("annonce", "roulette", Echoed("annonce", name="finale:3/4", piece=2_500, pieces=6)),
)
BEFORE, AFTER = 0.2, 0.3  # seconds of silence kept round a recording
PACE = (0.035, 0.16)  # seconds a letter may take
LEAST = 0.2  # seconds of the shortest call
PEAK = 0.03  # of full scale, at least
CLIPPED = 0.005  # share of the samples at full scale, at most: espeak-ng itself touches it
SLOWEST = 600.0  # ms from a call to its sound, with an open engine and a voice that has spoken before
CUT = 700.0  # ms from a drop to silence: what the sound server holds is still heard
PATIENCE = 20.0  # seconds for the engine to open
GAP = 1000.0  # ms the event loop of the window may be away, on a machine that has other work


@dataclass(frozen=True, slots=True)
class Heard:
    """One recording: words, ms until the first sound, seconds of sound, peak of full scale."""

    tongue: str
    name: str
    words: str
    latency: float
    seconds: float
    peak: float


class Fault(Exception):
    """Something is not as it should be; the text says what."""


def wait(done: Callable[[], bool], seconds: float) -> bool:
    """Let the event loop run until `done`; whether it was in time."""
    deadline = time.monotonic() + seconds
    while not done():
        if time.monotonic() > deadline:
            return False
        QCoreApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)
        time.sleep(0.002)
    return True


def need(what: bool, fault: str) -> None:
    """Raise Fault unless `what`."""
    if not what:
        raise Fault(fault)


def loud_part(samples: array[int]) -> tuple[int, int]:
    """The first and the last loud sample. Raises Fault for silence."""
    loud = [index for index, value in enumerate(samples) if abs(value) > LOUD]
    need(bool(loud), "nothing was heard")
    return loud[0], loud[-1]


def record(ear: Ear, speaker: Speaker, name: str, text: str, tongue: str, out: Path) -> Heard:
    """Speak one line, keep it as a file, and judge it."""
    ends: list[bool] = []
    keep = speaker.ended.connect(lambda _words, whole: ends.append(whole))
    ear.until_quiet(BEFORE, 5)
    begin, called = ear.now(), time.monotonic()
    speaker.call(text, tongue)
    need(wait(lambda: bool(ends), 15), f"{tongue} {name}: never ended, {speaker.reason or 'no reason'}")
    ear.until_quiet(AFTER, 5)
    speaker.ended.disconnect(keep)
    samples = ear.since(max(0, begin - int(BEFORE * RATE)))
    first, last = loud_part(samples)
    words = read_out(text, tongue)
    heard = Heard(
        tongue,
        name,
        words,
        1000 * (ear.moment(begin - int(BEFORE * RATE) + first) - called),
        (last - first) / RATE,
        max(map(abs, samples)) / 32_768,
    )
    write(out / f"{tongue}_{name}.wav", samples)
    need(ends == [True], f"{tongue} {name}: was cut off")
    need(first >= int(BEFORE * RATE) - RATE // 50, f"{tongue} {name}: no silence before it")
    need(len(samples) - last >= int(AFTER * RATE) - RATE // 50, f"{tongue} {name}: no silence after it")
    clipped = sum(abs(value) >= 32_767 for value in samples) / (last - first)
    need(heard.peak >= PEAK, f"{tongue} {name}: level {heard.peak:.3f} of full scale")
    need(clipped <= CLIPPED, f"{tongue} {name}: {100 * clipped:.1f} % of it at full scale")
    need(heard.seconds >= LEAST, f"{tongue} {name}: only {heard.seconds:.2f} s")
    pace = heard.seconds / len(words)
    need(len(words) < 8 or PACE[0] <= pace <= PACE[1], f"{tongue} {name}: {pace:.3f} s a letter")
    return heard


def all_lines(ear: Ear, speaker: Speaker, out: Path) -> list[Heard]:
    """Every line in every tongue, and the first of each a second time: by then the voice is loaded."""
    found: list[Heard] = []
    for tongue in TONGUES:
        before = 0.0
        for name, game, said in LINES:
            heard = record(ear, speaker, name, call_text(said, tongue, game), tongue, out)
            need(heard.seconds > before, f"{tongue} {name}: shorter than a shorter text")
            before = heard.seconds
            found.append(heard)
    slow = [heard for heard in found if heard.name != LINES[0][0] and heard.latency > SLOWEST]
    need(not slow, f"{len(slow)} calls later than {SLOWEST:.0f} ms, such as {slow[:1]}")
    return found


def overlap(ear: Ear, speaker: Speaker) -> None:
    """Calls that come faster than they can be spoken never sound together."""
    told: list[str] = []
    keep = [
        speaker.started.connect(lambda words: told.append("+" + words)),
        speaker.ended.connect(lambda words, _whole: told.append("-" + words)),
    ]
    for number in (24, 7, 31, 12, 18):
        speaker.call(call_text(Said("numero", (number,)), "fr", "roulette"), "fr")
        wait(lambda: False, 0.4)
    need(
        wait(lambda: bool(told) and told[-1].startswith("-Dix-huit"), 15),
        f"the newest call is missing: {told}",
    )
    for signal, connection in zip((speaker.started, speaker.ended), keep, strict=True):
        signal.disconnect(connection)
    for one, two in zip(told[::2], told[1::2], strict=True):
        need(one[1:] == two[1:] and one[0] == "+" and two[0] == "-", f"two voices at once: {told}")
    ear.until_quiet(AFTER, 5)


def cut_off(ear: Ear, speaker: Speaker) -> float:
    """Milliseconds from a drop in the middle of a call to silence."""
    ear.until_quiet(AFTER, 5)
    begin = ear.now()
    speaker.call("Rouge perd, la couleur gagne, les jeux sont faits, rien ne va plus", "fr")
    need(wait(lambda: ear.first_sound(begin, 0.01) is not None, 10), "nothing was heard")
    wait(lambda: False, 0.4)
    dropped, at = time.monotonic(), ear.now()
    speaker.drop()
    wait(lambda: False, 1.5)
    samples = ear.since(at)
    loud = [index for index, value in enumerate(samples) if abs(value) > LOUD]
    late = 1000 * (ear.moment(at + loud[-1]) - dropped) if loud else 0.0
    need(late <= CUT, f"still heard {late:.0f} ms after it was dropped")
    return late


def with_device(out: Path) -> None:
    """A room with a sound server."""
    with Room() as room:
        os.environ.update(room.environment)
        ear, speaker = Ear(room), Speaker()
        speaker.manner = Manner(volume=Settings.roulette_voice_volume.default())
        try:
            began = time.monotonic()
            speaker.prepare()
            need(wait(lambda: speaker.voices is not None or bool(speaker.reason), PATIENCE), "no engine")
            opened = time.monotonic() - began
            need(not speaker.reason, f"no voice: {speaker.reason} {speaker.detail}")
            voices = speaker.voices or {}
            for tongue in TONGUES:
                need(bool(voices[tongue]), f"no voice speaks {tongue}")
            print(f"engine open after {opened:.2f} s; voices: {count(voices)}")
            found = all_lines(ear, speaker, out)
            for heard in found:
                print(
                    f"{heard.tongue} {heard.name:16} {heard.latency:4.0f} ms to sound, "
                    f"{heard.seconds:5.2f} s, peak {heard.peak:.2f}  {heard.words}"
                )
            known = sorted(heard.latency for heard in found if heard.name != LINES[0][0])
            first = [heard.latency for heard in found if heard.name == LINES[0][0]]
            print(
                f"call to sound: median {statistics.median(known):.0f} ms, most {known[-1]:.0f} ms; "
                f"the first call of a tongue {min(first):.0f} … {max(first):.0f} ms"
            )
            print(f"drop to silence: {cut_off(ear, speaker):.0f} ms")
            overlap(ear, speaker)
            print("five calls 0.4 s apart: never two at once, the newest spoken last")
            for table in ("trente-et-quarante", "roulette"):
                ear.until_quiet(AFTER, 5)
                told = play(room.folder / table, ear, speaker, table)
                write(out / f"table_{table}.wav", told.samples)
                print(judge(told))
        finally:
            speaker.close()
            ear.close()


def count(voices: dict[str, list[Voice]]) -> str:
    """How many voices each tongue has."""
    return ", ".join(f"{tongue} {len(found)}" for tongue, found in voices.items())


def without_device() -> None:
    """A room without one: the voice gives up by itself, and the window does not notice."""
    with Room(sound=False) as room:
        os.environ.update(room.environment)
        speaker = Speaker()
        gaps, last = [0.0], [time.monotonic()]

        def tick() -> None:
            now = time.monotonic()
            gaps.append(1000 * (now - last[0]))
            last[0] = now

        clock = QTimer()
        clock.timeout.connect(tick)
        clock.start(10)
        began = time.monotonic()
        again = QTimer()
        again.timeout.connect(lambda: speaker.call("Rien ne va plus", "fr"))
        again.start(2_000)
        gave_up = wait(lambda: bool(speaker.reason), 90)
        again.stop()
        passed = time.monotonic() - began
        print(
            f"without an audio device: {speaker.reason or 'still trying'} after {passed:.1f} s; "
            f"the event loop was away {max(gaps):.0f} ms at most"
        )
        wait(lambda: False, 0.3)
        speaker.close()
        need(gave_up, "the voice does not give up without an audio device")
        need(max(gaps) <= GAP, "the window stood still")


def main() -> int:
    """Run it all."""
    parser = argparse.ArgumentParser(prog="python -m tests.voice_recorded")
    parser.add_argument("out", type=Path)
    out = parser.parse_args().out
    out.mkdir(parents=True, exist_ok=True)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QApplication(sys.argv[:1])
    try:
        with_device(out)
        without_device()
    except Missing as missing:
        print(missing, file=sys.stderr)
        return 2
    except (Fault, ValueError) as fault:
        print(f"fault: {fault}", file=sys.stderr)
        return 1
    finally:
        app.quit()
    return 0


if __name__ == "__main__":
    sys.exit(main())
