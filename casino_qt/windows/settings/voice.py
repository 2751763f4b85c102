"""The page of the voice: table by table whether its calls are spoken, by whom, how loudly and how fast."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QWidget

from casino_qt.croupier import call_text
from casino_qt.croupier.voice.speaker import Speaker
from casino_qt.croupier.voice.voices import Voice
from casino_qt.number_text import percent
from casino_qt.rules.events import Said
from casino_qt.settings import RATES, SPEECH, VOLUMES, Option, Settings, Speech
from casino_qt.windows.at_table.voice import manner_of
from casino_qt.windows.kit.drop_down import DropDown
from casino_qt.windows.kit.label import FIELD, Label
from casino_qt.windows.kit.segments import Segments
from casino_qt.windows.settings.page import SettingsPage
from casino_qt.windows.settings.voice_advice import no_voice, why_null

if TYPE_CHECKING:
    from casino_qt.windows.house import House

TABLES = tuple(SPEECH)
TRIAL = Said("rien_ne_va_plus")
TRIAL_AT = "roulette"  # where that call is known


class OfTable(Option[Any]):
    """The option of whichever table the page shows."""

    def __init__(self, of: Callable[[Speech], Option[Any]], shown: Callable[[], Speech]) -> None:
        self._of, self._shown = of, shown

    def __get__(self, instance: Any, owner: type[Settings]) -> Any:
        return self._of(self._shown()).__get__(instance, owner)

    def __set__(self, instance: Settings, value: Any) -> None:
        self._of(self._shown()).__set__(instance, value)


class VoicePage(SettingsPage):
    """The voices of the machine are asked for when the page is first seen, and never waited for."""

    KEY = "voice"

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(settings, parent)
        self._shown = TABLES[0]
        self._speaker: Speaker | None = None
        self._trying = False

        def of(pick: Callable[[Speech], Option[Any]]) -> OfTable:
            return OfTable(pick, lambda: SPEECH[self._shown])

        self.table = Segments(self)
        self.table.chosen.connect(lambda index: self.show_table(TABLES[index]))
        self.table_label = Label(FIELD, self)
        self.pair(self.table_label, self.table)
        self.on = self.tick(
            of(lambda speech: speech.on),
            lambda: self.tr("The calls of this table are spoken"),
            lambda: self.tr("At the moment they are shown; the subtitles stay in your language"),
        )
        self.tongue_spoken = self.tongue(of(lambda speech: speech.tongue), lambda: self.tr("Tongue"))
        self.voice = DropDown(self)
        self.voice_label = Label(FIELD, self)
        self.voice.chosen.connect(self._choose)
        self.pair(self.voice_label, self.voice)
        self.volume = self.choice(
            lambda: self.tr("Loudness"),
            of(lambda speech: speech.volume),
            VOLUMES,
            lambda: [percent(volume / 100, 0) for volume in VOLUMES],
        )
        self.rate = self.choice(
            lambda: self.tr("Pace"),
            of(lambda speech: speech.rate),
            RATES,
            lambda: [percent(rate / 100, 0) for rate in RATES],
        )
        self.trial = self.button(lambda: self.tr("Hear it"), self.try_it)
        self.advice = self.note(self.words)
        self.advice.aloud = True

    @staticmethod
    def title() -> str:
        """Voice."""
        return QCoreApplication.translate("VoicePage", "Voice")

    def meet_house(self, house: House | None) -> None:
        """Who speaks in the house."""
        before, self._speaker = self._speaker, None if house is None else house.speaker
        for speaker, on in ((before, False), (self._speaker, True)):
            for signal in () if speaker is None else (speaker.listed, speaker.reason_changed):
                if on:
                    signal.connect(self._told)
                else:
                    signal.disconnect(self._told)
        self.refresh()

    def meet_table(self, table: str) -> None:
        """Begin with the table one sits at; who comes from elsewhere finds the page as it was left."""
        if table in SPEECH:
            self.show_table(table)

    def showEvent(self, event: QShowEvent) -> None:
        """Somebody looks: the machine is asked what voices it has."""
        super().showEvent(event)
        if self._speaker is not None:
            self._speaker.prepare()

    def show_table(self, table: str) -> None:
        """Turn to another table."""
        self._shown = table
        self.refresh()

    def tongue_now(self) -> str:
        """The tongue of the table shown."""
        tongue: str = SPEECH[self._shown].tongue.__get__(self.settings, Settings)
        return tongue

    def voices(self) -> list[Voice]:
        """The voices of that tongue, as far as they are known."""
        known = None if self._speaker is None else self._speaker.voices
        return [] if known is None else known[self.tongue_now()]

    def words(self) -> str:
        """What is to be said about the voices: nothing while all is well."""
        speaker, tongue = self._speaker, self.tongue_now()
        if speaker is None:
            return ""
        if speaker.reason:
            again = self.tr("“Hear it” asks again.")
            return f"{why_null(speaker.reason, speaker.detail, tongue)} {again}"
        if speaker.voices is None:
            return self.tr("Looking for the voices of this computer…")
        if not self.voices():
            return no_voice(tongue)
        if self.settings.sound:
            return ""
        return self.tr("The sound of the house is off, and the voice with it; here it can still be heard.")

    def try_it(self) -> None:
        """Let it be heard now, as it is set here; a voice that was given up is asked once more."""
        speaker = self._speaker
        if speaker is None:
            return
        if speaker.reason or not self.voices():
            self._trying = True
            speaker.again()
            self.refresh()
            return
        speaker.drop()
        speaker.manner = manner_of(self.settings, self._shown)
        tongue = self.tongue_now()
        speaker.call(call_text(TRIAL, tongue, TRIAL_AT) + "…", tongue)

    def _told(self) -> None:
        """The machine has answered, or will not."""
        trying, self._trying = self._trying, False
        if trying and self.voices():
            self.try_it()
        self.refresh()

    def _choose(self, index: int) -> None:
        name = self.voices()[index - 1].name if index else ""
        SPEECH[self._shown].voice.__set__(self.settings, name)

    def refresh(self) -> None:
        """Show what is stored for the table, and what the machine has."""
        super().refresh()
        self.table.set_index(TABLES.index(self._shown))
        voices = self.voices()
        names = [voice.name for voice in voices]
        best = self.tr("the best: {name}").format(name=names[0]) if names else self.tr("none is known yet")
        self.voice.set_texts([best, *(self._named(voice) for voice in voices)])
        wanted = SPEECH[self._shown].voice.__get__(self.settings, Settings)
        self.voice.set_index(names.index(wanted) + 1 if wanted in names else 0)
        self.voice.allow(bool(names), self.tr("No voice of this tongue is known here."))
        before, now = self.advice.text(), self.words()
        if now != before:
            self.advice.setText(now)
            self.resized.emit()

    @staticmethod
    def _named(voice: Voice) -> str:
        return f"{voice.name} · {voice.region}" if voice.region else voice.name

    def lay_out(self, k: float, room: int) -> None:
        """The names of the tables break into rows where they must."""
        self.table.set_most(room)
        super().lay_out(k, room)

    def retranslate(self) -> None:
        """The names of the tables are those of their pages."""
        names = {
            "trente-et-quarante": QCoreApplication.translate("TableSettingsPage", "Trente et quarante"),
            "roulette": QCoreApplication.translate("TableSettingsPage", "Roulette"),
            "trente-et-un": QCoreApplication.translate("TableSettingsPage", "Тридцать одно"),
            "blackjack": QCoreApplication.translate("TableSettingsPage", "Blackjack"),
        }
        self.table.set_texts([names[table] for table in TABLES])
        self.table.set_name(self.tr("Table"))
        self.table_label.set_text(self.tr("Table"))
        self.voice_label.set_text(self.tr("Voice"))
        self.voice.set_name(self.tr("Voice"))
        super().retranslate()
