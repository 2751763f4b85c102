"""speech-dispatcher through its own library, libspeechd: what every Linux desktop with a screen reader has.

It is asked directly because Qt's way to the same service costs a checkout 175 MB, and the frozen program a
network library that is never used. The library starts the service where it does not run yet.
"""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from ctypes import CFUNCTYPE, POINTER, Structure, byref, c_char_p, c_int, c_size_t, c_void_p
from typing import Any

from PySide6.QtCore import SignalInstance

from casino_qt.croupier.voice.engine import BROKEN, NO_ENGINE, NO_MODULE, News, Trouble
from casino_qt.croupier.voice.voices import Voice

LIBRARY = "libspeechd.so.2"
NAME = b"casino-qt"

_THREADED, _AUTOSPAWN, _TEXT = 1, 1, 3
_BEGIN, _END, _CANCEL = 1, 2, 8

# The service counts from -100 to 100. Above this espeak-ng, the voice of nearly everybody, cuts peaks off. At
# a null sink a call then has -18 dB at the loudest: 12 dB above a ball that rolls at the same per cent.
LOUDEST = 60

_Callback = CFUNCTYPE(None, c_size_t, c_size_t, c_int)


class _Connection(Structure):
    """What is public of SPDConnection (libspeechd.h): whom it tells what."""

    _fields_ = (("begin", _Callback), ("end", _Callback), ("cancel", _Callback))


class _Voice(Structure):
    """SPDVoice: its name, its language ("fr-FR"), its variant."""

    _fields_ = (("name", c_char_p), ("language", c_char_p), ("variant", c_char_p))


def _library() -> Any:
    library = ctypes.CDLL(LIBRARY)
    library.spd_open2.restype = POINTER(_Connection)
    library.spd_open2.argtypes = (c_char_p, c_char_p, c_char_p, c_int, c_void_p, c_int, POINTER(c_char_p))
    library.spd_list_modules.restype = POINTER(c_char_p)
    library.spd_list_synthesis_voices.restype = POINTER(POINTER(_Voice))
    connection = POINTER(_Connection)
    for name, more in (
        ("spd_list_modules", ()),
        ("spd_list_synthesis_voices", ()),
        ("spd_cancel", ()),
        ("spd_set_notification_on", (c_int,)),
        ("spd_set_output_module", (c_char_p,)),
        ("spd_set_language", (c_char_p,)),
        ("spd_set_synthesis_voice", (c_char_p,)),
        ("spd_set_voice_rate", (c_int,)),
        ("spd_set_volume", (c_int,)),
        ("spd_say", (c_int, c_char_p)),
    ):
        getattr(library, name).argtypes = (connection, *more)
    return library


def _until_none(found: Any) -> Iterator[Any]:
    """What stands in an array that ends with a null pointer."""
    index = 0
    while found and found[index]:
        yield found[index]
        index += 1


def _parted(language: bytes) -> tuple[str, str]:
    """The tongue and the region of "fr-FR", of "fr_fr", of "fr"."""
    tongue, _, region = language.decode(errors="replace").replace("_", "-").partition("-")
    return tongue.lower(), region.upper()


class Dispatcher:
    """A connection to the service. Raises Trouble where library or service is missing."""

    def __init__(self) -> None:
        self.news = News()
        try:
            self._library = _library()
        except (OSError, AttributeError) as error:
            raise Trouble(NO_MODULE, str(error)) from error
        why = c_char_p()
        self._connection = self._library.spd_open2(NAME, None, None, _THREADED, None, _AUTOSPAWN, byref(why))
        if not self._connection:
            raise Trouble(NO_ENGINE, (why.value or b"").decode(errors="replace"))
        # Kept, or the library would call what Python has thrown away. They come from a thread of its own.
        self._newest = 0
        silent = _Callback(lambda message, *_: self._told(message, self.news.silent))
        sounding = _Callback(lambda message, *_: self._told(message, self.news.sounding))
        self._callbacks = (sounding, silent, silent)
        told = self._connection.contents
        told.begin, told.end, told.cancel = self._callbacks
        for event in (_BEGIN, _END, _CANCEL):
            self._library.spd_set_notification_on(self._connection, event)
        self._ways = {self._voice(way): way for way in reversed(self._all())}  # the first module keeps a name

    def _all(self) -> list[tuple[bytes, bytes, bytes]]:
        """Output module, name and language of every voice."""
        spd, found = self._library, []
        for module in _until_none(spd.spd_list_modules(self._connection)):
            if spd.spd_set_output_module(self._connection, module) == 0:
                for one in _until_none(spd.spd_list_synthesis_voices(self._connection)):
                    found.append((module, one.contents.name, one.contents.language or b""))
        return found

    @staticmethod
    def _voice(way: tuple[bytes, bytes, bytes]) -> Voice:
        return Voice(way[1].decode(errors="replace"), _parted(way[2])[1])

    def voices(self, tongue: str) -> list[Voice]:
        """Those whose language is the tongue, wherever it is spoken."""
        return [voice for voice, way in self._ways.items() if _parted(way[2])[0] == tongue]

    def say(self, words: str, voice: Voice, rate: float, volume: float) -> None:
        """In the manner of the call; the service keeps the manner of the one before."""
        spd, connection = self._library, self._connection
        module, name, language = self._ways[voice]
        spd.spd_set_output_module(connection, module)
        spd.spd_set_language(connection, language)
        spd.spd_set_synthesis_voice(connection, name)
        spd.spd_set_voice_rate(connection, round(100 * rate))
        spd.spd_set_volume(connection, round((LOUDEST + 100) * volume) - 100)
        message = spd.spd_say(connection, _TEXT, words.encode())
        if message < 0:
            raise Trouble(BROKEN)
        self._newest = max(self._newest, message)

    def _told(self, message: int, news: SignalInstance) -> None:
        """Of what was said before the newest message nobody wants to hear any more."""
        if message >= self._newest:
            self._newest = message
            news.emit()

    def stop(self) -> None:
        """Only what we have said ourselves."""
        self._library.spd_cancel(self._connection)
