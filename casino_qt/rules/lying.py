"""Money on a cloth: what one seat has on one place, and what a round did to it. Amounts are centimes."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Lying:
    """What one seat has on one place, in centimes.

    `stake` plays. `won` was paid beside it and does not play. `prison` is what is locked once and twice, at
    face value. `premium` insures the stake, where a table sells insurance.
    """

    stake: int = 0
    won: int = 0
    prison: tuple[int, int] = (0, 0)
    premium: int = 0

    @property
    def free(self) -> int:
        """What may be taken: stake and winnings."""
        return self.stake + self.won

    @property
    def locked(self) -> int:
        """All that is imprisoned, at face value."""
        return self.prison[0] + self.prison[1]

    @property
    def counted_locked(self) -> int:
        """What the imprisoned counts toward a maximum: half, and a quarter when it is locked twice."""
        return self.prison[0] // 2 + self.prison[1] // 4

    @property
    def on_table(self) -> int:
        """Everything, the locked at face value, the premium too."""
        return self.stake + self.won + self.prison[0] + self.prison[1] + self.premium

    def __add__(self, other: Lying) -> Lying:
        """The two of them together."""
        prison = (self.prison[0] + other.prison[0], self.prison[1] + other.prison[1])
        return Lying(self.stake + other.stake, self.won + other.won, prison, self.premium + other.premium)

    def paid(self, winnings: int) -> Lying:
        """After its chance came: winnings beside the stake, each lock one level open, no premium.

        What comes free is an ordinary stake and plays from the next round on.
        """
        single, double = self.prison
        return Lying(self.stake + single, self.won + winnings, (double, 0))

    def swept(self) -> Lying:
        """After it was lost: the stake is gone, and all that is locked; earlier winnings lie safe."""
        return Lying(won=self.won)

    def imprisoned(self, stake: int) -> Lying:
        """After `stake` of it was locked: what was locked once is locked twice, what was twice is gone."""
        return Lying(self.stake - stake, self.won, (stake, self.prison[0]))


NOTHING = Lying()


@dataclass(frozen=True, slots=True)
class SpotResult:
    """What a round did on one place, in centimes.

    `staked` is what lay there freely when the round began. `lost` counts a stake lost in prison at face
    value; `imprisoned` and `freed` count what went one level deeper and one level back.
    """

    staked: int = 0
    lost: int = 0
    won: int = 0
    imprisoned: int = 0
    freed: int = 0
    premium_taken: int = 0

    def __add__(self, other: SpotResult) -> SpotResult:
        """The two of them together."""
        return SpotResult(
            self.staked + other.staked,
            self.lost + other.lost,
            self.won + other.won,
            self.imprisoned + other.imprisoned,
            self.freed + other.freed,
            self.premium_taken + other.premium_taken,
        )
