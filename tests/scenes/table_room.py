"""A table for the tests of scenes: real rules, bank and pictures (at half size), time passed by hand."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from PySide6.QtWidgets import QApplication

from casino_qt.art.bake.spec import Spec
from casino_qt.art.lettering import load_fonts
from casino_qt.art.pictures import Pictures
from casino_qt.bank.profile import Profile
from casino_qt.croupier.speech import CallTexts
from casino_qt.rules.cards import Card
from casino_qt.rules.chance import ScriptedChance
from casino_qt.rules.trente_et_quarante.options import Rules
from casino_qt.rules.trente_et_quarante.table import Table
from casino_qt.scenes.stage import HandTicker, Stage
from casino_qt.scenes.trente_et_quarante.scene import TrenteEtQuaranteScene
from casino_qt.tables.trente_et_quarante import TrenteEtQuarante

SPEC = Spec(0.5, 1440, "fr")
LARGER = Spec(0.55, 1600, "fr")
SEED = "5a" * 32

# Shoes written for one outcome each; after the first coup enough cards follow for another.
NEXT = "KS KH KD AS KC QS QH 2S"
SHOES = {
    "rouge_gagne_et_couleur": "9H KS 6C TD KD 5C 7H JC",
    "rouge_gagne_couleur_perd": "9S KS 6C TD KD 5C 7H JC",
    "rouge_perd_et_couleur": "9H KS 6C 6D KD 5C 8H JC",
    "rouge_perd_couleur_gagne": "9S KS 6C 6D KD 5C 8H JC",
    "apres": "9S KS 6C TD KD 5C JC TS",
    "refait": "TS KS KC AS TD 5C 6C JC",
}
LONG_ROW = " ".join(["AS"] * 24 + ["2H", "2D", "2C", "AD"]) + " KD 5C 7H JC"


def cards(text: str) -> list[Card]:
    return [Card.parse(code) for code in text.split()]


class Room:
    """One table with its scene."""

    def __init__(
        self,
        folder: Path,
        pictures: Pictures,
        *,
        speed: float = 1.0,
        reduced: bool = False,
        rules: Rules | None = None,
        seed: str = SEED,
        shoes: Iterable[str] | None = None,
        spec: Spec = SPEC,
    ) -> None:
        self.pictures = pictures
        self.profile = Profile.open(folder / "profile.db")
        self.controller = TrenteEtQuarante(self.profile, rules or Rules(), seed)
        if shoes is not None:
            chance = ScriptedChance([cards(shoe) for shoe in shoes])
            sitting = self.controller._sitting
            sitting.table = Table(self.controller.options, chance, sitting.session.purse)
        self.ticker = HandTicker()
        self.stage = Stage(self.ticker, speed, reduced)
        self.spec = spec
        self.scene = self.another()

    def another(self) -> TrenteEtQuaranteScene:
        """A scene built fresh from the state, as it stands now; it hears nothing of what happens later."""
        stage = self.stage if not hasattr(self, "scene") else Stage(HandTicker())
        scene = TrenteEtQuaranteScene(self.controller, self.pictures, stage, CallTexts("fr", "en"))
        if hasattr(self, "scene"):
            scene.listen(False)
            scene.chip_value = self.scene.chip_value
        scene.set_spec(self.spec, 1.0)
        if hasattr(self, "scene"):
            scene.move_cut(self.scene.cut_at)  # where the person holds the cut card is no state of the table
        return scene

    def cut(self) -> None:
        self.controller.cut(150)
        self.scene.skip()

    def run(self, ms: float = 120_000, frame: float = 16.0) -> None:
        self.ticker.run(ms, frame)

    def check(self) -> None:
        """The picture equals one built fresh from the state, and the tale needed no correction."""
        assert not self.stage.busy
        assert not self.ticker.running
        wrong = set(self.scene.picture()) ^ set(self.another().picture())
        assert not wrong, "\n".join(map(str, sorted(wrong)))
        assert self.scene.corrections == [], "\n".join(map(str, self.scene.corrections))
        assert self.scene.board.passing == [], [prop.key for prop in self.scene.board.passing]

    def close(self) -> None:
        self.scene.listen(False)
        self.profile.close()


def half_size(folder: Path) -> Pictures:
    """The real pictures, painted small."""
    QApplication.instance() or QApplication([])
    load_fonts()
    pictures = Pictures(folder)
    for sheet in TrenteEtQuaranteScene.SHEETS:
        for spec in (SPEC, LARGER):
            pictures.bake_now(sheet, spec)
    return pictures
