"""What the tests of the translations share: the workshop script itself, and the messages it keeps."""

from __future__ import annotations

import importlib.util
import xml.etree.ElementTree as ET
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("en", "fr", "it", "cs", "ru")
# How many forms of "%n cards" each language has.
PLURAL_FORMS = {"en": 2, "fr": 2, "it": 2, "cs": 3, "ru": 3}


@dataclass(frozen=True)
class Message:
    """One text of a .ts file; `forms` has one entry, or one per plural form."""

    context: str
    source: str
    comment: str
    plural: bool
    finished: bool
    forms: tuple[str, ...]

    def __str__(self) -> str:
        return f"[{self.context}] {self.source}"


@cache
def script() -> ModuleType:
    """Return translations/build.py as a module; its folder is no package, because translators work there."""
    spec = importlib.util.spec_from_file_location("translations_build", ROOT / "translations" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read(ts_file: Path) -> list[Message]:
    """Return every message of `ts_file`, in its order."""
    messages = []
    for context in ET.parse(ts_file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            assert translation is not None
            forms = [form.text or "" for form in translation.findall("numerusform")]
            messages.append(
                Message(
                    context=context.findtext("name", ""),
                    source=message.findtext("source", ""),
                    comment=message.findtext("comment", ""),
                    plural=message.get("numerus") == "yes",
                    finished=translation.get("type") is None,
                    forms=tuple(forms or [translation.text or ""]),
                )
            )
    return messages


@cache
def messages(language: str) -> tuple[Message, ...]:
    """Return the committed messages of `language`."""
    return tuple(read(ROOT / "translations" / f"casino_{language}.ts"))
