"""The croupier's mouth: what is called, in which tongue, and what it means. Decides and shows nothing."""

from __future__ import annotations

from casino_qt.croupier.speech import CallTexts, call_text
from casino_qt.croupier.tongues import HOUSE_TONGUES, TONGUES, TranslationMissing

__all__ = ["HOUSE_TONGUES", "TONGUES", "CallTexts", "TranslationMissing", "call_text"]
