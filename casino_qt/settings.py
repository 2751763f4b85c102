"""What the person prefers, remembered between evenings. Every option is declared here once, as data."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeGuard, TypeVar, overload

from PySide6.QtCore import QByteArray, QLocale, QObject, QSettings, Signal

LANGUAGES = ("en", "fr", "it", "cs", "ru")
SPEEDS = (50, 100, 200)
TEXT_SIZES = (100, 125, 150, 175, 200)  # per cent of the size the house is drawn with
AS_THE_TEXT = 0
ROOM_SIZES = (AS_THE_TEXT, *TEXT_SIZES)  # per cent of what fits the window, for salon and tables
CARD_INDICES = ("en", "fr", "ru")
MOST_GUESTS = 5
MOST_COMPANY = 8  # guests at тридцать одно
WARNINGS = (0, 2, 5, 10, 25)  # thousandths of the stake from which practice warns; 0: never
REMINDERS = (0, 15, 30, 60, 90, 120)  # minutes after which one is reminded of the time; 0: never
LOSSES = (0, 10_000, 50_000, 100_000, 500_000)  # centimes lost to be reminded of; 0: never
TOKENS = (100, 500, 2_500, 10_000, 50_000, 100_000)  # centimes a token of that table may be worth
LEAST_BETS = (100, 500, 1_000, 2_500, 10_000)  # centimes a table may ask for at least
MOST_ON_A_CHANCE = (100_000, 500_000, 1_000_000, 5_000_000)  # centimes at trente et quarante
MOST_ON_A_NUMBER = (10_000, 20_000, 50_000, 100_000)  # centimes en plein at the roulette
VOLUMES = (20, 40, 60, 80, 100)  # per cent of a voice, and of all sounds
RATES = (70, 85, 100, 115, 130)  # per cent of the pace a voice has of itself
MOST_ON_A_BOX = (50_000, 100_000, 250_000, 500_000)  # centimes at blackjack

T = TypeVar("T", bound=str | int | bytes)


def system_language() -> str:
    """Return the first of the system's languages the house speaks; English when it speaks none of them."""
    for name in QLocale.system().uiLanguages():
        code = name.replace("_", "-").split("-")[0].lower()
        if code in LANGUAGES:
            return code
    return "en"


class Option(Generic[T]):
    """One preference: its key in the file, its kind, its default, and what is allowed.

    A stored value of the wrong kind or not allowed counts as absent: a spoilt file never spoils the evening.
    """

    def __init__(
        self, key: str, kind: type[T], default: T | Callable[[], T], allowed: tuple[T, ...] | None = None
    ) -> None:
        self.key = key
        self.kind = kind
        self.allowed = allowed
        self._default: Callable[[], T] = default if callable(default) else lambda: default

    def default(self) -> T:
        """Return the value used until the person chooses another."""
        return self._default()

    def accepts(self, value: object) -> TypeGuard[T]:
        """Tell whether `value` is of the right kind and among the allowed ones."""
        return type(value) is self.kind and (self.allowed is None or value in self.allowed)

    @overload
    def __get__(self, instance: None, owner: type[Settings]) -> Option[T]: ...
    @overload
    def __get__(self, instance: Settings, owner: type[Settings]) -> T: ...
    def __get__(self, instance: Settings | None, owner: type[Settings]) -> Option[T] | T:
        if instance is None:
            return self
        value = instance.read(self)
        return value if value is not None else self.default()

    def __set__(self, instance: Settings, value: T) -> None:
        if not self.accepts(value):
            raise ValueError(f"{self.key}: {value!r} is not allowed")
        instance.write(self, value)


class Settings(QObject):
    """The options as plain attributes; `changed` names the key of one that took another value.

    Kept as an INI file in the system's place for settings. Where that cannot be written the values live
    as long as the program.
    """

    changed = Signal(str)

    language = Option("language", str, system_language, LANGUAGES)
    tongue = Option("tongue/trente-et-quarante", str, "fr", LANGUAGES)
    roulette_tongue = Option("tongue/roulette", str, "cs", LANGUAGES)
    trente_et_un_tongue = Option("tongue/trente-et-un", str, "ru", LANGUAGES)
    card_index = Option("cards/index", str, "fr", CARD_INDICES)
    contrast = Option("seeing/contrast", bool, False)
    four_colours = Option("seeing/four-colours", bool, False)
    text_size = Option("seeing/text-size", int, 100, TEXT_SIZES)
    room_size = Option("seeing/room-size", int, AS_THE_TEXT, ROOM_SIZES)
    sound = Option("sound/on", bool, True)
    sound_volume = Option("sound/volume", int, 60, VOLUMES)
    sound_cards = Option("sound/cards", bool, True)
    sound_chips = Option("sound/chips", bool, True)
    sound_wheel = Option("sound/wheel", bool, True)
    sound_room = Option("sound/room", bool, True)
    speed = Option("motion/speed", int, 100, SPEEDS)
    reduced_motion = Option("motion/reduced", bool, False)
    show_worth = Option("tables/show-worth", bool, True)
    refait = Option("trente-et-quarante/refait", str, "half", ("half", "prison"))
    premium = Option("trente-et-quarante/premium", str, "decided", ("decided", "every_coup"))
    trente_et_quarante_min = Option("trente-et-quarante/min", int, 500, LEAST_BETS)
    trente_et_quarante_max = Option("trente-et-quarante/max", int, 500_000, MOST_ON_A_CHANCE)
    zero = Option("roulette/zero", str, "prison", ("prison", "partage", "lose_all"))
    finales = Option("roulette/finales", str, "seed", ("seed", "complete"))
    roulette_min = Option("roulette/min", int, 500, LEAST_BETS)
    roulette_max = Option("roulette/max", int, 20_000, MOST_ON_A_NUMBER)
    company = Option("trente-et-un/guests", int, 3, tuple(range(1, MOST_COMPANY + 1)))
    token = Option("trente-et-un/token", int, 500, TOKENS)
    natural = Option("trente-et-un/natural", int, 4, tuple(range(2, 11)))
    bank = Option("trente-et-un/bank", str, "rotates", ("rotates", "yours", "guest"))
    packs = Option("trente-et-un/packs", int, 0, tuple(range(4)))
    chat = Option("trente-et-un/chat", bool, True)
    card_by_card = Option("trente-et-un/card-by-card", bool, True)
    blackjack_tongue = Option("tongue/blackjack", str, "it", LANGUAGES)
    dealer_blackjack = Option("blackjack/dealer-blackjack", str, "takes_all", ("takes_all", "original_only"))
    double_after_split = Option("blackjack/double-after-split", bool, True)
    surrender = Option("blackjack/surrender", str, "hard_12", ("hard_12", "hard_12_or_more", "none"))
    croupier_slips = Option("blackjack/croupier-slips", bool, False)
    blackjack_min = Option("blackjack/min", int, 500, LEAST_BETS)
    blackjack_max = Option("blackjack/max", int, 100_000, MOST_ON_A_BOX)
    blackjack_guests = Option("blackjack/guests", int, 2, tuple(range(MOST_GUESTS + 1)))
    guests = Option("roulette/guests", int, 0, tuple(range(MOST_GUESTS + 1)))
    # Sets of house rules under a name, as windows/house_rules/presets.py writes and checks them.
    trente_et_quarante_presets = Option("trente-et-quarante/presets", str, "")
    roulette_presets = Option("roulette/presets", str, "")
    trente_et_un_presets = Option("trente-et-un/presets", str, "")
    blackjack_presets = Option("blackjack/presets", str, "")
    reality_minutes = Option("reality/minutes", int, 0, REMINDERS)
    reality_loss = Option("reality/loss", int, 0, LOSSES)
    practice_warning = Option("practice/warning", int, 5, WARNINGS)
    # The person's own keys, language by language, as windows/commands/keyring.py writes and checks them.
    keys_en = Option("keys/en", str, "")
    keys_fr = Option("keys/fr", str, "")
    keys_it = Option("keys/it", str, "")
    keys_cs = Option("keys/cs", str, "")
    keys_ru = Option("keys/ru", str, "")
    # Silent until somebody asks for it: a program that begins to talk by itself is a fright, and whoever has
    # a screen reader would hear two voices. The name of a voice; "": the best the machine has for the tongue.
    trente_et_quarante_voice_on = Option("voice/trente-et-quarante/on", bool, False)
    trente_et_quarante_voice = Option("voice/trente-et-quarante/name", str, "")
    trente_et_quarante_voice_volume = Option("voice/trente-et-quarante/volume", int, 60, VOLUMES)
    trente_et_quarante_voice_rate = Option("voice/trente-et-quarante/rate", int, 100, RATES)
    roulette_voice_on = Option("voice/roulette/on", bool, False)
    roulette_voice = Option("voice/roulette/name", str, "")
    roulette_voice_volume = Option("voice/roulette/volume", int, 60, VOLUMES)
    roulette_voice_rate = Option("voice/roulette/rate", int, 100, RATES)
    trente_et_un_voice_on = Option("voice/trente-et-un/on", bool, False)
    trente_et_un_voice = Option("voice/trente-et-un/name", str, "")
    trente_et_un_voice_volume = Option("voice/trente-et-un/volume", int, 60, VOLUMES)
    trente_et_un_voice_rate = Option("voice/trente-et-un/rate", int, 100, RATES)
    blackjack_voice_on = Option("voice/blackjack/on", bool, False)
    blackjack_voice = Option("voice/blackjack/name", str, "")
    blackjack_voice_volume = Option("voice/blackjack/volume", int, 60, VOLUMES)
    blackjack_voice_rate = Option("voice/blackjack/rate", int, 100, RATES)
    last_table = Option("lobby/last-table", str, "")
    last_result = Option("lobby/last-result", int, 0)
    last_player = Option("lobby/last-player", str, "")  # name of the file in the house's own folder
    full_screen = Option("window/full-screen", bool, False)
    geometry = Option("window/geometry", bytes, b"")

    def __init__(self, store: QSettings | None = None, parent: QObject | None = None) -> None:
        """`store` is theirs from now on. Who outlives everybody that asks them should be the `parent`."""
        super().__init__(parent)
        if store is None:
            store = QSettings(QSettings.Format.IniFormat, QSettings.Scope.UserScope, "casino-qt", "casino-qt")
        store.setParent(self)
        self._store = store
        # What is true for this run only (a command-line wish), never written to the file.
        self._for_now: dict[str, object] = {}

    @classmethod
    def options(cls) -> Iterator[Option[Any]]:
        """Yield every declared option, in order."""
        return (value for value in vars(cls).values() if isinstance(value, Option))

    def is_set(self, option: Option[T]) -> bool:
        """Tell whether the person has chosen a valid value for `option`."""
        return self.read(option) is not None

    def is_kept(self, option: Option[T]) -> bool:
        """Tell whether the file has a value for `option`: a wish for this run only does not count."""
        return self._store.contains(option.key)

    def for_this_run(self, option: Option[T], value: T) -> None:
        """Use `value` until the program ends or the person chooses otherwise; the file keeps the old one."""
        if not option.accepts(value):
            raise ValueError(f"{option.key}: {value!r} is not allowed")
        if option.__get__(self, type(self)) != value:
            self._for_now[option.key] = value
            self.changed.emit(option.key)

    def read(self, option: Option[T]) -> T | None:
        """Return the stored value of `option`, None when there is no valid one."""
        return self._valid(option, self._for_now.get(option.key, self._store.value(option.key)))

    @staticmethod
    def _valid(option: Option[T], value: object) -> T | None:
        """A value as it was stored, read; None where it is none of the option's."""
        if isinstance(value, str):  # INI files know nothing but text
            value = _from_text(value, option.kind)
        elif isinstance(value, QByteArray):
            value = bytes(value.data())
        return value if option.accepts(value) else None

    def write(self, option: Option[T], value: T) -> None:
        """Store `value` and tell whoever listens, unless it was the value already."""
        before = option.__get__(self, type(self))
        self._for_now.pop(option.key, None)
        self._store.setValue(option.key, QByteArray(value) if isinstance(value, bytes) else value)
        if before != value:
            self.changed.emit(option.key)

    def sync(self) -> None:
        """Write what is pending to the disk now."""
        self._store.sync()

    def out_of_reach(self) -> bool:
        """Whether the file is there and the system does not give it: nothing is known of what it holds."""
        try:
            self.file().open("rb").close()
        except FileNotFoundError:
            return False
        except OSError:
            return True
        return False

    def spoilt(self) -> bool:
        """Whether the file holds what cannot be read: a line that is no setting, or a value that is none.

        Raises OSError.
        """
        self._store.allKeys()  # until then not all of it is read, and its status is good
        bad = self._store.status() == QSettings.Status.FormatError and not _only_remarks(self.file())
        own = self._own_file()
        return bad or any(own.contains(one.key) and self._kept(one, own) is None for one in self.options())

    def _own_file(self) -> QSettings:
        """The file alone, without what a system keeps for everybody: that is for nobody to set aside."""
        return QSettings(self._store.fileName(), QSettings.Format.IniFormat)

    def _kept(self, option: Option[T], store: QSettings) -> T | None:
        return self._valid(option, store.value(option.key))

    def file(self) -> Path:
        """Where they are kept."""
        return Path(self._store.fileName()).resolve()

    def set_aside(self, aside: Path) -> None:
        """Keep the file there, as it is, and in its place one of all that could be read. Raises OSError."""
        ours, own = {option.key: option for option in self.options()}, self._own_file()
        # In a file that is whole but for a value, what is unknown is what a newer house keeps.
        whole = self._store.status() == QSettings.Status.NoError
        values = {
            key: own.value(key)
            for key in own.allKeys()
            if (self._kept(ours[key], own) is not None if key in ours else whole)
        }
        self.file().rename(aside)
        self._store.clear()
        for key, value in values.items():
            self._store.setValue(key, value)
        self._store.sync()

    def written(self) -> bool:
        """Write what is pending, and tell whether the disk has taken it."""
        # A store never forgets that it failed once; one of its own for each time does not know it yet.
        again = self._own_file()
        again.sync()
        return again.status() == QSettings.Status.NoError


@dataclass(frozen=True, slots=True)
class Speech:
    """The options that say how calls sound at one table."""

    tongue: Option[str]
    on: Option[bool]
    voice: Option[str]
    volume: Option[int]
    rate: Option[int]


SPEECH: dict[str, Speech] = {
    "trente-et-quarante": Speech(
        Settings.tongue,
        Settings.trente_et_quarante_voice_on,
        Settings.trente_et_quarante_voice,
        Settings.trente_et_quarante_voice_volume,
        Settings.trente_et_quarante_voice_rate,
    ),
    "roulette": Speech(
        Settings.roulette_tongue,
        Settings.roulette_voice_on,
        Settings.roulette_voice,
        Settings.roulette_voice_volume,
        Settings.roulette_voice_rate,
    ),
    "trente-et-un": Speech(
        Settings.trente_et_un_tongue,
        Settings.trente_et_un_voice_on,
        Settings.trente_et_un_voice,
        Settings.trente_et_un_voice_volume,
        Settings.trente_et_un_voice_rate,
    ),
    "blackjack": Speech(
        Settings.blackjack_tongue,
        Settings.blackjack_voice_on,
        Settings.blackjack_voice,
        Settings.blackjack_voice_volume,
        Settings.blackjack_voice_rate,
    ),
}
"""By the name of the table."""


def _only_remarks(file: Path) -> bool:
    """Whether all lines are settings or remarks. Raises OSError.

    Qt minds a line that begins with "#", as people write remarks, and not one that begins with ";".
    """
    lines = (line.strip() for line in file.read_bytes().splitlines())
    return all(
        not line or line[:1] in b";#" or (b"]" in line if line[:1] == b"[" else b"=" in line)
        for line in lines
    )


_WHOLE = re.compile(r"-?[0-9]{1,15}")
"""No amount has more digits, and Python refuses to read thousands of them."""


def _from_text(text: str, kind: type[object]) -> object:
    """Return `text` read as `kind`, None when it cannot be."""
    if kind is bool:
        return {"true": True, "false": False}.get(text)
    if kind is int:
        return int(text) if _WHOLE.fullmatch(text) else None
    return text if kind is str else None
