"""Best play of тридцать одно for one, two and three packs, as `trente_et_un_proof.py` prints it.

Each time: the punter's safest thresholds, the banker's, the tokens the bank wins from one punter in a round
when both play so, and what it wins at least so, against the punter who answers best.
"""

from casino_qt.odds.trente_et_un.hands import Policy

BEST: tuple[tuple[Policy, Policy, float, float], ...] = (
    (Policy(hard=25, soft=28), Policy(hard=27, soft=28), 0.139347225313, 0.135503404453),
    (Policy(hard=25, soft=28), Policy(hard=27, soft=28), 0.140392627434, 0.137215812533),
    (Policy(hard=25, soft=28), Policy(hard=27, soft=28), 0.140737726382, 0.137785723080),
)
