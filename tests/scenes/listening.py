"""Somebody who listens at a table: what was heard, when, and where."""

from __future__ import annotations

from itertools import groupby

from casino_qt.scenes.audible import Audible, Rolling
from casino_qt.scenes.game_scene import GameScene


class Listener:
    """Writes down the sounds of one scene with the stage time they were heard at, ms."""

    def __init__(self, scene: GameScene) -> None:
        self._scene = scene
        self.heard: list[tuple[float, Audible]] = []
        self.rolls: list[tuple[float, Rolling | None]] = []
        scene.sounded.connect(lambda sound: self.heard.append((scene.stage.now, sound)))
        scene.ball_rolls.connect(lambda roll: self.rolls.append((scene.stage.now, roll)))

    @property
    def kinds(self) -> list[str]:
        """The kinds of sounds in their order."""
        return [sound.kind for _, sound in self.heard]

    def counted(self) -> list[tuple[str, int]]:
        """The same with what came several times running counted."""
        return [(kind, len(list(same))) for kind, same in groupby(self.kinds)]

    def forget(self) -> None:
        """Begin anew."""
        self.heard.clear()
        self.rolls.clear()
